#include "commands/play/terminal_game.hpp"

#include <random>

#include "commands/play/game_at_terminal.hpp"
#include "commands/play/record_file.hpp"
#include "tell/errors.hpp"

namespace sowmill {
namespace {

Result<std::unique_ptr<Match>> match_to_play(const CatalogEntry& entry,
                                             const PlayOptions& options) {
  if (options.load) return load_match(entry, *options.load);
  if (options.position) return entry.match_at(*options.position);
  return entry.new_match();
}

std::uint64_t chance() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

}  // namespace

int run_play(const CatalogEntry& entry, const PlayOptions& options, Language language,
             std::FILE* in, std::FILE* out) {
  auto match = match_to_play(entry, options);
  if (!match) {
    std::fprintf(stderr, "sowmill: %s\n", tell(match.error(), language).c_str());
    return 2;
  }
  (*match)->use_tables(options.tables);
  GameAtTerminal game(entry, std::move(*match), options.players,
                      Random(options.seed ? *options.seed : chance()), Terminal(in, out, language));
  game.run();
  std::fflush(out);
  return 0;
}

}  // namespace sowmill
