#include "protocol/request.hpp"

#include <algorithm>
#include <charconv>
#include <span>
#include <vector>

#include "common/text.hpp"

namespace sowmill::protocol {
namespace {

using Words = std::span<const std::string_view>;

// The text from the first of the words to the last, as it was written.
std::string text_of(Words words) {
  if (words.empty()) return {};
  const char* first = words.front().data();
  const char* end = words.back().data() + words.back().size();
  return {first, end};
}

// The words before the given one, and those after it.
struct Parts {
  Words before;
  Words after;
};

Parts part_at(Words words, std::string_view word) {
  const auto place = static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
  return {words.first(place), words.subspan(std::min(place + 1, words.size()))};
}

// A whole number; below the least or beyond the most it is the least or the most.
template <class Number>
std::optional<Number> parse_limit(std::string_view word, Number least, Number most) {
  const bool negative = word.starts_with('-');
  const auto digits = word.substr(negative ? 1 : 0);
  const bool is_number =
      !digits.empty() && std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
  if (!is_number) return std::nullopt;
  if (negative) return least;
  Number number{};
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return read.ec == std::errc{} ? std::clamp(number, least, most) : most;
}

Request parse_set_option(Words words) {
  const auto [name, value] = part_at(part_at(words, "name").after, "value");
  if (name.empty()) return Noise{};
  return SetOption{text_of(name), text_of(value)};
}

Request parse_position(Words words) {
  const auto [start, moves] = part_at(words, "moves");
  if (start.empty()) return Noise{};
  if (start.front() == "fen") return SetPosition{text_of(start.subspan(1)), text_of(moves)};
  if (start.size() == 1 && start.front() == "startpos")
    return SetPosition{std::nullopt, text_of(moves)};
  return SetPosition{text_of(start), text_of(moves)};  // Which says what is wrong with it.
}

// Takes one word of `go` with its number; false if it is not known, or has none.
bool take_limit(Go& go, std::string_view name, std::string_view number) {
  constexpr std::int64_t longest = 1'000'000'000'000;
  constexpr int deepest = 10'000;
  constexpr std::uint64_t most_positions = std::uint64_t{1} << 62;
  const auto milliseconds = parse_limit<std::int64_t>(number, 0, longest);
  const auto count = parse_limit<int>(number, 1, deepest);
  if (!milliseconds) return false;
  if (name == "p1time" || name == "wtime")
    go.left[0] = milliseconds;
  else if (name == "p2time" || name == "btime")
    go.left[1] = milliseconds;
  else if (name == "p1inc" || name == "winc")
    go.increment[0] = *milliseconds;
  else if (name == "p2inc" || name == "binc")
    go.increment[1] = *milliseconds;
  else if (name == "movetime")
    go.milliseconds = milliseconds;
  else if (name == "movestogo")
    go.moves_to_go = count;
  else if (name == "depth")
    go.depth = count;
  else if (name == "nodes")
    go.positions = parse_limit<std::uint64_t>(number, 1, most_positions);
  else
    return false;
  return true;
}

Request parse_go(Words words) {
  Go go;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "infinite" || words[i] == "ponder") go.until_stopped = true;
    if (i + 1 < words.size() && take_limit(go, words[i], words[i + 1])) ++i;
  }
  return go;
}

std::optional<Request> parse_command(std::string_view command, Words words) {
  if (command == "ugi") return Identify{Dialect::Ugi};
  if (command == "uci") return Identify{Dialect::Uci};
  if (command == "isready") return AskReady{};
  if (command == "uginewgame" || command == "ucinewgame") return BeginGame{};
  if (command == "setoption") return parse_set_option(words);
  if (command == "position") return parse_position(words);
  if (command == "go") return parse_go(words);
  if (command == "stop" || command == "ponderhit") return Stop{};
  if (command == "query") return Ask{text_of(words)};
  if (command == "quit") return Quit{};
  return std::nullopt;
}

}  // namespace

Request parse_request(std::string_view line) {
  const auto all = words(line);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (auto request = parse_command(all[i], Words(all).subspan(i + 1))) return *request;
  return Noise{};
}

}  // namespace sowmill::protocol
