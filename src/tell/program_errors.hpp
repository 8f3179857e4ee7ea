#pragma once

#include <array>

#include "tell/error_message.hpp"

namespace sowmill {

// What is said when a program, a file or somebody else's engine is not what it should be.
inline constexpr auto program_errors = std::to_array<ErrorMessage>({
    // Rule sets, languages and other names.
    {Reason::UnknownRuleset,
     {"there is no rule set '{0}'; there are {1}",
      "não existe o conjunto de regras '{0}'; existem {1}"}},
    {Reason::UnknownLanguage,
     {"there is no language '{0}'; there are {1}", "não existe a língua '{0}'; existem {1}",
      "não existe o idioma '{0}'; existem {1}"}},
    {Reason::UnknownCommand,
     {"there is no command '{0}'; there are {1}", "não existe o comando '{0}'; existem {1}"}},
    {Reason::UnknownBenchmark,
     {"there is no measurement '{0}'; sowmill bench lists them all",
      "não existe a medição '{0}'; sowmill bench lista-as todas",
      "não existe a medição '{0}'; sowmill bench lista todas"}},
    {Reason::UnknownPlayer,
     {"there is no player '{0}'; there are {1}", "não existe o jogador '{0}'; existem {1}"}},
    {Reason::FileUnreadable,
     {"the file {0} cannot be read", "não se consegue ler o ficheiro {0}",
      "não foi possível ler o arquivo {0}"}},
    {Reason::FileUnwritable,
     {"the file {0} cannot be written", "não se consegue escrever o ficheiro {0}",
      "não foi possível gravar o arquivo {0}"}},

    // The web server.
    {Reason::NoPage,
     {"there is no page in {0}: build it with ./run, or name its folder with --root",
      "não há página em {0}: construa-a com ./run, ou indique a pasta com --root"}},
    {Reason::ServerAddress,
     {"'{0}' is not an address such as 127.0.0.1 or ::1",
      "'{0}' não é um endereço como 127.0.0.1 ou ::1"}},
    {Reason::PortTaken,
     {"port {0} is used by another program; choose another with --port",
      "a porta {0} está a ser usada por outro programa; escolha outra com --port",
      "a porta {0} está sendo usada por outro programa; escolha outra com --port"}},
    {Reason::PortForbidden,
     {"port {0} may not be used by you; choose another with --port, above 1023",
      "a porta {0} não lhe é permitida; escolha outra com --port, acima de 1023",
      "a porta {0} não é permitida a você; escolha outra com --port, acima de 1023"}},
    {Reason::AddressForeign,
     {"{0} is not an address of this computer", "{0} não é um endereço deste computador"}},

    // Tables; the first detail is the file.
    {Reason::TableForeign, {"{0} is not a table of Sowmill", "{0} não é uma tabela do Sowmill"}},
    {Reason::TableVersion,
     {"the table {0} is of version {1}; this program reads version {2}",
      "a tabela {0} é da versão {1}; este programa lê a versão {2}"}},
    {Reason::TableHeaderDamaged,
     {"the table {0} is damaged in its header", "a tabela {0} está danificada no cabeçalho"}},
    {Reason::TableIndexDamaged,
     {"the table {0} is damaged in its index", "a tabela {0} está danificada no índice"}},
    {Reason::TableBlockDamaged,
     {"the table {0} is damaged in block {1}", "a tabela {0} está danificada no bloco {1}"}},
    {Reason::TableCutShort,
     {"the table {0} is not as long as it says it is",
      "a tabela {0} não tem o comprimento que diz ter"}},
    {Reason::TableNoColumn,
     {"the table {0} has no column '{1}'", "a tabela {0} não tem a coluna '{1}'"}},
    {Reason::TableOtherRules,
     {"the table {0} is of {1}, not of {2}", "a tabela {0} é de {1}, não de {2}"}},
    {Reason::TableMissing,
     {"the table {0} cannot be checked without the table of {1}",
      "a tabela {0} não pode ser verificada sem a tabela de {1}"}},
    {Reason::NoTables, {"there are no tables in {0}", "não há tabelas em {0}"}},

    // Solving.
    {Reason::TooLittleMemory,
     {"that takes {0} MB of memory, and {1} MB may be used; allow more with --memory, or solve "
      "less",
      "isso precisa de {0} MB de memória, e podem usar-se {1} MB; permita mais com --memory, "
      "ou resolva menos",
      "isso precisa de {0} MB de memória, e podem ser usados {1} MB; permita mais com "
      "--memory, ou resolva menos"}},
    {Reason::TooLittleDisk,
     {"that takes up to {0} MB of disk, and {1} MB are free",
      "isso precisa de até {0} MB de disco, e há {1} MB livres"}},

    // Engines, and contests between them; the programs of others are named by their command.
    {Reason::UnknownOption,
     {"there is no option '{0}'; there are {1}", "não há a opção '{0}'; há {1}"}},
    {Reason::OptionValue,
     {"{0} cannot be '{1}'; expected {2}", "{0} não pode ser '{1}'; esperava-se {2}"}},
    {Reason::TooManyMoves,
     {"{0} moves are too many; at most {1} are read",
      "{0} jogadas são demasiadas; leem-se no máximo {1}",
      "{0} jogadas são demais; leem-se no máximo {1}"}},
    {Reason::ProgramNoEngine,
     {"'{0}' answers neither ugi nor uci", "'{0}' não responde a ugi nem a uci"}},
    {Reason::ProgramEnded,
     {"'{0}' ended in the middle of the game", "'{0}' terminou a meio do jogo",
      "'{0}' terminou no meio do jogo"}},
    {Reason::ProgramSilent,
     {"'{0}' did not answer within {1} ms", "'{0}' não respondeu dentro de {1} ms"}},
    {Reason::ProgramMove, {"'{0}' played '{1}': {2}", "'{0}' jogou '{1}': {2}"}},
    {Reason::OutOfTime,
     {"'{0}' took {1} ms more than it had", "'{0}' demorou mais {1} ms do que tinha"}},
    {Reason::ClockText,
     {"'{0}' is not a clock such as 60+0.5, seconds and seconds for each move",
      "'{0}' não é um relógio como 60+0.5, segundos e segundos por jogada"}},

    // Records.
    {Reason::RecordSyntax, {"line {0}: expected {1}", "linha {0}: esperava-se {1}"}},
    {Reason::RecordMove, {"line {0}: move '{1}': {2}", "linha {0}: jogada '{1}': {2}"}},
    {Reason::RecordTag, {"line {0}: tag {1}: {2}", "linha {0}: etiqueta {1}: {2}"}},
    {Reason::RecordRuleset,
     {"the record names no rules, or unknown ones: '{0}'; expected a tag such as "
      "[Ruleset \"ouri\"]",
      "o registo não indica as regras, ou indica umas desconhecidas: '{0}'; esperava-se "
      "uma etiqueta como [Ruleset \"ouri\"]",
      "o registro não indica as regras, ou indica umas desconhecidas: '{0}'; esperava-se "
      "uma etiqueta como [Ruleset \"ouri\"]"}},
    {Reason::RecordOfOtherRuleset,
     {"the record was played by the rules {0}, not {1}",
      "o registo é de um jogo com as regras {0}, não {1}",
      "o registro é de um jogo com as regras {0}, não {1}"}},
    {Reason::RecordFen,
     {"'{0}' is not a position of Sanmill with no removal pending",
      "'{0}' não é uma posição do Sanmill sem peça por retirar",
      "'{0}' não é uma posição do Sanmill sem peça por remover"}},
    {Reason::RecordTagTwice,
     {"line {0}: tag {1} was '{2}' before, and may not change",
      "linha {0}: a etiqueta {1} já era '{2}', e não pode mudar"}},
    {Reason::RecordResult,
     {"the record says {0}, but the result is {1}", "o registo diz {0}, mas o resultado é {1}",
      "o registro diz {0}, mas o resultado é {1}"}},
    {Reason::ResultText,
     {"'{0}' is not a result of this game; expected {1}",
      "'{0}' não é um resultado deste jogo; esperava-se {1}"}},
    {Reason::ResultTotal,
     {"the result {0} adds up to more than {1}", "o resultado {0} soma mais do que {1}"}},
    {Reason::RecordAfterResult,
     {"line {0}: nothing may follow the result", "linha {0}: nada pode seguir-se ao resultado",
      "linha {0}: nada pode vir depois do resultado"}},
    {Reason::RecordTooLarge,
     {"the file has {0} bytes; at most {1} are read",
      "o ficheiro tem {0} bytes; leem-se no máximo {1}",
      "o arquivo tem {0} bytes; leem-se no máximo {1}"}},
    {Reason::RecordTooLong,
     {"line {0}: at most {1} tags, moves and comments are read",
      "linha {0}: leem-se no máximo {1} etiquetas, jogadas e comentários"}},
    {Reason::RecordTooDeep,
     {"line {0}: at most {1} variations may stand within each other",
      "linha {0}: pode haver no máximo {1} variantes umas dentro das outras"}},
});

}  // namespace sowmill
