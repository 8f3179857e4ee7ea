#pragma once

#include <atomic>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "search/machine.hpp"
#include "tables/state_prober.hpp"
#include "training/fit.hpp"
#include "training/glimpses.hpp"
#include "training/self_play.hpp"
#include "training/train.hpp"

namespace sowmill::training {

// What is learned from one position of a game: the end of the line that was expected there.
struct Lesson {
  Sample sample;
  Side side = Side::First;  // To move at the end of the line.
  double material = 0;      // Of that side more than of the other, in hundredths.
};

template <Game G, EvaluationOf<G> E>
class Trainer {
 public:
  using State = typename G::State;
  using Numbers = std::vector<std::int16_t>;

  Trainer(const G& game, const Options& options, const Observer& observer)
      : game_(game), options_(options), observer_(observer), weights_(material_weights()) {}

  Numbers train() {
    for (int generation = 0; generation < options_.generations; ++generation) {
      auto lessons = played(generation);
      learn(lessons, generation);
    }
    return weights_;
  }

  // Material alone: a seed, piece or man is worth a hundred hundredths.
  static Numbers material_weights() {
    constexpr std::int16_t first_unit = 300;
    Numbers numbers = {first_unit};
    for (const WeightRow& row : E::rows())
      for (int i = 0; i < static_cast<int>(row.size); ++i)
        numbers.push_back(static_cast<std::int16_t>(row.first + row.step * i));
    return numbers;
  }

 private:
  static constexpr Link link = E::aim == Aim::Win ? Link::Logistic : Link::Linear;
  // Linear sums are in these many hundredths, so that they are about as large as logarithms of
  // odds.
  static constexpr double linear_unit = 800;

  struct Moment {
    Lesson lesson;
    bool quiet = false;   // There is something to learn from it.
    bool proven = false;  // What is expected is what it comes to, by tables or to the end.
    double expected = 0;  // By the first side, from the search: a share of a win, or a difference.
    std::optional<double> known = {};  // Likewise, what tables prove of the lesson's own position.
  };
  using Player = SelfPlayer<G, Watched<G, E>>;
  // What is learned from one game.
  struct Record {
    std::vector<Moment> moments = {};
    std::vector<Lesson> glimpses = {};
  };

