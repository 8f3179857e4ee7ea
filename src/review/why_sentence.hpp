#pragma once

#include <string>

#include "review/judgement.hpp"
#include "text/language.hpp"

namespace sowmill::review {

// Why a decision was good or bad, in one sentence made of its facts: "C leaves f with 2 seeds,
// which D takes: 5 seeds; B would have taken 3 seeds: c 3."
std::string why_sentence(const Judgement& judgement, BoardShape shape, Language language);

}  // namespace sowmill::review
