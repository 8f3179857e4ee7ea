#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>

#include "common/helper_threads.hpp"

namespace sowmill::protocol {

// One piece of work beside the conversation, which can be told to stop.
class Thinking {
 public:
  using Work = std::function<void(std::atomic<bool>& stop)>;

  Thinking() = default;
  ~Thinking() { stop(); }
  Thinking(const Thinking&) = delete;
  Thinking& operator=(const Thinking&) = delete;

  void begin(Work work);  // Stops what went before.
  void stop();            // Returns when the work is over.
  // Whether it is over; waits for it at most so long.
  bool is_over(std::chrono::milliseconds patience);

 private:
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool over_ = true;
  std::optional<HelperThreads> thread_;  // At most one.
};

}  // namespace sowmill::protocol
