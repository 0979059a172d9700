// Sizes of generated code, and what a message takes in node beside JSON and MessagePack.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ToServer, ToClient } from "./messages.js";

for (const names of [["messages.js"], ["tightwire.js"], ["messages.js", "tightwire.js"], ["messages.hpp"]]) {
  const text = names.map((name) => readFileSync(name, "utf8")).join("");
  console.log(`${names.join(" + ")}: ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzipped`);
}

const formats = {};
const text = new TextEncoder();
const decoder = new TextDecoder();
formats.JSON = { encode: (value) => text.encode(JSON.stringify(value)), decode: (packet) => JSON.parse(decoder.decode(packet)) };
try {
  const { encode, decode } = await import("@msgpack/msgpack");
  formats.MessagePack = { encode: (value) => encode(value), decode: (packet) => decode(packet) };
} catch {
  console.log("without MessagePack");
}

let kept = 0;
const time = (messages, call) => {
  let least = Infinity;
  for (let round = 0; round < 300; round++) {
    const start = process.hrtime.bigint();
    for (const message of messages) kept += call(message) ? 1 : 0;
    least = Math.min(least, Number(process.hrtime.bigint() - start) / messages.length);
  }
  return least;
};

for (const [name, root] of [["to-server", ToServer], ["to-client", ToClient]]) {
  const values = JSON.parse(readFileSync(`${name}.json`, "utf8"));
  for (const [format, { encode, decode }] of Object.entries({ tightwire: root, ...formats })) {
    const packets = values.map(encode);
    const bytes = packets.reduce((sum, packet) => sum + packet.length, 0) / packets.length;
    console.log(
      `node ${name}, ${format}: ${bytes.toFixed(1)} bytes, encode ${time(values, encode).toFixed(0)} ns, decode ${time(packets, decode).toFixed(0)} ns`,
    );
  }
}
if (kept < 0) console.log(kept);
