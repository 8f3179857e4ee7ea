import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { brazilian, brazilianWords } from "../../src/rules/brazilian";
import { escapeHtml, slug, toHtml } from "../../src/rules/markdown";
import { commonRulesPage, readExamples, rulesPage, siteLink } from "../../src/rules/page";

import { notBrazilian } from "../messages/brazilian";

const folder = fileURLToPath(new URL("../../../docs/rules", import.meta.url));
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const examples = readExamples(read("examples.tsv"));
const plain = { link: (address: string) => address, drawing: () => "" };

describe("Markdown", () => {
  test.each([
    [
      "Two *soft* and **loud** `a*b*c` words",
      "<p>Two <em>soft</em> and <strong>loud</strong> <code>a*b*c</code> words</p>",
    ],
    ["a < b & c", "<p>a &lt; b &amp; c</p>"],
    ["[text](where)", '<p><a href="where">text</a></p>'],
    ["## 7. A cycle", '<h2 id="7-a-cycle" tabindex="-1">7. A cycle</h2>'],
    ["- one\n  more\n- two", "<ul><li>one more</li><li>two</li></ul>"],
    ["1. one\n2. two", "<ol><li>one</li><li>two</li></ol>"],
    ["lines\nof text", "<p>lines of text</p>"],
  ])("%j", (markdown, html) => expect(toHtml(markdown, plain)).toBe(html));

  test("tables", () => {
    expect(toHtml("| a | b |\n|---|---|\n| 1 | 2 |", plain)).toContain(
      "<thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>",
    );
  });

  test("a list may hold a table", () => {
    const html = toHtml("- one\n\n  | a |\n  |---|\n  | 1 |\n\n- two", plain);
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toContain("<td>1</td>");
  });

  test("refuses what it does not know", () => expect(() => toHtml("> quote", plain)).toThrow());

  test("anchors are as on GitHub", () =>
    expect(slug("5. Uma só semente")).toBe("5-uma-só-semente"));
  test("text is made safe", () => expect(escapeHtml('<a "b">')).toBe("&lt;a &quot;b&quot;&gt;"));
});

describe("links stay on the site", () => {
  test.each([
    ["ouri.en.md", "#/rules/ouri"],
    ["aqil.pt.md#5-uma-só-semente", "#/rules/aqil/5-uma-só-semente"],
    ["README.md", "#/rules"],
    ["README.md#in-all-games", "#/rules/all/in-all-games"],
    ["#7-a-cycle", "#7-a-cycle"],
    ["examples.tsv", null],
  ])("%s", (address, target) => expect(siteLink(address)).toBe(target));
});

const pageFiles = readdirSync(folder).filter((name) => /\.(en|pt)\.md$/.test(name));

describe.each(pageFiles)("%s", (name) => {
  const html = rulesPage(read(name), examples);

  test("keeps all its drawings, as boards", () => {
    const drawings = read(name).match(/^!\[/gm)?.length ?? 0;
    expect(html.match(/<sowmill-example /g)?.length ?? 0).toBe(drawings);
  });

  test("has no Markdown left over", () => {
    const text = html.replace(/<code>[^]*?<\/code>/g, "");
    expect(text).not.toMatch(/\*\*|\]\(|^\s*[-|#] /m);
  });

  test("has every anchor that it leads to", () => {
    for (const [, anchor = ""] of html.matchAll(/href="#([^/"][^"]*)"/g))
      expect(html).toContain(`id="${anchor}"`);
  });

  test("leads only to pages that are there", () => {
    for (const [, page = "", anchor] of html.matchAll(
      /href="#\/rules\/([a-z-]+)(?:\/([^"]*))?"/g,
    )) {
      const language = name.includes(".en.") ? "en" : "pt";
      const target =
        page === "all"
          ? commonRulesPage(read("README.md"), language)
          : rulesPage(read(`${page}.${language}.md`), examples);
      if (anchor) expect(target).toContain(`id="${anchor}"`);
    }
  });
});

test.each(["en", "pt"] as const)("what goes for all games, in %s", (language) => {
  const html = commonRulesPage(read("README.md"), language);
  expect(html).toContain("<h2");
  expect(html).toContain("<table>");
});

describe("Brazil reads", () => {
  const european = [...pageFiles.filter((name) => name.includes(".pt.")), "README.md"];
  const outside = (text: string) => text.replace(/«[^»]*»|`[^`]*`/g, "…");

  test.each(european)("%s in its own words", (name) => {
    // README.md is in English too.
    const text = brazilian(read(name)).replace(/^[^]*## Em português\n/, "");
    expect(outside(text)).not.toMatch(notBrazilian);
    expect(outside(text)).not.toMatch(/\bnuma?\b|até (?:ao|à)|[Ss]ecç|\ba (?:semear|jogar),/u);
    expect(outside(text)).not.toMatch(/\S {2}\S| [.,;]/);
  });

  test.each(european)("what the sources of %s say as they say it", (name) => {
    const quotes = (text: string) => text.match(/«[^»]*»|`[^`]*`/g);
    expect(quotes(brazilian(read(name)))).toEqual(quotes(read(name)));
  });

  test.each([
    ["Duas filas, a fila\ndo outro", "Duas fileiras, a fileira\ndo outro"],
    ["Retira a peça retirada", "Remove a peça removida"],
    ["Num buraco, até\naos 60", "Em um buraco, até os 60"],
    ["um perfilado numeroso", "um perfilado numeroso"],
    ["«a fila» e `fila`", "«a fila» e `fila`"],
  ])("%j", (there, here) => expect(brazilian(there)).toBe(here));

  test.each(brazilianWords)("%j is on a page", (words) => {
    const pages = european.map((name) => outside(read(name)).replace(/\s+/g, " ").toLowerCase());
    expect(pages.some((page) => page.includes(words.toLowerCase()))).toBe(true);
  });

  test.each(european)("every anchor that %s leads to", (name) => {
    const html =
      name === "README.md"
        ? commonRulesPage(brazilian(read(name)), "pt")
        : rulesPage(brazilian(read(name)), examples);
    for (const [, anchor = ""] of html.matchAll(/href="#([^/"][^"]*)"/g))
      expect(html).toContain(`id="${anchor}"`);
    for (const [, page = "", anchor] of html.matchAll(
      /href="#\/rules\/([a-z-]+)(?:\/([^"]*))?"/g,
    )) {
      if (!anchor || page === "all") continue;
      expect(rulesPage(brazilian(read(`${page}.pt.md`)), examples)).toContain(`id="${anchor}"`);
    }
  });
});

test("every page is a module", async () => {
  const { pages } = await import("virtual:rules");
  const names = pageFiles.filter((name) => name.includes(".en.")).length + 1;
  expect(Object.keys(pages)).toHaveLength(3 * names);
  expect((await pages["ouri.pt-PT"]?.())?.default).toContain("<sowmill-example");
  expect((await pages["ouri.pt-PT"]?.())?.default).toContain("Duas filas");
  expect((await pages["ouri.pt-BR"]?.())?.default).toContain("Duas fileiras");
});
