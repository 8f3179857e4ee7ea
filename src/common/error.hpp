#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace sowmill {

// Why something from outside was refused. tell/errors.cpp has the sentence for each, in every
// language; the comment says what the details {0}, {1}, ... are.
enum class Reason : std::uint8_t {
  // Positions.
  PositionFieldCount,     // expected number, found number
  PositionNumber,         // the text found, largest number allowed
  PositionSide,           // the text found, first side's letter, second side's letter
  PositionTotal,          // expected total, found total
  PositionTooManyPieces,  // side, largest number, found number
  PositionBothEmpty,
  PositionPoints,      // the text found
  PositionTooManyMen,  // side, largest number, found number
  PositionLimitCount,  // the text found, largest count
  PositionNoCount,     // the text found

  // Moves of any game.
  MoveSyntax,    // the text, what was expected
  GameIsOver,    // the text
  NotYourHouse,  // house
  HouseIsEmpty,  // house
  MustPass,      // the text
  MayOnlyPass,   // the text; with a cause
  MayNotPass,

  // Ouri, Oware, Awari.
  SingleWhileMore,  // house
  MustFeed,         // house
  MayNotStarve,     // house
  NobodyFed,        // the text

  // Ntxuva.
  SingleInFirstPhase,  // house
  NeverEnds,           // house
  NextHouseOccupied,   // house, next house
  NoBonusAtThisLevel,  // bonus house
  BonusNeedsCapture,   // house, bonus house
  BonusNothingLeft,    // house, bonus house
  BonusHouseIsEmpty,   // bonus house
  BonusHouseIsYours,   // bonus house

  // Lib al-Aqil.
  MustGive,       // the text, a gift
  MayNotGive,     // the text
  NotGiversHole,  // hole, the giver's holes

  // Nine Men's Morris.
  NoSuchPoint,      // the text
  PointOccupied,    // point
  PointEmpty,       // point
  NotYourMan,       // point
  NotAdjacent,      // from, to
  MustPlace,        // the text
  NothingInHand,    // the text
  MillMustRemove,   // the text
  NoMillNoRemoval,  // point
  RemoveEmpty,      // point
  RemoveOwn,        // point
  RemoveFromMill,   // point
  NothingToRemove,  // point

  // Matches.
  NothingToUndo,
  NoRepetitionYet,
  NotInThisGame,    // the text
  SetupFieldCount,  // the text
  SetupRowCount,    // the text
  SetupTotal,       // found total
  SetupEmptyHole,   // the hole, by its letter in South's row
  SetupUniform,
  SetupAlreadyLaid,  // side
  WrongPhase,        // the text, what was expected

  // Rule sets, languages and other names.
  UnknownRuleset,    // the text, the known ones
  UnknownLanguage,   // the text, the known ones
  UnknownCommand,    // the text, the known ones
  UnknownBenchmark,  // the text
  UnknownPlayer,     // the text, the known ones
  FileUnreadable,    // path
  FileUnwritable,    // path
  FolderUnreadable,  // path

  // The web server.
  NoPage,          // where it was looked for
  ServerAddress,   // the text
  PortTaken,       // port
  PortForbidden,   // port
  AddressForeign,  // address

  // Tables; the first detail is the file.
  TableForeign,
  TableVersion,  // file, its version, the version that is read
  TableHeaderDamaged,
  TableIndexDamaged,
  TableBlockDamaged,  // file, number of the block
  TableCutShort,
  TableImpossible,
  TableNoColumn,         // file, column
  TableOtherRules,       // file, what it is of, what was expected
  TableMissing,          // file, the slice that it needs
  TableOnlyResults,      // file, the file that says only who wins
  TableTwice,            // file, the other file of the same slice
  TablesOfOtherRuleset,  // their rule set, the one expected
  NoTables,              // folder
  NoTablesOf,            // rule set, folder
  NoTableOfSlice,        // slice, folder
  NoRelatedTables,       // folder, rule set

  // Solving.
  NothingToSolve,   // most seeds, pieces or men
  TooLittleMemory,  // megabytes needed, megabytes allowed
  TooLittleDisk,    // megabytes needed, megabytes free

  // Engines, and contests between them; the programs of others are named by their command.
  UnknownOption,    // the text, the known ones
  OptionValue,      // option, the text, what was expected
  TooManyMoves,     // found number, largest number
  PlayerOption,     // player, the text, the known ones
  PlayerNoOptions,  // player
  ProgramNoEngine,  // program
  ProgramNoStart,   // program
  ProgramEnded,     // program
  ProgramSilent,    // program, milliseconds
  ProgramMove,      // program, the text; with a cause
  OutOfTime,        // player, milliseconds too many
  ClockText,        // the text

  // Records.
  RecordSyntax,          // line, what was expected
  RecordMove,            // line, move; with a cause
  RecordTag,             // line, name of the tag; with a cause
  RecordRuleset,         // the text
  RecordOfOtherRuleset,  // its rule set, the one expected
  RecordFen,             // the text
  RecordTagTwice,        // line, name of the tag, its first value
  RecordResult,          // the result stated, the result reached
  ResultText,            // the text, what was expected
  ResultTotal,           // the text, largest total
  RecordAfterResult,     // line
  RecordTooLarge,        // size, largest size
  RecordTooLong,         // line, largest number of parts
  RecordTooDeep,         // line, largest number of variations within each other
  RecordOfManyGames,     // number of games

  Last = RecordOfManyGames,
};

struct Error {
  Reason reason;
  std::vector<std::string> details = {};
  // At most one: the error that is behind this one. Told in its own words, it is the last of the
  // details.
  std::vector<Error> cause = {};

  bool operator==(const Error&) const = default;
};

}  // namespace sowmill
