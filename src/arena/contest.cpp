#include "arena/contest.hpp"

#include "play/random_decision.hpp"

namespace sowmill {
namespace {

// Longer games go round in some way that the rules do not end.
constexpr int longest_game = 4'000;

std::unique_ptr<Match> match_from(const CatalogEntry& entry, const std::string& position) {
  return position.empty() ? entry.new_match() : *entry.match_at(position);
}

// What everybody does next: one decision, or both set-ups, laid without seeing the other's.
std::vector<std::string> next_decisions(const Match& match,
                                        const std::array<Contestant*, 2>& players, Random& lots) {
  switch (match.phase()) {
    case Phase::Setup:
      return {players[0]->decide(), players[1]->decide()};
    case Phase::Lot:
      return {random_decision(match, Side::First, lots)};
    default:
      return {players[index_of(*match.chooser())]->decide()};
  }
}

}  // namespace

Outcome play_game(const CatalogEntry& entry, const std::array<Contestant*, 2>& players,
                  const std::string& position, std::uint64_t seed) {
  Random lots(seed);
  const auto match = match_from(entry, position);
  for (const Side side : {Side::First, Side::Second})
    players[index_of(side)]->begin(match_from(entry, position), side, seed);
  for (int decision = 0; decision < longest_game && match->phase() != Phase::Over; ++decision) {
    for (const auto& text : next_decisions(*match, players, lots)) {
      (void)match->play(text);
      for (Contestant* player : players) player->see(text);
    }
  }
  return match->verdict().ending.outcome;
}

std::string balanced_opening(const CatalogEntry& entry, int plies, Random& random) {
  constexpr double most_unequal = 0.15;
  constexpr AnalysisLimits quick{.positions = 20'000, .megabytes = 1};
  for (;;) {
    const auto match = *entry.match_at(entry.start_position());
    for (int ply = 0; ply < plies && match->phase() == Phase::Play; ++ply)
      (void)match->play(random_decision(*match, Side::First, random));
    const auto analysis = match->analyse(quick, {});
    if (!analysis) continue;
    const double expected = analysis->lines.front().expected;
    if (expected > 0.5 - most_unequal && expected < 0.5 + most_unequal) return *match->position();
  }
}

Tally play_contest(const CatalogEntry& entry, const std::array<Contestant*, 2>& players,
                   const Contest& contest, const std::function<void(const Tally&)>& finished) {
  Random random(contest.seed);
  Tally tally;
  std::string opening;
  for (int game = 0; game < contest.games; ++game) {
    const bool exchanged = game % 2 != 0;
    if (!exchanged && !entry.plays_for_points)
      opening = balanced_opening(entry, contest.opening_plies, random);
    const auto sides = exchanged ? std::array{players[1], players[0]} : players;
    const auto outcome =
        play_game(entry, sides, opening, mix_bits(contest.seed) + static_cast<std::uint64_t>(game));
    tally.add(exchanged ? Side::Second : Side::First, outcome);
    finished(tally);
  }
  return tally;
}

}  // namespace sowmill
