#include "text/event_text.hpp"

#include <array>

#include "text/vocabulary.hpp"

namespace sowmill {

std::string_view event_word(EventKind kind) {
  constexpr std::array<std::string_view, 15> words = {"pick", "drop",   "relay", "capture", "bonus",
                                                      "give", "store",  "place", "slide",   "fly",
                                                      "mill", "remove", "pass",  "turn",    "end"};
  return words[static_cast<std::size_t>(kind)];
}

std::string event_text(const Event& event, BoardShape shape, const Ending& after) {
  std::string text(event_word(event.kind));
  if (event.kind == EventKind::Store || event.kind == EventKind::Turn)
    text.append("\t").append(side_word(shape, event.side));
  for (const auto place : event.places)
    if (!place.empty()) text.append("\t").append(place);
  switch (event.kind) {
    case EventKind::Pick:
    case EventKind::Drop:
    case EventKind::Relay:
    case EventKind::Capture:
    case EventKind::Bonus:
    case EventKind::Store:
      return text + '\t' + std::to_string(event.count);
    case EventKind::End:
      return text + '\t' + result_text(after);
    default:
      return text;
  }
}

}  // namespace sowmill
