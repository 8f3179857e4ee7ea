// Any bytes as what a person types at the terminal game.

#include <cstddef>
#include <cstdlib>
#include <string>

#include "terminal/request.hpp"

namespace {

using namespace sowmill;

void require(bool truth) {
  if (!truth) std::abort();
}

// What is understood of a line is a part of it, and a move that is tidy stays as it is.
void try_line(const std::string& line) {
  const auto request = parse_request(line);
  require(line.ends_with(request.argument));
  require(request.kind != RequestKind::Nothing || line.empty());
  require(request.kind != RequestKind::Move || request.argument == line);
  for (const auto shape : {BoardShape::TwoRows, BoardShape::FourRows, BoardShape::Morris})
    for (const Side side : {Side::First, Side::Second}) {
      const auto move = tidy_move(shape, side, line);
      require(tidy_move(shape, side, move) == move);
    }
}

void try_answer(const std::string& answer) {
  const auto setup = tidy_setup(answer);
  require(tidy_setup(setup) == setup && setup.size() <= answer.size());
  const auto choice = tidy_choice(answer);
  require(tidy_choice(choice) == choice);
  require(!says_yes(answer) || answer.size() <= 3);
  require(!says_random(answer) || answer.size() <= 6);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  try_line(text);
  try_answer(text);
  return 0;
}
