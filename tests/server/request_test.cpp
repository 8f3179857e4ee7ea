#include <doctest/doctest.h>
#include <ranges>
#include <string>
#include <vector>

#include "common/random.hpp"
#include "server/byte_range.hpp"
#include "server/file_kind.hpp"
#include "server/http_date.hpp"
#include "server/negotiation.hpp"
#include "server/request_path.hpp"

namespace sowmill::server {

TEST_CASE("a target names a file below the folder") {
  CHECK(*path_of_target("/") == "index.html");
  CHECK(*path_of_target("/?x=/../y") == "index.html");
  CHECK(*path_of_target("/assets/") == "assets/index.html");
  CHECK(*path_of_target("/a%20b/c.js#part") == "a b/c.js");
  CHECK(*path_of_target("/%C3%A9.txt") == "\xc3\xa9.txt");
  CHECK(*path_of_target("http://name:80/a.js") == "a.js");
  CHECK(*path_of_target("http://name") == "index.html");
}

TEST_CASE("a target that could leave the folder or be read in two ways is refused") {
  for (const std::string target : {"",
                                   "a",
                                   "*",
                                   "/..",
                                   "/../a",
                                   "/a/../b",
                                   "/%2e%2e/a",
                                   "/%2E./a",
                                   "/a/%2e%2e",
                                   "/a%2f..%2fb",
                                   "/.git/config",
                                   "/./a",
                                   "//a",
                                   "/a//b",
                                   "/%2fetc/passwd",
                                   "/a\\b",
                                   "/%5c..",
                                   "/%00",
                                   "/a%0d%0ab",
                                   "/%",
                                   "/%4",
                                   "/%zz",
                                   "/%-1",
                                   "/% 1",
                                   "/%+1",
                                   "/a%7f",
                                   "https://name/a",
                                   "/\x01"}) {
    CAPTURE(target);
    REQUIRE_FALSE(path_of_target(target));
    CHECK(path_of_target(target).error() == BadTarget::Malformed);
  }
  CHECK(path_of_target('/' + std::string(3000, 'a')).error() == BadTarget::TooLong);
}

TEST_CASE("no target, whatever its bytes, names a file outside") {
  Random random(7);
  constexpr std::string_view letters = "/..%%2eEfF05c\\a?#:";
  for (int round = 0; round < 200000; ++round) {
    std::string target = "/";
    for (auto left = random.below(12); left > 0; --left)
      target += letters[static_cast<std::size_t>(random.below(letters.size()))];
    const auto path = path_of_target(target);
    if (!path) continue;
    CAPTURE(target);
    CHECK_FALSE(path->starts_with('/'));
    CHECK(('/' + *path).find("/.") == std::string::npos);
    CHECK(path->find("//") == std::string::npos);
  }
}

TEST_CASE("a range is understood, or the whole is sent") {
  const auto part = [](std::string_view header) { return parse_range(header, 100); };
  CHECK(part("bytes=0-9").part == ByteRange{0, 10});
  CHECK(part("bytes=90-").part == ByteRange{90, 10});
  CHECK(part("bytes=-10").part == ByteRange{90, 10});
  CHECK(part("bytes=-1000").part == ByteRange{0, 100});
  CHECK(part("bytes=99-99").part == ByteRange{99, 1});
  CHECK(part("bytes=0-99999999999999999999999").part == ByteRange{0, 100});
  for (const auto* header :
       {"", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-4", "bytes=0-1,5-6", "bytes=1",
        "bytes=--1", "lines=0-1", "bytes=0-1 ", "bytes=-1-"})
    CHECK_MESSAGE(part(header).kind == RangeKind::Whole, header);
  for (const auto* header :
       {"bytes=100-", "bytes=100-200", "bytes=-0", "bytes=99999999999999999999-"})
    CHECK_MESSAGE(part(header).kind == RangeKind::Unsatisfiable, header);
  CHECK(parse_range("bytes=0-", 0).kind == RangeKind::Unsatisfiable);
}

TEST_CASE("dates are written and read in the one form of HTTP") {
  CHECK(http_date(784111777) == "Sun, 06 Nov 1994 08:49:37 GMT");
  CHECK(parse_http_date("Sun, 06 Nov 1994 08:49:37 GMT") == 784111777);
  for (const auto* text : {"", "Mon, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 UTC",
                           "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
                           "Sunday, 06-Nov-94 08:49:37 GMT", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxx"})
    CHECK_MESSAGE(!parse_http_date(text), text);
}

TEST_CASE("gzip is sent to those who accept it") {
  for (const auto* header :
       {"gzip", "br, gzip", "GZIP;q=0.5", "*", "deflate , gzip;q=1", "*;q=0, gzip"})
    CHECK_MESSAGE(accepts_gzip(header), header);
  for (const auto* header :
       {"", "br", "gzip;q=0", "gzip;q=0.000", "*, gzip; q=0", "xgzip", ";", ",,,"})
    CHECK_MESSAGE(!accepts_gzip(header), header);
}

TEST_CASE("a tag is found in a list") {
  CHECK(lists_tag("\"a\"", "\"a\""));
  CHECK(lists_tag("\"b\", W/\"a\"", "\"a\""));
  CHECK(lists_tag("*", "\"a\""));
  CHECK_FALSE(lists_tag("\"ab\"", "\"a\""));
  CHECK_FALSE(lists_tag("a", "\"a\""));
}

TEST_CASE("files have the types that browsers insist on, and hashed ones are kept for ever") {
  CHECK(content_type("a/b.wasm") == "application/wasm");
  CHECK(content_type("x.js") == "text/javascript; charset=utf-8");
  CHECK(content_type("manifest.webmanifest") == "application/manifest+json");
  CHECK(content_type("noend") == "application/octet-stream");
  CHECK(cache_control("assets/index-Bq3k_0aX.js").ends_with("immutable"));
  CHECK(cache_control("assets/index-DiwrgTda.css").ends_with("immutable"));
  for (const auto* path :
       {"index.html", "sw.js", "index-Bq3k_0aX.js", "assets/short-a.js", "assets/plain.js"})
    CHECK_MESSAGE(cache_control(path) == "no-cache", path);
}

}  // namespace sowmill::server
