#!/usr/bin/env python3
"""Receives the packets of elements in `vectors/delta/elements.jsonl`, from the document alone.

Nothing here shares code with the library. It follows "Packets of elements" in
docs/wire-format-delta.md, and uses `delta-vectors.py` for everything that the page says before.
After every packet, it must show the state that the vectors say.
"""

import importlib.util
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
SPEC = importlib.util.spec_from_file_location("vectors", HERE / "delta-vectors.py")
v = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(v)

ROOT = (0, 0)


class Lists:
    """Which tables are lists of elements, and which table owns the rows of each table."""

    def __init__(self, plan, tables):
        self.plan, self.lists, self.owners, self.most = plan, {}, [], []
        for index, (spec, table) in enumerate(zip(tables, plan.tables)):
            kind, *rest = spec["rows"]
            self.most.append(self.most_of(tables, plan, index))
            has_bytes = any(f["kind"] == "byte" for g in table["groups"] for f in g["fields"])
            is_list = index > 0 and not has_bytes
            if kind == "fixed":
                is_list = is_list and rest[0] == 0
            elif kind == "counted":
                is_list = is_list and rest[0] == 0 and self.is_own(tables, plan, index, rest[1])
            if is_list:
                self.lists[index] = kind
            parent = 0 if kind == "keyed" or index == 0 else rest[0]
            inherited = self.owners[parent] if self.owners else 0
            self.owners.append(index if is_list else inherited)
        self.counts = [tables[i]["rows"][2] for i, kind in self.lists.items() if kind == "counted"]

    @staticmethod
    def most_of(tables, plan, index):
        kind, *rest = tables[index]["rows"]
        if kind == "keyed" and index > 0:
            return rest[0]
        if index == 0:
            return 1
        if kind == "fixed":
            return rest[1] * Lists.most_of(tables, plan, rest[0])
        fields = [f for g in plan.tables[rest[0]]["groups"] for f in g["fields"]]
        last = next(f["last"] for f in fields if f["word"] == rest[1])
        return last * Lists.most_of(tables, plan, rest[0])

    @staticmethod
    def is_own(tables, plan, index, word):
        """The count is under no condition, and no condition or other table refers to it."""
        groups = plan.tables[0]["groups"]
        holder = next(g for g in groups if g["first"] <= word < g["end"])
        is_shared = any(
            i != index and spec["rows"] == ["counted", 0, word] for i, spec in enumerate(tables) if i
        )
        is_condition = any(g["when"] is not None and g["when"][0] == word for g in groups)
        return holder["when"] is None and not is_shared and not is_condition

    def inside(self, owner):
        return [i for i, of in enumerate(self.owners) if of == owner and i != owner]

    def rows_of(self, tape, index):
        stride = self.plan.tables[index]["stride"]
        words = tape[index]
        return [words[i : i + stride] for i in range(0, len(words), stride)] if stride else [[]]

    def split(self, tape):
        """Takes a state apart into elements: name -> (row, {table: rows inside})."""
        root = list(tape[0])
        for word in self.counts:
            root[word] = 0
        out = {ROOT: (root, {i: self.rows_of(tape, i) for i in self.inside(0)})}
        for table, kind in self.lists.items():
            rows = self.rows_of(tape, table)
            # For each table inside, the rows of it that each element owns.
            owned = {table: [[row] for row in range(len(rows))]}
            for i in self.inside(table):
                form, parent, count = self.plan.tables[i]["rows"]
                at, owned[i] = 0, []
                parents = self.rows_of(tape, parent)
                for element in owned[parent]:
                    mine = []
                    for row in element:
                        n = count if form == "fixed" else parents[row][count]
                        mine += range(at, at + n)
                        at += n
                    owned[i].append(mine)
            for row, words in enumerate(rows):
                inner = {
                    i: [self.rows_of(tape, i)[r] for r in owned[i][row]] for i in self.inside(table)
                }
                out[(table, words[0] if kind == "keyed" else row)] = (words, inner)
        return out

    def split_spoken(self, tape, said):
        """Takes the tape of a packet apart: the changes of each list, then what is new."""
        out, named = self.split(tape), {}
        if ROOT in said:
            named[ROOT] = out[ROOT]
        for table in self.lists:
            mine = [(name, word) for name, word in said.items() if name[0] == table and word != "remove"]
            order = [n for n, w in mine if w != "new"] + [n for n, w in mine if w == "new"]
            for row, name in enumerate(order):
                named[name] = out[name] if self.lists[table] == "keyed" else out[(table, row)]
        return named

    def zero(self):
        """The zero tape."""
        tape = []
        for index, table in enumerate(self.plan.tables):
            kind, *rest = table["rows"]
            if index == 0:
                count = 1
            elif kind == "fixed":
                count = rest[1] * len(self.rows_of(tape, rest[0]))
            else:
                count = 0
            row = [0] * table["stride"]
            for g in table["groups"]:
                for f in g["fields"]:
                    if f["kind"] == "rotation" and v.exists(table, g, row):
                        n, m = f["p"], 2 ** (f["p"] - 1) - 1
                        whole = 3 | m << 2 | m << (2 + n) | m << (2 + 2 * n)
                        row[f["word"]] = whole & 0xFFFFFFFF
                        if f["words"] == 2:
                            row[f["word"] + 1] = whole >> 32
            tape.append(row * count)
        return tape

    def tape(self, elements):
        """Puts elements together, in the order given, after a root."""
        tape = [[] for _ in self.plan.tables]
        for (table, _), (row, inner) in elements:
            tape[table] += row
            for i, rows in inner.items():
                tape[i] += [word for row in rows for word in row]
        return tape


