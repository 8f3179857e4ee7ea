#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/text.hpp"
#include "games/sowing/row_numbering.hpp"
#include "games/sowing/two_rows.hpp"

namespace sowmill::sowing {

// All boards of two rows with so many seeds in their houses.
struct SeedSlice {
  int seeds = 0;

  auto operator<=>(const SeedSlice&) const = default;
};

// What the numberings of games on two rows share (games/state_index.hpp). Numbers those boards,
// seen by the side to move: by the seeds in his own row, then by the other's row, then by his own.
class TwoRowsNumbering {
 public:
  using Slice = SeedSlice;

  explicit constexpr TwoRowsNumbering(int total) : total_(total) {}

  [[nodiscard]] std::uint64_t size_of(SeedSlice slice) const {
    constexpr int walls = ring_houses - 1;
    return choose(slice.seeds + walls, walls);
  }

  [[nodiscard]] std::optional<SeedSlice> slice_of(const TwoRows& board) const {
    return SeedSlice{seeds_in_houses(board.rows[0]) + seeds_in_houses(board.rows[1])};
  }

  [[nodiscard]] std::uint64_t number_of(const TwoRows& board) const {
    const Row own = houses_of(board.own());
    const Row others = houses_of(board.others());
    const int own_seeds = seeds_in_houses(own);
    const int seeds = own_seeds + seeds_in_houses(others);
    return first_number(seeds, own_seeds) + Rows::number_of(others) * Rows::count(own_seeds) +
           Rows::number_of(own);
  }

  // South moves. What is not on the board has been captured by both alike, so that neither has won.
  [[nodiscard]] std::optional<TwoRows> state_at(SeedSlice slice, std::uint64_t number) const {
    int own_seeds = 0;
    for (int step = 64; step > 0; step /= 2)
      if (own_seeds + step <= slice.seeds && first_number(slice.seeds, own_seeds + step) <= number)
        own_seeds += step;
    number -= first_number(slice.seeds, own_seeds);
    const auto count = Rows::count(own_seeds);
    const int captured = total_ - slice.seeds;
    return TwoRows{.rows = {rows_.row_at(own_seeds, number % count) | in_store(captured / 2),
                            rows_.row_at(slice.seeds - own_seeds, number / count) |
                                in_store(captured - captured / 2)},
                   .side = Side::First};
  }

  // Makes state_at quick, at the cost of memory, for up to so many seeds.
  void prepare(int seeds) { rows_.prepare(seeds); }

  [[nodiscard]] std::vector<SeedSlice> slices(int seeds) const {
    std::vector<SeedSlice> all;
    for (int n = 0; n <= std::min(seeds, total_); ++n) all.push_back({n});
    return all;
  }

  [[nodiscard]] std::vector<SeedSlice> earlier(SeedSlice slice) const {
    return slices(slice.seeds - 1);
  }

  [[nodiscard]] std::string to_text(SeedSlice slice) const { return std::to_string(slice.seeds); }

  [[nodiscard]] std::optional<SeedSlice> parse_slice(std::string_view text) const {
    const auto seeds = parse_number(text, total_);
    return seeds ? std::optional(SeedSlice{*seeds}) : std::nullopt;
  }

  [[nodiscard]] std::optional<int> longest_play(SeedSlice /*slice*/) const { return std::nullopt; }

 private:
  using Rows = RowNumbering<row_houses, 8>;
  static constexpr std::size_t most_seeds = 72;

  // The number of boards with so many seeds of which fewer than own_seeds are in the own row.
  static std::uint64_t first_number(int seeds, int own_seeds) {
    static constexpr auto table = [] {
      std::array<std::array<std::uint64_t, most_seeds + 1>, most_seeds + 1> first{};
      for (int n = 0; n <= static_cast<int>(most_seeds); ++n)
        for (int own = 1; own <= n; ++own)
          first[static_cast<std::size_t>(n)][static_cast<std::size_t>(own)] =
              first[static_cast<std::size_t>(n)][static_cast<std::size_t>(own - 1)] +
              Rows::count(own - 1) * Rows::count(n - own + 1);
      return first;
    }();
    return table[static_cast<std::size_t>(seeds)][static_cast<std::size_t>(own_seeds)];
  }

  int total_;
  Rows rows_;
};

}  // namespace sowmill::sowing
