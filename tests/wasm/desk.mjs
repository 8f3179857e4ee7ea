// The core's WebAssembly in Node, asked by requests of text.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

// The core asks the system for next to nothing; what it does ask for is answered with "not supported".
const notSupported = () => 52;
const system = new Proxy({}, { get: () => notSupported });

export async function openDesk(moduleFile) {
  const module = await WebAssembly.compile(readFileSync(moduleFile));
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system });
  exports._initialize();

  function ask(...fields) {
    const request = new TextEncoder().encode(fields.join("\t"));
    const place = exports.request(request.length);
    new Uint8Array(exports.memory.buffer, place, request.length).set(request);
    const length = exports.answer();
    const answer = new Uint8Array(exports.memory.buffer, exports.answer_text(), length);
    const [, status, text] = /^(ok|error)\t([^]*)$/.exec(new TextDecoder().decode(answer));
    return { status, text };
  }

  function told(...fields) {
    const { status, text } = ask(...fields);
    assert.equal(status, "ok", `${fields.join(" ")}: ${text}`);
    return text;
  }

  // Bytes that go with the next request.
  function attach(bytes) {
    // Room for them may make the memory grow, and its buffer another.
    const place = exports.attachment(bytes.length);
    new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  }

  return { ask, told, attach, json: (...fields) => JSON.parse(told(...fields)) };
}
