#include "cli/help_formatter.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <span>
#include <string_view>

#include "cli/option_range.hpp"
#include "draw/canvas.hpp"

namespace sowmill {
namespace {

constexpr Message one_at_least = {"{0}; one of them at least", "{0}; pelo menos uma delas"};
constexpr Message text_word = {"TEXT", "TEXTO"};
constexpr Message number_word = {"NUMBER", "NÚMERO"};
constexpr Message default_note = {"default: {0}", "predefinição: {0}", "padrão: {0}"};
constexpr Message not_with_note = {"not with {0}", "não com {0}"};

using Options = std::vector<const CLI::Option*>;

// Larger limits only keep out what makes no sense, which nobody asks for.
bool is_worth_telling(const NumberRange& range) {
  constexpr double largest = 1'000'000;
  return std::strtod(range.most.c_str(), nullptr) <= largest;
}

bool takes_many(const CLI::Option& option) {
  return option.get_expected_max() >= CLI::detail::expected_max_vector_size;
}

class HelpFormatter final : public CLI::Formatter {
 public:
  HelpFormatter(const CLI::App& program, const Session& session)
      : program_(program), session_(session) {
    label("Usage", session.in_words({"Usage", "Uso"}));
    label("OPTIONS", session.in_words({"OPTIONS", "OPÇÕES"}));
    label("SUBCOMMAND", session.in_words({"COMMAND", "COMANDO"}));
    label("Positionals", session.in_words({"Arguments", "Argumentos"}));
    label("Options", session.in_words({"Options", "Opções"}));
    label("REQUIRED", session.in_words({"REQUIRED", "OBRIGATÓRIO"}));
  }

  [[nodiscard]] std::string make_group(std::string group, bool is_positional,
                                       Options options) const override {
    const auto* language = program_.get_option_no_throw("--lang");
    const bool is_listed = std::ranges::find(options, language) != options.end();
    if (group == "Options" && language != nullptr && !is_listed) options.push_back(language);
    return Formatter::make_group(get_label(group), is_positional, options);
  }

  // Options that belong together, under a heading of their own.
  [[nodiscard]] std::string make_expanded(const CLI::App* together) const override {
    const auto* help = together->get_help_ptr();
    const auto& heading = together->get_group();
    const bool needs_one = together->get_require_option_min() > 0;
    return make_group(
        needs_one ? filled(one_at_least, heading) : heading, false,
        together->get_options([&](const CLI::Option* option) { return option != help; }));
  }

  // CLI11 counts bytes where it aligns, not characters.
  [[nodiscard]] std::string make_option(const CLI::Option* option,
                                        bool is_positional) const override {
    auto line = "  " + make_option_name(option, is_positional) + make_option_opts(option);
    const auto column = get_column_width();
    const auto width = static_cast<std::size_t>(width_of(line));
    if (width < column)
      line.append(column - width, ' ');
    else
      line.append("\n").append(column, ' ');
    return line + make_option_desc(option) + '\n';
  }

  [[nodiscard]] std::string make_option_opts(const CLI::Option* option) const override {
    if (option->get_type_size() == 0) return {};  // A flag.
    std::string after_name;
    if (!option->get_positional()) after_name += ' ' + value_word(*option);
    if (takes_many(*option)) after_name += " ...";
    if (option->get_required()) after_name += ' ' + get_label("REQUIRED");
    return after_name;
  }

  [[nodiscard]] std::string make_option_desc(const CLI::Option* option) const override {
    std::string notes;
    const auto add = [&](const Message& note, const std::string& detail) {
      notes += (notes.empty() ? "" : "; ") + filled(note, detail);
    };
    if (!option->get_default_str().empty()) add(default_note, option->get_default_str());
    for (const auto* other : option->get_excludes()) add(not_with_note, other->get_name());
    return option->get_description() + (notes.empty() ? "" : " (" + notes + ')');
  }

 private:
  [[nodiscard]] std::string filled(const Message& message, const std::string& detail) const {
    return sowmill::filled(message.in(session_.language), std::span(&detail, 1));
  }

  // CLI11 tells the type like TEXT, FLOAT:POSITIVE or UINT:INT in [0 - 100]; what a command itself
  // calls its value is in the place of the first word.
  [[nodiscard]] std::string value_word(const CLI::Option& option) const {
    const auto type = option.get_type_name();
    auto word = type.substr(0, type.find(':'));
    if (word == "TEXT") return session_.in_words(text_word);
    if (word != "INT" && word != "UINT" && word != "FLOAT") return word;
    const auto range = range_of(option);
    return range && is_worth_telling(*range) ? range->least + ".." + range->most
                                             : session_.in_words(number_word);
  }

  const CLI::App& program_;
  const Session& session_;
};

}  // namespace

std::shared_ptr<CLI::FormatterBase> help_formatter(const CLI::App& program,
                                                   const Session& session) {
  return std::make_shared<HelpFormatter>(program, session);
}

}  // namespace sowmill
