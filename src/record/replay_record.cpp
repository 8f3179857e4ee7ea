#include "record/replay_record.hpp"

#include <cstdint>
#include <optional>
#include <utility>

#include "common/text.hpp"
#include "match/catalog.hpp"
#include "record/outcome_text.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

enum class Variations : std::uint8_t { Played, LeftOut };

// Points of both sides of an Aqil match: each fewer than 60, and then all 72 seeds of a round.
constexpr int most_points = 59 + 59 + 72;

tl::unexpected<Error> refuse_tag(TextLine line, std::string_view name, const Error& cause) {
  return tl::unexpected(
      Error{Reason::RecordTag, {std::to_string(line.number), std::string(name)}, {cause}});
}

tl::unexpected<Error> refuse_result(std::string_view stated, std::string_view reached) {
  return refuse(Reason::RecordResult, shown(stated), reached);
}

Result<std::unique_ptr<Match>> start_match(const CatalogEntry& entry, const Record& record) {
  const auto* position = record.find("Position");
  if (position == nullptr) return entry.new_match();
  auto match = entry.match_at(position->value);
  if (!match) return refuse_tag(position->line, "Position", match.error());
  return match;
}

// Between the rounds of an Aqil match play() takes set-ups, which are no moves.
Result<void> play_move(Match& match, const std::string& move) {
  if (match.phase() == Phase::Setup) return refuse(Reason::GameIsOver, shown(move));
  return match.play(move);
}

Result<void> play_line(Match& match, const RecordLine& line, Variations variations);

// Plays the variations of a move from before it, and takes them back.
Result<void> play_variations(Match& match, const RecordMove& move) {
  for (const auto& remark : move.remarks) {
    const auto* variation = std::get_if<RecordLine>(&remark);
    if (variation == nullptr) continue;
    if (auto played = play_line(match, *variation, Variations::Played); !played) return played;
    for (std::size_t i = 0; i < variation->moves.size(); ++i)
      if (auto undone = match.undo(); !undone) return undone;
  }
  return {};
}

Result<void> play_line(Match& match, const RecordLine& line, Variations variations) {
  for (const auto& move : line.moves) {
    if (variations == Variations::Played)
      if (auto played = play_variations(match, move); !played) return played;
    if (const auto played = play_move(match, move.text); !played)
      return tl::unexpected(Error{Reason::RecordMove,
                                  {std::to_string(move.line.number), shown(move.text)},
                                  {played.error()}});
  }
  return {};
}

Result<void> lay_setups(Match& match, const RecordRound& round) {
  const auto rows = words(round.setup);
  if (rows.size() != 2) return refuse(Reason::SetupRowCount, shown(round.setup));
  auto south = match.play("setup south " + std::string(rows[0]));
  if (!south) return south;
  return match.play("setup north " + std::string(rows[1]));
}

Result<void> draw_lot(Match& match, const RecordRound& round) {
  const auto parts = words(round.lot);
  const bool drawn =
      parts.size() == 2 && match.play("lot " + std::string(parts[0])) && match.play(parts[1]);
  if (drawn) return {};
  return refuse(Reason::WrongPhase, shown(round.lot),
                "south keep, south swap, north keep, north swap");
}

// A round of an Aqil match. Its result is what was captured, and only the rules can end it.
Result<void> play_round(Match& match, const RecordRound& round, Variations variations) {
  if (const auto laid = lay_setups(match, round); !laid)
    return refuse_tag(round.line, "Setup", laid.error());
  if (const auto drawn = draw_lot(match, round); !drawn)
    return refuse_tag(round.lot_line, "Lot", drawn.error());
  if (auto played = play_line(match, round.play, variations); !played) return played;
  const Ending reached = match.rounds().back().ending;
  if (!fits(round.result, reached)) return refuse_result(round.result, result_text(reached));
  return {};
}

Result<void> play_rounds(Match& match, const Record& record, Variations variations) {
  for (const auto& round : record.rounds) {
    if (round.setup.empty())
      return refuse(Reason::RecordSyntax, std::to_string(round.line.number),
                    "[Setup \"11-5-5-5-5-5 6-7-5-6-6-6\"]");
    if (auto played = play_round(match, round, variations); !played) return played;
  }
  return {};
}

