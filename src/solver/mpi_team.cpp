#include "solver/mpi_team.hpp"

#include <cstring>
#include <mpi.h>
#include <numeric>
#include <vector>

namespace sowmill::solver {
namespace {

// Where each letter begins when they lie one after another.
std::vector<int> places_of(const std::vector<int>& lengths) {
  std::vector<int> places(lengths.size());
  std::exclusive_scan(lengths.begin(), lengths.end(), places.begin(), 0);
  return places;
}

}  // namespace

MpiTeam::MpiTeam(int* argc, char*** argv) {
  MPI_Init(argc, argv);
  int rank = 0;
  int size = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  rank_ = static_cast<std::size_t>(rank);
  size_ = static_cast<std::size_t>(size);
}

MpiTeam::~MpiTeam() { MPI_Finalize(); }

Team::Letters MpiTeam::exchange(const Letters& letters) {
  std::vector<int> sent(size_);
  std::vector<std::byte> outgoing;
  for (std::size_t to = 0; to < size_; ++to) {
    sent[to] = static_cast<int>(letters[to].size());
    outgoing.insert(outgoing.end(), letters[to].begin(), letters[to].end());
  }
  std::vector<int> received(size_);
  MPI_Alltoall(sent.data(), 1, MPI_INT, received.data(), 1, MPI_INT, MPI_COMM_WORLD);
  const auto sent_from = places_of(sent);
  const auto received_at = places_of(received);
  std::vector<std::byte> incoming(static_cast<std::size_t>(received_at.back()) +
                                  static_cast<std::size_t>(received.back()));
  MPI_Alltoallv(outgoing.data(), sent.data(), sent_from.data(), MPI_BYTE, incoming.data(),
                received.data(), received_at.data(), MPI_BYTE, MPI_COMM_WORLD);
  Letters came(size_);
  for (std::size_t from = 0; from < size_; ++from) {
    const auto begin = incoming.begin() + received_at[from];
    came[from].assign(begin, begin + received[from]);
  }
  return came;
}

bool MpiTeam::any(bool holds) { return greatest(holds ? 1 : 0) != 0; }

std::uint64_t MpiTeam::greatest(std::uint64_t number) {
  std::uint64_t most = 0;
  MPI_Allreduce(&number, &most, 1, MPI_UINT64_T, MPI_MAX, MPI_COMM_WORLD);
  return most;
}

}  // namespace sowmill::solver
