#!/usr/bin/env python3
"""Computes the vectors of tightwire's own kinds, vectors/kinds-*.jsonl, from docs/wire-format.md alone.

Nothing here shares code with the library. Bits are a list of 0 and 1; halves are those of Python's
own `struct`. Run it in the root of the repository: it writes the files, and the tests replay them.
"""

import json
import math
import random
import struct

RANDOM = random.Random(20261116)
ROWS = [(0, 0), (1, 3), (9, 5), (41, 9), (553, 13), (8745, 17)]


def group(value, width):
    return [value >> place & 1 for place in range(width)]


def packed(bits):
    filled = bits + [0] * (-len(bits) % 8)
    places = range(0, len(filled), 8)
    return bytes(sum(bit << at for at, bit in enumerate(filled[start : start + 8])) for start in places)


def f32(value):
    return "f32:0x%08x" % struct.unpack("<I", struct.pack("<f", value))[0]


def f64(value):
    return "f64:0x%016x" % struct.unpack("<Q", struct.pack("<d", value))[0]


def single(value):
    """The nearest binary32."""
    return struct.unpack("<f", struct.pack("<f", value))[0]


def half(value):
    value = single(value)
    pattern = struct.pack("<e", value)
    decoded = struct.unpack("<e", pattern)[0]
    op = {"op": "half", "value": f32(value), "decoded": f32(decoded)}
    return op, group(struct.unpack("<H", pattern)[0], 16)


def half_pattern(pattern):
    """What is no number, by its pattern."""
    sign, fraction = pattern >> 15, pattern & 0x3FF
    bits = "f32:0x%08x" % (sign << 31 | 0xFF << 23 | fraction << 13)
    return {"op": "half", "value": bits, "decoded": bits}, group(pattern, 16)


def angle(value, width, wide):
    value = value if wide else single(value)
    turns = value / math.tau
    step = math.floor((turns - math.floor(turns)) * 2**width + 0.5) % 2**width
    signed = step - 2**width if step >= 2 ** (width - 1) else step
    decoded = signed / 2**width * math.tau
    show = f64 if wide else f32
    op = {"op": "angle64" if wide else "angle", "bits": width, "value": show(value), "decoded": show(decoded)}
    return op, group(step, width)


def wrapping(value, start, width):
    op = {"op": "wrapping%d" % width, "from": str(start), "value": str(value)}
    # The number after `start` is step 0; then one down, one up, and so on.
    up, down = (value - start) % 2**width, (start - value) % 2**width
    steps = (up - 1) * 2 if up and up <= down else down * 2 + 1
    rows = [row for row in ROWS if row[1] < width]
    bits = []
    for first, digits in rows:
        if steps < first + 2**digits:
            return op, bits + [1] + group(steps - first, digits)
        bits.append(0)
    return op, bits + group(value, width)


def lead():
    width = RANDOM.randrange(1, 16)
    value = RANDOM.randrange(2**width)
    return {"op": "bits", "bits": width, "value": str(value)}, group(value, width)


ACCEPT, REFUSE = [], []


def accept(name, *parts):
    bits = sum((bits for _, bits in parts), [])
    line = {"name": name, "ops": [op for op, _ in parts], "bits": len(bits), "hex": packed(bits).hex()}
    ACCEPT.append(line)


def refuse(name, ops, packet, why, at=None):
    at = len(ops) - 1 if at is None else at
    REFUSE.append({"name": name, "ops": ops, "hex": packet.hex(), "refuse_at": at, "why": why})


def halves():
    values = [0.0, -0.0, 1.0, -2.0, 0.1, 1 / 3, 65504.0, 65519.99, -65519.99, 2.0**-14, 2.0**-24, 2.0**-25]
    values += [2.0**-26, 1.0009765625, 1.00048828125, 1.00146484375, 2048.5, 2049.0, 2051.0, math.inf, -math.inf]
    values += [RANDOM.uniform(-70, 70) * 10.0 ** RANDOM.randrange(-8, 3) for _ in range(60)]
    for number, value in enumerate(values):
        accept(f"half-{number}", half(value))
        accept(f"half-shifted-{number}", lead(), half(value), lead())
    for number, pattern in enumerate([0x7E00, 0x7C01, 0xFE00, 0x7FFF, 0xFC01]):
        accept(f"half-not-a-number-{number}", half_pattern(pattern))
    refuse("half-ends", [{"op": "half"}], b"\x00", "past_end")


def angles():
    values = [0.0, -0.0, 0.5, -0.5, 1.0, math.pi, -math.pi, math.tau, 4.0, -4.0, 100.0, -1e6, 1e30, 1e-30, -1e-30]
    values += [RANDOM.uniform(-10, 10) for _ in range(12)]
    for number, value in enumerate(values):
        for width in [1, 2, 7, 10, 16, 24]:
            accept(f"angle-{width}-{number}", lead(), angle(value, width, False))
            accept(f"angle64-{width}-{number}", angle(value, width, True), lead())
    refuse("angle-ends", [{"op": "angle", "bits": 9}], b"\xff", "past_end")


def ticks():
    for width in [8, 16, 32, 64]:
        distances = [0, 1, 2, 3, 4, 5, 6, 20, 21, 22, 276, 277, 278, 4372, 4373, 4374, 69908, 69909, 69910]
        distances += [2 ** (width - 1) - 1, 2 ** (width - 1), 2 ** (width - 1) + 1]
        distances += [RANDOM.randrange(2**width) for _ in range(8)]
        starts = [0, 2**width - 1, RANDOM.randrange(2**width)]
        for number, distance in enumerate(distances):
            for turn, start in enumerate(starts):
                up, down = (start + distance) % 2**width, (start - distance) % 2**width
                accept(f"wrapping{width}-up-{number}-{turn}", wrapping(up, start, width), lead())
                accept(f"wrapping{width}-down-{number}-{turn}", lead(), wrapping(down, start, width))
        refuse(f"wrapping{width}-ends", [{"op": f"wrapping{width}", "from": "7"}], b"\x00", "past_end")
        refuse(f"wrapping{width}-nothing", [{"op": f"wrapping{width}", "from": "7"}], b"", "past_end")


def main():
    halves()
    angles()
    ticks()
    for name, lines in [("accept", ACCEPT), ("refuse", REFUSE)]:
        with open(f"vectors/kinds-{name}.jsonl", "w", encoding="utf-8", newline="\n") as file:
            for line in lines:
                file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(f"{len(ACCEPT)} packets, {len(REFUSE)} refusals")


if __name__ == "__main__":
    main()
