#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.hpp"
#include "tables/table_shelf.hpp"

namespace sowmill {

// The part of the desk that keeps tables. Numbers are texts of digits.
class TableDesk {
 public:
  using Attachment = std::vector<std::uint8_t>;

  // The shelf of a rule set, made when it is first asked for.
  Result<TableShelf*> shelf(std::string_view ruleset);
  // What a search may ask; none where no shelf was made yet.
  [[nodiscard]] std::shared_ptr<const Prober> whole_tables(std::string_view ruleset) const;

  Result<std::string> list(std::string_view ruleset);
  Result<std::string> add(std::string_view ruleset, Attachment pack);
  Result<std::string> offer(std::string_view ruleset, std::string_view slice,
                            std::string_view bytes);
  Result<std::string> feed(std::string_view ruleset, std::string_view slice,
                           std::string_view offset, Attachment part);
  Result<std::string> needs(std::string_view ruleset, const Match& match);
  Result<std::string> probe(std::string_view ruleset, Match& match);

 private:
  std::map<std::string_view, std::unique_ptr<TableShelf>> shelves_;  // By the catalogue's id.
};

}  // namespace sowmill
