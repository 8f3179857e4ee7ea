#include "training/train.hpp"

#include <algorithm>
#include <cmath>

#include "arena/tally.hpp"
#include "common/text.hpp"
#include "play/catalog.hpp"
#include "play/for_ruleset.hpp"
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
Outcome play_two(const G& game, SelfPlayer<G, E>& first, SelfPlayer<G, E>& second,
                 const typename G::State& start) {
  std::vector<typename G::State> states = {start};
  first.forget();
  second.forget();
  for (;;) {
    if (const auto ending = ending_of(game, states)) return ending->outcome;
    auto& player = game.side_to_move(states.back()) == Side::First ? first : second;
    auto next = states.back();
    game.apply(next, player.think(states).moves.front());
    states.push_back(next);
  }
}

// Each start is played twice, with the sides exchanged.
template <Game G, class E>
void compare(const G& game, const E& learned, const Options& options, const Observer& observer) {
  constexpr std::int64_t microseconds = 1'000;
  const auto material = Trainer<G, E>::material_weights();
  const search::Limits limits{.microseconds = options.check_milliseconds * microseconds,
                              .clock = search::Clock::Processor};
  SelfPlayer<G, E> player(game, learned, limits);
  SelfPlayer<G, E> opponent(game, E(material), limits);
  Random random(options.seed);
  Tally tally;
  for (int pair = 0; pair < options.check_games / 2; ++pair) {
    const auto start = random_start(game, random);
    tally.add(Side::First, play_two(game, player, opponent, start));
    tally.add(Side::Second, play_two(game, opponent, player, start));
    observer.progress(2.0 * (pair + 1) / options.check_games);
  }
  observer.log("against material alone, " + std::to_string(options.check_milliseconds) +
               " ms a move: " + std::to_string(tally.won) + " won, " + std::to_string(tally.drawn) +
               " drawn, " + std::to_string(tally.lost) + " lost: " + percent(tally.score()) +
               " +- " + percent(tally.error()));
}

}  // namespace

Result<std::string> train(std::string_view id, const Options& options, const Observer& observer) {
  return parse_ruleset(id).map([&](const CatalogEntry* entry) {
    return for_ruleset(entry->id, [&]<class G, class E>(const Ruleset<G, E>& ruleset) {
      const auto numbers = Trainer<G, E>(ruleset.game, options, observer).train();
      if (options.check_games > 0) compare(ruleset.game, E(numbers), options, observer);
      return text_of(E::rows(), numbers);
    });
  });
}

Result<void> check(std::string_view id, const Options& options, const Observer& observer) {
  return parse_ruleset(id).and_then([&](const CatalogEntry* entry) {
    return for_ruleset(entry->id, [&](const auto& ruleset) -> Result<void> {
      compare(ruleset.game, ruleset.evaluation, options, observer);
      return {};
    });
  });
}

}  // namespace sowmill::training
