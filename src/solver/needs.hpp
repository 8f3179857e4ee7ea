#pragma once

#include <algorithm>
#include <cstdint>

#include "games/state_index.hpp"
#include "solver/table_columns.hpp"
#include "solver/team.hpp"

namespace sowmill::solver {

// What a run needs of a machine, in bytes: memory at a time, disk for all tables.
struct Needs {
  std::uint64_t memory = 0;
  std::uint64_t disk = 0;
};

// For all processes of the team on this machine while a slice is solved and written.
template <class Solver, StateIndex I>
std::uint64_t memory_for(const I& index, typename I::Slice slice, const Team& team) {
  constexpr std::uint64_t known = sizeof(typename Solver::Known);
  const bool is_shared = team.size() > 1;
  const auto share_of = [&](std::uint64_t size) { return Shares(size, team.size()).of(0).size(); };
  const std::uint64_t size = index.size_of(slice);
  std::uint64_t kept = 0;
  std::uint64_t solving = share_of(size) * Solver::bytes_needed;
  for (const auto earlier : index.earlier(slice)) {
    kept += share_of(index.size_of(earlier)) * known;
    // A table is read whole before all but a share of it is forgotten.
    if (is_shared) solving = std::max(solving, index.size_of(earlier) * known);
  }
  const std::uint64_t each = kept + solving;
  if (!is_shared || team.rank() != 0) return team.processes_here() * each;
  const std::uint64_t gathered = (share_of(size) + size) * known;
  return (team.processes_here() - 1) * each + kept + std::max(solving, gathered);
}

inline std::uint64_t disk_for(std::uint64_t size, Measure measure, Keeps keeps) {
  return static_cast<std::uint64_t>(static_cast<double>(size) * estimated_bits(measure, keeps) / 8);
}

}  // namespace sowmill::solver
