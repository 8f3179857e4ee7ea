#include "review/json.hpp"

#include <array>

#include "common/json.hpp"
#include "engine/value_text.hpp"
#include "review/why_sentence.hpp"
#include "text/vocabulary.hpp"

namespace sowmill::review {
namespace {

std::string_view kind_word(DecisionKind kind) {
  constexpr std::array<std::string_view, 3> words = {"setup", "choice", "move"};
  return words[static_cast<std::size_t>(kind)];
}

void write_why(JsonWriter& json, const Judgement& judgement, BoardShape shape, Language language) {
  json.key("why").begin_object();
  json.member("sentence", why_sentence(judgement, shape, language));
  json.key("lines").begin_list();
  for (const CitedLine& line : judgement.why.lines)
    json.begin_object().member("position", line.position).member("moves", line.moves).end_object();
  json.end_list().end_object();
}

void write_judgement(JsonWriter& json, const Judgement& judgement, BoardShape shape,
                     Language language) {
  json.begin_object().member("kind", kind_word(judgement.kind));
  json.member("round", static_cast<std::int64_t>(judgement.round));
  json.member("ply", static_cast<std::int64_t>(judgement.ply));
  json.member("side", side_word(shape, judgement.side)).member("move", judgement.move);
  json.member("label", label_word(judgement.label())).member("forced", judgement.forced);
  json.member("turningPoint", judgement.is_turning_point());
  json.member("expectedBeforeThousandths", judgement.before);
  json.member("expectedAfterThousandths", judgement.after);
  json.member("accuracyThousandths", judgement.accuracy());
  json.member("value", value_text(judgement.played, shape));
  json.member("certainty", certainty_word(judgement.played.certainty));
  json.member("line", judgement.played.moves);
  json.member("best", judgement.best.moves.front());
  json.member("bestValue", value_text(judgement.best, shape));
  json.member("bestCertainty", certainty_word(judgement.best.certainty));
  json.member("bestLine", judgement.best.moves);
  write_why(json, judgement, shape, language);
  json.end_object();
}

void write_players(JsonWriter& json, const Review& review) {
  const auto players = summarise(review.judgements());
  const BoardShape shape = review.entry().shape;
  json.key("players").begin_object();
  for (const Side side : {Side::First, Side::Second}) {
    const PlayerSummary& player = players[index_of(side)];
    json.key(side_word(shape, side)).begin_object();
    json.member("accuracyThousandths", player.accuracy);
    for (const Label label : all_labels)
      json.member(label_word(label), player.labels[static_cast<std::size_t>(label)]);
    json.end_object();
  }
  json.end_object();
}

}  // namespace

std::string review_json(const Review& review, std::span<const Judgement> judgements,
                        Language language) {
  JsonWriter json;
  json.begin_object().member("done", review.is_done());
  json.member("progressThousandths", static_cast<int>(certain_win * review.share()));
  json.key("moves").begin_list();
  for (const Judgement& judgement : judgements)
    write_judgement(json, judgement, review.entry().shape, language);
  json.end_list();
  write_players(json, review);
  return json.end_object().text();
}

}  // namespace sowmill::review
