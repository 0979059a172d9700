#!/usr/bin/env python3
"""Decodes the vectors of docs/wire-format-delta.md from the document alone.

Nothing here shares code with the library. It reads `vectors/delta/packets.jsonl` and checks that
every packet, and every model, is what the document says it is. Slow, and plain enough to trust.
"""

import json
import math
import pathlib
import struct
import sys


def f32(x):
    return struct.unpack("<f", struct.pack("<f", x))[0]


def bits(n):
    return n.bit_length()


def level(v):
    n = bits(v)
    return n if n < 2 else 2 * n - 2 + ((v >> (n - 2)) & 1)


def signed(v, most):
    l = min(level(abs(v)), most)
    return 2 * l if v < 0 else max(2 * l - 1, 0)


def sign(v):
    return (v > 0) - (v < 0)


def wrap(v):
    return (v + 2**31) % 2**32 - 2**31


POWER = [2**62]
for _ in range(768):
    POWER.append(POWER[-1] * 4540188453729421604 // 2**62)


def squash(x):
    x = max(-768, min(767, x))
    if x >= 0:
        return min(2**78 // (2**62 + POWER[x]), 65535)
    return 65536 - squash(min(-x, 767))


STRETCH = []
_x = -768
for _i in range(4096):
    while _x < 767 and squash(_x) < 16 * _i + 8:
        _x += 1
    STRETCH.append(max(-127, min(127, _x // 4)))


class Refused(Exception):
    pass


class Reader:
    """The range coder."""

    def __init__(self, packet):
        self.packet, self.at, self.low, self.high = packet, 0, 0, 2**64 - 1
        self.value = self.four() << 32 | self.four()

    def four(self):
        if self.at > len(self.packet) + 8:
            raise Refused("past the end")
        part = self.packet[self.at : self.at + 4]
        self.at += 4
        return int.from_bytes(part + bytes(4 - len(part)), "big")

    def settle(self):
        while True:
            if (self.low ^ self.high) >> 32:
                if self.high - self.low >= 2**24:
                    return
                self.high = self.low | 0xFFFFFFFF
            if self.value >> 32 != self.low >> 32:
                raise Refused("outside")
            self.low = self.low << 32 & (2**64 - 1)
            self.high = (self.high << 32 & (2**64 - 1)) + 0xFFFFFFFF
            self.value = (self.value << 32 & (2**64 - 1)) | self.four()

    def decide(self, p):
        middle = self.low + ((self.high - self.low) >> 16) * p
        bit = int(self.value <= middle)
        if bit:
            self.high = middle
        else:
            self.low = middle + 1
        self.settle()
        return bit

    def raw(self, k):
        step = (self.high - self.low) >> k
        v = min((self.value - self.low) // step, 2**k - 1)
        self.low += step * v
        self.high = self.low + step - 1
        self.settle()
        return v

    def end(self):
        for k in range(8, -1, -1):
            t = self.high >> 8 * k << 8 * k
            if t >= self.low:
                break
        z = 8
        while z and t % 256**z:
            z -= 1
        if self.value != t or len(self.packet) + 8 != self.at + 8 - z:
            raise Refused("end")


class Adaptive:
    """Decisions without a model."""

    def __init__(self):
        self.cells, self.sets = {}, {}

    def decide(self, cells, number, code):
        held = [self.cells.get(c, (2**21, 0)) for c in cells]
        o = [STRETCH[(c >> 6) >> 4] for c, _ in held]
        w = self.sets.setdefault(number, [4096] * 4)
        p = squash(wrap(sum(a * b for a, b in zip(w, o))) >> 12)
        bit = code(p)
        for cell in cells:
            c, n = self.cells.get(cell, (2**21, 0))
            d = ((2**22 - 1 if bit else 0) - c) * 5
            d = abs(d) // (5 * n + 8) * sign(d)
            self.cells[cell] = (c + d, min(n + 1, 60))
        for i in range(4):
            w[i] = wrap(w[i] + ((o[i] * 3 * (65536 * bit - p) + 8192) >> 14))
        return bit


class Modelled:
    """Decisions with a model: a list of lines of 64 opinions."""

    def __init__(self, lines):
        self.lines, self.sets = lines, {}

    def decide(self, cells, number, code):
        s = self.sets.get(number, 0)
        total = sum(self.lines[c // 64][c % 64] for c in cells)
        p = squash(4 * total + (s >> 16))
        bit = code(p)
        self.sets[number] = wrap(s + 9 * (65536 * bit - p))
        return bit


class Coder:
    """Reads from a packet, or, to learn, follows what is already known."""

    is_plain = False

    def __init__(self, knows, reader=None):
        self.knows, self.reader = knows, reader

    def ask(self, cells, number, known=None):
        code = (lambda p: int(known)) if self.reader is None else self.reader.decide
        return self.knows.decide(cells, number, code)

    def raw(self, k, known):
        return known if self.reader is None else self.reader.raw(k)

    def residual(self, lines, W, u, m, r=0):
        n = bits(abs(r))
        at = lambda s: [64 * line + s for line in lines]
        ask = lambda s, known: self.ask(at(s), W + s, known)
        u = min(u, m)
        if u == 0 or ask(0, n >= u):
            k = u
            while k < m and ask(1 + k, n > k):
                k += 1
        else:
            k = u - 1
            while k > 0 and ask(1 + k, n < k):
                k -= 1
        n = k
        if n == 0:
            return 0, 0
        negative = ask(34 + min(n - 1, 7), r < 0)
        v, left, found = abs(r), n - 1, 1
        for order in range(3):
            if left == 0:
                break
            left -= 1
            slot = [
                42 + min(n - 2, 7),
                50 + 2 * min(n - 3, 3) + (found & 1),
                58 + (found & 3),
            ][order]
            found = found << 1 | ask(slot, v >> left & 1)
        while left:
            k = min(left, 16)
            left -= k
            found = found << k | self.raw(k, v >> left & (2**k - 1))
        return (-found if negative else found), n


class PlainCoder(Coder):
    """The coder of a plain body: every decision is a raw bit."""

    is_plain = True

    def ask(self, cells, number, known=None):
        return self.reader.raw(1)

    def within(self, last):
        n = bits(last)
        for done in range(n):
            k = n - 1 - done
            if not last >> k & 1:
                continue
            i = last % 2**k + 1
            if not self.reader.decide(max(1, 65536 * i // (2**k + i))):
                # The bits so far are those of last, then a 0. The rest are free.
                return (last >> k + 1 << k + 1) + (self.number(k) if k else 0)
        return last

    def number(self, k):
        return self.reader.raw(k) if k <= 16 else self.reader.raw(k - 16) << 16 | self.reader.raw(16)


def last_of(kind, p):
    if kind == "rotation":
        return 2**p - 2
    return {"byte": 255, "float": 2**32 - 1}.get(kind, p)


class Plan:
    def __init__(self, tables):
        self.tables, lines, aged, sets, self.fields = [], 0, 0, 0, 0
        for number, spec in enumerate(tables):
            t = {"rows": spec["rows"], "row": lines, "eight": lines + 32, "R": sets, "groups": []}
            t["aged"] = aged
            lines, aged, sets, word = lines + 36, aged + 32, sets + 64, 0
            t["flags"] = []
            for g in spec["groups"]:
                group = {"when": g["when"], "first": word, "lines": lines, "set": sets, "fields": []}
                group["aged"] = aged
                lines, aged, sets = lines + 32, aged + 32, sets + 1
                for kind, p in g["fields"]:
                    f = {"kind": kind, "p": p, "word": word, "lines": lines, "set": sets, "n": self.fields}
                    f["last"], f["aged"] = last_of(kind, p), aged
                    f["words"] = 2 if kind == "rotation" and p > 10 else 1
                    lines += {"symbol": p + 2 + 192, "byte": 1024, "rotation": 3 * 328 + 32}.get(kind, 328)
                    aged += {"symbol": 0, "byte": 0, "rotation": 3 * 64 + 32}.get(kind, 64)
                    sets += 256 if kind == "rotation" else 64
                    word += f["words"]
                    self.fields += 1
                    group["fields"].append(f)
                    if kind == "symbol" and p == 1 and g["when"] is None:
                        t["flags"].append(f["word"])
                group["end"] = word
                t["groups"].append(group)
            t["stride"], t["flags"] = word, t["flags"][:2]
            t["keyed"] = number > 0 and spec["rows"][0] == "keyed"
            self.tables.append(t)
        self.lines, self.aged = lines, aged
        self.hash = self.hash_of(tables)

    @staticmethod
    def hash_of(tables):
        kinds = ["int", "wrapping", "symbol", "byte", "rotation", "float"]
        numbers = [1, len(tables)]
        for spec in tables:
            kind, *rest = spec["rows"]
            numbers += [["fixed", "counted", "keyed"].index(kind)] + (rest + [0])[:2]
            numbers.append(len(spec["groups"]))
            for g in spec["groups"]:
                numbers += [1] + g["when"] if g["when"] is not None else [0, 0, 0]
                numbers.append(len(g["fields"]))
                for kind, p in g["fields"]:
                    last = last_of(kind, p)
                    numbers += [kinds.index(kind), last]
        return fnv(b"".join(struct.pack("<I", n) for n in numbers))


def fnv(data):
    h = 0xCBF29CE484222325
    for byte in data:
        h = (h ^ byte) * 0x100000001B3 % 2**64
    return h


def exists(table, group, row):
    if group["when"] is None:
        return True
    word, code = group["when"]
    holder = next(g for g in table["groups"] if g["first"] <= word < g["end"])
    return row[word] == code and exists(table, holder, row)


def number_of(b):
    return b ^ 0xFFFFFFFF if b >> 31 else b + 2**31


def gap(field, a, b):
    if field["kind"] == "float":
        return number_of(a) - number_of(b)
    g = a - b
    if field["kind"] == "wrapping":
        size = field["last"] + 1
        while 2 * g >= size:
            g -= size
        while 2 * g < -size:
            g += size
    return g


def parts(row, f):
    n, w = f["p"], f["word"]
    whole = row[w] | (row[w + 1] << 32 if f["words"] == 2 else 0)
    return whole & 3, [whole >> (2 + i * n) & (2**n - 1) for i in range(3)]


def turn(field, a, b):
    (la, a), (lb, b) = parts(a, field), parts(b, field)
    return 64 if la != lb else sum(abs(x - y) for x, y in zip(a, b))


def times(v, f):
    return max(-(2**30 - 1), min(2**30 - 1, (v * f + 32768) >> 16))


def scales(ahead, second, third):
    far = 64 << 16
    s = min((ahead << 16) // second, far) if second else 0
    t = min((ahead << 16) // third, far) if third else 0
    b = min(((ahead + second) << 16) // (2 * (third - second)), far) if second and third > second else 0
    return s, t, b


class State:
    def __init__(self, plan, coder, usual, bases, ages, new=None):
        self.plan, self.coder, self.usual, self.bases = plan, coder, usual, bases
        self.scale = scales(ages[0], ages[1] - ages[0], ages[2] - ages[0])
        # Without a model there are no classes of ages.
        has_ages = isinstance(coder.knows, Modelled)
        self.age = sum(ages[0] > most for most in (1, 2, 4, 8, 16)) if has_ages else 0
        self.known = new
        self.out, self.pairs = [], []
        for index, table in enumerate(plan.tables):
            self.table(index, table)

    def of_age(self, lines, aged):
        return lines if self.age == 0 else self.plan.lines + (self.age - 1) * self.plan.aged + aged

    def rows_of(self, tape, index):
        stride = self.plan.tables[index]["stride"]
        words = tape[index]
        if stride == 0:
            return [[]]
        return [words[i : i + stride] for i in range(0, len(words), stride)]

    def table(self, index, table):
        self.t = table
        old = [self.rows_of(base, index) for base in self.bases]
        want = self.rows_of(self.known, index) if self.known is not None else None
        kind, *rest = table["rows"]
        by_place, pairs = True, None
        if index == 0:
            count = 1
        elif kind == "keyed":
            by_place = False
            keys, pairs = self.keys(table, old, want)
            count = len(keys)
        else:
            parent = rest[0]
            owners = self.rows_of(self.out, parent)
            counts = [rest[1] if kind == "fixed" else row[rest[1]] for row in owners]
            count = sum(counts)
            by_place = parent == 0 if kind == "counted" else self.pairs[parent] is None
            if not by_place:
                pairs = self.nested(index, parent, kind, rest, counts)
        self.near = self.quiet = 0
        self.template = None
        rows = []
        if by_place:
            rows = self.places(table, old, want, count)
        else:
            for i, p in enumerate(pairs):
                key = keys[i] if kind == "keyed" else None
                rows.append(self.one(table, old, p, want[i] if want else None, key))
        self.pairs.append(pairs)
        self.out.append([word for row in rows for word in row])

    def nested(self, index, parent, kind, rest, counts):
        starts = []
        for base in self.bases:
            at, spans = 0, []
            for row in self.rows_of(base, parent):
                n = rest[1] if kind == "fixed" else row[rest[1]]
                spans.append((at, n))
                at += n
            starts.append(spans)
        pairs = []
        for row, count in enumerate(counts):
            owner = self.pairs[parent][row] if self.pairs[parent] is not None else [row] * 3
            for child in range(count):
                pair = []
                for spans, o in zip(starts, owner):
                    ok = o is not None and o < len(spans) and child < spans[o][1]
                    pair.append(spans[o][0] + child if ok else None)
                pairs.append(pair)
        return pairs

    def keys(self, table, old, want):
        group = table["groups"][0]
        field, base = group["fields"][0], 64 * group["lines"]
        wanted = [row[0] for row in want] if want is not None else None
        olds = [[row[0] for row in rows] for rows in old]
        newest = olds[0][-1] if olds[0] else 0
        find = lambda keys, key: keys.index(key) if key in keys else None
        stay, gone = [], 0
        for i, key in enumerate(olds[0]):
            two, three = find(olds[1], key), find(olds[2], key)
            age = (two is not None) + 2 * (three is not None)
            cells = [
                age + 4 * (gone & 15),
                512 + min(level(newest - key), 31) + 32 * age,
                1024 + min(level(i), 31),
                1536 + min(level(len(olds[0]) - i), 31),
            ]
            alive = self.coder.ask([base + c for c in cells], group["set"], wanted is not None and key in wanted)
            gone = gone << 1 | (1 - alive)
            if alive:
                stay.append((key, [i, two, three]))
        fresh = []
        news = [k for k in wanted if k not in olds[0]] if wanted is not None else []
        while True:
            k = min(len(fresh), 7)
            cell = 64 * table["eight"] + 128 + k
            if not self.coder.ask([cell] * 4, table["R"] + 48 + k, len(news) > len(fresh)):
                break
            first = min(newest + 1, 2**32 - 1) if olds[0] else 0
            expected = min(fresh[-1] + 1, 2**32 - 1) if fresh else first
            r = news[len(fresh)] - expected if news else 0
            line = field["lines"] + (1 if fresh else 0)
            r, _ = self.coder.residual([line] * 4, field["set"], self.usual(field), 32, r)
            fresh.append(expected + r)
        merged = sorted(stay + [(key, [None] * 3) for key in fresh], key=lambda pair: pair[0])
        return [key for key, _ in merged], [pair for _, pair in merged]

    def marks(self, row):
        return sum((row[w] & 1) << i for i, w in enumerate(self.t["flags"]))

    def places(self, table, old, want, count):
        if table["stride"] == 0:
            return [[]] * count
        if count == 0:
            return []
        if self.coder.is_plain:
            return [self.one(table, old, [None] * 3, None, None) for _ in range(count)]
        base, R = 64 * table["eight"], table["R"]
        cell = base + (count == 1) + 2 * (count == len(old[0]))
        if self.coder.ask([cell] * 4, R + 62, want == old[0]):
            return [list(row) for row in old[0]]
        rows, start = [], 0
        while start < count:
            end = min(start + 8, count)
            if end - start == 8:
                eight = [rows_[start:end] for rows_ in old]
                still = len(eight[0]) == 8 and eight[0] == eight[1] == eight[2]
                if still:
                    near, quiet = self.near, self.quiet
                    cells = [
                        64 + (near & 31) + 32 * (quiet & 1),
                        128 + bin(near & 255).count("1") + 16 * (quiet & 3),
                        192 + self.marks(eight[0][0]) + 4 * (quiet & 3),
                        4 + (quiet & 31),
                    ]
                    differs = want is not None and want[start:end] != eight[0]
                    if not self.coder.ask([base + c for c in cells], R + 63, differs):
                        self.near, self.quiet = near << 8, quiet << 1 | 1
                        rows += [list(row) for row in eight[0]]
                        start = end
                        continue
                self.quiet <<= 1
            for i in range(start, end):
                pair = [i if i < len(rows_) else None for rows_ in old]
                rows.append(self.one(table, old, pair, want[i] if want else None, None))
            start = end
        return rows

    def one(self, table, old, pair, want, key):
        if pair[0] is None or self.coder.is_plain:
            if self.template is None:
                self.template = old[0][-1] if old[0] else [0] * table["stride"]
            past = [self.template] * 3
            row = self.groups(table, past, self.motion(table, past), True, want, key)
            self.near = self.near << 1 | 1
            self.template = row
            return row
        one = old[0][pair[0]]
        two = old[1][pair[1]] if pair[1] is not None else one
        three = old[2][pair[2]] if pair[2] is not None else two
        past = [one, two, three]
        m = self.motion(table, past)
        near, marks = self.near, self.marks(one)
        ones = bin(near & 0xFFFF).count("1")
        crowd = 0 if ones == 0 else 1 if ones <= 3 else 2 if ones <= 8 else 3
        speed, bend = min(m["speed"], 15), min(m["bend"], 15)
        cells = [
            m["when"] + 4 * (near & 7) + 32 * crowd + 128 * marks,
            512 + speed + 16 * bend + 256 * (marks & 1),
            1024 + m["lately"] + 16 * m["before"] + 256 * (near & 1),
            1536 + speed // 2 + 8 * (near & 7) + 64 * marks + 256 * (m["when"] >> 1),
        ]
        number = table["R"] + 4 * m["when"] + crowd
        row_lines = self.of_age(table["row"], table["aged"])
        changed = self.coder.ask([64 * row_lines + c for c in cells], number, want is not None and want != one)
        self.near = near << 1 | changed
        return self.groups(table, past, m, False, want, key) if changed else list(one)

    def motion(self, table, past):
        one, two, three = past
        second, third, bend = self.scale
        m = {"when": 0, "speed": 0, "bend": 0, "lately": 0, "before": 0, "groups": [], "step": {}, "curve": {}}
        for i, g in enumerate(table["groups"]):
            a, b, c = (row[g["first"] : g["end"]] for row in past)
            when = (a != b) + 2 * (b != c)
            speed = curve_level = 0
            for f in g["fields"]:
                step = curve = 0
                if when and f["kind"] in ("int", "wrapping", "float"):
                    w = f["word"]
                    step = times(gap(f, one[w], two[w]), second)
                    curve = times(step - times(gap(f, one[w], three[w]), third), bend)
                elif when and f["kind"] == "rotation":
                    step = times(turn(f, one, two), second)
                    curve = times(step - times(turn(f, one, three), third), bend)
                m["step"][f["word"]], m["curve"][f["word"]] = step, curve
                speed, curve_level = max(speed, level(abs(step))), max(curve_level, level(abs(curve)))
            m["groups"].append((when, speed, curve_level))
            m["when"] |= when
            m["speed"], m["bend"] = max(m["speed"], speed), max(m["bend"], curve_level)
            if i < 4:
                m["lately"] |= (when & 1) << i
                m["before"] |= (when >> 1) << i
        return m

    def groups(self, table, past, m, is_new, want, key):
        one, new = past[0], int(is_new)
        row = list(one)
        if key is not None:
            row[0] = key
        self.sizes, self.with_ = [min(m["bend"] // 2, 7), m["speed"] // 2], 0
        self.mark, self.changed, self.new, self.m = self.marks(one), 0, is_new, m
        any_ = 0
        for i, g in enumerate(table["groups"]):
            if table["keyed"] and i == 0:
                continue
            if not exists(table, g, row):
                row[g["first"] : g["end"]] = [0] * (g["end"] - g["first"])
                continue
            had = exists(table, g, one)
            changed = 1
            if had and not self.coder.is_plain and (any_ or i != len(table["groups"]) - 1 or is_new):
                when, speed, bend = m["groups"][i]
                a, b = (min(s, 7) for s in self.sizes)
                c1 = self.changed & 1
                cells = [
                    when + 4 * (self.changed & 7) + 32 * self.mark + 128 * new,
                    512 + min(speed, 15) + 16 * min(bend, 15) + 256 * any_,
                    1024 + a + 8 * b + 64 * (when & 1) + 128 * c1 + 256 * new,
                    1536 + min(m["speed"], 15) + 16 * when + 64 * c1 + 128 * (self.mark & 1) + 256 * new,
                ]
                differs = want is not None and want[g["first"] : g["end"]] != one[g["first"] : g["end"]]
                flag = self.of_age(g["lines"], g["aged"])
                changed = self.coder.ask([64 * flag + c for c in cells], g["set"], differs)
            self.changed = self.changed << 1 | changed
            any_ |= changed
            if not changed:
                continue
            for f in g["fields"]:
                alone = len(g["fields"]) == 1 and f["kind"] == "symbol" and f["p"] == 1
                if alone and had and not is_new:
                    row[f["word"]] = 1 - one[f["word"]]
                    continue
                getattr(self, "field_" + f["kind"], self.number)(f, past, row, want)
        return row

    def note(self, size, r, step):
        self.sizes = [size, self.sizes[0]]
        product = sign(r) * sign(step)
        self.with_ = 0 if product == 0 else 1 if product > 0 else 2

    def lines(self, base, aged, step, curve, place):
        a, b = (min(s, 7) for s in self.sizes)
        sizes = self.of_age(base + 56, aged) + 8 * a + b
        if self.new:
            return [base + 55, sizes, base + 159, base + 327]
        return [
            base + signed(step, 13) + 27 * (self.mark & 1),
            sizes,
            base + 128 + signed(curve, 15),
            base + 160 + 9 * place + 3 * (1 + sign(step)) + self.with_,
        ]

    def number(self, f, past, row, want):
        w, last = f["word"], f["last"]
        if self.coder.is_plain:
            row[w] = self.coder.number(32) if f["kind"] == "float" else self.coder.within(last)
            return
        step, curve = self.m["step"][w], self.m["curve"][w]
        one = past[0][w]
        if f["kind"] == "wrapping":
            rem = abs(step) % (last + 1) * sign(step)
            expected = (one + rem) % (last + 1)
        else:
            start = number_of(one) if f["kind"] == "float" else one
            expected = max(0, min(last, start + step))
        place = min(level(one), 17) if last < 2**15 else min(self.m["bend"], 17)
        r = 0
        if want is not None:
            r = number_of(want[w]) - expected if f["kind"] == "float" else gap(f, want[w], expected)
        lines = self.lines(f["lines"], f["aged"], step, curve, place)
        r, size = self.coder.residual(lines, f["set"], self.usual(f), bits(last), r)
        self.note(size, r, step)
        value = expected + r
        if f["kind"] == "wrapping":
            value %= last + 1
        if not 0 <= value <= last:
            raise Refused("range")
        if f["kind"] == "float":
            value = value - 2**31 if value >> 31 else value ^ 0xFFFFFFFF
        row[w] = value

    def field_symbol(self, f, past, row, want):
        w, last = f["word"], f["p"]
        if self.coder.is_plain:
            row[w] = self.coder.within(last)
            return
        one, two = past[0][w], past[1][w]
        a, b = (min(s, 7) for s in self.sizes)
        base, after = f["lines"], f["lines"] + last + 2
        lines = [
            base + (last + 1 if self.new else one),
            after + (one & 7) + 8 * (two & 7),
            after + 64 + 8 * a + b,
            after + 128 + (self.changed & 7) + 8 * self.mark + 32 * int(self.new),
        ]
        node, n = 1, bits(last)
        for left in reversed(range(n)):
            known = want[w] >> left & 1 if want is not None else 0
            node = node << 1 | self.coder.ask([64 * l + node for l in lines], f["set"] + node, known)
        row[w] = node - 2**n
        if row[w] > last:
            raise Refused("symbol")

    def field_byte(self, f, past, row, want):
        w, old, found = f["word"], past[0][f["word"]], 0
        for h in range(2):
            base = f["lines"]
            lines = [base + old, base + 256 + h + 2 * found, base + 512 + h, base + 768 + (old >> 5) + 8 * h]
            node = 1
            for left in reversed(range(4)):
                known = want[w] >> (4 - 4 * h + left) & 1 if want is not None else 0
                s = node + 16 * h
                node = node << 1 | self.coder.ask([64 * l + s for l in lines], f["set"] + s, known)
            found = found << 4 | node & 15
        row[w] = found

    def field_rotation(self, f, past, row, want):
        n = f["p"]
        m = 2 ** (n - 1) - 1
        if self.coder.is_plain:
            L = self.coder.number(2)
            found = [self.coder.number(n) for _ in range(3)]
            if any(p > 2 * m for p in found) or sum((p - m) ** 2 for p in found) > 2 * m * m:
                raise Refused("no rotation")
            whole = L | found[0] << 2 | found[1] << (2 + n) | found[2] << (2 + 2 * n)
            row[f["word"]] = whole & 0xFFFFFFFF
            if f["words"] == 2:
                row[f["word"] + 1] = whole >> 32
            return
        second, third, bend = self.scale

        def components(past_row):
            L, p = parts(past_row, f)
            p = [x - m for x in p]
            rest = max(2 * m * m - sum(x * x for x in p), 0)
            c = [float(x) for x in p]
            c.insert(L, f32(math.sqrt(f32(float(rest)))))
            return c

        def ahead(q, p, t):
            total = f32(q[0] * p[0])
            for i in range(1, 4):
                total = f32(total + f32(q[i] * p[i]))
            cosine, back = f32(total / f32(2 * f32(float(m) * float(m)))), t
            if cosine < 0:
                cosine, back = -cosine, -back
            forth = f32(cosine * f32(1 + t))
            tt = f32(t * t)
            length = f32(math.sqrt(f32(f32(f32(cosine * cosine) * f32(1 - tt)) + tt)))
            if length <= f32(0.001):
                return q
            forth, back = f32(forth / length), f32(back / length)
            return [f32(f32(a * forth) - f32(b * back)) for a, b in zip(q, p)]

        def steps(c, L):
            others = [x for i, x in enumerate(c) if i != L]
            flip = c[L] < 0
            cut = [int(f32(f32((0 - x if flip else x) + m) + 0.5)) for x in others]
            return [max(0, min(2 * m, x)) for x in cut]

        q = components(past[0])
        fast = slow = q
        if self.m["when"]:
            fast = ahead(q, components(past[1]), f32(second / 65536))
            slow = ahead(q, components(past[2]), f32(third / 65536))
        first, top, nxt, under = 0, abs(fast[0]), 0, 0.0
        for i in range(1, 4):
            size = abs(fast[i])
            if size > top:
                first, top, nxt, under = i, size, first, top
            elif i == 1 or size > under:
                nxt, under = i, size
        lead = min(int(f32(f32(f32(top - under) / top) * 16)), 15) if top > 0 else 0
        old_L, _ = parts(past[0], f)
        want_L, want_parts = parts(want, f) if want is not None else (None, None)
        speed = min(level(abs(self.m["step"][f["word"]])), 15)
        same, new = int(old_L == first), int(self.new)
        base = 64 * self.of_age(f["lines"] + 3 * 328, f["aged"] + 3 * 64)

        def question(k, known):
            cells = [
                lead + 16 * same + 32 * new + 128 * k,
                512 + lead + 16 * speed + 256 * min(k, 1),
                1024 + speed + 16 * same + 32 * (self.mark & 1) + 128 * k,
                1536 + k,
            ]
            return self.coder.ask([base + c for c in cells], f["set"] + 192 + k, known)

        L = first
        if not question(0, want_L == first):
            L = nxt
            if not question(1, want_L == nxt):
                low, high = [i for i in range(4) if i not in (first, nxt)]
                L = high if question(2, want_L == high) else low
        expected, start, other = steps(fast, L), steps(q, L), steps(slow, L)
        found = []
        for i in range(3):
            step = expected[i] - start[i]
            curve = times(expected[i] - other[i], bend)
            lines = self.lines(f["lines"] + 328 * i, f["aged"] + 64 * i, step, curve, speed)
            r = want_parts[i] - expected[i] if want is not None else 0
            r, size = self.coder.residual(lines, f["set"] + 64 * i, self.usual(f), bits(2 * m), r)
            self.note(size, r, step)
            found.append(expected[i] + r)
        whole = L | found[0] << 2 | found[1] << (2 + n) | found[2] << (2 + 2 * n)
        row[f["word"]] = whole & 0xFFFFFFFF
        if f["words"] == 2:
            row[f["word"] + 1] = whole >> 32


def read_model(plan, data):
    assert fnv(data[:-8]) == struct.unpack("<Q", data[-8:])[0]
    magic, form, hash_, fields, lines = struct.unpack("<4sIQII", data[:24])
    assert (magic, form, hash_, fields) == (b"TWDM", 1, plan.hash, plan.fields)
    assert lines == plan.lines + 5 * plan.aged
    usual = list(data[24 : 24 + fields])
    reader = Reader(data[24 + fields : -8])
    coder = Coder(Adaptive(), reader)
    out, last, had, used = [], [0] * 64, [0] * 64, 0
    for _ in range(lines):
        line = [0] * 64
        answer = coder.ask([used] * 4, 0)
        used = (used << 1 | answer) & 63
        if answer:
            near = 0
            for s in range(64):
                h = had[s]
                cells = [64 + s + 64 * h, 192 + (near & 15) + 16 * h, 256 + (near & 1) + 2 * h, 320 + s]
                had[s] = coder.ask(cells, 1 + h)
                near = near << 1 | had[s]
                if had[s]:
                    about = [10 + s, 80 + bits(abs(last[s])), 90 + (last[s] < 0), 100 + s // 2]
                    r, _ = coder.residual(about, 64, 3, 8)
                    last[s] += r
                    line[s] = last[s]
        out.append(line)
    reader.end()
    return usual, out


def check(case):
    plan = Plan(case["tables"])
    assert "%016x" % plan.hash == case["hash"], "hash"
    knows, usual = Adaptive(), lambda f: 2
    if case["model"]:
        lengths, lines = read_model(plan, bytes.fromhex(case["model"]))
        knows, usual = Modelled(lines), lambda f: lengths[f["n"]]
    elif case["warm"]:
        warm = case["warm"]
        State(plan, Coder(knows), usual, warm["bases"], warm["ages"], case["bases"][0])
    reader = Reader(bytes.fromhex(case["packet"]))
    state = State(plan, Coder(knows, reader), usual, case["bases"], case["ages"])
    reader.end()
    assert state.out == case["new"], "state"


def main():
    path = pathlib.Path(__file__).parent.parent / "vectors" / "delta" / "packets.jsonl"
    count = 0
    for line in path.read_text().splitlines():
        case = json.loads(line)
        try:
            check(case)
        except (AssertionError, Refused, IndexError) as error:
            sys.exit(f"{case['name']}: {error!r}")
        count += 1
    print(f"{count} packets are what the document says")


if __name__ == "__main__":
    main()
