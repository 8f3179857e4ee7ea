// Any bytes as what is said to a match, a line each. The first byte picks the rule set.

#include <cstdlib>

#include "common/text.hpp"
#include "match/catalog.hpp"
#include "match/json.hpp"

namespace {

using namespace sowmill;

Result<void> say(Match& match, std::string_view line) {
  if (line == "undo") return match.undo();
  if (line == "resign") return match.resign(Side::First);
  if (line == "draw") return match.agree_draw();
  if (line == "cycle") return match.agree_cycle();
  return match.play(line);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  if (size == 0) return 0;
  const auto& entry = catalog()[data[0] % catalog().size()];
  const auto match = entry.new_match();
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  for (const auto line : split(text, '\n', 500)) {
    const auto moves = match->legal_moves();
    // A digit picks a legal move, so that games get somewhere.
    const auto picked = parse_number(line, 1000);
    const auto done =
        picked && !moves.empty() ? say(*match, moves[*picked % moves.size()]) : say(*match, line);
    if (picked && !moves.empty() && !done) std::abort();
    if (match_json(*match, Side::First, Language::PortugueseOfBrazil).empty()) std::abort();
    if (split_line(entry.id, line).size() > line.size()) std::abort();
  }
  return 0;
}
