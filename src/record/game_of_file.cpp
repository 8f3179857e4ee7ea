#include "record/game_of_file.hpp"

#include <algorithm>
#include <string>

#include "record/read_record.hpp"
#include "record/scanner.hpp"

namespace sowmill {
namespace {

// Goes through a text without understanding more of it than where its games begin: at a tag after
// moves, unless that heads another round of a match.
class GameFinder {
 public:
  explicit GameFinder(std::string_view text) : text_(text), scanner_(text) {}

  std::vector<std::string_view> find() {
    for (scanner_.skip_blanks(); !scanner_.at_end(); scanner_.skip_blanks()) skip_part();
    end_game(text_.size());
    return std::move(games_);
  }

 private:
  void skip_part() {
    const auto start = scanner_.at();
    if (scanner_.take_if('[')) {
      skip_tag(start);
      return;
    }
    has_moves_ = true;
    if (scanner_.take_if('{'))
      (void)scanner_.take_comment(is_ours_ ? CommentEscapes::Read : CommentEscapes::None);
    else if (scanner_.take_if(';'))
      (void)scanner_.take_rest_of_line();
    else if (scanner_.take_word().empty())
      scanner_.take();
  }

  void skip_tag(std::size_t start) {
    const int line = scanner_.line();
    scanner_.skip_blanks();
    const auto name = scanner_.take_word();
    const bool heads_round = name == "Setup" || name == "Lot";
    // A match that ended before its first round has tags alone.
    const bool heads_next = name == "Event" && last_tag_line_ != 0 && line > last_tag_line_ + 1;
    if ((has_moves_ && !heads_round) || heads_next) end_game(start);
    if (name == "Ruleset") is_ours_ = true;
    has_moves_ = heads_round;
    scanner_.skip_blanks();
    if (scanner_.take_if('"')) (void)scanner_.take_quoted();
    scanner_.skip_blanks();
    (void)scanner_.take_if(']');
    last_tag_line_ = scanner_.line();
  }

  void end_game(std::size_t end) {
    games_.push_back(text_.substr(start_, end - start_));
    start_ = end;
    last_tag_line_ = 0;
    is_ours_ = false;
  }

  std::string_view text_;
  Scanner scanner_;
  std::vector<std::string_view> games_;
  std::size_t start_ = 0;  // Of the game that is gone through.
  bool has_moves_ = false;
  bool is_ours_ = false;  // In the records of others a backslash in a comment is a backslash.
  int last_tag_line_ = 0;
};

}  // namespace

std::vector<std::string_view> games_of_file(std::string_view text) {
  return GameFinder(without_byte_order_mark(text)).find();
}

Result<Record> read_game_of_file(std::string_view text, std::optional<std::size_t> number) {
  const auto games = games_of_file(text);
  if (number ? *number == 0 || *number > games.size() : games.size() > 1)
    return refuse(Reason::RecordOfManyGames, std::to_string(games.size()));
  const auto game = games[number.value_or(1) - 1];
  const auto before = without_byte_order_mark(text).substr(
      0, static_cast<std::size_t>(game.data() - without_byte_order_mark(text).data()));
  return read_record(std::string(std::ranges::count(before, '\n'), '\n') + std::string(game));
}

}  // namespace sowmill
