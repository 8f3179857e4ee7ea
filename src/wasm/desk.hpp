#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "play/catalog.hpp"

namespace sowmill {

// Answers requests, each one text of fields separated by tabs, the first of them a word. An answer
// begins with "ok" or "error" and a tab; after "error" comes a sentence in the language of the
// desk. Matches are known by numbers.
//
//   language TAG                       the language of the answers from now on
//   rulesets                           lines of id and title
//   moves RULESET POSITION             lines of move and next position
//   perft RULESET POSITION DEPTH       a number
//   playout RULESET MOVES              plays so many random moves, for measuring: a signature
//   new RULESET                        the number of a new match (of Aqil: from the set-ups on)
//   at RULESET POSITION                the number of a match from a position
//   close MATCH
//   match MATCH [SIDE]                 the match as JSON, as that side may see it
//   play MATCH MOVE | undo MATCH | resign MATCH SIDE | draw MATCH | cycle MATCH
//   replay MATCH MOVE                  what the move would do, as JSON
//   why-not MATCH MOVE                 why it is refused; empty if it is legal
class Desk {
 public:
  std::string answer(std::string_view request);

 private:
  using Fields = std::span<const std::string_view>;

  Result<std::string> about_rulesets(Fields fields);
  Result<std::string> about_positions(Fields fields);
  Result<std::string> about_matches(Fields fields);
  Result<std::string> about_match(Match& match, Fields fields);
  Result<std::string> open(Result<std::unique_ptr<Match>> match);

  std::map<int, std::unique_ptr<Match>> matches_;
  int next_number_ = 1;
  Language language_ = Language::English;
};

}  // namespace sowmill
