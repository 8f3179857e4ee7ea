#include "server/http_server.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/strand.hpp>
#include <sys/resource.h>

#include "common/helper_threads.hpp"
#include "common/text.hpp"
#include "server/listener.hpp"

namespace sowmill::server {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using tcp = asio::ip::tcp;

tl::unexpected<Error> refusal_of(const error_code& error, const ServerOptions& options) {
  if (error == asio::error::address_in_use)
    return refuse(Reason::PortTaken, std::to_string(options.port));
  if (error == asio::error::access_denied)
    return refuse(Reason::PortForbidden, std::to_string(options.port));
  return refuse(Reason::AddressForeign, shown(options.address));
}

Result<tcp::acceptor> listen(asio::io_context& context, const ServerOptions& options) {
  error_code error;
  const auto address = asio::ip::make_address(options.address, error);
  if (error) return refuse(Reason::ServerAddress, shown(options.address));
  const tcp::endpoint place(address, options.port);
  tcp::acceptor acceptor(asio::make_strand(context));
  if (acceptor.open(place.protocol(), error) ||
      acceptor.set_option(asio::socket_base::reuse_address(true), error) ||
      acceptor.bind(place, error) ||
      acceptor.listen(asio::socket_base::max_listen_connections, error))
    return refusal_of(error, options);
  return acceptor;
}

std::string address_of(const tcp::acceptor& acceptor) {
  const auto place = acceptor.local_endpoint();
  const auto text = place.address().to_string();
  const auto host = place.address().is_v6() ? '[' + text + ']' : text;
  return "http://" + host + ':' + std::to_string(place.port()) + '/';
}

void run_on_threads(asio::io_context& context, int count) {
  HelperThreads others;
  for (int number = 1; number < count; ++number)
    if (!others.start([&] { context.run(); })) break;
  context.run();
}

// Each connection may have a file open. Where the system allows less, some are answered with 503.
void raise_descriptor_limit(int connections) {
  constexpr rlim_t others = 64;
  struct rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const auto needed = std::min(limit.rlim_max, 2 * static_cast<rlim_t>(connections) + others);
  if (limit.rlim_cur >= needed) return;
  limit.rlim_cur = needed;
  (void)setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

Result<void> serve_http(const Handler& handler, const ServerOptions& options,
                        const std::function<void(const std::string& address)>& listening) {
  raise_descriptor_limit(options.limits.total);
  ClientLimits limits(options.limits);
  asio::io_context context(options.threads);
  auto acceptor = listen(context, options);
  if (!acceptor) return tl::unexpected(acceptor.error());
  const auto address = address_of(*acceptor);
  const auto executor = acceptor->get_executor();
  Listener listener(context, std::move(*acceptor), handler, limits);
  asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](const error_code&, int) { context.stop(); });
  asio::co_spawn(executor, listener.run(), asio::detached);
  listening(address);
  run_on_threads(context, options.threads);
  return {};
}

}  // namespace sowmill::server
