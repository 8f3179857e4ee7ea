#include <algorithm>

#include "draw/board_layout.hpp"
#include "draw/terminal_boards.hpp"
#include "text/message.hpp"

namespace sowmill {
namespace {

constexpr int columns = 6;
constexpr int cell_width = 6;   // Without its border.
constexpr int side_width = 11;  // Of a store with its border, or of the names beside four rows.

struct Border {
  std::string_view left, line, crossing, right;
};

constexpr Border top = {"╭", "─", "┬", "╮"};
constexpr Border between = {"├", "─", "┼", "┤"};
constexpr Border frontier = {"╞", "═", "╪", "╡"};  // Between the two players.
constexpr Border bottom = {"╰", "─", "┴", "╯"};

// The lines of a row of houses: its border, the counts, and where a move is shown what falls and
// what is taken.
struct RowLines {
  int border = 0;
  bool shows_sowing = false;
  bool shows_taken = false;

  [[nodiscard]] int next_border() const {
    return border + 2 + (shows_sowing ? 1 : 0) + (shows_taken ? 1 : 0);
  }
};

class SowingBoard {
 public:
  SowingBoard(Canvas& canvas, const BoardContent& content)
      : canvas_(canvas),
        content_(content),
        view_(content.view),
        rows_(rows_from_top(content.view.shape)) {
    int border = 0;
    for (const auto& row : rows_) {
      lines_.push_back({border, any_in(row, is_sown), any_in(row, is_taken)});
      border = lines_.back().next_border();
    }
  }

  void draw() const {
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      draw_border(lines_[row].border, border_above(row));
      for (std::size_t column = 0; column < rows_[row].size(); ++column)
        draw_house(lines_[row], static_cast<int>(column), rows_[row][column]);
    }
    draw_border(last_line(), bottom);
    if (view_.shape == BoardShape::TwoRows)
      draw_stores();
    else
      draw_names();
  }

 private:
  [[nodiscard]] const Border& border_above(std::size_t row) const {
    if (row == 0) return top;
    return row == rows_.size() / 2 ? frontier : between;
  }

  static bool is_sown(const Mark& mark) { return mark.start || mark.added > 0; }
  static bool is_taken(const Mark& mark) { return mark.taken > 0; }

  [[nodiscard]] bool any_in(const std::vector<std::size_t>& row, bool (*test)(const Mark&)) const {
    return std::ranges::any_of(row, [&](std::size_t place) { return test(content_.marks[place]); });
  }

  [[nodiscard]] int last_line() const { return lines_.back().next_border(); }
  [[nodiscard]] static int left_of(int column) {
    return side_width + 1 + column * (cell_width + 1);
  }

  void draw_border(int line, const Border& border) const {
    for (int column = 0; column < columns; ++column) {
      canvas_.put(line, left_of(column), column == 0 ? border.left : border.crossing);
      canvas_.line(line, left_of(column) + 1, border.line, cell_width);
    }
    canvas_.put(line, left_of(columns), border.right);
  }

  void draw_house(const RowLines& lines, int column, std::size_t index) const {
    const Place& place = view_.places[index];
    const Mark& mark = content_.marks[index];
    const int left = left_of(column) + 1;
    draw_name(lines.border, left, place, mark);
    for (int line = lines.border + 1; line < lines.next_border(); ++line) {
      canvas_.put(line, left - 1, "│");
      canvas_.put(line, left_of(columns), "│");
    }
    const auto write = [&](int line, std::string_view text, Ink ink) {
      canvas_.centre(line, left, cell_width - 1, text, ink);
    };
    write(lines.border + 1, std::to_string(place.count),
          place.count == 0 ? Ink::Faint : ink_of(place.owner.value_or(Side::First)));
    if (lines.shows_sowing) write(lines.border + 2, sowing_sign(mark), Ink::Added);
    if (is_taken(mark))
      write(lines.next_border() - 1, "×" + std::to_string(mark.taken), Ink::Taken);
  }

  void draw_name(int line, int left, const Place& place, const Mark& mark) const {
    const std::string name(place.name);
    if (mark.highlighted)
      canvas_.put(line, left + 1, '[' + name + ']', Ink::Highlight);
    else
      canvas_.put(line, left + 2, name);
  }

  static std::string sowing_sign(const Mark& mark) {
    return std::string(mark.start ? "↑" : "") +
           (mark.added > 0 ? '+' + std::to_string(mark.added) : "") + (mark.last ? "◉" : "");
  }

  void draw_stores() const {
    draw_store(0, Side::Second);
    draw_store(left_of(columns) + 2, Side::First);
  }

  void draw_store(int left, Side side) const {
    const int width = side_width - 2;
    for (int line = 0; line <= last_line(); ++line) {
      canvas_.put(line, left, "│");
      canvas_.put(line, left + width + 1, "│");
    }
    for (const auto& [line, border] : {std::pair{0, top}, std::pair{last_line(), bottom}}) {
      canvas_.put(line, left, border.left);
      canvas_.line(line, left + 1, border.line, width);
      canvas_.put(line, left + width + 1, border.right);
    }
    canvas_.centre(1, left + 1, width, content_.label(side));
    canvas_.centre(last_line() / 2, left + 1, width, std::to_string(view_.stores[index_of(side)]),
                   ink_of(side));
  }

  void draw_names() const {
    constexpr Message defence = {"defence", "defesa"};
    constexpr Message attack = {"attack", "ataque"};
    canvas_.put(lines_.front().border + 1, 1, content_.label(Side::Second));
    canvas_.put(lines_.back().border + 1, 1, content_.label(Side::First));
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const bool outer = row == 0 || row + 1 == rows_.size();
      canvas_.put(lines_[row].border + 1, left_of(columns) + 3,
                  (outer ? defence : attack).in(content_.language), Ink::Faint);
    }
  }

  Canvas& canvas_;
  const BoardContent& content_;
  const BoardView& view_;
  std::vector<std::vector<std::size_t>> rows_;
  std::vector<RowLines> lines_;
};

}  // namespace

void draw_sowing_board(Canvas& canvas, const BoardContent& content) {
  SowingBoard(canvas, content).draw();
}

}  // namespace sowmill
