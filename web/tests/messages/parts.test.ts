// The parts of the page that bring their own words.
import { describe, expect, test } from "vitest";
import type { Message } from "../../src/messages/catalogue";
import { openingCatalogues } from "../../src/openings/words";
import { shareCatalogues } from "../../src/share/words";
import { statisticsCatalogues } from "../../src/statistics/words";

const parts = {
  share: shareCatalogues,
  statistics: statisticsCatalogues,
  openings: openingCatalogues,
};

const textsOf = (message: Message) =>
  typeof message === "string" ? [message] : Object.values(message);
const namesIn = (message: Message) =>
  [...(textsOf(message).at(-1) ?? "").matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const all = Object.entries(parts).flatMap(([part, catalogues]) =>
  Object.entries(catalogues).map(
    ([language, catalogue]) => [part, language, catalogues.en, catalogue] as const,
  ),
);

describe.each(all)("the words of %s in %s", (_, language, english, catalogue) => {
  const messages = new Map<string, Message>(Object.entries(catalogue));

  test("are all there, and none to spare", () =>
    expect([...messages.keys()].sort()).toEqual(Object.keys(english).sort()));

  test("name the same values", () => {
    for (const [key, message] of Object.entries<Message>(english))
      expect(namesIn(messages.get(key) ?? ""), key).toEqual(namesIn(message));
  });

  test("have nothing empty, and the plural forms of their language", () => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set([0, 1, 2, 5, 10, 72].map((count) => rules.select(count)));
    for (const [key, message] of messages) {
      for (const text of textsOf(message)) expect(text.trim(), key).not.toBe("");
      if (typeof message !== "string")
        for (const form of needed) expect(Object.keys(message), key).toContain(form);
    }
  });

  test("are Brazilian in Brazil", () => {
    if (language !== "pt-BR") return;
    for (const text of [...messages.values()].flatMap(textsOf))
      expect(text).not.toMatch(
        /ecrã|[Ff]icheiro|[Gg]uarda|[Ll]igação|[Rr]egisto|\b[Pp]artilh|A \w+r …/,
      );
  });
});
