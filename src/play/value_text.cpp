#include "play/value_text.hpp"

#include <array>
#include <cstdlib>

#include "search/score.hpp"

namespace sowmill {
namespace {

std::string sign_of(int number) {
  if (number == 0) return "";
  return number > 0 ? "+" : "-";
}

std::string with_sign(int number) { return sign_of(number) + std::to_string(std::abs(number)); }

std::string win_or_loss(bool won) { return won ? "win" : "loss"; }

std::string exact_text(const AnalysedLine& line, BoardShape shape) {
  if (line.lower == 0 && line.upper == 0) return "draw";
  if (line.plies) return win_or_loss(line.lower > 0) + ' ' + std::to_string(std::abs(*line.plies));
  const bool is_counted = shape == BoardShape::TwoRows && line.lower == line.upper;
  return is_counted ? with_sign(line.lower) : win_or_loss(line.lower > 0);
}

// Two digits after the point.
std::string estimate_text(int score) {
  using search::hundredths;
  if (search::is_decided(score)) return win_or_loss(score > 0);
  const auto rest = std::to_string(hundredths + std::abs(score) % hundredths);
  return sign_of(score) + std::to_string(std::abs(score) / hundredths) + '.' + rest.substr(1);
}

}  // namespace

std::string_view certainty_word(Certainty certainty) {
  constexpr std::array<std::string_view, 3> words = {"exact", "interval", "estimate"};
  return words[static_cast<std::size_t>(certainty)];
}

std::string value_text(const AnalysedLine& line, BoardShape shape) {
  switch (line.certainty) {
    case Certainty::Exact:
      return exact_text(line, shape);
    case Certainty::Interval:
      return '[' + with_sign(line.lower) + ',' + with_sign(line.upper) + ']';
    case Certainty::Estimate:
      break;
  }
  return estimate_text(line.score);
}

}  // namespace sowmill
