#pragma once

#include <CLI/App.hpp>

namespace sowmill {

// For --seed. CLI11 would read -1, and what is too large, as the largest of all whole numbers.
CLI::Validator seeds();

// A number between two others, which what is no number at all is not.
CLI::Validator decimals(double least, double most);

}  // namespace sowmill
