// After the builds: packs the single one into build/web/sowmill.html, lays the board for other pages
// beside it, and a compressed copy beside every file that gains by it, for servers that send it.
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const single = here("../dist/single/");
const site = here("../../build/web/");
const embedded = here("../dist/embed/sowmill-board.js");
const MOST_BYTES = 4_000_000;
const MOST_EMBEDDED_BYTES = 650_000;

// The file may ask nothing of anybody: what it needs is inside, and no other script may run.
const policy = (scripts) =>
  `default-src 'none'; script-src ${scripts.map(digest).join(" ")} 'wasm-unsafe-eval'; ` +
  "worker-src blob:; img-src data: blob:; media-src data: blob:";

function digest(script) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

// "</script" in a text of the program would end it; "<!--" would hide the rest.
function embeddable(program) {
  return program.replace(/<\/(script)/gi, "<\\/$1").replace(/<!--/g, "<\\!--");
}

function packed() {
  const scripts = [];
  const html = readFileSync(join(single, "index.html"), "utf8")
    .replace(/<link rel="(?:manifest|apple-touch-icon|modulepreload)"[^>]*>\s*/g, "")
    .replace(/<script type="module"[^>]*src="\.\/([^"]+)"[^>]*><\/script>/g, (_, file) => {
      scripts.push(embeddable(readFileSync(join(single, file), "utf8")));
      return `<script type="module">${scripts.at(-1)}</script>`;
    })
    .replace(
      "<head>",
      () =>
        `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy(scripts)}" />`,
    );
  const left = /(?:src|href)="\.?\/?assets\/[^"]*"/.exec(html);
  if (left) throw new Error(`sowmill.html would still need ${left[0]}`);
  const size = Buffer.byteLength(html);
  if (size > MOST_BYTES) throw new Error(`sowmill.html has ${size} bytes, more than ${MOST_BYTES}`);
  return html;
}

function* filesOf(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

const COMPRESSED = new Set([
  ".html",
  ".js",
  ".css",
  ".wasm",
  ".svg",
  ".json",
  ".webmanifest",
  ".txt",
]);

function compress(path) {
  const content = readFileSync(path);
  const small = gzipSync(content, { level: 9 });
  if (small.length < 0.95 * content.length) writeFileSync(`${path}.gz`, small);
}

const embeddedSize = statSync(embedded).size;
if (embeddedSize > MOST_EMBEDDED_BYTES)
  throw new Error(`sowmill-board.js has ${embeddedSize} bytes, more than ${MOST_EMBEDDED_BYTES}`);
copyFileSync(embedded, join(site, "sowmill-board.js"));
writeFileSync(join(site, "sowmill.html"), packed());
for (const path of filesOf(site)) if (COMPRESSED.has(extname(path))) compress(path);
