#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "common/result.hpp"
#include "server/client_limits.hpp"
#include "server/reply.hpp"

namespace sowmill::server {

struct ServerOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  int threads = 4;
  ClientLimits::Limits limits = {};
};

// Answers requests until the program is told to end (SIGINT, SIGTERM). `listening` is called with
// the server's address once it can be visited. Refuses an address that is none, or a port that
// cannot be had.
Result<void> serve_http(const Handler& handler, const ServerOptions& options,
                        const std::function<void(const std::string& address)>& listening);

}  // namespace sowmill::server
