#include "tell/errors.hpp"

#include "tell/engine_errors.hpp"
#include "tell/message.hpp"

namespace sowmill {
namespace {

Message position_message(Reason reason) {
  switch (reason) {
    case Reason::PositionFieldCount:
      return {"a position of this game has {0} fields joined by '-'; this one has {1}",
              "uma posição deste jogo tem {0} campos unidos por '-'; esta tem {1}"};
    case Reason::PositionNumber:
      return {"'{0}' is not a whole number from 0 to {1}",
              "'{0}' não é um número inteiro de 0 a {1}"};
    case Reason::PositionSide:
      return {"the last field is the side to move, {1} or {2}, not '{0}'",
              "o último campo é o lado que joga, {1} ou {2}, e não '{0}'"};
    case Reason::PositionTotal:
      return {"houses and stores must add up to {0} seeds; these add up to {1}",
              "casas e depósitos têm de somar {0} sementes; aqui somam {1}",
              "casas e depósitos devem somar {0} sementes; aqui somam {1}"};
    case Reason::PositionTooManyPieces:
      return {"{0} may have at most {1} pieces, not {2}",
              "{0} pode ter no máximo {1} peças, não {2}"};
    case Reason::PositionBothEmpty:
      return {"at least one side must have a piece", "pelo menos um dos lados tem de ter uma peça",
              "pelo menos um dos lados deve ter uma peça"};
    case Reason::PositionPoints:
      return {"the first field must be 24 characters, each '.', 'W' or 'B', not '{0}'",
              "o primeiro campo são 24 caracteres, cada um '.', 'W' ou 'B', e não '{0}'"};
    case Reason::PositionTooManyMen:
      return {"{0} may have at most {1} men on the board and in hand together, not {2}",
              "{0} pode ter no máximo {1} peças no tabuleiro e na mão, não {2}"};
    case Reason::PositionLimitCount:
      return {"the count of plies three against three must be 0 to {1}, not '{0}'",
              "a contagem de jogadas de três contra três vai de 0 a {1}, não '{0}'"};
    case Reason::PositionNoCount:
      return {
          "the count of plies three against three must be 0, not '{0}': it runs only when both "
          "have three men and empty hands, by rules with that limit",
          "a contagem de jogadas de três contra três tem de ser 0, não '{0}': só corre quando "
          "ambos têm três peças e as mãos vazias, com regras que têm esse limite",
          "a contagem de jogadas de três contra três deve ser 0, não '{0}': só corre quando ambos "
          "têm três peças e as mãos vazias, com regras que têm esse limite"};
    default:
      return {};
  }
}

Message sowing_message(Reason reason) {
  switch (reason) {
    case Reason::MoveSyntax:
      return {"'{0}' is not a move here; expected {1}",
              "'{0}' não é uma jogada aqui; esperava-se {1}"};
    case Reason::GameIsOver:
      return {"the game is over, so '{0}' cannot be played",
              "o jogo acabou; '{0}' já não se pode jogar",
              "o jogo acabou; não dá mais para jogar '{0}'"};
    case Reason::NotYourHouse:
      return {"{0} is not a house of the side to move", "{0} não é uma casa de quem joga"};
    case Reason::HouseIsEmpty:
      return {"{0} is empty", "{0} está vazia"};
    case Reason::MustPass:
      return {"there is no legal play, so the only move is 'pass', not '{0}'",
              "não há jogada possível: só resta 'pass', e não '{0}'"};
    case Reason::MayOnlyPass:
      return {"{1}; there is no legal play, so the only move is 'pass'",
              "{1}; não há jogada possível: só resta 'pass'"};
    case Reason::MayNotPass:
      return {"there is a legal play, so passing is not allowed",
              "há jogada possível, por isso não se pode passar",
              "há jogada possível, então não se pode passar"};
    case Reason::SingleWhileMore:
      return {"{0} has one seed and you have houses with more",
              "{0} tem só uma semente e há casas suas com mais",
              "{0} tem só uma semente e você tem casas com mais"};
    case Reason::MustFeed:
      return {"the opponent has no seeds, and {0} would not give any",
              "o adversário não tem sementes e {0} não lhe dá nenhuma"};
    case Reason::NobodyFed:
      return {
          "the opponent has no seeds and no permitted play feeds him, so the game is over and "
          "'{0}' cannot be played",
          "o adversário não tem sementes e nenhuma jogada permitida lhe dá alguma: o jogo acabou, "
          "e '{0}' já não se pode jogar",
          "o adversário não tem sementes e nenhuma jogada permitida lhe dá alguma: o jogo acabou, "
          "e não dá mais para jogar '{0}'"};
    case Reason::MayNotStarve:
      return {"{0} would leave the opponent without seeds, and another play would not",
              "{0} deixaria o adversário sem sementes, e há outra jogada que não deixa"};
    case Reason::SingleInFirstPhase:
      return {
          "{0} has one piece; while you have a house with two or more, start from one of those",
          "{0} tem só uma peça; enquanto tiver uma casa com duas ou mais, comece por uma dessas"};
    case Reason::NeverEnds:
      return {"a sowing from {0} would never end, so it is not a legal play",
              "uma semeadura a partir de {0} nunca acabaria: não é uma jogada possível"};
    case Reason::NextHouseOccupied:
      return {"{0} cannot move: {1} is occupied, and pieces are never joined",
              "{0} não pode avançar: {1} está ocupada, e as peças não se juntam"};
    default:
      return {};
  }
}

Message bonus_or_gift_message(Reason reason) {
  switch (reason) {
    case Reason::NoBonusAtThisLevel:
      return {"there is no bonus house at the basic level, so {0} cannot be taken",
              "no nível básico não há casa de bónus: {0} não se pode retirar",
              "no nível básico não há casa de bônus: {0} não pode ser retirada"};
    case Reason::BonusNeedsCapture:
      return {"{0} captures nothing, so there is no bonus and {1} stays",
              "{0} não captura nada, por isso não há bónus e {1} fica",
              "{0} não captura nada, então não há bônus e {1} fica"};
    case Reason::BonusNothingLeft:
      return {"after {0} the opponent has nothing left, so there is no bonus to take from {1}",
              "depois de {0} o adversário fica sem nada: não há bónus a tirar de {1}",
              "depois de {0} o adversário fica sem nada: não há bônus a tirar de {1}"};
    case Reason::BonusHouseIsEmpty:
      return {"the bonus house {0} is empty by then",
              "a casa de bónus {0} já está vazia nessa altura",
              "a casa de bônus {0} já está vazia nesse momento"};
    case Reason::BonusHouseIsYours:
      return {"{0} is your own house; the bonus is taken from the opponent",
              "{0} é sua; o bónus tira-se ao adversário",
              "{0} é sua; o bônus se tira do adversário"};
    case Reason::MustGive:
      return {"the row is empty, so the opponent must first give a seed, like '{1}', not '{0}'",
              "a fila está vazia: o adversário tem de dar primeiro uma semente, como '{1}', e não "
              "'{0}'",
              "a fileira está vazia: o adversário deve primeiro dar uma semente, como '{1}', e não "
              "'{0}'"};
    case Reason::NotGiversHole:
      return {"{0} is not a hole of the giver, whose holes are {1}",
              "{0} não é um buraco de quem dá, cujos buracos são {1}"};
    case Reason::MayNotGive:
      return {"a seed is given only to a player whose row is empty, so '{0}' is not allowed",
              "só se dá uma semente a quem tem a fila vazia: '{0}' não se pode jogar",
              "só se dá uma semente a quem tem a fileira vazia: '{0}' não pode ser jogada"};
    default:
      return {};
  }
}

Message morris_message(Reason reason) {
  switch (reason) {
    case Reason::NoSuchPoint:
      return {"'{0}' is not a point of the board (a1, a4, a7, b2, ... g7)",
              "'{0}' não é um ponto do tabuleiro (a1, a4, a7, b2, ... g7)"};
    case Reason::PointOccupied:
      return {"{0} is occupied", "{0} está ocupado"};
    case Reason::PointEmpty:
      return {"there is no man on {0}", "não há peça em {0}"};
    case Reason::NotYourMan:
      return {"the man on {0} is not yours", "a peça em {0} não é sua"};
    case Reason::NotAdjacent:
      return {"{1} is not next to {0} along a line, and you have more than three men",
              "{1} não está ligado a {0} por uma linha, e tem mais de três peças",
              "{1} não está ligado a {0} por uma linha, e você tem mais de três peças"};
    case Reason::MustPlace:
      return {"you have men in hand, so place one before moving ('{0}')",
              "tem peças na mão: coloque uma antes de mover ('{0}')",
              "você tem peças na mão: coloque uma antes de mover ('{0}')"};
    case Reason::NothingInHand:
      return {"all your men are placed, so move one, like d2-d3, instead of '{0}'",
              "todas as suas peças estão colocadas: mova uma, como d2-d3, em vez de '{0}'"};
    case Reason::MillMustRemove:
      return {"'{0}' closes a mill, so it must remove a man: add x and its point",
              "'{0}' fecha um moinho e tem de retirar uma peça: acrescente x e o ponto dela",
              "'{0}' fecha um moinho e deve remover uma peça: acrescente x e o ponto dela"};
    case Reason::NoMillNoRemoval:
      return {"no mill is closed, so {0} stays", "não se fecha nenhum moinho: {0} fica"};
    case Reason::RemoveEmpty:
      return {"there is no man on {0} to remove", "não há peça em {0} para retirar",
              "não há peça em {0} para remover"};
    case Reason::RemoveOwn:
      return {"the man on {0} is your own", "a peça em {0} é sua"};
    case Reason::RemoveFromMill:
      return {"the man on {0} stands in a mill, and others do not",
              "a peça em {0} faz parte de um moinho, e há outras que não fazem"};
    case Reason::NothingToRemove:
      return {"the opponent has no man on the board, so nothing is removed from {0}",
              "o adversário não tem peças no tabuleiro: nada há a retirar de {0}",
              "o adversário não tem peças no tabuleiro: não há nada a remover de {0}"};
    default:
      return {};
  }
}

Message match_message(Reason reason) {
  switch (reason) {
    case Reason::NothingToUndo:
      return {"there is nothing to take back", "não há nada para desfazer"};
    case Reason::NoRepetitionYet:
      return {"no position has come back yet, so the players cannot agree on a cycle",
              "ainda nenhuma posição se repetiu: os jogadores não podem dar o jogo por cíclico"};
    case Reason::NotInThisGame:
      return {"'{0}' is not part of this game", "'{0}' não faz parte deste jogo"};
    case Reason::SetupFieldCount:
      return {"a set-up is six numbers joined by '-', like 11-5-5-5-5-5, not '{0}'",
              "uma preparação são seis números unidos por '-', como 11-5-5-5-5-5, e não '{0}'"};
    case Reason::SetupRowCount:
      return {
          "two rows are needed, South's and North's, like '11-5-5-5-5-5 6-7-5-6-6-6', not '{0}'",
          "são precisas duas filas, a do Sul e a do Norte, como '11-5-5-5-5-5 6-7-5-6-6-6', e não "
          "'{0}'",
          "são necessárias duas fileiras, a do Sul e a do Norte, como '11-5-5-5-5-5 "
          "6-7-5-6-6-6', e não '{0}'"};
    case Reason::SetupTotal:
      return {"a set-up has 36 seeds, not {0}", "uma preparação tem 36 sementes, não {0}"};
    case Reason::SetupEmptyHole:
      return {"every hole gets at least one seed; hole {0} has none",
              "todos os buracos recebem pelo menos uma semente; o buraco {0} não tem nenhuma"};
    case Reason::SetupUniform:
      return {"the holes may not all be equal", "os buracos não podem ficar todos iguais"};
    case Reason::SetupAlreadyLaid:
      return {"{0} has laid the seeds already", "{0} já distribuiu as sementes"};
    case Reason::WrongPhase:
      return {"'{0}' does not fit here; expected {1}", "'{0}' não cabe aqui; esperava-se {1}"};
    case Reason::UnknownRuleset:
      return {"there is no rule set '{0}'; there are {1}",
              "não existe o conjunto de regras '{0}'; existem {1}"};
    case Reason::UnknownLanguage:
      return {"there is no language '{0}'; there are {1}", "não existe a língua '{0}'; existem {1}",
              "não existe o idioma '{0}'; existem {1}"};
    default:
      return {};
  }
}

Message record_message(Reason reason) {
  switch (reason) {
    case Reason::UnknownCommand:
      return {"there is no command '{0}'; there are {1}",
              "não existe o comando '{0}'; existem {1}"};
    case Reason::UnknownBenchmark:
      return {"there is no measurement '{0}'; sowmill bench lists them all",
              "não existe a medição '{0}'; sowmill bench lista-as todas",
              "não existe a medição '{0}'; sowmill bench lista todas"};
    case Reason::UnknownPlayer:
      return {"there is no player '{0}'; there are {1}", "não existe o jogador '{0}'; existem {1}"};
    case Reason::FileUnreadable:
      return {"the file {0} cannot be read", "não se consegue ler o ficheiro {0}",
              "não foi possível ler o arquivo {0}"};
    case Reason::FileUnwritable:
      return {"the file {0} cannot be written", "não se consegue escrever o ficheiro {0}",
              "não foi possível gravar o arquivo {0}"};
    case Reason::RecordSyntax:
      return {"line {0}: expected {1}", "linha {0}: esperava-se {1}"};
    case Reason::RecordMove:
      return {"line {0}: move '{1}': {2}", "linha {0}: jogada '{1}': {2}"};
    case Reason::RecordTag:
      return {"line {0}: tag {1}: {2}", "linha {0}: etiqueta {1}: {2}"};
    case Reason::RecordFen:
      return {"'{0}' is not a position of Sanmill with no removal pending",
              "'{0}' não é uma posição do Sanmill sem peça por retirar",
              "'{0}' não é uma posição do Sanmill sem peça por remover"};
    case Reason::RecordResult:
      return {"the record says {0}, but the result is {1}",
              "o registo diz {0}, mas o resultado é {1}",
              "o registro diz {0}, mas o resultado é {1}"};
    case Reason::RecordTagTwice:
      return {"line {0}: tag {1} was '{2}' before, and may not change",
              "linha {0}: a etiqueta {1} já era '{2}', e não pode mudar"};
    case Reason::ResultText:
      return {"'{0}' is not a result of this game; expected {1}",
              "'{0}' não é um resultado deste jogo; esperava-se {1}"};
    case Reason::ResultTotal:
      return {"the result {0} adds up to more than {1}", "o resultado {0} soma mais do que {1}"};
    case Reason::RecordAfterResult:
      return {"line {0}: nothing may follow the result",
              "linha {0}: nada pode seguir-se ao resultado",
              "linha {0}: nada pode vir depois do resultado"};
    case Reason::RecordTooLong:
      return {"line {0}: at most {1} tags, moves and comments are read",
              "linha {0}: leem-se no máximo {1} etiquetas, jogadas e comentários"};
    case Reason::RecordTooDeep:
      return {"line {0}: at most {1} variations may stand within each other",
              "linha {0}: pode haver no máximo {1} variantes umas dentro das outras"};
    case Reason::RecordRuleset:
      return {
          "the record names no rules, or unknown ones: '{0}'; expected a tag such as "
          "[Ruleset \"ouri\"]",
          "o registo não indica as regras, ou indica umas desconhecidas: '{0}'; esperava-se "
          "uma etiqueta como [Ruleset \"ouri\"]",
          "o registro não indica as regras, ou indica umas desconhecidas: '{0}'; esperava-se "
          "uma etiqueta como [Ruleset \"ouri\"]"};
    case Reason::RecordOfOtherRuleset:
      return {"the record was played by the rules {0}, not {1}",
              "o registo é de um jogo com as regras {0}, não {1}",
              "o registro é de um jogo com as regras {0}, não {1}"};
    case Reason::RecordTooLarge:
      return {"the file has {0} bytes; at most {1} are read",
              "o ficheiro tem {0} bytes; leem-se no máximo {1}",
              "o arquivo tem {0} bytes; leem-se no máximo {1}"};
    default:
      return {};
  }
}

Message server_message(Reason reason) {
  switch (reason) {
    case Reason::NoPage:
      return {"there is no page in {0}: build it with ./run, or name its folder with --root",
              "não há página em {0}: construa-a com ./run, ou indique a pasta com --root"};
    case Reason::ServerAddress:
      return {"'{0}' is not an address such as 127.0.0.1 or ::1",
              "'{0}' não é um endereço como 127.0.0.1 ou ::1"};
    case Reason::PortTaken:
      return {"port {0} is used by another program; choose another with --port",
              "a porta {0} está a ser usada por outro programa; escolha outra com --port",
              "a porta {0} está sendo usada por outro programa; escolha outra com --port"};
    case Reason::PortForbidden:
      return {"port {0} may not be used by you; choose another with --port, above 1023",
              "a porta {0} não lhe é permitida; escolha outra com --port, acima de 1023",
              "a porta {0} não é permitida a você; escolha outra com --port, acima de 1023"};
    case Reason::AddressForeign:
      return {"{0} is not an address of this computer", "{0} não é um endereço deste computador"};
    default:
      return {};
  }
}

Message table_message(Reason reason) {
  switch (reason) {
    case Reason::TableForeign:
      return {"{0} is not a table of Sowmill", "{0} não é uma tabela do Sowmill"};
    case Reason::TableVersion:
      return {"the table {0} is of version {1}; this program reads version {2}",
              "a tabela {0} é da versão {1}; este programa lê a versão {2}"};
    case Reason::TableHeaderDamaged:
      return {"the table {0} is damaged in its header",
              "a tabela {0} está danificada no cabeçalho"};
    case Reason::TableIndexDamaged:
      return {"the table {0} is damaged in its index", "a tabela {0} está danificada no índice"};
    case Reason::TableBlockDamaged:
      return {"the table {0} is damaged in block {1}", "a tabela {0} está danificada no bloco {1}"};
    case Reason::TableCutShort:
      return {"the table {0} is not as long as it says it is",
              "a tabela {0} não tem o comprimento que diz ter"};
    case Reason::TableNoColumn:
      return {"the table {0} has no column '{1}'", "a tabela {0} não tem a coluna '{1}'"};
    case Reason::TableOtherRules:
      return {"the table {0} is of {1}, not of {2}", "a tabela {0} é de {1}, não de {2}"};
    case Reason::TooLittleMemory:
      return {
          "that takes {0} MB of memory, and {1} MB may be used; allow more with --memory, or solve "
          "less",
          "isso precisa de {0} MB de memória, e podem usar-se {1} MB; permita mais com --memory, "
          "ou resolva menos",
          "isso precisa de {0} MB de memória, e podem ser usados {1} MB; permita mais com "
          "--memory, ou resolva menos"};
    case Reason::TooLittleDisk:
      return {"that takes up to {0} MB of disk, and {1} MB are free",
              "isso precisa de até {0} MB de disco, e há {1} MB livres"};
    case Reason::TableMissing:
      return {"the table {0} cannot be checked without the table of {1}",
              "a tabela {0} não pode ser verificada sem a tabela de {1}"};
    case Reason::NoTables:
      return {"there are no tables in {0}", "não há tabelas em {0}"};
    default:
      return {};
  }
}

Message message_of(Reason reason) {
  for (const auto lookup :
       {position_message, sowing_message, bonus_or_gift_message, morris_message, match_message,
        record_message, server_message, table_message, engine_message})
    if (const auto message = lookup(reason); !message.en.empty()) return message;
  return {};
}

}  // namespace

std::string tell(const Error& error, Language language) {
  auto details = error.details;
  for (const Error& cause : error.cause) details.push_back(tell(cause, language));
  return filled(message_of(error.reason).in(language), details);
}

}  // namespace sowmill
