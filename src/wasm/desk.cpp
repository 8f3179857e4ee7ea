#include "wasm/desk.hpp"

#include <algorithm>

#include "common/text.hpp"
#include "engine/json.hpp"
#include "engine/perft.hpp"
#include "match/json.hpp"
#include "match/random_decision.hpp"
#include "record/read_record.hpp"
#include "record/record_json.hpp"
#include "record/record_of.hpp"
#include "record/replay_record.hpp"
#include "record/write_record.hpp"
#include "text/errors.hpp"
#include "text/vocabulary.hpp"
#include "wasm/number_in.hpp"

namespace sowmill {
namespace {

std::string done() { return {}; }

std::string lines_of_moves(Match& match) {
  std::string lines;
  for (const auto& move : match.legal_moves()) {
    (void)match.play(move);
    lines += move + '\t' + match.position().value_or("") + '\n';
    (void)match.undo();
  }
  return lines;
}

Result<std::string> think(Analyst& analyst, std::string_view level, std::string_view positions,
                          std::string_view seed) {
  const auto thought =
      analyst.think(static_cast<int>(number_in(level)), number_in(positions), number_in(seed));
  if (!thought) return refuse(Reason::GameIsOver, "think");
  return thought->move + '\t' + (thought->done ? "done" : "more") + '\t' +
         std::to_string(thought->score) + '\t' + std::to_string(thought->depth);
}

Result<std::string> analyse(Analyst& analyst, std::string_view lines, std::string_view positions,
                            std::string_view depth) {
  constexpr std::size_t megabytes = 16;
  constexpr std::uint64_t most_positions = 10'000'000;  // In one answer.
  const auto more = std::clamp<std::uint64_t>(number_in(positions), 1, most_positions);
  const auto analysis = analyst.analyse({.positions = more,
                                         .depth = static_cast<int>(number_in(depth)),
                                         .lines = static_cast<std::size_t>(number_in(lines)),
                                         .megabytes = megabytes},
                                        {});
  if (!analysis) return refuse(Reason::GameIsOver, "analyse");
  return analysis_json(*analysis);
}

// A record with its variations, every one of them checked by the rules.
Result<Record> checked_record(std::string_view text) {
  auto record = read_record(text);
  if (!record) return record;
  const auto sound = check(*record);
  if (!sound) return tl::unexpected(sound.error());
  return record;
}

Result<std::string> write(const Match& match, const std::vector<std::string_view>& fields) {
  constexpr std::size_t first_tag = 3;
  const auto entry = parse_ruleset(fields.size() >= first_tag ? fields[2] : "");
  if (!entry) return tl::unexpected(entry.error());
  std::vector<RecordTag> tags;
  for (std::size_t i = first_tag; i + 1 < fields.size(); i += 2)
    tags.push_back({std::string(fields[i]), std::string(fields[i + 1])});
  return write_record(record_of(**entry, match, tags));
}

}  // namespace

struct Desk::Verb {
  std::string_view word;
  std::size_t fields;  // At least, the word included.
  Result<std::string> (Desk::*perform)(const Request&);
};

const std::vector<Desk::Verb>& Desk::verbs() {
  static const std::vector<Verb> list = {{"language", 2, &Desk::set_language},
                                         {"rulesets", 1, &Desk::list_rulesets},
                                         {"moves", 3, &Desk::list_moves},
                                         {"perft", 4, &Desk::count_sequences},
                                         {"playout", 3, &Desk::play_out},
                                         {"random-setup", 3, &Desk::lay_at_random},
                                         {"new", 2, &Desk::open_new},
                                         {"at", 3, &Desk::open_at},
                                         {"load", 2, &Desk::open_record},
                                         {"close", 2, &Desk::close},
                                         {"read-record", 2, &Desk::read_tree},
                                         {"tidy-record", 2, &Desk::tidy_record},
                                         {"match", 2, &Desk::about_match},
                                         {"rounds", 2, &Desk::about_match},
                                         {"play", 3, &Desk::about_match},
                                         {"undo", 2, &Desk::about_match},
                                         {"resign", 3, &Desk::about_match},
                                         {"draw", 2, &Desk::about_match},
                                         {"cycle", 2, &Desk::about_match},
                                         {"replay", 3, &Desk::about_match},
                                         {"why-not", 3, &Desk::about_match},
                                         {"think", 4, &Desk::about_match},
                                         {"analyse", 4, &Desk::about_match},
                                         {"record", 3, &Desk::about_match},
                                         {"review-open", 2, &Desk::open_review},
                                         {"review-step", 3, &Desk::about_review},
                                         {"review", 2, &Desk::about_review},
                                         {"review-close", 2, &Desk::about_review},
                                         {"book", 3, &Desk::look_up},
                                         {"needs", 3, &Desk::about_match},
                                         {"probe", 3, &Desk::about_match},
                                         {"tables", 2, &Desk::about_tables},
                                         {"add-tables", 2, &Desk::about_tables},
                                         {"offer-table", 4, &Desk::about_tables},
                                         {"feed-table", 4, &Desk::about_tables}};
  return list;
}

std::string Desk::answer(std::string_view request, TableDesk::Attachment attachment) {
  constexpr std::size_t most_fields = 64;
  const auto result = perform({request, split(request, '\t', most_fields), &attachment});
  return result ? "ok\t" + *result : "error\t" + tell(result.error(), language_);
}

Result<std::string> Desk::perform(const Request& request) {
  const auto verb = std::ranges::find(verbs(), request.field(0), &Verb::word);
  if (verb == verbs().end() || request.fields.size() < verb->fields)
    return refuse(Reason::NotInThisGame, shown(request.field(0)));
  return (this->*verb->perform)(request);
}

Result<std::string> Desk::set_language(const Request& request) {
  return parse_language(request.field(1)).map([&](Language language) {
    language_ = language;
    return done();
  });
}

Result<std::string> Desk::list_rulesets(const Request& /*request*/) {
  std::string lines;
  for (const auto& entry : catalog())
    lines += std::string(entry.id) + '\t' + std::string(entry.title.in(language_)) + '\n';
  return lines;
}

Result<std::string> Desk::list_moves(const Request& request) {
  return parse_ruleset(request.field(1))
      .and_then([&](const CatalogEntry* entry) { return entry->match_at(request.field(2)); })
      .map([](const std::unique_ptr<Match>& match) { return lines_of_moves(*match); });
}

Result<std::string> Desk::count_sequences(const Request& request) {
  constexpr int deepest = 40;
  const auto depth = parse_number(request.field(3), deepest);
  if (!depth)
    return refuse(Reason::PositionNumber, shown(request.field(3)), std::to_string(deepest));
  return parse_ruleset(request.field(1))
      .and_then([&](const CatalogEntry* entry) { return entry->match_at(request.field(2)); })
      .map([&](const std::unique_ptr<Match>& match) {
        return std::to_string(perft(*match, *depth));
      });
}

Result<std::string> Desk::play_out(const Request& request) {
  return parse_ruleset(request.field(1)).map([&](const CatalogEntry* entry) {
    return std::to_string(
        play_at_random(entry->id, Picking::Fastest, number_in(request.field(2)), 1));
  });
}

Result<std::string> Desk::lay_at_random(const Request& request) {
  const auto entry = parse_ruleset(request.field(1));
  if (!entry) return tl::unexpected(entry.error());
  if (!(*entry)->plays_for_points) return refuse(Reason::NotInThisGame, "random-setup");
  Random random(number_in(request.field(2)));
  const auto decision = random_decision(*(*entry)->new_match(), Side::First, random);
  return std::string(words(decision).back());
}

// The search finds in the shelf whatever is added to it later, too. No shelf is made just for this:
// a numbering may take half a second to begin with, and most matches never ask.
std::string Desk::open(const CatalogEntry* entry, std::unique_ptr<Match> match) {
  auto analyst = new_analyst(*match);
  (void)analyst->use_tables(tables_.whole_tables(entry->id));
  matches_[next_number_] = {entry, std::move(match), std::move(analyst)};
  return std::to_string(next_number_++);
}

Result<std::string> Desk::open_new(const Request& request) {
  return parse_ruleset(request.field(1)).map([&](const CatalogEntry* entry) {
    return open(entry, entry->new_match());
  });
}

Result<std::string> Desk::open_at(const Request& request) {
  return parse_ruleset(request.field(1)).and_then([&](const CatalogEntry* entry) {
    return entry->match_at(request.field(2)).map([&](std::unique_ptr<Match> match) {
      return open(entry, std::move(match));
    });
  });
}

Result<std::string> Desk::open_record(const Request& request) {
  const auto record = read_record(request.rest());
  if (!record) return tl::unexpected(record.error());
  return replay(*record).map([&](std::unique_ptr<Match> match) {
    const auto& ruleset = record->find("Ruleset")->value;
    return open(find_ruleset(ruleset), std::move(match)) + '\t' + ruleset;
  });
}

Result<std::string> Desk::read_tree(const Request& request) {
  return checked_record(request.rest()).map(record_json);
}

Result<std::string> Desk::tidy_record(const Request& request) {
  return checked_record(request.rest()).map(write_record);
}

Result<Desk::OpenMatch*> Desk::match_named(std::string_view number) {
  const auto found = matches_.find(static_cast<int>(number_in(number)));
  if (found == matches_.end()) return refuse(Reason::NotInThisGame, shown(number));
  return &found->second;
}

Result<std::string> Desk::close(const Request& request) {
  matches_.erase(static_cast<int>(number_in(request.field(1))));
  return done();
}

Result<std::string> Desk::about_match(const Request& request) {
  const auto named = match_named(request.field(1));
  if (!named) return tl::unexpected(named.error());
  Match& match = *(*named)->match;
  const auto word = request.field(0);
  const auto text = request.field(2);
  const auto side = parse_side(match.shape(), text);
  if (word == "match") return match_json(match, side, language_);
  if (word == "rounds") return rounds_json(match);
  if (word == "play") return match.play(text).map(done);
  if (word == "undo") return match.undo().map(done);
  if (word == "draw") return match.agree_draw().map(done);
  if (word == "cycle") return match.agree_cycle().map(done);
  if (word == "resign" && side) return match.resign(*side).map(done);
  if (word == "why-not") return match.why_not(text, language_).value_or("");
  if (word == "think") return think(*(*named)->analyst, text, request.field(3), request.field(4));
  if (word == "analyse")
    return analyse(*(*named)->analyst, text, request.field(3), request.field(4));
  if (word == "record") return write(match, request.fields);
  if (word == "needs") return tables_.needs(text, match);
  if (word == "probe") return tables_.probe(text, match);
  if (word == "replay")
    return match.replay(text).map(
        [&](const Replay& played) { return replay_json(played, match.shape(), language_); });
  return refuse(Reason::NotInThisGame, shown(text));
}

// To the matches that were opened before there were any.
void Desk::give_tables(std::string_view ruleset) {
  for (const auto& [number, open] : matches_)
    if (open.entry->id == ruleset) (void)open.analyst->use_tables(tables_.whole_tables(ruleset));
}

Result<std::string> Desk::about_tables(const Request& request) {
  const auto word = request.field(0);
  const auto ruleset = request.field(1);
  if (word == "tables") return tables_.list(ruleset);
  if (word == "add-tables")
    return tables_.add(ruleset, std::move(*request.attachment)).map([&](const std::string& added) {
      give_tables(ruleset);
      return added;
    });
  if (word == "offer-table") return tables_.offer(ruleset, request.field(2), request.field(3));
  return tables_.feed(ruleset, request.field(2), request.field(3), std::move(*request.attachment));
}

}  // namespace sowmill
