#include "review/explain.hpp"

#include <algorithm>
#include <functional>
#include <initializer_list>

#include "engine/analysis.hpp"
#include "review/prospects.hpp"

namespace sowmill::review {
namespace {

using Facts = std::vector<Fact>;

constexpr std::size_t played = 0;
constexpr std::size_t better = 1;

// Over how many moves captures are added up.
constexpr std::size_t horizon = 12;

// Captured over so many moves of a line, by a side and by the other.
struct Balance {
  int own = 0;
  int others = 0;

  [[nodiscard]] int net() const { return own - others; }
};

Balance balance_of(const ReplayedLine& line, std::size_t moves, Side side) {
  Balance balance;
  for (std::size_t i = 0; i < std::min(moves, line.moves.size()); ++i)
    (line.moves[i].side == side ? balance.own : balance.others) += line.moves[i].taking.count;
  return balance;
}

Fact brings(std::size_t line, std::size_t moves, Side side, const Balance& balance) {
  return {.kind = FactKind::Brings,
          .line = line,
          .at = moves,
          .side = side,
          .count = balance.own,
          .other_count = balance.others};
}

Fact promises(const Judgement& judgement, std::size_t line) {
  return {.kind = FactKind::Promises,
          .line = line,
          .side = judgement.side,
          .move = judgement.best.moves.front(),
          .count = judgement.before,
          .other_count = judgement.after};
}

bool is_won_by(Outcome outcome, Side side) { return outcome == win_for(side); }

// The game ends with the line, and as the exact value of the line says.
bool ends_as_known(const ReplayedLine& line, const AnalysedLine& analysed, Side side) {
  const Outcome outcome = line.ending.outcome;
  if (outcome == Outcome::Ongoing || analysed.certainty != Certainty::Exact) return false;
  if (analysed.lower == 0) return outcome == Outcome::Draw;
  return is_won_by(outcome, analysed.lower > 0 ? side : other(side));
}

class Finder {
 public:
  Finder(const CatalogEntry& entry, Match& match, const Judgement& judgement)
      : entry_(entry),
        match_(match),
        judgement_(judgement),
        side_(judgement.side),
        lines_{replay_line(match, judgement.played.moves),
               replay_line(match, judgement.best.moves)} {}

  Facts facts() {
    if (judgement_.forced) return {Fact{.kind = FactKind::Only, .move = judgement_.move}};
    if (judgement_.label() < Label::Inaccuracy) return praised();
    Facts all = criticised();
    for (auto& advice : recommended(all.empty())) all.push_back(std::move(advice));
    return all;
  }

 private:
  [[nodiscard]] const ReplayedMove* move_at(std::size_t line, std::size_t at) const {
    return at < lines_[line].moves.size() ? &lines_[line].moves[at] : nullptr;
  }
  [[nodiscard]] int taken_at(std::size_t line, std::size_t at, Side side) const {
    const auto* move = move_at(line, at);
    return move != nullptr && move->side == side ? move->taking.count : 0;
  }
  [[nodiscard]] const AnalysedLine& analysed(std::size_t line) const {
    return line == played ? judgement_.played : judgement_.best;
  }

  // What is found first. It takes replaying many moves to look for some facts.
  static Facts first_of(std::initializer_list<std::function<Facts()>> looks) {
    for (const auto& look : looks)
      if (auto found = look(); !found.empty()) return found;
    return {};
  }

  Facts praised() {
    auto end = ended(played);
    if (!end.empty() && !is_won_by(end.front().ending.outcome, other(side_))) return end;
    auto found = first_of({[&] { return taken(played, 0); }, [&] { return saved_from_threat(); },
                           [&] { return threatened(played); }, [&] { return blocked(played); },
                           [&] { return prepared(played); }});
    if (!found.empty()) return found;
    return end.empty()
               ? Facts{promises(judgement_, judgement_.label() == Label::Best ? played : better)}
               : end;
  }

  // What the move allows.
  Facts criticised() {
    if (auto end = ended(played); !end.empty()) return end;
    if (taken_at(played, 1, other(side_)) > taken_at(better, 1, other(side_))) {
      Facts found = left();
      const Facts reply = taken(played, 1);
      found.insert(found.end(), reply.begin(), reply.end());
      return found;
    }
    return is_behind() ? worst_loss() : Facts{};
  }

