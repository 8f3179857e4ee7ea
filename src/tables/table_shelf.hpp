#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tables/byte_source.hpp"
#include "tables/prober.hpp"

namespace sowmill {

// The tables of one rule set as a page has them: whole ones that came in a pack, and large ones on
// a server, of which only those parts are fetched that a position needs. For one thread.
class TableShelf {
 public:
  TableShelf(std::string_view ruleset, const std::function<std::unique_ptr<Prober>()>& new_prober);

  // A part of a table on the server that is still to be fetched.
  struct Need {
    std::string slice;
    tables::ByteRange range;
  };

  // A table that can be read here.
  struct Shelved {
    std::string slice;
    std::uint64_t positions = 0;
    std::uint64_t bytes = 0;
    bool is_fetched = false;  // In parts.
  };

  // Tables of other rule sets in it are refused.
  Result<void> add_pack(std::vector<std::uint8_t> bytes);

  // Says that the server has a table of that slice, of so many bytes.
  void offer(std::string_view slice, std::uint64_t size);
  // What is still to be fetched before the position and its moves can be probed: at first the heads
  // of the tables, then parts of their indexes, then a block for each position. Nothing when all is
  // here.
  Result<std::vector<Need>> needs(std::string_view position);
  // Takes a part that was fetched.
  Result<void> feed(std::string_view slice, std::uint64_t offset, std::vector<std::uint8_t> part);

  [[nodiscard]] const std::vector<Shelved>& tables() const { return tables_; }
  // The whole tables alone: what a search may ask while it runs.
  [[nodiscard]] std::shared_ptr<const Prober> whole() const { return whole_; }
  // Whatever is known by now, also where not all has been fetched.
  [[nodiscard]] Result<Knowledge> probe(std::string_view position) const;

 private:
  struct Offer {
    std::shared_ptr<tables::PieceSource> source;
    bool is_open = false;
  };
  using Offers = std::map<std::string, Offer, std::less<>>;

  Result<void> open(const std::string& slice, Offer& offer);
  Result<void> shelve(tables::Table table, Prober& prober, bool is_fetched);

  std::string ruleset_;
  std::shared_ptr<Prober> whole_;
  std::unique_ptr<Prober> fetched_;
  Offers offers_;
  std::vector<Shelved> tables_;
};

}  // namespace sowmill
