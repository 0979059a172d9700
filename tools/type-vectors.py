#!/usr/bin/env python3
"""Computes vectors of whole types, vectors/types/*.jsonl, from docs/wire-format*.md alone.

Nothing here shares code with the library. The types are those of crates/tightwire/tests/type_vectors.rs;
a packet is a list of 0 and 1. Run it in the root of the repository: it writes the files, and
`cargo test -p tightwire --all-features --test type_vectors` replays them.
"""

import json
import math
import pathlib
import random
import struct

RANDOM = random.Random(17)
RELATIVE = [(1, 1, 0), (2, 6, 3), (7, 23, 5), (24, 280, 9), (281, 4377, 13), (4378, 69914, 17)]
WRAPPING = [(0, 0), (1, 3), (9, 5), (41, 9), (553, 13), (8745, 17)]
ACCEPTED, REFUSED = [], []


# The primitives, sections 1 to 14 and 19 to 21 of the document.


def width(largest):
    return largest.bit_length()


def group(value, bits):
    assert 0 <= value < 1 << bits or (value, bits) == (0, 0), (value, bits)
    return [value >> place & 1 for place in range(bits)]


def integer(value, low, high):
    assert low <= value <= high
    return group(value - low, width(high - low))


def boundary(before):
    return [0] * (-len(before) % 8)


def octets(data):
    return [bit for byte in data for bit in group(byte, 8)]


def single(value):
    """The nearest binary32."""
    return struct.unpack("<f", struct.pack("<f", value))[0]


def f32(value):
    return group(struct.unpack("<I", struct.pack("<f", value))[0], 32)


def f64(value):
    return group(struct.unpack("<Q", struct.pack("<d", value))[0], 64)


def half(value):
    return group(struct.unpack("<H", struct.pack("<e", value))[0], 16)


def steps_of(low, high, step):
    delta = single(high - low)
    return delta, math.ceil(single(delta / single(step)))


def compressed(value, low, high, step):
    """The group, and the value that is read."""
    delta, steps = steps_of(low, high, step)
    part = min(max(single(single(value - low) / delta), 0.0), 1.0)
    code = min(math.floor(single(single(part * steps) + 0.5)), steps)
    read = single(single(single(code / steps) * delta) + low)
    return group(code, width(steps)), read


def relative(value, previous):
    difference, bits = value - previous, []
    assert difference > 0 and value < 1 << 31
    for first, last, digits in RELATIVE:
        if difference <= last:
            return bits + [1] + group(difference - first, digits)
        bits.append(0)
    return bits + group(value, 32)


def wrapping(value, start, bits):
    up, down = (value - start) % 2**bits, (start - value) % 2**bits
    steps, out = (up - 1) * 2 if up and up <= down else down * 2 + 1, []
    for first, digits in WRAPPING:
        if digits < bits:
            if steps < first + 2**digits:
                return out + [1] + group(steps - first, digits)
            out.append(0)
    return out + group(value, bits)


# Compound values, sections 15, 16 and 22. What needs a byte boundary gets the bits before it.


def counted(values, low, high, each):
    return integer(len(values), low, high) + [bit for value in values for bit in each(value)]


def byte_list(before, data, low, high):
    count = integer(len(data), low, high)
    return count + boundary(before + count) + octets(data)


def text(before, value, low, high):
    return byte_list(before, value.encode(), low, high)


def wide(value, low, high):
    units = value.encode("utf-16-le")
    units = [units[at] | units[at + 1] << 8 for at in range(0, len(units), 2)]
    return counted(units, low, high, lambda unit: group(unit, 32))


def optional(value, each):
    return [0] if value is None else [1] + each(value)


def climbing(values, low, high, first):
    bits = integer(len(values), low, high)
    for at, value in enumerate(values):
        bits += first(value) if at == 0 else relative(value, values[at - 1])
    return bits


def packed(bits):
    filled = bits + [0] * (-len(bits) % 8)
    places = range(0, len(filled), 8)
    return bytes(sum(bit << at for at, bit in enumerate(filled[start : start + 8])) for start in places)


def accept(name, value, bits, read=None):
    line = {"type": name, "value": value, "bits": len(bits), "hex": packed(bits).hex()}
    if read is not None and read != value:
        line["read"] = read
    ACCEPTED.append(line)


def refuse(name, bits, why, at):
    REFUSED.append({"type": name, "hex": packed(bits).hex(), "why": why, "bit": at})


def byte():
    return RANDOM.randrange(256)


def letters(alphabet, low, high):
    return "".join(RANDOM.choice(alphabet) for _ in range(RANDOM.randint(low, high)))


