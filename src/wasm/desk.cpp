#include "wasm/desk.hpp"

#include "common/text.hpp"
#include "play/json.hpp"
#include "tell/errors.hpp"
#include "tell/vocabulary.hpp"

namespace sowmill {
namespace {

constexpr int largest_number = 1'000'000'000;

std::string done() { return {}; }

std::string lines_of_moves(Match& match) {
  std::string lines;
  for (const auto& move : match.legal_moves()) {
    (void)match.play(move);
    lines += move + '\t' + *match.position() + '\n';
    (void)match.undo();
  }
  return lines;
}

std::optional<Side> parse_side(const Match& match, std::string_view word) {
  for (const Side side : {Side::First, Side::Second})
    if (word == side_word(match.shape(), side)) return side;
  return std::nullopt;
}

tl::unexpected<Error> not_understood(std::span<const std::string_view> fields) {
  return refuse(Reason::NotInThisGame, shown(fields[0]));
}

}  // namespace

std::string Desk::answer(std::string_view request) {
  constexpr std::size_t most_fields = 8;
  const auto fields = split(request, '\t', most_fields);
  Result<std::string> result = not_understood(fields);
  for (const auto part : {&Desk::about_rulesets, &Desk::about_positions, &Desk::about_matches}) {
    result = (this->*part)(fields);
    if (result || result.error() != not_understood(fields).value()) break;
  }
  return result ? "ok\t" + *result : "error\t" + tell(result.error(), language_);
}

Result<std::string> Desk::about_rulesets(Fields fields) {
  if (fields[0] == "language" && fields.size() == 2)
    return parse_language(fields[1]).map([&](Language language) {
      language_ = language;
      return done();
    });
  if (fields[0] != "rulesets") return not_understood(fields);
  std::string lines;
  for (const auto& entry : catalog())
    lines += std::string(entry.id) + '\t' + std::string(entry.title.in(language_)) + '\n';
  return lines;
}

Result<std::string> Desk::about_positions(Fields fields) {
  if (fields.size() < 3) return not_understood(fields);
  const auto entry = parse_ruleset(fields[1]);
  if (fields[0] == "playout" && entry)
    return std::to_string((*entry)->playout(
        Picking::Fastest,
        static_cast<std::uint64_t>(parse_number(fields[2], largest_number).value_or(0)), 1));
  if (fields[0] != "moves" && fields[0] != "perft") return not_understood(fields);
  if (!entry) return tl::unexpected(entry.error());
  const auto match = (*entry)->match_at(fields[2]);
  if (!match) return tl::unexpected(match.error());
  if (fields[0] == "moves") return lines_of_moves(**match);
  constexpr int deepest = 40;
  const auto depth = fields.size() == 4 ? parse_number(fields[3], deepest) : std::nullopt;
  if (!depth) return refuse(Reason::PositionNumber, shown(fields.back()), std::to_string(deepest));
  return std::to_string((*match)->perft(*depth));
}

Result<std::string> Desk::open(Result<std::unique_ptr<Match>> match) {
  if (!match) return tl::unexpected(match.error());
  matches_[next_number_] = *std::move(match);
  return std::to_string(next_number_++);
}

Result<std::string> Desk::about_matches(Fields fields) {
  if (fields.size() < 2) return not_understood(fields);
  if (fields[0] == "new" || fields[0] == "at") {
    const auto entry = parse_ruleset(fields[1]);
    if (!entry) return tl::unexpected(entry.error());
    if (fields[0] == "new") return open((*entry)->new_match());
    return open((*entry)->match_at(fields.size() == 3 ? fields[2] : ""));
  }
  const auto found = matches_.find(parse_number(fields[1], largest_number).value_or(0));
  if (found == matches_.end()) return not_understood(fields);
  if (fields[0] != "close") return about_match(*found->second, fields);
  matches_.erase(found);
  return done();
}

Result<std::string> Desk::about_match(Match& match, Fields fields) {
  const auto word = fields[0];
  const auto text = fields.size() > 2 ? fields[2] : std::string_view();
  const auto side = parse_side(match, text);
  if (word == "match") return match_json(match, side, language_);
  if (word == "play") return match.play(text).map(done);
  if (word == "undo") return match.undo().map(done);
  if (word == "draw") return match.agree_draw().map(done);
  if (word == "cycle") return match.agree_cycle().map(done);
  if (word == "resign" && side) return match.resign(*side).map(done);
  if (word == "why-not") return match.why_not(text, language_).value_or("");
  if (word == "replay")
    return match.replay(text).map(
        [&](const Replay& played) { return replay_json(played, match.shape(), language_); });
  return not_understood(fields);
}

}  // namespace sowmill
