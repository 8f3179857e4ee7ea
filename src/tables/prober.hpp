#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "common/result.hpp"
#include "tables/table.hpp"
#include "tables/value.hpp"

namespace sowmill {

struct KnownMove {
  std::string move;
  tables::Value value;
};

// What tables know of a position and of its legal moves, best first; all seen by the one who
// chooses.
struct Knowledge {
  tables::Value value;
  std::vector<KnownMove> moves;
};

// Puts the move where it belongs; among equals the order they come in is kept.
void insert_best_first(std::vector<KnownMove>& moves, KnownMove move);

// The value of a position, with the plies that its moves give it where they tell and it does not.
// Requires: all its moves, best first.
tables::Value with_plies_of(const std::vector<KnownMove>& moves, const tables::Value& value);

// The tables of one rule set as programs see them. Threads may probe at once when all are added.
class Prober {
 public:
  Prober() = default;
  virtual ~Prober() = default;
  Prober(const Prober&) = delete;
  Prober& operator=(const Prober&) = delete;

  // The id of the rule set.
  [[nodiscard]] virtual std::string_view ruleset() const = 0;
  // Refused if the table is of other rules.
  virtual Result<void> add(tables::Table table) = 0;
  // What a position is worth on the board alone: seeds captured before, 25 or more even, change
  // nothing.
  [[nodiscard]] virtual Result<Knowledge> probe(std::string_view position) const = 0;
  // The slices that the position and those after its moves belong to, each once: what a probe
  // reads.
  [[nodiscard]] virtual Result<std::vector<std::string>> slices_of(
      std::string_view position) const = 0;
};

// Adds the tables that are of the rule set, and leaves out those of others.
Result<void> add_tables(Prober& prober, std::string_view ruleset,
                        std::vector<tables::Table> tables);

}  // namespace sowmill