def several(low, high, draw):
    return [draw() for _ in range(RANDOM.randint(low, high))]


# The types.


def least(value):
    bits = counted(value["tags"], 1, 24, lambda tag: group(tag, 8))
    bits += text(bits, value["name"], 1, 15)
    bits += byte_list(bits, value["key"], 2, 4)
    bits += [bit for lane in value["lanes"] for bit in integer(lane, 0, 5)]
    return bits + optional(value["title"], lambda title: wide(title, 1, 4))


def leasts():
    for _ in range(40):
        value = {
            "tags": several(1, 24, byte),
            "name": letters("abcë", 1, 7),
            "key": several(2, 4, byte),
            "lanes": [RANDOM.randint(0, 5) for _ in range(3)],
            "title": RANDOM.choice([None, letters("xж", 1, 4), "😀"]),
        }
        accept("Least", value, least(value))
    refuse("Least", group(24, 5) + [1] * 400, "OutOfRange", 0)
    start = group(0, 5) + group(7, 8)
    refuse("Least", start + group(15, 4) + [0] * 400, "OutOfRange", 13)
    start += text(start, "a", 1, 15)
    refuse("Least", start + group(3, 2) + [0] * 100, "OutOfRange", len(start))
    start += byte_list(start, [1, 2], 2, 4) + [0] * 9
    refuse("Least", start + [1] + group(0, 2) + group(0, 32), "Text", len(start) + 3)
    refuse("Least", start + [1] + group(0, 2) + group(0xD800, 32), "Text", len(start) + 1)
    refuse("Least", start + [1] + group(0, 2) + group(0x10041, 32), "Text", len(start) + 3)


def tiles():
    def bits_of(value):
        bits = integer(value["width"], 0, 6) + integer(value["height"], 0, 6)
        bits += [bit for tile in value["tiles"] for bit in group(tile, 3)]
        return bits + [int(flag) for flag in value["rest"]]

    for width_of in range(7):
        for height in range(7):
            if width_of * height <= 30 and width_of - height + 4 >= 0:
                count = width_of - height + 4
                value = {
                    "width": width_of,
                    "height": height,
                    "tiles": [RANDOM.randrange(8) for _ in range(width_of * height)],
                    "rest": [RANDOM.random() < 0.5 for _ in range(count)],
                }
                accept("Tiles", value, bits_of(value))
    refuse("Tiles", group(6, 3) + group(6, 3) + [0] * 200, "OutOfRange", 6)
    # No tiles, and 0 - 5 + 4 flags.
    refuse("Tiles", group(0, 3) + group(5, 3), "OutOfRange", 6)


def climb():
    def bits_of(value):
        bits = climbing(value["ids"], 1, 24, lambda first: group(first, 32))
        bits += optional(value["marks"], lambda all: climbing(all, 0, 3, lambda first: integer(first, 10, 90)))
        return bits + climbing(value["slots"], 0, 5, lambda first: group(first, 4))

    for _ in range(60):
        ids = [RANDOM.randrange(1 << 20)]
        for _ in range(RANDOM.randrange(24)):
            ids.append(ids[-1] + RANDOM.randint(1, RANDOM.choice([1, 6, 23, 280, 4377, 69914, 1 << 25])))
        marks = RANDOM.choice([None, sorted(RANDOM.sample(range(10, 91), RANDOM.randint(0, 3)))])
        slots = sorted(RANDOM.sample(range(16), RANDOM.randint(0, 5)))
        value = {"ids": ids, "marks": marks, "slots": slots}
        accept("Climb", value, bits_of(value))
    start = integer(2, 1, 24) + group(2**31 - 1, 32)
    refuse("Climb", start + [1], "NotAscending", len(start))
    refuse("Climb", start + [0] * 6 + group(5, 32), "NotAscending", len(start))
    start = climbing([5], 1, 24, lambda first: group(first, 32)) + [1] + integer(3, 0, 3) + integer(90, 10, 90)
    refuse("Climb", start + relative(256, 90) + [0] * 64, "OutOfRange", len(start))


