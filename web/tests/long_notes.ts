// Notes on games as long as a record may be, as JSON.

const plies = 20_000;

export function longNotes(): string {
  const moves = Array.from({ length: plies }, (_, ply) => [
    `m${ply}`,
    ply + 1 < plies ? 1 : 0,
    null,
    "so",
  ]);
  return JSON.stringify([["", 1], ...moves]);
}

/** As earlier versions kept them; too deep for JSON.stringify. */
export function longOldNotes(): string {
  return '{"move":"F","mark":null,"comment":"so","next":['.repeat(plies) + "]}".repeat(plies);
}

/** Every variation has one of its own. */
export function nestedNotes(): string {
  const pairs = Array.from({ length: plies / 2 }, () => [
    ["a", 0],
    ["v", 2],
  ]);
  return JSON.stringify([["", 2], ...pairs.flat(), ["a", 0], ["b", 0]]);
}
