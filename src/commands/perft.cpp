#include <fmt/core.h>

#include "commands/session.hpp"
#include "common/text.hpp"

namespace sowmill {
namespace {

// Deeper counts fit no 64 bits in any of the games long before they could be finished.
constexpr int deepest = 40;

struct PerftArguments : PositionArguments {
  std::string depth;
  bool divide = false;
  bool from_start = false;  // No position was given.
};

void print_divided(Match& match, int depth) {
  for (const auto& move : match.legal_moves()) {
    (void)match.play(move);
    fmt::print("{}\t{}\n", move, match.perft(depth - 1));
    (void)match.undo();
  }
}

Exit count(PerftArguments arguments, const Session& session) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return session.refused(entry.error());
  const auto depth = parse_number(arguments.depth, deepest);
  if (!depth)
    return session.refused(
        {Reason::PositionNumber, {shown(arguments.depth), std::to_string(deepest)}});
  if (arguments.from_start) arguments.position = (*entry)->start_position();
  const auto match = (*entry)->match_at(arguments.position);
  if (!match) return session.refused(match.error());
  if (arguments.divide && *depth > 0)
    print_divided(**match, *depth);
  else
    fmt::print("{}\n", (*match)->perft(*depth));
  return Exit::Done;
}

}  // namespace

void add_perft(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand("perft", "Count the move sequences of a length");
  auto arguments = std::make_shared<PerftArguments>();
  arguments->add_ruleset_to(*command);
  command->add_option("DEPTH", arguments->depth, "Moves in a sequence, 0 to 40")->required();
  auto* position = arguments->add_position_to(*command)->description(
      "Where to start, if not at the usual start");
  command->add_flag("--divide", arguments->divide, "Count for each first move");
  command->callback([=, &session] {
    arguments->from_start = position->count() == 0;
    session.action = [=, &session] { return count(*arguments, session); };
  });
}

}  // namespace sowmill