class Names:
    """Decides which elements a packet mentions, and the word about each."""

    def __init__(self, reader):
        self.reader, self.chances = reader, {}

    def flag(self, context):
        chance = self.chances.get(context, 32768)
        bit = self.reader.decide(chance)
        gap = (65400 if bit else 136) - chance
        self.chances[context] = chance + abs(gap) // 8 * v.sign(gap)
        return bit

    def number(self):
        n = 0
        while n < 32 and self.flag(40 + n):
            n += 1
        if n == 0:
            return 0
        found, left = 1, n - 1
        while left:
            k = min(left, 16)
            left -= k
            found = found << k | self.reader.raw(k)
        return found

    def word(self, c, has_set):
        if has_set and self.flag(8 + c):
            return "same row" if self.flag(9 + c) else "change"
        if self.flag(10 + c):
            return "remove"
        self.flag(11 + c)
        return "new"

    def read(self, lists, in_set, has_set):
        """`in_set` has the elements of the set: name -> (b contains it, the one before does)."""
        said = {}
        if self.flag(0):
            said[ROOT] = self.word(0, has_set)
        for table in lists.lists:
            known, near, mine = sorted(n for n in in_set if n[0] == table), 0, {}
            for start in range(0, len(known), 8):
                eight = known[start : start + 8]
                if len(eight) == 8 and not any(in_set[n][0] for n in eight):
                    if not self.flag(1 + (near & 3)):
                        near <<= 1
                        continue
                for name in eight:
                    newest, before = in_set[name]
                    spoken = self.flag(24 + 4 * newest + 8 * before + (near & 3))
                    near = near << 1 | spoken
                    if spoken:
                        mine[name] = self.word(4, True)
            key = 0
            while self.flag(6):
                if key > 0xFFFFFFFF:
                    raise v.Refused("a key after the last")
                key += self.number()
                if (table, key) in in_set:
                    raise v.Refused("an element of the set among the others")
                mine[(table, key)] = self.word(8, has_set)
                key += 1
            said.update(sorted(mine.items()))
        return said


