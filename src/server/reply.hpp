#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/byte_range.hpp"
#include "server/served_file.hpp"

namespace sowmill::server {

// What matters to us of a request; a header that was not sent is empty.
struct Request {
  std::string_view method = {};
  std::string_view target = {};
  std::string_view accept_encoding = {};
  std::string_view if_none_match = {};
  std::string_view if_modified_since = {};
  std::string_view if_range = {};
  std::string_view range = {};
};

struct Header {
  std::string_view name;
  std::string value;
};

struct Reply {
  int status = 200;
  std::vector<Header> headers;
  std::string text;                // The body, or
  std::optional<ServedFile> file;  // this part of a file.
  ByteRange part;

  [[nodiscard]] std::uint64_t size() const { return file ? part.size : text.size(); }
  [[nodiscard]] std::string_view header(std::string_view name) const;
};

// Answers a request; called by several threads at once. Must not throw.
using Handler = std::function<Reply(const Request& request)>;

enum class Readers : std::uint8_t { SamePage, AnyPage };

// Headers that every reply has: what its content may do, and which pages may load it.
void add_safety_headers(Reply& reply, Readers readers = Readers::SamePage);

// An answer that only says what went wrong.
Reply plain_reply(int status);

}  // namespace sowmill::server
