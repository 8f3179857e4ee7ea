// Makes a page of docs/rules a page of the site: its links stay on the site, and its drawings become
// boards that move.
import { type Drawing, escapeHtml, toHtml } from "./markdown";

export interface Example {
  readonly ruleset: string;
  readonly position: string;
  readonly move: string | null;
}

// The lines of docs/rules/examples.tsv: image, ruleset, position, move, next.
export function readExamples(table: string): Map<string, Example> {
  const examples = new Map<string, Example>();
  for (const line of table.trim().split("\n").slice(1)) {
    const [image = "", ruleset = "", position = "", move = "-"] = line.split("\t");
    examples.set(image, { ruleset, position, move: move === "-" ? null : move });
  }
  return examples;
}

// "ouri.en.md#writing-it-down" leads to #/rules/ouri/writing-it-down; the table of rule sets is the
// rules screen itself.
export function siteLink(address: string): string | null {
  const [file = "", anchor = ""] = address.split("#");
  const part = anchor === "" ? "" : `/${anchor}`;
  if (file === "") return `#${anchor}`;
  if (file === "README.md") return anchor === "" ? "#/rules" : `#/rules/all${part}`;
  const page = /^([a-z-]+)\.(?:en|pt)\.md$/.exec(file);
  return page ? `#/rules/${page[1]}${part}` : null;
}

function drawn(drawing: Drawing, examples: Map<string, Example>): string {
  const example = examples.get(drawing.name);
  if (!example) throw new Error(`no example ${drawing.name} in examples.tsv`);
  const attributes = [
    `ruleset="${example.ruleset}"`,
    `position="${example.position}"`,
    example.move === null ? "" : `move="${example.move}"`,
    `caption="${escapeHtml(drawing.caption)}"`,
  ];
  return `<sowmill-example ${attributes.filter(Boolean).join(" ")}></sowmill-example>`;
}

// The heading and the line of links below it are the screen's own business.
function withoutHead(markdown: string): string {
  return markdown.replace(/^# .*\n+(?:[^\n]+\n)+/, "");
}

export function rulesPage(markdown: string, examples: Map<string, Example>): string {
  return toHtml(withoutHead(markdown), {
    link: siteLink,
    drawing: (drawing) => drawn(drawing, examples),
  });
}

// README.md holds what goes for all games, in both languages one after the other.
export function commonRulesPage(readme: string, language: "en" | "pt"): string {
  const [, english = "", portuguese = ""] =
    /## In English\n([^]*?)## Em português\n([^]*)$/.exec(readme) ?? [];
  const part = language === "en" ? english : portuguese;
  // How to read the drawings does not go for boards that move.
  const kept = part
    .replace(/### (?:The drawings|Os desenhos)\n[^]*$/, "")
    .replace(/^### /gm, "## ");
  return toHtml(kept, { link: siteLink, drawing: () => "" });
}
