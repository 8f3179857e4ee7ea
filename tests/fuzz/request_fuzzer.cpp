// Any bytes as each of the parts of a request that the server reads: its target, a range, a date, a
// list of codings and a list of tags.

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "server/byte_range.hpp"
#include "server/http_date.hpp"
#include "server/negotiation.hpp"
#include "server/request_path.hpp"

namespace {

using namespace sowmill::server;

void require(bool truth) {
  if (!truth) std::abort();
}

std::string with_percents(std::string_view path) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string target = "/";
  for (const char letter : path) {
    const auto byte = static_cast<unsigned char>(letter);
    target += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return target;
}

// What is accepted names one file below the folder, and is the only way to read that name.
void try_target(std::string_view text) {
  const auto path = path_of_target(text);
  if (!path) return;
  const auto file = std::filesystem::path("/folder") / *path;
  require(file.native() == "/folder/" + *path && file.lexically_normal() == file);
  require(file.has_filename() && path->find('\0') == std::string::npos);
  const auto again = path_of_target(with_percents(*path));
  require(again ? *again == *path : again.error() == BadTarget::TooLong);
}

void try_range(std::string_view text) {
  for (const std::uint64_t size : {std::uint64_t{0}, std::uint64_t{1000}, UINT64_MAX}) {
    const auto [kind, part] = parse_range(text, size);
    if (kind != RangeKind::Part) continue;
    require(part.size > 0 && part.first < size && part.size <= size - part.first);
  }
}

void try_date(std::string_view text) {
  const auto time = parse_http_date(text);
  if (time) require(http_date(*time) == text);
}

// What a list names first decides, whatever follows.
void try_lists(const std::string& text) {
  require(accepts_gzip("gzip, " + text) && !accepts_gzip("gzip;q=0, " + text));
  if (accepts_gzip(text)) require(text.find_first_of("gG*") != std::string::npos);
  require(lists_tag("\"tag\", " + text, "\"tag\""));
  if (lists_tag(text, "\"tag\"")) require(text.find_first_of("\"*") != std::string::npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  try_target(text);
  try_range(text);
  try_date(text);
  try_lists(text);
  return 0;
}
