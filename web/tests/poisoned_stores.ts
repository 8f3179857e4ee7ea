// What a browser may have kept for us: damaged, from another version, or written by somebody who means harm.
import { longOldNotes, longNotes, nestedNotes } from "./long_notes";

export interface PoisonedStore {
  readonly name: string;
  readonly entries: Readonly<Record<string, string>>;
}

export const goodGame = {
  id: "x",
  ruleset: "ouri",
  start: null,
  actions: ["F", "c"],
  players: { first: { kind: "person" }, second: { kind: "computer", level: 3 } },
  ending: null,
  clock: null,
  timeLeft: null,
  created: 1_700_000_000_000,
  updated: 1_700_000_000_000,
  outcome: "ongoing",
  result: "*",
};
const goodResult = {
  id: "r",
  ruleset: "ouri",
  seat: "first",
  level: 3,
  outcome: "won",
  moves: 40,
  ended: 1_700_000_000_000,
  accuracy: 80,
};

const script =
  '"><img src=x onerror="document.title=\'harmed\'"><script>document.title="harmed"</script>';
const depth = 100_000;
const deepLists = "[".repeat(depth) + "]".repeat(depth);
const deepObjects = `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const huge = "x".repeat(2_000_000);
const text = JSON.stringify(goodGame);

const gameTexts: Readonly<Record<string, string>> = {
  "no text": "",
  garbage: "\u0000\ufffd{]",
  null: "null",
  "a list": "[]",
  "a number": "7",
  "a string": '"game"',
  truncated: text.slice(0, -20),
  "twice the same": text + text,
  "nested lists": deepLists,
  "nested objects": deepObjects,
  "nested lists for actions": text.replace('["F","c"]', deepLists),
  huge,
  "a prototype": `{"__proto__":${text}}`,
  "a constructor": `{"constructor":{"prototype":${text}}}`,
  "a moment without end": text.replace('"updated":1700000000000', '"updated":1e999'),
};

const gameChanges: Readonly<Record<string, object>> = {
  "a number for an id": { id: 7 },
  "the id of another": { id: "y" },
  "a path for an id": { id: "../settings" },
  "a list for a rule set": { ruleset: ["ouri"] },
  "an unknown rule set": { ruleset: "chess" },
  "a prototype for a rule set": { ruleset: "__proto__" },
  "a constructor for a rule set": { ruleset: "constructor" },
  "a script for a rule set": { ruleset: script },
  "a huge rule set": { ruleset: huge },
  "a script for a position": { start: script },
  "no actions": { actions: undefined },
  "text for actions": { actions: "F c" },
  "numbers for actions": { actions: [1, 2] },
  "illegal actions": { actions: ["F", "F", script] },
  "20,000 illegal actions": { actions: Array.from({ length: 20_000 }, () => "Z") },
  "nobody to play": { players: null },
  "a ghost to play": { players: { first: { kind: "ghost" }, second: { kind: "person" } } },
  "a negative level": {
    players: { first: { kind: "person" }, second: { kind: "computer", level: -1 } },
  },
  "a negative moment": { created: -1, updated: -1e300 },
  "a moment beyond all dates": { created: 1e300, updated: 1e300 },
  "text for a moment": { updated: "yesterday" },
  "an outcome of another kind": { outcome: {}, result: 7 },
  "an unknown outcome": { outcome: "everybody", result: script },
  "an unknown ending": { ending: { kind: "flood", seat: "third" } },
  "a negative clock": {
    clock: { minutes: -5, increment: -1e300 },
    timeLeft: { first: -1, second: -1 },
  },
  "a clock without end": {
    clock: { minutes: 1e300, increment: 1e300 },
    timeLeft: { first: 1e300, second: 1e300 },
  },
  "text for notes": { notes: "F!" },
  "objects for notes": { notes: [{ move: "", next: [{}] }] },
  "notes that end early": { notes: [[["", 1]]] },
  "notes with a negative count": { notes: [[["", -1]]] },
  "negative times": { spent: [-1, "1", null, {}] },
  "tags that are scripts": { tags: { South: script, Date: script, ["__proto__"]: script } },
  "numbers for tags": { tags: { South: 7, Event: [] } },
  "accuracy beyond all bounds": { accuracy: { first: -1e300, second: 1e300 } },
};

const settings: Readonly<Record<string, string>> = {
  garbage: "{",
  null: "null",
  "a list": "[1,2]",
  "a number": "-0",
  "a prototype": '{"__proto__":{"language":"xx","theme":"none"}}',
  "values of other kinds":
    '{"language":{},"theme":[],"look":null,"speed":7,"lines":"3","values":1}',
  "unknown values": '{"language":"__proto__","theme":"constructor","lines":-1,"seating":"stairs"}',
  "an old version": '{"language":"en"}',
  "nested objects": deepObjects,
  huge,
};

const results: Readonly<Record<string, string>> = {
  garbage: "]",
  null: "null",
  "an object": '{"length":1e9}',
  "values of other kinds": '[null,7,"won",[],{},{"id":1}]',
  "numbers beyond all bounds": JSON.stringify([
    { ...goodResult, moves: 1e300, ended: 1e300, level: 1e300 },
    { ...goodResult, id: "s", moves: 0, ended: 0, level: 0 },
    { ...goodResult, id: "t", moves: -1 },
  ]),
  "a script": JSON.stringify([{ ...goodResult, id: script, ruleset: script }]),
  "a prototype for a rule set": JSON.stringify([{ ...goodResult, ruleset: "__proto__" }]),
  "too many": JSON.stringify(
    Array.from({ length: 20_000 }, (_, id) => ({ ...goodResult, id: `${id}` })),
  ),
  "nested lists": deepLists,
};

const stores = (key: string, what: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, each]) => ({
    name: `${what}: ${name}`,
    entries: { [key]: each },
  }));

const game = (change: object) => JSON.stringify({ ...goodGame, ...change });

export const poisonedStores: readonly PoisonedStore[] = [
  ...stores("sowmill.game.x", "a game", gameTexts),
  ...Object.entries(gameChanges).map(([name, change]) => ({
    name: `a game: ${name}`,
    entries: { "sowmill.game.x": game(change) },
  })),
  ...stores("sowmill.game.x", "a game", {
    "20,000 moves with comments": text.replace(/}$/, `,"notes":[${longNotes()}]}`),
    "20,000 moves within one another": text.replace(/}$/, `,"notes":[${longOldNotes()}]}`),
    "variations within variations": text.replace(/}$/, `,"notes":[${nestedNotes()}]}`),
  }),
  ...stores("sowmill.settings", "settings", settings),
  ...stores("sowmill.results", "results", results),
  {
    name: "games: one under the name of the other",
    entries: { "sowmill.game.x": game({ id: "y" }), "sowmill.game.y": game({ id: "x" }) },
  },
  {
    name: "games: without a name, and with a strange one",
    entries: {
      "sowmill.game.": game({ id: "" }),
      "sowmill.game.__proto__": game({ id: "__proto__" }),
      [`sowmill.game.${script}`]: game({ id: script }),
    },
  },
  {
    name: "everything at once",
    entries: {
      "sowmill.settings": deepLists,
      "sowmill.results": "{",
      "sowmill.game.x": huge,
      "sowmill.game.y": game({ id: "y" }),
      "sowmill.probe": huge.slice(0, 1000),
      "sowmill.": "",
      sowmill: "null",
    },
  },
];
