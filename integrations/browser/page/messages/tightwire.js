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

export class Reader extends Named {
  constructor(bytes) {
    super();
    this.bytes = bytes;
    this.at = 0;
    this.end = bytes.length * 8;
  }

  left() {
    return this.end - this.at;
  }

  need(bits) {
    if (this.end - this.at < bits) this.fail("UnexpectedEnd", this.at);
  }

  /** A group of at most 53 bits that are there. */
  take(bits) {
    let value = 0;
    let scale = 1;
    let at = this.at;
    const end = at + bits;
    if (bits <= 24) {
      // What is past the last byte is not part of the group.
      const first = at >>> 3;
      const bytes = this.bytes;
      const word = bytes[first] | (bytes[first + 1] << 8) | (bytes[first + 2] << 16) | (bytes[first + 3] << 24);
      this.at = end;
      return (word >>> (at & 7)) & ((1 << bits) - 1);
    }
    while (at < end) {
      const shift = at & 7;
      const count = Math.min(8 - shift, end - at);
      const part = (this.bytes[at >>> 3] >>> shift) & ((1 << count) - 1);
      value += part * scale;
      scale *= 1 << count;
      at += count;
    }
    this.at = end;
    return value;
  }

  bits(bits) {
    this.need(bits);
    return this.take(bits);
  }

  big(bits) {
    this.need(bits);
    let value = 0n;
    for (let done = 0; done < bits; done += 32) {
      const count = Math.min(32, bits - done);
      value |= BigInt(this.take(count)) << BigInt(done);
    }
    return value;
  }

  int(min, last, bits, notZero) {
    const start = this.at;
    const code = this.bits(bits);
    if (code > last) this.fail("OutOfRange", start);
    const value = min + code;
    if (notZero && value === 0) this.fail("OutOfRange", start);
    return value;
  }

  bigint(min, last, bits, notZero) {
    const start = this.at;
    const code = this.big(bits);
    if (code > last) this.fail("OutOfRange", start);
    const value = min + code;
    if (notZero && value === 0n) this.fail("OutOfRange", start);
    return value;
  }

  bool() {
    return this.bits(1) === 1;
  }

  f32(notNan) {
    const start = this.at;
    scratch.setUint32(0, this.bits(32));
    const value = scratch.getFloat32(0);
    if (notNan && Number.isNaN(value)) this.fail("OutOfRange", start);
    return value;
  }

  f64(notNan) {
    const start = this.at;
    this.need(64);
    const low = this.take(32);
    scratch.setUint32(4, low);
    scratch.setUint32(0, this.take(32));
    const value = scratch.getFloat64(0);
    if (notNan && Number.isNaN(value)) this.fail("OutOfRange", start);
    return value;
  }

  compressed(min, delta, steps, bits) {
    const start = this.at;
    const step = this.bits(bits);
    if (step > steps) this.fail("OutOfRange", start);
    return fround(fround(fround(fround(step) / fround(steps)) * delta) + min);
  }

  smallestThree(bits) {
    const start = this.at;
    this.need(2 + 3 * bits);
    const largest = this.take(2);
    const m = 2 ** (bits - 1) - 1;
    const parts = [0, 0, 0];
    let sum = 0;
    let tooLarge = false;
    for (let index = 0; index < 3; index++) {
      const part = this.take(bits) - m;
      if (part > m) tooLarge = true;
      parts[index] = part;
      sum += part * part;
    }
    const unit = 2 * m * m;
    if (tooLarge || unit - sum < 0) this.fail("OutOfRange", start);
    const others = parts.map((part) => fround((part / m) * Math.SQRT1_2));
    others.splice(largest, 0, fround(Math.sqrt((unit - sum) / unit)));
    return others;
  }

  unitVector(bits) {
    const start = this.at;
    this.need(2 * bits);
    const m = 2 ** (bits - 1) - 1;
    const u = this.take(bits) - m;
    const v = this.take(bits) - m;
    if (u > m || v > m) this.fail("OutOfRange", start);
    const z = m - Math.abs(u) - Math.abs(v);
    const x = z >= 0 ? u : (m - Math.abs(v)) * (u < 0 ? -1 : 1);
    const y = z >= 0 ? v : (m - Math.abs(u)) * (v < 0 ? -1 : 1);
    const length = Math.sqrt(x * x + y * y + z * z);
    // An integer has no negative zero.
    return [fround((x + 0) / length), fround((y + 0) / length), fround((z + 0) / length)];
  }

