#include "match/json.hpp"

#include <array>

#include "common/json.hpp"
#include "text/event_text.hpp"
#include "text/move_sentence.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

std::string_view phase_word(Phase phase) {
  constexpr std::array<std::string_view, 5> words = {"setup", "lot", "choice", "play", "over"};
  return words[static_cast<std::size_t>(phase)];
}

std::string_view cause_word(Cause cause) {
  constexpr std::array<std::string_view, 6> words = {"rules",     "repetition",   "resignation",
                                                     "agreement", "agreed-cycle", "points"};
  return words[static_cast<std::size_t>(cause)];
}

std::string_view shape_word(BoardShape shape) {
  constexpr std::array<std::string_view, 3> words = {"two-rows", "four-rows", "morris"};
  return words[static_cast<std::size_t>(shape)];
}

void write_board(JsonWriter& json, const BoardView& board) {
  json.begin_object().member("shape", shape_word(board.shape));
  json.member("turn", side_word(board.shape, board.turn));
  json.key("stores").begin_list().value(board.stores[0]).value(board.stores[1]).end_list();
  json.key("places").begin_list();
  for (const Place& place : board.places) {
    json.begin_object().member("name", place.name).member("count", place.count);
    if (place.owner) json.member("owner", side_word(board.shape, *place.owner));
    json.end_object();
  }
  json.end_list().end_object();
}

void write_verdict(JsonWriter& json, const Verdict& verdict, BoardShape shape, Language language) {
  json.begin_object().member("outcome", outcome_word(shape, verdict.ending.outcome));
  if (verdict.is_over())
    json.member("result", result_text(verdict.ending))
        .member("cause", cause_word(verdict.cause))
        .member("say", tell_verdict(verdict, shape, language));
  json.end_object();
}

void write_event(JsonWriter& json, const Event& event, BoardShape shape) {
  json.begin_object().member("event", event_word(event.kind));
  json.key("places").begin_list();
  for (const auto place : event.places)
    if (!place.empty()) json.value(place);
  json.end_list().member("count", event.count);
  if (event.kind == EventKind::Store || event.kind == EventKind::Turn)
    json.member("side", side_word(shape, event.side));
  if (event.settles) json.member("settles", true);
  json.end_object();
}

}  // namespace

std::string match_json(const Match& match, std::optional<Side> viewer, Language language) {
  JsonWriter json;
  json.begin_object().member("phase", phase_word(match.phase()));
  if (const auto position = match.position()) json.member("position", *position);
  if (const auto chooser = match.chooser())
    json.member("chooser", side_word(match.shape(), *chooser));
  json.member("moves", match.legal_moves()).key("board");
  write_board(json, match.view(viewer));
  json.key("verdict");
  write_verdict(json, match.verdict(), match.shape(), language);
  json.key("points")
      .begin_list()
      .value(match.points().first)
      .value(match.points().second)
      .end_list();
  return json.end_object().text();
}

std::string rounds_json(const Match& match) {
  JsonWriter json;
  json.begin_list();
  for (const Round& round : match.rounds()) {
    json.begin_object().member("start", round.start);
    if (!round.setup.empty()) json.member("setup", round.setup).member("lot", round.lot);
    json.member("moves", round.moves).member("result", result_text(round.ending)).end_object();
  }
  return json.end_list().text();
}

std::string replay_json(const Replay& played, BoardShape shape, Language language) {
  JsonWriter json;
  json.begin_object().member("move", played.move).member("position", played.position);
  json.member("chooser", side_word(shape, played.chooser));
  json.key("events").begin_list();
  for (const Event& event : played.events) write_event(json, event, shape);
  json.end_list();
  json.member("say", move_sentence({played.events, played.chooser, played.after}, shape, language));
  json.member("result", result_text(played.after));
  return json.end_object().text();
}

}  // namespace sowmill
