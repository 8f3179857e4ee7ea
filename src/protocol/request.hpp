#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace sowmill::protocol {

// UGI is UCI for any game. In UCI we speak as Aalina does, which plays oware.
enum class Dialect : std::uint8_t { Ugi, Uci };

struct Identify {
  Dialect dialect = Dialect::Ugi;
};

struct AskReady {};

struct BeginGame {};

struct SetOption {
  std::string name;
  std::string value;
};

struct SetPosition {
  std::optional<std::string> start;  // None is the usual one.
  std::string moves;
};

// How long to think. Numbers that cannot be read are as though they were not there.
struct Go {
  std::array<std::optional<std::int64_t>, 2> left = {};  // Milliseconds on each side's clock.
  std::array<std::int64_t, 2> increment = {};            // Milliseconds for each move.
  std::optional<int> moves_to_go = {};                   // Until the clocks are set anew.
  std::optional<std::int64_t> milliseconds = {};
  std::optional<std::uint64_t> positions = {};
  std::optional<int> depth = {};
  bool until_stopped = false;  // Infinite, or pondering.
};

struct Stop {};  // Or the move that was pondered on has been played.

// Query of UGI.
struct Ask {
  std::string question;
};

struct Quit {};

// Nothing that the protocol knows.
struct Noise {};

using Request =
    std::variant<Noise, Identify, AskReady, BeginGame, SetOption, SetPosition, Go, Stop, Ask, Quit>;

// Words before the first known command are passed over, as UCI asks.
Request parse_request(std::string_view line);

}  // namespace sowmill::protocol
