// The functions the page calls. A request and its answer are UTF-8 text in the module's memory; a
// request about tables has an attachment of bytes too.

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "wasm/desk.hpp"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

struct Exchange {
  sowmill::Desk desk;
  std::string request;
  std::vector<std::uint8_t> attachment;
  std::string answer;
};

Exchange& exchange() {
  static Exchange only;
  return only;
}

}  // namespace

// Where to write a request of so many bytes.
EXPORT(request) char* request(std::size_t size) {
  exchange().request.resize(size);
  return exchange().request.data();
}

// Where to write so many bytes that go with the next request.
EXPORT(attachment) std::uint8_t* attachment(std::size_t size) {
  exchange().attachment.resize(size);
  return exchange().attachment.data();
}

// Answers the request written there; returns the length of the answer.
EXPORT(answer) std::size_t answer() {
  exchange().answer =
      exchange().desk.answer(exchange().request, std::exchange(exchange().attachment, {}));
  return exchange().answer.size();
}

EXPORT(answer_text) const char* answer_text() { return exchange().answer.data(); }
