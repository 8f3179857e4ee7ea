#include "arena/contestant.hpp"

namespace sowmill {

Result<void> Contestant::begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed) {
  match_ = std::move(match);
  side_ = side;
  seed_ = seed;
  if (tables_) match_->use_tables(tables_);
  return {};
}

void Contestant::see(std::string_view move) { (void)match_->play(move); }

}  // namespace sowmill
