// From a drawing that is dressed by style sheets to one that wears its colours itself: attributes that
// every program understands, without variables, classes or scripts.

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly text: string;
}

const SVG = "http://www.w3.org/2000/svg";
const FONT = "Nunito, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', Verdana, sans-serif";

/** What an element takes from the one around it, so that it is written where it changes. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: "#000000 1",
  stroke: "none 1",
  "stroke-width": "1px",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "font-size": "16px",
  "font-weight": "400",
  "text-anchor": "start",
};
const OWN: Readonly<Record<string, string>> = {
  opacity: "1",
  "stop-color": "#000000 1",
  "text-decoration-line": "none",
};
const KEPT = /^(?:id|d|x|y|x2|y2|cx|cy|r|rx|ry|width|height|points|offset|href|clip-path)$/;
/** Browsers say that these are not displayed; what is made of them is. */
const DEFINITIONS = new Set(["defs", "linearGradient", "radialGradient", "stop", "clipPath"]);
const PAINTS = new Set(["fill", "stroke", "stop-color"]);
const LENGTHS = new Set(["stroke-width", "font-size", "stroke-dasharray"]);

/** Parts that were dressed before. The same part of the same drawing wears the same. */
export type Wardrobe = Map<string, string>;

export function standalone(drawn: SVGSVGElement, frame: Frame, wardrobe: Wardrobe): string {
  const { width, height, title, text } = frame;
  const inside = [...drawn.children].map((child) => dressed(child, INHERITED, wardrobe)).join("");
  return (
    `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" font-family="${FONT}" font-size="16">` +
    `<title>${escaped(title)}</title><desc>${escaped(text)}</desc>${inside}</svg>`
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

type Worn = Readonly<Record<string, string>>;

function dressed(drawn: Element, around: Worn, wardrobe: Wardrobe | null): string {
  const style = getComputedStyle(drawn);
  const defines = DEFINITIONS.has(drawn.localName);
  if (!defines && (style.display === "none" || style.visibility === "hidden")) return "";
  const worn = wornBy(style);
  const inside =
    drawn.localName === "text"
      ? escaped((drawn.textContent ?? "").trim())
      : [...drawn.children].map((child) => insideOf(child, worn, wardrobe)).join("");
  if (drawn.localName === "g" && inside === "") return "";
  const attributes = [...ownAttributes(drawn), ...attributesOf(drawn, style, worn, around)]
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
  return `<${drawn.localName}${attributes}>${inside}</${drawn.localName}>`;
}

// Asking what a thing wears takes long, and most of a board is the same in every picture of a move.
function insideOf(drawn: Element, around: Worn, wardrobe: Wardrobe | null): string {
  if (!wardrobe) return dressed(drawn, around, null);
  const key = drawn.outerHTML;
  const known = wardrobe.get(key) ?? dressed(drawn, around, null);
  wardrobe.set(key, known);
  return known;
}

function ownAttributes(drawn: Element): [string, string][] {
  return [...drawn.attributes]
    .filter(({ name }) => KEPT.test(name))
    .map(({ name, value }) => [name, value]);
}

function attributesOf(
  drawn: Element,
  style: CSSStyleDeclaration,
  worn: Worn,
  around: Worn,
): [string, string][] {
  const changes = Object.entries(worn).filter(([name, value]) => value !== around[name]);
  const own = Object.entries(OWN)
    .map(([name, usual]) => ({ name, usual, value: valueOf(style, name) }))
    .filter(
      ({ name, usual, value }) =>
        value !== usual && !(name === "stop-color" && drawn.localName !== "stop"),
    )
    .map(({ name, value }): [string, string] => [
      name === "text-decoration-line" ? "text-decoration" : name,
      value,
    ]);
  const moved = transformOf(style);
  return [
    ...[...changes, ...own].flatMap(([name, value]) => written(name, value)),
    ...(moved === "" ? [] : [["transform", moved] as [string, string]]),
  ];
}

function wornBy(style: CSSStyleDeclaration): Record<string, string> {
  return Object.fromEntries(Object.keys(INHERITED).map((name) => [name, valueOf(style, name)]));
}

/** A paint together with its opacity: the one is not understood without the other. */
function valueOf(style: CSSStyleDeclaration, name: string): string {
  const value = style.getPropertyValue(name);
  if (!PAINTS.has(name)) return value;
  const { colour, opacity } = colourOf(value);
  const part = Number(style.getPropertyValue(opacityOf(name)));
  return `${colour} ${Math.round(opacity * part * 1000) / 1000}`;
}

function opacityOf(paint: string): string {
  return paint === "stop-color" ? "stop-opacity" : `${paint}-opacity`;
}

function written(name: string, value: string): [string, string][] {
  if (!PAINTS.has(name)) return [[name, LENGTHS.has(name) ? value.replaceAll("px", "") : value]];
  const [colour = "", opacity = "1"] = value.split(" ");
  // The one around may be transparent.
  const needed = opacity !== "1" || name !== "stop-color";
  return [[name, colour], ...(needed ? [[opacityOf(name), opacity] as [string, string]] : [])];
}

/** "rgba(1, 2, 3, 0.5)" is understood by browsers; a colour and an opacity by everybody. */
export function colourOf(value: string): { colour: string; opacity: number } {
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!numbers) return { colour: value.replace(/^url\("?(#[^")]+)"?\).*$/, "url($1)"), opacity: 1 };
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbers;
  const hex = (part: number) => Math.round(part).toString(16).padStart(2, "0");
  return { colour: `#${hex(red)}${hex(green)}${hex(blue)}`, opacity };
}

function transformOf(style: CSSStyleDeclaration): string {
  const parts: string[] = [];
  const shift = /^(-?[\d.]+)px(?: (-?[\d.]+)px)?$/.exec(style.translate);
  if (shift) parts.push(`translate(${shift[1]} ${shift[2] ?? 0})`);
  const { transform } = style;
  if (transform !== "none" && transform !== "matrix(1, 0, 0, 1, 0, 0)") parts.push(transform);
  return parts.join(" ");
}
