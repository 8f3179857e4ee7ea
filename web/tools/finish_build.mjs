// After both builds: packs the single one into build/web/sowmill.html, and lays a compressed copy beside
// every file that gains by it, for servers that send it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const single = here("../dist/single/");
const site = here("../../build/web/");
const MOST_BYTES = 4_000_000;

// The file may ask nothing of anybody: what it needs is inside.
const policy =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; " +
  "style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:";

function packed() {
  const read = (address) => readFileSync(join(single, address), "utf8");
  const html = readFileSync(join(single, "index.html"), "utf8")
    .replace(/<link rel="(?:manifest|apple-touch-icon|modulepreload)"[^>]*>\s*/g, "")
    .replace(
      /<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g,
      (_, file) => `<style>${read(file)}</style>`,
    )
    // "</script" in a text of the program would end it; "<!--" would hide the rest.
    .replace(/<script type="module"[^>]*src="\.\/([^"]+)"[^>]*><\/script>/g, (_, file) => {
      const program = read(file)
        .replace(/<\/(script)/gi, "<\\/$1")
        .replace(/<!--/g, "<\\!--");
      return `<script type="module">${program}</script>`;
    })
    .replace(
      "<head>",
      () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
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

writeFileSync(join(site, "sowmill.html"), packed());
for (const path of filesOf(site)) if (COMPRESSED.has(extname(path))) compress(path);
