#include "terminal/terminal_game.hpp"

#include <random>

#include "record/replay_record.hpp"
#include "terminal/game_at_terminal.hpp"
#include "terminal/record_file.hpp"
#include "text/errors.hpp"

namespace sowmill {
namespace {

Result<std::unique_ptr<Match>> match_to_play(const CatalogEntry& entry, const PlayOptions& options,
                                             const Record& before) {
  if (options.load) return replay(before);
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
  const auto refused = [&](const Error& error) {
    std::fprintf(stderr, "sowmill: %s\n", tell(error, language).c_str());
    return 2;
  };
  const auto before = options.load ? load_record(entry, *options.load) : Record{};
  if (!before) return refused(before.error());
  auto match = match_to_play(entry, options, *before);
  if (!match) return refused(match.error());
  GameAtTerminal game(entry, std::move(*match), options.tables, *before, options.players,
                      Random(options.seed ? *options.seed : chance()), Terminal(in, out, language));
  game.run();
  std::fflush(out);
  return 0;
}

}  // namespace sowmill
