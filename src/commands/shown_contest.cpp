#include "commands/shown_contest.hpp"

#include <fmt/core.h>

#include "cli/position_input.hpp"
#include "common/text.hpp"
#include "text/errors.hpp"

namespace sowmill {
namespace {

std::string test_text(const Sprt& sprt, const Tally& tally) {
  return fmt::format("LLR {:.2f} ({:.2f}, {:.2f})", sprt.likelihood_ratio(tally), sprt.lower(),
                     sprt.upper());
}

std::string belief_text(const Sprt& sprt, const Tally& tally) {
  const auto belief = sprt.belief(tally);
  if (belief == Sprt::Belief::Neither) return "undecided";
  return fmt::format("elo {} accepted", belief == Sprt::Belief::Elo0 ? sprt.elo0 : sprt.elo1);
}

// What stands beside the bar while games are played.
std::string progress_text(const Contest& contest, const Tally& tally) {
  auto text = fmt::format("{}/{}  +{} ={} -{}  Elo {:.0f} ± {:.0f}", tally.games(), contest.games,
                          tally.won, tally.drawn, tally.lost, tally.elo(), tally.elo_error());
  if (contest.sprt) text += "  " + test_text(*contest.sprt, tally);
  return text;
}

void print_tally(const CatalogEntry& entry, const Pairing& players, const Contest& contest,
                 const Tally& tally) {
  constexpr double percent = 100;
  fmt::print("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{:.1f}\t{:.1f}\t{:.0f}\t{:.0f}\n", entry.id,
             players[0].words, players[1].words, tally.games(), tally.won, tally.drawn, tally.lost,
             percent * tally.score(), percent * tally.error(), tally.elo(), tally.elo_error());
  if (const auto& sprt = contest.sprt)
    fmt::print("sprt\t{}\t{}\n", test_text(*sprt, tally), belief_text(*sprt, tally));
  std::fflush(stdout);
}

}  // namespace

void print_heading() {
  fmt::print("ruleset\tplayer\topponent\tgames\twon\tdrawn\tlost\t%\t+-\telo\t+-\n");
  std::fflush(stdout);
}

Result<void> ShownContest::play() {
  const auto tally = play_contest(
      entry_, [&] { return make_players(); }, contest_,
      [&](const ContestGame& game, const Tally& so_far) { tell_game(game, so_far); });
  bar_.clear();
  if (!tally) return tl::unexpected(tally.error());
  if (records_ != nullptr) records_->end_contest();
  if (tally->games() == 0) return {};
  print_tally(entry_, players_, contest_, *tally);
  tell_times();
  return {};
}

Result<Opponents> ShownContest::make_players() {
  Opponents made;
  for (std::size_t i = 0; i < made.size(); ++i) {
    auto settings = players_[i];
    settings.heard = [this, name = settings.words](const std::string& words) {
      tell_remark(name, words);
    };
    auto player = make_player(entry_, settings, contest_.pace);
    if (!player) return tl::unexpected(player.error());
    made[i] = std::move(*player);
  }
  return made;
}

void ShownContest::tell_remark(const std::string& player, const std::string& words) {
  const std::lock_guard lock(remarks_mutex_);
  const auto line = fmt::format("{}: {}\n", shown(player), one_line(words));
  if (!remarks_.insert(line).second) return;
  bar_.clear();
  print_aside(line);
}

// Beside what is printed of the contest, which programs read.
void ShownContest::tell_times() const {
  constexpr Message each = {"{0} {1} ms (longest {2})", "{0} {1} ms (a mais longa {2})"};
  constexpr Message both = {"{0}: time a move: {1}, {2}", "{0}: tempo por jogada: {1}, {2}"};
  std::array<std::string, 3> details = {std::string(entry_.id)};
  for (std::size_t i = 0; i < times_.size(); ++i)
    details[i + 1] = filled(
        each.in(language_),
        std::array{shown(players_[i].words), fmt::format("{:.1f}", times_[i].mean_milliseconds()),
                   fmt::format("{:.1f}", times_[i].longest_milliseconds())});
  print_aside(filled(both.in(language_), details) + '\n');
}

void ShownContest::tell_game(const ContestGame& game, const Tally& so_far) {
  const auto first = index_of(game.side_of_first);
  times_[0].add(game.game.times[first]);
  times_[1].add(game.game.times[1 - first]);
  if (const auto& forfeit = game.game.forfeit) {
    constexpr Message told = {"game {0}: {1}", "jogo {0}: {1}"};
    bar_.clear();
    print_aside(filled(told.in(language_),
                       std::array{std::to_string(game.number), tell(forfeit->why, language_)}) +
                '\n');
  }
  if (records_ != nullptr)
    records_->add(entry_, {players_[0].words, players_[1].words}, game, language_);
  bar_.show(static_cast<double>(so_far.games()) / contest_.games, progress_text(contest_, so_far));
}

}  // namespace sowmill
