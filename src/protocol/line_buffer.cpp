#include "protocol/line_buffer.hpp"

#include <utility>

namespace sowmill::protocol {

void LineBuffer::add(std::string_view bytes) {
  for (auto end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n')) {
    append(bytes.substr(0, end));
    bytes.remove_prefix(end + 1);
    if (!too_long_) lines_.push_back(std::exchange(begun_, {}));
    too_long_ = false;
  }
  append(bytes);
}

void LineBuffer::end() {
  if (!begun_.empty()) add("\n");
}

std::optional<std::string> LineBuffer::next() {
  if (lines_.empty()) return std::nullopt;
  auto line = std::move(lines_.front());
  lines_.pop_front();
  return line;
}

void LineBuffer::append(std::string_view part) {
  too_long_ = too_long_ || begun_.size() + part.size() > longest_line;
  if (too_long_)
    begun_.clear();
  else
    begun_ += part;
}

}  // namespace sowmill::protocol
