#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/ending_rule.hpp"
#include "games/side.hpp"

namespace sowmill {

// What happens in a move, one thing at a time. Animation, speech, transcripts and explanations are
// all made of these. Places are names of houses or points, as in positions' letters; they refer to
// static text.
enum class EventKind : std::uint8_t {
  Pick,     // place, count: all the seeds of a house are lifted
  Drop,     // place, count: one falls; the house holds count afterwards
  Relay,    // place, count: that house is lifted in turn and sown on
  Capture,  // place, count
  Bonus,    // place, count: taken as the bonus of Ntxuva advanced
  Give,     // place: Aqil, a seed is lifted from there to be given
  Store,    // side, count: what the side has captured in all by now
  Place,    // place
  Slide,    // from, to
  Fly,      // from, to
  Mill,     // three places
  Remove,   // place
  Pass,
  Turn,  // side: whose turn it is next
  End,   // rule: what ended the game; how it ended is in the position reached
};

struct Event {
  EventKind kind;
  std::array<std::string_view, 3> places = {};
  int count = 0;
  Side side = Side::First;
  bool settles = false;  // A capture that the end of the game hands out, not the play.
  EndingRule rule = EndingRule::None;

  bool operator==(const Event&) const = default;
};

}  // namespace sowmill
