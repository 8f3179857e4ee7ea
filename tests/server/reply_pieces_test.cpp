#include "server/reply_pieces.hpp"

#include <doctest/doctest.h>
#include <stdlib.h>
#include <unistd.h>

namespace sowmill::server {
namespace {

FileBytes bytes_of(std::size_t size) { return std::make_shared<const std::string>(size, 'x'); }

FileVersion version_of(std::uint64_t size) {
  FileVersion version;
  version.size = size;
  return version;
}

Reply reply_with(ServedFile file, ByteRange part) {
  Reply reply;
  reply.file = std::move(file);
  reply.part = part;
  return reply;
}

// An open file of these bytes, which has no name any more.
int file_with(std::string_view text) {
  std::string name = "/tmp/sowmill-pieces-XXXXXX";
  const int descriptor = mkstemp(name.data());
  REQUIRE(descriptor >= 0);
  unlink(name.c_str());
  REQUIRE(write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  return descriptor;
}

}  // namespace

TEST_CASE("a small reply is one piece, its head with its body") {
  const auto reply = plain_reply(404);
  ReplyPieces pieces(reply, KeepAlive::Yes, Body::Sent);
  CHECK(pieces.is_single());
  const auto piece = pieces.next();
  REQUIRE(piece);
  CHECK(piece->head.starts_with("HTTP/1.1 404 Not Found\r\n"));
  CHECK(piece->head.ends_with("\r\n\r\n"));
  CHECK(piece->head.find("\r\nContent-Length: " + std::to_string(reply.text.size()) + "\r\n") !=
        std::string_view::npos);
  CHECK(piece->head.find("Connection") == std::string_view::npos);
  CHECK(piece->body == reply.text);
  CHECK(pieces.is_complete());
  CHECK_FALSE(pieces.next());
}

TEST_CASE("the head alone is sent where there is to be no body") {
  auto reply = plain_reply(404);
  ReplyPieces without_body(reply, KeepAlive::No, Body::Omitted);
  const auto piece = without_body.next();
  CHECK(piece->body.empty());
  CHECK(piece->head.find("\r\nConnection: close\r\n") != std::string_view::npos);
  CHECK(piece->head.find("\r\nContent-Length: ") != std::string_view::npos);
  CHECK_FALSE(without_body.next());
  reply.status = 304;
  ReplyPieces unchanged(reply, KeepAlive::Yes, Body::Sent);
  const auto head = unchanged.next();
  CHECK(head->body.empty());
  CHECK(head->head.find("\r\nContent-Length: ") == std::string_view::npos);
  CHECK_FALSE(unchanged.next());
}

TEST_CASE("a body in memory is sent from where it is") {
  constexpr auto max = ReplyPieces::max_size_in_memory;
  const auto bytes = bytes_of(max + 100);
  const auto reply = reply_with(ServedFile(bytes, version_of(bytes->size())), {10, max + 5});
  ReplyPieces pieces(reply, KeepAlive::Yes, Body::Sent);
  CHECK_FALSE(pieces.is_single());
  const auto first = pieces.next();
  CHECK_FALSE(first->head.empty());
  CHECK(first->body.data() == bytes->data() + 10);
  CHECK(first->body.size() == max);
  const auto second = pieces.next();
  CHECK(second->head.empty());
  CHECK(second->body.data() == bytes->data() + 10 + max);
  CHECK(second->body.size() == 5);
  CHECK(pieces.is_complete());
  CHECK_FALSE(pieces.next());
}

TEST_CASE("a file is read piece by piece") {
  constexpr auto max = ReplyPieces::max_size_of_file;
  const std::string text = std::string(max, 'a') + "bcd";
  const auto reply = reply_with(ServedFile(file_with(text), version_of(text.size())), {1, max + 2});
  ReplyPieces pieces(reply, KeepAlive::Yes, Body::Sent);
  const auto first = pieces.next();
  CHECK_FALSE(first->head.empty());
  CHECK(first->body == std::string(max - 1, 'a') + 'b');
  CHECK(pieces.next()->body == "cd");
  CHECK(pieces.is_complete());
  CHECK_FALSE(pieces.next());
}

TEST_CASE("a file that has become shorter leaves its reply incomplete") {
  const auto reply = reply_with(ServedFile(file_with("abc"), version_of(10)), {0, 10});
  ReplyPieces pieces(reply, KeepAlive::Yes, Body::Sent);
  CHECK(pieces.next()->body == "abc");
  CHECK_FALSE(pieces.next());
  CHECK_FALSE(pieces.is_complete());
}

}  // namespace sowmill::server
