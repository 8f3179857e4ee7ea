// The functions the page calls. A request and its answer are UTF-8 text in the module's memory.

#include <cstddef>
#include <string>

#include "wasm/desk.hpp"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

struct Exchange {
  sowmill::Desk desk;
  std::string request;
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

// Answers the request written there; returns the length of the answer.
EXPORT(answer) std::size_t answer() {
  exchange().answer = exchange().desk.answer(exchange().request);
  return exchange().answer.size();
}

EXPORT(answer_text) const char* answer_text() { return exchange().answer.data(); }
