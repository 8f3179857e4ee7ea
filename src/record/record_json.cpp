#include "record/record_json.hpp"

#include "common/json.hpp"

namespace sowmill {
namespace {

void write_line(JsonWriter& json, const RecordLine& line);

void write_remark(JsonWriter& json, const Remark& remark) {
  if (const auto* comment = std::get_if<std::string>(&remark)) json.value(*comment);
  if (const auto* variation = std::get_if<RecordLine>(&remark)) write_line(json, *variation);
}

void write_move(JsonWriter& json, const RecordMove& move) {
  json.begin_object().member("move", move.text).key("remarks").begin_list();
  for (const auto& remark : move.remarks) write_remark(json, remark);
  json.end_list().end_object();
}

void write_line(JsonWriter& json, const RecordLine& line) {
  json.begin_object().member("comments", line.comments).key("moves").begin_list();
  for (const auto& move : line.moves) write_move(json, move);
  json.end_list().end_object();
}

void write_round(JsonWriter& json, const RecordRound& round) {
  json.begin_object();
  if (!round.setup.empty()) json.member("setup", round.setup).member("lot", round.lot);
  json.key("play");
  write_line(json, round.play);
  json.member("result", round.result).end_object();
}

}  // namespace

std::string record_json(const Record& record) {
  JsonWriter json;
  json.begin_object().key("tags").begin_list();
  for (const auto& tag : record.tags) json.begin_list().value(tag.name).value(tag.value).end_list();
  json.end_list().key("rounds").begin_list();
  for (const auto& round : record.rounds) write_round(json, round);
  return json.end_list().end_object().text();
}

}  // namespace sowmill
