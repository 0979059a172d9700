// What generated messages are made of: bits, limits and errors. No dependencies.

/** Why a packet is refused, or a value is not written. */
export class WireError extends Error {
  constructor(kind, bit, path) {
    super(`${path || "packet"}: ${kind} at bit ${bit}`);
    this.name = "WireError";
    this.kind = kind;
    this.bit = bit;
    this.path = path;
  }
}

const scratch = new DataView(new ArrayBuffer(8));
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();
const fround = Math.fround;

// Elements of lists that take no bits, in a packet.
const FREE_ELEMENTS = 256;
const ROWS = [[1, 0, 2], [2, 3, 7], [7, 5, 24], [24, 9, 281], [281, 13, 4378], [4378, 17, 69915]];
const DOMAIN = 0x7fffffff;
const SERIAL_ROWS = [[0, 0], [1, 3], [9, 5], [41, 9], [553, 13], [8745, 17]];
const INDEX_ROWS = [[1, 0], [2, 2], [6, 3], [14, 4], [30, 5], [62, 6]];
const BEYOND_ROWS = 126;
const TURN = 2 * Math.PI;

/** The bits that hold a number. */
export function width(last) {
  return last < 1 ? 0 : Math.floor(Math.log2(last)) + 1;
}

class Named {
  constructor() {
    /** The names of the groups that are open, and that of the current value. */
    this.names = [];
    this.depth = 0;
    this.free = FREE_ELEMENTS;
  }

  path() {
    let text = "";
    for (const name of this.names.slice(0, this.depth + 1)) {
      if (name === undefined) continue;
      text += typeof name === "number" ? `[${name}]` : text ? `.${name}` : name;
    }
    return text;
  }

  fail(kind, bit) {
    throw new WireError(kind, bit, this.path());
  }

  /** A struct or enum inside of another value. */
  inside(each, value) {
    this.names[++this.depth] = undefined;
    const result = each(this, value);
    this.depth--;
    return result;
  }

  /** The fields of a variant. */
  variant(name, each, value) {
    this.names[this.depth] = name;
    return this.inside(each, value);
  }
}

/** The name of a variant. */
export function variant(value) {
  return typeof value === "string" ? value : Object.keys(value ?? {})[0];
}

/** The bytes of a text. */
export function textLength(text) {
  return encoder.encode(text).length;
}

/** Whether a value stands for a default that only the program's type knows. */
export function isDefault(value) {
  return typeof value === "object" && value !== null && value.$default === true;
}

/** The order of numbers and flags. */
export function order(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The order of floats: a NaN is above everything. */
export function orderFloat(a, b) {
  return order(a, b) || order(a !== a, b !== b);
}

/** The order of texts, by their code points. */
export function orderText(a, b) {
  const [left, right] = [encoder.encode(a), encoder.encode(b)];
  return orderList(order)(left, right);
}

/** The order of options: nothing is below everything. */
export function orderOption(each) {
  return (a, b) => (a === null || b === null ? order(a !== null, b !== null) : each(a, b));
}

/** The order of lists, element by element. */
export function orderList(each) {
  return (a, b) => {
    for (let index = 0; index < a.length && index < b.length; index++) {
      const found = each(a[index], b[index]);
      if (found !== 0) return found;
    }
    return a.length - b.length;
  };
}

/** A step of a length that is computed, which may be negative: nothing where it leaves 64 bits. */
export function length(a, word, b) {
  if (a === undefined || b === undefined) return undefined;
  const [left, right] = [BigInt(a), BigInt(b)];
  const value = word === "+" ? left + right : word === "-" ? left - right : left * right;
  return BigInt.asIntN(64, value) === value ? value : undefined;
}

