#include "cli/bad_arguments.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "cli/option_range.hpp"
#include "common/text.hpp"
#include "text/errors.hpp"
#include "text/message.hpp"

namespace sowmill {
namespace {

constexpr Message command_missing = {"a command is missing; there are {0}",
                                     "falta um comando; existem {0}"};
constexpr Message argument_missing = {"{0} is missing; see {1} --help",
                                      "falta {0}; veja {1} --help"};
constexpr Message one_of_missing = {"one of {0} is missing; see {1} --help",
                                    "falta uma de {0}; veja {1} --help"};
constexpr Message no_option = {"'{0}' is no option, and {1} is missing; see {2} --help",
                               "'{0}' não é uma opção, e falta {1}; veja {2} --help"};
constexpr Message unexpected = {"'{0}' was not expected; see {1} --help",
                                "não se esperava '{0}'; veja {1} --help"};
constexpr Message value_missing = {"{0} needs a value; see {1} --help",
                                   "{0} precisa de um valor; veja {1} --help"};
constexpr Message given_again = {"{0} may be given only once; see {1} --help",
                                 "{0} só se pode indicar uma vez; veja {1} --help",
                                 "{0} só pode ser indicada uma vez; veja {1} --help"};
constexpr Message not_together = {"{0} and {1} cannot go together; see {2} --help",
                                  "{0} e {1} não podem ser usadas juntas; veja {2} --help"};
constexpr Message number_between = {"a number from {0} to {1}", "um número de {0} a {1}"};
constexpr Message whole_number = {"a whole number", "um número inteiro"};
constexpr Message any_number = {"a number", "um número"};

using Names = std::vector<std::string>;

std::string joined(const Names& names) { return CLI::detail::join(names, ", "); }

// As it is typed: sowmill tables stats.
std::string whole_name(const CLI::App& command) {
  const auto* parent = command.get_parent();
  return (parent == nullptr ? "" : whole_name(*parent) + ' ') + command.get_name();
}

const CLI::App& last_named(const CLI::App& program) {
  const auto named = program.get_subcommands();
  return named.empty() ? program : last_named(*named.front());
}

std::vector<const CLI::App*> groups_of(const CLI::App& command) {
  return command.get_subcommands([](const CLI::App* part) { return part->get_name().empty(); });
}

// Its own, those of its groups, and those of the program, which every command takes.
std::vector<const CLI::Option*> options_of(const CLI::App& command) {
  auto options = command.get_options();
  const auto add = [&](const CLI::App& more) {
    for (const auto* option : options_of(more)) options.push_back(option);
  };
  for (const auto* group : groups_of(command)) add(*group);
  const bool is_group = command.get_name().empty();
  if (command.get_parent() != nullptr && !is_group) {
    for (const auto* option : command.get_parent()->get_options()) options.push_back(option);
  }
  return options;
}

class BadArguments {
 public:
  BadArguments(const CLI::App& program, const CLI::ParseError& problem, Language language)
      : problem_(problem),
        language_(language),
        command_(last_named(program)),
        left_over_(program.remaining(true)) {}

  [[nodiscard]] std::string told() const {
    if (command_.get_require_subcommand_min() > 0) return wrong_command();
    if (is<CLI::RequiredError>()) return missing();
    if (is<CLI::ExtrasError>()) return left_over();
    if (is<CLI::ExcludesError>()) return excluded();
    const auto* option = blamed();
    if (option == nullptr) return problem_.what();
    return is<CLI::ArgumentMismatch>() ? wrong_count(*option) : wrong_value(*option);
  }

 private:
  template <class Problem>
  [[nodiscard]] bool is() const {
    return dynamic_cast<const Problem*>(&problem_) != nullptr;
  }

  [[nodiscard]] std::string in_words(const Message& message, const Names& details) const {
    return filled(message.in(language_), details);
  }

  [[nodiscard]] std::string wrong_command() const {
    Names known;
    for (const auto* command : command_.get_subcommands([](const CLI::App*) { return true; }))
      known.push_back(command->get_name());
    if (left_over_.empty()) return in_words(command_missing, {joined(known)});
    return tell({Reason::UnknownCommand, {shown(left_over_.front()), joined(known)}}, language_);
  }

  [[nodiscard]] std::string missing() const {
    const auto options = command_.get_options(
        [](const CLI::Option* option) { return option->get_required() && option->count() == 0; });
    if (options.empty()) return none_of_a_group();
    const auto name = options.front()->get_name();
    if (left_over_.empty()) return in_words(argument_missing, {name, whole_name(command_)});
    return in_words(no_option, {shown(left_over_.front()), name, whole_name(command_)});
  }

  [[nodiscard]] std::string none_of_a_group() const {
    Names names;
    for (const auto* group : groups_of(command_))
      if (group->get_require_option_min() > group->count_all())
        for (const auto* option : group->get_options())
          if (option != group->get_help_ptr()) names.push_back(option->get_name());
    return in_words(one_of_missing, {joined(names), whole_name(command_)});
  }

  [[nodiscard]] std::string left_over() const {
    const auto text = shown(left_over_.front());
    if (!text.starts_with('-')) return in_words(unexpected, {text, whole_name(command_)});
    Names known;
    for (const auto* option : options_of(command_)) {
      const auto name = option->get_name();
      const bool is_new = std::ranges::find(known, name) == known.end();
      if (is_new && !option->get_positional()) known.push_back(name);
    }
    return tell({Reason::UnknownOption, {text, joined(known)}}, language_);
  }

  [[nodiscard]] std::string excluded() const {
    constexpr std::string_view between = " excludes ";
    const std::string text = problem_.what();
    const auto middle = text.find(between);
    return in_words(not_together, {text.substr(0, middle), text.substr(middle + between.size()),
                                   whole_name(command_)});
  }

  // CLI11 tells the option only in its text, in one of two forms.
  [[nodiscard]] const CLI::Option* blamed() const {
    const std::string_view text = problem_.what();
    for (const auto* option : options_of(command_)) {
      const auto name = option->get_name();
      if (text.starts_with(name + ":") || text.starts_with("Could not convert: " + name + " ="))
        return option;
    }
    return nullptr;
  }

  [[nodiscard]] std::string wrong_count(const CLI::Option& option) const {
    const bool too_many = static_cast<int>(option.count()) > option.get_items_expected_max();
    return in_words(too_many ? given_again : value_missing,
                    {option.get_name(), whole_name(command_)});
  }

  [[nodiscard]] std::string wrong_value(const CLI::Option& option) const {
    const auto text = shown(CLI::detail::join(option.results(), " "));
    return tell({Reason::OptionValue, {option.get_name(), text, expected_of(option)}}, language_);
  }

  [[nodiscard]] std::string expected_of(const CLI::Option& option) const {
    if (const auto range = range_of(option))
      return in_words(number_between, {range->least, range->most});
    const bool is_fraction = option.get_type_name().starts_with("FLOAT");
    return in_words(is_fraction ? any_number : whole_number, {});
  }

  const CLI::ParseError& problem_;
  Language language_;
  const CLI::App& command_;
  Names left_over_;  // Arguments that nothing took.
};

}  // namespace

std::string tell_bad_arguments(const CLI::App& program, const CLI::ParseError& problem,
                               Language language) {
  return BadArguments(program, problem, language).told();
}

}  // namespace sowmill
