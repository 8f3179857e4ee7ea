#include "server/http_date.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "common/text.hpp"

namespace sowmill::server {
namespace {

constexpr std::array<const char*, 7> days = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
constexpr std::array<const char*, 12> months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

const char* named(const auto& names, int number) { return names[static_cast<std::size_t>(number)]; }

}  // namespace

std::string http_date(std::time_t time) {
  std::tm parts{};
  gmtime_r(&time, &parts);
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT",
                named(days, parts.tm_wday), parts.tm_mday, named(months, parts.tm_mon),
                parts.tm_year + 1900, parts.tm_hour, parts.tm_min, parts.tm_sec);
  return text.data();
}

std::optional<std::time_t> parse_http_date(std::string_view text) {
  constexpr std::string_view form = "Sun, 06 Nov 1994 08:49:37 GMT";
  if (text.size() != form.size()) return std::nullopt;
  const auto number = [&](std::size_t at, std::size_t size, int largest) {
    return parse_number(text.substr(at, size), largest);
  };
  const auto month = std::ranges::find(months, text.substr(8, 3));
  const auto day = number(5, 2, 31);
  const auto year = number(12, 4, 9999);
  const auto hour = number(17, 2, 23);
  const auto minute = number(20, 2, 59);
  const auto second = number(23, 2, 60);
  if (month == months.end() || !day || !year || !hour || !minute || !second) return std::nullopt;
  std::tm parts{};
  parts.tm_mday = *day;
  parts.tm_mon = static_cast<int>(month - months.begin());
  parts.tm_year = *year - 1900;
  parts.tm_hour = *hour;
  parts.tm_min = *minute;
  parts.tm_sec = *second;
  const auto time = timegm(&parts);
  // Also refuses a wrong day of the week, wrong separators, and the 31st of November.
  if (http_date(time) != text) return std::nullopt;
  return time;
}

}  // namespace sowmill::server
