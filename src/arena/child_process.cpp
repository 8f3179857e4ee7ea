#include "arena/child_process.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace sowmill {
namespace {

using Milliseconds = std::chrono::milliseconds;

// Two ends of a channel, closed when they are no longer held.
class Channel {
 public:
  // Its writers are told when nobody reads, not ended; and programs started meanwhile do not
  // inherit it.
  Channel() {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends_.data()) != 0) ends_ = {-1, -1};
  }
  ~Channel() {
    for (const int end : ends_)
      if (end >= 0) close(end);
  }
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  [[nodiscard]] bool is_open() const { return ends_[0] >= 0; }
  [[nodiscard]] int theirs() const { return ends_[0]; }
  int keep_ours() { return std::exchange(ends_[1], -1); }

 private:
  std::array<int, 2> ends_ = {};
};

// In a group of its own, so that all of it can be ended.
bool spawn(pid_t& id, const std::string& command, int input, int output) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  std::string shell = "sh";
  std::string option = "-c";
  std::string script = command;
  const std::array<char*, 4> arguments = {shell.data(), option.data(), script.data(), nullptr};
  const int failed = posix_spawn(&id, "/bin/sh", &files, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return failed == 0;
}

// What poll() takes: milliseconds until the deadline, or a while if that is far away.
int time_until(ChildProcess::Deadline deadline) {
  constexpr Milliseconds a_while{100};
  const auto left = std::chrono::ceil<Milliseconds>(deadline - std::chrono::steady_clock::now());
  return static_cast<int>(std::clamp(left, Milliseconds(0), a_while).count());
}

}  // namespace

std::unique_ptr<ChildProcess> ChildProcess::start(const std::string& command) {
  Channel input;
  Channel output;
  pid_t id = 0;
  if (!input.is_open() || !output.is_open()) return nullptr;
  if (!spawn(id, command, input.theirs(), output.theirs())) return nullptr;
  return std::unique_ptr<ChildProcess>(new ChildProcess(id, input.keep_ours(), output.keep_ours()));
}

ChildProcess::~ChildProcess() {
  constexpr Milliseconds patience{500};
  (void)say("quit");
  close(input_);
  close(output_);
  const bool ended = has_ended(patience);
  kill(-id_, SIGKILL);
  if (!ended) waitpid(id_, nullptr, 0);
}

bool ChildProcess::has_ended(Milliseconds patience) const {
  constexpr Milliseconds between_looks{5};
  for (Milliseconds waited{0}; waited <= patience; waited += between_looks) {
    if (waitpid(id_, nullptr, WNOHANG) != 0) return true;
    std::this_thread::sleep_for(between_looks);
  }
  return false;
}

// What a program does not read in time is more than it will ever be told.
bool ChildProcess::say(std::string_view line) const {
  const auto text = std::string(line) + '\n';
  const auto sent = send(input_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  return sent == static_cast<ssize_t>(text.size());
}

tl::expected<std::string, ChildProcess::Silence> ChildProcess::hear(Deadline deadline,
                                                                    const std::atomic<bool>* stop) {
  constexpr std::chrono::seconds grace{1};  // For what was said in time; then it only babbles.
  std::array<char, 65'536> bytes{};
  for (;;) {
    if (auto line = lines_.next()) return *line;
    if (ended_) return tl::unexpected(Silence::Ended);
    if (stop != nullptr && *stop) return tl::unexpected(Silence::Late);
    if (std::chrono::steady_clock::now() >= deadline + grace) return tl::unexpected(Silence::Late);
    pollfd waiting{.fd = output_, .events = POLLIN, .revents = 0};
    const int ready = poll(&waiting, 1, time_until(deadline));
    if (ready <= 0 && std::chrono::steady_clock::now() >= deadline)
      return tl::unexpected(Silence::Late);
    if (ready <= 0) continue;
    const auto count = read(output_, bytes.data(), bytes.size());
    ended_ = count <= 0;
    if (ended_)
      lines_.end();
    else
      lines_.add({bytes.data(), static_cast<std::size_t>(count)});
  }
}

}  // namespace sowmill
