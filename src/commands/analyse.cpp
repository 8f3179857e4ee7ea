#include <algorithm>
#include <fmt/core.h>

#include "book/built_in.hpp"
#include "cli/open_tables.hpp"
#include "cli/option_texts.hpp"
#include "cli/position_arguments.hpp"
#include "cli/position_input.hpp"
#include "commands/commands.hpp"
#include "common/json.hpp"
#include "engine/analyst.hpp"
#include "engine/json.hpp"
#include "engine/value_text.hpp"
#include "search/machine.hpp"

namespace sowmill {
namespace {

struct AnalyseArguments : PositionArguments {
  AnalysisLimits limits{.lines = 0};  // No lines asked for: one for every move.
  std::string tables{built_tables};
  bool json = false;
};

std::string join(const std::vector<std::string>& moves) {
  std::string joined;
  for (const auto& move : moves) joined += (joined.empty() ? "" : " ") + move;
  return joined;
}

// What the opening table says of a move, in a column of its own; nothing if it does not know it.
std::string book_column(const std::vector<book::BookMove>& known, const std::string& move,
                        BoardShape shape) {
  const auto found = std::ranges::find(known, move, &book::BookMove::move);
  if (found == known.end()) return {};
  AnalysedLine line;
  line.score = found->score;
  return "\tbook " + value_text(line, shape);
}

// A line for every move: the move, its value, how sure that is, and what is expected to follow.
std::string lines_of(const Analysis& analysis, const std::vector<book::BookMove>& known,
                     BoardShape shape, std::string_view prefix) {
  std::string text;
  for (const AnalysedLine& line : analysis.lines)
    text += fmt::format("{}{}\t{}\t{}\t{}{}\n", prefix, line.moves.front(), value_text(line, shape),
                        certainty_word(line.certainty), join(line.moves),
                        book_column(known, line.moves.front(), shape));
  return text;
}

// With the position, and what the opening table says.
std::string analysed_json(const CatalogEntry& entry, Match& match, const Analysis& analysis) {
  JsonWriter json;
  json.begin_object().member("position", match.position().value_or(""));
  write_analysis(json, analysis);
  json.key("book");
  book::write_moves(json, entry, match);
  return json.end_object().text() + '\n';
}

// Nothing for a game that is over, as `moves` prints nothing.
std::string analysed(const CatalogEntry& entry, Match& match, Analyst& analyst,
                     const AnalyseArguments& arguments, std::string_view prefix) {
  AnalysisLimits limits = arguments.limits;
  if (limits.lines == 0) limits.lines = std::max<std::size_t>(match.legal_moves().size(), 1);
  // Else memory would be taken bit by bit in the time that is there to think.
  if (limits.milliseconds != 0) analyst.reserve(limits.megabytes);
  const auto analysis = analyst.analyse(limits, {});
  if (arguments.json) return analysed_json(entry, match, analysis.value_or(Analysis{}));
  if (!analysis) return {};
  return lines_of(*analysis, book::built_in(entry).moves(match), entry.shape, prefix);
}

Exit analyse(const AnalyseArguments& arguments, const Session& session) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return session.refused(entry.error());
  const auto tables = tables_for_play(**entry, arguments.tables);
  if (!tables) return session.refused(tables.error());
  const auto answer = [&](const std::string& position, Asked asked) {
    return (*entry)->match_at(position).map([&](const std::unique_ptr<Match>& match) {
      const auto analyst = new_analyst(*match);
      (void)analyst->use_tables(*tables);
      return analysed(**entry, *match, *analyst, arguments,
                      asked == Asked::One ? "" : position + '\t');
    });
  };
  return answer_positions(arguments.position, session,
                          arguments.json ? LineForm::Json : LineForm::Text, answer);
}

void add_limits(CLI::App& command, AnalysisLimits& limits, const Session& session) {
  auto* group = command.add_option_group(session.in_words({"When to stop", "Quando parar"}));
  group
      ->add_option("--time", limits.milliseconds,
                   session.in_words({"Milliseconds for a position", "Milissegundos por posição"}))
      ->check(CLI::Range(1, 86'400'000));
  group
      ->add_option("--nodes", limits.positions,
                   session.in_words({"Positions to look at", "Posições a examinar"}))
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  group->add_option("--depth", limits.depth, session.in_words(option_texts::depth))
      ->check(CLI::Range(1, 100));
  group->require_option(1, 3);
  command
      .add_option("--lines", limits.lines,
                  session.in_words({"So many of the best moves; else all",
                                    "Quantas das melhores jogadas; senão, todas"}))
      ->check(CLI::Range(1, 1'000));
  command
      .add_option(
          "--threads", limits.threads,
          session.in_words({"Threads that search together", "Threads que procuram em conjunto",
                            "Threads que buscam em conjunto"}))
      ->check(CLI::Range(1, 256));
  command.add_option("--hash", limits.megabytes, session.in_words(option_texts::memory))
      ->check(CLI::Range(std::size_t{1}, search::most_megabytes()));
}

}  // namespace

void add_analyse(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "analyse",
      session.in_words(
          {"Say what each move of a position is worth, how sure that is, and what follows",
           "Diz quanto vale cada jogada de uma posição, com que certeza, e o que se segue"}));
  auto arguments = std::make_shared<AnalyseArguments>();
  arguments->add_ruleset_to(*command, session);
  arguments->add_positions_to(*command, session);
  add_limits(*command, arguments->limits, session);
  command
      ->add_option("--tables", arguments->tables, session.in_words(option_texts::tables_for_play))
      ->capture_default_str();
  command->add_flag(
      "--json", arguments->json,
      session.in_words({"Print JSON, one line a position", "Escreve JSON, uma linha por posição"}));
  command->callback(
      [=, &session] { session.action = [=, &session] { return analyse(*arguments, session); }; });
}

}  // namespace sowmill
