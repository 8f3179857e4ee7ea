#include "protocol/request.hpp"

#include <doctest/doctest.h>

#include "protocol/line_buffer.hpp"

namespace sowmill::protocol {
namespace {

template <class Kind>
Kind parsed(std::string_view line) {
  const auto request = parse_request(line);
  REQUIRE(std::holds_alternative<Kind>(request));
  return std::get<Kind>(request);
}

template <class Kind>
bool is(std::string_view line) {
  return std::holds_alternative<Kind>(parse_request(line));
}

}  // namespace

TEST_CASE("commands are known by their word") {
  CHECK(parsed<Identify>("ugi").dialect == Dialect::Ugi);
  CHECK(parsed<Identify>("uci").dialect == Dialect::Uci);
  CHECK(is<AskReady>("isready"));
  CHECK(is<BeginGame>("uginewgame"));
  CHECK(is<BeginGame>("ucinewgame"));
  CHECK(is<Stop>("stop"));
  CHECK(is<Stop>("ponderhit"));
  CHECK(is<Quit>("quit"));
  CHECK(parsed<Ask>("query p1turn").question == "p1turn");
}

TEST_CASE("words before a command are passed over, and blanks do not matter") {
  CHECK(is<AskReady>("please  isready\r"));
  CHECK(is<AskReady>("\t isready now"));
  for (const auto* line : {"", " ", "hello", "ISREADY", "isreadyy", "\x01\xff"})
    CHECK(is<Noise>(line));
}

TEST_CASE("an option has a name and a value, and both may have blanks") {
  const auto option = parsed<SetOption>("setoption name Move Overhead value  /a  b/c ");
  CHECK(option.name == "Move Overhead");
  CHECK(option.value == "/a  b/c");
  CHECK(parsed<SetOption>("setoption name Clear").value.empty());
  for (const auto* line : {"setoption", "setoption name", "setoption value 3"})
    CHECK(is<Noise>(line));
}

TEST_CASE("a position is a start and moves") {
  CHECK_FALSE(parsed<SetPosition>("position startpos").start);
  CHECK(parsed<SetPosition>("position startpos moves F  f E").moves == "F  f E");
  CHECK(parsed<SetPosition>("position fen 1-2-S moves").start == "1-2-S");
  CHECK(parsed<SetPosition>("position fen 1 2 moves a").start == "1 2");
  CHECK(parsed<SetPosition>("position fen").start->empty());
  // Whoever sets it says what is wrong with these.
  CHECK(parsed<SetPosition>("position nowhere").start == "nowhere");
  CHECK(parsed<SetPosition>("position startpos F f").start == "startpos F f");
  for (const auto* line : {"position", "position moves F"}) CHECK(is<Noise>(line));
}

TEST_CASE("go takes the limits of UGI and of UCI") {
  const auto ugi = parsed<Go>("go p1time 1000 p2time 2000 p1inc 10 p2inc 20");
  CHECK(ugi.left[0] == 1000);
  CHECK(ugi.left[1] == 2000);
  CHECK(ugi.increment[0] == 10);
  CHECK(ugi.increment[1] == 20);
  const auto uci = parsed<Go>("go wtime 1 btime 2 winc 3 binc 4 movestogo 5");
  CHECK(uci.left[1] == 2);
  CHECK(uci.increment[1] == 4);
  CHECK(uci.moves_to_go == 5);
  const auto both = parsed<Go>("go depth 7 movetime 250");
  CHECK(both.depth == 7);
  CHECK(both.milliseconds == 250);
  CHECK(parsed<Go>("go nodes 12345678901").positions == 12345678901);
  CHECK(parsed<Go>("go infinite").until_stopped);
  CHECK(parsed<Go>("go ponder wtime 3").until_stopped);
  CHECK_FALSE(parsed<Go>("go").until_stopped);
}

TEST_CASE("numbers are cut to what makes sense, and what is none is left out") {
  CHECK(parsed<Go>("go movetime -5").milliseconds == 0);
  CHECK(parsed<Go>("go depth 0").depth == 1);
  CHECK(parsed<Go>("go depth -99999999999999999999").depth == 1);
  CHECK(parsed<Go>("go nodes 99999999999999999999999").positions == std::uint64_t{1} << 62);
  CHECK(parsed<Go>("go wtime 99999999999999999999999").left[0] == 1'000'000'000'000);
  CHECK_FALSE(parsed<Go>("go movetime 5x").milliseconds);
  CHECK_FALSE(parsed<Go>("go movetime -").milliseconds);
  CHECK_FALSE(parsed<Go>("go movetime 1e3").milliseconds);
  const auto go = parsed<Go>("go depth movetime 30 nodes");
  CHECK_FALSE(go.depth);
  CHECK(go.milliseconds == 30);
}

TEST_CASE("lines come whole however they arrive, and endless ones not at all") {
  LineBuffer lines;
  lines.add("one\ntw");
  CHECK(lines.next() == "one");
  CHECK_FALSE(lines.next());
  lines.add("o\n\nthree");
  CHECK(lines.next() == "two");
  CHECK(lines.next() == "");
  CHECK_FALSE(lines.next());
  lines.end();
  CHECK(lines.next() == "three");
  lines.end();
  CHECK_FALSE(lines.next());
  for (int part = 0; part < 40; ++part) lines.add(std::string(65'536, 'x'));
  lines.add("x\nnext\n");
  CHECK(lines.next() == "next");
  CHECK_FALSE(lines.next());
}

}  // namespace sowmill::protocol
