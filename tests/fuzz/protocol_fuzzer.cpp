// Any bytes as what is said to an engine: cut into lines and understood, but not thought about.
// What is accepted must keep its promises.

#include <cstdlib>

#include "protocol/current_game.hpp"
#include "protocol/line_buffer.hpp"
#include "protocol/options.hpp"

namespace {

using namespace sowmill;
using namespace sowmill::protocol;

void require(bool truth) {
  if (!truth) std::abort();
}

struct Listener {
  Options options{.ruleset = &catalog()[0]};
  CurrentGame game{catalog()[0]};

  void hear(const SetOption& request) {
    const auto before = option_lines(options);
    const bool set = set_option(options, request.name, request.value).has_value();
    require(set || option_lines(options) == before);
    require(options.threads >= 1 && options.lines >= 1 && options.megabytes >= 1);
    if (options.ruleset != &game.ruleset()) game.set_ruleset(*options.ruleset, nullptr);
  }

  // What was refused left the position as it was; what was accepted is a game of those moves.
  void hear(const SetPosition& request) {
    const auto before = game.match().position();
    if (!game.set(request)) {
      require(game.match().position() == before);
      return;
    }
    const auto rounds = game.match().rounds();
    const auto& round = rounds.front();
    require(round.moves.size() == split_line(options.ruleset->id, request.moves).size());
  }

  void hear(const Go& go) {
    for (const auto& left : go.left) require(!left || *left >= 0);
    require(!go.milliseconds || *go.milliseconds >= 0);
    require(!go.depth || *go.depth >= 1);
    require(!go.positions || *go.positions >= 1);
  }

  void hear(const BeginGame& /*request*/) {
    const auto before = game.match().position();
    game.forget();
    require(game.match().position() == before);
  }

  void hear(const Ask& request) {
    const auto known = game.answer(request.question);
    require(!known || !known->empty());
  }

  template <class Other>
  void hear(const Other& /*request*/) {}
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  Listener listener;
  LineBuffer lines;
  lines.add({reinterpret_cast<const char*>(data), size});
  lines.end();
  while (const auto line = lines.next())
    std::visit([&](const auto& request) { listener.hear(request); }, parse_request(*line));
  return 0;
}