  char() {
    const start = this.at;
    const code = this.bits(21);
    if (code > 0x10ffff) this.fail("OutOfRange", start);
    if (code >= 0xd800 && code < 0xe000) this.fail("Text", start);
    return String.fromCodePoint(code);
  }

  align() {
    const padding = -this.at & 7;
    if (padding > 0) {
      const start = this.at;
      if (this.take(padding) !== 0) this.fail("Padding", start);
    }
  }

  data(count) {
    const start = this.at;
    const padding = -this.at & 7;
    // What is set before the bytes is refused before what is missing after it.
    this.align();
    if (this.end - this.at < count * 8) this.fail("UnexpectedEnd", padding > 0 ? start : this.at);
    const bytes = this.bytes.slice(this.at >>> 3, (this.at >>> 3) + count);
    this.at += count * 8;
    return bytes;
  }

  count(max, bits, min = 0) {
    const start = this.at;
    const count = min + this.bits(bits);
    if (count > max) this.fail("OutOfRange", start);
    return count;
  }

  text(max, bits, min) {
    const start = this.at;
    const bytes = this.data(this.count(max, bits, min));
    if (bytes.includes(0)) this.fail("Text", start);
    try {
      return decoder.decode(bytes);
    } catch {
      return this.fail("Text", start);
    }
  }

  wideText(max, bits, min) {
    const start = this.at;
    let left = this.count(max, bits, min);
    let text = "";
    const unit = () => {
      const at = this.at;
      const unit = this.bits(32);
      if (unit === 0 || unit > 0xffff) this.fail("Text", at);
      left--;
      return unit;
    };
    while (left > 0) {
      const first = unit();
      if (first >= 0xd800 && first < 0xdc00 && left > 0) {
        const second = unit();
        if (second < 0xdc00 || second >= 0xe000) this.fail("Text", start);
        text += String.fromCharCode(first, second);
      } else if (first >= 0xd800 && first < 0xe000) {
        this.fail("Text", start);
      } else {
        text += String.fromCharCode(first);
      }
    }
    return text;
  }

  relative(previous, max) {
    const start = this.at;
    if (!(previous >= 0 && previous <= DOMAIN)) this.fail("NotAscending", start);
    const value = this.relativeTo(Number(previous), start);
    if (value <= previous || value > DOMAIN) this.fail("NotAscending", start);
    if (value > max) this.fail("OutOfRange", start);
    return value;
  }

  relativeTo(from, start) {
    for (const [low, bits, limit] of ROWS) {
      if (this.bits(1) === 1) {
        const difference = low + this.bits(bits);
        if (difference >= limit) this.fail("OutOfRange", start);
        return from + difference;
      }
    }
    return this.bits(32);
  }

  check(expected) {
    const start = this.at;
    if (this.bits(32) !== expected) this.fail("Check", start);
  }

  array(count, each) {
    const elements = [];
    const depth = this.depth++;
    for (let index = 0; index < count; index++) {
      this.names[this.depth] = index;
      elements.push(each(this));
    }
    this.depth = depth;
    return elements;
  }

  /** Elements; with `follows`, each must follow the one before it. */
  list(max, bits, each, min, follows) {
    const start = this.at;
    const count = this.count(max, bits, min);
    if (count - Math.min(count, this.free) > this.left()) this.fail("UnexpectedEnd", start);
    const elements = [];
    const depth = this.depth++;
    for (let index = 0; index < count; index++) {
      this.names[this.depth] = index;
      const at = this.at;
      const element = each(this, elements[index - 1]);
      if (this.at === at && this.free-- === 0) this.fail("OutOfRange", at);
      if (follows && index > 0 && !follows(elements[index - 1], element)) {
        this.depth = depth + 1;
        this.names[this.depth] = index;
        this.fail("KeyOrder", at);
      }
      elements.push(element);
    }
    this.depth = depth;
    return elements;
  }

  /** The key and the value of an entry. */
  entry(key, value) {
    const depth = ++this.depth;
    this.names[depth] = "key";
    const first = key(this);
    this.names[depth] = "value";
    const second = value(this);
    this.depth = depth - 1;
    return [first, second];
  }

