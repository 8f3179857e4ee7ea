#include "text/ending_reason.hpp"

#include "text/message.hpp"

namespace sowmill {
namespace {

Message reason_of(EndingRule rule) {
  switch (rule) {
    case EndingRule::None:
      break;
    case EndingRule::AllCaptured:
      return {"all the opponent's pieces are captured",
              "todas as peças do adversário foram capturadas"};
    case EndingRule::NobodyCanPlay:
      return {"neither can play; this rule is ours",
              "nenhum dos dois pode jogar; esta regra é nossa"};
    case EndingRule::BoardEmpty:
      return {"the board is empty", "o tabuleiro ficou vazio"};
    case EndingRule::LastSeed:
      return {"the last seed is for the owner of its side; this rule is ours",
              "a última semente fica para o dono do lado em que está; esta regra é nossa"};
    case EndingRule::Majority:
      return {"25 seeds or more", "25 sementes ou mais"};
    case EndingRule::NobodyFed:
      return {"no permitted play feeds the opponent",
              "nenhuma jogada permitida dá sementes ao adversário"};
    case EndingRule::NothingToSow:
      return {"the player to move has no seeds", "quem joga não tem sementes"};
    case EndingRule::TooFewMen:
      return {"fewer than three men left", "restam menos de três peças"};
    case EndingRule::ShutIn:
      return {"the other cannot move a man", "o outro não pode mover nenhuma peça"};
    case EndingRule::ThreeMenLimit:
      return {"ten plies with three men each", "dez jogadas com três peças de cada lado"};
    case EndingRule::Endless:
      return {"the position stood for the third time", "a posição repetiu-se pela terceira vez",
              "a posição se repetiu pela terceira vez"};
    case EndingRule::EndlessException:
      return {"the position stood for the third time; this rule is ours",
              "a posição repetiu-se pela terceira vez; esta regra é nossa",
              "a posição se repetiu pela terceira vez; esta regra é nossa"};
  }
  return {};
}

}  // namespace

std::string ending_reason(EndingRule rule, Language language) {
  const auto reason = reason_of(rule).in(language);
  return reason.empty() ? std::string() : " (" + std::string(reason) + ')';
}

}  // namespace sowmill
