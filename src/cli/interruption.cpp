#include "cli/interruption.hpp"

#include <csignal>

namespace sowmill {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "A signal may come while it is written.");

}  // namespace

const std::atomic<bool>& note_interruption() {
  struct sigaction before{};
  struct sigaction noted{};
  noted.sa_handler = [](int /*signal*/) { interrupted = true; };
  noted.sa_flags = SA_RESTART | SA_RESETHAND;
  if (sigaction(SIGINT, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
    (void)sigaction(SIGINT, &noted, nullptr);
  return interrupted;
}

}  // namespace sowmill
