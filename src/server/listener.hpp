#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/client_limits.hpp"
#include "server/reply.hpp"
#include "server/spare_descriptor.hpp"

namespace sowmill::server {

// Accepts clients and has each served beside the others. Requires: the context outlives this, the
// handler and the limits outlive the context, which may end with connections open.
class Listener {
 public:
  Listener(boost::asio::io_context& context, boost::asio::ip::tcp::acceptor acceptor,
           const Handler& handler, ClientLimits& limits)
      : context_(context), acceptor_(std::move(acceptor)), handler_(handler), limits_(limits) {}

  boost::asio::awaitable<void> run();

 private:
  using Socket = boost::asio::ip::tcp::socket;

  void serve(Socket socket);
  boost::asio::awaitable<void> talk(Socket socket, ClientLimits::Admission admission);
  boost::asio::awaitable<void> turn_one_away();

  boost::asio::io_context& context_;
  boost::asio::ip::tcp::acceptor acceptor_;
  const Handler& handler_;
  ClientLimits& limits_;
  SpareDescriptor spare_;
};

}  // namespace sowmill::server
