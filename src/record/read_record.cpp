#include "record/read_record.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "common/text.hpp"
#include "match/catalog.hpp"
#include "record/foreign_tags.hpp"
#include "record/move_words.hpp"
#include "record/outcome_text.hpp"
#include "record/scanner.hpp"

namespace sowmill {
namespace {

constexpr std::size_t longest_tag_name = 40;

// What an error says was expected, as it would be written.
constexpr std::string_view any_tag = R"([Name "value"])";
constexpr std::string_view setup_tag = R"([Setup "11-5-5-5-5-5 6-7-5-6-6-6"])";
constexpr std::string_view lot_tag = R"([Lot "south keep"])";
constexpr std::string_view some_moves = "C, Gxk, +c, d2-d3xa1";

bool is_tag_name(std::string_view name) {
  const auto fits_name = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  };
  return !name.empty() && name.size() <= longest_tag_name && std::ranges::all_of(name, fits_name);
}

// A tag of which two that differ would leave open what was played.
bool decides_play(std::string_view name) {
  constexpr std::array<std::string_view, 5> names = {"Ruleset", "Position", "Result", "Variant",
                                                     "FEN"};
  return std::ranges::count(names, name) > 0;
}

// Builds the record as the parts of the text come. Variations are kept on a stack of open lines,
// not on the stack of the program: the nesting of a text must not be able to exhaust that.
class Reader {
 public:
  explicit Reader(std::string_view text) : scanner_(text) {}

  Result<Record> read();

 private:
  Result<void> read_part();
  Result<void> read_tag();
  Result<void> read_comment();
  Result<void> read_word();

  Result<void> end_header();
  Result<void> add_tag(RecordTag tag);
  Result<void> begin_round(const RecordTag& setup);
  Result<void> add_lot(const RecordTag& lot);
  Result<void> add_comment(std::string comment);
  Result<void> add_moves(std::string_view word);
  Result<void> add_move(std::string_view text);
  Result<void> add_removal(std::string_view text);
  Result<void> open_variation();
  Result<void> close_variation();
  Result<void> end_round(std::string_view result);
  Result<void> end_open_round();

  // Moves may come: the header has ended, and the round has not.
  Result<void> expect_play();
  Result<void> count_part();
  [[nodiscard]] tl::unexpected<Error> expected(std::string_view what) const {
    return refuse(Reason::RecordSyntax, std::to_string(scanner_.line()), what);
  }
  [[nodiscard]] bool in_round() const { return !lines_.empty(); }
  // The round has its set-up and must have its lot before anything is played.
  [[nodiscard]] bool lot_is_due() const {
    return in_round() && !record_.rounds.back().setup.empty() && record_.rounds.back().lot.empty();
  }
  [[nodiscard]] RecordLine& line() { return lines_.back(); }

