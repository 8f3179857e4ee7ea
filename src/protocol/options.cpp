#include "protocol/options.hpp"

#include <algorithm>
#include <array>
#include <thread>

#include "common/text.hpp"
#include "search/level.hpp"
#include "search/machine.hpp"

namespace sowmill::protocol {
namespace {

constexpr std::int64_t most_threads = 256;
constexpr std::int64_t most_lines = 100;
constexpr std::int64_t longest_overhead = 10'000;
constexpr std::int64_t largest_seed = 1'000'000'000;
constexpr std::string_view full_strength = "full";
constexpr std::string_view no_text = "<empty>";  // How UCI writes it.

std::int64_t most_megabytes() { return static_cast<std::int64_t>(search::most_megabytes()); }

std::string level_text(const std::optional<int>& level) {
  if (!level) return std::string(full_strength);
  return *level == perfect_level ? "perfect" : std::to_string(*level);
}

std::vector<std::string> level_texts() {
  std::vector<std::string> texts;
  for (int level = lowest_level; level <= perfect_level; ++level)
    texts.push_back(level_text(level));
  texts.emplace_back(full_strength);
  return texts;
}

std::vector<std::string> ruleset_texts() {
  std::vector<std::string> texts;
  for (const auto& entry : catalog()) texts.emplace_back(entry.id);
  return texts;
}

std::string spin_line(std::string_view name, std::int64_t now, std::int64_t least,
                      std::int64_t most) {
  return "option name " + std::string(name) + " type spin default " + std::to_string(now) +
         " min " + std::to_string(least) + " max " + std::to_string(most);
}

std::string combo_line(std::string_view name, std::string_view now,
                       const std::vector<std::string>& choices) {
  auto line = "option name " + std::string(name) + " type combo default " + std::string(now);
  for (const auto& choice : choices) line += " var " + choice;
  return line;
}

tl::unexpected<Error> refuse_value(std::string_view name, std::string_view value,
                                   std::string_view expected) {
  return refuse(Reason::OptionValue, name, shown(value), expected);
}

template <class Number>
Result<void> set_number(Number& number, std::string_view name, std::string_view value,
                        std::int64_t least, std::int64_t most) {
  const auto read = parse_as<std::int64_t>(value);
  if (!read || *read < least || *read > most)
    return refuse_value(name, value, std::to_string(least) + "-" + std::to_string(most));
  number = static_cast<Number>(*read);
  return {};
}

// The place of the value among the choices.
Result<std::size_t> choose(std::string_view name, std::string_view value,
                           const std::vector<std::string>& choices) {
  std::string known;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (is_same_word(value, choices[i])) return i;
    known += (i == 0 ? "" : ", ") + choices[i];
  }
  return refuse_value(name, value, known);
}

}  // namespace

std::vector<std::string> option_lines(const Options& defaults) {
  return {combo_line("Variant", defaults.ruleset->id, ruleset_texts()),
          spin_line("Threads", defaults.threads, 1, most_threads),
          spin_line("Hash", static_cast<std::int64_t>(defaults.megabytes), 1, most_megabytes()),
          "option name Tables type string default " +
              (defaults.tables.empty() ? std::string(no_text) : defaults.tables),
          combo_line("Level", level_text(defaults.level), level_texts()),
          spin_line("MultiPV", static_cast<std::int64_t>(defaults.lines), 1, most_lines),
          spin_line("MoveOverhead", defaults.overhead, 0, longest_overhead),
          spin_line("Seed", static_cast<std::int64_t>(defaults.seed), 0, largest_seed)};
}

Result<void> set_option(Options& options, std::string_view name, std::string_view value) {
  const auto is = [&](std::string_view known) { return is_same_word(name, known); };
  if (is("Variant"))
    return choose(name, value, ruleset_texts()).map([&](std::size_t place) {
      options.ruleset = &catalog()[place];
    });
  if (is("Level"))
    return choose(name, value, level_texts()).map([&](std::size_t place) {
      const int level = lowest_level + static_cast<int>(place);
      options.level = level <= perfect_level ? std::optional(level) : std::nullopt;
    });
  if (is("Threads")) return set_number(options.threads, name, value, 1, most_threads);
  if (is("Hash")) return set_number(options.megabytes, name, value, 1, most_megabytes());
  if (is("MultiPV")) return set_number(options.lines, name, value, 1, most_lines);
  if (is("MoveOverhead")) return set_number(options.overhead, name, value, 0, longest_overhead);
  if (is("Seed")) return set_number(options.seed, name, value, 0, largest_seed);
  // What programs that speak to Aalina switch off without asking: it is off.
  if (is("Ponder") || is("OwnBook")) return {};
  if (!is("Tables"))
    return refuse(Reason::UnknownOption, shown(name),
                  "Variant, Threads, Hash, Tables, Level, MultiPV, MoveOverhead, Seed");
  options.tables = value == no_text ? "" : value;
  return {};
}

}  // namespace sowmill::protocol
