#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <unistd.h>

#include "cli/open_tables.hpp"
#include "commands/commands.hpp"
#include "protocol/conversation.hpp"
#include "protocol/line_buffer.hpp"

namespace sowmill {
namespace {

void say(std::string_view line) {
  (void)std::fwrite(line.data(), 1, line.size(), stdout);
  (void)std::fputc('\n', stdout);
  (void)std::fflush(stdout);
}

// False once the conversation is over, or nobody hears the answers.
bool hear_all(protocol::Conversation& conversation, protocol::LineBuffer& lines) {
  while (const auto line = lines.next())
    if (!conversation.hear(*line) || std::ferror(stdout) != 0) return false;
  return true;
}

// At the end of the input a search that has a limit may reach it, so that a script need not wait.
void converse(protocol::Conversation& conversation) {
  constexpr std::chrono::seconds patience{5};
  protocol::LineBuffer lines;
  std::array<char, 65'536> bytes{};
  for (;;) {
    const auto count = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    lines.add({bytes.data(), static_cast<std::size_t>(count)});
    if (!hear_all(conversation, lines)) return;
  }
  lines.end();
  if (hear_all(conversation, lines)) conversation.finish(patience);
}

Exit engine(const std::string& ruleset, const Session& session) {
  const auto entry = parse_ruleset(ruleset);
  if (!entry) return session.refused(entry.error());
  protocol::Conversation conversation(**entry, session.language, say, tables_for_play,
                                      std::string(built_tables));
  converse(conversation);
  return Exit::Done;
}

}  // namespace

void add_engine(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "engine",
      session.in_words({"Speak UGI, or UCI, on standard input and output (docs/protocol.md)",
                        "Fala UGI, ou UCI, na entrada e na saída padrão (docs/protocol.md)"}));
  auto ruleset = std::make_shared<std::string>("oware");
  command
      ->add_option("RULESET", *ruleset,
                   session.in_words({"The rules until the option Variant changes them",
                                     "As regras até que a opção Variant as mude"}))
      ->capture_default_str();
  command->callback(
      [=, &session] { session.action = [=, &session] { return engine(*ruleset, session); }; });
}

}  // namespace sowmill
