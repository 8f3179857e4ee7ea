#include "play/aqil_match.hpp"

#include "common/text.hpp"
#include "tell/vocabulary.hpp"

namespace sowmill {
namespace {

std::optional<Side> parse_side(std::string_view word) {
  for (const Side side : {Side::First, Side::Second})
    if (word == side_word(BoardShape::TwoRows, side)) return side;
  return std::nullopt;
}

// What play() takes in a phase before the sowing.
std::string_view expected_words(Phase phase) {
  if (phase == Phase::Setup) return "setup south 11-5-5-5-5-5";
  if (phase == Phase::Lot) return "lot south, lot north";
  return "keep, swap";
}

}  // namespace

Phase AqilMatch::phase() const {
  if (verdict().is_over()) return Phase::Over;
  if (!round().setups[0] || !round().setups[1]) return Phase::Setup;
  if (!round().first) return Phase::Lot;
  return round().choice ? Phase::Play : Phase::Choice;
}

// Between the lot and the choice the board stands as laid, the first player to sow.
std::optional<std::string> AqilMatch::position() const {
  if (round().play) return round().play->position();
  if (phase() != Phase::Choice) return std::nullopt;
  return game_.to_text(
      aqil::board_from(*round().setups[0], *round().setups[1], *round().first, aqil::Choice::Keep));
}

std::optional<Side> AqilMatch::chooser() const {
  switch (phase()) {
    case Phase::Choice:
      return round().first;
    case Phase::Play:
      return round().play->chooser();
    default:
      return std::nullopt;
  }
}

std::vector<std::string> AqilMatch::legal_moves() const {
  switch (phase()) {
    case Phase::Lot:
      return {"lot south", "lot north"};
    case Phase::Choice:
      return {"keep", "swap"};
    case Phase::Play:
      return round().play->legal_moves();
    default:
      return {};
  }
}

std::vector<Round> AqilMatch::rounds() const {
  std::vector<Round> told;
  for (const AqilRound& each : rounds_) {
    if (!each.play) continue;
    Round one = each.play->rounds().front();
    one.setup = aqil::to_text(*each.setups[0]) + ' ' + aqil::to_text(*each.setups[1]);
    one.lot = std::string(side_word(shape(), *each.first)) +
              (*each.choice == aqil::Choice::Keep ? " keep" : " swap");
    told.push_back(std::move(one));
  }
  return told;
}

// The one with more captured seeds scores the difference.
Score AqilMatch::points() const {
  Score points;
  for (const AqilRound& each : rounds_) {
    const auto score = each.play ? each.play->verdict().ending.score : std::nullopt;
    if (!score) continue;
    const int difference = score->first - score->second;
    (difference > 0 ? points.first : points.second) += difference > 0 ? difference : -difference;
  }
  return points;
}

Verdict AqilMatch::verdict() const {
  if (agreed_) return *agreed_;
  const Score score = points();
  if (score.first < winning_points && score.second < winning_points) return {};
  return {ending_by_score(score), Cause::Points};
}

BoardView AqilMatch::view(std::optional<Side> viewer) const {
  if (round().play) return round().play->view(viewer);
  sowing::Ring ring;
  const bool hidden = !round().setups[0] || !round().setups[1];
  for (const Side side : {Side::First, Side::Second}) {
    const auto& setup = round().setups[index_of(side)];
    if (!setup || (hidden && viewer != side)) continue;
    for (std::size_t hole = 0; hole < sowing::row_houses; ++hole)
      ring.houses[sowing::first_house_of(side) + hole] = setup->holes[hole];
  }
  return sowing::view(ring.to_board(round().first.value_or(Side::First)));
}

Result<void> AqilMatch::play(std::string_view text) {
  switch (phase()) {
    case Phase::Setup:
      return lay(text);
    case Phase::Lot:
      return draw_lot(text);
    case Phase::Choice:
      return choose(text);
    case Phase::Play:
      return sow(text);
    case Phase::Over:
      break;
  }
  return refuse(Reason::GameIsOver, shown(text));
}

Result<void> AqilMatch::lay(std::string_view text) {
  const auto parts = words(text);
  const auto side = parts.size() == 3 && parts[0] == "setup" ? parse_side(parts[1]) : std::nullopt;
  if (!side) return refuse(Reason::WrongPhase, shown(text), expected_words(Phase::Setup));
  auto& laid = rounds_.back().setups[index_of(*side)];
  if (laid) return refuse(Reason::SetupAlreadyLaid, parts[1]);
  return aqil::parse_setup(parts[2]).map([&](const aqil::Setup& setup) { laid = setup; });
}

Result<void> AqilMatch::draw_lot(std::string_view text) {
  const auto parts = words(text);
  const auto side = parts.size() == 2 && parts[0] == "lot" ? parse_side(parts[1]) : std::nullopt;
  if (!side) return refuse(Reason::WrongPhase, shown(text), expected_words(Phase::Lot));
  rounds_.back().first = side;
  return {};
}

Result<void> AqilMatch::choose(std::string_view text) {
  if (text != "keep" && text != "swap")
    return refuse(Reason::WrongPhase, shown(text), expected_words(Phase::Choice));
  AqilRound& now = rounds_.back();
  now.choice = text == "keep" ? aqil::Choice::Keep : aqil::Choice::Swap;
  const auto start = aqil::board_from(*now.setups[0], *now.setups[1], *now.first, *now.choice);
  now.weighing.reset();
  now.play =
      std::make_unique<AqilChoice::RoundMatch>(game_, evaluation_, start, CycleAgreement::Unknown);
  return {};
}

Result<void> AqilMatch::sow(std::string_view text) {
  const auto played = rounds_.back().play->play(text);
  if (played && round().play->verdict().is_over() && !verdict().is_over()) rounds_.emplace_back();
  return played;
}

Result<void> AqilMatch::undo() {
  if (agreed_) {
    agreed_.reset();
    return {};
  }
  const bool nothing_laid = !round().setups[0] && !round().setups[1];
  if (nothing_laid && rounds_.size() > 1) rounds_.pop_back();
  if (!round().play) return refuse(Reason::NothingToUndo);
  return rounds_.back().play->undo();
}

Result<void> AqilMatch::resign(Side loser) {
  return agree("resign", {{win_for(other(loser))}, Cause::Resignation});
}

Result<void> AqilMatch::agree_draw() { return agree("draw", {{Outcome::Draw}, Cause::Agreement}); }

Result<void> AqilMatch::agree_cycle() { return refuse(Reason::NotInThisGame, "cycle"); }

Result<void> AqilMatch::agree(std::string_view what, const Verdict& verdict_agreed) {
  if (verdict().is_over()) return refuse(Reason::GameIsOver, what);
  agreed_ = verdict_agreed;
  return {};
}

Result<Replay> AqilMatch::replay(std::string_view text) const {
  if (phase() == Phase::Over) return refuse(Reason::GameIsOver, shown(text));
  if (phase() != Phase::Play)
    return refuse(Reason::WrongPhase, shown(text), expected_words(phase()));
  return round().play->replay(text);
}

std::string AqilMatch::chosen_setup(std::uint64_t seed) const {
  const Side side = round().setups[0] ? Side::Second : Side::First;
  Random random(mix_bits(seed) + 2 * rounds_.size() + index_of(side));
  return "setup " + std::string(side_word(shape(), side)) + ' ' +
         aqil::to_text(aqil::random_setup(random));
}

AqilChoice& AqilMatch::weighed_choice() {
  AqilRound& now = rounds_.back();
  if (!now.weighing)
    now.weighing = std::make_unique<AqilChoice>(
        game_, evaluation_, std::array{*now.setups[0], *now.setups[1]}, *now.first);
  return *now.weighing;
}

std::optional<Thought> AqilMatch::think(int level, std::uint64_t positions, std::uint64_t seed) {
  switch (phase()) {
    case Phase::Setup:
      return Thought{.move = chosen_setup(seed), .done = true};
    case Phase::Choice:
      return weighed_choice().think(level, positions, seed);
    case Phase::Play:
      return rounds_.back().play->think(level, positions, seed);
    default:
      return std::nullopt;
  }
}

// It has no opinion of set-ups.
std::optional<Thought> AqilMatch::think_plainly(std::uint64_t positions,
                                                std::int64_t milliseconds) {
  switch (phase()) {
    case Phase::Choice:
      return weighed_choice().think_plainly(positions, milliseconds);
    case Phase::Play:
      return rounds_.back().play->think_plainly(positions, milliseconds);
    default:
      return std::nullopt;
  }
}

std::optional<Analysis> AqilMatch::analyse(const AnalysisLimits& limits,
                                           const AnalysisObserver& observer) {
  switch (phase()) {
    case Phase::Choice:
      return weighed_choice().analyse(limits, observer);
    case Phase::Play:
      return rounds_.back().play->analyse(limits, observer);
    default:
      return std::nullopt;
  }
}

double AqilMatch::expected_result(int score) const {
  return Thinker<Aqil, AqilEvaluation>(game_, evaluation_).expected(score);
}

std::uint64_t AqilMatch::perft(int depth) const {
  return round().play ? round().play->perft(depth) : 0;
}

}  // namespace sowmill