Result<void> play_single(Match& match, const Record& record, Variations variations) {
  for (const auto& round : record.rounds) {
    if (!round.setup.empty())
      return refuse_tag(round.line, "Setup", {Reason::NotInThisGame, {shown(round.setup)}});
    if (auto played = play_line(match, round.play, variations); !played) return played;
  }
  return {};
}

// Ends the game as stated, where the moves did not. A score that agreeing on a cycle would give is
// that; of any other only who won is kept.
Result<void> agree(Match& match, std::string_view stated) {
  const Ending ending = stated_ending(stated);
  if (ending.score && match.agree_cycle()) {
    if (match.verdict().ending == ending) return {};
    if (auto undone = match.undo(); !undone) return undone;
  }
  switch (ending.outcome) {
    case Outcome::FirstWins:
      return match.resign(Side::Second);
    case Outcome::SecondWins:
      return match.resign(Side::First);
    case Outcome::Draw:
      return match.agree_draw();
    case Outcome::Ongoing:
      break;
  }
  return {};
}

Result<void> settle(Match& match, std::string_view stated) {
  if (!match.verdict().is_over()) return agree(match, stated);
  const Ending reached = match.verdict().ending;
  if (!fits(stated, reached)) return refuse_result(stated, result_text(reached));
  return {};
}

// The result of the game or of the whole match: that of the tag, or where it leaves it open, that
// after the moves. In an Aqil match the latter is a round's.
Result<std::string> stated_result(const Record& record, bool has_rounds) {
  const auto* tag = record.find("Result");
  std::string by_tag = tag != nullptr && !is_unknown_result(tag->value) ? tag->value : "*";
  if (has_rounds || record.rounds.empty()) return by_tag;
  const std::string& by_moves = record.rounds.back().result;
  if (by_tag == "*" || by_moves == "*" || by_tag == by_moves)
    return by_tag == "*" ? by_moves : by_tag;
  return refuse_result(by_tag, by_moves);
}

// The seeds that there are to be won; none where there is no score.
std::optional<int> seeds_of(const CatalogEntry& entry) {
  if (entry.shape != BoardShape::TwoRows) return std::nullopt;
  int seeds = 0;
  for (const Place& place : (*entry.match_at(entry.start_position()))->view(std::nullopt).places)
    seeds += place.count;
  return seeds;
}

// Whether the results stated are results of the game. Points of an Aqil match have no bound that
// its rounds do not set.
Result<void> check_results(const CatalogEntry& entry, const Record& record, bool has_rounds) {
  const auto seeds = seeds_of(entry);
  for (const auto& round : record.rounds)
    if (auto fits_game = check_result(round.result, seeds); !fits_game) return fits_game;
  const auto* tag = record.find("Result");
  if (tag == nullptr || is_unknown_result(tag->value)) return {};
  if (const auto fits_game = check_result(tag->value, has_rounds ? most_points : seeds); !fits_game)
    return refuse_tag(tag->line, "Result", fits_game.error());
  return {};
}

Result<std::unique_ptr<Match>> replay_with(const Record& record, Variations variations) {
  const auto* ruleset = record.find("Ruleset");
  const auto* entry = ruleset == nullptr ? nullptr : find_ruleset(ruleset->value);
  if (entry == nullptr)
    return refuse(Reason::RecordRuleset, ruleset == nullptr ? "" : shown(ruleset->value));
  auto match = start_match(*entry, record);
  if (!match) return match;
  const bool has_rounds = entry->plays_for_points && record.find("Position") == nullptr;
  const auto played = has_rounds ? play_rounds(**match, record, variations)
                                 : play_single(**match, record, variations);
  if (!played) return tl::unexpected(played.error());
  if (const auto checked = check_results(*entry, record, has_rounds); !checked)
    return tl::unexpected(checked.error());
  const auto stated = stated_result(record, has_rounds);
  if (!stated) return tl::unexpected(stated.error());
  if (const auto settled = settle(**match, *stated); !settled)
    return tl::unexpected(settled.error());
  return match;
}

}  // namespace

Result<std::unique_ptr<Match>> replay(const Record& record) {
  return replay_with(record, Variations::LeftOut);
}

Result<void> check(const Record& record) {
  const auto match = replay_with(record, Variations::Played);
  if (!match) return tl::unexpected(match.error());
  return {};
}

}  // namespace sowmill
