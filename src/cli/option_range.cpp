#include "cli/option_range.hpp"

#include <string_view>

namespace sowmill {

// CLI11 tells it only in the type, like UINT:INT in [0 - 100].
std::optional<NumberRange> range_of(const CLI::Option& option) {
  constexpr std::string_view between = " - ";
  const auto type = option.get_type_name();
  const auto start = type.find('[');
  const auto middle = type.find(between);
  if (start == std::string::npos || middle == std::string::npos) return std::nullopt;
  const auto rest = middle + between.size();
  return NumberRange{type.substr(start + 1, middle - start - 1),
                     type.substr(rest, type.find(']') - rest)};
}

}  // namespace sowmill