def axes():
    sides = [(-100.0, 100.0, 0.1), (0.0, 10.0, 0.01), (-100.0, 100.0, 0.1)]
    trim = [(-1.0, 1.0, 0.5), (-1.0, 1.0, 0.3)]
    cell = [(0, 15), (-7, 8), (3, 3)]
    grid = [(-1000, 1000), (0, 3)]

    for _ in range(60):
        position = [single(RANDOM.uniform(low - 1, high + 1)) for low, high, _ in sides]
        turn = RANDOM.choice([None, [single(RANDOM.uniform(-1, 1)) for _ in range(2)]])
        cells = [[RANDOM.randint(*side) for side in cell] for _ in range(RANDOM.randint(0, 3))]
        value = {
            "position": position,
            "trim": turn,
            "cells": cells,
            "spot": [RANDOM.randint(*side) for side in grid],
            "size": [RANDOM.randrange(32) for _ in range(3)],
        }
        bits, read = [], json.loads(json.dumps(value))
        for at, (component, side) in enumerate(zip(position, sides)):
            code, read["position"][at] = compressed(component, *side)
            bits += code
        bits += [0] if turn is None else [1]
        for at, (component, side) in enumerate(zip(turn or [], trim)):
            code, read["trim"][at] = compressed(component, *side)
            bits += code
        bits += integer(len(cells), 0, 3)
        bits += [bit for one in cells for part, side in zip(one, cell) for bit in integer(part, *side)]
        bits += [bit for part, side in zip(value["spot"], grid) for bit in integer(part, *side)]
        bits += [bit for part in value["size"] for bit in group(part, 5)]
        accept("Axes", value, bits, read)
    # 200 / 0.1 is 2001 steps in binary32 or 2000: either way 11 bits hold more.
    refuse("Axes", group(2047, 11) + [0] * 80, "OutOfRange", 0)
    refuse("Axes", group(0, 11) + group(1023, 10) + [0] * 80, "OutOfRange", 11)
    start = [0] * 32 + [0] + [0] * 2
    refuse("Axes", start + group(2001, 11) + [0] * 17, "OutOfRange", len(start))


def entries(before, value, key, part, most):
    """A map; keys and values get the bits before them."""
    bits = integer(len(value), 0, most)
    for name in sorted(value):
        bits += key(before + bits, name)
        bits += part(before + bits, value[name])
    return bits


def maps():
    def bits_of(value):
        teams = {int(key): team for key, team in value["teams"].items()}
        bits = entries([], teams, lambda _, key: group(key, 8), lambda _, team: [int(team)], 3)
        skills = {key.encode(): skill for key, skill in value["skills"].items()}
        bits += entries(
            bits,
            skills,
            lambda before, key: byte_list(before, key, 0, 7),
            lambda _, skill: integer(skill, 0, 999),
            5,
        )
        bits += counted(sorted(value["ready"]), 0, 7, lambda one: integer(one, 0, 15))
        bits += counted(sorted(value["ranks"]), 0, 7, lambda one: integer(one, -(2**15), 2**15 - 1))
        return bits + counted(sorted(value["turns"]), 0, 7, lambda one: integer(one, 0, 15))

    for _ in range(60):
        value = {
            "teams": {str(byte()): RANDOM.random() < 0.5 for _ in range(RANDOM.randint(0, 3))},
            "skills": {letters("abë", 0, 3): RANDOM.randint(0, 999) for _ in range(RANDOM.randint(0, 5))},
            "ready": RANDOM.sample(range(16), RANDOM.randint(0, 7)),
            "ranks": RANDOM.sample(range(-(2**15), 2**15), RANDOM.randint(0, 7)),
            "turns": several(0, 7, lambda: RANDOM.randrange(16)),
        }
        accept("Maps", value, bits_of(value))
    two = group(2, 2)
    refuse("Maps", two + group(9, 8) + [0] + group(2, 8) + [0] * 40, "KeyOrder", 11)
    refuse("Maps", two + group(9, 8) + [0] + group(9, 8) + [1] + [0] * 40, "KeyOrder", 11)
    start = group(0, 2) + group(2, 3)
    start += text(start, "b", 0, 7) + integer(1, 0, 999)
    refuse("Maps", start + text(start, "ab", 0, 7) + integer(1, 0, 999) + [0] * 40, "KeyOrder", len(start))
    refuse("Maps", group(0, 2) + group(6, 3) + [0] * 40, "OutOfRange", 2)
    start = group(0, 2) + group(0, 3)
    refuse("Maps", start + group(2, 3) + group(4, 4) + group(4, 4) + [0] * 9, "KeyOrder", len(start) + 7)
    start += group(0, 3) + group(0, 3)
    refuse("Maps", start + group(2, 3) + group(4, 4) + group(3, 4), "KeyOrder", len(start) + 7)


