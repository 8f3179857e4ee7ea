#include "arena/players.hpp"

#include <algorithm>

#include "arena/program_player.hpp"
#include "common/text.hpp"
#include "engine/baseline.hpp"
#include "engine/level_decision.hpp"
#include "match/random_decision.hpp"
#include "protocol/options.hpp"

namespace sowmill {
namespace {

class ByChance final : public Contestant {
 public:
  using Contestant::Contestant;

  Result<void> begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed) override {
    random_ = Random(mix_bits(seed) + index_of(side));
    return Contestant::begin(std::move(match), side, seed);
  }
  Result<std::string> decide(const Clocks& /*clocks*/) override {
    return random_decision(match(), side(), random_);
  }

 private:
  Random random_{0};
};

class AtLevel final : public Contestant {
 public:
  AtLevel(std::string name, int level) : Contestant(std::move(name)), level_(level) {}

  Result<std::string> decide(const Clocks& /*clocks*/) override {
    return level_decision(match(), analyst(), side(), level_, seed()).value_or("");
  }

 private:
  int level_;
};

// Whoever thinks as long as the pace allows.
class Paced : public Contestant {
 public:
  Paced(std::string name, const Pace& pace) : Contestant(std::move(name)), pace_(pace) {}

 protected:
  [[nodiscard]] AnalysisLimits limits(const Clocks& clocks) const {
    constexpr std::int64_t lost = 2;  // Milliseconds a move between thinking and the clock.
    auto limits = pace_.move;
    if (clocks) limits.milliseconds = protocol::time_to_think((*clocks)[index_of(side())], lost);
    return limits;
  }

 private:
  Pace pace_;
};

// Lays set-ups by chance, for it has no opinion of them.
class Baseline final : public Paced {
 public:
  using Paced::Paced;

  Result<std::string> decide(const Clocks& clocks) override {
    if (const auto thought = think_as_baseline(match(), limits(clocks))) return thought->move;
    Random random(mix_bits(seed()) + match().rounds().size());
    return random_decision(match(), side(), random);
  }
};

class Engine final : public Paced {
 public:
  using Paced::Paced;

  Result<std::string> decide(const Clocks& clocks) override {
    if (match().phase() == Phase::Setup)
      return level_decision(match(), analyst(), side(), highest_level, seed()).value_or("");
    const auto analysis = analyst().analyse(limits(clocks), {});
    return analysis ? analysis->move : "";
  }
};

// What a player's words say: one of ours, or a program.
struct Kind {
  std::string_view name;
  int level = 0;
  std::optional<ProgramSettings> program = {};
};

std::optional<Kind> program_kind(const PlayerSettings& settings) {
  const std::string_view text = settings.words;
  const auto colon = text.find(':');
  const auto start = text.substr(0, colon);
  if (colon == std::string_view::npos || words(text.substr(colon + 1)).empty()) return std::nullopt;
  ProgramSettings program{.command = std::string(text.substr(colon + 1)),
                          .options = settings.options,
                          .heard = settings.heard};
  if (start == "ugi") program.dialect = &ugi_dialect;
  if (start == "uci") program.dialect = &uci_dialect;
  if (start != "cmd" && program.dialect == nullptr) return std::nullopt;
  return Kind{.name = "program", .program = program};
}

std::optional<Kind> own_kind(const PlayerSettings& settings) {
  constexpr std::array<std::string_view, 4> names = {"random", "perfect", "baseline", "engine"};
  auto text = settings.words;
  if (text.starts_with("level:")) text[text.find(':')] = ' ';
  const auto parts = words(text);
  if (parts.size() == 1)
    if (const auto name = std::ranges::find(names, parts[0]); name != names.end())
      return Kind{.name = *name, .level = perfect_level};
  if (parts.size() != 2 || parts[0] != "level") return std::nullopt;
  const auto level = parse_number(parts[1], highest_level);
  if (!level || *level < lowest_level) return std::nullopt;
  return Kind{.name = "level", .level = *level};
}

Result<Kind> parse_kind(const PlayerSettings& settings) {
  if (auto program = program_kind(settings)) return *program;
  if (auto own = own_kind(settings)) return *own;
  return refuse(
      Reason::UnknownPlayer, shown(settings.words),
      "random, level:1-9, perfect, baseline, engine, cmd:COMMAND, ugi:COMMAND, uci:COMMAND");
}

// The pace with what the engine's own options say of it; the other players of ours have none. Those
// that mean nothing in a contest are refused: nobody would see that they changed nothing.
Result<Pace> pace_of(const Kind& kind, const PlayerSettings& settings, Pace pace) {
  const auto is_honoured = [](std::string_view option) {
    return is_same_word(option, "Threads") || is_same_word(option, "Hash");
  };
  protocol::Options options{.ruleset = &catalog().front(),
                            .threads = pace.move.threads,
                            .megabytes = pace.move.megabytes};
  for (const auto& [name, value] : settings.options) {
    if (kind.name != "engine") return refuse(Reason::PlayerNoOptions, shown(settings.words));
    if (!is_honoured(name))
      return refuse(Reason::PlayerOption, shown(settings.words), shown(name), "Threads, Hash");
    if (const auto set = protocol::set_option(options, name, value); !set)
      return tl::unexpected(set.error());
  }
  pace.move.threads = options.threads;
  pace.move.megabytes = options.megabytes;
  return pace;
}

std::unique_ptr<Contestant> own_player(const Kind& kind, const std::string& name,
                                       const Pace& pace) {
  if (kind.name == "random") return std::make_unique<ByChance>(name);
  if (kind.name == "baseline") return std::make_unique<Baseline>(name, pace);
  if (kind.name == "engine") return std::make_unique<Engine>(name, pace);
  return std::make_unique<AtLevel>(name, kind.level);
}

}  // namespace

Result<void> check_player(const PlayerSettings& settings) {
  const auto kind = parse_kind(settings);
  if (!kind) return tl::unexpected(kind.error());
  if (kind->program) return {};  // It knows its options itself.
  return pace_of(*kind, settings, {}).map([](const Pace& /*pace*/) {});
}

Result<std::unique_ptr<Contestant>> make_player(const CatalogEntry& ruleset,
                                                const PlayerSettings& settings, const Pace& pace) {
  const auto kind = parse_kind(settings);
  if (!kind) return tl::unexpected(kind.error());
  if (auto program = kind->program) {
    program->stop = pace.move.stop;
    return ProgramPlayer::start(ruleset, *program, pace, settings.words);
  }
  return pace_of(*kind, settings, pace).map([&](const Pace& own_pace) {
    auto player = own_player(*kind, settings.words, own_pace);
    player->set_tables(settings.tables);
    return player;
  });
}

}  // namespace sowmill
