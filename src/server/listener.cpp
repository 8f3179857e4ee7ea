#include "server/listener.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <optional>

#include "server/connection.hpp"

namespace sowmill::server {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using tcp = asio::ip::tcp;
using namespace std::chrono_literals;

bool is_out_of_descriptors(const error_code& error) {
  return error == asio::error::no_descriptors ||
         error == boost::system::errc::too_many_files_open_in_system;
}

// Nothing if the client has gone already.
std::optional<ClientAddress> client_of(const tcp::socket& socket) {
  error_code gone;
  const auto address = socket.remote_endpoint(gone).address();
  if (gone) return std::nullopt;
  const auto v6 = address.is_v4() ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4())
                                  : address.to_v6();
  return v6.to_bytes();
}

}  // namespace

asio::awaitable<void> Listener::run() {
  asio::steady_timer pause(context_);
  for (;;) {
    error_code error;
    auto socket = co_await acceptor_.async_accept(asio::make_strand(context_),
                                                  asio::redirect_error(asio::use_awaitable, error));
    if (error == asio::error::operation_aborted) co_return;
    if (!error) {
      serve(std::move(socket));
      continue;
    }
    if (is_out_of_descriptors(error)) co_await turn_one_away();
    // Connections that end in the meantime give back what is missing.
    pause.expires_after(10ms);
    co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
  }
}

void Listener::serve(Socket socket) {
  const auto client = client_of(socket);
  if (!client) return;
  // One too many is closed at once: waiting ones would hold everybody up.
  auto admission = limits_.admit(*client);
  if (!admission) return;
  const auto strand = socket.get_executor();
  // It throws when the client has gone or was too slow; detached, that ends it alone.
  asio::co_spawn(strand, talk(std::move(socket), std::move(*admission)), asio::detached);
}

// As in a connection, what is destroyed after a co_await gets a name.
asio::awaitable<void> Listener::talk(Socket socket,
                                     [[maybe_unused]] ClientLimits::Admission admission) {
  auto conversation = serve_client(std::move(socket), handler_);
  co_await std::move(conversation);
}

// The client that waits is told so; the spare descriptor is its socket for that moment.
asio::awaitable<void> Listener::turn_one_away() {
  spare_.release();
  error_code error;
  acceptor_.non_blocking(true, error);
  auto socket = acceptor_.accept(error);
  if (!error) {
    auto refusal = turn_away(std::move(socket));
    try {
      co_await std::move(refusal);
    } catch (const boost::system::system_error&) {  // The client has gone.
    }
  }
  spare_.take();
}

}  // namespace sowmill::server
