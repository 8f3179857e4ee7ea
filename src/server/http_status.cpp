#include "server/http_status.hpp"

#include <algorithm>
#include <array>

namespace sowmill::server {
namespace {

struct Status {
  int number;
  std::string_view phrase;
  std::string_view explanation = "Something went wrong.";
};

constexpr std::array<Status, 12> statuses = {{
    {200, "OK"},
    {206, "Partial Content"},
    {301, "Moved Permanently", "This is at another address."},
    {304, "Not Modified"},
    {400, "Bad Request", "This request cannot be understood."},
    {404, "Not Found", "There is nothing here."},
    {405, "Method Not Allowed", "Only GET and HEAD are answered here."},
    {413, "Payload Too Large", "The request is too large."},
    {414, "URI Too Long", "The address is too long."},
    {416, "Range Not Satisfiable", "The file has no such part."},
    {431, "Request Header Fields Too Large", "The headers are too large."},
    {503, "Service Unavailable", "The server is busy. Please try again in a moment."},
}};

const Status& find_status(int number) {
  static constexpr Status other{0, "Unknown"};
  const auto* const found = std::ranges::find(statuses, number, &Status::number);
  return found == statuses.end() ? other : *found;
}

}  // namespace

std::string_view reason_phrase(int status) { return find_status(status).phrase; }

std::string_view explanation_of(int status) { return find_status(status).explanation; }

}  // namespace sowmill::server