  // What the better move would have done; if need be compared with what was played.
  Facts recommended(bool compares) {
    if (auto end = ended(better); !end.empty()) return end;
    if (taken_at(better, 0, side_) > taken_at(played, 0, side_)) return taken(better, 0);
    auto found = first_of({[&] { return saved_from_reply(); }, [&] { return threatened(better); },
                           [&] { return blocked(better); }});
    if (!found.empty()) return found;
    if (taken_at(better, 2, side_) > taken_at(played, 2, side_)) return prepared(better);
    if (is_behind())
      return compares ? Facts{balance(played), balance(better)} : Facts{balance(better)};
    return {promises(judgement_, better)};
  }

  [[nodiscard]] Facts ended(std::size_t line) const {
    if (!ends_as_known(lines_[line], analysed(line), side_)) return {};
    return {Fact{.kind = FactKind::Ends,
                 .line = line,
                 .at = lines_[line].moves.size() - 1,
                 .side = side_,
                 .ending = lines_[line].ending}};
  }

  [[nodiscard]] Facts taken(std::size_t line, std::size_t at) const {
    const auto* move = move_at(line, at);
    if (move == nullptr || move->taking.count == 0) return {};
    Fact fact{.kind = FactKind::Takes,
              .line = line,
              .at = at,
              .side = move->side,
              .move = move->text,
              .places = move->taking.places,
              .count = move->taking.count};
    if (!move->taking.mills.empty()) {
      fact.kind = FactKind::Mill;
      fact.places = move->taking.mills.front();
    }
    Facts facts{std::move(fact)};
    if (at == 0 && move->moves_again)
      facts.push_back({.kind = FactKind::Again, .line = line, .side = move->side});
    return facts;
  }

  // What the side takes with its next move.
  [[nodiscard]] Facts prepared(std::size_t line) const {
    return taken_at(line, 2, side_) > 0 ? taken(line, 2) : Facts{};
  }

  // How many stand at the place, if it is this side's.
  static int held_at(const BoardView& board, std::string_view place, Side side) {
    const auto found = std::ranges::find(board.places, place, &Place::name);
    return found != board.places.end() && found->owner == side ? found->count : 0;
  }

  // Does something in the position after the first move of a line.
  template <class Act>
  auto after_first(std::size_t line, const Act& act) {
    (void)match_.play(analysed(line).moves.front());
    auto found = act();
    (void)match_.undo();
    return found;
  }

  // What stands where the reply captures first.
  Facts left() {
    const auto* reply = move_at(played, 1);
    if (!reply->taking.mills.empty()) return {};
    const auto& place = reply->taking.places.front();
    const int held =
        after_first(played, [&] { return held_at(match_.view(std::nullopt), place, side_); });
    if (held == 0) return {};
    return {Fact{
        .kind = FactKind::Leaves, .line = played, .side = side_, .places = {place}, .count = held}};
  }

  [[nodiscard]] std::size_t common_length() const {
    return std::min({lines_[played].moves.size(), lines_[better].moves.size(), horizon});
  }
  [[nodiscard]] Fact balance(std::size_t line) const {
    const auto moves = common_length();
    return brings(line, moves, side_, balance_of(lines_[line], moves, side_));
  }
  [[nodiscard]] bool is_behind() const {
    const auto moves = common_length();
    return balance_of(lines_[played], moves, side_).net() <
           balance_of(lines_[better], moves, side_).net();
  }

  // The largest capture of the other side later in the line.
  [[nodiscard]] Facts worst_loss() const {
    std::size_t worst = 0;
    for (std::size_t at = 1; at < common_length(); ++at)
      if (taken_at(played, at, other(side_)) > taken_at(played, worst, other(side_))) worst = at;
    return worst == 0 ? Facts{} : taken(played, worst);
  }

