#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/served_file.hpp"

namespace sowmill::server {

// Tables that pages read in parts, at tables/ and the file's name.
struct ServedTables {
  ServedFolder folder;
  std::vector<std::string> files;  // Within the folder; nothing else of it is sent.
  std::string listing;             // JSON, at tables/index.json.
};

// Everything that is served.
struct Site {
  ServedFolder page;
  std::optional<ServedTables> tables = std::nullopt;
};

}  // namespace sowmill::server
