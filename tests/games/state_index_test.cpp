#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <iterator>
#include <string>
#include <vector>

#include "common/random.hpp"
#include "games/aqil/aqil_index.hpp"
#include "games/morris/morris_index.hpp"
#include "games/ntxuva/ntxuva_index.hpp"
#include "games/ouri/ouri_index.hpp"

namespace sowmill {
namespace {

// A quiet move as the numbers before and after it, and who chooses then.
struct Edge {
  std::uint64_t before;
  std::uint64_t after;
  NextChooser chooser;

  auto operator<=>(const Edge&) const = default;
};

template <StateIndex I>
std::vector<Edge> edges_from(const I& index, typename I::Slice slice, std::uint64_t number) {
  std::vector<Edge> edges;
  const auto state = index.state_at(slice, number);
  if (!state) return edges;
  for (const auto move : index.game().legal_moves(*state)) {
    auto next = *state;
    index.game().apply(next, move);
    if (index.slice_of(next) != slice) continue;
    const bool same = index.game().side_to_move(next) == index.game().side_to_move(*state);
    edges.push_back({number, index.number_of(next), same ? NextChooser::Same : NextChooser::Other});
  }
  return edges;
}

template <StateIndex I>
std::vector<Edge> edges_to(const I& index, typename I::Slice slice, std::uint64_t number) {
  std::vector<Edge> edges;
  if (const auto state = index.state_at(slice, number))
    index.for_each_predecessor(slice, *state, [&](std::uint64_t before, NextChooser chooser) {
      edges.push_back({before, number, chooser});
    });
  return edges;
}

template <StateIndex I, class EdgesAt>
std::vector<Edge> all_edges(const I& index, typename I::Slice slice, EdgesAt edges_at) {
  std::vector<Edge> all;
  for (std::uint64_t number = 0; number < index.size_of(slice); ++number)
    std::ranges::copy(edges_at(index, slice, number), std::back_inserter(all));
  std::ranges::sort(all);
  return all;
}

template <StateIndex I>
void check_numbers(const I& index, typename I::Slice slice) {
  std::uint64_t wrong = 0;
  for (std::uint64_t number = 0; number < index.size_of(slice); ++number) {
    const auto state = index.state_at(slice, number);
    if (state && (index.slice_of(*state) != slice || index.number_of(*state) != number)) ++wrong;
  }
  CHECK(wrong == 0);
  CHECK(index.parse_slice(index.to_text(slice)) == slice);
}

// Moves stay in their slice or lead to an earlier one.
template <StateIndex I>
void check_order(const I& index, typename I::Slice slice) {
  std::uint64_t wrong = 0;
  for (std::uint64_t number = 0; number < index.size_of(slice); ++number) {
    const auto state = index.state_at(slice, number);
    if (!state) continue;
    for (const auto move : index.game().legal_moves(*state)) {
      auto next = *state;
      index.game().apply(next, move);
      const auto after = index.slice_of(next);
      if (after ? *after > slice : index.game().outcome(next) == Outcome::Ongoing) ++wrong;
    }
  }
  CHECK(wrong == 0);
}

template <StateIndex I>
void check_slice(const I& index, typename I::Slice slice) {
  CAPTURE(index.to_text(slice));
  check_numbers(index, slice);
  check_order(index, slice);
  CHECK(all_edges(index, slice, edges_from<I>) == all_edges(index, slice, edges_to<I>));
}

// How many of the edges join those two.
std::ptrdiff_t count_between(const std::vector<Edge>& edges, std::uint64_t before,
                             std::uint64_t after) {
  return std::ranges::count_if(
      edges, [&](const Edge& edge) { return edge.before == before && edge.after == after; });
}

// Compares the moves from and to some positions of the slice, taken at random, with the moves back.
template <StateIndex I>
void check_samples(const I& index, typename I::Slice slice, int samples) {
  Random random(1);
  int wrong = 0;
  std::size_t seen = 0;
  for (int i = 0; i < samples; ++i) {
    const auto number = random.next() % index.size_of(slice);
    const auto from = edges_from(index, slice, number);
    const auto to = edges_to(index, slice, number);
    seen += from.size() + to.size();
    for (const auto& edge : from)
      wrong += count_between(edges_to(index, slice, edge.after), number, edge.after) !=
               count_between(from, number, edge.after);
    for (const auto& edge : to)
      wrong += count_between(edges_from(index, slice, edge.before), edge.before, number) !=
               count_between(to, edge.before, number);
  }
  CHECK(seen > 0);
  CHECK(wrong == 0);
}

template <StateIndex I>
void check_index(I index, int seeds) {
  index.prepare(seeds / 2);  // One half by table, the other by calculation.
  const auto slices = index.slices(seeds);
  CHECK(std::ranges::is_sorted(slices));
  for (const auto slice : slices) check_slice(index, slice);
}

}  // namespace

TEST_CASE("the boards of Ouri, Oware and Awari are numbered, and sowings undone") {
  check_index(OuriIndex(Ouri(ouri::ouri_rules)), 7);
  check_index(OuriIndex(Ouri(ouri::oware_rules)), 7);
  check_index(OuriIndex(Ouri(ouri::awari_rules)), 7);
}

TEST_CASE("the boards of Lib al-Aqil are numbered, and sowings and gifts undone") {
  check_index(AqilIndex(Aqil(aqil::letter_rules)), 7);
  check_index(AqilIndex(Aqil(aqil::source_rules)), 7);
}

TEST_CASE("the positions of Ntxuva are numbered, and relays undone") {
  const NtxuvaIndex index{Ntxuva(ntxuva::basic_rules)};
  for (const auto slice : index.slices(4))
    if (slice != ntxuva::second_phase) check_slice(index, slice);
}

TEST_CASE("the second phase of Ntxuva is one slice, with its captures") {
  for (const auto& rules : {ntxuva::basic_rules, ntxuva::advanced_rules}) {
    const NtxuvaIndex index{Ntxuva(rules)};
    check_samples(index, ntxuva::second_phase, 3000);
  }
}

TEST_CASE("moves of many men and pieces are undone") {
  check_samples(MorrisIndex{Morris(morris::classic_rules)}, {.on_board = 17, .own_on_board = 8},
                3000);
  check_samples(MorrisIndex{Morris(morris::classic_rules)}, {.on_board = 12, .own_on_board = 3},
                1000);
  check_samples(NtxuvaIndex{Ntxuva(ntxuva::basic_rules)}, {24, 12}, 1000);
  check_samples(OuriIndex{Ouri(ouri::oware_rules)}, {40}, 3000);
  check_samples(OuriIndex{Ouri(ouri::ouri_rules)}, {48}, 3000);
  check_samples(AqilIndex{Aqil(aqil::source_rules)}, {40}, 3000);
}

TEST_CASE("the positions of Nine Men's Morris are numbered up to symmetry, and moves undone") {
  check_index(MorrisIndex(Morris(morris::classic_rules)), 6);
  check_samples(MorrisIndex{Morris(morris::classic_rules)}, {.on_board = 10, .own_on_board = 4},
                3000);
}

TEST_CASE("long sowings are undone too") {
  const OuriIndex index{Ouri(ouri::awari_rules)};
  // Thirteen seeds from A pass A by: one on each of the others, and two on B and C.
  const auto after = index.game().parse_state("0-2-2-1-1-1-1-1-1-1-1-1-35-0-N");
  REQUIRE(after);
  std::vector<std::string> befores;
  index.for_each_predecessor({13}, *after, [&](std::uint64_t number, NextChooser) {
    befores.push_back(index.game().to_text(*index.state_at({13}, number)));
  });
  CHECK(std::ranges::count(befores, "13-0-0-0-0-0-0-0-0-0-0-0-17-18-S") == 1);
}

}  // namespace sowmill
