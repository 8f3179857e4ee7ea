#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/analyst.hpp"
#include "match/catalog.hpp"
#include "review/review.hpp"
#include "wasm/table_desk.hpp"

namespace sowmill {

// Answers requests, each one text of fields separated by tabs, the first of them a word. An answer
// begins with "ok" or "error" and a tab; after "error" comes a sentence in the language of the
// desk. Matches are known by numbers.
//
//   language TAG                        the language of the answers from now on
//   rulesets                            lines of id and title
//   moves RULESET POSITION              lines of move and next position
//   perft RULESET POSITION DEPTH        a number
//   playout RULESET MOVES               plays so many random moves, for measuring: a signature
//   random-setup RULESET SEED           a set-up of Aqil
//   new RULESET                         the number of a new match (of Aqil: from the set-ups on)
//   at RULESET POSITION                 the number of a match from a position
//   load TEXT                           the number and the rule set of the match a record tells of
//   read-record TEXT                    what a record says, variations and all, as JSON
//   tidy-record TEXT                    the same record as we write it
//   close MATCH
//   match MATCH [SIDE]                  the match as JSON, as that side may see it
//   rounds MATCH                        what was played, as JSON: a list of rounds
//   play MATCH MOVE, undo MATCH, resign MATCH SIDE, draw MATCH, cycle MATCH
//   replay MATCH MOVE                   what the move would do, as JSON
//   why-not MATCH MOVE                  why it is refused; empty if it is legal
//   think MATCH LEVEL POSITIONS [SEED]  thinks on: move, "done" or "more", score, depth
//   analyse MATCH LINES POSITIONS [DEPTH]  analyses on: the best lines, as JSON
//   record MATCH RULESET [NAME VALUE].. the record of the match, with these tags
//   review-open MATCH [POSITIONS]       the number of a review of what was played, which looks at
//                                       so many positions for each move
//   review-step REVIEW POSITIONS        goes on for so many positions: how far it is, and what has
//                                       been judged since the last step, as JSON (docs/review.md)
//   review REVIEW                       all that has been judged so far, in the order of play
//   review-close REVIEW
//   book RULESET POSITION               what the opening table knows, as JSON (docs/review.md)
//   tables RULESET                      the tables that are here, as JSON
//   add-tables RULESET                  adds those of the pack that is attached
//   offer-table RULESET SLICE BYTES     a server has a table of that slice, of so many bytes
//   feed-table RULESET SLICE OFFSET     takes the attached part of it
//   needs MATCH RULESET                 the parts still to be fetched before a probe, as JSON
//   probe MATCH RULESET                 what tables know of the position and its moves, as JSON
class Desk {
 public:
  std::string answer(std::string_view request, TableDesk::Attachment attachment = {});

 private:
  struct Request {
    std::string_view text;
    std::vector<std::string_view> fields;
    TableDesk::Attachment* attachment;

    // The field of that number, empty if there is none.
    [[nodiscard]] std::string_view field(std::size_t i) const {
      return i < fields.size() ? fields[i] : std::string_view();
    }
    // All that follows the first tab, tabs and line ends included.
    [[nodiscard]] std::string_view rest() const { return text.substr(text.find('\t') + 1); }
  };
  // A match with its rule set.
  struct OpenMatch {
    const CatalogEntry* entry;
    std::unique_ptr<Match> match;
    std::unique_ptr<Analyst> analyst;
  };
  // A review, and how many of its judgements have been told.
  struct OpenReview {
    std::unique_ptr<review::Review> review;
    std::size_t told = 0;
  };
  struct Verb;
  static const std::vector<Verb>& verbs();

  Result<std::string> perform(const Request& request);
  Result<std::string> set_language(const Request& request);
  Result<std::string> list_rulesets(const Request& request);
  Result<std::string> list_moves(const Request& request);
  Result<std::string> count_sequences(const Request& request);
  Result<std::string> play_out(const Request& request);
  Result<std::string> lay_at_random(const Request& request);
  Result<std::string> open_new(const Request& request);
  Result<std::string> open_at(const Request& request);
  Result<std::string> open_record(const Request& request);
  Result<std::string> read_tree(const Request& request);
  Result<std::string> tidy_record(const Request& request);
  Result<std::string> close(const Request& request);
  Result<std::string> about_match(const Request& request);
  Result<std::string> open_review(const Request& request);
  Result<std::string> about_review(const Request& request);
  Result<std::string> look_up(const Request& request);
  Result<std::string> about_tables(const Request& request);

  std::string open(const CatalogEntry* entry, std::unique_ptr<Match> match);
  void give_tables(std::string_view ruleset);
  [[nodiscard]] Result<OpenMatch*> match_named(std::string_view number);

  std::map<int, OpenMatch> matches_;
  std::map<int, OpenReview> reviews_;
  TableDesk tables_;
  int next_number_ = 1;
  Language language_ = Language::English;
};

}  // namespace sowmill