def homes():
    def bits_of(value):
        bits = counted(value["deque"], 0, 5, lambda one: integer(one, 0, 9))
        bits += counted(value["boxed"], 1, 4, lambda one: group(one, 16))
        bits += counted(value["shared"], 0, 3, lambda one: [int(one)])
        bits += text(bits, value["name"], 0, 9)
        bits += text(bits, value["clan"], 0, 9)
        bits += wide(value["tag"], 0, 3)
        bits += counted(value["small"], 0, 6, lambda one: group(one, 8))
        bits += counted(value["array"], 0, 4, lambda one: group(one, 8))
        bits += byte_list(bits, value["heapless"], 0, 12)
        return bits + text(bits, value["label"], 0, 8)

    for _ in range(40):
        value = {
            "deque": several(0, 5, lambda: RANDOM.randrange(10)),
            "boxed": several(1, 4, lambda: RANDOM.randrange(1 << 16)),
            "shared": several(0, 3, lambda: RANDOM.random() < 0.5),
            "name": letters("abcë", 0, 4),
            "clan": letters("xyz", 0, 9),
            "tag": letters("xж", 0, 3),
            "small": several(0, 6, byte),
            "array": several(0, 4, byte),
            "heapless": several(0, 12, byte),
            "label": letters("abc", 0, 8),
        }
        accept("Homes", value, bits_of(value))
    start = group(0, 3) + integer(1, 1, 4) + group(0, 16) + group(0, 2)
    refuse("Homes", start + group(1, 4) + boundary(start + [0] * 4) + group(0xC3, 8) + [0] * 60, "Text", len(start))
    refuse("Homes", group(6, 3) + [0] * 200, "OutOfRange", 0)
    start += text(start, "", 0, 9)
    start += text(start, "", 0, 9) + group(0, 2) + group(0, 3)
    refuse("Homes", start + group(5, 3) + [0] * 99, "OutOfRange", len(start))


def odds():
    def bits_of(value):
        bits = integer(value["levels"]["start"], 0, 15) + integer(value["levels"]["end"], 0, 15)
        bits += integer(value["span"]["start"], -128, 127) + integer(value["span"]["end"], -128, 127)
        bits += group(value["points"], 16) + octets(value["id"])
        # Flags 0, 1 and 8.
        bits += [value["held"] >> place & 1 for place in (0, 1, 8)]
        bits += [int(door) for door in value["doors"]]
        return bits + f32(value["heat"]) + f64(value["mass"])

    for _ in range(40):
        value = {
            "levels": {"start": RANDOM.randrange(16), "end": RANDOM.randrange(16)},
            "span": {"start": RANDOM.randint(-128, 127), "end": RANDOM.randint(-128, 127)},
            "points": RANDOM.randrange(1 << 16),
            "id": [byte() for _ in range(16)],
            "held": RANDOM.choice([0, 1, 2, 3, 256, 257, 258, 259]),
            "doors": [RANDOM.random() < 0.5 for _ in range(12)],
            "heat": RANDOM.randint(-9999, 9999) / 64,
            "mass": RANDOM.randint(-(10**6), 10**6) / 8,
        }
        accept("Odds", value, bits_of(value))
    start = [0] * (8 + 16 + 16 + 128 + 3 + 12 + 32)
    refuse("Odds", start + f64(math.nan), "OutOfRange", len(start))


def near():
    def bits_of(value):
        tick, sequence = value["tick"], value["sequence"]
        bits = group(tick, 16) + wrapping(value["newest"], tick, 16)
        bits += group(sequence, 32) + wrapping(value["acked"], sequence, 32)
        bits += [bit for part in value["recoil"] for bit in half(part)]
        turn = math.floor((value["yaw"] / math.tau - math.floor(value["yaw"] / math.tau)) * 1024 + 0.5) % 1024
        return bits + group(turn, 10), turn

    for _ in range(60):
        tick, sequence = RANDOM.randrange(1 << 16), RANDOM.randrange(1 << 32)
        reach = RANDOM.choice([1, 4, 20, 300, 5000, 80000, 1 << 31])
        value = {
            "tick": tick,
            "newest": (tick + RANDOM.randint(-reach, reach)) % 2**16,
            "sequence": sequence,
            "acked": (sequence + RANDOM.randint(-reach, reach)) % 2**32,
            "recoil": [RANDOM.randint(-2048, 2048) / 8 for _ in range(2)],
            "yaw": single(RANDOM.uniform(-9, 9)),
        }
        bits, turn = bits_of(value)
        signed = turn - 1024 if turn >= 512 else turn
        accept("Near", value, bits, {**value, "yaw": single(signed / 1024 * math.tau)})


for make in (leasts, tiles, climb, axes, maps, homes, odds, near):
    make()
folder = pathlib.Path("vectors/types")
folder.mkdir(exist_ok=True)
for name, lines in (("accept", ACCEPTED), ("refuse", REFUSED)):
    dumped = [json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines]
    (folder / f"{name}.jsonl").write_text("\n".join(dumped) + "\n")
print(f"{len(ACCEPTED)} packets, {len(REFUSED)} refusals")
