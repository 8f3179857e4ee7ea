#include "review/label.hpp"

#include <doctest/doctest.h>

#include "review/judgement.hpp"

namespace sowmill::review {

TEST_CASE("labels follow what was given away") {
  struct Row {
    int drop;
    Label label;
  };
  constexpr Row rows[] = {{0, Label::Best},      {9, Label::Best},        {10, Label::Good},
                          {49, Label::Good},     {50, Label::Inaccuracy}, {99, Label::Inaccuracy},
                          {100, Label::Mistake}, {199, Label::Mistake},   {200, Label::Blunder},
                          {1000, Label::Blunder}};
  for (const auto& [drop, label] : rows) {
    CAPTURE(drop);
    CHECK(label_of(drop) == label);
  }
}

TEST_CASE("accuracy falls from all to next to nothing") {
  CHECK(accuracy_of(0) == 1000);
  CHECK(accuracy_of(200) == 368);
  CHECK(accuracy_of(1000) == 7);
}

TEST_CASE("a turning point gives away the win or the balance") {
  struct Row {
    int before;
    int after;
    bool turns;
  };
  constexpr Row rows[] = {
      {700, 560, true}, {1000, 500, true}, {500, 300, true}, {990, 800, false}, {640, 560, false}};
  for (const auto& row : rows) {
    CAPTURE(row.before);
    CHECK(Judgement{.before = row.before, .after = row.after}.is_turning_point() == row.turns);
  }
}

TEST_CASE("forced moves do not count") {
  const std::vector<Judgement> judgements = {
      {.side = Side::First, .before = 500, .after = 300},
      {.side = Side::First, .forced = true, .before = 500, .after = 500},
      {.side = Side::Second, .before = 500, .after = 500}};
  const auto players = summarise(judgements);
  CHECK(players[0].accuracy == 368);
  CHECK(players[0].labels == std::array{0, 0, 0, 0, 1});
  CHECK(players[1].accuracy == 1000);
}

}  // namespace sowmill::review
