// The conformance vectors, one type each.
import { readFileSync } from "node:fs";
import * as messages from "./messages.js";

const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));
const hex = (packet) => Buffer.from(packet).toString("hex");
let agreed = 0;
for (const line of readFileSync("vectors.txt", "utf8").split("\n").filter(Boolean)) {
  const [name, packet, rest] = line.split("\t");
  const expected = JSON.parse(rest);
  let value;
  try {
    value = messages[name].decode(bytes(packet));
  } catch (error) {
    if (!(error instanceof messages.WireError)) throw error;
    if (error.kind !== expected.kind || error.bit !== expected.bit) throw new Error(`${line}: ${error.message}`);
    agreed++;
    continue;
  }
  // A NaN may lose its payload on the way through a number of JavaScript.
  const hasNaN = /"0x[7f]f/.test(rest);
  if (expected.ok === undefined || (hex(messages[name].encode(value)) !== expected.ok && !hasNaN)) throw new Error(line);
  agreed++;
}
console.log(`agreed on ${agreed} vectors`);
