#include "bench/goals.hpp"

#include <optional>

#include "common/text.hpp"

namespace sowmill {

Result<Goals> parse_goals(std::string_view text) {
  constexpr std::string_view goal_form = "KEY<TAB>FIGURE<TAB>UNIT";
  Goals goals;
  int number = 0;
  for (const auto line : split(text, '\n', text.size() + 1)) {
    ++number;
    if (line.empty() || line.starts_with('#')) continue;
    const auto fields = split(line, '\t', 4);
    const auto figure = fields.size() == 3 ? parse_as<double>(fields[1]) : std::nullopt;
    if (!figure) return refuse(Reason::RecordSyntax, std::to_string(number), goal_form);
    goals[std::string(fields[0])] = *figure;
  }
  if (goals.empty()) return refuse(Reason::RecordSyntax, std::to_string(number), goal_form);
  return goals;
}

}  // namespace sowmill
