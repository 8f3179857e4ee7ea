#include "protocol/thinking.hpp"

namespace sowmill::protocol {

void Thinking::begin(Work work) {
  stop();
  stop_ = false;
  over_ = false;
  const auto think = [this, work = std::move(work)] {
    work(stop_);
    const std::lock_guard lock(mutex_);
    over_ = true;
    ended_.notify_all();
  };
  thread_.emplace();
  if (thread_->start(think)) return;
  stop_ = true;  // Nobody would hear that it is to stop.
  think();
}

void Thinking::stop() {
  stop_ = true;
  stop_.notify_all();
  thread_.reset();
}

bool Thinking::is_over(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  return ended_.wait_for(lock, patience, [&] { return over_; });
}

}  // namespace sowmill::protocol
