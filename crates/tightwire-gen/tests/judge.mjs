// Compares generated code with what the library made of each packet.
import { ToServer, ToClient, WireError } from "./messages.js";

const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));
const hex = (packet) => Buffer.from(packet).toString("hex");

// A value as the library shows it.
function same(found, expected, path) {
  if (typeof found === "bigint") return String(found) === String(expected);
  if (found instanceof Uint8Array) return hex(found) === expected;
  if (typeof found === "number") {
    if (typeof expected === "string" && expected.startsWith("0x")) return !Number.isFinite(found);
    if (typeof expected === "string") return String(found) === expected;
    return Object.is(found, expected) || Object.is(found, Math.fround(expected)) || (found === 0 && expected === 0);
  }
  if (Array.isArray(found)) {
    return Array.isArray(expected) && found.length === expected.length && found.every((one, at) => same(one, expected[at], `${path}[${at}]`));
  }
  if (typeof found === "object" && found !== null) {
    if (typeof expected !== "object" || expected === null) return false;
    const keys = Object.keys(found);
    return keys.length === Object.keys(expected).length && keys.every((key) => same(found[key], expected[key], `${path}.${key}`));
  }
  return found === expected;
}

// The lines that are told, as they come.
async function* lines() {
  let rest = "";
  for await (const text of process.stdin.setEncoding("utf8")) {
    const parts = (rest + text).split("\n");
    rest = parts.pop();
    yield* parts;
  }
}

let accepted = 0;
let refused = 0;
for await (const line of lines()) {
  const [letter, packet, rest] = line.split("\t");
  const root = letter === "S" ? ToServer : ToClient;
  const expected = JSON.parse(rest);
  let value;
  try {
    value = root.decode(bytes(packet));
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    if (error.kind !== expected.kind || error.bit !== expected.bit) {
      throw new Error(`${packet}: refused by ${error.message}, and by the library ${rest}`);
    }
    refused++;
    continue;
  }
  if (expected.ok === undefined) throw new Error(`${packet}: accepted, and by the library ${rest}`);
  if (!same(value, expected.value, "")) {
    const shown = JSON.stringify(value, (_, one) => (typeof one === "bigint" ? String(one) : one));
    throw new Error(`${packet}: ${shown}, and by the library ${rest}`);
  }
  // A NaN may lose its payload on the way through a number of JavaScript.
  const hasNaN = /"0x[7f]f[c8-f]/.test(rest);
  if (hex(root.encode(value)) !== expected.ok && !hasNaN) {
    throw new Error(`${packet}: written as ${hex(root.encode(value))}, and by the library ${rest}`);
  }
  accepted++;
}

// The envelope.
const packet = bytes(process.argv[2]);
const value = ToServer.decodeChecked(packet);
if (hex(ToServer.encodeChecked(value)) !== hex(packet)) throw new Error("the checked packet is another one");
for (let at = 0; at < packet.length * 8; at++) {
  const other = packet.slice();
  other[at >> 3] ^= 1 << (at & 7);
  try {
    ToServer.decodeChecked(other);
  } catch (error) {
    if (error instanceof WireError) continue;
    throw error;
  }
  throw new Error(`bit ${at} may be flipped`);
}

// Another build, by the name of the packet.
ToServer.check(ToServer.hash);
try {
  ToClient.check(ToServer.hash);
  throw new Error("another schema is not noticed");
} catch (error) {
  if (!(error instanceof WireError) || error.kind !== "Schema" || error.path !== "to client" || !error.message.includes(ToServer.hash)) throw error;
}

// Values that no packet can have, each refused with its name.
const refuses = (change, kind, path) => {
  const wrong = structuredClone(value);
  change(wrong);
  try {
    ToServer.encode(wrong);
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    if (error.kind === kind && error.path === path) return;
    throw new Error(`expected ${kind} of ${path}: ${error.message}`);
  }
  throw new Error(`${path} is written`);
};
refuses((v) => (v.throttle = 101), "OutOfRange", "throttle");
refuses((v) => (v.throttle = 0.5), "OutOfRange", "throttle");
refuses((v) => (v.throttle = "7"), "OutOfRange", "throttle");
refuses((v) => delete v.throttle, "OutOfRange", "throttle");
refuses((v) => (v.tick = 4096), "OutOfRange", "tick");
refuses((v) => (v.whole[1] = 1n << 128n), "OutOfRange", "whole.1");
refuses((v) => (v.whole[3] = 7), "OutOfRange", "whole.3");
refuses((v) => (v.steer = NaN), "NotFinite", "steer");
refuses((v) => (v.rotation = [1, 1, 1, 1]), "OutOfRange", "rotation");
refuses((v) => (v.up = [NaN, 0, 0]), "NotFinite", "up");
refuses((v) => (v.letter = "xy"), "OutOfRange", "letter");
refuses((v) => (v.id = 0), "OutOfRange", "id");
refuses((v) => (v.offset = 0), "OutOfRange", "offset");
refuses((v) => (v.next = v.tick), "NotAscending", "next");
refuses((v) => (v.key = new Uint8Array(4)), "TooLong", "key");
refuses((v) => (v.blob = new Uint8Array(10)), "TooLong", "blob");
refuses((v) => (v.name = "x".repeat(21)), "TooLong", "name");
refuses((v) => (v.name = "a\0b"), "Text", "name");
refuses((v) => (v.name = "\ud800"), "Text", "name");
refuses((v) => (v.shots = [1, 2, 3, 4, 5]), "TooLong", "shots");
refuses((v) => (v.shots = [1, 256]), "OutOfRange", "shots[1]");
refuses((v) => (v.marks = new Array(257).fill([])), "TooLong", "marks[256]");
refuses((v) => (v.events = ["Nothing", { Shot: { weapon: 12, target: null } }]), "OutOfRange", "events[1].Shot.weapon");
refuses((v) => (v.events = ["Something"]), "OutOfRange", "events[0]");
refuses((v) => (v.team = "Yellow"), "OutOfRange", "team");
refuses((v) => (v.more.mass = NaN), "OutOfRange", "more.mass");
refuses((v) => (v.more.heat = NaN), "OutOfRange", "more.heat");
refuses((v) => (v.more.scores = [1, NaN]), "OutOfRange", "more.scores[1]");

console.log(`agreed on ${accepted} packets accepted and ${refused} refused`);
