// The contract of a game (games/game.hpp), checked for every rule set of the catalogue along random
// games.

#include <algorithm>
#include <doctest/doctest.h>
#include <map>
#include <numeric>
#include <set>

#include "search/playout.hpp"
#include "support/for_each_ruleset.hpp"

namespace sowmill {
namespace {

// Of each rule set: a million of all of them, or a million of each. Sanitizers make it slow.
#ifdef NDEBUG
constexpr int positions_checked = 112'000;
constexpr int positions_checked_long = 1'000'000;
#else
constexpr int positions_checked = 5'000;
constexpr int positions_checked_long = 50'000;
#endif

int pieces_on_board(const BoardView& view) {
  return std::accumulate(view.places.begin(), view.places.end(), 0,
                         [](int sum, const Place& place) { return sum + place.count; });
}

Place& find_place(BoardView& view, std::string_view name) {
  const auto found = std::ranges::find(view.places, name, &Place::name);
  REQUIRE(found != view.places.end());
  return *found;
}

// Plays an event on a picture of the board, as the page does.
void show_event(BoardView& view, const Event& event, Side mover) {
  const auto place = [&](std::size_t i) -> Place& { return find_place(view, event.places[i]); };
  const auto put = [&](Place& point) {
    point.owner = mover;
    point.count = 1;
  };
  const auto lift = [&](Place& point) {
    if (view.shape == BoardShape::Morris) point.owner.reset();
    point.count = 0;
  };
  switch (event.kind) {
    case EventKind::Pick:
    case EventKind::Relay:
    case EventKind::Capture:
    case EventKind::Bonus:
      // Lib al-Aqil captures one seed of an odd house and leaves the rest.
      CHECK(place(0).count >= event.count);
      place(0).count -= event.count;
      break;
    case EventKind::Drop:
      CHECK(++place(0).count == event.count);
      break;
    case EventKind::Give:
      --place(0).count;
      break;
    case EventKind::Store:
      view.stores[index_of(event.side)] = event.count;
      break;
    case EventKind::Place:
      put(place(0));
      --view.stores[index_of(mover)];
      break;
    case EventKind::Slide:
    case EventKind::Fly:
      lift(place(0));
      put(place(1));
      break;
    case EventKind::Remove:
      lift(place(0));
      break;
    case EventKind::Turn:
      view.turn = event.side;
      break;
    case EventKind::Mill:
    case EventKind::Pass:
    case EventKind::End:
      break;
  }
}

template <Game G>
void check_text(const G& game, const typename G::State& state) {
  const auto parsed = game.parse_state(game.to_text(state));
  REQUIRE(parsed);
  CHECK(*parsed == state);
  CHECK(game.hash(*parsed) == game.hash(state));
}

template <Game G>
void check_told(const G& game, const typename G::State& state, typename G::Move move) {
  auto fast = state;
  auto told = state;
  game.apply(fast, move);
  const auto events = game.narrate(told, move);
  CAPTURE(game.to_text(state));
  CAPTURE(game.to_text(state, move));
  REQUIRE(game.to_text(fast) == game.to_text(told));
  REQUIRE(fast == told);
  const bool over = game.outcome(fast) != Outcome::Ongoing;
  CHECK((events.back().kind == EventKind::End) == over);

  auto shown = game.view(state);
  for (const Event& event : events) show_event(shown, event, game.side_to_move(state));
  const auto after = game.view(fast);
  CHECK(shown.places == after.places);
  CHECK(shown.stores == after.stores);
  if (!over) CHECK(shown.turn == after.turn);
}

template <Game G>
void check_material(const G& game, const typename G::State& before,
                    const typename G::State& after) {
  const auto first = game.view(before);
  const auto second = game.view(after);
  const auto total = [](const BoardView& view) {
    return pieces_on_board(view) + view.stores[0] + view.stores[1];
  };
  if (first.shape == BoardShape::TwoRows)
    CHECK(total(first) == total(second));
  else
    CHECK(total(first) >= total(second));
}

// What is told sooner than by playing overlooks nothing.
template <Game G>
void check_gain(const G& game, const typename G::State& state, const typename G::Move& move) {
  auto after = state;
  game.apply(after, move);
  const int difference = game.material(after) - game.material(state);
  const bool gains = game.side_to_move(state) == Side::First ? difference > 0 : difference < 0;
  if constexpr (SeesCaptures<G>) CHECK((!gains || game.may_capture(state)));
  if constexpr (SeesIdleMoves<G>) CHECK((!gains || game.may_gain(state, move)));
}

template <Game G>
void check_moves(const G& game, const typename G::State& state) {
  const auto moves = game.legal_moves(state);
  CHECK(moves.empty() == (game.outcome(state) != Outcome::Ongoing));
  CHECK(game.outcome(state) == game.ending(state).outcome);
  std::set<std::string> texts;
  for (const typename G::Move move : moves) {
    const auto text = game.to_text(state, move);
    texts.insert(text);
    const auto parsed = game.parse_move(state, text);
    REQUIRE(parsed);
    CHECK(*parsed == move);
    check_told(game, state, move);
    check_gain(game, state, move);
  }
  CHECK(texts.size() == moves.size());
  if constexpr (CountsMoves<G>) CHECK(game.count_moves(state) == moves.size());
  CHECK(moves.size() <= G::MoveList::capacity());
}

// Every position is checked with the move played from it, every twentieth with all its moves.
template <Game G>
void check_contract(const G& game, int positions) {
  constexpr int longest_game = 300;
  Random random(7);
  auto state = game.initial_state();
  for (int checked = 0, ply = 0; checked < positions; ++checked) {
    check_text(game, state);
    if (checked % 20 == 0) check_moves(game, state);
    const auto move = pick_random<Picking::FromLegalMoves>(game, state, random);
    if (!move || ++ply == longest_game) {
      ply = 0;
      state = game.initial_state();
      continue;
    }
    check_told(game, state, *move);
    const auto before = state;
    game.apply(state, *move);
    check_material(game, before, state);
  }
}

// Whether the counts look like equal chances: within five standard deviations each.
template <Game G>
void check_random_move(const G& game, const typename G::State& state, Random& random) {
  const auto moves = game.legal_moves(state);
  if (moves.empty()) {
    CHECK_FALSE(game.random_move(state, random));
    return;
  }
  const auto draws = static_cast<int>(400 * moves.size());
  std::map<std::string, int> drawn;
  for (int i = 0; i < draws; ++i) ++drawn[game.to_text(state, *game.random_move(state, random))];
  CHECK(drawn.size() == moves.size());
  for (const typename G::Move move : moves) {
    const int count = drawn[game.to_text(state, move)];
    CHECK(count > 300);
    CHECK(count < 500);
  }
}

template <Game G>
void check_random_moves(const G& game) {
  constexpr int games = 6;
  Random random(11);
  for (int i = 0; i < games; ++i) {
    auto state = game.initial_state();
    for (int ply = 0; ply < 60; ++ply) {
      if (ply % 3 == 0) check_random_move(game, state, random);
      const auto move = game.random_move(state, random);
      if (!move) break;
      game.apply(state, *move);
    }
  }
}

void check_contracts(int positions) {
  for_each_ruleset([&](const auto& ruleset) {
    CAPTURE(ruleset.id);
    check_contract(ruleset.game, positions);
  });
}

}  // namespace

TEST_CASE("every rule set keeps the contract of a game along random games") {
  check_contracts(positions_checked);
}

TEST_CASE("every rule set keeps the contract of a game along many random games" *
          doctest::test_suite("long")) {
  check_contracts(positions_checked_long);
}

TEST_CASE("a random move is any legal move with the same chance") {
  for_each_ruleset([]<Game G>(const Ruleset<G>& ruleset) {
    CAPTURE(ruleset.id);
    if constexpr (PicksRandomMove<G>) check_random_moves(ruleset.game);
  });
}

}  // namespace sowmill
