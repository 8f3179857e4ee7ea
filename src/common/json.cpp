#include "common/json.hpp"

#include "common/text.hpp"

namespace sowmill {

void JsonWriter::separate() {
  if (needs_comma_) text_ += ',';
  needs_comma_ = true;
}

// What is no UTF-8 becomes the character that stands for the unreadable.
void JsonWriter::write_string(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr std::string_view unreadable = "\uFFFD";
  text_ += '"';
  while (!text.empty()) {
    const char c = text.front();
    const auto byte = static_cast<unsigned char>(c);
    const auto length = character_length(text);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (byte < 0x20) {
      text_ += "\\u00";
      text_ += digits[byte >> 4];
      text_ += digits[byte & 15];
    } else {
      text_ += length == 0 ? unreadable : text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  text_ += '"';
}

JsonWriter& JsonWriter::begin_object() {
  separate();
  text_ += '{';
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::end_object() {
  text_ += '}';
  needs_comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::begin_list() {
  separate();
  text_ += '[';
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::end_list() {
  text_ += ']';
  needs_comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  write_string(name);
  text_ += ':';
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  write_string(text);
  return *this;
}

JsonWriter& JsonWriter::value(std::int64_t number) {
  separate();
  text_ += std::to_string(number);
  return *this;
}

JsonWriter& JsonWriter::value(bool truth) {
  separate();
  text_ += truth ? "true" : "false";
  return *this;
}

JsonWriter& JsonWriter::value(const std::vector<std::string>& texts) {
  begin_list();
  for (const auto& text : texts) value(text);
  return end_list();
}

}  // namespace sowmill
