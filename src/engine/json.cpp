#include "engine/json.hpp"

#include <cmath>

#include "common/json.hpp"
#include "engine/value_text.hpp"

namespace sowmill {
namespace {

void write_line(JsonWriter& json, const AnalysedLine& line) {
  constexpr double thousandths = 1'000;
  json.begin_object().member("moves", line.moves).member("score", line.score);
  json.member("certainty", certainty_word(line.certainty));
  if (line.certainty != Certainty::Estimate)
    json.member("lower", line.lower).member("upper", line.upper);
  if (line.plies) json.member("plies", *line.plies);
  if (line.from_tables) json.member("fromTables", true);
  json.member("expectedThousandths", static_cast<int>(std::lround(thousandths * line.expected)));
  json.member("depth", line.depth).end_object();
}

std::string_view kind_word(const tables::Value& value) {
  using Kind = tables::Value::Kind;
  if (value.kind() == Kind::Unknown) return "unknown";
  if (value.kind() == Kind::Seeds) return "seeds";
  if (value.result() == 0) return "draw";
  return value.result() > 0 ? "win" : "loss";
}

// The members of an object that has begun.
void write_value(JsonWriter& json, const tables::Value& value) {
  json.member("kind", kind_word(value)).member("text", value.text());
  if (value.plies()) json.member("plies", *value.plies());
  if (value.kind() == tables::Value::Kind::Seeds)
    json.member("lower", value.lower()).member("upper", value.upper());
}

}  // namespace

void write_analysis(JsonWriter& json, const Analysis& analysis) {
  json.key("lines").begin_list();
  for (const AnalysedLine& line : analysis.lines) write_line(json, line);
  json.end_list().member("move", analysis.move).member("depth", analysis.depth);
  json.member("positions", static_cast<std::int64_t>(analysis.positions));
  json.member("tableHits", static_cast<std::int64_t>(analysis.table_hits));
  json.member("done", analysis.done);
}

std::string analysis_json(const Analysis& analysis) {
  JsonWriter json;
  json.begin_object();
  write_analysis(json, analysis);
  return json.end_object().text();
}

std::string knowledge_json(const Knowledge& known) {
  JsonWriter json;
  json.begin_object().key("value").begin_object();
  write_value(json, known.value);
  json.end_object().key("moves").begin_list();
  for (const auto& [move, value] : known.moves) {
    json.begin_object().member("move", move);
    write_value(json, value);
    json.end_object();
  }
  json.end_list().end_object();
  return json.text();
}

}  // namespace sowmill
