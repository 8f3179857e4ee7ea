#include "arena/contestant.hpp"

namespace sowmill {

Result<void> Contestant::begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed) {
  analyst_.reset();
  match_ = std::move(match);
  side_ = side;
  seed_ = seed;
  return {};
}

Analyst& Contestant::analyst() {
  if (!analyst_) {
    analyst_ = new_analyst(*match_);
    (void)analyst_->use_tables(tables_);
  }
  return *analyst_;
}

void Contestant::see(std::string_view move) { (void)match_->play(move); }

}  // namespace sowmill
