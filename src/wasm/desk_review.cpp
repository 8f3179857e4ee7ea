#include <algorithm>
#include <span>

#include "book/built_in.hpp"
#include "review/json.hpp"
#include "wasm/desk.hpp"
#include "wasm/number_in.hpp"

namespace sowmill {

Result<std::string> Desk::open_review(const Request& request) {
  const auto positions = number_in(request.field(2));
  return match_named(request.field(1)).map([&](const OpenMatch* open) {
    auto review = std::make_unique<review::Review>(
        *open->entry, *open->match, positions == 0 ? review::usual_positions : positions);
    reviews_[next_number_] = {std::move(review), 0};
    return std::to_string(next_number_++);
  });
}

Result<std::string> Desk::about_review(const Request& request) {
  constexpr std::uint64_t most_positions = 10'000'000;  // In one answer.
  const auto found = reviews_.find(static_cast<int>(number_in(request.field(1))));
  if (found == reviews_.end()) return refuse(Reason::NotInThisGame, shown(request.field(1)));
  auto& [review, told] = found->second;
  if (request.field(0) == "review") return review_json(*review, review->in_order(), language_);
  if (request.field(0) == "review-close") {
    reviews_.erase(found);
    return std::string();
  }
  review->advance(std::min(number_in(request.field(2)), most_positions));
  const auto fresh = std::span(review->judgements()).subspan(told);
  told = review->judgements().size();
  return review_json(*review, fresh, language_);
}

Result<std::string> Desk::look_up(const Request& request) {
  return parse_ruleset(request.field(1)).and_then([&](const CatalogEntry* entry) {
    return book::book_json(*entry, request.field(2));
  });
}

}  // namespace sowmill