  Scanner scanner_;
  Record record_;
  std::vector<RecordLine> lines_;  // The main line of the open round and the variations open in it.
  std::size_t parts_ = 0;
  bool in_header_ = true;
  CommentEscapes escapes_ = CommentEscapes::Read;
  MoveNotation notation_ = MoveNotation::Plain;
};

Result<Record> Reader::read() {
  for (scanner_.skip_blanks(); !scanner_.at_end(); scanner_.skip_blanks())
    if (const auto part = read_part(); !part) return tl::unexpected(part.error());
  if (const auto header = end_header(); !header) return tl::unexpected(header.error());
  if (const auto round = end_open_round(); !round) return tl::unexpected(round.error());
  return std::move(record_);
}

Result<void> Reader::read_part() {
  if (scanner_.take_if('[')) return read_tag();
  if (const auto header = end_header(); !header) return header;
  if (scanner_.take_if('{')) return read_comment();
  if (scanner_.take_if(';')) return add_comment(std::string(scanner_.take_rest_of_line()));
  if (scanner_.take_if('(')) return open_variation();
  if (scanner_.take_if(')')) return close_variation();
  return read_word();
}

Result<void> Reader::read_tag() {
  RecordTag tag{.name = {}, .value = {}, .line = {scanner_.line()}};
  scanner_.skip_blanks();
  tag.name = scanner_.take_word();
  scanner_.skip_blanks();
  if (!is_tag_name(tag.name) || !scanner_.take_if('"')) return expected(any_tag);
  auto value = scanner_.take_quoted();
  if (!value) return expected("\"");
  tag.value = std::move(*value);
  scanner_.skip_blanks();
  if (!scanner_.take_if(']')) return expected("]");
  return add_tag(std::move(tag));
}

Result<void> Reader::add_tag(RecordTag tag) {
  if (const auto counted = count_part(); !counted) return counted;
  if (tag.name == "Setup") return begin_round(tag);
  if (tag.name == "Lot") return add_lot(tag);
  if (!in_header_) return expected(setup_tag);
  if (const auto* before = record_.find(tag.name);
      before != nullptr && decides_play(tag.name) && before->value != tag.value)
    return refuse(Reason::RecordTagTwice, std::to_string(tag.line.number), tag.name,
                  shown(before->value));
  record_.tags.push_back(std::move(tag));
  return {};
}

Result<void> Reader::end_header() {
  if (!std::exchange(in_header_, false)) return {};
  if (has_foreign_tags(record_)) {
    escapes_ = CommentEscapes::None;
    if (const auto adopted = adopt_foreign_tags(record_); !adopted) return adopted;
  }
  const auto* ruleset = record_.find("Ruleset");
  notation_ = notation_of(ruleset == nullptr ? nullptr : find_ruleset(ruleset->value));
  return {};
}

Result<void> Reader::begin_round(const RecordTag& setup) {
  if (const auto header = end_header(); !header) return header;
  if (const auto round = end_open_round(); !round) return round;
  if (setup.value.empty()) return expected(setup_tag);
  record_.rounds.push_back({.setup = setup.value, .line = setup.line});
  lines_.emplace_back();
  return {};
}

Result<void> Reader::add_lot(const RecordTag& lot) {
  if (!lot_is_due() || lot.value.empty()) return expected(setup_tag);
  record_.rounds.back().lot = lot.value;
  record_.rounds.back().lot_line = lot.line;
  return {};
}

Result<void> Reader::expect_play() {
  if (lot_is_due()) return expected(lot_tag);
  if (in_round()) return count_part();
  if (!record_.rounds.empty())
    return refuse(Reason::RecordAfterResult, std::to_string(scanner_.line()));
  record_.rounds.push_back({.line = {scanner_.line()}});
  lines_.emplace_back();
  return count_part();
}

Result<void> Reader::count_part() {
  if (++parts_ <= record_parts_limit) return {};
  return refuse(Reason::RecordTooLong, std::to_string(scanner_.line()),
                std::to_string(record_parts_limit));
}

Result<void> Reader::read_comment() {
  auto comment = scanner_.take_comment(escapes_);
  if (!comment) return expected("}");
  return add_comment(std::move(*comment));
}

Result<void> Reader::add_comment(std::string comment) {
  if (const auto play = expect_play(); !play) return play;
  if (line().moves.empty())
    line().comments.push_back(std::move(comment));
  else
    line().moves.back().remarks.emplace_back(std::move(comment));
  return {};
}

Result<void> Reader::read_word() {
  auto word = scanner_.take_word();
  if (word.empty()) return expected("{ } ( ) *");
  if (word.front() == '$') return add_comment(std::string(word));
  if (is_result_text(word)) return end_round(word);
  const auto judgement = judgement_of(word);
  word.remove_suffix(judgement.size());
  word = without_number(word);
  if (!word.empty())
    if (const auto moves = add_moves(word); !moves) return moves;
  if (!judgement.empty()) return add_comment(std::string(judgement));
  return {};
}

Result<void> Reader::add_moves(std::string_view word) {
  if (notation_ == MoveNotation::Removals && word.front() == 'x') return add_removal(word);
  if (notation_ == MoveNotation::Letters)
    if (const auto letters = split_letters(word); !letters.empty()) {
      for (const auto& letter : letters)
        if (const auto move = add_move(letter); !move) return move;
      return {};
    }
  return add_move(word);
}

Result<void> Reader::add_move(std::string_view text) {
  if (!looks_like_move(text))
    return tl::unexpected(Error{Reason::RecordMove,
                                {std::to_string(scanner_.line()), shown(text)},
                                {{Reason::MoveSyntax, {shown(text), std::string(some_moves)}}}});
  if (const auto play = expect_play(); !play) return play;
  line().moves.push_back({.text = std::string(text), .line = {scanner_.line()}});
  return {};
}

// A removal belongs to the move before it; as the beginning of a variation, to the move it varies.
Result<void> Reader::add_removal(std::string_view text) {
  if (in_round() && !line().moves.empty()) {
    const auto joined = line().moves.back().text + std::string(text);
    if (!looks_like_move(joined)) return add_move(joined);
    line().moves.back().text = joined;
    return {};
  }
  if (lines_.size() < 2) return add_move(text);
  const auto& varied = lines_[lines_.size() - 2].moves.back().text;
  return add_move(varied.substr(0, varied.find('x')) + std::string(text));
}

Result<void> Reader::open_variation() {
  if (!in_round() || line().moves.empty()) return expected(some_moves);
  if (lines_.size() > record_nesting_limit)
    return refuse(Reason::RecordTooDeep, std::to_string(scanner_.line()),
                  std::to_string(record_nesting_limit));
  lines_.emplace_back();
  return count_part();
}

Result<void> Reader::close_variation() {
  if (lines_.size() < 2) return expected("( )");
  auto variation = std::move(lines_.back());
  lines_.pop_back();
  line().moves.back().remarks.emplace_back(std::move(variation));
  return {};
}

Result<void> Reader::end_round(std::string_view result) {
  if (const auto play = expect_play(); !play) return play;
  if (lines_.size() > 1) return expected(")");
  record_.rounds.back().play = std::move(lines_.back());
  record_.rounds.back().result = result;
  lines_.clear();
  return {};
}

// The end of the text, or the head of the next round, ends a round that has no result as undecided.
Result<void> Reader::end_open_round() {
  if (!in_round()) return {};
  return end_round("*");
}

}  // namespace

Result<Record> read_record(std::string_view text) {
  if (text.size() > record_size_limit)
    return refuse(Reason::RecordTooLarge, std::to_string(text.size()),
                  std::to_string(record_size_limit));
  return Reader(without_byte_order_mark(text)).read();
}

}  // namespace sowmill
