#include "record/write_record.hpp"

#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

#include "common/random.hpp"
#include "common/text.hpp"
#include "record/read_record.hpp"

namespace sowmill {

namespace {

bool has_short_lines(std::string_view text) {
  return std::ranges::all_of(split(text, '\n', text.size() + 1),
                             [](std::string_view line) { return line.size() < 80; });
}

// Makes records of every shape that can be read, with texts chosen to be difficult.
class RecordMaker {
 public:
  explicit RecordMaker(std::uint64_t seed) : random_(seed) {}

  Record make() {
    Record record;
    constexpr std::array<std::string_view, 6> rulesets = {"ouri",   "oware",  "aqil",
                                                          "morris", "ntxuva", "none such"};
    ruleset_ = rulesets[random_.below(rulesets.size())];
    if (random_.below(4) != 0) record.tags.push_back({"Ruleset", ruleset_});
    for (auto more = random_.below(4); more > 0; --more) record.tags.push_back({"Event", text()});
    if (random_.below(3) == 0) record.tags.push_back({"Position", "any-N"});
    const bool has_setups = random_.below(3) == 0;
    for (auto more = random_.below(has_setups ? 4 : 2); more > 0; --more)
      record.rounds.push_back(round(has_setups));
    return record;
  }

 private:
  RecordRound round(bool has_setup) {
    constexpr std::array<std::string_view, 5> results = {"*", "1-0", "1/2-1/2", "26-22", "131-0"};
    RecordRound made{.play = line(3),
                     .result = std::string(results[random_.below(results.size())])};
    if (has_setup) {
      made.setup = "x" + text();
      made.lot = "x" + text();
    }
    return made;
  }

  RecordLine line(int depth) {
    RecordLine made;
    for (auto more = random_.below(2); more > 0; --more) made.comments.push_back(text());
    for (auto more = random_.below(5); more > 0; --more) made.moves.push_back(move(depth));
    return made;
  }

  RecordMove move(int depth) {
    constexpr std::array<std::string_view, 7> moves = {
        "F", "a", "Gxk", "pass", "+c", "d2-d3xa1", "aLongTextNoMoveHas20"};
    RecordMove made{.text = std::string(moves[random_.below(moves.size())])};
    for (auto more = random_.below(3); more > 0; --more) {
      if (depth > 0 && random_.below(2) == 0)
        made.remarks.emplace_back(line(depth - 1));
      else
        made.remarks.emplace_back(text());
    }
    return made;
  }

  std::string text() {
    constexpr std::string_view difficult = "  \\\\{}[]()\"\n\r\t;$*!?-.1sntr\xC3\xA9\xFF";
    std::string made;
    const auto length = random_.below(random_.below(4) == 0 ? 300 : 12);
    while (made.size() < length) {
      made += difficult[random_.below(difficult.size())];
      if (random_.below(3) == 0) made += "word";
    }
    if (random_.below(10) == 0) made += '\0';
    return made;
  }

  Random random_;
  std::string ruleset_;
};

std::string file_text(const std::string& name) {
  std::ifstream file(std::string(SOWMILL_SOURCE_DIR) + "/tests/data/records/" + name,
                     std::ios::binary);
  REQUIRE_MESSAGE(file, name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("what is written reads the same again, in short lines") {
  RecordMaker maker(1);
  for (int i = 0; i < 20'000; ++i) {
    const Record record = maker.make();
    const auto text = write_record(record);
    const auto again = read_record(text);
    REQUIRE_MESSAGE(again, text);
    REQUIRE_MESSAGE(*again == record, text);
    REQUIRE_MESSAGE(write_record(*again) == text, text);
    REQUIRE_MESSAGE(has_short_lines(text), text);
  }
}

TEST_CASE("our own files are written as they were read") {
  for (const auto* name :
       {"ouri.record", "oware-position.record", "awari-resigned.record", "ntxuva.record",
        "ntxuva-advanced.record", "aqil-match.record", "aqil-source-round.record", "morris.record",
        "morris-black-first.record"}) {
    const auto text = file_text(name);
    const auto record = read_record(text);
    REQUIRE_MESSAGE(record, name);
    CHECK_MESSAGE(write_record(*record) == text, name);
    CHECK_MESSAGE(has_short_lines(text), name);
  }
}

TEST_CASE("the plays of the first player are numbered") {
  struct Example {
    std::string title;
    std::string text;
  };
  const std::vector<Example> examples = {
      {"South plays first", "[Ruleset \"ouri\"]\n\n1. F f 2. E e *\n"},
      {"North plays first", "[Ruleset \"ouri\"]\n\nf 1. F e 2. E *\n"},
      {"a side that plays twice follows itself", "[Ruleset \"ouri\"]\n\n1. F 2. E f e 3. D *\n"},
      {"gifts", "[Ruleset \"aqil\"]\n\n1. C +f 2. +D d *\n"},
      {"a pass", "[Ruleset \"ntxuva\"]\n\n1. C pass 2. D c 3. pass *\n"},
      {"White plays first", "[Ruleset \"morris\"]\n\n1. d2 d6 2. f4 f2 *\n"},
      {"Black plays first",
       "[Ruleset \"morris\"]\n[Position \"........................-9-9-0-B\"]\n\nd2 1. d6 f4 2. f2 "
       "*\n"},
      {"variations", "[Ruleset \"ouri\"]\n\n1. F (1. E e 2. D) f (e 2. D) 2. E *\n"},
  };
  for (const auto& [title, text] : examples)
    CHECK_MESSAGE(write_record(*read_record(text)) == text, title);
}

TEST_CASE("long lines are filled, long words cut") {
  const Record record{
      .tags = {{"Event", std::string(100, 'x')}},
      .rounds = {{.play = {.comments = {std::string(50, 'a') + " " + std::string(50, 'b'),
                                        std::string(200, 'c')},
                           .moves = {}}}}};
  CHECK(write_record(record) == "[Event \"" + std::string(70, 'x') + "\\\n" + std::string(30, 'x') +
                                    "\"]\n\n{" + std::string(50, 'a') + "\n" +
                                    std::string(50, 'b') + "}\n{" + std::string(77, 'c') + "\\\n" +
                                    std::string(78, 'c') + "\\\n" + std::string(45, 'c') + "} *\n");
}

}  // namespace sowmill