  // The strongest thing that the other side could do, and cannot after the first move of the line.
  Facts saved(std::size_t line, const ReplayedMove* danger, const BoardView& board) {
    if (danger == nullptr || danger->side == side_) return {};
    const auto replies = after_first(line, [&] { return prospects_of(match_); });
    if (replies.side != other(side_)) return {};
    if (!danger->taking.mills.empty()) {
      if (replies.close(danger->taking.mills.front())) return {};
      return {Fact{.kind = FactKind::Stops,
                   .line = line,
                   .side = side_,
                   .move = danger->text,
                   .places = danger->taking.mills.front()}};
    }
    for (const auto& place : danger->taking.places)
      if (const int held = held_at(board, place, side_); held > 0 && !replies.take_at(place))
        return {Fact{.kind = FactKind::Saves,
                     .line = line,
                     .side = side_,
                     .move = danger->text,
                     .places = {place},
                     .count = held}};
    return {};
  }

  Facts saved_from_reply() {
    const auto* reply = move_at(played, 1);
    if (reply == nullptr || reply->taking.count == 0) return {};
    return saved(better, reply, after_first(played, [&] { return match_.view(std::nullopt); }));
  }

  Facts saved_from_threat() {
    const auto threats = prospects_if_passed(entry_, *match_.position());
    return saved(played, threats.strongest(), match_.view(std::nullopt));
  }

  // What the side could do next that it could not do before.
  Facts threatened(std::size_t line) {
    const auto now = prospects_of(match_);
    const auto next = after_first(line, [&] {
      return match_.chooser() == other(side_) ? prospects_if_passed(entry_, *match_.position())
                                              : Prospects{};
    });
    const auto* threat = next.strongest();
    const int already = now.strongest() == nullptr ? 0 : now.strongest()->taking.count;
    if (next.side != side_ || threat == nullptr || threat->taking.count <= already) return {};
    const bool is_mill = !threat->taking.mills.empty();
    return {Fact{.kind = is_mill ? FactKind::Menaces : FactKind::Threatens,
                 .line = line,
                 .side = side_,
                 .move = threat->text,
                 .places = is_mill ? threat->taking.mills.front() : threat->taking.places,
                 .count = threat->taking.count}};
  }

  // A man that could move and no longer can.
  Facts blocked(std::size_t line) {
    if (entry_.shape != BoardShape::Morris) return {};
    const auto before = prospects_if_passed(entry_, *match_.position());
    return after_first(line, [&]() -> Facts {
      const auto after = prospects_of(match_);
      if (after.side != other(side_)) return {};
      for (const Place& place : match_.view(std::nullopt).places)
        if (place.owner == other(side_) && before.move_from(place.name) &&
            !after.move_from(place.name))
          return {Fact{.kind = FactKind::Blocks,
                       .line = line,
                       .side = side_,
                       .places = {std::string(place.name)}}};
      return {};
    });
  }

  const CatalogEntry& entry_;
  Match& match_;
  const Judgement& judgement_;
  Side side_;
  std::array<ReplayedLine, 2> lines_;
};

}  // namespace

Why explain_move(const CatalogEntry& entry, Match& match, const Judgement& judgement) {
  const auto position = match.position().value_or("");
  return {.lines = {{position, judgement.played.moves}, {position, judgement.best.moves}},
          .facts = Finder(entry, match, judgement).facts()};
}

// Before the sowing there is nothing but what the lines come to.
Why explain_start(const CatalogEntry& entry, std::vector<CitedLine> lines,
                  const Judgement& judgement) {
  Why why{.lines = std::move(lines), .facts = {}};
  for (std::size_t i = 0; i < why.lines.size(); ++i) {
    const auto match = *entry.match_at(why.lines[i].position);
    const auto line = replay_line(*match, why.lines[i].moves);
    const auto& analysed = i == played ? judgement.played : judgement.best;
    if (ends_as_known(line, analysed, judgement.side))
      why.facts.push_back({.kind = FactKind::Ends,
                           .line = i,
                           .at = line.moves.size() - 1,
                           .side = judgement.side,
                           .ending = line.ending});
    else
      why.facts.push_back(brings(i, line.moves.size(), judgement.side,
                                 balance_of(line, line.moves.size(), judgement.side)));
  }
  return why;
}

}  // namespace sowmill::review
