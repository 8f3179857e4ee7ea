#pragma once

namespace sowmill {

// The program `sowmill`: reads the command line and runs the subcommand it names.
int run_program(int argc, const char* const* argv);

}  // namespace sowmill
