#include "training/train.hpp"

#include <algorithm>
#include <cmath>

#include "arena/tally.hpp"
#include "common/text.hpp"
#include "engine/evaluations.hpp"
#include "match/for_ruleset.hpp"
#include "training/trainer.hpp"

namespace sowmill::training {
namespace {

std::string text_of(const std::vector<WeightRow>& rows, const std::vector<std::int16_t>& numbers) {
  std::string text = "unit\t" + std::to_string(numbers[0]) + '\n';
  std::size_t next = 1;
  for (const WeightRow& row : rows) {
    text += row.name;
    for (std::size_t i = 0; i < row.size; ++i) text += '\t' + std::to_string(numbers[next++]);
    text += '\n';
  }
  return text;
}

std::string percent(double share) {
  const auto tenths = static_cast<int>(std::lround(share * 1'000));
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " %";
}

template <Game G, class E>
Ending play_two(const G& game, SelfPlayer<G, E>& first, SelfPlayer<G, E>& second,
                const typename G::State& start) {
  std::vector<typename G::State> states = {start};
  first.forget();
  second.forget();
  for (;;) {
    if (const auto ending = ending_of(game, states)) return *ending;
    auto& player = game.side_to_move(states.back()) == Side::First ? first : second;
    auto next = states.back();
    game.apply(next, player.think(states).moves.front());
    states.push_back(next);
  }
}

// The mean of numbers, and half the width of the interval in which it lies with 95 % certainty.
class Mean {
 public:
  void add(double number) {
    ++count_;
    sum_ += number;
    squares_ += number * number;
  }
  [[nodiscard]] double value() const { return sum_ / count_; }
  [[nodiscard]] double error() const {
    constexpr double deviations = 1.96;
    const double variance = std::max(squares_ / count_ - value() * value(), 0.0);
    return deviations * std::sqrt(variance / count_);
  }

 private:
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

std::string tenths_of(double number) {
  const auto tenths = std::lround(std::abs(number) * 10);
  return (number < 0 ? "-" : "") + std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

// How the learned weights have fared.
class Comparison {
 public:
  // A start that was played twice, with the sides exchanged: what it favours cancels out.
  void add(const Ending& as_first, const Ending& as_second) {
    Tally both;
    both.add(Side::First, as_first.outcome);
    both.add(Side::Second, as_second.outcome);
    tally_.add(Side::First, as_first.outcome);
    tally_.add(Side::Second, as_second.outcome);
    tally_.add_pair(both);
    seeds_.add((result_for(Side::First, as_first) + result_for(Side::Second, as_second)) / 2.0);
  }

  [[nodiscard]] std::string text(Aim aim) const {
    auto text = std::to_string(tally_.won) + " won, " + std::to_string(tally_.drawn) + " drawn, " +
                std::to_string(tally_.lost) + " lost: " + percent(tally_.score()) + " +- " +
                percent(tally_.error());
    if (aim == Aim::Difference)
      text +=
          "; seeds more a round: " + tenths_of(seeds_.value()) + " +- " + tenths_of(seeds_.error());
    return text;
  }

 private:
  Tally tally_;
  Mean seeds_;
};

search::Limits check_limits(const Options& options) {
  constexpr std::int64_t microseconds = 1'000;
  if (options.check_positions > 0) return {.positions = options.check_positions};
  return {.microseconds = options.check_milliseconds * microseconds,
          .clock = search::Clock::Processor};
}

std::string told_limits(const Options& options) {
  if (options.check_positions > 0) return std::to_string(options.check_positions) + " positions";
  return std::to_string(options.check_milliseconds) + " ms";
}

template <Game G, class E>
void compare(const G& game, const E& learned, const Options& options, const Observer& observer) {
  const auto material = Trainer<G, E>::material_weights();
  const auto limits = check_limits(options);
  SelfPlayer<G, E> player(game, learned, limits);
  SelfPlayer<G, E> opponent(game, E(material), limits);
  Random random(options.seed);
  Comparison comparison;
  const int pairs = std::max((options.check_games + 1) / 2, 1);
  for (int pair = 0; pair < pairs; ++pair) {
    const auto start = random_start(game, random);
    const auto as_first = play_two(game, player, opponent, start);
    comparison.add(as_first, play_two(game, opponent, player, start));
    observer.progress(static_cast<double>(pair + 1) / pairs);
  }
  observer.log("against material alone, " + told_limits(options) +
               " a move: " + comparison.text(E::aim));
}

}  // namespace

Result<std::string> train(std::string_view id, const Options& options, const Observer& observer) {
  return for_ruleset(id, [&]<Game G>(const Ruleset<G>& ruleset) {
    using E = decltype(evaluation_of(ruleset));
    const auto numbers = Trainer<G, E>(ruleset.game, options, observer).train();
    if (options.check_games > 0) compare(ruleset.game, E(numbers), options, observer);
    return text_of(E::rows(), numbers);
  });
}

Result<void> check(std::string_view id, const Options& options, const Observer& observer) {
  return for_ruleset(id, [&](const auto& ruleset) -> Result<void> {
    compare(ruleset.game, evaluation_of(ruleset), options, observer);
    return {};
  });
}

}  // namespace sowmill::training
