#include "server/site.hpp"

#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>

namespace sowmill::server {
namespace {

namespace fs = std::filesystem;

// A small site, and a secret beside it.
class TestSite {
 public:
  TestSite() {
    std::string name = (fs::temp_directory_path() / "sowmill-server-XXXXXX").native();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    place_ = name;
    write("secret.txt", "secret");
    write("page/index.html", "<p>page</p>");
    write("page/assets/index-Bq3k_0aX.js", "0123456789");
    write("page/assets/index-Bq3k_0aX.js.gz", "zipped");
    write("page/rules/index.html", "rules");
    write("page/sowmill.html", "one file");
    write("page/sowmill-board.js", "board");
    write("page/rules/sowmill-board.js", "not the board");
    write("page/tables/index.json", "[]");
    write("tables/ouri/ouri-3.table", "0123456789");
    write("tables/ouri/ouri-4.table", "not listed");
    fs::create_symlink("../secret.txt", place_ / "page/out.txt");
    fs::create_symlink("..", place_ / "page/up");
    fs::create_symlink("index.html", place_ / "page/in.html");
    mkfifo((place_ / "page/pipe").c_str(), 0600);
  }
  TestSite(const TestSite&) = delete;
  TestSite& operator=(const TestSite&) = delete;
  ~TestSite() { fs::remove_all(place_); }

  void write(const std::string& path, std::string_view text) const {
    fs::create_directories((place_ / path).parent_path());
    std::ofstream(place_ / path) << text;
  }

  [[nodiscard]] Reply ask(const Request& request) const {
    return reply_to(request, {folder("page")});
  }
  // With the tables of a folder, of which some are listed.
  [[nodiscard]] Reply ask_with_tables(const Request& request) const {
    return reply_to(request,
                    {folder("page"), ServedTables{folder("tables"), {"ouri/ouri-3.table"}, "[1]"}});
  }
  [[nodiscard]] Reply get(std::string_view target) const {
    return ask({.method = "GET", .target = target});
  }

  [[nodiscard]] ServedFolder folder(const std::string& name) const {
    return *ServedFolder::open((place_ / name).native());
  }

