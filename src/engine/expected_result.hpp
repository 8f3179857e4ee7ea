#pragma once

#include <string_view>

namespace sowmill {

// The estimate at which e games are won for each that is lost, by the evaluation of a rule set of
// the catalogue.
int expectation_unit(std::string_view ruleset);

// What a score promises the side that it is for: 1 for a win, a half for a draw.
double expected_result(int score, int expectation_unit);

}  // namespace sowmill
