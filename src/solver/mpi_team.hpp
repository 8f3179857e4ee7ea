#pragma once

#include "solver/team.hpp"

namespace sowmill::solver {

// The processes that mpirun started. There is one for the life of a program.
class MpiTeam final : public Team {
 public:
  MpiTeam(int* argc, char*** argv);
  ~MpiTeam() override;
  MpiTeam(const MpiTeam&) = delete;
  MpiTeam& operator=(const MpiTeam&) = delete;

  [[nodiscard]] std::size_t rank() const override { return rank_; }
  [[nodiscard]] std::size_t size() const override { return size_; }
  [[nodiscard]] std::size_t processes_here() const override { return processes_here_; }
  Letters exchange(const Letters& letters) override;
  bool any(bool holds) override;
  std::uint64_t greatest(std::uint64_t number) override;

  // Ends all processes: one that cannot go on would leave the others waiting for it.
  [[noreturn]] void abandon();

 private:
  // Sends a piece of every letter and adds what comes to what came before.
  void exchange_pieces(const Letters& letters, std::size_t first, std::size_t piece,
                       Letters& came) const;

  std::size_t rank_ = 0;
  std::size_t size_ = 1;
  std::size_t processes_here_ = 1;
};

}  // namespace sowmill::solver
