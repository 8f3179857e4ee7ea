#include "server/reply_pieces.hpp"

#include <algorithm>

#include "server/http_status.hpp"

namespace sowmill::server {
namespace {

constexpr int not_modified = 304;

void add_line(std::string& head, std::string_view name, std::string_view value) {
  head.append(name).append(": ").append(value).append("\r\n");
}

std::string head_of(const Reply& reply, KeepAlive keep_alive) {
  constexpr std::size_t usual_size = 1024;
  std::string head;
  head.reserve(usual_size);
  head.append("HTTP/1.1 ").append(std::to_string(reply.status)).append(" ");
  head.append(reason_phrase(reply.status)).append("\r\n");
  for (const auto& header : reply.headers) add_line(head, header.name, header.value);
  add_line(head, "Server", "Sowmill");
  if (keep_alive == KeepAlive::No) add_line(head, "Connection", "close");
  if (reply.status != not_modified) add_line(head, "Content-Length", std::to_string(reply.size()));
  return head.append("\r\n");
}

}  // namespace

ReplyPieces::ReplyPieces(const Reply& reply, KeepAlive keep_alive, Body body)
    : reply_(reply),
      head_(head_of(reply, keep_alive)),
      max_piece_(reply.file && !reply.file->bytes() ? max_size_of_file : max_size_in_memory),
      size_(body == Body::Omitted || reply.status == not_modified ? 0 : reply.size()) {}

std::optional<ReplyPieces::Piece> ReplyPieces::next() {
  Piece piece{.head = {}, .body = next_body()};
  if (!head_is_sent_) piece.head = head_;
  head_is_sent_ = true;
  if (piece.head.empty() && piece.body.empty()) return std::nullopt;
  sent_ += piece.body.size();
  return piece;
}

std::string_view ReplyPieces::next_body() {
  const auto size = static_cast<std::size_t>(std::min(max_piece_, size_ - sent_));
  if (size == 0) return {};
  if (!reply_.file) return std::string_view(reply_.text).substr(sent_, size);
  const auto place = reply_.part.first + sent_;
  if (const auto& bytes = reply_.file->bytes()) return std::string_view(*bytes).substr(place, size);
  buffer_.resize(size);
  return {buffer_.data(), reply_.file->read(place, buffer_.data(), size)};
}

}  // namespace sowmill::server
