#include "terminal/player.hpp"

#include <ranges>
#include <vector>

#include "common/text.hpp"
#include "engine/level_decision.hpp"
#include "match/random_decision.hpp"

namespace sowmill {
namespace {

struct Decision {
  const Match& match;
  Analyst& analyst;
  Side side;
  Random& random;

  std::optional<std::string> operator()(const Person& /*asked*/) const { return std::nullopt; }

  std::optional<std::string> operator()(const RandomPlayer& /*alone*/) const {
    return random_decision(match, side, random);
  }

  std::optional<std::string> operator()(const Computer& computer) const {
    return level_decision(match, analyst, side, computer.level, random.next());
  }
};

struct Name {
  std::string operator()(const Person& /*unknown*/) const { return {}; }
  std::string operator()(const RandomPlayer& /*any*/) const { return "random player"; }
  std::string operator()(const Computer& computer) const {
    return computer.level == perfect_level ? "perfect" : "level " + std::to_string(computer.level);
  }
};

std::optional<int> parse_level(std::string_view text) {
  constexpr std::string_view prefix = "level:";
  if (text == "perfect") return perfect_level;
  if (!text.starts_with(prefix)) return std::nullopt;
  const auto level = parse_number(text.substr(prefix.size()), highest_level);
  return level && *level >= lowest_level ? level : std::nullopt;
}

bool is_agreed(const Verdict& verdict) {
  return verdict.is_over() &&
         (verdict.cause == Cause::Resignation || verdict.cause == Cause::Agreement ||
          verdict.cause == Cause::AgreedCycle);
}

std::string last_move(const Match& match) {
  const auto rounds = match.rounds();
  return rounds.empty() || rounds.back().moves.empty() ? std::string() : rounds.back().moves.back();
}

bool person_decides(const Match& match, const Players& players) {
  const auto side = match.chooser();
  return side && is_person(players[index_of(*side)]);
}

}  // namespace

Result<Player> parse_player(std::string_view text) {
  if (text == "human") return Person{};
  if (text == "random") return RandomPlayer{};
  if (const auto level = parse_level(text)) return Computer{*level};
  return refuse(Reason::UnknownPlayer, shown(text), "human, random, level:1 - level:9, perfect");
}

std::string name_of(const Player& player) { return std::visit(Name{}, player); }

std::optional<std::string> decide(const Player& player, const Match& match, Analyst& analyst,
                                  Side side, Random& random) {
  return std::visit(Decision{match, analyst, side, random}, player);
}

Result<void> take_back(Match& match, const Players& players) {
  if (is_agreed(match.verdict())) return match.undo();
  std::vector<std::string> taken_back;
  do {
    auto move = last_move(match);
    if (auto undone = match.undo(); !undone) {
      for (const auto& again : taken_back | std::views::reverse) (void)match.play(again);
      return undone;
    }
    taken_back.push_back(std::move(move));
  } while (!person_decides(match, players));
  return {};
}

}  // namespace sowmill
