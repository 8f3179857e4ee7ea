#include <filesystem>
#include <fmt/core.h>
#include <optional>
#include <unistd.h>

#include "commands/session.hpp"
#include "common/text.hpp"
#include "server/http_server.hpp"
#include "server/served_file.hpp"

namespace sowmill {
namespace {

struct ServeArguments {
  std::string root;
  server::ServerOptions options;
};

// The built page lies beside the program, or beside the folder of its build.
std::string usual_root() {
  std::error_code failed;
  const auto folder = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path();
  const auto beside = folder / "web";
  const bool is_beside = std::filesystem::exists(beside / "index.html", failed);
  return is_beside ? beside.native() : (folder.parent_path() / "web").native();
}

Exit serve(const ServeArguments& arguments, const Session& session) {
  const auto root = arguments.root.empty() ? usual_root() : arguments.root;
  const auto folder = server::ServedFolder::open(root);
  if (!folder || !folder->file("index.html"))
    return session.refused(Error{Reason::NoPage, {shown(root)}});
  const auto served =
      server::serve_folder(*folder, arguments.options, [](const std::string& address) {
        fmt::print("Sowmill: {} (Ctrl+C)\n", address);
        std::fflush(stdout);
      });
  return served ? Exit::Done : session.refused(served.error());
}

}  // namespace

void add_serve(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand("serve", "Serve the web page to browsers");
  auto arguments = std::make_shared<ServeArguments>();
  command->add_option("--root", arguments->root,
                      "Folder of the built page; else beside the program");
  command->add_option("--port", arguments->options.port, "0 takes any that is free")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  command
      ->add_option("--address", arguments->options.address,
                   "127.0.0.1 for this computer alone, 0.0.0.0 for everyone in its network")
      ->capture_default_str();
  command->callback(
      [=, &session] { session.action = [=, &session] { return serve(*arguments, session); }; });
}

}  // namespace sowmill
