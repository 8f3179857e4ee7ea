#include "cli/position_input.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "common/json.hpp"
#include "common/text.hpp"
#include "text/errors.hpp"

namespace sowmill {
namespace {

std::string refused_line(const std::string& line, const std::string& message, LineForm form) {
  if (form == LineForm::Text) return fmt::format("{}\terror\t{}", one_line(line), message);
  JsonWriter json;
  json.begin_object().member("position", one_line(line)).member("error", message).end_object();
  return json.text();
}

Exit answer_lines(std::FILE* in, const Session& session, LineForm form,
                  const PositionAnswer& answer) {
  constexpr Message unreadable = {"standard input cannot be read",
                                  "não se consegue ler a entrada padrão",
                                  "não foi possível ler a entrada padrão"};
  Exit exit = Exit::Done;
  std::string line;
  while (read_line(in, line)) {
    if (const auto answered = answer(line, Asked::OfMany)) {
      fmt::print("{}", *answered);
    } else {
      fmt::print("{}\n", refused_line(line, tell(answered.error(), session.language), form));
      exit = Exit::Refused;
    }
    // Whoever asks may wait for the answer before he asks again.
    if (std::fflush(stdout) != 0) break;
  }
  return std::ferror(in) == 0 ? exit : Session::refused(session.in_words(unreadable));
}

}  // namespace

std::string one_line(std::string_view text) {
  constexpr std::size_t longest = 1000;
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
  if (text.size() <= longest && std::ranges::none_of(text, is_control)) return std::string(text);
  return shown(text);
}

bool read_line(std::FILE* in, std::string& line) {
  line.clear();
  int c = std::getc(in);
  if (c == EOF) return false;
  for (; c != EOF && c != '\n'; c = std::getc(in))
    if (line.size() < longest_line_read) line += static_cast<char>(c);
  if (line.ends_with('\r')) line.pop_back();
  return true;
}

void print_aside(std::string_view text) {
  (void)std::fwrite(text.data(), 1, text.size(), stderr);
  (void)std::fflush(stderr);
}

Exit answer_positions(const std::string& position, const Session& session, LineForm form,
                      const PositionAnswer& answer) {
  if (position == "-") return answer_lines(stdin, session, form, answer);
  const auto answered = answer(position, Asked::One);
  if (!answered) return session.refused(answered.error());
  fmt::print("{}", *answered);
  return Exit::Done;
}

Exit answer_matches(const PositionArguments& arguments, const Session& session, LineForm form,
                    const std::function<std::string(Match& match, Asked asked)>& answer) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return session.refused(entry.error());
  return answer_positions(
      arguments.position, session, form, [&](const std::string& position, Asked asked) {
        return (*entry)->match_at(position).map(
            [&](const std::unique_ptr<Match>& match) { return answer(*match, asked); });
      });
}

}  // namespace sowmill
