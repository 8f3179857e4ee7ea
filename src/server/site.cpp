#include "server/site.hpp"

#include <algorithm>
#include <utility>

#include "server/file_kind.hpp"
#include "server/http_date.hpp"
#include "server/negotiation.hpp"
#include "server/request_path.hpp"

namespace sowmill::server {
namespace {

// The page in one file has its script inside, which the policy forbids, and is made to be kept.
constexpr std::string_view single_file = "sowmill.html";

// The board for other pages (docs/embed.md): the one file that anybody's page may load.
constexpr std::string_view embeddable_board = "sowmill-board.js";
constexpr std::string_view tables_address = "tables/";

Readers readers_of(std::string_view path) {
  return path == embeddable_board ? Readers::AnyPage : Readers::SamePage;
}

// The form of a file that is sent: itself, or the one compressed beforehand that lies beside it.
struct Form {
  ServedFile file;
  bool is_gzip = false;
  bool has_gzip = false;

  [[nodiscard]] std::string tag() const { return '"' + file.tag() + (is_gzip ? "-gz\"" : "\""); }
};

bool is_older(const ServedFile& one, const ServedFile& other) {
  const auto time = [](const ServedFile& file) {
    return std::pair(file.version().modified_seconds, file.version().modified_nanoseconds);
  };
  return time(one) < time(other);
}

Form form_of(ServedFile file, const std::string& path, const Request& request,
             const ServedFolder& folder) {
  auto compressed = folder.file(path + ".gz");
  if (!compressed || is_older(*compressed, file)) return {std::move(file)};
  // A part is always of the file itself, so that parts fit together.
  const bool is_gzip = request.range.empty() && accepts_gzip(request.accept_encoding);
  return {is_gzip ? std::move(*compressed) : std::move(file), is_gzip, true};
}

void describe(Reply& reply, const Form& form, const std::string& path) {
  reply.headers.push_back({"ETag", form.tag()});
  reply.headers.push_back({"Last-Modified", http_date(form.file.version().modified_seconds)});
  reply.headers.push_back({"Cache-Control", std::string(cache_control(path))});
  reply.headers.push_back({"Accept-Ranges", "bytes"});
  if (form.has_gzip) reply.headers.push_back({"Vary", "Accept-Encoding"});
}

bool is_unchanged(const Request& request, const Form& form) {
  if (!request.if_none_match.empty()) return lists_tag(request.if_none_match, form.tag());
  const auto since = parse_http_date(request.if_modified_since);
  return since && form.file.version().modified_seconds <= *since;
}

RangeRequest range_of(const Request& request, const Form& form) {
  const bool is_of_this_form = request.if_range.empty() || request.if_range == form.tag() ||
                               request.if_range == http_date(form.file.version().modified_seconds);
  return is_of_this_form ? parse_range(request.range, form.file.size()) : RangeRequest{};
}

std::string content_range(const RangeRequest& range, std::uint64_t size) {
  const auto& part = range.part;
  const std::string places =
      range.kind == RangeKind::Part
          ? std::to_string(part.first) + '-' + std::to_string(part.first + part.size - 1)
          : "*";
  return "bytes " + places + '/' + std::to_string(size);
}

Reply send(Form form, const std::string& path, const Request& request) {
  Reply reply;
  const auto range = range_of(request, form);
  if (range.kind == RangeKind::Unsatisfiable)
    reply = plain_reply(416);
  else
    add_safety_headers(reply, readers_of(path));
  if (range.kind != RangeKind::Whole)
    reply.headers.push_back({"Content-Range", content_range(range, form.file.size())});
  if (range.kind == RangeKind::Unsatisfiable) return reply;
  describe(reply, form, path);
  reply.headers.push_back({"Content-Type", std::string(content_type(path))});
  if (form.is_gzip) reply.headers.push_back({"Content-Encoding", "gzip"});
  if (path == single_file)
    reply.headers.push_back({"Content-Disposition", "attachment; filename=\"sowmill.html\""});
  reply.status = range.kind == RangeKind::Part ? 206 : 200;
  reply.part = range.kind == RangeKind::Part ? range.part : ByteRange{0, form.file.size()};
  reply.file = std::move(form.file);
  return reply;
}

Reply not_modified(const Form& form, const std::string& path) {
  Reply reply;
  reply.status = 304;
  add_safety_headers(reply, readers_of(path));
  describe(reply, form, path);
  return reply;
}

// A folder's name without its slash would make the page's relative addresses wrong.
Reply moved(std::string_view target) {
  auto reply = plain_reply(301);
  const auto query = std::min(target.find('?'), target.size());
  reply.headers.push_back(
      {"Location", std::string(target.substr(0, query)) + '/' + std::string(target.substr(query))});
  return reply;
}

Reply listing_of(const ServedTables& tables) {
  Reply reply;
  reply.text = tables.listing;
  add_safety_headers(reply);
  reply.headers.push_back({"Content-Type", std::string(content_type(".json"))});
  reply.headers.push_back({"Cache-Control", "no-cache"});
  return reply;
}

Reply failed(FileProblem problem) {
  return plain_reply(problem == FileProblem::NoDescriptors ? 503 : 404);
}

// Tables are compressed as they are.
Reply reply_with_table(const ServedTables& tables, const std::string& name,
                       const Request& request) {
  const bool is_listed = std::ranges::find(tables.files, name) != tables.files.end();
  if (!is_listed) return plain_reply(404);
  auto file = tables.folder.file(name);
  if (!file) return failed(file.error());
  Form form{std::move(*file)};
  if (is_unchanged(request, form)) return not_modified(form, name);
  return send(std::move(form), name, request);
}

Reply reply_with_page(const ServedFolder& folder, const std::string& path, const Request& request) {
  auto file = folder.file(path);
  if (!file && request.target.starts_with('/') && folder.has_folder(path))
    return moved(request.target);
  if (!file) return failed(file.error());
  auto form = form_of(std::move(*file), path, request, folder);
  if (is_unchanged(request, form)) return not_modified(form, path);
  return send(std::move(form), path, request);
}

}  // namespace

Reply reply_to(Request request, const Site& site) {
  if (request.method != "GET" && request.method != "HEAD") {
    auto reply = plain_reply(405);
    reply.headers.push_back({"Allow", "GET, HEAD"});
    return reply;
  }
  // RFC 9110 gives Range a meaning for GET alone.
  if (request.method == "HEAD") request.range = {};
  const auto path = path_of_target(request.target);
  if (!path) return plain_reply(path.error() == BadTarget::TooLong ? 414 : 400);
  if (!site.tables || !path->starts_with(tables_address))
    return reply_with_page(site.page, *path, request);
  const auto name = path->substr(tables_address.size());
  return name == "index.json" ? listing_of(*site.tables)
                              : reply_with_table(*site.tables, name, request);
}

}  // namespace sowmill::server
