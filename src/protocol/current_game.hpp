#pragma once

#include <memory>
#include <string>
#include <vector>

#include "play/catalog.hpp"
#include "protocol/request.hpp"

namespace sowmill::protocol {

// The game that is being talked about. It is kept from one `position` to the next as long as it is
// the same one, so that what was found about it is not lost.
class CurrentGame {
 public:
  explicit CurrentGame(const CatalogEntry& ruleset);

  // The game as it was if it is refused.
  Result<void> set(const SetPosition& position);
  void forget();  // What was found about it.
  void set_ruleset(const CatalogEntry& ruleset);

  [[nodiscard]] const CatalogEntry& ruleset() const { return *ruleset_; }
  [[nodiscard]] Match& match() { return *match_; }

  // What UGI asks: whether the game is over, whether the first side chooses, who has won; none if
  // it is another question.
  [[nodiscard]] std::optional<std::string> answer(std::string_view question) const;

 private:
  void move_to(const std::vector<std::string>& moves);

  const CatalogEntry* ruleset_;
  std::string start_;
  std::unique_ptr<Match> match_;
  std::vector<std::string> moves_;
};

}  // namespace sowmill::protocol