  /** So many elements as earlier fields say, at most `max`. */
  exactly(length, max, each) {
    if (length === undefined || length < 0 || length > max) this.fail("OutOfRange", this.at);
    return this.list(Number(length), 0, each, Number(length));
  }

  half() {
    const code = this.bits(16);
    const exponent = (code >>> 10) & 0x1f;
    const fraction = code & 0x3ff;
    const sign = code & 0x8000 ? -1 : 1;
    if (exponent === 0x1f) return fraction ? NaN : sign * Infinity;
    return sign * (exponent ? (1 + fraction / 1024) * 2 ** (exponent - 15) : fraction * 2 ** -24);
  }

  angle(bits) {
    const steps = 2 ** bits;
    const code = this.bits(bits);
    const step = code * 2 >= steps ? code - steps : code;
    const radians = (step / steps) * TURN;
    // A float of 32 bits tells no more steps apart.
    return bits > 20 ? radians : fround(radians);
  }

  /** A number that goes round after 2^bits, counted from another one. */
  wrapping(from, bits) {
    const rows = bits > 16 ? 6 : bits > 8 ? 5 : 3;
    for (let row = 0; row < rows; row++) {
      if (this.bits(1) === 1) {
        const [first, width] = SERIAL_ROWS[row];
        const steps = first + this.bits(width);
        const above = steps % 2 ? -(steps + 1) / 2 : steps / 2;
        const value = BigInt.asUintN(bits, BigInt(from) + 1n + BigInt(above));
        return bits > 32 ? value : Number(value);
      }
    }
    return bits > 32 ? this.big(bits) : this.bits(bits);
  }

  /** An index above `previous`, which is -1 before the first; `objects` ends a walk. */
  objectIndex(previous, objects) {
    const start = this.at;
    const largest = objects + 1;
    const from = previous + 1;
    if (from >= largest) this.fail("NotAscending", start);
    const difference = this.indexStep(largest, start);
    if (difference > largest - from) this.fail("OutOfRange", start);
    return from + difference - 1;
  }

  indexStep(largest, start) {
    for (const [low, bits] of INDEX_ROWS) {
      if (this.bits(1) === 1) return low + this.bits(bits);
    }
    if (largest < BEYOND_ROWS) this.fail("OutOfRange", start);
    return BEYOND_ROWS + this.bits(width(largest - BEYOND_ROWS));
  }

  finish() {
    this.depth = -1;
    if (this.left() >= 8) this.fail("TrailingBytes", this.at);
  }
}

export class Writer extends Named {
  constructor() {
    super();
    this.bytes = new Uint8Array(256);
    this.at = 0;
  }

  /** A group of at most 53 bits. */
  put(value, bits) {
    const end = this.at + bits;
    if (end > this.bytes.length * 8) {
      const larger = new Uint8Array(Math.max(this.bytes.length * 2, (end + 7) >>> 3));
      larger.set(this.bytes);
      this.bytes = larger;
    }
    let at = this.at;
    if (bits <= 24) {
      // What has no place in the last byte is zero.
      const first = at >>> 3;
      const word = value << (at & 7);
      this.bytes[first] |= word;
      this.bytes[first + 1] |= word >>> 8;
      this.bytes[first + 2] |= word >>> 16;
      this.bytes[first + 3] |= word >>> 24;
      this.at = end;
      return;
    }
    while (at < end) {
      const shift = at & 7;
      const count = Math.min(8 - shift, end - at);
      const size = 1 << count;
      this.bytes[at >>> 3] |= (value % size) << shift;
      value = Math.floor(value / size);
      at += count;
    }
    this.at = end;
  }

  int(value, min, max, bits, notZero) {
    if (!Number.isInteger(value) || value < min || value > max || (notZero && value === 0)) this.fail("OutOfRange", this.at);
    this.put(value - min, bits);
  }

  bigint(value, min, max, bits, notZero) {
    if (typeof value !== "bigint" || value < min || value > max || (notZero && value === 0n)) this.fail("OutOfRange", this.at);
    const code = value - min;
    for (let done = 0; done < bits; done += 32) {
      this.put(Number((code >> BigInt(done)) & 0xffffffffn), Math.min(32, bits - done));
    }
  }

