#include "engine/value_text.hpp"

#include <array>
#include <cstdlib>

#include "search/score.hpp"
#include "text/message.hpp"

namespace sowmill {
namespace {

std::string sign_of(int number) {
  if (number == 0) return "";
  return number > 0 ? "+" : "-";
}

std::string with_sign(int number) { return sign_of(number) + std::to_string(std::abs(number)); }

std::string win_or_loss(bool won, Language language) {
  constexpr Message win = {"win", "vitória"};
  constexpr Message loss = {"loss", "derrota"};
  return std::string((won ? win : loss).in(language));
}

std::string exact_text(const AnalysedLine& line, BoardShape shape, Language language) {
  constexpr Message draw = {"draw", "empate"};
  if (line.lower == 0 && line.upper == 0) return std::string(draw.in(language));
  const bool is_counted = shape == BoardShape::TwoRows && line.lower == line.upper;
  if (is_counted && !line.plies) return with_sign(line.lower);
  auto text = win_or_loss(line.lower > 0, language);
  if (line.plies) text += ' ' + std::to_string(std::abs(*line.plies));
  return text;
}

// Two digits after the point.
std::string estimate_text(int score, Language language) {
  using search::hundredths;
  if (search::is_decided(score)) return win_or_loss(score > 0, language);
  const auto rest = std::to_string(hundredths + std::abs(score) % hundredths);
  return sign_of(score) + std::to_string(std::abs(score) / hundredths) + '.' + rest.substr(1);
}

}  // namespace

std::string_view certainty_word(Certainty certainty, Language language) {
  constexpr std::array<Message, 3> words = {
      {{"exact", "exato"}, {"interval", "intervalo"}, {"estimate", "estimativa"}}};
  return words[static_cast<std::size_t>(certainty)].in(language);
}

std::string value_text(const AnalysedLine& line, BoardShape shape, Language language) {
  switch (line.certainty) {
    case Certainty::Exact:
      return exact_text(line, shape, language);
    case Certainty::Interval:
      return '[' + with_sign(line.lower) + ',' + with_sign(line.upper) + ']';
    case Certainty::Estimate:
      break;
  }
  return estimate_text(line.score, language);
}

}  // namespace sowmill
