#pragma once

#include <cstddef>
#include <cstring>
#include <string>

#include "common/result.hpp"
#include "solver/team.hpp"

namespace sowmill::solver {

// An error as a letter, and back. What is behind it is left out.
inline std::vector<std::byte> letter_of(const Error& error) {
  std::vector<std::byte> letter{static_cast<std::byte>(error.reason)};
  for (const auto& detail : error.details) {
    const auto bytes = std::as_bytes(std::span(detail.c_str(), detail.size() + 1));
    letter.insert(letter.end(), bytes.begin(), bytes.end());
  }
  return letter;
}

inline Error error_in(std::span<const std::byte> letter) {
  Error error{static_cast<Reason>(letter.front())};
  std::string detail;
  for (const std::byte byte : letter.subspan(1))
    if (byte != std::byte{0})
      detail += static_cast<char>(byte);
    else
      error.details.push_back(std::exchange(detail, {}));
  return error;
}

// What one process refuses all refuse, with the same error: one that stopped alone would leave the
// others waiting for it.
inline Result<void> agree(Team& team, Result<void> own) {
  if (!team.any(!own)) return own;
  const auto letter = own ? std::vector<std::byte>() : letter_of(own.error());
  for (const auto& came : team.exchange(Team::Letters(team.size(), letter)))
    if (!came.empty()) return tl::unexpected(error_in(came));
  return own;
}

}  // namespace sowmill::solver
