#pragma once

#include <cstddef>
#include <cstdlib>
#include <deque>
#include <functional>
#include <pthread.h>
#include <vector>

namespace sowmill {

// Threads beside the caller's, which are waited for when this goes. Where the machine has no more
// to give there are fewer of them; std::thread would throw. Not for WebAssembly.
class HelperThreads {
 public:
  HelperThreads() = default;
  ~HelperThreads() {
    for (const pthread_t thread : threads_) (void)pthread_join(thread, nullptr);
  }
  HelperThreads(const HelperThreads&) = delete;
  HelperThreads& operator=(const HelperThreads&) = delete;

  // False: there is no thread to be had, and nothing was begun.
  bool start(std::function<void()> work) {
    const auto run = [](void* begun) -> void* {
      (*static_cast<std::function<void()>*>(begun))();
      return nullptr;
    };
    if (!has_memory_left()) return false;
    work_.push_back(std::move(work));
    pthread_t thread{};
    if (pthread_create(&thread, nullptr, run, &work_.back()) != 0) {
      work_.pop_back();
      return false;
    }
    threads_.push_back(thread);
    return true;
  }

 private:
  // A thread that took the last of the memory would leave nothing to work with.
  static bool has_memory_left() {
    constexpr std::size_t enough = std::size_t{32} << 20;
    void* memory = std::malloc(enough);
    std::free(memory);
    return memory != nullptr;
  }

  std::deque<std::function<void()>> work_;  // Stays where it is while a thread runs it.
  std::vector<pthread_t> threads_;
};

}  // namespace sowmill
