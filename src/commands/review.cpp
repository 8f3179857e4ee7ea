#include "review/review.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/files.hpp"
#include "cli/open_tables.hpp"
#include "cli/option_texts.hpp"
#include "cli/time_left.hpp"
#include "commands/commands.hpp"
#include "engine/value_text.hpp"
#include "record/game_of_file.hpp"
#include "record/read_record.hpp"
#include "record/replay_record.hpp"
#include "review/json.hpp"
#include "review/why_sentence.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

using review::Judgement;

struct ReviewArguments {
  std::string file;
  std::optional<std::size_t> game;
  std::uint64_t positions = review::usual_positions;
  std::string tables{built_tables};
  bool json = false;
};

std::string number_of(const Judgement& judgement, bool has_rounds) {
  const auto round = has_rounds ? fmt::format("{}.", judgement.round + 1) : std::string();
  if (judgement.kind != review::DecisionKind::Move) return round + '0';
  return round + std::to_string(judgement.ply + 1);
}

std::string percent(int thousandths) {
  constexpr int tenth = 10;
  return fmt::format("{}.{}%", thousandths / tenth, thousandths % tenth);
}

// Number, side, move, label, expected result before and after, value, how sure it is.
using Columns = std::array<std::string, 8>;

Columns columns_of(const Judgement& judgement, const review::Review& review, Language language) {
  const BoardShape shape = review.entry().shape;
  return {number_of(judgement, review.entry().plays_for_points),
          std::string(side_name(shape, judgement.side, language)),
          judgement.move,
          std::string(label_name(judgement.label(), language)),
          percent(judgement.before),
          percent(judgement.after),
          value_text(judgement.played, shape, language),
          std::string(certainty_word(judgement.played.certainty, language))};
}

// The lines that the sentence is true of, each after the position where it begins: what was played,
// and what would have been better if the sentence speaks of it.
std::vector<std::string> cited_lines(const Judgement& judgement) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < judgement.why.lines.size(); ++i) {
    const auto cites = [&](const review::Fact& fact) { return fact.line == i; };
    const auto& [position, moves] = judgement.why.lines[i];
    if (std::ranges::any_of(judgement.why.facts, cites))
      lines.push_back(fmt::format("{} {}", position, fmt::join(moves, " ")));
  }
  return lines;
}

// At a terminal two lines a decision, the second one saying why, and then the lines it cites.
void show_judgement(const Judgement& judgement, const review::Review& review, Language language) {
  const auto [number, side, move, label, before, after, value, certainty] =
      columns_of(judgement, review, language);
  fmt::print("{:>6}  {:<6} {:<28} {:<11} {:>6} > {:>6}  {} ({})\n{:8}{}\n", number, side, move,
             label, before, after, value, certainty, "",
             why_sentence(judgement, review.entry().shape, language));
  for (const auto& line : cited_lines(judgement)) fmt::print("{:10}{}\n", "", line);
}

// One line a decision, with the best move, why, and the lines that this cites at its end.
void print_judgement(const Judgement& judgement, const review::Review& review, Language language) {
  fmt::print("{}\t{}\t{}\t{}\n", fmt::join(columns_of(judgement, review, language), "\t"),
             judgement.best.moves.front(), why_sentence(judgement, review.entry().shape, language),
             fmt::join(cited_lines(judgement), "\t"));
}

void print_players(const review::Review& review, Language language) {
  const auto players = summarise(review.judgements());
  for (const Side side : {Side::First, Side::Second}) {
    const auto& player = players[index_of(side)];
    fmt::print("{}\t{}", side_name(review.entry().shape, side, language), percent(player.accuracy));
    for (const auto label : review::all_labels)
      fmt::print("\t{} {}", label_name(label, language),
                 player.labels[static_cast<std::size_t>(label)]);
    fmt::print("\n");
  }
}

void complete(review::Review& review) {
  constexpr std::uint64_t positions_between_looks = 50'000;
  TimeLeft bar;
  while (!review.is_done()) {
    review.advance(positions_between_looks);
    bar.show(review.share());
  }
}

Exit print_review(const ReviewArguments& arguments, const Session& session) {
  const auto text = read_file(arguments.file, record_size_limit);
  if (!text) return session.refused(text.error());
  const auto record = read_game_of_file(*text, arguments.game);
  if (!record) return session.refused(record.error());
  const auto match = replay(*record);
  if (!match) return session.refused(match.error());
  const auto& entry = *find_ruleset(record->find("Ruleset")->value);
  const auto tables = tables_for_play(entry, arguments.tables);
  if (!tables) return session.refused(tables.error());
  review::Review review(entry, **match, arguments.positions, *tables);
  complete(review);
  const auto judgements = review.in_order();
  if (arguments.json) {
    fmt::print("{}\n", review_json(review, judgements, session.language));
    return Exit::Done;
  }
  const auto print = isatty(STDOUT_FILENO) != 0 ? show_judgement : print_judgement;
  for (const auto& judgement : judgements) print(judgement, review, session.language);
  print_players(review, session.language);
  return Exit::Done;
}

}  // namespace

void add_review(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "review",
      session.in_words({"Judge every move of a game record, and say why it was good or bad",
                        "Julga cada jogada de um registo de jogo, e diz porque foi boa ou má",
                        "Julga cada jogada de um registro de jogo, e diz por que foi boa ou má"}));
  auto arguments = std::make_shared<ReviewArguments>();
  command->add_option("FILE", arguments->file, session.in_words(option_texts::record))->required();
  command->add_option("--game", arguments->game, session.in_words(option_texts::game_of_file))
      ->check(CLI::Range(1, 1'000'000));
  command
      ->add_option(
          "--nodes", arguments->positions,
          session.in_words(
              {"Positions to look at for each move; the same number gives the same labels",
               "Posições a examinar por jogada; o mesmo número dá as mesmas classificações"}))
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
  command
      ->add_option("--tables", arguments->tables, session.in_words(option_texts::tables_for_play))
      ->capture_default_str();
  command->add_flag("--json", arguments->json, session.in_words({"Print JSON", "Escreve JSON"}));
  command->callback([=, &session] {
    session.action = [=, &session] { return print_review(*arguments, session); };
  });
}

}  // namespace sowmill
