#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/reply.hpp"

namespace sowmill::server {

enum class KeepAlive : std::uint8_t { No, Yes };
enum class Body : std::uint8_t { Omitted, Sent };

// A reply as it is written to a socket, piece by piece. The head comes with the first piece of the
// body, so that a small reply is one write. Bodies in memory are not copied, files are read a piece
// at a time.
class ReplyPieces {
 public:
  static constexpr std::uint64_t max_size_in_memory = std::uint64_t{128} << 10U;
  static constexpr std::uint64_t max_size_of_file = std::uint64_t{64} << 10U;

  // To be written at once, in this order.
  struct Piece {
    std::string_view head;
    std::string_view body;
  };

  // Requires: the reply outlives this.
  ReplyPieces(const Reply& reply, KeepAlive keep_alive, Body body);

  // Valid until the next call. Nothing at the end, or where a file has become shorter.
  std::optional<Piece> next();
  // Whether everything was given. The length already sent cannot be kept where a file is shorter.
  [[nodiscard]] bool is_complete() const { return sent_ == size_; }
  // Whether one piece is all of it.
  [[nodiscard]] bool is_single() const { return size_ <= max_piece_; }

 private:
  std::string_view next_body();

  const Reply& reply_;
  std::string head_;
  bool head_is_sent_ = false;
  std::uint64_t max_piece_;
  std::uint64_t size_;      // Of the body.
  std::uint64_t sent_ = 0;  // Of the body.
  std::vector<char> buffer_;
};

}  // namespace sowmill::server
