#include <doctest/doctest.h>

#include "common/text.hpp"
#include "games/ntxuva/ntxuva.hpp"
#include "match/catalog.hpp"

namespace sowmill {
namespace {

std::unique_ptr<Match> match_of(std::string_view ruleset, std::string_view position) {
  auto match = find_ruleset(ruleset)->match_at(position);
  REQUIRE(match);
  return *std::move(match);
}

void play_all(Match& match, std::string_view line) {
  for (const auto move : words(line)) {
    CAPTURE(move);
    REQUIRE(match.play(move));
  }
}

// Two seeds on each side that go round for ever.
constexpr auto ouri_cycle_start = "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S";
constexpr auto ouri_cycle = "F f A a B b C c D d E e";

}  // namespace

TEST_CASE("the third time a position stands, Ouri gives each his own side") {
  const auto match = match_of("ouri", ouri_cycle_start);
  play_all(*match, ouri_cycle);
  CHECK_FALSE(match->verdict().is_over());
  play_all(*match, ouri_cycle);
  CHECK(match->verdict().cause == Cause::Repetition);
  CHECK(match->verdict().ending == Ending{Outcome::Draw, Score{24, 24}});
  CHECK(match->position() == ouri_cycle_start);
  CHECK(match->legal_moves().empty());
  CHECK(match->play("F").error().reason == Reason::GameIsOver);
  REQUIRE(match->undo());
  CHECK(match->phase() == Phase::Play);
}

TEST_CASE(
    "players may agree on a cycle only once a position has come back, and only in Ouri's family") {
  const auto match = match_of("ouri", ouri_cycle_start);
  CHECK(match->agree_cycle().error().reason == Reason::NoRepetitionYet);
  play_all(*match, ouri_cycle);
  play_all(*match, "F");
  REQUIRE(match->agree_cycle());
  CHECK(match->verdict().cause == Cause::AgreedCycle);
  CHECK(match->verdict().ending == Ending{Outcome::SecondWins, Score{23, 25}});
  const auto morris = find_ruleset("morris")->new_match();
  CHECK(morris->agree_cycle().error().reason == Reason::NotInThisGame);
}

TEST_CASE("a capture begins the count of repetitions anew") {
  const auto match = match_of("ouri", ouri_cycle_start);
  play_all(*match, ouri_cycle);
  play_all(*match, "F f A a B b C c D d E");
  CHECK_FALSE(match->verdict().is_over());
}

TEST_CASE("morris-classic ends by repetition as a draw, morris by its ten plies") {
  constexpr auto three_each = "W..W..W..B..B..B........-0-0-0-W";
  const auto classic = match_of("morris-classic", three_each);
  for (int lap = 0; lap < 2; ++lap) play_all(*classic, "a7-d2 a4-f2 d2-a7 f2-a4");
  CHECK(classic->verdict().cause == Cause::Repetition);
  CHECK(classic->verdict().ending == Ending{Outcome::Draw});

  const auto limited = match_of("morris", three_each);
  for (int lap = 0; lap < 2; ++lap) play_all(*limited, "a7-d2 a4-f2 d2-a7 f2-a4");
  CHECK_FALSE(limited->verdict().is_over());
  play_all(*limited, "a7-d2 a4-f2");
  CHECK(limited->verdict().cause == Cause::Rules);
  CHECK(limited->verdict().ending == Ending{Outcome::Draw});
}

TEST_CASE("every ending is told with its reason, and named as ours where the source has none") {
  struct Example {
    std::string_view ruleset;
    std::string_view position;
    std::string_view line;
    std::string_view english;
    std::string_view portuguese;
  };
  constexpr Example examples[] = {
      {"ntxuva", "0-0-0-0-0-0-2-0-0-0-0-0-0-0-0-0-0-0-0-0-0-1-0-0-S", "G",
       "South wins (all the opponent's pieces are captured)",
       "Sul ganha (todas as peças do adversário foram capturadas)"},
      {"ntxuva", "1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-S", "",
       "the game is a draw (neither can play; this rule is ours)",
       "o jogo acaba empatado (nenhum dos dois pode jogar; esta regra é nossa)"},
      {"aqil", "0-0-0-0-1-0-0-0-0-0-1-0-40-30-N", "e E f F a A b B c C d D e E f F a A b B c C d D",
       "South wins 40-30 (the position stood for the third time; this rule is ours)",
       "Sul ganha 40-30 (a posição repetiu-se pela terceira vez; esta regra é nossa)"},
      {"aqil", "0-0-0-0-0-1-0-0-0-0-0-0-40-31-S", "",
       "South wins 41-31 (the last seed is for the owner of its side; this rule is ours)",
       "Sul ganha 41-31 (a última semente fica para o dono do lado em que está; esta regra é "
       "nossa)"},
      {"aqil", "1-1-0-0-0-0-0-0-0-0-0-0-40-30-S", "A", "South wins 42-30 (the board is empty)",
       "Sul ganha 42-30 (o tabuleiro ficou vazio)"},
      {"ouri", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", "F", "South wins 25-23 (25 seeds or more)",
       "Sul ganha 25-23 (25 sementes ou mais)"},
      {"ouri", "4-0-2-0-0-1-0-0-0-0-0-0-21-20-S", "",
       "South wins 28-20 (no permitted play feeds the opponent)",
       "Sul ganha 28-20 (nenhuma jogada permitida dá sementes ao adversário)"},
      {"ouri", "0-1-0-0-0-0-0-0-0-0-0-1-23-23-N", "f",
       "South wins 25-23 (no permitted play feeds the opponent)",
       "Sul ganha 25-23 (nenhuma jogada permitida dá sementes ao adversário)"},
      {"awari", "0-0-0-0-0-0-0-0-0-0-0-1-23-24-S", "",
       "North wins 23-25 (the player to move has no seeds)",
       "Norte ganha 23-25 (quem joga não tem sementes)"},
      {"ouri", ouri_cycle_start, "F f A a B b C c D d E e F f A a B b C c D d E e",
       "the game is a draw 24-24 (the position stood for the third time)",
       "o jogo acaba empatado 24-24 (a posição repetiu-se pela terceira vez)"},
      {"morris", "W..W..W..B..B..B........-0-0-9-W", "a7-d2",
       "the game is a draw (ten plies with three men each)",
       "o jogo acaba empatado (dez jogadas com três peças de cada lado)"},
      {"morris", "WW.BB.B........W........-0-0-0-W", "c3-g7xc5",
       "White wins (fewer than three men left)", "Branco ganha (restam menos de três peças)"},
      {"morris", "BBB.W....BW...W......W..-0-0-0-B", "", "White wins (the other cannot move a man)",
       "Branco ganha (o outro não pode mover nenhuma peça)"},
  };
  for (const auto& [ruleset, position, line, english, portuguese] : examples) {
    CAPTURE(position);
    const auto match = match_of(ruleset, position);
    play_all(*match, line);
    CHECK(tell_verdict(match->verdict(), match->shape(), Language::English) == english);
    CHECK(tell_verdict(match->verdict(), match->shape(), Language::PortugueseOfPortugal) ==
          portuguese);
  }
}

TEST_CASE("the draw of an endless game of Ntxuva is named as our rule") {
  const Ntxuva ntxuva(ntxuva::basic_rules);
  const Verdict verdict{ntxuva.endless(ntxuva.initial_state()), Cause::Repetition};
  CHECK(tell_verdict(verdict, BoardShape::FourRows, Language::English) ==
        "the game is a draw (the position stood for the third time; this rule is ours)");
}

TEST_CASE("a game can be resigned, drawn by agreement, and both taken back") {
  const auto match = find_ruleset("oware")->new_match();
  play_all(*match, "F");
  REQUIRE(match->resign(Side::Second));
  CHECK(match->verdict().ending == Ending{Outcome::FirstWins});
  CHECK(match->agree_draw().error().reason == Reason::GameIsOver);
  REQUIRE(match->undo());
  REQUIRE(match->agree_draw());
  CHECK(match->verdict().cause == Cause::Agreement);
  REQUIRE(match->undo());
  REQUIRE(match->undo());
  CHECK(match->undo().error().reason == Reason::NothingToUndo);
  CHECK(match->position() == find_ruleset("oware")->start_position());
}

TEST_CASE("a move is told and refused in words, and replaying it changes nothing") {
  const auto match = find_ruleset("ouri")->new_match();
  const auto before = match->position();
  CHECK(*match->tell_move("C", Language::English) ==
        "South sows 4 seeds from C; the last falls in a.");
  CHECK(*match->why_not("c", Language::English) == "c belongs to the other side");
  CHECK_FALSE(match->why_not("C", Language::English));
  CHECK(match->replay("C")->position == "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N");
  CHECK(match->position() == before);
  CHECK(match->rounds().front().moves.empty());
}

TEST_CASE("a line of moves may be written together in the oware family only") {
  using Line = std::vector<std::string>;
  CHECK(split_line("oware", "FfEa  B") == Line{"F", "f", "E", "a", "B"});
  CHECK(split_line("aqil", "FfEa +c") == Line{"FfEa", "+c"});
  CHECK(split_line("oware", "Fx") == Line{"Fx"});
}

TEST_CASE("the catalogue knows its nine rule sets and refuses others by name") {
  CHECK(catalog().size() == 9);
  for (const auto& entry : catalog()) {
    CHECK(find_ruleset(entry.id) == &entry);
    CHECK(entry.match_at(entry.start_position()));
    for (const Language language : all_languages) CHECK_FALSE(entry.title.in(language).empty());
  }
  CHECK(find_ruleset("chess") == nullptr);
  CHECK(parse_ruleset("chess").error().reason == Reason::UnknownRuleset);
}

}  // namespace sowmill
