#include "server/client_limits.hpp"

#include <algorithm>

namespace sowmill::server {
namespace {

bool is_ipv4(const ClientAddress& address) {
  constexpr std::array<unsigned char, 12> mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  return std::equal(mapped.begin(), mapped.end(), address.begin());
}

ClientAddress client_at(ClientAddress address) {
  constexpr std::size_t network_size = 8;
  if (!is_ipv4(address)) std::fill(address.begin() + network_size, address.end(), 0);
  return address;
}

}  // namespace

std::optional<ClientLimits::Admission> ClientLimits::admit(const ClientAddress& address) {
  const auto client = client_at(address);
  const std::scoped_lock lock(mutex_);
  const auto found = by_client_.find(client);
  if (total_ >= limits_.total) return std::nullopt;
  if (found != by_client_.end() && found->second >= limits_.per_client) return std::nullopt;
  ++total_;
  ++by_client_[client];
  return Admission(*this, client);
}

void ClientLimits::release(const ClientAddress& client) {
  const std::scoped_lock lock(mutex_);
  --total_;
  const auto found = by_client_.find(client);
  if (--found->second == 0) by_client_.erase(found);
}

}  // namespace sowmill::server
