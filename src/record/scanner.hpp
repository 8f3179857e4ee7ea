#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sowmill {

// Whether a backslash in a comment means something. In the records of others it is a backslash.
enum class CommentEscapes : std::uint8_t { Read, None };

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// The text without the mark that some editors put before it.
std::string_view without_byte_order_mark(std::string_view text);

// Takes the text of a record apart from left to right and counts the lines.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
  [[nodiscard]] char next() const { return text_[at_]; }  // Requires: not at the end.
  [[nodiscard]] int line() const { return line_; }
  [[nodiscard]] std::size_t at() const { return at_; }  // So many bytes have been taken.

  char take();
  bool take_if(char wanted);
  void skip_blanks();
  // Up to the next blank, bracket or quotation mark. Empty if one of these is next.
  std::string_view take_word();
  std::string_view take_rest_of_line();

  // What stands between the quotation marks of a tag, or between braces: from after the opening one
  // to after the closing one. None if it is not closed, a tag's value on its own line.
  std::optional<std::string> take_quoted();
  std::optional<std::string> take_comment(CommentEscapes escapes);

 private:
  void take_escape(std::string& value);

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
};

}  // namespace sowmill
