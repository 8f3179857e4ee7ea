#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace sowmill::solver {

// The processes that solve together, on one machine or on many. All do the same, each on its share;
// what is here, all call at the same time.
class Team {
 public:
  using Letters = std::vector<std::vector<std::byte>>;  // By process.

  Team() = default;
  virtual ~Team() = default;
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  [[nodiscard]] virtual std::size_t rank() const = 0;  // Of this process, from 0.
  [[nodiscard]] virtual std::size_t size() const = 0;
  // Those that share the memory of this one's machine, itself among them.
  [[nodiscard]] virtual std::size_t processes_here() const = 0;

  // Sends each process its letter, and returns those that came, by who sent them.
  virtual Letters exchange(const Letters& letters) = 0;
  // Whether it holds anywhere, and the greatest of all.
  virtual bool any(bool holds) = 0;
  virtual std::uint64_t greatest(std::uint64_t number) = 0;
};

// A process by itself.
class Alone final : public Team {
 public:
  [[nodiscard]] std::size_t rank() const override { return 0; }
  [[nodiscard]] std::size_t size() const override { return 1; }
  [[nodiscard]] std::size_t processes_here() const override { return 1; }
  Letters exchange(const Letters& letters) override { return letters; }
  bool any(bool holds) override { return holds; }
  std::uint64_t greatest(std::uint64_t number) override { return number; }
};

// The numbers of a slice that are a process's own.
struct Share {
  std::uint64_t first = 0;
  std::uint64_t last = 0;

  [[nodiscard]] std::uint64_t size() const { return last - first; }
};

// Cuts slices into shares of whole blocks, one a process.
class Shares {
 public:
  Shares(std::uint64_t size, std::size_t processes)
      : size_(size), each_((size / processes / block + 1) * block) {}

  [[nodiscard]] Share of(std::size_t process) const {
    return {std::min(size_, process * each_), std::min(size_, (process + 1) * each_)};
  }
  [[nodiscard]] std::size_t owner_of(std::uint64_t number) const { return number / each_; }

 private:
  static constexpr std::uint64_t block = 4096;

  std::uint64_t size_;
  std::uint64_t each_;
};

// Letters of values of one kind.
template <class T>
class Mail {
 public:
  explicit Mail(std::size_t processes) : letters_(processes) {}

  // Returns the place of the value in its letter.
  std::uint32_t add(std::size_t to, const T& value) {
    auto& letter = letters_[to];
    const auto place = letter.size() / sizeof(T);
    const auto bytes = std::as_bytes(std::span(&value, 1));
    letter.insert(letter.end(), bytes.begin(), bytes.end());
    return static_cast<std::uint32_t>(place);
  }
  [[nodiscard]] bool empty() const {
    return std::ranges::all_of(letters_, [](const auto& letter) { return letter.empty(); });
  }
  // What came, as values by who sent them.
  std::vector<std::vector<T>> exchange(Team& team) {
    std::vector<std::vector<T>> values;
    for (const auto& letter : team.exchange(letters_)) {
      auto& from_one = values.emplace_back(letter.size() / sizeof(T));
      if (!letter.empty()) std::memcpy(from_one.data(), letter.data(), letter.size());
    }
    for (auto& letter : letters_) letter.clear();
    return values;
  }

 private:
  Team::Letters letters_;
};

}  // namespace sowmill::solver
