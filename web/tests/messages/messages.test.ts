import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { Message } from "../../src/messages/catalogue";
import { analysisCatalogues } from "../../src/analysis/messages/words";
import { BOARD_WORDS } from "../../src/board/messages";
import { notBrazilian } from "./brazilian";
import { catalogues, isMessageKey, tell } from "../../src/messages/messages";
import { openingCatalogues } from "../../src/openings/words";
import { REPLAY_WORDS } from "../../src/replay/words";
import { shareCatalogues } from "../../src/share/words";
import { statisticsCatalogues } from "../../src/statistics/words";

const source = fileURLToPath(new URL("../../src", import.meta.url));

function names(message: Message): string[] {
  const texts = typeof message === "string" ? [message] : Object.values(message);
  const found = texts.map((text) =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .map(([, name = ""]) => name)
      .sort()
      .join(),
  );
  // "the only game" need not name the number it stands for.
  return typeof message === "string"
    ? found
    : [message.other].map((text) =>
        [...text.matchAll(/\{(\w+)\}/g)]
          .map(([, name = ""]) => name)
          .sort()
          .join(),
      );
}

function typescriptFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return typescriptFiles(path);
    return path.endsWith(".ts") && !path.endsWith(".d.ts") ? [path] : [];
  });
}

type AnyCatalogue = Readonly<Record<string, Message>>;
type Family = Readonly<Record<string, AnyCatalogue>>;

/** What a board says, whose words are functions too: "setup.left(2)". */
function spoken(words: object, name = ""): AnyCatalogue {
  const found = Object.entries(words).map(([key, word]: [string, unknown]) => {
    if (typeof word === "string") return { [`${name}${key}`]: word };
    if (typeof word !== "function") return spoken(word as object, `${name}${key}.`);
    const told = [0, 1, 2].map((count) => [`${name}${key}(${count})`, String(word(count, 9))]);
    return Object.fromEntries(told) as AnyCatalogue;
  });
  return Object.assign({}, ...found) as AnyCatalogue;
}

function spokenIn(words: Readonly<Record<string, object>>): Family {
  return Object.fromEntries(
    Object.entries(words).map(([language, each]) => [language, spoken(each)]),
  );
}

/** The page's own catalogues, and those of the parts that bring their own. */
const families: Readonly<Record<string, Family>> = {
  page: catalogues,
  analysis: analysisCatalogues,
  openings: openingCatalogues,
  share: shareCatalogues,
  statistics: statisticsCatalogues,
  board: spokenIn(BOARD_WORDS),
  replay: spokenIn(REPLAY_WORDS),
};

const all = Object.entries(families).flatMap(([part, each]) =>
  Object.entries(each).map(
    ([language, catalogue]) => [part, language, catalogue, each["en"] as AnyCatalogue] as const,
  ),
);

describe.each(all)("the catalogue %s %s", (_, _language, catalogue, english) => {
  test("has every message and none to spare", () =>
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort()));

  test("has nothing empty", () => {
    for (const [key, message] of Object.entries(catalogue))
      for (const text of typeof message === "string" ? [message] : Object.values(message))
        expect(text.trim(), key).not.toBe("");
  });

  test("names the same values", () => {
    for (const [key, message] of Object.entries(english))
      expect(names(catalogue[key] as Message), key).toEqual(names(message));
  });
});

// A message that is forgotten would else be told in another language, and nobody would know.
test.each(typescriptFiles(source).filter((path) => /const ptBR/.test(readFileSync(path, "utf8"))))(
  "%s takes no message from another catalogue",
  (path) => {
    expect(readFileSync(path, "utf8")).not.toMatch(/\.\.\.(?:en|ptPT)\b/);
  },
);

