#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <optional>
#include <unistd.h>

#include "commands/commands.hpp"
#include "common/json.hpp"
#include "common/text.hpp"
#include "server/http_server.hpp"
#include "server/request_path.hpp"
#include "server/site.hpp"
#include "tables/table_file.hpp"

namespace sowmill {
namespace {

struct ServeArguments {
  std::string root;
  std::string tables;
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

bool is_text(std::string_view name) {
  while (!name.empty()) {
    const auto length = character_length(name);
    if (length == 0) return false;
    name.remove_prefix(length);
  }
  return true;
}

// The names within the folder of all files that are called tables and that pages can ask for, in
// order.
Result<std::vector<std::string>> find_tables(const std::string& root,
                                             const server::ServedFolder& folder) {
  using Iterator = std::filesystem::recursive_directory_iterator;
  std::error_code failed;
  std::vector<std::string> found;
  for (Iterator entry(root, std::filesystem::directory_options::skip_permission_denied, failed),
       end;
       !failed && entry != end; entry.increment(failed)) {
    if (entry->path().extension() != tables::table_extension) continue;
    const auto name = entry->path().lexically_relative(root).generic_string();
    if (server::is_plain_path(name) && is_text(name) && folder.file(name)) found.push_back(name);
  }
  if (failed) return refuse(Reason::FolderUnreadable, shown(root));
  std::ranges::sort(found);
  return found;
}

void list(JsonWriter& json, const tables::Table& table, const std::string& file) {
  const auto& description = table.description();
  json.begin_object()
      .member("ruleset", description.ruleset)
      .member("slice", description.slice)
      .member("file", file)
      .member("positions", static_cast<std::int64_t>(description.size))
      .member("bytes", static_cast<std::int64_t>(table.source().size()))
      .end_object();
}

// Every table is opened once, so that none is offered that is damaged where all reading begins.
// What only has the name of a table is left out.
Result<server::ServedTables> tables_to_serve(const std::string& root) {
  const auto folder = server::ServedFolder::open(root);
  if (!folder) return refuse(Reason::FolderUnreadable, shown(root));
  const auto names = find_tables(root, *folder);
  if (!names) return tl::unexpected(names.error());
  server::ServedTables served{*folder, {}, {}};
  JsonWriter json;
  json.begin_list();
  for (const auto& name : *names) {
    const auto table = tables::open_table((std::filesystem::path(root) / name).string());
    if (!table && table.error().reason == Reason::TableForeign) continue;
    if (!table) return tl::unexpected(table.error());
    served.files.push_back(name);
    list(json, *table, name);
  }
  json.end_list();
  if (served.files.empty()) return refuse(Reason::NoTables, shown(root));
  served.listing = json.text();
  return served;
}

Exit serve(const ServeArguments& arguments, const Session& session) {
  const auto root = arguments.root.empty() ? usual_root() : arguments.root;
  const auto folder = server::ServedFolder::open(root);
  if (!folder || !folder->file("index.html"))
    return session.refused(Error{Reason::NoPage, {shown(root)}});
  server::Site site{*folder};
  if (!arguments.tables.empty()) {
    auto tables = tables_to_serve(arguments.tables);
    if (!tables) return session.refused(tables.error());
    site.tables = std::move(*tables);
  }
  const auto handler = [&](const server::Request& request) {
    return server::reply_to(request, site);
  };
  const auto served =
      server::serve_http(handler, arguments.options, [](const std::string& address) {
        fmt::print("Sowmill: {} (Ctrl+C)\n", address);
        std::fflush(stdout);
      });
  return served ? Exit::Done : session.refused(served.error());
}

}  // namespace

void add_serve(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "serve",
      session.in_words({"Serve the web page to browsers", "Serve a página web aos navegadores"}));
  auto arguments = std::make_shared<ServeArguments>();
  command->add_option(
      "--root", arguments->root,
      session.in_words({"Folder of the built page; else beside the program",
                        "Pasta da página construída; senão, a que está ao lado do programa"}));
  command->add_option(
      "--tables", arguments->tables,
      session.in_words(
          {"Folder of tables, or of folders of tables, that pages may read in parts",
           "Pasta de tabelas, ou de pastas de tabelas, que as páginas podem ler por partes"}));
  command
      ->add_option(
          "--port", arguments->options.port,
          session.in_words({"0 takes any that is free", "0 escolhe uma qualquer que esteja livre",
                            "0 escolhe qualquer uma que esteja livre"}))
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  command
      ->add_option("--address", arguments->options.address,
                   session.in_words(
                       {"127.0.0.1 for this computer alone, 0.0.0.0 for everyone in its network",
                        "127.0.0.1 só para este computador, 0.0.0.0 para todos na sua rede"}))
      ->capture_default_str();
  command->callback(
      [=, &session] { session.action = [=, &session] { return serve(*arguments, session); }; });
}

}  // namespace sowmill
