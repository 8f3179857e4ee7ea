#pragma once

#include <mutex>
#include <set>

#include "arena/contest.hpp"
#include "arena/players.hpp"
#include "cli/time_left.hpp"
#include "commands/contest_records.hpp"

namespace sowmill {

using Pairing = std::array<PlayerSettings, 2>;

void print_heading();  // Of what is printed of each contest.

// One contest, shown while it is played, recorded if there are records, and printed when it is
// over.
class ShownContest {
 public:
  ShownContest(const CatalogEntry& entry, const Pairing& players, const Contest& contest,
               ContestRecords* records, Language language)
      : entry_(entry),
        players_(players),
        contest_(contest),
        records_(records),
        language_(language) {}

  Result<void> play();

 private:
  [[nodiscard]] Result<Opponents> make_players();
  void tell_remark(const std::string& player, const std::string& words);
  void tell_game(const ContestGame& game, const Tally& so_far);
  void tell_times() const;

  const CatalogEntry& entry_;
  const Pairing& players_;
  const Contest& contest_;
  ContestRecords* records_;
  Language language_;
  TimeLeft bar_;
  std::array<TimeTaken, 2> times_ = {};  // Of the players.
  std::mutex remarks_mutex_;
  std::set<std::string> remarks_;  // Told, and not to be told again for every game.
};

}  // namespace sowmill
