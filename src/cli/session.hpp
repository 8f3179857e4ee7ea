#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "match/catalog.hpp"

namespace sowmill {

// What a program ends with.
enum class Exit : std::uint8_t {
  Done = 0,
  FoundWrong = 1,  // Something was checked and is not as it should be.
  Refused = 2,     // The input was not what was expected; one line on standard error says what was.
  Interrupted = 130,  // By Ctrl-C, as shells tell it.
};

// What every subcommand shares while the command line is read, and afterwards.
struct Session {
  Language language = Language::English;
  std::function<Exit()> action;  // Set by the subcommand that was chosen.

  // The text in the language of the session, which is known before subcommands are added.
  [[nodiscard]] std::string in_words(const Message& message) const {
    return std::string(message.in(language));
  }
  // Says why on standard error, in one line.
  [[nodiscard]] Exit refused(const Error& error) const;
  static Exit refused(std::string_view message);
};

}  // namespace sowmill
