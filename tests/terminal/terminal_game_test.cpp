#include "terminal/terminal_game.hpp"

#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "terminal/terminal.hpp"

namespace sowmill {
namespace {

struct Played {
  int exit = 0;
  std::string transcript;

  [[nodiscard]] bool says(std::string_view text) const {
    return transcript.find(text) != std::string::npos;
  }
  // How often it is said.
  [[nodiscard]] int count(std::string_view text) const {
    int found = 0;
    for (auto at = transcript.find(text); at != std::string::npos;
         at = transcript.find(text, at + 1))
      ++found;
    return found;
  }
};

Played play(std::string_view ruleset, std::string_view script, const PlayOptions& options = {},
            Language language = Language::English) {
  std::FILE* in = std::tmpfile();
  REQUIRE(in != nullptr);
  std::fwrite(script.data(), 1, script.size(), in);
  std::rewind(in);
  char* text = nullptr;
  std::size_t size = 0;
  std::FILE* out = open_memstream(&text, &size);
  REQUIRE(out != nullptr);
  Played played{.exit = run_play(*find_ruleset(ruleset), options, language, in, out),
                .transcript = {}};
  std::fclose(out);
  std::fclose(in);
  played.transcript.assign(text, size);
  std::free(text);  // NOLINT: open_memstream allocates with malloc.
  return played;
}

// A folder that is gone after the test.
struct TemporaryFolder {
  std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("sowmill_test_" + std::to_string(std::rand()));
  TemporaryFolder() { std::filesystem::create_directories(path); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() { std::filesystem::remove_all(path); }

  [[nodiscard]] std::string file(const char* name) const { return (path / name).string(); }
  [[nodiscard]] int files() const {
    return static_cast<int>(std::distance(std::filesystem::directory_iterator(path), {}));
  }
};

std::string content(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

const PlayOptions against_random{.players = {Person{}, RandomPlayer{}}, .seed = 1};
const PlayOptions two_random{.players = {RandomPlayer{}, RandomPlayer{}}, .seed = 3};

TEST_CASE("lines are broken between words, by characters and not by bytes") {
  CHECK(wrapped("one two three", 13) == "one two three");
  CHECK(wrapped("one two three", 12) == "one two\nthree");
  CHECK(wrapped("one two three", 3) == "one\ntwo\nthree");
  CHECK(wrapped("incomprehensible one", 5) == "incomprehensible\none");
  CHECK(wrapped("não é não", 5) == "não é\nnão");
  CHECK(wrapped("one\ntwo three", 9) == "one\ntwo three");
  CHECK(wrapped("", 5).empty());
}

TEST_CASE("a script plays as a person does, and the transcript reads as the terminal looks") {
  CHECK(play("ouri", "c\nF\nquit\nB\n").transcript == R"(Ouri. Type a move, or help.
+---------+ +--f---+--e---+--d---+--c---+--b---+--a---+ +---------+
|   North | |  4   |  4   |  4   |  4   |  4   |  4   | | > South |
|    0    | +=[A]==+=[B]==+=[C]==+=[D]==+=[E]==+=[F]==+ |    0    |
|         | |  4   |  4   |  4   |  4   |  4   |  4   | |         |
+---------+ +------+------+------+------+------+------+ +---------+
South to move> c

South sows 4 seeds from C; the last falls in a.
+---------+ +-[f]--+-[e]--+-[d]--+-[c]--+-[b]--+-[a]--+ +---------+
| > North | |  4   |  4   |  4   |  4   |  4   |  5   | |   South |
|    0    | +==A===+==B===+==C===+==D===+==E===+==F===+ |    0    |
|         | |  4   |  4   |  0   |  5   |  5   |  5   | |         |
+---------+ +------+------+------+------+------+------+ +---------+
North to move> F

North sows 4 seeds from f; the last falls in D.
+---------+ +--f---+--e---+--d---+--c---+--b---+--a---+ +---------+
|   North | |  0   |  4   |  4   |  4   |  4   |  5   | | > South |
|    0    | +=[A]==+=[B]==+==C===+=[D]==+=[E]==+=[F]==+ |    0    |
|         | |  5   |  5   |  1   |  6   |  5   |  5   | |         |
+---------+ +------+------+------+------+------+------+ +---------+
South to move> quit
)");
}

TEST_CASE("a preview shows and tells what a move would do, and makes none") {
  const auto played = play("ouri", "? f\nmoves\n", {.position = "4-4-4-4-4-3-1-2-4-4-4-4-4-2-S"});
  CHECK(played.says("What F would do:"));
  CHECK(played.says("South sows 3 seeds from F; the last falls in c."));
  CHECK(played.says("You may play: A B C D E F\nSouth to move>"));
}

TEST_CASE("what cannot be played gets its reason") {
  const PlayOptions options{.position = "1-2-0-0-0-0-4-4-4-4-4-4-10-11-S"};
  const auto played = play("ouri", "A\nC\nnonsense\n?\ncycle\nundo\nB\n", options);
  CHECK(played.says("A has one seed and you have houses with more."));
  CHECK(played.says("C is empty."));
  CHECK(played.says("'nonsense' is not a move here; expected A-F."));
  CHECK(played.says("preview MOVE"));
  CHECK(played.says("no position has come back yet"));
  CHECK(played.says("there is nothing to take back."));
  CHECK(played.says("South sows 2 seeds from B"));
}

TEST_CASE("the input may be anything, and may end anywhere") {
  const std::string noise("\x00\xff\x1b[2J\x80\n\n\r\n\t \n", 15);
  for (const auto& script : {std::string(), std::string("A"), noise, std::string(3'000'000, 'A'),
                             "? " + noise, "save " + std::string(100'000, 'x') + "\n"}) {
    for (const CatalogEntry& entry : catalog()) {
      const auto played = play(entry.id, script);
      CHECK(played.exit == 0);
      CHECK_FALSE(played.says("\x1b"));
      CHECK(played.transcript.size() < 6000);
    }
  }
}

TEST_CASE("two people take back one move, against a random player back to one's own turn") {
  const auto people = play("ouri", "C\nundo\nmoves\n");
  CHECK(people.says("Taken back."));
  CHECK(people.says("South to move> moves\nYou may play: A B C D E F"));

  const auto alone = play("ouri", "C\nundo\nmoves\nundo\n", against_random);
  CHECK(alone.says("Taken back."));
  CHECK(alone.says("South to move> moves\nYou may play: A B C D E F"));
  CHECK(alone.says("there is nothing to take back."));
}

TEST_CASE("nothing is taken back when only the random player has moved") {
  const PlayOptions north{.players = {RandomPlayer{}, Person{}}, .seed = 1};
  const auto played = play("oware", "board\nundo\nboard\n", north);
  CHECK(played.says("there is nothing to take back."));
  const auto first = played.transcript.find("North to move> board");
  const auto second = played.transcript.find("North to move> undo");
  const auto board = played.transcript.substr(first + 21, second - first - 21);
  CHECK(played.count(board) == 3);
}

TEST_CASE("resigning, and draws that the other person agrees to or not") {
  const auto played = play("morris", "draw\nno\ndraw\nsim\nd2\nundo\nd2\nresign\nundo\nsair\n");
  CHECK(played.says(
      "Black, White offers a draw. Do you agree (yes or no)? no\nBlack does not agree"));
  CHECK(played.says("The end: the game is a draw (by agreement)."));
  CHECK(played.says("save FILE, undo or quit> d2\nthe game is over, so 'd2' cannot be played."));
  CHECK(played.says("The end: White wins (by resignation)."));
  CHECK(played.says("Black to move> sair"));
  CHECK(play("morris", "draw\n", against_random).says("Black does not agree"));
}

TEST_CASE("a cycle can be agreed on once a position has come back") {
  const PlayOptions options{.position = "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S"};
  const auto played = play("oware", "F\nf\nA\na\nB\nb\nC\nc\nD\nd\nE\ne\ncycle\nyes\n", options);
  CHECK(played.says("the game is a draw 24-24. Do you agree (yes or no)? yes"));
  CHECK(played.says("The end: the game is a draw 24-24 (a cycle, by agreement)."));
  CHECK(play("ntxuva", "cycle\n").says("'cycle' is not part of this game."));
}

TEST_CASE("who is asked to agree on a cycle is told what the rules give him") {
  const PlayOptions options{.position = "0-1-0-0-1-0-0-0-0-1-0-0-22-23-S"};
  const std::string script = "B\nd\nE\ne\nF\na\nC\nf\nA\nb\nD\nc\ncycle\nno\n";
  CHECK(play("oware", script, options).says("the game is a draw 24-24. Do you agree"));
  CHECK(play("awari", script, options).says("North wins 23-24. Do you agree"));
}

TEST_CASE("a saved game goes on where it was, and no half-written file is left") {
  const TemporaryFolder folder;
  const auto file = folder.file("my game.txt");
  const auto saved =
      play("ntxuva-advanced", "A\nB\nsave " + file + "\nsave\nsave /no/such/folder/file\n",
           against_random);
  CHECK(saved.says("Saved in "));
  CHECK(saved.says("Say in which file: save FILE."));
  CHECK(saved.says("the file /no/such/folder/file cannot be written."));
  CHECK(folder.files() == 1);
  const auto end_of_play = saved.transcript.find("South to move> save");
  const auto board = saved.transcript.substr(0, end_of_play)
                         .substr(saved.transcript.rfind("attack", end_of_play) - 100, 150);
  CHECK(play("ntxuva-advanced", "", {.load = file}).says(board));

  const auto again = folder.file("again.txt");
  play("ntxuva-advanced", "save " + again + "\n",
       {.players = against_random.players, .load = file});
  CHECK(content(again) == content(file));
}

TEST_CASE("a record names who played: a level, a perfect or a random player") {
  const TemporaryFolder folder;
  const auto file = folder.file("game.txt");
  const auto saved_by = [&](const Player& north) {
    play("ouri", "save " + file + "\n", {.players = {Person{}, north}});
    return content(file);
  };
  CHECK(saved_by(Computer{1}).find("[North \"level 1\"]") != std::string::npos);
  CHECK(saved_by(*parse_player("perfect")).find("[North \"perfect\"]") != std::string::npos);
  CHECK(saved_by(RandomPlayer{}).find("[North \"random player\"]") != std::string::npos);
  CHECK(saved_by(Person{}).find("[North \"?\"]") != std::string::npos);
}

TEST_CASE("a game that goes on keeps the tags, comments and variations of its record") {
  const TemporaryFolder folder;
  const auto file = folder.file("game.txt");
  std::ofstream(file) << R"([Event "Cup"]
[South "Ana"]
[Date "2020.01.02"]
[Opening "usual"]
[Result "*"]
[Ruleset "ouri"]

{First.} 1. F {Good.} (1. E e) c 2. B *
)";
  const PlayOptions options{.players = {Person{}, Person{}}, .load = file};
  play("ouri", "b\nsave " + file + "\n", options);
  CHECK(content(file) == R"([Event "Cup"]
[Site "?"]
[Date "2020.01.02"]
[Round "?"]
[South "Ana"]
[North "?"]
[Result "*"]
[Ruleset "ouri"]
[Opening "usual"]

{First.} 1. F {Good.} (1. E e) c 2. B b *
)");
  play("ouri", "undo\nundo\nA\nsave " + file + "\n", options);
  CHECK(content(file).ends_with("{First.} 1. F {Good.} (1. E e) c 2. A (2. B b) *\n"));
}

TEST_CASE("who asks for moves where there are none is told why") {
  CHECK(play("aqil", "moves\n").says("There are no moves yet: first the seeds are laid."));
  CHECK(play("ouri", "resign\nmoves\n").says("The game is over: there are no more moves."));
}

TEST_CASE("what cannot be loaded is refused") {
  const TemporaryFolder folder;
  const auto file = folder.file("ouri.txt");
  CHECK(play("ouri", "C\nsave " + file + "\n").exit == 0);
  CHECK(play("ouri", "", {.load = file}).exit == 0);
  CHECK(play("oware", "", {.load = file}).exit == 2);
  CHECK(play("ouri", "", {.load = folder.file("nothing")}).exit == 2);
  CHECK(play("ouri", "", {.load = folder.path.string()}).exit == 2);
  CHECK(play("ouri", "", {.position = "4-4"}).exit == 2);
  CHECK_FALSE(parse_player("robot"));
}

TEST_CASE("a device is not replaced by a file") {
  CHECK(play("ouri", "save /dev/null\n").says("the file /dev/null cannot be written."));
  CHECK(std::filesystem::is_character_file("/dev/null"));
}

TEST_CASE("two random players finish a game of every rule set") {
  for (const CatalogEntry& entry : catalog()) {
    const auto played = play(entry.id, "", two_random);
    CHECK_MESSAGE(played.count("The end: ") == 1, entry.id);
    CHECK_FALSE(played.says(">\n"));
  }
}

TEST_CASE("two random players play an Aqil match to 60 points") {
  const auto played = play("aqil", "", two_random);
  CHECK(played.says("Round 1. Points: South 0, North 0; 60 win the match."));
  CHECK(played.says("Round 2. Points: "));
  CHECK(played.says("The lot makes "));
  CHECK(played.says("(60 points or more)."));
  CHECK(played.count("The round ends ") == played.count("\n\nRound "));
  CHECK(played.transcript == play("aqil", "", two_random).transcript);
}

TEST_CASE("two people begin an Aqil match: hidden set-ups, lot, keep or swap") {
  const auto* const script =
      "6-6-6-6-6-6\n11-5-5-5-5\n11 5 5 5 5 5\nundo\n6-7-5-6-6-6\nmaybe\nSwap\nmoves\nundo\n";
  const auto played = play("aqil", script, {.seed = 1});
  CHECK(played.says("the holes may not all be equal."));
  CHECK(played.says("six numbers joined by '-', like 11-5-5-5-5-5, not '...'."));
  CHECK(played.says("South has laid the seeds.\nNorth lays 36 seeds"));
  CHECK_FALSE(played.says("6-7-5-6-6-6"));
  CHECK(played.says("'maybe' does not fit here; expected keep, swap."));
  CHECK(played.says("swaps: the board is turned, and "));
  CHECK(
      played.says("|    0    | +==A===+==B===+==C===+==D===+==E===+==F===+ |    0    |\n"
                  "|         | | 11   |  5   |  5   |  5   |  5   |  5   |"));
  CHECK(played.says("|  5   |  5   |  5   |  5   |  5   | 11   |"));
  CHECK(played.count("there is nothing to take back.") == 2);
}

TEST_CASE("a set-up stays hidden when the other player resigns") {
  const auto played = play("aqil", "11-5-5-5-5-5\nresign\nundo\n");
  CHECK(played.says("The end: South wins (by resignation)."));
  CHECK_FALSE(played.says("| 11 "));
}

TEST_CASE("a set-up stays hidden when it is previewed, and a choice has nothing to preview") {
  const auto played = play("aqil", "? 1-7-7-7-7-7\nrandom\nrandom\n? keep\n");
  CHECK_FALSE(played.says("1-7-7-7-7-7"));
  CHECK(played.count("There is no move to preview yet.") == 2);
}

TEST_CASE("an Aqil match is saved between and within rounds") {
  const TemporaryFolder folder;
  const auto file = folder.file("match.txt");
  const PlayOptions options{.players = {Person{}, RandomPlayer{}}, .seed = 2};
  const auto played = play("aqil", "random\nkeep\nsave " + file + "\nquit\n", options);
  REQUIRE(played.says("Saved in "));
  CHECK(content(file).find("[Setup \"") != std::string::npos);
  CHECK(play("aqil", "moves\n", {.load = file}).says("You may play: "));
}

TEST_CASE("the points of a match stay in view") {
  const PlayOptions options{.players = {Person{}, RandomPlayer{}}, .seed = 2};
  const auto played = play("aqil", "random\nkeep\nboard\n", options);
  CHECK(played.says("+---------+\nRound 1. Points: South 0, North 0; 60 win the match.\nSouth to"));
  CHECK_FALSE(play("aqil", "", {.position = "0-0-0-0-0-0-0-1-2-0-0-0-40-29-S"}).says("Points"));
}

TEST_CASE("the giver of a seed is asked, and told why") {
  const auto played = play("aqil", "c\n+c\n", {.position = "0-0-0-0-0-0-0-1-2-0-0-0-40-29-S"});
  CHECK(played.says("South has no seeds: North gives one, from a hole written like +b."));
  CHECK(played.says("the opponent must first give a seed, like '+b', not 'c'."));
  CHECK(played.says("North gives one seed from c, laid in A."));
}

TEST_CASE("who can only pass is told so") {
  const auto played = play("ntxuva", "A\npass\n",
                           {.position = "1-1-1-1-1-1-1-1-1-1-1-1-2-0-0-0-0-0-0-0-0-0-0-0-S"});
  CHECK(played.says("South has no legal play: type pass."));
  CHECK(played.says("South has no legal play and passes."));
  CHECK(
      played.says("A cannot move: B is occupied, and pieces are never joined; there is no legal "
                  "play, so the only move is 'pass'."));
}

TEST_CASE("the game speaks Portuguese, of both kinds") {
  const auto lisbon = play("ouri", "gravar\nC\nempate\nnão\n", {}, Language::PortugueseOfPortugal);
  CHECK(lisbon.says("Joga Sul> "));
  CHECK(lisbon.says("Diga em que ficheiro: gravar FICHEIRO."));
  CHECK(lisbon.says("Norte não aceita") == false);
  CHECK(lisbon.says("Sul não aceita: o jogo continua."));
  CHECK(play("aqil", "acaso\nacaso\ntalvez\n", {}, Language::PortugueseOfPortugal)
            .says("'talvez' não cabe aqui; esperava-se manter, trocar."));
  CHECK(
      play("aqil", "acaso\nacaso\nciclo\ndesistir\nDesistir\n", {}, Language::PortugueseOfPortugal)
          .says("'ciclo' não faz parte deste jogo."));
  CHECK(play("ouri", "desistir\nDesistir\n", {}, Language::PortugueseOfBrazil)
            .says("não dá mais para jogar 'Desistir'."));
  CHECK(play("ouri", "salvar\n", {}, Language::PortugueseOfBrazil)
            .says("Diga em qual arquivo: salvar ARQUIVO."));
  CHECK(play("ouri", "rules\n", {}, Language::PortugueseOfBrazil).says("docs/rules/ouri.pt.md"));
}

}  // namespace
}  // namespace sowmill
