#include "draw/overlay.hpp"

#include <algorithm>
#include <string_view>

namespace sowmill {
namespace {

class Marking {
 public:
  explicit Marking(const BoardView& view) : view_(view), marks_(view.places.size()) {}

  void highlight(std::string_view name) { at(name).highlighted = true; }

  void add(const Event& event) {
    switch (event.kind) {
      case EventKind::Pick:
      case EventKind::Give:
        at(event.places[0]).start = true;
        break;
      case EventKind::Relay:
        at(event.places[0]).start = true;
        at(event.places[0]).added = 0;
        break;
      case EventKind::Drop:
        ++at(event.places[0]).added;
        end_at(event.places[0]);
        break;
      case EventKind::Place:
        end_at(event.places[0]);
        break;
      case EventKind::Slide:
      case EventKind::Fly:
        at(event.places[0]).start = true;
        end_at(event.places[1]);
        break;
      case EventKind::Mill:
        for (const auto place : event.places) at(place).mill = true;
        break;
      case EventKind::Capture:
      case EventKind::Bonus:
        if (!event.settles) at(event.places[0]).taken += event.count;
        break;
      case EventKind::Remove:
        at(event.places[0]).taken = 1;
        break;
      default:
        break;
    }
  }

  [[nodiscard]] const std::vector<Mark>& marks() const { return marks_; }

 private:
  Mark& at(std::string_view name) {
    const auto found = std::ranges::find(view_.places, name, &Place::name);
    return found == view_.places.end() ? elsewhere_ : marks_[found - view_.places.begin()];
  }

  void end_at(std::string_view name) {
    for (Mark& mark : marks_) mark.last = false;
    at(name).last = true;
  }

  const BoardView& view_;
  std::vector<Mark> marks_;
  Mark elsewhere_;
};

}  // namespace

std::vector<std::string> starts_of(const std::vector<std::string>& moves) {
  std::vector<std::string> starts;
  for (std::string_view move : moves) {
    if (move.starts_with('+')) move.remove_prefix(1);
    const auto start = move.substr(0, move.find_first_of("-x"));
    if (std::ranges::find(starts, start) == starts.end()) starts.emplace_back(start);
  }
  return starts;
}

std::vector<Mark> marks_of(const BoardView& view, const Overlay& overlay) {
  Marking marking(view);
  for (const auto& name : overlay.highlighted) marking.highlight(name);
  for (const Event& event : overlay.move) marking.add(event);
  return marking.marks();
}

}  // namespace sowmill
