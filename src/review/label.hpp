#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/language.hpp"

namespace sowmill::review {

// How good a decision was.
enum class Label : std::uint8_t { Best, Good, Inaccuracy, Mistake, Blunder };

inline constexpr std::array all_labels = {Label::Best, Label::Good, Label::Inaccuracy,
                                          Label::Mistake, Label::Blunder};

// Expected results are thousandths: a win is 1000, a draw 500. They are whole numbers, so that
// every machine gives the same labels.
inline constexpr int certain_win = 1000;

int to_thousandths(double expected);

// The label of a decision that gave away so much of the expected result.
Label label_of(int drop);

// How well a decision that gave away so much was made, in thousandths: 1000 * e^(-drop / 200).
int accuracy_of(int drop);

// "best", "good", "inaccuracy", ...: the same in every language.
std::string_view label_word(Label label);

// "best", "melhor", ...
std::string_view label_name(Label label, Language language);

}  // namespace sowmill::review
