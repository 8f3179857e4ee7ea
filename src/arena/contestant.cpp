#include "arena/contestant.hpp"

#include "common/text.hpp"
#include "play/random_decision.hpp"
#include "tell/vocabulary.hpp"

namespace sowmill {
namespace {

class ByChance final : public Contestant {
 public:
  void begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed) override {
    Contestant::begin(std::move(match), side, seed);
    random_ = Random(mix_bits(seed) + index_of(side));
  }
  std::string decide() override { return random_decision(match(), side(), random_); }

 private:
  Random random_{0};
};

class AtLevel final : public Contestant {
 public:
  explicit AtLevel(int level) : level_(level) {}

  std::string decide() override {
    const auto all = level_of(level_).positions;
    auto thought = *match().think(level_, all, seed());
    while (!thought.done) thought = *match().think(level_, all, seed());
    return match().phase() == Phase::Setup ? as_own_setup(thought.move) : thought.move;
  }

 private:
  int level_;
};

// Lays set-ups by chance, for it has no opinion of them.
class Baseline final : public Contestant {
 public:
  explicit Baseline(const TimeForMove& time) : time_(time) {}

  std::string decide() override {
    if (const auto thought = match().think_plainly(time_)) return thought->move;
    Random random(mix_bits(seed()) + match().rounds().size());
    return random_decision(match(), side(), random);
  }

 private:
  TimeForMove time_;
};

class Engine final : public Contestant {
 public:
  explicit Engine(const TimeForMove& time) : time_(time) {}

  std::string decide() override {
    if (match().phase() == Phase::Setup)
      return as_own_setup(match().think(highest_level, 1, seed())->move);
    return match().analyse(time_, {})->move;
  }

 private:
  TimeForMove time_;
};

}  // namespace

void Contestant::begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed) {
  match_ = std::move(match);
  side_ = side;
  seed_ = seed;
}

void Contestant::see(std::string_view move) { (void)match_->play(move); }

std::string Contestant::as_own_setup(std::string_view setup) const {
  return "setup " + std::string(side_word(match_->shape(), side_)) + ' ' +
         std::string(words(setup).back());
}

Result<std::unique_ptr<Contestant>> parse_contestant(std::string_view text,
                                                     const TimeForMove& time) {
  const auto parts = words(text);
  const auto kind = parts.empty() ? std::string_view() : parts[0];
  if (parts.size() == 2 && kind == "level")
    if (const auto level = parse_number(parts[1], highest_level); level && *level >= lowest_level)
      return std::make_unique<AtLevel>(*level);
  if (parts.size() == 1 && kind == "perfect") return std::make_unique<AtLevel>(perfect_level);
  if (parts.size() == 1 && kind == "random") return std::make_unique<ByChance>();
  if (parts.size() == 1 && kind == "baseline") return std::make_unique<Baseline>(time);
  if (parts.size() == 1 && kind == "engine") return std::make_unique<Engine>(time);
  return refuse(Reason::UnknownPlayer, shown(text), "random, level 1-9, perfect, baseline, engine");
}

}  // namespace sowmill
