#include "games/morris/morris_index.hpp"

#include <algorithm>
#include <cassert>

#include "common/binomial.hpp"
#include "common/text.hpp"

namespace sowmill {

using namespace morris;

namespace {

const std::string limit_option = "three_men_limit=";

constexpr bool is_three_each(MenSlice slice) {
  return slice.is_moving() && slice.on_board == 2 * flying_men;
}

// The numbers k, k and k, k - 1 of men in hand that placing in turn comes to; the total says which.
constexpr int own_hand(int in_hand) { return (in_hand + 1) / 2; }

// A list in which every number stands `times` as often as it should, put right.
template <class Numbers>
Numbers one_in(unsigned times, Numbers& repeated) {
  std::sort(repeated.begin(), repeated.end());
  Numbers kept;
  for (std::size_t i = 0; i < repeated.size(); i += times) kept.push_back(repeated[i]);
  return kept;
}

}  // namespace

std::vector<MenSlice> MorrisIndex::slices(int men) const {
  std::vector<MenSlice> all;
  for (int total = 2 * flying_men; total <= std::min(men, 2 * men_each); ++total)
    for (int fewer = std::max(flying_men, total - men_each); 2 * fewer <= total; ++fewer)
      all.push_back({.on_board = total, .own_on_board = fewer});
  return all;
}

std::vector<MenSlice> MorrisIndex::placing_slices() const {
  std::vector<MenSlice> all;
  for (int in_hand = 1; in_hand <= 2 * men_each; ++in_hand) {
    const int own = own_hand(in_hand);
    const int others = in_hand - own;
    for (int own_men = std::max(0, flying_men - own); own_men <= men_each - own; ++own_men)
      for (int other_men = std::max(0, flying_men - others); other_men <= men_each - others;
           ++other_men)
        all.push_back({in_hand, own_men + other_men, own, own_men});
  }
  std::ranges::sort(all);
  return all;
}

// One man fewer; with men in hand, the other's turn and one of them on the board.
std::vector<MenSlice> MorrisIndex::earlier(MenSlice slice) const {
  const int own = slice.own_on_board;
  const int others = slice.others_on_board();
  if (!slice.is_moving()) return placed(slice);
  std::vector<MenSlice> all;
  if (own > flying_men) all.push_back({.on_board = slice.on_board - 1, .own_on_board = own - 1});
  if (others > own) all.push_back({.on_board = slice.on_board - 1, .own_on_board = own});
  return all;
}

// Where placing a man leads, without and with a man removed.
std::vector<MenSlice> MorrisIndex::placed(MenSlice slice) const {
  std::vector<MenSlice> all;
  for (const int removed : {0, 1}) {
    const int own = slice.others_on_board() - removed;
    const int others = slice.own_on_board + 1;
    if (own < 0 || own + slice.others_in_hand() < flying_men) continue;
    const bool is_moving = slice.in_hand == 1;
    all.push_back({.in_hand = slice.in_hand - 1,
                   .on_board = own + others,
                   .own_in_hand = slice.others_in_hand(),
                   .own_on_board = is_moving ? std::min(own, others) : own});
  }
  return all;
}

std::string MorrisIndex::options() const {
  return limit_option + std::to_string(int{game_.rules().three_men_limit});
}

// The limit ends only games of three men against three.
bool MorrisIndex::plays_alike(MenSlice slice, std::string_view options) const {
  return options == this->options() || (options.starts_with(limit_option) && !is_three_each(slice));
}

// "3+5" with empty hands; "4+2-hand5+4" with men in hand, those of the player to move first.
std::string MorrisIndex::to_text(MenSlice slice) const {
  auto men = std::to_string(slice.own_on_board) + '+' + std::to_string(slice.others_on_board());
  if (slice.is_moving()) return men;
  return men + "-hand" + std::to_string(slice.own_in_hand) + '+' +
         std::to_string(slice.others_in_hand());
}

std::optional<MenSlice> MorrisIndex::parse_slice(std::string_view text) const {
  std::array<int, 4> numbers{};
  std::size_t count = 0;
  for (const auto part : split(text, '-', 3)) {
    const auto digits = count == 0 ? part : part.substr(std::min(part.size(), std::size_t{4}));
    for (const auto digit : split(digits, '+', 3)) {
      const auto number = parse_number(digit, men_each);
      if (!number || count == numbers.size()) return std::nullopt;
      numbers[count++] = *number;
    }
  }
  const auto [own, others, own_in_hand, others_in_hand] = numbers;
  const MenSlice slice{own_in_hand + others_in_hand, own + others, own_in_hand, own};
  const auto is_among = [&](const std::vector<MenSlice>& all) {
    return std::ranges::count(all, slice) != 0;
  };
  const bool is_one =
      to_text(slice) == text && (is_among(slices(2 * men_each)) || is_among(placing_slices()));
  return is_one ? std::optional(slice) : std::nullopt;
}

std::uint64_t MorrisIndex::size_of(MenSlice slice) const {
  const int fewer = slice.own_on_board;
  const int more = slice.others_on_board();
  const bool has_two_parts = slice.is_moving() && fewer != more;
  return part_size(fewer, more) + (has_two_parts ? part_size(more, fewer) : 0);
}

std::optional<State> MorrisIndex::state_at(MenSlice slice, std::uint64_t number) const {
  int own = slice.own_on_board;
  int others = slice.others_on_board();
  if (slice.is_moving() && number >= part_size(own, others)) {
    number -= part_size(own, others);
    std::swap(own, others);
  }
  const auto sets_of_others = choose(static_cast<int>(point_count) - own, others);
  assert(sets_of_others > 0);
  const auto& own_class = sets_->class_at(static_cast<std::size_t>(own), number / sets_of_others);
  const Points set = sets_->set_at(static_cast<std::size_t>(others), number % sets_of_others);
  State state{
      .men = {own_class.set, static_cast<Points>(deposit_bits(set, all_points & ~own_class.set))},
      .in_hand = {static_cast<std::uint8_t>(slice.own_in_hand),
                  static_cast<std::uint8_t>(slice.others_in_hand())}};
  const bool is_least =
      own_class.stabilizer == identity || place_of(state.men[0], state.men[1]).number == number;
  return is_least ? std::optional(state) : std::nullopt;
}

std::optional<int> MorrisIndex::longest_play(MenSlice slice) const {
  const int limit = game_.rules().three_men_limit;
  return is_three_each(slice) && limit != no_limit ? std::optional(limit) : std::nullopt;
}

// A man who stands in a mill has not come there quietly. Where positions have symmetries, a move
// back stands for several: as many moves lead from a position p to q as moves back from q to p,
// times the symmetries of p and divided by those of q.
MorrisIndex::Numbers MorrisIndex::befores_of(MenSlice slice, const State& state) const {
  Numbers befores;
  const Points others = state.others();
  const auto first = part_before(slice, others);
  const bool was_flying = std::popcount(others) == flying_men;
  for (Points men = others & ~in_mills(others); men != 0; men &= men - 1) {
    const Points man = men & (0 - men);
    for (Points from = state.empty() & (was_flying ? all_points : neighbours(man)); from != 0;
         from &= from - 1) {
      const auto place = place_of(others ^ man ^ (from & (0 - from)), state.own());
      for (unsigned i = 0; i < place.symmetries; ++i) befores.push_back(first + place.number);
    }
  }
  const auto symmetries = place_of(state.own(), others).symmetries;
  // The list is large, and copied only in the rare case.
  if (symmetries != 1) befores = one_in(symmetries, befores);
  return befores;
}

}  // namespace sowmill
