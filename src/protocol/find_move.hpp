#pragma once

#include <atomic>
#include <functional>

#include "engine/analyst.hpp"
#include "protocol/info.hpp"
#include "protocol/options.hpp"
#include "protocol/request.hpp"

namespace sowmill::protocol {

using Say = std::function<void(std::string_view line)>;

struct Search {
  Go limits;
  Options options;
  Dialect dialect = Dialect::Ugi;
  std::uint64_t seed = 0;  // Of the mistakes of low levels.
};

// Thinks about the next move, says how it goes, and returns the line that names the move; after
// `go infinite` not before it is stopped. It may stop itself.
std::string find_move(const Match& match, Analyst& analyst, const Search& search, const Say& say,
                      std::atomic<bool>& stop);

}  // namespace sowmill::protocol
