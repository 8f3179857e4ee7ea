#include "record/write_record.hpp"

#include <cstddef>
#include <string_view>

#include "games/side.hpp"
#include "match/catalog.hpp"

namespace sowmill {
namespace {

constexpr std::size_t line_limit = 79;

// The length of what may not be torn apart at the start of the text: an escape, or a character in
// UTF-8.
std::size_t inseparable_length(std::string_view text) {
  if (text.front() == '\\') return std::min<std::size_t>(2, text.size());
  std::size_t length = 1;
  while (length < 4 && length < text.size() &&
         (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80)
    ++length;
  return length;
}

// Fills words into lines.
class Lines {
 public:
  enum class Before : std::uint8_t { Blank, Nothing };

  void add(std::string_view word, Before before = Before::Blank) {
    const bool blank = before == Before::Blank && column_ > 0;
    if (column_ > 0 && column_ + (blank ? 1 : 0) + word.size() > line_limit)
      end_line();
    else if (blank)
      put(" ");
    add_long(word);
  }

  // A word too long for a line is cut, with a backslash at the end of each part but the last.
  void add_long(std::string_view word) {
    while (column_ + word.size() > line_limit) {
      const auto length = inseparable_length(word);
      if (column_ + length >= line_limit) {
        put("\\");
        end_line();
      }
      put(word.substr(0, length));
      word.remove_prefix(length);
    }
    put(word);
  }

  void end_line() {
    text_ += '\n';
    column_ = 0;
  }

  // An empty line, unless the text begins here.
  void skip_line() {
    if (!text_.empty()) text_ += '\n';
  }

  [[nodiscard]] std::string& text() { return text_; }

 private:
  void put(std::string_view part) {
    text_ += part;
    column_ += part.size();
  }

  std::string text_;
  std::size_t column_ = 0;
};

std::string escaped_value(std::string_view value) {
  std::string escaped;
  for (const char c : value) {
    if (c == '\n')
      escaped += "\\n";
    else if (c == '\r')
      escaped += "\\r";
    else if (c == '"' || c == '\\')
      escaped += {'\\', c};
    else
      escaped += c;
  }
  return escaped;
}

std::string escaped_character(char c) {
  switch (c) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    case '\\':
    case '}':
      return {'\\', c};
    default:
      return {c};
  }
}

// The words of a comment. Blanks that would be lost when it is read again, at the edges and after
// another blank, are written \s.
std::vector<std::string> words_of_comment(std::string_view comment) {
  std::vector<std::string> written(1, "{");
  bool after_blank = true;
  for (std::size_t i = 0; i < comment.size(); ++i) {
    const bool is_space = comment[i] == ' ';
    const bool separates = is_space && !after_blank && i + 1 < comment.size();
    if (separates)
      written.emplace_back();
    else
      written.back() += is_space ? "\\s" : escaped_character(comment[i]);
    after_blank = separates;
  }
  written.back() += '}';
  return written;
}

// Who played last and how many moves of the first player have been numbered.
struct Numbering {
  BoardShape shape = BoardShape::TwoRows;
  Side last = Side::Second;
  int number = 0;

  // In the sowing games the letter of the house tells whose it is; morris players take turns, and
  // so does one who passes.
  void count(std::string_view move) {
    const auto letter = move.substr(move.starts_with('+') ? 1 : 0, 1);
    const bool takes_turn = shape == BoardShape::Morris || move == "pass" || letter.empty();
    if (takes_turn)
      last = other(last);
    else
      last = letter.front() <= 'Z' ? Side::First : Side::Second;
    if (last == Side::First) ++number;
  }
};

Numbering numbering_of(const Record& record) {
  Numbering numbering;
  const auto* ruleset = record.find("Ruleset");
  const auto* entry = ruleset == nullptr ? nullptr : find_ruleset(ruleset->value);
  if (entry != nullptr) numbering.shape = entry->shape;
  const auto* position = record.find("Position");
  const bool second_starts =
      position != nullptr && (position->value.ends_with("-N") || position->value.ends_with("-B"));
  if (second_starts) numbering.last = Side::First;
  return numbering;
}

void write_tag(Lines& lines, std::string_view name, std::string_view value) {
  lines.add_long("[" + std::string(name) + " \"" + escaped_value(value) + "\"]");
  lines.end_line();
}

void write_comment(Lines& lines, std::string_view comment, Lines::Before before) {
  for (const auto& word : words_of_comment(comment)) {
    lines.add(word, before);
    before = Lines::Before::Blank;
  }
}

void write_line(Lines& lines, const RecordLine& play, Numbering numbering, Lines::Before before);

void write_remark(Lines& lines, const Remark& remark, const Numbering& numbering) {
  if (const auto* comment = std::get_if<std::string>(&remark))
    write_comment(lines, *comment, Lines::Before::Blank);
  if (const auto* variation = std::get_if<RecordLine>(&remark)) {
    lines.add("(");
    write_line(lines, *variation, numbering, Lines::Before::Nothing);
    lines.add(")", Lines::Before::Nothing);
  }
}

void write_line(Lines& lines, const RecordLine& play, Numbering numbering, Lines::Before before) {
  for (const auto& comment : play.comments) {
    write_comment(lines, comment, before);
    before = Lines::Before::Blank;
  }
  for (const auto& move : play.moves) {
    const Numbering before_move = numbering;
    numbering.count(move.text);
    const bool is_numbered = numbering.number != before_move.number;
    lines.add((is_numbered ? std::to_string(numbering.number) + ". " : "") + move.text, before);
    before = Lines::Before::Blank;
    for (const auto& remark : move.remarks) write_remark(lines, remark, before_move);
  }
}

void write_round(Lines& lines, const RecordRound& round, const Numbering& numbering) {
  lines.skip_line();
  if (!round.setup.empty()) {
    write_tag(lines, "Setup", round.setup);
    write_tag(lines, "Lot", round.lot);
  }
  write_line(lines, round.play, numbering, Lines::Before::Blank);
  lines.add(round.result);
  lines.end_line();
}

}  // namespace

std::string write_record(const Record& record) {
  Lines lines;
  for (const auto& tag : record.tags) write_tag(lines, tag.name, tag.value);
  const auto numbering = numbering_of(record);
  for (const auto& round : record.rounds) write_round(lines, round, numbering);
  return std::move(lines.text());
}

}  // namespace sowmill
