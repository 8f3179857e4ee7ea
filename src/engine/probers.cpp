#include "engine/probers.hpp"

#include "match/for_ruleset.hpp"
#include "match/numbering.hpp"
#include "tables/game_prober.hpp"

namespace sowmill {

namespace {

// Not a lambda: clang 19 forgets to emit virtual functions that only a generic lambda instantiates.
struct NewProber {
  template <Game G>
  std::unique_ptr<Prober> operator()(const Ruleset<G>& ruleset) const {
    if constexpr (requires { numbering_of(ruleset.game); }) {
      auto numbering = numbering_of(ruleset.game);
      return std::make_unique<GameProber<decltype(numbering)>>(std::move(numbering),
                                                               std::string(ruleset.id));
    } else {
      return nullptr;
    }
  }
};

}  // namespace

std::unique_ptr<Prober> new_prober(std::string_view ruleset) {
  return *for_ruleset(ruleset, NewProber{});
}

}  // namespace sowmill
