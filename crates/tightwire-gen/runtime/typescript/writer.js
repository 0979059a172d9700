/** The component of a rotation that is left out, and the nearest step of each. */
function rounded(xyzw, m) {
  const length = Math.sqrt(xyzw.reduce((square, component) => square + component * component, 0));
  let largest = 0;
  for (let index = 1; index < 4; index++) {
    if (Math.abs(xyzw[index]) > Math.abs(xyzw[largest])) largest = index;
  }
  const isNegative = (number) => number < 0 || Object.is(number, -0);
  const steps = xyzw.map((component, index) => {
    const size = Math.floor(Math.abs((component / length) * Math.SQRT2 * m) + 0.5);
    const step = index === largest ? size : Math.min(size, m);
    return isNegative(component) !== isNegative(xyzw[largest]) ? -step : step;
  });
  return [largest, steps];
}

/** The rotation that a reader restores from them. */
function rotation([leftOut, steps], m) {
  const kept = steps.filter((_, index) => index !== leftOut);
  const rest = 2 * m * m - kept.reduce((sum, step) => sum + step * step, 0);
  if (rest < 0 || kept.some((step) => Math.abs(step) > m)) return undefined;
  return steps.map((step, index) =>
    index === leftOut ? fround(Math.sqrt(rest / (2 * m * m))) : fround((step / m) * Math.SQRT1_2),
  );
}

/** A rotation that was read has the code that it was read from, even if rounding would exchange components. */
function settled(xyzw, m) {
  const packet = rounded(xyzw, m);
  const sizes = packet[1].map(Math.abs).sort((a, b) => b - a);
  if (sizes[0] - sizes[1] > 3) return packet;
  const negated = (xyzw) => xyzw.map((component) => -component);
  const equal = (one, other) => one !== undefined && one.every((component, index) => component === other[index]);
  const same = (one, other) => equal(one, other) || equal(one, negated(other));
  const read = rotation(packet, m);
  if (same(read, xyzw)) return packet;
  for (const candidate of [xyzw, negated(xyzw)]) {
    for (let leftOut = 0; leftOut < 4; leftOut++) {
      const scaled = candidate.map((component) => component * Math.SQRT2 * m);
      const steps = scaled.map((step) => (step < 0 ? -Math.floor(0.5 - step) : Math.floor(step + 0.5)));
      if (equal(rotation([leftOut, steps], m), candidate)) return [leftOut, steps];
    }
  }
  const again = rounded(read, m);
  return same(rotation(again, m), read) ? again : packet;
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
    let step = Math.min(Math.floor(nearest), steps);
    // A value that is exactly that of a step is sent as that one, so that it stays when it is sent again.
    const read = (step) => fround(fround(fround(fround(step) / steps) * delta) + min);
    if (steps <= 2 ** 23 && read(step) !== value) {
      if (step > 0 && read(step - 1) === value) step--;
      else if (step < steps && read(step + 1) === value) step++;
    }
    this.put(step, bits);
  }

  smallestThree(value, bits) {
    const xyzw = this.floats(value, 4);
    this.square(xyzw);
    const m = 2 ** (bits - 1) - 1;
    const [leftOut, steps] = settled(xyzw, m);
    this.put(leftOut, 2);
    steps.forEach((step, index) => index === leftOut || this.put(step + m, bits));
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