  /** A flag, which is handed back. */
  flag(value) {
    this.put(value ? 1 : 0, 1);
    return value;
  }

  bool(value) {
    if (typeof value !== "boolean") this.fail("OutOfRange", this.at);
    this.put(value ? 1 : 0, 1);
  }

  f32(value, notNan) {
    if (typeof value !== "number" || (notNan && Number.isNaN(value))) this.fail("OutOfRange", this.at);
    scratch.setFloat32(0, value);
    this.put(scratch.getUint32(0), 32);
  }

  f64(value, notNan) {
    if (typeof value !== "number" || (notNan && Number.isNaN(value))) this.fail("OutOfRange", this.at);
    scratch.setFloat64(0, value);
    const high = scratch.getUint32(0);
    this.put(scratch.getUint32(4), 32);
    this.put(high, 32);
  }

  compressed(value, min, delta, steps, bits) {
    const given = fround(value);
    if (!Number.isFinite(given)) this.fail("NotFinite", this.at);
    const normalized = Math.min(Math.max(fround(fround(given - min) / delta), 0), 1);
    const nearest = fround(fround(normalized * fround(steps)) + 0.5);
    this.put(Math.min(Math.floor(nearest), steps), bits);
  }

  smallestThree(value, bits) {
    const xyzw = this.floats(value, 4);
    const length = Math.sqrt(this.square(xyzw));
    let largest = 0;
    for (let index = 1; index < 4; index++) {
      if (Math.abs(xyzw[index]) > Math.abs(xyzw[largest])) largest = index;
    }
    const m = 2 ** (bits - 1) - 1;
    const isNegative = (number) => number < 0 || Object.is(number, -0);
    this.put(largest, 2);
    for (let index = 0; index < 4; index++) {
      if (index === largest) continue;
      const scaled = (xyzw[index] / length) * Math.SQRT2 * m;
      const step = Math.min(Math.floor(Math.abs(scaled) + 0.5), m);
      this.put(isNegative(xyzw[index]) !== isNegative(xyzw[largest]) ? m - step : m + step, bits);
    }
  }

  unitVector(value, bits) {
    const xyz = this.floats(value, 3);
    this.square(xyz);
    const sum = Math.abs(xyz[0]) + Math.abs(xyz[1]) + Math.abs(xyz[2]);
    let u = xyz[0] / sum;
    let v = xyz[1] / sum;
    const fold = (across, along) => (1 - Math.abs(across)) * (along < 0 ? -1 : 1);
    if (xyz[2] / sum < 0) [u, v] = [fold(v, u), fold(u, v)];
    const m = 2 ** (bits - 1) - 1;
    for (const place of [u, v]) {
      const step = Math.min(Math.floor(Math.abs(place) * m + 0.5), m);
      this.put(place < 0 ? m - step : m + step, bits);
    }
  }

  floats(value, count) {
    if (!Array.isArray(value) || value.length !== count) this.fail("OutOfRange", this.at);
    return value.map(fround);
  }

  square(components) {
    let square = 0;
    for (const component of components) square += component * component;
    if (!Number.isFinite(square)) this.fail("NotFinite", this.at);
    if (square < 0.81 || square > 1.21) this.fail("OutOfRange", this.at);
    return square;
  }

  char(value) {
    const code = typeof value === "string" ? value.codePointAt(0) : undefined;
    if (code === undefined || value !== String.fromCodePoint(code)) this.fail("OutOfRange", this.at);
    if (code >= 0xd800 && code < 0xe000) this.fail("Text", this.at);
    this.put(code, 21);
  }

  align() {
    this.put(0, -this.at & 7);
  }

  data(bytes, count) {
    if (!(bytes instanceof Uint8Array) || bytes.length !== count) this.fail("TooLong", this.at);
    this.align();
    this.put(0, count * 8);
    this.bytes.set(bytes, (this.at >>> 3) - count);
  }

  count(count, max, bits, min = 0) {
    if (count > max) this.fail("TooLong", this.at);
    if (count < min) this.fail("OutOfRange", this.at);
    this.put(count - min, bits);
  }

  byteList(bytes, max, bits, min) {
    if (!(bytes instanceof Uint8Array)) this.fail("OutOfRange", this.at);
    this.count(bytes.length, max, bits, min);
    this.data(bytes, bytes.length);
  }

