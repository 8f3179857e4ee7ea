#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace sowmill::server {

// An IPv6 address, or an IPv4 address mapped to one (::ffff:a.b.c.d).
using ClientAddress = std::array<unsigned char, 16>;

// How many connections there may be at a time: in total, and from one client, so that no client
// shuts out the others. A client is an IPv4 address or an IPv6 network of 64 bits, of which one
// machine may use every address. May be used by several threads at once.
class ClientLimits {
 public:
  struct Limits {
    int total = 2000;
    int per_client = 300;  // A school may share one address.
  };

  // Counts one connection for as long as it exists.
  class Admission {
   public:
    Admission(Admission&& other) noexcept
        : limits_(std::exchange(other.limits_, nullptr)), client_(other.client_) {}
    Admission& operator=(Admission&&) = delete;
    Admission(const Admission&) = delete;
    Admission& operator=(const Admission&) = delete;
    ~Admission() {
      if (limits_ != nullptr) limits_->release(client_);
    }

   private:
    friend class ClientLimits;
    Admission(ClientLimits& limits, const ClientAddress& client)
        : limits_(&limits), client_(client) {}

    ClientLimits* limits_;
    ClientAddress client_;
  };

  explicit ClientLimits(const Limits& limits) : limits_(limits) {}

  // Nothing if a limit is reached.
  std::optional<Admission> admit(const ClientAddress& address);

 private:
  void release(const ClientAddress& client);

  const Limits limits_;
  std::mutex mutex_;
  int total_ = 0;
  std::map<ClientAddress, int> by_client_;  // Clients without a connection are not in it.
};

}  // namespace sowmill::server
