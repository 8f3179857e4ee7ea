#include "server/connection.hpp"

#include <array>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <netinet/tcp.h>

#include "server/reply_pieces.hpp"

namespace sowmill::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using namespace std::chrono_literals;

constexpr std::uint32_t max_header_size = 16384;
constexpr std::size_t max_buffer_size = max_header_size + 65536;
// What the system may hold of a reply before the client has room for it. Without a limit it takes
// up to 4 MB for each client that does not read.
constexpr int max_unsent_size = 128 << 10;

using UnsentLimit = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_NOTSENT_LOWAT>;
using RequestParser = http::request_parser<http::buffer_body>;

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

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

// What the parser lets pass: a request without one host, or with a body whose end is unknown
// because of its transfer coding.
bool is_well_formed(const RequestParser& parser) {
  const auto& message = parser.get();
  const auto hosts = message.count(http::field::host);
  const auto codings = message.count(http::field::transfer_encoding);
  const bool names_host = hosts == 1 || (hosts == 0 && message.version() < 11);
  const bool has_known_coding =
      codings == 0 ||
      (codings == 1 && beast::iequals(message[http::field::transfer_encoding], "chunked"));
  return names_host && has_known_coding;
}

// g++ 12 destroys temporary values twice that are made within a co_await, so they get names here.
class Connection {
 public:
  Connection(tcp::socket socket, const Handler& handler, ConnectionTimes times)
      : stream_(std::move(socket)), handler_(handler), times_(times) {
    beast::error_code gone;
    stream_.socket().set_option(tcp::no_delay(true), gone);
    stream_.socket().set_option(UnsentLimit(max_unsent_size), gone);
  }

  asio::awaitable<void> run() {
    while (co_await answer_one()) {
    }
    close();
  }

  asio::awaitable<void> turn_away() {
    std::array<char, 4096> request;
    beast::error_code gone;
    stream_.expires_after(1s);
    // A request that stays unread would make the system drop the reply.
    co_await stream_.async_read_some(asio::buffer(request),
                                     asio::redirect_error(asio::use_awaitable, gone));
    const auto reply = plain_reply(503);
    if (!gone) co_await send(reply, KeepAlive::No, Body::Sent);
    close();
  }

 private:
  // Whether there may be another.
  asio::awaitable<bool> answer_one() {
    RequestParser parser;
    parser.header_limit(max_header_size);
    beast::error_code error;
    stream_.expires_after(times_.request);
    co_await http::async_read_header(stream_, buffer_, parser,
                                     asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      // A client that sent nothing has just gone, or has nothing more to ask.
      if (!parser.got_some()) co_return false;
      const auto reply = plain_reply(status_of(error));
      co_await send(reply, KeepAlive::No, Body::Sent);
      co_return false;
    }
    const bool is_accepted = is_well_formed(parser);
    const auto reply = is_accepted ? handler_(request_of(parser)) : plain_reply(400);
    // Whatever body the request has stays unread, so that nothing after it could be understood.
    const auto keep_alive =
        is_accepted && parser.keep_alive() && parser.is_done() ? KeepAlive::Yes : KeepAlive::No;
    const auto body = parser.get().method() == http::verb::head ? Body::Omitted : Body::Sent;
    co_await send(reply, keep_alive, body);
    co_return keep_alive == KeepAlive::Yes;
  }

  asio::awaitable<void> send(const Reply& reply, KeepAlive keep_alive, Body body) {
    ReplyPieces pieces(reply, keep_alive, body);
    if (!pieces.is_single()) discard_unsent_on_close(true);
    while (const auto piece = pieces.next()) {
      const std::array<asio::const_buffer, 2> buffers = {
          asio::buffer(piece->head.data(), piece->head.size()),
          asio::buffer(piece->body.data(), piece->body.size())};
      stream_.expires_after(times_.piece);
      co_await asio::async_write(stream_, buffers, asio::use_awaitable);
    }
    if (!pieces.is_complete()) throw beast::system_error(asio::error::eof);
    if (!pieces.is_single()) discard_unsent_on_close(false);
  }

  // Else the system would keep the reply after a time-out, for a client that does not read.
  void discard_unsent_on_close(bool is_discarded) {
    beast::error_code gone;
    stream_.socket().set_option(asio::socket_base::linger(is_discarded, 0), gone);
  }

  void close() {
    beast::error_code gone;
    [[maybe_unused]] const auto gone_already =
        stream_.socket().shutdown(tcp::socket::shutdown_send, gone);
  }

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_{max_buffer_size};
  const Handler& handler_;
  ConnectionTimes times_;
};

}  // namespace

asio::awaitable<void> serve_client(tcp::socket socket, const Handler& handler,
                                   ConnectionTimes times) {
  Connection connection(std::move(socket), handler, times);
  co_await connection.run();
}

asio::awaitable<void> turn_away(tcp::socket socket) {
  const Handler nobody;
  Connection connection(std::move(socket), nobody, {});
  co_await connection.turn_away();
}

}  // namespace sowmill::server
