#include "review/review.hpp"

#include <algorithm>
#include <doctest/doctest.h>

#include "engine/learned_setups.hpp"
#include "match/random_decision.hpp"
#include "review/json.hpp"
#include "review/why_sentence.hpp"

namespace sowmill::review {
namespace {

// A match of so many random decisions.
std::unique_ptr<Match> random_match(const CatalogEntry& entry, int decisions, std::uint64_t seed) {
  auto match = entry.new_match();
  Random random(seed);
  for (int i = 0; i < decisions && match->phase() != Phase::Over; ++i) {
    const bool lays = match->phase() == Phase::Setup;
    const Side side = lays && i % 2 == 1 ? Side::Second : Side::First;
    auto decision = random_decision(*match, side, random);
    if (!match->play(decision)) decision = random_decision(*match, other(side), random);
    (void)match->play(decision);
  }
  return match;
}

Review reviewed(const CatalogEntry& entry, const Match& match, std::uint64_t portion,
                std::uint64_t positions = 300) {
  Review review(entry, match, positions);
  while (!review.is_done()) review.advance(portion);
  return review;
}

std::vector<Judgement> judged(const char* ruleset, const char* position,
                              std::initializer_list<const char*> moves) {
  const auto* entry = find_ruleset(ruleset);
  const auto match = *entry->match_at(position);
  for (const char* move : moves) REQUIRE(match->play(move));
  return reviewed(*entry, *match, 1'000, 3'000).in_order();
}

}  // namespace

TEST_CASE("every decision is judged, and portions change nothing") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    const auto match = random_match(entry, 24, 7);
    const auto at_once = reviewed(entry, *match, 1'000'000);
    const auto in_portions = reviewed(entry, *match, 37);
    std::size_t decisions = 0;
    for (const Round& round : match->rounds())
      decisions += round.moves.size() + (round.setup.empty() ? 0 : 3);
    CHECK(at_once.judgements().size() == decisions);
    CHECK(decisions > 10);
    CHECK(at_once.share() == 1);
    CHECK(review_json(at_once, at_once.in_order(), Language::English) ==
          review_json(in_portions, in_portions.in_order(), Language::English));
  }
}

TEST_CASE("nothing played, nothing judged") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    CHECK(reviewed(entry, *entry.new_match(), 1'000).judgements().empty());
  }
}

TEST_CASE("a win that is thrown away is a blunder, and the sentence says what was missed") {
  constexpr std::array endings = {"would have ended the game: White wins.",
                                  "teria acabado o jogo: Branco ganha.",
                                  "teria terminado o jogo: Branco ganha."};
  const auto judgements = judged("morris", "WW.....B...B..W...BW....-0-0-0-W", {"g4-g1"});
  REQUIRE(judgements.size() == 1);
  CHECK(judgements[0].label() == Label::Blunder);
  CHECK(judgements[0].best.plies == 1);
  for (const Language language : all_languages) {
    const auto sentence = why_sentence(judgements[0], BoardShape::Morris, language);
    CAPTURE(sentence);
    CHECK(sentence.ends_with(endings[static_cast<std::size_t>(language)]));
  }
}

TEST_CASE("what a move leaves to be taken is told in every language") {
  constexpr std::array beginnings = {"b leaves c with 1 seed, which D takes: 2 seeds",
                                     "b deixa c com 1 semente, que D captura: 2 sementes",
                                     "b deixa c com 1 semente, que D captura: 2 sementes"};
  const auto judgements = judged("ouri", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", {"F", "c", "B", "b"});
  REQUIRE(judgements.size() == 4);
  for (const Language language : all_languages) {
    const auto sentence = why_sentence(judgements[3], BoardShape::TwoRows, language);
    CAPTURE(sentence);
    CHECK(sentence.starts_with(beginnings[static_cast<std::size_t>(language)]));
  }
}

TEST_CASE("a house that is a word too is quoted") {
  Judgement judgement;
  judgement.move = "e";
  judgement.why.lines = {{.position = "", .moves = {"e", "A"}}};
  judgement.why.facts = {{.kind = FactKind::Leaves, .places = {"a", "c"}, .count = 1},
                         {.kind = FactKind::Takes, .at = 1, .move = "A", .count = 3}};
  constexpr std::array sentences = {"“e” leaves “a”, c with 1 seed, which “A” takes: 3 seeds.",
                                    "«e» deixa «a», c com 1 semente, que «A» captura: 3 sementes.",
                                    "“e” deixa “a”, c com 1 semente, que “A” captura: 3 sementes."};
  for (const Language language : all_languages)
    CHECK(why_sentence(judgement, BoardShape::TwoRows, language) ==
          sentences[static_cast<std::size_t>(language)]);
}

TEST_CASE("set-ups and the choice of a Lib al-Aqil match are judged before its moves") {
  const auto* entry = find_ruleset("aqil");
  const auto match = entry->new_match();
  const auto usual = std::ranges::max(learned_setups("aqil"), {}, &LearnedSetup::share);
  for (const std::string& decision :
       {std::string("setup south 31-1-1-1-1-1"), "setup north " + usual.setup,
        std::string("lot south"), std::string("keep")})
    REQUIRE(match->play(decision));
  const auto judgements = reviewed(*entry, *match, 1'000).in_order();
  REQUIRE(judgements.size() == 3);
  CHECK(judgements[0].move == "setup south 31-1-1-1-1-1");
  CHECK(judgements[0].label() >= Label::Mistake);
  CHECK(judgements[1].side == Side::Second);
  CHECK(judgements[1].label() <= Label::Good);
  CHECK(judgements[2].kind == DecisionKind::Choice);
  CHECK(judgements[2].move == "keep");
}

}  // namespace sowmill::review