  // The games of a generation, on all threads; each has its own random numbers.
  std::vector<Lesson> played(int generation) {
    std::vector<Record> records(static_cast<std::size_t>(options_.games));
    std::atomic<std::size_t> next = 0;
    const auto work = [&](bool reports) {
      Glimpses<State> seen;
      Player player(game_, {E(weights_), seen}, {.positions = options_.positions});
      for (std::size_t game = next++; game < records.size(); game = next++) {
        records[game] = play(player, seen, mix_bits(options_.seed) + game * 1'000 + generation);
        if (reports) report(generation, game);
      }
    };
    std::vector<std::function<void()>> helpers;
    for (int i = 1; i < options_.threads; ++i) helpers.emplace_back([&] { work(false); });
    search::work_together([&] { work(true); }, helpers);
    std::vector<Lesson> lessons;
    for (const Record& record : records) {
      for (const Moment& moment : record.moments)
        if (moment.quiet) lessons.push_back(moment.lesson);
      lessons.insert(lessons.end(), record.glimpses.begin(), record.glimpses.end());
    }
    return lessons;
  }

  [[nodiscard]] const StateProber<G>* solved() const {
    return static_cast<const StateProber<G>*>(options_.tables.get());
  }

  void report(int generation, std::size_t game) const {
    observer_.progress((generation + static_cast<double>(game) / options_.games) /
                       options_.generations);
  }

  Record play(Player& player, Glimpses<State>& seen, std::uint64_t seed) const {
    constexpr std::uint32_t one_in = 40;  // Moves left to chance, so that games differ.
    Random random(seed);
    player.forget();
    if (solved() != nullptr) seen.start(seed);
    std::vector<State> states = {random_start(game_, random)};
    Record record;
    for (;;) {
      if (const auto ending = ending_of(game_, states)) {
        aim_at(record.moments, worth_of(result_for(Side::First, *ending)));
        return record;
      }
      const auto line = player.think(states);
      record.moments.push_back(moment_of(states.back(), line));
      learn_from(seen.taken(), record.glimpses);
      State next = states.back();
      const auto chance = pick_random<Picking::Fastest>(game_, next, random);
      game_.apply(next, random.below(one_in) == 0 ? *chance : line.moves.front());
      states.push_back(next);
    }
  }

  // Most of what a search looks at is beside what anybody would play. There only tables tell what a
  // position is worth.
  void learn_from(const std::vector<State>& glimpses, std::vector<Lesson>& lessons) const {
    for (const State& state : glimpses)
      if (const auto worth = proven_worth(state)) {
        lessons.push_back(lesson_at(state));
        aim_at(lessons.back(), *worth);
      }
  }

  static double share_of_win(double difference) {
    if (difference == 0) return 0.5;
    return difference > 0 ? 1 : 0;
  }

  // For the first side: a share of a win, or the difference in hundredths.
  static double worth_of(int result) {
    return link == Link::Linear ? search::hundredths * result : share_of_win(result);
  }

  // The same of what tables prove. The player does not look at them: then games between equals
  // would be nothing but draws where all is solved.
  [[nodiscard]] std::optional<double> proven_worth(const State& state) const {
    const auto known =
        solved() != nullptr ? solved()->known(state, search::any_depth) : std::nullopt;
    if (!known || known->lower != known->upper) return std::nullopt;
    return worth_of(game_.side_to_move(state) == Side::First ? known->lower : -known->lower);
  }

  [[nodiscard]] double expectation_of(int score, Side side) const {
    const int first = side == Side::First ? score : -score;
    if (link == Link::Linear) return first;
    if (search::is_decided(first)) return first > 0 ? 1 : 0;
    return probability(static_cast<double>(first) / weights_[0]);
  }

  template <class Line>
  [[nodiscard]] Moment moment_of(const State& state, const Line& line) const {
    Moment moment;
    const auto proven = proven_worth(state);
    moment.expected = proven.value_or(expectation_of(line.worth.score, game_.side_to_move(state)));
    moment.proven = proven || line.worth.resolved;
    State end = state;
    for (const auto& move : line.moves) game_.apply(end, move);
    const auto moves = game_.legal_moves(end);
    moment.quiet = !moves.empty() && !search::is_decided(line.worth.score);
    if (!moment.quiet) return moment;
    moment.known = proven_worth(end);
    moment.lesson = lesson_at(end);
    return moment;
  }

  [[nodiscard]] Lesson lesson_at(const State& state) const {
    Lesson lesson;
    lesson.side = state.side;  // An Aqil gift is seen by the one who gets it.
    const int sign = lesson.side == Side::First ? 1 : -1;
    lesson.material = search::hundredths * sign * game_.material(state);
    E::for_each_feature(state, [&](std::size_t number, int count) {
      if (count != 0)
        lesson.sample.features.push_back(
            {static_cast<std::uint16_t>(number), static_cast<std::int16_t>(count)});
    });
    return lesson;
  }

  // By what the first side should expect.
  static void aim_at(Lesson& lesson, double worth) {
    const bool first = lesson.side == Side::First;
    if (link == Link::Logistic)
      lesson.sample.target = static_cast<float>(first ? worth : 1 - worth);
    else
      lesson.sample.target =
          static_cast<float>(((first ? worth : -worth) - lesson.material) / linear_unit);
  }

  // The target is the result, and a little of what the search expected at each move on the way: a
  // blunder late in the game says less about its beginning. What was proven on the way counts
  // instead of all that came after. What tables prove of the lesson itself is half of its target;
  // the other half is what came after, which shows where players go wrong.
  void aim_at(std::vector<Moment>& moments, double result) const {
    constexpr double trust_in_search = 0.1;
    double target = result;
    for (std::size_t i = moments.size(); i-- > 0;) {
      Moment& moment = moments[i];
      aim_at(moment.lesson, std::midpoint(target, moment.known.value_or(target)));
      target += (moment.proven ? 1 : trust_in_search) * (moment.expected - target);
    }
  }

  void learn(const std::vector<Lesson>& lessons, int generation) {
    std::vector<Sample> samples;
    samples.reserve(lessons.size());
    for (const Lesson& lesson : lessons) samples.push_back(lesson.sample);
    const std::size_t kept_back = samples.size() / 10;
    const std::span all(samples);
    const double old_unit = link == Link::Logistic ? weights_[0] : linear_unit;
    Coefficients coefficients;
    for (std::size_t i = 1; i < weights_.size(); ++i)
      coefficients.push_back(weights_[i] / old_unit);
    const double before = loss_of(all.first(kept_back), coefficients, link);
    fit(all.subspan(kept_back), coefficients, link, options_.seed);
    const double after = loss_of(all.first(kept_back), coefficients, link);
    const double unit = unit_for(lessons, coefficients);
    round_weights(coefficients, link == Link::Logistic ? unit : linear_unit);
    weights_[0] = static_cast<std::int16_t>(std::lround(unit));
    observer_.log("generation " + std::to_string(generation + 1) + ": " +
                  std::to_string(samples.size()) + " positions, loss on a tenth kept back " +
                  std::to_string(before) + " -> " + std::to_string(after) + ", unit " +
                  std::to_string(weights_[0]));
  }

  // Logarithms of odds are turned into hundredths by what the leads in material were on average
  // worth; where scores are differences already, the unit is fitted to who won.
  [[nodiscard]] double unit_for(const std::vector<Lesson>& lessons,
                                const Coefficients& coefficients) const {
    if (link == Link::Linear) return unit_of_differences(lessons, coefficients);
    double products = 0;
    double squares = 0;
    for (const Lesson& lesson : lessons) {
      const double sum = sum_of(lesson.sample, coefficients);
      products += sum * lesson.material;
      squares += lesson.material * lesson.material;
    }
    constexpr double least = 20;
    constexpr double most = 2'000;
    return std::clamp(squares / std::max(products, 1.0), least, most);
  }

  [[nodiscard]] double unit_of_differences(const std::vector<Lesson>& lessons,
                                           const Coefficients& coefficients) const {
    std::vector<double> scores;
    std::vector<double> results;
    for (const Lesson& lesson : lessons) {
      scores.push_back(lesson.material + linear_unit * sum_of(lesson.sample, coefficients));
      const double difference = lesson.material + linear_unit * lesson.sample.target;
      results.push_back(share_of_win(difference));
    }
    return fit_unit(scores, results);
  }

  void round_weights(const Coefficients& coefficients, double unit) {
    constexpr double most = 30'000;
    for (std::size_t i = 0; i < coefficients.size(); ++i)
      weights_[i + 1] =
          static_cast<std::int16_t>(std::lround(std::clamp(coefficients[i] * unit, -most, most)));
  }

  const G& game_;
  const Options& options_;
  const Observer& observer_;
  Numbers weights_;
};

}  // namespace sowmill::training
