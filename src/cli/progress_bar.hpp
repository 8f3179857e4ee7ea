#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "common/helper_threads.hpp"
#include "tables/witness.hpp"

namespace sowmill {

// Shows how a long piece of work goes on standard error: a bar that is drawn again and again at a
// terminal, else a line for each part that is done.
class ProgressBar final : public tables::Witness {
 public:
  ProgressBar();
  ~ProgressBar() override;
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void begins(std::uint64_t positions, std::size_t slices) override;
  void slice_begins(const std::string& slice, std::uint64_t positions) override;
  void slice_advances(std::uint64_t half_positions) override;
  void slice_ends() override;
  void slice_copied() override;
  [[nodiscard]] bool had_nothing_to_do() const { return slices_ == 0; }

 private:
  using Clock = std::chrono::steady_clock;

  void draw() const;
  [[nodiscard]] std::string told_slice() const;

  bool at_terminal_;
  std::uint64_t total_ = 0;
  std::size_t slices_ = 0;
  std::size_t slice_number_ = 0;
  std::string slice_;
  std::uint64_t slice_positions_ = 0;
  std::uint64_t done_ = 0;  // In slices before this one.
  std::atomic<std::uint64_t> half_done_in_slice_ = 0;
  Clock::time_point start_ = Clock::now();
  Clock::time_point slice_start_ = Clock::now();
  double processor_start_ = 0;  // Seconds that all threads had used.
  std::atomic<bool> stop_ = false;
  std::optional<HelperThreads> drawer_;
};

}  // namespace sowmill
