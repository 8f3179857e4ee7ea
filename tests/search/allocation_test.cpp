// Nothing is allocated while a game is played. The operators below count for the whole program.

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <doctest/doctest.h>
#include <new>
#include <string>

#include "search/playout.hpp"
#include "support/for_each_ruleset.hpp"

namespace {

std::atomic<std::uint64_t> allocations = 0;

void* counted_memory(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return counted_memory(size); }
void* operator new[](std::size_t size) { return counted_memory(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace sowmill {
namespace {

template <Picking picking>
void check_playout() {
  for_each_ruleset([](const auto& ruleset) {
    constexpr std::uint64_t moves = 20'000;
    const auto before = allocations.load();
    const auto signature = playout<picking>(ruleset.game, moves, 1);
    const auto made = allocations.load() - before;
    CHECK_MESSAGE(signature != 0, ruleset.id);
    CHECK_MESSAGE(made == 0, ruleset.id);
  });
}

TEST_CASE("the operators count") {
  const auto before = allocations.load();
  CHECK(std::string(100, 'x').size() == 100);
  CHECK(allocations.load() > before);
}

TEST_CASE("nothing is allocated while a game is played") {
  check_playout<Picking::Fastest>();
  check_playout<Picking::FromLegalMoves>();
}

}  // namespace
}  // namespace sowmill
