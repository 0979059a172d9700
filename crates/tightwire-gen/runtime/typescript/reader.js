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