 private:
  fs::path place_;
};

constexpr std::string_view script = "/assets/index-Bq3k_0aX.js";

std::string body_of(const Reply& reply) {
  if (!reply.file) return reply.text;
  std::string text(reply.part.size, '\0');
  CHECK(reply.file->read(reply.part.first, text.data(), text.size()) == text.size());
  return text;
}

}  // namespace

TEST_CASE("files are sent with their type and a strict policy") {
  const TestSite site;
  const auto reply = site.get("/");
  CHECK(reply.status == 200);
  CHECK(body_of(reply) == "<p>page</p>");
  CHECK(reply.header("Content-Type") == "text/html; charset=utf-8");
  CHECK(reply.header("Cache-Control") == "no-cache");
  CHECK(reply.header("X-Content-Type-Options") == "nosniff");
  const auto policy = reply.header("Content-Security-Policy");
  CHECK(policy.find("script-src 'self' 'wasm-unsafe-eval';") != std::string_view::npos);
  CHECK(policy.find("style-src 'self';") != std::string_view::npos);
  CHECK(policy.find("unsafe-inline") == std::string_view::npos);
  CHECK(policy.find("object-src 'none'") != std::string_view::npos);
  CHECK(site.get("/in.html").status == 200);
  CHECK(site.get("/sowmill.html").header("Content-Disposition").starts_with("attachment"));
}

TEST_CASE("any page may load the board for other pages, and nothing else") {
  const TestSite site;
  const auto board = site.get("/sowmill-board.js");
  CHECK(board.header("Access-Control-Allow-Origin") == "*");
  CHECK(board.header("Cross-Origin-Resource-Policy") == "cross-origin");
  const auto tag = std::string(board.header("ETag"));
  const auto again =
      site.ask({.method = "GET", .target = "/sowmill-board.js", .if_none_match = tag});
  CHECK(again.status == 304);
  CHECK(again.header("Access-Control-Allow-Origin") == "*");
  for (const auto target : {"/", "/sowmill.html", "/none", "/rules/sowmill-board.js"}) {
    const auto other = site.get(target);
    CHECK(other.header("Access-Control-Allow-Origin").empty());
    CHECK(other.header("Cross-Origin-Resource-Policy") == "same-origin");
  }
}

TEST_CASE("nothing outside the folder, and nothing but files, is sent") {
  const TestSite site;
  for (const auto* target :
       {"/out.txt", "/up/secret.txt", "/up/page/index.html/x", "/pipe", "/none", "/rules/none/"})
    CHECK_MESSAGE(site.get(target).status == 404, target);
  for (const auto* target :
       {"/../secret.txt", "/%2e%2e/secret.txt", "/rules/..%2f..%2fsecret.txt", "/a%00"})
    CHECK_MESSAGE(site.get(target).status == 400, target);
  CHECK(site.get("/up").status == 404);
  CHECK(site.get("/" + std::string(5000, 'x')).status == 414);
  CHECK_FALSE(ServedFolder::open("/dev/null/none"));
}

TEST_CASE("a folder without its slash is moved to the one with it") {
  const TestSite site;
  const auto reply = site.get("/rules?x=1");
  CHECK(reply.status == 301);
  CHECK(reply.header("Location") == "/rules/?x=1");
  CHECK(body_of(site.get("/rules/")) == "rules");
}

TEST_CASE("only reading is allowed") {
  const TestSite site;
  const auto reply = site.ask({.method = "POST", .target = "/"});
  CHECK(reply.status == 405);
  CHECK(reply.header("Allow") == "GET, HEAD");
}

TEST_CASE("what was compressed beforehand is sent to those who can read it") {
  const TestSite site;
  const auto zipped = site.ask({.method = "GET", .target = script, .accept_encoding = "br, gzip"});
  CHECK(body_of(zipped) == "zipped");
  CHECK(zipped.header("Content-Encoding") == "gzip");
  CHECK(zipped.header("Content-Type") == "text/javascript; charset=utf-8");
  CHECK(zipped.header("Vary") == "Accept-Encoding");
  const auto plain = site.get(script);
  CHECK(body_of(plain) == "0123456789");
  CHECK(plain.header("Content-Encoding").empty());
  CHECK(plain.header("Vary") == "Accept-Encoding");
  CHECK(plain.header("ETag") != zipped.header("ETag"));
}

TEST_CASE("what has not changed is not sent again") {
  const TestSite site;
  const auto first = site.get(script);
  const std::string tag(first.header("ETag"));
  const std::string date(first.header("Last-Modified"));
  CHECK(site.ask({.method = "GET", .target = script, .if_none_match = tag}).status == 304);
  CHECK(site.ask({.method = "GET", .target = script, .if_modified_since = date}).status == 304);
  CHECK(site.ask({.method = "GET",
                  .target = script,
                  .if_none_match = "\"other\"",
                  .if_modified_since = date})
            .status == 200);
  // The compressed form is another one.
  CHECK(
      site.ask({.method = "GET", .target = script, .accept_encoding = "gzip", .if_none_match = tag})
          .status == 200);
}

TEST_CASE("a part of a file is sent when asked for") {
  const TestSite site;
  const auto part = site.ask(
      {.method = "GET", .target = script, .accept_encoding = "gzip", .range = "bytes=2-4"});
  CHECK(part.status == 206);
  CHECK(body_of(part) == "234");
  CHECK(part.header("Content-Range") == "bytes 2-4/10");
  const auto beyond = site.ask({.method = "GET", .target = script, .range = "bytes=10-"});
  CHECK(beyond.status == 416);
  CHECK(beyond.header("Content-Range") == "bytes */10");
  const auto changed =
      site.ask({.method = "GET", .target = script, .if_range = "\"other\"", .range = "bytes=2-4"});
  CHECK(changed.status == 200);
  CHECK(body_of(changed) == "0123456789");
}

TEST_CASE("a range means nothing to HEAD") {
  const TestSite site;
  for (const auto* range : {"bytes=2-4", "bytes=10-"}) {
    const auto reply = site.ask({.method = "HEAD", .target = script, .range = range});
    CHECK(reply.status == 200);
    CHECK(reply.size() == 10);
    CHECK(reply.header("Content-Range").empty());
  }
}

TEST_CASE("small files are kept in memory, once they have settled, until they change") {
  const TestSite site;
  const auto folder = site.folder("page");
  const auto bytes = [&] { return folder.file("index.html")->bytes(); };
  CHECK_FALSE(bytes());  // It could still change without a new time.
  while (!bytes()) std::this_thread::sleep_for(std::chrono::milliseconds(100));
  const auto kept = bytes();
  CHECK(*kept == "<p>page</p>");
  CHECK(bytes() == kept);
  CHECK(ServedFolder(folder).file("index.html")->bytes() == kept);
  site.write("page/index.html", "<p>PAGE</p>");
  CHECK(body_of(reply_to({.method = "GET", .target = "/"}, {folder})) == "<p>PAGE</p>");
  site.write("page/large", std::string(ServedFolder::max_cached_file_size + 1, 'x'));
  while (!folder.file("in.html")->bytes())
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  CHECK_FALSE(folder.file("large")->bytes());
}

TEST_CASE("a lack of descriptors is not a lack of files") {
  const TestSite site;
  struct rlimit usual{};
  REQUIRE(getrlimit(RLIMIT_NOFILE, &usual) == 0);
  const struct rlimit none{0, usual.rlim_max};
  REQUIRE(setrlimit(RLIMIT_NOFILE, &none) == 0);
  const auto page = site.get("/");
  const auto missing = site.get("/none");
  const auto table = site.ask_with_tables({.method = "GET", .target = "/tables/ouri/ouri-3.table"});
  REQUIRE(setrlimit(RLIMIT_NOFILE, &usual) == 0);
  CHECK(page.status == 503);
  CHECK(missing.status == 404);
  CHECK(table.status == 503);
  CHECK(site.get("/").status == 200);
}

TEST_CASE("tables are listed, and sent in parts") {
  const TestSite site;
  CHECK(body_of(site.get("/tables/index.json")) == "[]");
  CHECK(site.get("/tables/ouri/ouri-3.table").status == 404);
  const auto listing = site.ask_with_tables({.method = "GET", .target = "/tables/index.json"});
  CHECK(listing.text == "[1]");
  CHECK(listing.header("Content-Type") == "application/json");
  CHECK(listing.header("X-Content-Type-Options") == "nosniff");
  const auto part = site.ask_with_tables({.method = "GET",
                                          .target = "/tables/ouri/ouri-3.table",
                                          .accept_encoding = "gzip",
                                          .range = "bytes=2-4"});
  CHECK(part.status == 206);
  CHECK(body_of(part) == "234");
  CHECK(part.header("Content-Type") == "application/octet-stream");
  for (const auto* target : {"/tables/ouri/ouri-4.table", "/tables/", "/tables/ouri/",
                             "/tables/none", "/tables/../secret.txt", "/tables/ouri/ouri-3.table/"})
    CHECK_MESSAGE(site.ask_with_tables({.method = "GET", .target = target}).status >= 400, target);
  CHECK(body_of(site.ask_with_tables({.method = "GET", .target = "/"})) == "<p>page</p>");
}

}  // namespace sowmill::server
