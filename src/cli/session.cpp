#include "cli/session.hpp"

#include <fmt/core.h>

#include "cli/position_input.hpp"
#include "text/errors.hpp"

namespace sowmill {

Exit Session::refused(const Error& error) const { return refused(tell(error, language)); }

Exit Session::refused(std::string_view message) {
  print_aside(fmt::format("sowmill: {}\n", one_line(message)));
  return Exit::Refused;
}

}  // namespace sowmill
