#pragma once

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
  std::deque<std::function<void()>> work_;  // Stays where it is while a thread runs it.
  std::vector<pthread_t> threads_;
};

}  // namespace sowmill
