#pragma once

#include <chrono>
#include <mutex>

#include "protocol/current_game.hpp"
#include "protocol/find_move.hpp"
#include "protocol/thinking.hpp"
#include "text/language.hpp"

namespace sowmill::protocol {

// What an engine says to whoever speaks UGI or UCI with it (docs/protocol.md). It listens while it
// thinks.
class Conversation {
 public:
  using OpenTables = std::function<Result<std::shared_ptr<const Prober>>(
      const CatalogEntry&, const std::string& folder)>;

  // `say` is called by one thread at a time. The option Tables has that value until it is set.
  Conversation(const CatalogEntry& ruleset, Language language, Say say, OpenTables open_tables,
               const std::string& tables = "");

  // Answers a line; false once it has been told to quit.
  bool hear(std::string_view line);
  // Waits for the move that is being thought about, unless nothing but a stop would bring it, and
  // stops thinking when it takes longer.
  void finish(std::chrono::milliseconds patience);

 private:
  void answer(const Noise& /*noise*/) {}
  void answer(const Identify& request);
  void answer(const AskReady& request);
  void answer(const BeginGame& request);
  void answer(const SetOption& request);
  void answer(const SetPosition& request);
  void answer(const Go& request);
  void answer(const Stop& request);
  void answer(const Ask& request);
  void answer(const Quit& request);

  void say(std::string_view line);
  void say_refused(const Error& error);
  Result<void> change(Options changed);

  Language language_;
  Say say_;
  OpenTables open_tables_;
  std::mutex speaking_;
  Options defaults_;
  Options options_;
  Dialect dialect_ = Dialect::Ugi;
  CurrentGame game_;
  std::uint64_t seed_ = 0;
  bool until_stopped_ = false;
  bool quit_ = false;
  Thinking thinking_;  // Last: it is over before what it uses is gone.
};

}  // namespace sowmill::protocol
