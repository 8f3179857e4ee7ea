#include "arena/contestant.hpp"

#include "common/text.hpp"
#include "search/level.hpp"
#include "tell/vocabulary.hpp"

namespace sowmill {

Result<void> Contestant::begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed) {
  match_ = std::move(match);
  side_ = side;
  seed_ = seed;
  if (tables_) match_->use_tables(tables_);
  return {};
}

void Contestant::see(std::string_view move) { (void)match_->play(move); }

std::string Contestant::strong_setup() {
  const auto thought = match_->think(highest_level, 1, seed_);
  return thought ? as_own_setup(thought->move) : "";
}

std::string Contestant::as_own_setup(std::string_view setup) const {
  return "setup " + std::string(side_word(match_->shape(), side_)) + ' ' +
         std::string(words(setup).back());
}

}  // namespace sowmill