  text(value, max, bits, min) {
    if (typeof value !== "string") this.fail("OutOfRange", this.at);
    // A half of a pair has no bytes.
    if (value.includes("\0") || /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value)) this.fail("Text", this.at);
    this.byteList(encoder.encode(value), max, bits, min);
  }

  wideText(value, max, bits, min) {
    if (typeof value !== "string") this.fail("OutOfRange", this.at);
    if (value.includes("\0") || /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value)) this.fail("Text", this.at);
    this.count(value.length, max, bits, min);
    for (let index = 0; index < value.length; index++) this.put(value.charCodeAt(index), 32);
  }

  relative(value, previous, max) {
    const from = Number(previous);
    if (!Number.isInteger(value) || !(from >= 0 && from <= DOMAIN) || value <= from || value > DOMAIN) this.fail("NotAscending", this.at);
    if (value > max) this.fail("OutOfRange", this.at);
    const difference = value - from;
    for (let row = 0; row < ROWS.length; row++) {
      const [low, bits, limit] = ROWS[row];
      if (difference < limit) {
        this.put(0, row);
        this.put(1, 1);
        this.put(difference - low, bits);
        return;
      }
    }
    this.put(0, ROWS.length);
    this.put(value, 32);
  }

  check(expected) {
    this.put(expected, 32);
  }

  array(elements, count, each) {
    if (!Array.isArray(elements) || elements.length !== count) this.fail("TooLong", this.at);
    const depth = this.depth++;
    for (let index = 0; index < count; index++) {
      this.names[this.depth] = index;
      each(this, elements[index]);
    }
    this.depth = depth;
  }

  list(elements, max, bits, each, min) {
    if (!Array.isArray(elements)) this.fail("OutOfRange", this.at);
    this.count(elements.length, max, bits, min);
    const depth = this.depth++;
    for (let index = 0; index < elements.length; index++) {
      this.names[this.depth] = index;
      const at = this.at;
      each(this, elements[index], elements[index - 1]);
      if (this.at === at && this.free-- === 0) this.fail("TooLong", at);
    }
    this.depth = depth;
  }

  /** Elements, put in order. */
  sorted(elements, max, bits, each, order, repeats) {
    if (!Array.isArray(elements)) this.fail("OutOfRange", this.at);
    const sorted = elements.slice().sort(order);
    const isTwice = (element, index) => index > 0 && order(sorted[index - 1], element) === 0;
    if (!repeats && sorted.some(isTwice)) this.fail("KeyOrder", this.at);
    this.list(sorted, max, bits, each);
  }

  entry(entry, key, value) {
    if (!Array.isArray(entry) || entry.length !== 2) this.fail("OutOfRange", this.at);
    const depth = ++this.depth;
    this.names[depth] = "key";
    key(this, entry[0]);
    this.names[depth] = "value";
    value(this, entry[1]);
    this.depth = depth - 1;
  }

  exactly(elements, length, max, each) {
    if (length === undefined || length < 0 || length > max) this.fail("TooLong", this.at);
    this.list(elements, Number(length), 0, each, Number(length));
  }

  half(value) {
    if (typeof value !== "number") this.fail("OutOfRange", this.at);
    const size = Math.abs(fround(value));
    const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
    if (size !== size) return this.put(0x7e00, 16);
    if (size === Infinity && Math.abs(value) === Infinity) return this.put(sign + 0x7c00, 16);
    // The unit of the last place: 2^-24 for the smallest numbers.
    const exponent = Math.max(size === 0 ? -14 : Math.floor(Math.log2(size)), -14);
    const unit = 2 ** (exponent - 10);
    const scaled = size / unit;
    let code = Math.floor(scaled);
    const rest = scaled - code;
    if (rest > 0.5 || (rest === 0.5 && code % 2 === 1)) code++;
    // A fraction that is rounded up to the next power of two carries into the exponent.
    code += (exponent + 14) * 1024;
    if (code >= 0x7c00) this.fail("OutOfRange", this.at);
    this.put(sign + code, 16);
  }

  angle(value, bits) {
    if (typeof value !== "number") this.fail("OutOfRange", this.at);
    const radians = bits > 20 ? value : fround(value);
    if (!Number.isFinite(radians)) this.fail("NotFinite", this.at);
    const turns = radians / TURN;
    const part = turns - Math.floor(turns);
    this.put(Math.floor(part * 2 ** bits + 0.5) % 2 ** bits, bits);
  }

  wrapping(value, from, bits) {
    const isNumber = bits > 32 ? typeof value === "bigint" : Number.isInteger(value);
    if (!isNumber || value < 0 || value >= 2 ** bits) this.fail("OutOfRange", this.at);
    const above = BigInt.asUintN(bits, BigInt(value) - BigInt(from) - 1n);
    const end = 1n << BigInt(bits);
    const steps = above >> BigInt(bits - 1) ? 2n * (end - above) - 1n : 2n * above;
    const rows = bits > 16 ? 6 : bits > 8 ? 5 : 3;
    for (let row = 0; row < rows; row++) {
      const [first, width] = SERIAL_ROWS[row];
      if (steps - BigInt(first) < 1n << BigInt(width)) {
        this.put(2 ** row, row + 1);
        return this.put(Number(steps) - first, width);
      }
    }
    this.put(0, rows);
    if (bits <= 32) return this.put(value, bits);
    this.put(Number(value & 0xffffffffn), 32);
    this.put(Number(value >> 32n), 32);
  }

  objectIndex(value, previous, objects) {
    const largest = objects + 1;
    const from = previous + 1;
    if (from >= largest) this.fail("NotAscending", this.at);
    if (!Number.isInteger(value) || value < 0 || value > objects) this.fail("OutOfRange", this.at);
    const difference = value + 1 - from;
    if (difference <= 0) this.fail("NotAscending", this.at);
    for (let row = 0; row < INDEX_ROWS.length; row++) {
      const [low, bits] = INDEX_ROWS[row];
      if (difference < low + 2 ** bits) {
        this.put(2 ** row, row + 1);
        return this.put(difference - low, bits);
      }
    }
    this.put(0, INDEX_ROWS.length);
    this.put(difference - BEYOND_ROWS, width(largest - BEYOND_ROWS));
  }

  finish() {
    return this.bytes.slice(0, (this.at + 7) >>> 3);
  }
}

