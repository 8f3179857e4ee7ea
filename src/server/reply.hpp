#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/byte_range.hpp"
#include "server/served_file.hpp"
#include "server/site.hpp"

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

// The answer to a request for a file of the site. Never throws for anything a client can send.
Reply reply_to(const Request& request, const Site& site);
// An answer that only says what went wrong.
Reply plain_reply(int status);

}  // namespace sowmill::server
