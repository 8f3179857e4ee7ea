#include "review/why_sentence.hpp"

#include "text/message.hpp"
#include "text/move_sentence.hpp"
#include "text/vocabulary.hpp"

namespace sowmill::review {
namespace {

// What is said of what was played, and of what would have been better.
struct Saying {
  Message played;
  Message better;

  [[nodiscard]] const Message& of(const Fact& fact) const {
    return fact.line == 0 ? played : better;
  }
};

class Sentence {
 public:
  Sentence(const Judgement& judgement, BoardShape shape, Language language)
      : judgement_(judgement), shape_(shape), language_(language) {}

  std::string text() {
    for (const Fact& fact : judgement_.why.facts) add(fact);
    return text_ + '.';
  }

 private:
  void add(const Fact& fact) {
    switch (fact.kind) {
      case FactKind::Only:
        clause({"{0} is the only legal move", "{0} é a única jogada possível"}, {decided(fact)});
        break;
      case FactKind::Ends:
        add_end(fact);
        break;
      case FactKind::Takes:
        add_taking(fact);
        break;
      case FactKind::Leaves:
        clause({"{0} leaves {1} with {2}", "{0} deixa {1} com {2}"},
               {decided(fact), listed(fact), counted(fact.count)});
        break;
      case FactKind::Mill:
        add_mill(fact);
        break;
      case FactKind::Again:
        add_again(fact);
        break;
      case FactKind::Brings:
        add_balance(fact);
        break;
      case FactKind::Promises:
        add_promise(fact);
        break;
      default:
        add_effect(fact);
    }
  }

  // What the first move of a line does to the position.
  void add_effect(const Fact& fact) {
    if (fact.kind == FactKind::Saves)
      say({{"{0} saves {1} ({2}) from {3}", "{0} salva {1} ({2}) de {3}"},
           {"{0} would have saved {1} ({2}) from {3}", "{0} teria salvado {1} ({2}) de {3}"}},
          fact, {decided(fact), listed(fact), counted(fact.count), quoted(fact.move)});
    if (fact.kind == FactKind::Stops)
      say({{"{0} stops the mill {1}", "{0} impede o moinho {1}"},
           {"{0} would have stopped the mill {1}", "{0} teria impedido o moinho {1}"}},
          fact, {decided(fact), joined(fact)});
    if (fact.kind == FactKind::Threatens)
      say({{"{0} threatens to take {1} with {2}", "{0} ameaça capturar {1} com {2}"},
           {"{0} would have threatened to take {1} with {2}",
            "{0} teria ameaçado capturar {1} com {2}"}},
          fact, {decided(fact), counted(fact.count), quoted(fact.move)});
    if (fact.kind == FactKind::Menaces)
      say({{"{0} threatens the mill {1}", "{0} ameaça o moinho {1}"},
           {"{0} would have threatened the mill {1}", "{0} teria ameaçado o moinho {1}"}},
          fact, {decided(fact), joined(fact)});
    if (fact.kind == FactKind::Blocks)
      say({{"{0} leaves the man on {1} without a move", "{0} deixa a peça em {1} sem jogada"},
           {"{0} would have left the man on {1} without a move",
            "{0} teria deixado a peça em {1} sem jogada"}},
          fact, {decided(fact), listed(fact)});
  }

  void add_end(const Fact& fact) {
    const auto ending = ending_phrase(fact.ending, shape_, language_);
    const auto moves = std::to_string(cited(fact).moves.size());
    if (fact.at == 0 && judgement_.kind == DecisionKind::Move)
      say({{"{0} ends the game: {1}", "{0} acaba o jogo: {1}", "{0} termina o jogo: {1}"},
           {"{0} would have ended the game: {1}", "{0} teria acabado o jogo: {1}",
            "{0} teria terminado o jogo: {1}"}},
          fact, {decided(fact), ending});
    else
      say({{"{0} leads in {2} moves to this: {1}", "{0} leva em {2} jogadas a isto: {1}"},
           {"{0} would have led in {2} moves to this: {1}",
            "{0} teria levado em {2} jogadas a isto: {1}"}},
          fact, {decided(fact), ending, moves});
  }

  void add_taking(const Fact& fact) {
    if (fact.at == 0)
      say({{"{0} takes {1}: {2}", "{0} captura {1}: {2}"},
           {"{0} would have taken {1}: {2}", "{0} teria capturado {1}: {2}"}},
          fact, {decided(fact), counted(fact.count), listed(fact)});
    else if (follows(fact, FactKind::Leaves))
      text_ += filled(Message{", which {0} takes: {1}", ", que {0} captura: {1}"}.in(language_),
                      std::vector{quoted(fact.move), counted(fact.count)});
    else if (fact.side == judgement_.side)
      say({{"{0} prepares {3}, which takes {1}: {2}", "{0} prepara {3}, que captura {1}: {2}"},
           {"{0} would have prepared {3}, which takes {1}: {2}",
            "{0} teria preparado {3}, que captura {1}: {2}"}},
          fact, {decided(fact), counted(fact.count), listed(fact), quoted(fact.move)});
    else
      clause({"{0} lets {3} take {1}: {2}{4}", "{0} deixa {3} capturar {1}: {2}{4}"},
             {decided(fact), counted(fact.count), listed(fact), quoted(fact.move), way_to(fact)});
  }

