#include "commands/lines.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "common/text.hpp"
#include "tell/errors.hpp"

namespace sowmill {

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
  for (; c != EOF && c != '\n'; c = std::getc(in)) line += static_cast<char>(c);
  if (line.ends_with('\r')) line.pop_back();
  return true;
}

Exit answer_lines(std::FILE* in, const Session& session,
                  const std::function<Result<std::string>(const std::string& line)>& answer) {
  Exit exit = Exit::Done;
  std::string line;
  while (read_line(in, line)) {
    if (const auto answered = answer(line)) {
      fmt::print("{}", *answered);
    } else {
      fmt::print("{}\terror\t{}\n", one_line(line), tell(answered.error(), session.language));
      exit = Exit::Refused;
    }
  }
  return exit;
}

}  // namespace sowmill