class Elements(v.State):
    """The elements of a packet, as tapes that hold nothing else."""

    def __init__(self, plan, lists, coder, usual, said, tapes, ages):
        """`ages` has the three ages of every change, the root included."""
        self.plan, self.coder, self.usual, self.lists = plan, coder, usual, lists
        self.bases, self.known, self.said, self.ages = tapes, None, said, ages
        self.out, self.pairs, self.row_ages = [], [], []
        self.root_age = ages.get(ROOT, (0, 0, 0))
        for index, table in enumerate(plan.tables):
            self.look_back(self.root_age)
            self.elements(index, table)

    def look_back(self, ages):
        self.scale = v.scales(ages[0], ages[1] - ages[0], ages[2] - ages[0])
        has_ages = isinstance(self.coder.knows, v.Modelled)
        self.age = sum(ages[0] > most for most in (1, 2, 4, 8, 16)) if has_ages else 0

    def elements(self, index, table):
        owner = self.lists.owners[index]
        if owner == 0:
            self.row_ages.append([])
            if ROOT in self.said:
                self.table(index, table)
            else:
                self.pairs.append([])
                self.out.append(list(self.bases[0][index]))
            return
        self.t, self.near, self.quiet, self.template = table, 0, 0, None
        old = [self.rows_of(base, index) if base[index] else [] for base in self.bases]
        keys, changed = None, {}
        if owner == index:
            mine = [(name, word) for name, word in self.said.items() if name[0] == index]
            changes = [pair for pair in mine if pair[1] in ("change", "same row")]
            news = [pair for pair in mine if pair[1] == "new"]
            keys = [name[1] for name, _ in changes + news] if table["keyed"] else None
            pairs = [[row] * 3 for row in range(len(changes))] + [[None] * 3] * len(news)
            ages = [self.ages[name] for name, _ in changes]
            changed = {row: word == "change" for row, (_, word) in enumerate(changes)}
        else:
            kind, parent, count = table["rows"]
            owners = self.rows_of(self.out, parent) if self.out[parent] else []
            counts = [count if kind == "fixed" else row[count] for row in owners]
            pairs = self.nested(index, parent, kind, [parent, count], counts)
            ages = [a for a, n in zip(self.row_ages[parent], counts) for _ in range(n)]
        rows = []
        for row, pair in enumerate(pairs):
            if row < len(ages):
                self.look_back(ages[row])
            key = keys[row] if keys is not None else None
            if row not in changed:
                rows.append(self.one(table, old, pair, None, key))
                continue
            past = [rows_[row] for rows_ in old]
            self.near = self.near << 1 | int(changed[row])
            if changed[row]:
                rows.append(self.groups(table, past, self.motion(table, past), False, None, key))
            else:
                rows.append(list(past[0]))
        self.pairs.append(pairs)
        self.row_ages.append(ages)
        self.out.append([word for row in rows for word in row])


