#include <doctest/doctest.h>
#include <vector>

#include "server/client_limits.hpp"
#include "server/file_cache.hpp"

namespace sowmill::server {
namespace {

ClientAddress ipv4(unsigned char last) {
  return {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 192, 0, 2, last};
}

ClientAddress ipv6(unsigned char network, unsigned char last) {
  return {0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, network, 0, 0, 0, 0, 0, 0, 0, last};
}

FileBytes bytes_of(std::size_t size) { return std::make_shared<const std::string>(size, 'x'); }

FileVersion version_of(std::int64_t modified) {
  FileVersion version;
  version.modified_seconds = modified;
  return version;
}

}  // namespace

TEST_CASE("one client takes no more than its share of the connections") {
  ClientLimits limits({.total = 5, .per_client = 2});
  std::vector<ClientLimits::Admission> open;
  const auto admits = [&](const ClientAddress& address) {
    auto admission = limits.admit(address);
    if (admission) open.push_back(std::move(*admission));
    return admission.has_value();
  };
  CHECK(admits(ipv4(1)));
  CHECK(admits(ipv4(1)));
  CHECK_FALSE(admits(ipv4(1)));
  CHECK(admits(ipv4(2)));
  // All addresses of an IPv6 network of 64 bits are one client.
  CHECK(admits(ipv6(1, 1)));
  CHECK(admits(ipv6(1, 2)));
  CHECK_FALSE(admits(ipv6(1, 3)));
  CHECK_FALSE(admits(ipv6(2, 1)));  // The total.
  open.clear();
  CHECK(admits(ipv4(1)));
  CHECK(admits(ipv6(1, 3)));
}

TEST_CASE("files are kept by their version") {
  FileCache cache(100);
  const auto bytes = bytes_of(10);
  CHECK_FALSE(cache.find("a", version_of(1)));
  cache.insert("a", version_of(1), bytes);
  CHECK(cache.find("a", version_of(1)) == bytes);
  CHECK_FALSE(cache.find("a", version_of(2)));
  CHECK_FALSE(cache.find("b", version_of(1)));
  const auto newer = bytes_of(11);
  cache.insert("a", version_of(2), newer);
  CHECK(cache.find("a", version_of(2)) == newer);
  CHECK_FALSE(cache.find("a", version_of(1)));
}

TEST_CASE("a full cache drops what was unused for longest") {
  FileCache cache(100);
  cache.insert("a", version_of(1), bytes_of(40));
  cache.insert("b", version_of(1), bytes_of(40));
  CHECK(cache.find("a", version_of(1)));
  cache.insert("c", version_of(1), bytes_of(40));
  CHECK_FALSE(cache.find("b", version_of(1)));
  CHECK(cache.find("a", version_of(1)));
  CHECK(cache.find("c", version_of(1)));
  cache.insert("d", version_of(1), bytes_of(101));
  CHECK_FALSE(cache.find("d", version_of(1)));
  CHECK(cache.find("a", version_of(1)));
  // A file replaced by a smaller one makes room.
  cache.insert("c", version_of(2), bytes_of(20));
  cache.insert("e", version_of(1), bytes_of(40));
  CHECK(cache.find("a", version_of(1)));
}

}  // namespace sowmill::server