test("numbers choose the form", () => {
  expect(tell("en", "game.captured", { count: 1 })).toBe("1 seed captured");
  expect(tell("en", "game.captured", { count: 0 })).toBe("0 seeds captured");
  expect(tell("pt-PT", "game.captured", { count: 1 })).toBe("1 semente capturada");
  expect(tell("pt-PT", "game.captured", { count: 0 })).toBe("0 sementes capturadas");
  expect(tell("pt-BR", "game.captured", { count: 1 })).toBe("1 semente capturada");
  expect(tell("pt-BR", "game.captured", { count: 0 })).toBe("0 sementes capturadas");
  expect(tell("pt-BR", "game.captured", { count: 2 })).toBe("2 sementes capturadas");
});

test.each(Object.entries(families))("the Brazilian words of %s are Brazilian", (_, each) => {
  for (const [key, message] of Object.entries(each["pt-BR"] ?? {}))
    for (const text of typeof message === "string" ? [message] : Object.values(message))
      expect(text, key).not.toMatch(notBrazilian);
});

test.each(["pt-PT", "pt-BR"])("a game that was played is one thing in %s", (language) => {
  // A "partida" is the match of Lib al-Aqil, of several rounds.
  for (const each of Object.values(families))
    for (const [key, message] of Object.entries(each[language] ?? {}))
      if (key !== "aqil.score" && !JSON.stringify(message).includes("Lib al-Aqil"))
        expect(JSON.stringify(message), key).not.toMatch(/partidas?\b/i);
});

test("no message is unused", () => {
  const text = typescriptFiles(source)
    .filter((path) => !/(?:messages|words)\/(en|pt_pt|pt_br)\.ts$/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  // Keys put together of parts: `side.${side}`.
  const made = [...text.matchAll(/`([a-z_.]+[._])\$\{[^}]+\}((?:\.[a-z_]+)?)`/g)].map(
    ([, head = "", tail = ""]) =>
      new RegExp(`^${head.replaceAll(".", "\\.")}[\\w-]+${tail.replaceAll(".", "\\.")}$`),
  );
  const keys = Object.entries(families)
    .filter(([part]) => part !== "board" && part !== "replay")
    .flatMap(([, each]) => Object.keys(each["en"] ?? {}));
  const unused = keys.filter(
    (key) => !text.includes(`"${key}"`) && !made.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

// What stands between tags, or in an attribute that is read out, must come from a catalogue.
function literalsIn(markup: string): string[] {
  const spoken = /(?:aria-label|aria-description|title|alt|placeholder)="([^"]*)"/g;
  const attributes = [...markup.matchAll(spoken)].map(([, text = ""]) => text);
  const texts = markup
    .replace(/<!--[^]*?-->/g, "")
    .replace(/<[^>]*>/g, "\n")
    .split("\n");
  return [...attributes, ...texts]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

// Every html`...` and svg`...`, with a number in place of each expression.
function literals(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && /^(html|svg)$/.test(node.tag.getText())) {
      const { template } = node;
      const spans = ts.isTemplateExpression(template) ? template.templateSpans : [];
      const head = ts.isTemplateExpression(template) ? template.head.text : template.text;
      found.push(...literalsIn(head + spans.map((span) => `0${span.literal.text}`).join("")));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("a.ts", code, ts.ScriptTarget.ES2022, true));
  return found;
}

test("the search for literal strings finds them", () => {
  expect(literals("html`<p>Hello</p>`")).toEqual(["Hello"]);
  expect(literals('html`<p title="Hello there">${x ? html`<b>Inner</b>` : y}</p>`')).toEqual([
    "Hello there",
    "Inner",
  ]);
  expect(
    literals("html`<p class=${a > b ? `x` : `y`} @click=${() => { go({ a: 1 }); }}>${t('k')}</p>`"),
  ).toEqual([]);
});

test.each(typescriptFiles(source).map((path) => [path.slice(source.length + 1), path]))(
  "%s has no literal string that people see",
  (_, path) => {
    expect(literals(readFileSync(path, "utf8"))).toEqual([]);
  },
);

test("keys can be recognised", () => {
  expect(isMessageKey("nav.home")).toBe(true);
  expect(isMessageKey("nav.nowhere")).toBe(false);
});
