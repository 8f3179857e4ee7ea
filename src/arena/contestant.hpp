#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "arena/pace.hpp"
#include "common/result.hpp"
#include "engine/analyst.hpp"
#include "match/catalog.hpp"

namespace sowmill {

// Somebody who plays one side of a match. A player has his own copy of it, so that he keeps his
// thoughts to himself.
class Contestant {
 public:
  explicit Contestant(std::string name) : name_(std::move(name)) {}
  virtual ~Contestant() = default;
  Contestant(const Contestant&) = delete;
  Contestant& operator=(const Contestant&) = delete;

  // Refused, now or when he should decide: he cannot play on.
  virtual Result<void> begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed);
  virtual void see(std::string_view move);  // Made by anybody, himself included.
  // What he does now, as Match::play takes it. Requires: it is for him to decide, or to lay a
  // set-up.
  virtual Result<std::string> decide(const Clocks& clocks) = 0;
  // Whether he thinks in another process, where our processor's time is not his.
  [[nodiscard]] virtual bool is_elsewhere() const { return false; }

  // What he may look at in the games that follow, if he can.
  void set_tables(std::shared_ptr<const Prober> tables) { tables_ = std::move(tables); }
  [[nodiscard]] const std::string& name() const { return name_; }

 protected:
  [[nodiscard]] Match& match() { return *match_; }
  [[nodiscard]] Analyst& analyst();
  [[nodiscard]] Side side() const { return side_; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }

 private:
  std::string name_;
  std::shared_ptr<const Prober> tables_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<Analyst> analyst_;  // Of this match, once it is needed.
  Side side_ = Side::First;
  std::uint64_t seed_ = 0;
};

}  // namespace sowmill
