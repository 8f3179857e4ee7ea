#include "server/file_kind.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace sowmill::server {
namespace {

using Kind = std::pair<std::string_view, std::string_view>;

constexpr std::array<Kind, 18> kinds = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
    {".md", "text/markdown; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".jpg", "image/jpeg"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".pdf", "application/pdf"},
    {".gz", "application/gzip"},
}};

// As Vite names what it builds: assets/index-Bq3k_0aX.js.
bool has_hash(std::string_view path) {
  constexpr std::size_t hash_size = 8;
  const auto name = path.substr(path.rfind('/') + 1);
  const auto dot = name.find('.');
  if (!path.starts_with("assets/") || dot == std::string_view::npos || dot < hash_size + 2)
    return false;
  return name[dot - hash_size - 1] == '-';
}

}  // namespace

std::string_view content_type(std::string_view path) {
  const auto ends_path = [&](const Kind& kind) { return path.ends_with(kind.first); };
  const auto found = std::ranges::find_if(kinds, ends_path);
  return found == kinds.end() ? "application/octet-stream" : found->second;
}

std::string_view cache_control(std::string_view path) {
  return has_hash(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

}  // namespace sowmill::server
