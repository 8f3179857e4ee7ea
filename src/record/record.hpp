#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sowmill {

// The line of the text something was read from, 0 if it was not read. It is there for error
// messages and is no part of what a record says: records that differ in it alone are equal.
struct TextLine {
  int number = 0;

  bool operator==(const TextLine& /*unused*/) const { return true; }
};

struct RecordTag {
  std::string name;
  std::string value;
  TextLine line = {};

  bool operator==(const RecordTag&) const = default;
};

struct RecordMove;

// A line of play: the main one, or a variation.
struct RecordLine {
  std::vector<std::string> comments = {};  // Before the first move.
  std::vector<RecordMove> moves;

  bool operator==(const RecordLine&) const = default;
};

// A comment, or a variation that could have been played instead of the move it follows.
using Remark = std::variant<std::string, RecordLine>;

struct RecordMove {
  std::string text;
  std::vector<Remark> remarks = {};
  TextLine line = {};

  bool operator==(const RecordMove&) const = default;
};

// One game. Only the rounds of an Aqil match have a set-up and a lot.
struct RecordRound {
  std::string setup = {};
  std::string lot = {};
  RecordLine play = {};
  std::string result = "*";
  TextLine line = {};
  TextLine lot_line = {};

  bool operator==(const RecordRound&) const = default;
};

// A game record as docs/record-format.md describes it. Nothing in it has been checked against the
// rules.
struct Record {
  std::vector<RecordTag> tags = {};
  std::vector<RecordRound> rounds =
      {};  // One, but in an Aqil match; none if no move and no result is given.

  bool operator==(const Record&) const = default;

  // The first tag of that name.
  [[nodiscard]] const RecordTag* find(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &RecordTag::name);
    return found == tags.end() ? nullptr : &*found;
  }
};

}  // namespace sowmill
