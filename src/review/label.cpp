#include "review/label.hpp"

#include <cmath>

#include "text/message.hpp"

namespace sowmill::review {

int to_thousandths(double expected) {
  return static_cast<int>(std::lround(certain_win * expected));
}

Label label_of(int drop) {
  constexpr std::array<int, 4> least_drop = {10, 50, 100, 200};
  std::size_t worse = 0;
  while (worse < least_drop.size() && drop >= least_drop[worse]) ++worse;
  return all_labels[worse];
}

int accuracy_of(int drop) {
  constexpr double fall = 200;
  return to_thousandths(std::exp(-drop / fall));
}

std::string_view label_word(Label label) { return label_name(label, Language::English); }

std::string_view label_name(Label label, Language language) {
  constexpr std::array<Message, 5> names = {{{"best", "melhor"},
                                             {"good", "boa"},
                                             {"inaccuracy", "imprecisão"},
                                             {"mistake", "erro"},
                                             {"blunder", "erro grave"}}};
  return names[static_cast<std::size_t>(label)].in(language);
}

}  // namespace sowmill::review
