#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/analyst.hpp"
#include "match/catalog.hpp"
#include "protocol/request.hpp"

namespace sowmill::protocol {

// The game that is being talked about. It is kept from one `position` to the next as long as it is
// the same one, so that what was found about it is not lost.
class CurrentGame {
 public:
  explicit CurrentGame(const CatalogEntry& ruleset) { set_ruleset(ruleset, nullptr); }

  // The game as it was if it is refused.
  Result<void> set(const SetPosition& position);
  void forget();  // What was found about it.
  // Tables are of the rule set, or none.
  void set_ruleset(const CatalogEntry& ruleset, std::shared_ptr<const Prober> tables);

  [[nodiscard]] const CatalogEntry& ruleset() const { return *ruleset_; }
  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] Analyst& analyst() { return *analyst_; }

  // What UGI asks: whether the game is over, whether the first side chooses, who has won; none if
  // it is another question.
  [[nodiscard]] std::optional<std::string> answer(std::string_view question) const;

 private:
  void begin_at(const std::string& start);  // Requires: a position.
  void move_to(const std::vector<std::string>& moves);

  const CatalogEntry* ruleset_ = nullptr;
  std::shared_ptr<const Prober> tables_;
  std::string start_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<Analyst> analyst_;
  std::vector<std::string> moves_;
};

}  // namespace sowmill::protocol
