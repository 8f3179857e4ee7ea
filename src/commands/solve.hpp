#pragma once

#include "commands/solve_arguments.hpp"

namespace sowmill {

// Solves on the threads of this process.
Result<void> solve_on_threads(const SolveArguments& arguments, tablebase::Witness& witness);

}  // namespace sowmill
