#include "solver/mpi_team.hpp"

#include <algorithm>
#include <cstdlib>
#include <mpi.h>
#include <numeric>
#include <vector>

namespace sowmill::solver {
namespace {

// MPI counts bytes by int: what all letters of a round together must stay below.
constexpr std::size_t most_at_once = std::size_t{1} << 30;

// Where each letter begins when they lie one after another.
std::vector<int> places_of(const std::vector<int>& lengths) {
  std::vector<int> places(lengths.size());
  std::exclusive_scan(lengths.begin(), lengths.end(), places.begin(), 0);
  return places;
}

std::size_t number_of_processes_here() {
  MPI_Comm here = MPI_COMM_NULL;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &here);
  int size = 1;
  MPI_Comm_size(here, &size);
  MPI_Comm_free(&here);
  return static_cast<std::size_t>(size);
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
  processes_here_ = number_of_processes_here();
}

MpiTeam::~MpiTeam() { MPI_Finalize(); }

void MpiTeam::abandon() {
  MPI_Abort(MPI_COMM_WORLD, 2);
  std::abort();
}

// In rounds, of which there is mostly one: in each at most so many bytes of every letter.
Team::Letters MpiTeam::exchange(const Letters& letters) {
  const std::size_t piece = std::max<std::size_t>(most_at_once / size_, 1);
  std::size_t longest = 0;
  for (const auto& letter : letters) longest = std::max(longest, letter.size());
  const auto rounds = greatest((longest + piece - 1) / piece);
  Letters came(size_);
  for (std::uint64_t round = 0; round < rounds; ++round)
    exchange_pieces(letters, round * piece, piece, came);
  return came;
}

void MpiTeam::exchange_pieces(const Letters& letters, std::size_t first, std::size_t piece,
                              Letters& came) const {
  std::vector<int> sent(size_);
  std::vector<std::byte> outgoing;
  for (std::size_t to = 0; to < size_; ++to) {
    const auto& letter = letters[to];
    const auto rest = std::span(letter).subspan(std::min(first, letter.size()));
    const auto part = rest.first(std::min(piece, rest.size()));
    sent[to] = static_cast<int>(part.size());
    outgoing.insert(outgoing.end(), part.begin(), part.end());
  }
  std::vector<int> received(size_);
  MPI_Alltoall(sent.data(), 1, MPI_INT, received.data(), 1, MPI_INT, MPI_COMM_WORLD);
  const auto sent_from = places_of(sent);
  const auto received_at = places_of(received);
  std::vector<std::byte> incoming(static_cast<std::size_t>(received_at.back()) +
                                  static_cast<std::size_t>(received.back()));
  MPI_Alltoallv(outgoing.data(), sent.data(), sent_from.data(), MPI_BYTE, incoming.data(),
                received.data(), received_at.data(), MPI_BYTE, MPI_COMM_WORLD);
  for (std::size_t from = 0; from < size_; ++from) {
    const auto begin = incoming.begin() + received_at[from];
    came[from].insert(came[from].end(), begin, begin + received[from]);
  }
}

bool MpiTeam::any(bool holds) { return greatest(holds ? 1 : 0) != 0; }

std::uint64_t MpiTeam::greatest(std::uint64_t number) {
  std::uint64_t most = 0;
  MPI_Allreduce(&number, &most, 1, MPI_UINT64_T, MPI_MAX, MPI_COMM_WORLD);
  return most;
}

}  // namespace sowmill::solver
