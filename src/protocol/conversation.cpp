#include "protocol/conversation.hpp"

#include <random>

#include "text/errors.hpp"

namespace sowmill::protocol {

Conversation::Conversation(const CatalogEntry& ruleset, Language language, Say say,
                           OpenTables open_tables, const std::string& tables)
    : language_(language),
      say_(std::move(say)),
      open_tables_(std::move(open_tables)),
      defaults_{.ruleset = &ruleset, .tables = tables},
      options_{.ruleset = &ruleset},
      game_(ruleset) {
  if (const auto opened = change(defaults_); !opened) say_refused(opened.error());
  seed_ = std::random_device{}();
}

bool Conversation::hear(std::string_view line) {
  std::visit([this](const auto& request) { answer(request); }, parse_request(line));
  return !quit_;
}

void Conversation::finish(std::chrono::milliseconds patience) {
  if (until_stopped_ || !thinking_.is_over(patience)) thinking_.stop();
}

void Conversation::answer(const Identify& request) {
  dialect_ = request.dialect;
  say("id name Sowmill " SOWMILL_VERSION);
  say("id author the Sowmill authors");
  for (const auto& line : option_lines(defaults_)) say(line);
  say(dialect_ == Dialect::Ugi ? "ugiok" : "uciok");
}

// Levels use little memory, and while it thinks it has what it needs.
void Conversation::answer(const AskReady& /*request*/) {
  if (!options_.level && thinking_.is_over({})) game_.analyst().reserve(options_.megabytes);
  say("readyok");
}

void Conversation::answer(const BeginGame& /*request*/) {
  thinking_.stop();
  game_.forget();
  seed_ = std::random_device{}();
}

void Conversation::answer(const SetOption& request) {
  thinking_.stop();
  auto changed = options_;
  const auto done =
      set_option(changed, request.name, request.value).and_then([&] { return change(changed); });
  if (!done) say_refused(done.error());
}

// Tables that are refused leave everything as it was; but another rule set is played without them.
Result<void> Conversation::change(Options changed) {
  const bool other_rules = changed.ruleset != options_.ruleset;
  const bool other_game = other_rules || changed.tables != options_.tables;
  std::shared_ptr<const Prober> tables;
  if (other_game && !changed.tables.empty()) {
    auto opened = open_tables_(*changed.ruleset, changed.tables);
    if (opened) {
      tables = std::move(*opened);
    } else {
      if (!other_rules) return tl::unexpected(opened.error());
      say_refused(opened.error());
      changed.tables.clear();
    }
  }
  if (other_game) game_.set_ruleset(*changed.ruleset, std::move(tables));
  options_ = std::move(changed);
  return {};
}

void Conversation::answer(const SetPosition& request) {
  thinking_.stop();
  if (const auto set = game_.set(request); !set) say_refused(set.error());
}

void Conversation::answer(const Go& request) {
  const Search search{.limits = request,
                      .options = options_,
                      .dialect = dialect_,
                      .seed = options_.seed == 0 ? seed_ : options_.seed};
  until_stopped_ = request.until_stopped;
  thinking_.begin([this, search](std::atomic<bool>& stop) {
    say(find_move(
        game_.match(), game_.analyst(), search, [this](std::string_view line) { say(line); },
        stop));
  });
}

void Conversation::answer(const Stop& /*request*/) { thinking_.stop(); }

void Conversation::answer(const Ask& request) {
  if (const auto known = game_.answer(request.question)) say("response " + *known);
}

void Conversation::answer(const Quit& /*request*/) {
  thinking_.stop();
  quit_ = true;
}

void Conversation::say(std::string_view line) {
  const std::lock_guard lock(speaking_);
  say_(line);
}

void Conversation::say_refused(const Error& error) { say("info string " + tell(error, language_)); }

}  // namespace sowmill::protocol
