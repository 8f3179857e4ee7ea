#include "text/move_sentence.hpp"

#include <vector>

#include "text/ending_reason.hpp"
#include "text/message.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

class Sentence {
 public:
  Sentence(const MoveTold& move, BoardShape shape, Language language)
      : move_(move), shape_(shape), language_(language) {}

  std::string text() {
    for (std::size_t i = 0; i < move_.events.size(); ++i) add(move_.events[i], i);
    add_takings();
    if (is_over())
      clause({"{0}{1}", "{0}{1}"}, {ending_phrase(move_.after, shape_, language_),
                                    ending_reason(move_.after.rule, language_)});
    else if (moves_again_)
      clause({"{0} plays again", "{0} joga outra vez", "{0} joga de novo"}, {name(move_.chooser)});
    return text_ + '.';
  }

 private:
  // What a sowing came to is told at its end; what a man does is told at once.
  void add(const Event& event, std::size_t i) {
    switch (event.kind) {
      case EventKind::Pick:
        sows_ = true;
        clause({"{0} sows {1} from {2}", "{0} semeia {1} de {2}"},
               {name(move_.chooser), count(event.count), place(event, 0)});
        break;
      case EventKind::Drop:
        last_ = place(event, 0);
        break;
      case EventKind::Relay:
        ++relays_;
        break;
      case EventKind::Capture:
        taken_.push_back(event);
        break;
      case EventKind::Bonus:
        bonus_ = &move_.events[i];
        break;
      case EventKind::Give:
        giver_ = place(event, 0);
        break;
      case EventKind::Pass:
        passes_ = true;
        break;
      case EventKind::Turn:
        moves_again_ = event.side == move_.chooser && giver_.empty();
        break;
      default:
        add_man(event);
    }
  }

  void add_man(const Event& event) {
    const auto mover = name(move_.chooser);
    if (event.kind == EventKind::Place)
      clause({"{0} places a man on {1}", "{0} coloca uma peça em {1}"}, {mover, place(event, 0)});
    if (event.kind == EventKind::Slide)
      clause({"{0} moves from {1} to {2}", "{0} move de {1} para {2}"},
             {mover, place(event, 0), place(event, 1)});
    if (event.kind == EventKind::Fly)
      clause({"{0} flies from {1} to {2}", "{0} voa de {1} para {2}"},
             {mover, place(event, 0), place(event, 1)});
    if (event.kind == EventKind::Mill)
      clause({"this closes the mill {0}-{1}-{2}", "fecha o moinho {0}-{1}-{2}"},
             {place(event, 0), place(event, 1), place(event, 2)});
    if (event.kind == EventKind::Remove)
      clause({"the man on {0} is removed", "a peça em {0} é retirada", "a peça em {0} é removida"},
             {place(event, 0)});
  }

  // Where the sowing ended and what was taken: known only when all events have been seen.
  void add_takings() {
    if (passes_)
      add_pass();
    else if (!giver_.empty())
      clause({"{0} gives one seed from {1}, laid in {2}", "{0} dá uma semente de {1}, posta em {2}",
              "{0} dá uma semente de {1}, colocada em {2}"},
             {name(move_.chooser), giver_, last_});
    else if (!last_.empty())
      add_landing();
    add_taken({"{0} captures {1}: {2}", "{0} captura {1}: {2}"}, false, move_.chooser);
    add_bonus();
    for (const Side side : {Side::First, Side::Second})
      add_taken({"{0} takes what is left on that side, {1}: {2}",
                 "{0} recolhe o que resta desse lado, {1}: {2}"},
                true, side);
  }

  // A sowing that ends in a pass is one of Lib al-Aqil's that never end.
  void add_pass() {
    if (sows_)
      clause({"the sowing would never end, so the board stays as it was and the turn passes",
              "a semeadura nunca acabaria: o tabuleiro fica como estava e passa a vez"},
             {});
    else
      clause({"{0} has no legal play and passes", "{0} não tem jogada possível e passa"},
             {name(move_.chooser)});
  }

  void add_landing() {
    if (relays_ == 0)
      clause({"the last falls in {0}", "a última cai em {0}"}, {last_});
    else if (relays_ == 1)
      clause({"sows on once and the last falls in {0}", "continua uma vez e a última cai em {0}"},
             {last_});
    else
      clause({"sows on {1} times and the last falls in {0}",
              "continua {1} vezes e a última cai em {0}"},
             {last_, std::to_string(relays_)});
  }

  void add_bonus() {
    constexpr Message one = {"as a bonus {0} from {1} leaves the board too",
                             "como bónus sai também {0} de {1}",
                             "como bônus sai também {0} de {1}"};
    constexpr Message more = {"as a bonus {0} from {1} leave the board too",
                              "como bónus saem também {0} de {1}",
                              "como bônus saem também {0} de {1}"};
    if (bonus_ == nullptr) return;
    clause(bonus_->count == 1 ? one : more, {count(bonus_->count), std::string(bonus_->places[0])});
  }

  void add_taken(const Message& message, bool settles, Side taker) {
    int total = 0;
    std::string list;
    for (const Event& event : taken_) {
      if (event.settles != settles || (settles && event.side != taker)) continue;
      total += event.count;
      list += (list.empty() ? "" : ", ") + std::string(event.places[0]) + ' ' +
              std::to_string(event.count);
    }
    if (total > 0) clause(message, {name(taker), count(total), list});
  }

  void clause(const Message& message, const std::vector<std::string>& details) {
    if (!text_.empty()) text_ += "; ";
    text_ += filled(message.in(language_), details);
  }

  [[nodiscard]] static std::string place(const Event& event, std::size_t n) {
    return std::string(event.places[n]);
  }
  [[nodiscard]] bool is_over() const { return move_.after.outcome != Outcome::Ongoing; }
  [[nodiscard]] std::string count(int number) const { return counted(shape_, number, language_); }
  [[nodiscard]] std::string name(Side side) const {
    return std::string(side_name(shape_, side, language_));
  }

  const MoveTold& move_;
  BoardShape shape_;
  Language language_;

  std::string text_;
  std::string last_;
  std::string giver_;
  std::vector<Event> taken_;
  const Event* bonus_ = nullptr;
  int relays_ = 0;
  bool sows_ = false;
  bool passes_ = false;
  bool moves_again_ = false;
};

}  // namespace

std::string move_sentence(const MoveTold& move, BoardShape shape, Language language) {
  return Sentence(move, shape, language).text();
}

std::string ending_phrase(const Ending& ending, BoardShape shape, Language language) {
  constexpr Message wins = {"{0} wins{1}", "{0} ganha{1}"};
  constexpr Message draw = {"the game is a draw{0}", "o jogo acaba empatado{0}",
                            "o jogo termina empatado{0}"};
  constexpr Message ongoing = {"the game goes on", "o jogo continua"};
  if (ending.outcome == Outcome::Ongoing) return std::string(ongoing.in(language));
  const auto score = ending.score ? ' ' + result_text(ending) : std::string();
  if (ending.outcome == Outcome::Draw) return filled(draw.in(language), std::vector{score});
  const Side winner = ending.outcome == Outcome::FirstWins ? Side::First : Side::Second;
  return filled(wins.in(language),
                std::vector{std::string(side_name(shape, winner, language)), score});
}

}  // namespace sowmill
