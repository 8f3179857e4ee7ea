#include "server/reply.hpp"

#include <algorithm>

#include "server/http_status.hpp"

namespace sowmill::server {
namespace {

// Nothing may stand in the page itself, neither scripts nor styles; components set styles by
// script.
constexpr std::string_view content_policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; "
    "style-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'self'";

}  // namespace

void add_safety_headers(Reply& reply, Readers readers) {
  const bool for_any_page = readers == Readers::AnyPage;
  reply.headers.push_back({"Content-Security-Policy", std::string(content_policy)});
  reply.headers.push_back({"X-Content-Type-Options", "nosniff"});
  reply.headers.push_back({"Referrer-Policy", "no-referrer"});
  reply.headers.push_back({"Cross-Origin-Opener-Policy", "same-origin"});
  reply.headers.push_back(
      {"Cross-Origin-Resource-Policy", for_any_page ? "cross-origin" : "same-origin"});
  if (for_any_page) reply.headers.push_back({"Access-Control-Allow-Origin", "*"});
}

std::string_view Reply::header(std::string_view name) const {
  const auto found = std::ranges::find(headers, name, &Header::name);
  return found == headers.end() ? std::string_view() : found->value;
}

Reply plain_reply(int status) {
  Reply reply;
  reply.status = status;
  reply.text = std::string(explanation_of(status)) + '\n';
  add_safety_headers(reply);
  reply.headers.push_back({"Content-Type", "text/plain; charset=utf-8"});
  reply.headers.push_back({"Cache-Control", "no-store"});
  return reply;
}

}  // namespace sowmill::server
