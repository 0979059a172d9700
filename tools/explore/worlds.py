#!/usr/bin/env python3
"""Draws the worlds of the explorer at random, and writes src/worlds/drawn.rs.

    tools/explore/worlds.py [SEED]

Each world has some lists (keyed, counted, fixed, or a map) of elements with random fields, and some
fields of its own. The first worlds have one list each, so that every kind is there.
"""

import pathlib
import random
import subprocess
import sys

WORLDS = 12
MANY = 60  # elements of a list that does not fit in a packet

draw = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 28)
types = []


def number():
    kind = draw.choice(["bool", "u8", "u16", "u32", "u64", "i16", "i32", "f32", "range", "range"])
    if kind == "bool":
        return "", "bool", "random.chance(0.5)"
    if kind == "f32":
        return "", "f32", "random.below(100_000) as f32 / 8.0"
    if kind == "range":
        first, last = draw.choice([(0, 9), (0, 1023), (-50, 50), (100, 4195), (-3000, 3000)])
        return f"#[wire(range = {first}..={last})]", "i16", f"random.below({last - first + 1}) as i16" + (f" {'+-'[first < 0]} {abs(first)}" if first else "")
    return "", kind, f"random.next_u64() as {kind}" if kind != "u64" else "random.next_u64()"


def field(depth):
    """The attribute, the type, and an expression that draws a value."""
    kind = draw.choice(["number"] * 7 + ["option", "text", "numbers", "array"] + ["enum", "struct", "list"] * (depth > 0))
    if kind == "number":
        return number()
    if kind == "option":
        of, value = number()[1:]
        return "", f"Option<{of}>", f"random.chance(0.6).then(|| {value})"
    if kind == "text":
        most = draw.choice([6, 12])
        return f"#[wire(max_len = {most})]", "String", f"step::text({most}, random)"
    if kind == "numbers":
        most = draw.choice([3, 6])
        of, value = number()[1:]
        return f"#[wire(max_len = {most})]", f"Vec<{of}>", f"(0..random.below({most + 1})).map(|_| {value}).collect()"
    if kind == "array":
        count = draw.choice([2, 3])
        of, value = number()[1:]
        return "", f"[{of}; {count}]", f"std::array::from_fn(|_| {value})"
    if kind == "enum":
        name = enum()
        return "", name, f"{name}::draw(random)"
    name = structure(draw.randint(1, 3), 0)
    if kind == "struct":
        return "", name, f"{name}::draw(random)"
    return "#[wire(max_len = 4)]", f"Vec<{name}>", f"(0..random.below(5)).map(|_| {name}::draw(random)).collect()"


def lines_of(fields):
    return "".join(f"    {attribute}{' ' * bool(attribute)}{at}: {of} = {value};\n" for at, (attribute, of, value) in fields)


def structure(count, depth, key=None):
    fields = [(f"f{index}", field(depth)) for index in range(count)]
    name = f"Part{len(types)}"
    by_key = f"#[wire(range = {key[0]}..={key[1]})] id, " if key else ""
    types.append(f"part! {{ random, {by_key}{name}\n{lines_of(fields)}}}\n")
    return name


def enum():
    name = f"Choice{len(types)}"
    types.append(f"choice! {{ random, {name}\n{lines_of([('one', number()), ('two', field(0)), ('three', number())])}}}\n")
    return name


def whole_field():
    """A field of the root: no list of its own."""
    while True:
        chosen = field(0)
        if not chosen[1].startswith(("Vec", "[")):
            return chosen


def world(index):
    kinds = ["fixed", "keyed", "counted", "map"]
    lists = [kinds[index]] if index < 4 else [draw.choice(kinds) for _ in range(draw.randint(1, 3))]
    has_many = index % 4 == 1
    fields, steps, pictures, start = [], [], [], []
    for place, kind in enumerate(lists):
        most = MANY if has_many and place == 0 else draw.choice([3, 8, 16])
        at = f"list{place}"
        name = f'"{at}"'
        if kind == "keyed":
            first = draw.choice([0, 100])
            of = structure(draw.randint(2, 5), 1, (first, first + most * 4 - 1))
            fields.append((at, (f"#[wire(key = id, max_len = {most})]", f"Vec<{of}>", "Vec::new()")))
            steps.append(f"step::keyed(&mut self.{at}, {first}, {most}, random);")
            naming, elements = "Naming::Keys", f"self.{at}.iter().map(|e| (e.id.into(), e))"
        elif kind == "counted":
            of = structure(draw.randint(1, 4), 1)
            fields.append((at, (f"#[wire(max_len = {most})]", f"Vec<{of}>", "Vec::new()")))
            steps.append(f"step::counted(&mut self.{at}, {most}, random);")
            naming, elements = "Naming::Places", f"(0..).zip(&self.{at})"
        elif kind == "fixed":
            of = structure(draw.randint(1, 4), 1)
            fields.append((at, ("", f"[{of}; {most}]", f"std::array::from_fn(|_| {of}::draw(random))")))
            steps.append(f"step::some(&mut self.{at}, random);")
            naming, elements = "Naming::Always", f"(0..).zip(&self.{at})"
        else:
            of = structure(draw.randint(1, 3), 1)
            fields.append((at, (f"#[wire(max_len = {most})]", f"BTreeMap<u16, {of}>", "BTreeMap::new()")))
            steps.append(f"step::map(&mut self.{at}, {most}, random);")
            naming, elements = "Naming::Keys", f"self.{at}.iter().map(|(key, e)| (i64::from(*key), e))"
        pictures.append(f"list({name}, {naming}, {elements}),")
    roots = [(f"root{place}", whole_field()) for place in range(draw.randint(0, 3))]
    if draw.random() < 0.4:
        of = structure(2, 0)
        roots.append(("maybe", ("#[wire(max_len = 4)]", f"Option<Vec<{of}>>", f"random.chance(0.7).then(|| (0..random.below(5)).map(|_| {of}::draw(random)).collect())")))
    steps += [f"if random.chance(0.05) {{ self.{at} = {value}; }}" for at, (_, _, value) in roots]
    fields += roots
    draw.shuffle(fields)
    steps = "".join(f"        {step}\n" for step in steps)
    pictures = "".join(f"        {picture}\n" for picture in pictures)
    roots = "".join(f"{at} " for at, _ in roots)
    types.append(f"world! {{ random, self, World{index} {{\n{lines_of(fields)}    }}\n"
                 f"    step {{\n{steps}    }}\n    root {{ {roots}}}\n    lists {{\n{pictures}    }}\n}}\n")


for index in range(WORLDS):
    world(index)
patterns = [str(index) for index in range(WORLDS - 1)] + ["_"]
arms = "".join(f"            {at} => $play::<$crate::worlds::drawn::World{index}>($($argument),*),\n" for index, at in enumerate(patterns))
text = f"""//! Worlds of random types. Written by `tools/explore/worlds.py`; do not edit.

use std::collections::BTreeMap;

use super::declare::{{choice, part, world}};
use super::{{Changing, Naming, list, step}};

/// The number of worlds.
pub(crate) const WORLDS: u64 = {WORLDS};

/// Calls a function that is generic over the world with the world of this number.
macro_rules! with_world {{
    ($number:expr, $play:ident($($argument:expr),*)) => {{
        match $number {{
{arms}        }}
    }};
}}
pub(crate) use with_world;

""" + "\n".join(types)
path = pathlib.Path(__file__).resolve().parent / "src/worlds/drawn.rs"
path.write_text(text)
subprocess.run(["rustfmt", "--edition", "2024", str(path)], check=True)