class Receiver:
    def __init__(self, case):
        self.plan = v.Plan(case["tables"])
        self.lists = Lists(self.plan, case["tables"])
        self.identity, self.model = case["identity"], None
        if case["model"]:
            self.model = v.read_model(self.plan, bytes.fromhex(case["model"]))
        self.generation = None
        self.start()

    def start(self):
        self.ticks, self.newest = {}, 0  # of the packets that were accepted
        self.values = {}  # name -> {number: (tick, is new, value)}
        self.mentions = {}  # name -> {number: value or None}
        self.bases = {}  # number -> (tick, state, the baselines of a whole state or "elements")
        self.state, self.tick, self.complete = None, None, False

    def knows(self, with_model):
        if not with_model:
            return v.Adaptive(), lambda f: 2
        if self.model is None:
            raise v.Refused("no model")
        lengths, lines = self.model
        return v.Modelled(lines), lambda f: lengths[f["n"]]

    def receive(self, packet):
        if len(packet) < 7:
            raise v.Refused("header")
        first = int.from_bytes(packet[:3], "little")
        number, is_base, is_whole = first & 0x3FFFFF, first >> 22 & 1, first >> 23
        generation, tick = packet[3], int.from_bytes(packet[4:6], "little")
        back, with_model, bit7 = packet[6] & 63, packet[6] >> 6 & 1, packet[6] >> 7
        rest = packet[7:]
        b, members, gaps = None, set(), None
        if back == 0:
            tick |= int.from_bytes(rest[:2], "little") << 16
            if int.from_bytes(rest[2:6], "little") != self.identity:
                raise v.Refused("identity")
            rest = rest[6:]
        else:
            b = number - back
            if is_whole:
                gaps, rest = rest[0], rest[1:]
            else:
                older, rest = int.from_bytes(rest[:4], "little"), rest[4:]
                members = {b} | {b - 1 - i for i in range(32) if older >> i & 1}
        if generation != self.generation:
            ahead = self.generation is None or 0 < (generation - self.generation) % 256 < 128
            if not ahead or b is not None:
                raise v.Refused("generation")
        is_fresh = generation != self.generation
        if not is_fresh and (number + 32 < self.newest or number in self.ticks):
            raise v.Refused("late")
        three = None
        if gaps is not None:
            two, third = (gaps & 15, gaps >> 4) if gaps != 0xF0 else (0, 0)
            three = [b, b - two, b - two - third]
            members = set(three)
        if not members <= set(self.ticks):
            raise v.Refused("missing")
        if is_base and not is_whole and not is_fresh and number < self.newest:
            raise v.Refused("late")
        if b is not None:
            tick = self.ticks[b] + (tick - self.ticks[b]) % 65536
        if is_fresh:
            self.start()
            self.generation = generation
        if is_whole:
            if not is_base:
                raise v.Refused("flags")
            state = self.whole(rest, number, tick, three, gaps == 0xF0, with_model, bit7)
            elements = self.lists.split(state)
        else:
            state = None
            elements = self.parts(rest, number, tick, b, members, with_model)
        # It is accepted.
        self.ticks[number], self.newest = tick, max(self.newest, number)
        if is_whole:
            self.bases[number] = (tick, state, three)
            for name, value in elements.items():
                self.mentions.setdefault(name, {})[number] = value
        else:
            for name, (word, value) in elements.items():
                self.mentions.setdefault(name, {})[number] = value
                if value is not None:
                    self.values.setdefault(name, {})[number] = (tick, word == "new", value)
        shown = self.show()
        if is_base and not is_whole:
            # It counts as a packet that carried everything it shows.
            self.bases[number] = (tick, shown, "elements")
            for name, value in self.lists.split(shown).items():
                self.mentions.setdefault(name, {})[number] = value
        self.state = shown
        if number == self.newest:
            self.tick, self.complete = tick, bool(is_whole or bit7)

    def whole(self, body, number, tick, three, is_same, with_model, is_warm):
        if is_same:
            if body or with_model or is_warm:
                raise v.Refused("more than a header")
            return self.bases[three[0]][1]
        knows, usual = self.knows(with_model)
        zero = self.lists.zero()
        bases, ages = [zero] * 3, [0] * 3
        if three:
            bases = [self.bases[n][1] for n in three]
            ages = [tick - self.bases[n][0] for n in three]
            if not with_model and (is_warm or three[1] != three[0]):
                # The packets before b, or else the older baselines of this one.
                one, two, third = three
                before = [n - (number - one) for n in three] if is_warm else [two, third, third]
                if not set(before) <= set(self.bases):
                    raise v.Refused("missing")
                own_tick, own, _ = self.bases[one]
                past = [self.bases[n] for n in before]
                warm = [state for _, state, _ in past], [own_tick - t for t, _, _ in past]
                v.State(self.plan, v.Coder(knows), usual, *warm, own)
        reader = v.Reader(body)
        # With nothing to warm up on, the bit says that numbers are as they are.
        is_plain = is_warm and not three
        if is_plain and with_model:
            raise v.Refused("flags")
        coder = (v.PlainCoder if is_plain else v.Coder)(knows, reader)
        state = v.State(self.plan, coder, usual, bases, ages)
        reader.end()
        return state.out

    def parts(self, body, number, tick, b, members, with_model):
        base = max((n for n in members if n in self.bases), default=None)
        in_base = self.lists.split(self.bases[base][1]) if base is not None else {}
        before = max((n for n in members if n != b), default=None)
        in_set = {}
        for name in set(self.values) | set(in_base):
            carried = self.values.get(name, {})
            if name in in_base or any(n in members and n > (base or 0) for n in carried):
                in_set[name] = (int(b in carried), int(before in carried))
        reader = v.Reader(body)
        said = Names(reader).read(self.lists, in_set, b is not None)
        changes = {n: self.baselines(n, number, tick, b, members, base) for n, w in said.items() if w in ("change", "same row")}
        zero_root = (ROOT, self.lists.split(self.lists.zero())[ROOT])
        tapes = []
        for i in range(3):
            rows = [(name, three[i][1]) for name, three in changes.items()]
            tapes.append(self.lists.tape(rows if ROOT in changes else [zero_root] + rows))
        ages = {name: [tick - t for t, _ in three] for name, three in changes.items()}
        knows, usual = self.knows(with_model)
        read = Elements(self.plan, self.lists, v.Coder(knows, reader), usual, said, tapes, ages)
        reader.end()
        out, found = self.lists.split_spoken(read.out, said), {}
        for name, word in said.items():
            found[name] = (word, None if word == "remove" else out[name])
        return found

    def baselines(self, name, number, tick, b, members, base):
        held = self.values.get(name, {})
        values = [(n, *held[n]) for n in sorted(held, reverse=True) if n in members and n > (base or 0)]
        if base is not None:
            for n in sorted((n for n in members if n in self.bases), reverse=True):
                t, state, _ = self.bases[n]
                value = self.lists.split(state).get(name)
                if value is None:
                    break
                values.append((n, t, False, value))
        elif not values:
            start = max(b - 32, number - 64)
            n = max((n for n in held if n < start), default=None)
            if n is None:
                raise v.Refused("no baseline")
            values = [(n, *held[n])]
        if not values:
            raise v.Refused("no baseline")
        found = [values[0]]
        last = values[0]
        for value in values[1:]:
            if last[2]:
                break
            if len(found) < 3 and values[0][1] - value[1] >= (2, 6)[len(found) - 1]:
                found.append(value)
            last = value
        found += [found[-1]] * (3 - len(found))
        return [(t, value) for _, t, _, value in found]

    def show(self):
        """The newest mention of every element, as a state."""
        shown, numbers = {}, {}
        # A whole state mentions every element, also those that it does not have.
        base = max((n for n, (_, _, kind) in self.bases.items() if kind != "elements"), default=0)
        for name, said in self.mentions.items():
            newest = max(said)
            if newest >= base and said[newest] is not None:
                shown[name], numbers[name] = said[newest], newest
        if ROOT not in shown:
            return None
        root, inner = shown[ROOT]
        root = list(root)
        zero = self.lists.split(self.lists.zero())
        rows = []
        for table, kind in self.lists.lists.items():
            mine = sorted(name for name in shown if name[0] == table)
            if kind == "keyed":
                # Removals may be on their way: those that were mentioned last are the right ones.
                spare = max(0, len(mine) - self.lists.most[table])
                by_age = sorted(mine, key=lambda name: (numbers[name], name))
                gone = set(by_age[:spare])
                rows += [(name, shown[name]) for name in mine if name not in gone]
            elif kind == "counted":
                count = 0
                while (table, count) in shown:
                    rows.append(((table, count), shown[(table, count)]))
                    count += 1
                root[self.plan.tables[table]["rows"][2]] = count
            else:
                for row in range(self.plan.tables[table]["rows"][2]):
                    rows.append(((table, row), shown.get((table, row), zero[(table, row)])))
        return self.lists.tape([(ROOT, (root, inner))] + rows)


def check(case):
    receiver = Receiver(case)
    for at, packet in enumerate(case["packets"]):
        try:
            receiver.receive(bytes.fromhex(packet["packet"]))
        except v.Refused as refused:
            assert packet.get("rejected"), f"packet {at} is rejected: {refused}"
            continue
        assert not packet.get("rejected"), f"packet {at} is accepted"
        assert receiver.state == packet["state"], f"packet {at}: another state"
        assert receiver.tick == packet["tick"], f"packet {at}: another tick"
        assert receiver.complete == packet["complete"], f"packet {at}: complete or not"
    return len(case["packets"])


def main():
    path = HERE.parent / "vectors" / "delta" / "elements.jsonl"
    count = 0
    for line in path.read_text().splitlines():
        case = json.loads(line)
        try:
            count += check(case)
        except (AssertionError, KeyError, IndexError) as error:
            sys.exit(f"{case['name']}: {error!r}")
    print(f"{count} packets of elements are what the document says")


if __name__ == "__main__":
    main()
