#include "tell/engine_errors.hpp"

namespace sowmill {

Message engine_message(Reason reason) {
  switch (reason) {
    case Reason::UnknownOption:
      return {"there is no option '{0}'; there are {1}", "não há a opção '{0}'; há {1}"};
    case Reason::OptionValue:
      return {"{0} cannot be '{1}'; expected {2}", "{0} não pode ser '{1}'; esperava-se {2}"};
    case Reason::TooManyMoves:
      return {"{0} moves are too many; at most {1} are read",
              "{0} jogadas são demasiadas; leem-se no máximo {1}",
              "{0} jogadas são demais; leem-se no máximo {1}"};
    case Reason::ProgramNoEngine:
      return {"'{0}' answers neither ugi nor uci", "'{0}' não responde a ugi nem a uci"};
    case Reason::ProgramEnded:
      return {"'{0}' ended in the middle of the game", "'{0}' terminou a meio do jogo",
              "'{0}' terminou no meio do jogo"};
    case Reason::ProgramSilent:
      return {"'{0}' did not answer within {1} ms", "'{0}' não respondeu dentro de {1} ms"};
    case Reason::ProgramMove:
      return {"'{0}' played '{1}': {2}", "'{0}' jogou '{1}': {2}"};
    case Reason::OutOfTime:
      return {"'{0}' took {1} ms more than it had", "'{0}' demorou mais {1} ms do que tinha"};
    case Reason::ClockText:
      return {"'{0}' is not a clock such as 60+0.5, seconds and seconds for each move",
              "'{0}' não é um relógio como 60+0.5, segundos e segundos por jogada"};
    default:
      return {};
  }
}

}  // namespace sowmill
