#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>

#include "server/reply.hpp"

namespace sowmill::server {

struct ConnectionTimes {
  std::chrono::milliseconds request{15'000};  // For a whole request, and between requests.
  std::chrono::milliseconds piece{30'000};    // For the client to take one piece of a reply.
};

// Answers the requests of one client, one after the other, until it goes or breaks the protocol.
// Throws boost::system::system_error when the client has gone amid a reply or did not read it in
// time; nothing of the reply then stays in memory. Requires: the handler outlives it.
boost::asio::awaitable<void> serve_client(boost::asio::ip::tcp::socket socket,
                                          const Handler& handler, ConnectionTimes times = {});

// Answers 503 to a client that cannot be served now, whatever it asks, within a second.
boost::asio::awaitable<void> turn_away(boost::asio::ip::tcp::socket socket);

}  // namespace sowmill::server
