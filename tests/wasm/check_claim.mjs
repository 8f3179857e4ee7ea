// Checks by replaying, with the rules alone, whether what a why-sentence claims is true of the line that it cites.
import assert from "node:assert/strict";

// What a move does: what it takes, where, which mills it closes.
function takingOf(replayed) {
  const taking = { count: 0, places: [], mills: [] };
  for (const { event, places, count, settles } of replayed.events) {
    if (settles) continue;
    if (event === "capture" || event === "bonus") taking.count += count;
    if (event === "remove") taking.count += 1;
    if (event === "capture" || event === "bonus" || event === "remove") taking.places.push(places[0]);
    if (event === "mill") taking.mills.push(places.join("-"));
  }
  return taking;
}

const otherLetter = { S: "N", N: "S", W: "B", B: "W" };
const passed = (position) => position.slice(0, -1) + otherLetter[position.at(-1)];
const otherSide = { south: "north", north: "south", white: "black", black: "white" };

// One line as it goes, from a game that has been played so far: `steps[i]` is the move of number i, with the match as it
// stands afterwards in `after`.
export class Line {
  constructor(desk, ruleset, start, history, moves) {
    this.desk = desk;
    this.ruleset = ruleset;
    this.match = desk.told("at", ruleset, start);
    for (const move of history) desk.told("play", this.match, move);
    this.before = this.now();
    this.moves = moves;
    this.steps = moves.map((move) => {
      const replayed = desk.json("replay", this.match, move);
      desk.told("play", this.match, move);
      return { move, side: replayed.chooser, taking: takingOf(replayed), after: this.now() };
    });
  }
  now() {
    return this.desk.json("match", this.match);
  }
  close() {
    this.desk.told("close", this.match);
  }
  // Every legal move of a position, with what it takes.
  choices(position) {
    const { status, text } = this.desk.ask("at", this.ruleset, position);
    if (status !== "ok") return { chooser: undefined, moves: [] };
    const { chooser, moves } = this.desk.json("match", text);
    const all = moves.map((move) => ({ move, taking: takingOf(this.desk.json("replay", text, move)) }));
    this.desk.told("close", text);
    return { chooser, moves: all };
  }
  // What the one who is to reply can do after the first move.
  replies() {
    return this.choices(this.steps[0].after.position);
  }
}

const sum = (steps, side) => steps.filter((step) => step.side === side).reduce((all, step) => all + step.taking.count, 0);
const placeOf = (board, name) => board.places.find((place) => place.name === name);

