#include "text/errors.hpp"

#include <algorithm>
#include <array>

#include "text/game_errors.hpp"
#include "text/program_errors.hpp"

namespace sowmill {
namespace {

constexpr std::size_t reason_count = static_cast<std::size_t>(Reason::Last) + 1;

constexpr auto messages = [] {
  std::array<Message, reason_count> by_reason{};
  for (const auto& [reason, message] : game_errors)
    by_reason[static_cast<std::size_t>(reason)] = message;
  for (const auto& [reason, message] : program_errors)
    by_reason[static_cast<std::size_t>(reason)] = message;
  return by_reason;
}();

constexpr bool is_missing(const Message& message) { return message.en.empty(); }

static_assert(game_errors.size() + program_errors.size() == reason_count &&
                  std::ranges::none_of(messages, is_missing),
              "every reason has its sentence, and only one");

}  // namespace

std::string tell(const Error& error, Language language) {
  auto details = error.details;
  for (const Error& cause : error.cause) details.push_back(tell(cause, language));
  return filled(messages[static_cast<std::size_t>(error.reason)].in(language), details);
}

}  // namespace sowmill
