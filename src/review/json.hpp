#pragma once

#include <span>
#include <string>

#include "review/review.hpp"

namespace sowmill::review {

// How far a review has come, and those of its judgements, as JSON. docs/review.md explains the
// members.
std::string review_json(const Review& review, std::span<const Judgement> judgements,
                        Language language);

}  // namespace sowmill::review
