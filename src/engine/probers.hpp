#pragma once

#include <memory>
#include <string_view>

#include "tables/prober.hpp"

namespace sowmill {

// A prober for tables of a rule set of the catalogue, with no tables yet; null if its positions are
// not numbered.
std::unique_ptr<Prober> new_prober(std::string_view ruleset);

}  // namespace sowmill
