// Any bytes as a position and a move: "POSITION MOVE". What is accepted must be written back and
// played safely.

#include <cstdlib>

#include "match/catalog.hpp"

namespace {

void require(bool truth) {
  if (!truth) std::abort();
}

void try_ruleset(const sowmill::CatalogEntry& entry, std::string_view position,
                 std::string_view move) {
  const auto match = entry.match_at(position);
  if (!match) return;
  const auto text = *(*match)->position();
  require((*entry.match_at(text))->position() == text);
  for (const auto& legal : (*match)->legal_moves()) require((*match)->replay(legal).has_value());
  const auto played = (*match)->replay(move);
  if (!played) return;
  require((*match)->play(move).has_value());
  require((*match)->position() == played->position);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto blank = text.find(' ');
  const auto move = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
  for (const auto& entry : sowmill::catalog()) try_ruleset(entry, text.substr(0, blank), move);
  return 0;
}
