#include "server/connection.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <doctest/doctest.h>
#include <linux/sockios.h>
#include <optional>
#include <sys/ioctl.h>
#include <unistd.h>

namespace sowmill::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

Reply large_reply(const Request& /*request*/) {
  Reply reply;
  reply.text = std::string(std::size_t{16} << 20U, 'x');
  return reply;
}

// A client that has asked for something, and the server's end of its connection.
struct Client {
  explicit Client(asio::io_context& context) : socket(context), server(context) {
    const tcp::endpoint any(asio::ip::address_v4::loopback(), 0);
    tcp::acceptor acceptor(context, any);
    socket.connect(acceptor.local_endpoint());
    acceptor.accept(server);
    asio::write(socket, asio::buffer(std::string_view("GET / HTTP/1.1\r\nHost: a\r\n\r\n")));
  }

  tcp::socket socket;
  tcp::socket server;
};

}  // namespace

TEST_CASE("a client that does not read is let go, and little was queued for it") {
  constexpr int max_queued = 512 << 10;
  asio::io_context context;
  Client client(context);
  const int copy = dup(client.server.native_handle());  // Stays when the connection closes its own.
  const Handler handler = large_reply;
  const ConnectionTimes times{.request = std::chrono::milliseconds(10'000),
                              .piece = std::chrono::milliseconds(200)};
  std::exception_ptr ended;
  asio::co_spawn(context, serve_client(std::move(client.server), handler, times),
                 [&](const std::exception_ptr& how) { ended = how; });
  context.run();  // Comes back because the connection ends, though the client is still there.
  CHECK(ended);
  int queued = 0;
  REQUIRE(ioctl(copy, SIOCOUTQ, &queued) == 0);
  CHECK(queued <= max_queued);
  // With the last descriptor goes what was queued: the client does not get the rest.
  close(copy);
  boost::system::error_code error;
  std::string got(std::size_t{17} << 20U, '\0');
  asio::read(client.socket, asio::buffer(got), error);
  CHECK(error == asio::error::connection_reset);
}

}  // namespace sowmill::server
