#include "record/scanner.hpp"

#include "common/text.hpp"

namespace sowmill {
namespace {

constexpr bool ends_word(char c) {
  return is_blank(c) || std::string_view("[]{}()\";").find(c) != std::string_view::npos;
}

// What a backslash and this letter stand for.
std::optional<char> escaped(char letter) {
  switch (letter) {
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    case 't':
      return '\t';
    case 's':
      return ' ';
    case '\\':
    case '"':
    case '{':
    case '}':
      return letter;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

char Scanner::take() {
  const char c = text_[at_++];
  if (c == '\n') ++line_;
  return c;
}

bool Scanner::take_if(char wanted) {
  if (at_end() || next() != wanted) return false;
  take();
  return true;
}

void Scanner::skip_blanks() {
  while (!at_end() && is_blank(next())) take();
}

std::string_view Scanner::take_word() {
  const auto start = at_;
  while (!at_end() && !ends_word(next())) take();
  return text_.substr(start, at_ - start);
}

std::string_view Scanner::take_rest_of_line() {
  const auto start = at_;
  while (!at_end() && next() != '\n') take();
  return trimmed(text_.substr(start, at_ - start));
}

// A backslash at the end of a line joins it to the next; one that means nothing stays what it is.
void Scanner::take_escape(std::string& value) {
  const auto rest = text_.substr(at_);
  if (rest.starts_with("\r\n")) take();
  if (take_if('\n')) return;
  const auto meant = rest.empty() ? std::nullopt : escaped(rest.front());
  if (meant) take();
  value += meant.value_or('\\');
}

std::optional<std::string> Scanner::take_quoted() {
  std::string value;
  while (!at_end() && next() != '\n' && next() != '\r') {
    const char c = take();
    if (c == '"') return value;
    if (c == '\\')
      take_escape(value);
    else
      value += c;
  }
  return std::nullopt;
}

// Blanks and line ends between words are one blank, those at the edges none: comments are filled
// into lines.
std::optional<std::string> Scanner::take_comment(CommentEscapes escapes) {
  std::string comment;
  bool blank_before = false;
  while (!at_end()) {
    const char c = take();
    if (c == '}') return comment;
    if (is_blank(c)) {
      blank_before = !comment.empty();
      continue;
    }
    if (blank_before) comment += ' ';
    blank_before = false;
    if (c == '\\' && escapes == CommentEscapes::Read)
      take_escape(comment);
    else
      comment += c;
  }
  return std::nullopt;
}

}  // namespace sowmill
