#include "server/request_path.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "common/text.hpp"

namespace sowmill::server {
namespace {

constexpr std::size_t longest_target = 2048;

std::optional<char> byte_of_hex(std::string_view digits) {
  unsigned value = 0;
  const auto [end, problem] =
      std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  const bool whole = problem == std::errc{} && end == digits.data() + digits.size();
  if (digits.size() != 2 || !whole) return std::nullopt;
  return static_cast<char>(value);
}

std::optional<std::string> without_percents(std::string_view text) {
  std::string decoded;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '%') {
      decoded += text[at];
      continue;
    }
    const auto byte = byte_of_hex(text.substr(at + 1, 2));
    if (!byte) return std::nullopt;
    decoded += *byte;
    at += 2;
  }
  return decoded;
}

bool is_control(char byte) { return (byte >= 0 && byte < ' ') || byte == 0x7f; }

// A proxy may send the whole address: "GET http://name/path".
std::string_view without_origin(std::string_view target) {
  constexpr std::string_view scheme = "http://";
  if (!target.starts_with(scheme)) return target;
  const auto slash = target.find('/', scheme.size());
  return slash == std::string_view::npos ? "/" : target.substr(slash);
}

}  // namespace

bool is_plain_path(std::string_view path) {
  const auto parts = split(path, '/', longest_target);
  const auto is_bad = [](std::string_view part) { return part.empty() || part.starts_with('.'); };
  return std::none_of(parts.begin(), parts.end() - 1, is_bad) && !parts.back().starts_with('.') &&
         std::ranges::none_of(path, [](char byte) { return is_control(byte) || byte == '\\'; });
}

tl::expected<std::string, BadTarget> path_of_target(std::string_view target) {
  if (target.size() > longest_target) return tl::unexpected(BadTarget::TooLong);
  target = without_origin(target);
  target = target.substr(0, target.find_first_of("?#"));
  if (!target.starts_with('/')) return tl::unexpected(BadTarget::Malformed);
  auto path = without_percents(target.substr(1));
  if (!path || !is_plain_path(*path)) return tl::unexpected(BadTarget::Malformed);
  if (path->empty() || path->ends_with('/')) *path += "index.html";
  return *path;
}

}  // namespace sowmill::server
