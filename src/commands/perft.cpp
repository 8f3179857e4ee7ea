#include "engine/perft.hpp"

#include <fmt/core.h>

#include "cli/position_arguments.hpp"
#include "cli/time_left.hpp"
#include "commands/commands.hpp"
#include "common/json.hpp"
#include "common/text.hpp"

namespace sowmill {
namespace {

// Deeper counts fit no 64 bits in any of the games long before they could be finished.
constexpr int deepest = 40;

constexpr int most_plies_shown = 3;

struct PerftArguments : PositionArguments {
  std::string depth;
  bool divide = false;
  bool json = false;
  bool from_start = false;  // No position was given.
};

// A part of all the work, from 0 to 1.
struct Part {
  double start = 0;
  double size = 1;
};

// Counts move by move for the first few plies, so that it can be shown how far it has come.
std::uint64_t count(Match& match, int depth, int plies_shown, Part part, TimeLeft& bar) {
  bar.show(part.start);
  if (plies_shown == 0 || depth <= 1) return perft(match, depth);
  const auto moves = match.legal_moves();
  const double size = part.size / static_cast<double>(moves.size());
  std::uint64_t sequences = 0;
  for (const auto& move : moves) {
    (void)match.play(move);
    sequences += count(match, depth - 1, plies_shown - 1, {part.start, size}, bar);
    (void)match.undo();
    part.start += size;
  }
  return sequences;
}

struct Counted {
  std::string move;
  std::uint64_t sequences;
};

// Requires: a depth above 0.
std::vector<Counted> count_divided(Match& match, int depth) {
  TimeLeft bar;
  std::vector<Counted> list;
  const auto moves = match.legal_moves();
  const double size = 1 / static_cast<double>(moves.size());
  for (const auto& move : moves) {
    (void)match.play(move);
    const Part part{size * static_cast<double>(list.size()), size};
    list.push_back({move, count(match, depth - 1, most_plies_shown - 1, part, bar)});
    (void)match.undo();
  }
  return list;
}

std::uint64_t sum_of(const std::vector<Counted>& list) {
  std::uint64_t sum = 0;
  for (const auto& counted : list) sum += counted.sequences;
  return sum;
}

std::string divided_lines(const std::vector<Counted>& list) {
  std::string lines;
  for (const auto& [move, sequences] : list) lines += fmt::format("{}\t{}\n", move, sequences);
  return lines;
}

std::string divided_json(const std::vector<Counted>& list) {
  JsonWriter json;
  json.begin_object().member("count", static_cast<std::int64_t>(sum_of(list))).key("moves");
  json.begin_list();
  for (const auto& [move, sequences] : list)
    json.begin_object()
        .member("move", move)
        .member("count", static_cast<std::int64_t>(sequences))
        .end_object();
  return json.end_list().end_object().text() + '\n';
}

std::string counted_text(Match& match, int depth, const PerftArguments& arguments) {
  if (!arguments.divide || depth == 0) {
    const auto sequences = depth == 0 ? 1 : sum_of(count_divided(match, depth));
    return arguments.json ? fmt::format("{{\"count\":{}}}\n", sequences)
                          : fmt::format("{}\n", sequences);
  }
  const auto list = count_divided(match, depth);
  return arguments.json ? divided_json(list) : divided_lines(list);
}

Exit print_count(PerftArguments arguments, const Session& session) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return session.refused(entry.error());
  const auto depth = parse_number(arguments.depth, deepest);
  if (!depth)
    return session.refused(
        {Reason::PositionNumber, {shown(arguments.depth), std::to_string(deepest)}});
  if (arguments.from_start) arguments.position = (*entry)->start_position();
  const auto match = (*entry)->match_at(arguments.position);
  if (!match) return session.refused(match.error());
  fmt::print("{}", counted_text(**match, *depth, arguments));
  return Exit::Done;
}

}  // namespace

void add_perft(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "perft", session.in_words({"Count the move sequences of a length",
                                 "Conta as sequências de jogadas de um comprimento"}));
  auto arguments = std::make_shared<PerftArguments>();
  arguments->add_ruleset_to(*command, session);
  command
      ->add_option("DEPTH", arguments->depth,
                   session.in_words(
                       {"Moves in a sequence, 0 to 40", "Jogadas em cada sequência, de 0 a 40"}))
      ->required();
  auto* position =
      arguments->add_position_to(*command, session)
          ->description(session.in_words({"Where to start, if not at the usual start",
                                          "Onde começar, se não for no início habitual"}));
  command->add_flag("--divide", arguments->divide,
                    session.in_words({"Count for each first move",
                                      "Conta separadamente para cada primeira jogada"}));
  command->add_flag("--json", arguments->json,
                    session.in_words({"Print a JSON object", "Escreve um objeto JSON"}));
  command->callback([=, &session] {
    arguments->from_start = position->count() == 0;
    session.action = [=, &session] { return print_count(*arguments, session); };
  });
}

}  // namespace sowmill
