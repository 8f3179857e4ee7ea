#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sowmill {

// Writes JSON as it is told to, with commas where they belong. The caller keeps objects and lists
// balanced.
class JsonWriter {
 public:
  JsonWriter& begin_object();
  JsonWriter& end_object();
  JsonWriter& begin_list();
  JsonWriter& end_list();
  JsonWriter& key(std::string_view name);
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(std::int64_t number);
  JsonWriter& value(int number) { return value(std::int64_t{number}); }
  JsonWriter& value(bool truth);
  JsonWriter& value(const std::vector<std::string>& texts);  // A list.

  template <class T>
  JsonWriter& member(std::string_view name, const T& content) {
    return key(name).value(content);
  }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void separate();
  void write_string(std::string_view text);

  std::string text_;
  bool needs_comma_ = false;
};

}  // namespace sowmill