let table;

/** The checksum of a checked packet, which starts with the id of its direction. */
function crc32(id, body) {
  if (!table) {
    table = new Uint32Array(256);
    for (let index = 0; index < 256; index++) {
      let value = index;
      for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
      table[index] = value >>> 0;
    }
  }
  let crc = 0xffffffff;
  for (let index = 0n; index < 8n; index++) {
    crc = table[(crc ^ Number((id >> (index * 8n)) & 0xffn)) & 0xff] ^ (crc >>> 8);
  }
  for (const byte of body) crc = table[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return ~crc >>> 0;
}

const END_OF_PACKET = 0x4fae3689;

/** A packet with a checksum before it and a check at its end. */
export function encodeChecked(id, write, value) {
  const writer = new Writer();
  write(writer, value);
  writer.check(END_OF_PACKET);
  const body = writer.finish();
  const packet = new Uint8Array(4 + body.length);
  new DataView(packet.buffer).setUint32(0, crc32(id, body), true);
  packet.set(body, 4);
  return packet;
}

export function decodeChecked(id, read, packet) {
  if (packet.length < 8) throw new WireError("TooShort", 0, "");
  const body = packet.subarray(4);
  const crc = new DataView(packet.buffer, packet.byteOffset, 4).getUint32(0, true);
  if (crc !== crc32(id, body)) throw new WireError("Checksum", 0, "");
  const reader = new Reader(body);
  const value = read(reader);
  reader.depth = 0;
  reader.names[0] = "end of packet";
  reader.check(END_OF_PACKET);
  reader.finish();
  return value;
}

export function encode(write, value) {
  const writer = new Writer();
  write(writer, value);
  return writer.finish();
}

export function decode(read, packet) {
  const reader = new Reader(packet);
  const value = read(reader);
  reader.finish();
  return value;
}

/** Refuses another schema than the one that the code was generated for, by the name of the packet. */
export function checkHash(name, own, other) {
  if (own === other) return;
  const error = new WireError("Schema", 0, name);
  error.message = `${name}: generated for schema ${own}, and the other side has ${other}`;
  throw error;
}
