#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/reply.hpp"
#include "server/served_file.hpp"

namespace sowmill::server {

// Tables that pages read in parts, at tables/ and the file's name.
struct ServedTables {
  ServedFolder folder;
  std::vector<std::string> files;  // Within the folder; nothing else of it is sent.
  std::string listing;             // JSON, at tables/index.json.
};

// Every file that is served.
struct Site {
  ServedFolder page;
  std::optional<ServedTables> tables = std::nullopt;
};

// The answer to a request for a file of the site. Never throws for anything a client can send.
Reply reply_to(Request request, const Site& site);

}  // namespace sowmill::server
