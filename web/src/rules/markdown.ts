// The little Markdown that docs/rules is written in, made HTML. What it does not know it refuses, so
// that a page which starts to use more is noticed when the site is built.

export interface Drawing {
  readonly name: string;
  readonly caption: string;
}

export interface MarkdownOptions {
  // Where a link leads on the site; null leaves its text without the link.
  readonly link: (address: string) => string | null;
  readonly drawing: (drawing: Drawing) => string;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

// As GitHub names the anchors of headings.
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[`*]/g, "")
    .replace(/[^\p{L}\p{N}\- ]/gu, "")
    .trim()
    .replace(/ /g, "-");
}

function inline(text: string, options: MarkdownOptions): string {
  const codes: string[] = [];
  const marked = escapeHtml(text)
    .replace(/`([^`]+)`/g, (_, code: string) => `\u0000${codes.push(code) - 1}\u0000`)
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, label: string, address: string) => {
      const target = options.link(address);
      return target === null ? label : `<a href="${escapeHtml(target)}">${label}</a>`;
    })
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");
  return marked.replace(
    /\u0000(\d+)\u0000/g,
    (_, index: string) => `<code>${codes[Number(index)]}</code>`,
  );
}

function cells(row: string): string[] {
  return row
    .replace(/^\s*\|/, "")
    .replace(/\|\s*$/, "")
    .split("|")
    .map((cell) => cell.trim());
}

function table(lines: string[], options: MarkdownOptions): string {
  const [head = "", , ...rows] = lines;
  const line = (row: string, tag: string) =>
    `<tr>${cells(row)
      .map((cell) => `<${tag}>${inline(cell, options)}</${tag}>`)
      .join("")}</tr>`;
  const body = rows.map((row) => line(row, "td")).join("");
  // A wide table scrolls by itself, by keyboard too.
  return `<div class="table" tabindex="0" role="group"><table><thead>${line(head, "th")}</thead><tbody>${body}</tbody></table></div>`;
}

const itemStart = /^(?:[-*]|\d+\.) +/;

function list(lines: string[], options: MarkdownOptions): string {
  const ordered = /^\d/.test(lines[0] ?? "");
  const items: string[][] = [];
  for (const line of lines) {
    const start = itemStart.exec(line);
    if (start) items.push([line.slice(start[0].length)]);
    else items.at(-1)?.push(line.replace(/^ {2,4}/, ""));
  }
  const tag = ordered ? "ol" : "ul";
  const inside = (item: string[]) => {
    const whole = blocks(item, options);
    // A single paragraph needs no <p> of its own.
    return whole.length === 1 ? (whole[0] ?? "").replace(/^<p>|<\/p>$/g, "") : whole.join("");
  };
  return `<${tag}>${items.map((item) => `<li>${inside(item)}</li>`).join("")}</${tag}>`;
}

// Takes lines while they belong together.
function take(
  lines: string[],
  from: number,
  belongs: (line: string, index: number) => boolean,
): string[] {
  let end = from;
  while (end < lines.length && belongs(lines[end] ?? "", end)) end += 1;
  return lines.slice(from, end);
}

// A list goes on over blank lines as long as what follows is indented or another item.
function listLines(lines: string[], from: number): string[] {
  return take(lines, from, (line, index) => {
    if (line.trim() !== "")
      return (
        index === from ||
        /^\s/.test(line) ||
        itemStart.test(line) ||
        (lines[index - 1] ?? "").trim() !== ""
      );
    const next = lines[index + 1] ?? "";
    return /^\s+\S/.test(next) || itemStart.test(next);
  });
}

function blocks(lines: string[], options: MarkdownOptions): string[] {
  const made: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? "";
    let taken = [line];
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    const image = /^!\[([^\]]*)\]\((?:.*\/)?([^/)]+)\)$/.exec(line.trim());
    if (line.trim() === "") {
      // Nothing to write.
    } else if (heading) {
      const [, marks = "", text = ""] = heading;
      made.push(
        `<h${marks.length} id="${slug(text)}" tabindex="-1">${inline(text, options)}</h${marks.length}>`,
      );
    } else if (image) {
      made.push(
        options.drawing({
          caption: image[1] ?? "",
          name: (image[2] ?? "").replace(/\.\w+\.svg$/, ""),
        }),
      );
    } else if (/^\s*\|/.test(line)) {
      taken = take(lines, index, (each) => /^\s*\|/.test(each));
      made.push(table(taken, options));
    } else if (itemStart.test(line)) {
      taken = listLines(lines, index);
      made.push(list(taken, options));
    } else if (/^(```|>|<)/.test(line)) {
      throw new Error(`Markdown that the rules pages do not use: ${line}`);
    } else {
      taken = take(lines, index, (each) => each.trim() !== "" && !/^(#|!\[|\|)/.test(each));
      made.push(`<p>${inline(taken.map((each) => each.trim()).join(" "), options)}</p>`);
    }
    index += taken.length;
  }
  return made;
}

export function toHtml(markdown: string, options: MarkdownOptions): string {
  return blocks(markdown.replace(/\r/g, "").split("\n"), options).join("\n");
}
