#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <tl/expected.hpp>

#include "protocol/line_buffer.hpp"

namespace sowmill {

// Another program, spoken to in lines over its standard input and output. Nothing it does or fails
// to do makes us wait longer than we want.
class ChildProcess {
 public:
  using Deadline = std::chrono::steady_clock::time_point;
  enum class Silence : std::uint8_t { Late, Ended };

  // Runs a command of the shell; none if that cannot be done. A command that does not exist is one
  // that ends at once.
  static std::unique_ptr<ChildProcess> start(const std::string& command);

  ~ChildProcess();  // Ends the program, and what it has started, by force if need be.
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // False if it does not listen any more.
  [[nodiscard]] bool say(std::string_view line) const;
  // Its next line. Where `stop` is set meanwhile it is late at once.
  tl::expected<std::string, Silence> hear(Deadline deadline, const std::atomic<bool>* stop);
  [[nodiscard]] bool is_gone() const { return ended_; }  // All that it ever said has been heard.

 private:
  ChildProcess(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}

  [[nodiscard]] bool has_ended(std::chrono::milliseconds patience) const;

  pid_t id_;
  int input_;   // Its standard input, which we write to.
  int output_;  // Its standard output, which we read.
  protocol::LineBuffer lines_;
  bool ended_ = false;
};

}  // namespace sowmill