  void add_mill(const Fact& fact) {
    if (fact.at == 0)
      say({{"{0} closes the mill {1}", "{0} fecha o moinho {1}"},
           {"{0} would have closed the mill {1}", "{0} teria fechado o moinho {1}"}},
          fact, {decided(fact), joined(fact)});
    else if (fact.side == judgement_.side)
      say({{"{0} prepares the mill {1}", "{0} prepara o moinho {1}"},
           {"{0} would have prepared the mill {1}", "{0} teria preparado o moinho {1}"}},
          fact, {decided(fact), joined(fact)});
    else
      clause({"{0} lets {2} close the mill {1}{3}", "{0} deixa {2} fechar o moinho {1}{3}"},
             {decided(fact), joined(fact), name(fact.side), way_to(fact)});
  }

  // It follows the capture that earned it.
  void add_again(const Fact& fact) {
    text_ +=
        filled(Message{", with another turn for {0}", ", com outra jogada para {0}"}.in(language_),
               std::vector{name(fact.side)});
  }

  void add_balance(const Fact& fact) {
    const std::vector<std::string> details = {decided(fact),
                                              name(fact.side),
                                              counted(fact.count),
                                              name(other(fact.side)),
                                              counted(fact.other_count),
                                              std::to_string(fact.at),
                                              fact.move};
    if (judgement_.kind == DecisionKind::Setup)
      clause({"against {6}, which strong players lay, in {5} moves {1} takes {2} and {3} {4}",
              "contra {6}, que jogadores fortes põem, em {5} jogadas {1} captura {2} e {3} {4}",
              "contra {6}, que jogadores fortes usam, em {5} jogadas {1} captura {2} e {3} {4}"},
             details);
    else
      say({{"after {0} {1} takes {2} and {3} {4} in {5} moves",
            "depois de {0}, {1} captura {2} e {3} {4} em {5} jogadas"},
           {"with {0} {1} would have taken {2} and {3} {4} in {5} moves",
            "com {0}, {1} teria capturado {2} e {3} {4} em {5} jogadas"}},
          fact, details);
  }

  void add_promise(const Fact& fact) {
    if (judgement_.label() == Label::Best)
      clause({"nothing clearly better than {0} was found",
              "não se encontrou nada claramente melhor do que {0}",
              "não se achou nada claramente melhor do que {0}"},
             {decided(fact)});
    else
      clause({"{0} promises more, {1} instead of {2}", "{0} promete mais, {1} em vez de {2}"},
             {decision_name(fact.move), percent(fact.count), percent(fact.other_count)});
  }

  void say(const Saying& saying, const Fact& fact, const std::vector<std::string>& details) {
    clause(saying.of(fact), details);
  }

  void clause(const Message& message, const std::vector<std::string>& details) {
    const auto pattern = message.in(language_);
    const auto said = filled(pattern, details);
    const bool begins_with_move = pattern.starts_with('{') && judgement_.kind == DecisionKind::Move;
    if (text_.empty())
      text_ = begins_with_move ? said : capitalised(said);
    else
      text_ += "; " + said;
  }

  // Not for moves: c is another house than C.
  static std::string capitalised(std::string text) {
    if (text.front() >= 'a' && text.front() <= 'z')
      text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
  }

  // The moves between the decision and what comes of it, if there are any.
  [[nodiscard]] std::string way_to(const Fact& fact) const {
    std::string between;
    for (std::size_t i = 1; i < fact.at; ++i)
      between += (between.empty() ? "" : " ") + cited(fact).moves[i];
    if (between.empty()) return {};
    return filled(Message{", after {0}", ", depois de {0}"}.in(language_), std::vector{between});
  }

  // Whether a fact of that kind was told just before.
  [[nodiscard]] bool follows(const Fact& fact, FactKind kind) const {
    return &fact != &judgement_.why.facts.front() && (&fact - 1)->kind == kind &&
           (&fact - 1)->line == fact.line;
  }

  [[nodiscard]] const CitedLine& cited(const Fact& fact) const {
    return judgement_.why.lines[fact.line];
  }

  // What was decided, or what would have been better.
  [[nodiscard]] std::string decided(const Fact& fact) const {
    return decision_name(fact.line == 0 ? judgement_.move : judgement_.best.moves.front());
  }
  [[nodiscard]] std::string decision_name(std::string_view move) const {
    constexpr Message keeping = {"keeping", "manter"};
    constexpr Message swapping = {"swapping", "trocar"};
    if (move == "keep") return std::string(keeping.in(language_));
    if (move == "swap") return std::string(swapping.in(language_));
    return quoted(std::string(move.substr(move.rfind(' ') + 1)));
  }

  // Houses that are words too would be read as such: "que a captura".
  [[nodiscard]] std::string quoted(const std::string& name) const {
    constexpr std::string_view words = "AaEe";
    const bool is_word = name.size() == 1 && words.find(name.front()) != std::string_view::npos;
    constexpr Message quotes = {"“{0}”", "«{0}»", "“{0}”"};
    return is_word ? filled(quotes.in(language_), std::vector{name}) : name;
  }

  [[nodiscard]] std::string listed(const Fact& fact) const {
    std::string list;
    for (const auto& place : fact.places)
      list.append(list.empty() ? "" : ", ").append(quoted(place));
    return list;
  }
  static std::string joined(const Fact& fact) {
    std::string list;
    for (const auto& place : fact.places) list.append(list.empty() ? "" : "-").append(place);
    return list;
  }
  static std::string percent(int thousandths) {
    return std::to_string((thousandths + 5) / 10) + " %";
  }
  [[nodiscard]] std::string counted(int count) const {
    return sowmill::counted(shape_, count, language_);
  }
  [[nodiscard]] std::string name(Side side) const {
    return std::string(side_name(shape_, side, language_));
  }

  const Judgement& judgement_;
  BoardShape shape_;
  Language language_;
  std::string text_;
};

}  // namespace

std::string why_sentence(const Judgement& judgement, BoardShape shape, Language language) {
  return Sentence(judgement, shape, language).text();
}

}  // namespace sowmill::review
