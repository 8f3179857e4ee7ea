#include "server/http_server.hpp"

#include <array>
#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <vector>

#include "common/helper_threads.hpp"
#include "common/text.hpp"
#include "server/reply.hpp"

namespace sowmill::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using namespace std::chrono_literals;

constexpr auto request_time = 15s;  // For a whole request, and between requests.
constexpr auto chunk_time = 30s;    // For the client to take one chunk of a file.
constexpr std::size_t chunk_size = 65536;
constexpr std::uint32_t largest_header = 16384;
constexpr int most_connections = 500;

enum class Body : std::uint8_t { Left, Sent };
enum class KeepAlive : std::uint8_t { No, Yes };
using RequestParser = http::request_parser<http::buffer_body>;

std::string_view view_of(boost::string_view text) { return {text.data(), text.size()}; }

Request request_of(const RequestParser& parser) {
  const auto& message = parser.get();
  const auto header = [&](http::field name) { return view_of(message[name]); };
  return {.method = view_of(message.method_string()),
          .target = view_of(message.target()),
          .accept_encoding = header(http::field::accept_encoding),
          .if_none_match = header(http::field::if_none_match),
          .if_modified_since = header(http::field::if_modified_since),
          .if_range = header(http::field::if_range),
          .range = header(http::field::range)};
}

int status_of(const beast::error_code& error) {
  if (error == http::error::header_limit) return 431;
  if (error == http::error::body_limit) return 413;
  return 400;
}

// One client; his requests are answered one after the other. g++ 12 destroys temporary values twice
// that are made within a co_await, so they get names here.
class Connection {
 public:
  Connection(tcp::socket socket, const Site& site) : stream_(std::move(socket)), site_(site) {}

  asio::awaitable<void> run() {
    while (co_await answer_one()) {
    }
    beast::error_code error;
    [[maybe_unused]] const auto gone_already =
        stream_.socket().shutdown(tcp::socket::shutdown_send, error);
  }

 private:
  // Whether there may be another.
  asio::awaitable<bool> answer_one() {
    RequestParser parser;
    parser.header_limit(largest_header);
    beast::error_code error;
    stream_.expires_after(request_time);
    co_await http::async_read_header(stream_, buffer_, parser,
                                     asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      // A client that sent nothing has just gone, or has nothing more to ask.
      if (!parser.got_some()) co_return false;
      const auto reply = plain_reply(status_of(error));
      co_await send(reply, Body::Sent, KeepAlive::No);
      co_return false;
    }
    const auto reply = reply_to(parser);
    const auto body = parser.get().method() == http::verb::head ? Body::Left : Body::Sent;
    // Whatever body the request has stays unread, so that nothing after it could be understood.
    const auto keep_alive =
        parser.keep_alive() && parser.is_done() ? KeepAlive::Yes : KeepAlive::No;
    co_await send(reply, body, keep_alive);
    co_return keep_alive == KeepAlive::Yes;
  }

  [[nodiscard]] Reply reply_to(const RequestParser& parser) const {
    const auto hosts = parser.get().count(http::field::host);
    const bool names_host = hosts == 1 || (hosts == 0 && parser.get().version() < 11);
    return names_host ? server::reply_to(request_of(parser), site_) : plain_reply(400);
  }

  asio::awaitable<void> send(const Reply& reply, Body body, KeepAlive keep_alive) {
    http::response<http::empty_body> head(static_cast<http::status>(reply.status), 11);
    for (const auto& header : reply.headers)
      head.set(boost::string_view(header.name.data(), header.name.size()), header.value);
    head.set(http::field::server, "Sowmill");
    head.keep_alive(keep_alive == KeepAlive::Yes);
    if (reply.status != 304) head.content_length(reply.size());
    http::response_serializer<http::empty_body> serializer(head);
    stream_.expires_after(chunk_time);
    co_await http::async_write_header(stream_, serializer, asio::use_awaitable);
    if (body == Body::Sent && reply.status != 304) co_await send_body(reply);
  }

  asio::awaitable<void> send_body(const Reply& reply) {
    if (!reply.file) {
      co_await asio::async_write(stream_, asio::buffer(reply.text), asio::use_awaitable);
      co_return;
    }
    std::vector<char> chunk(chunk_size);
    for (std::uint64_t sent = 0; sent < reply.part.size;) {
      const auto wanted = std::min<std::uint64_t>(chunk.size(), reply.part.size - sent);
      const auto got = reply.file->read(reply.part.first + sent, chunk.data(), wanted);
      // The file has become shorter: the length already told cannot be kept.
      if (got == 0) throw beast::system_error(asio::error::eof);
      stream_.expires_after(chunk_time);
      co_await asio::async_write(stream_, asio::buffer(chunk.data(), got), asio::use_awaitable);
      sent += got;
    }
  }

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_{largest_header + chunk_size};
  const Site& site_;
};

class Listener {
 public:
  Listener(asio::io_context& context, tcp::acceptor acceptor, const Site& site)
      : context_(context), acceptor_(std::move(acceptor)), site_(site) {}

  asio::awaitable<void> run() {
    asio::steady_timer pause(context_);
    for (;;) {
      beast::error_code error;
      auto socket = co_await acceptor_.async_accept(
          asio::make_strand(context_), asio::redirect_error(asio::use_awaitable, error));
      if (error == asio::error::operation_aborted) co_return;
      if (error) {  // Most likely too many open files: some will be closed soon.
        pause.expires_after(100ms);
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
        continue;
      }
      // One too many is closed at once: waiting ones would hold everybody up.
      if (connections_ >= most_connections) continue;
      const auto strand = socket.get_executor();
      // It throws when the client has gone or was too slow; detached, that ends it alone.
      asio::co_spawn(strand, talk(std::move(socket)), asio::detached);
    }
  }

 private:
  asio::awaitable<void> talk(tcp::socket socket) {
    const Counted counted(connections_);
    Connection connection(std::move(socket), site_);
    co_await connection.run();
  }

  struct Counted {
    explicit Counted(std::atomic<int>& count) : count_(count) { ++count_; }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    ~Counted() { --count_; }
    std::atomic<int>& count_;
  };

  asio::io_context& context_;
  tcp::acceptor acceptor_;
  const Site& site_;
  std::atomic<int> connections_ = 0;
};

tl::unexpected<Error> refusal_of(const beast::error_code& error, const ServerOptions& options) {
  if (error == asio::error::address_in_use)
    return refuse(Reason::PortTaken, std::to_string(options.port));
  if (error == asio::error::access_denied)
    return refuse(Reason::PortForbidden, std::to_string(options.port));
  return refuse(Reason::AddressForeign, shown(options.address));
}

Result<tcp::acceptor> listen(asio::io_context& context, const ServerOptions& options) {
  beast::error_code error;
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

}  // namespace

Result<void> serve_site(const Site& site, const ServerOptions& options,
                        const std::function<void(const std::string& address)>& listening) {
  asio::io_context context(options.threads);
  auto acceptor = listen(context, options);
  if (!acceptor) return tl::unexpected(acceptor.error());
  const auto address = address_of(*acceptor);
  const auto executor = acceptor->get_executor();
  Listener listener(context, std::move(*acceptor), site);
  asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](const beast::error_code&, int) { context.stop(); });
  asio::co_spawn(executor, listener.run(), asio::detached);
  listening(address);
  run_on_threads(context, options.threads);
  return {};
}

}  // namespace sowmill::server