const checks = {
  only({ move }, { line }) {
    assert.deepEqual(line.before.moves, [move]);
  },
  ends(claim, about) {
    assert.equal(about.line.steps.length, 1);
    checks.leads({ ...claim, number: 1 }, about);
  },
  leads({ number, ending }, { line }) {
    assert.equal(line.steps.length, number);
    const { verdict } = line.steps.at(-1).after;
    assert.equal(verdict.outcome, ending.outcome);
    if (ending.score) assert.equal(verdict.result, ending.score);
  },
  takes({ move, count, places, turn }, { line, side }) {
    const [first] = line.steps;
    assert.equal(first.move, move);
    assert.equal(first.taking.count, count);
    assert.deepEqual(first.taking.places, places);
    if (!turn) return;
    assert.equal(turn, side);
    assert.equal(first.after.chooser, side);
    assert.ok(!first.after.moves[0].startsWith("+"));
  },
  closes({ mill, turn }, { line }) {
    assert.ok(line.steps[0].taking.mills.includes(mill.join("-")));
    assert.equal(turn, undefined);
  },
  leaves({ place, count, reply, total }, { line, side }) {
    const [first, second] = line.steps;
    const left = placeOf(first.after.board, place);
    assert.equal(left.owner, side);
    assert.equal(left.count, count);
    assert.equal(second.move, reply);
    assert.notEqual(second.side, side);
    assert.ok(second.taking.places.includes(place));
    assert.equal(second.taking.count, total);
  },
  "lets-take"({ reply, count, places, after = [] }, { line, side }) {
    const step = line.steps[1 + after.length];
    assert.deepEqual(line.moves.slice(1, 1 + after.length), after);
    assert.equal(step.move, reply);
    assert.notEqual(step.side, side);
    assert.equal(step.taking.count, count);
    assert.deepEqual(step.taking.places, places);
  },
  "lets-close"({ side: who, mill, after = [] }, { line, side }) {
    const step = line.steps[1 + after.length];
    assert.deepEqual(line.moves.slice(1, 1 + after.length), after);
    assert.equal(who, otherSide[side]);
    assert.equal(step.side, who);
    assert.ok(step.taking.mills.includes(mill.join("-")));
  },
  prepares({ later, count, places }, { line, side }) {
    const step = line.steps[2];
    assert.equal(step.move, later);
    assert.equal(step.side, side);
    assert.equal(step.taking.count, count);
    assert.deepEqual(step.taking.places, places);
  },
  "prepares-mill"({ mill }, { line, side }) {
    assert.equal(line.steps[2].side, side);
    assert.ok(line.steps[2].taking.mills.includes(mill.join("-")));
  },
  // Where something else would have saved it, the danger is the reply to what was played; else what the other side
  // could have done had it been its turn.
  saves({ line: number, place, count, danger }, { line, played, side }) {
    const threat = number === 1 ? played.steps[1] : dangerOf(line, danger);
    const board = number === 1 ? played.steps[0].after.board : line.before.board;
    assert.equal(threat.move, danger);
    assert.ok(threat.taking.places.includes(place));
    assert.deepEqual(placeOf(board, place), { name: place, count, owner: side });
    const { chooser, moves } = line.replies();
    assert.equal(chooser, otherSide[side]);
    assert.ok(moves.every(({ taking }) => !taking.places.includes(place)));
  },
  stops({ line: number, mill }, { line, played, side }) {
    const name = mill.join("-");
    const threats = number === 1 ? [played.steps[1]] : line.choices(passed(line.before.position)).moves;
    assert.ok(threats.some(({ taking }) => taking.mills.includes(name)));
    const { chooser, moves } = line.replies();
    assert.equal(chooser, otherSide[side]);
    assert.ok(moves.every(({ taking }) => !taking.mills.includes(name)));
  },
  threatens({ count, next }, { line, side }) {
    const { chooser, moves } = line.choices(passed(line.steps[0].after.position));
    assert.equal(chooser, side);
    assert.equal(moves.find(({ move }) => move === next).taking.count, count);
  },
  menaces({ mill }, { line, side }) {
    const { chooser, moves } = line.choices(passed(line.steps[0].after.position));
    assert.equal(chooser, side);
    assert.ok(moves.some(({ taking }) => taking.mills.includes(mill.join("-"))));
  },
  blocks({ place }, { line, side }) {
    const canMove = ({ moves }) => moves.some(({ move }) => move.startsWith(`${place}-`));
    assert.equal(placeOf(line.steps[0].after.board, place).owner, otherSide[side]);
    assert.ok(canMove(line.choices(passed(line.before.position))));
    assert.ok(!canMove(line.replies()));
  },
  balance({ side: who, side2, count, count2, number }, { line, side }) {
    assert.equal(who, side);
    assert.equal(side2, otherSide[side]);
    assert.ok(number <= line.steps.length);
    assert.equal(sum(line.steps.slice(0, number), side), count);
    assert.equal(sum(line.steps.slice(0, number), side2), count2);
  },
  "would-be"(claim, about) {
    checks.balance(claim, about);
  },
  setup({ opponent, ...claim }, about) {
    const rows = about.line.before.position.split("-");
    assert.ok([rows.slice(0, 6), rows.slice(6, 12)].some((row) => row.join("-") === opponent));
    checks.balance(claim, about);
  },
  "nothing-better"({ move }, { judged }) {
    assert.equal(judged.move, move);
    assert.ok(judged.expectedBeforeThousandths - judged.expectedAfterThousandths < 10);
  },
  promises({ move, percent, percent2 }, { judged }) {
    assert.equal(judged.best, move);
    assert.equal(percent, Math.floor((judged.expectedBeforeThousandths + 5) / 10));
    assert.equal(percent2, Math.floor((judged.expectedAfterThousandths + 5) / 10));
    assert.ok(judged.expectedBeforeThousandths > judged.expectedAfterThousandths);
  },
};

function dangerOf(line, danger) {
  const found = line.choices(passed(line.before.position)).moves.find(({ move }) => move === danger);
  assert.ok(found, `nobody could play ${danger}`);
  return found;
}

// A sentence's claims, against the lines cited. `judged` is a move of the review's JSON.
export function checkClaims(claims, judged, lines) {
  for (const claim of claims) {
    const line = lines[claim.line];
    const named = claim.line === 0 ? judged.move : judged.best;
    if (claim.move) assert.equal(named.split(" ").at(-1), claim.move);
    if (judged.kind === "move" && line.moves.length > 0) assert.equal(line.moves[0], claim.move ?? line.moves[0]);
    checks[claim.kind](claim, { line, played: lines[0], side: judged.side, judged });
  }
}
