#!/usr/bin/env python3
"""Draws worlds of random types, and replicates them over random networks.

    tools/worlds/run.py --types 300 --runs 40            # types 0 to 299 of seed 1, 40 runs of each
    tools/worlds/run.py --types 1 --first 17 --runs 1 --run 5 --keep   # one run again
    tools/worlds/run.py --write-tests                    # writes tests/drawn.rs
"""

import argparse
import os
import pathlib
import random
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TESTED = 4  # types that are part of the tests


class Type:
    """Draws one world and the types in it."""

    def __init__(self, seed, number):
        self.draw = random.Random(seed * 1_000_003 + number)
        self.number = number
        self.items = []
        self.world(f"World{number}")

    def name(self, kind):
        return f"{kind}{self.number}x{len(self.items)}"

    def fields(self, count, depth):
        """Fields of a struct: (name, attributes, type, expression that draws, statement that changes)."""
        out = []
        for index in range(count):
            at = f"f{index}"
            if self.draw.random() < 0.08:
                attribute, of, value, change = self.number_of(f"self.{at}")
                out.append((f"has{index}", "", "bool", "random.chance(0.6)", f"self.has{index} = !self.has{index};"))
                condition = f"if = has{index}"
                attribute = attribute[:-2] + f", {condition})]" if attribute else f"#[wire({condition})]"
                out.append((at, attribute, of, value, change))
            elif self.draw.random() < 0.05:
                out.append((f"from{index}", "", "u16", "random.next_u64() as u16", f"self.from{index} = self.from{index}.wrapping_add(40);"))
                out.append((at, f"#[wire(wrapping_from = from{index})]", "u16", "random.next_u64() as u16", f"self.{at} = self.{at}.wrapping_add(random.below(9) as u16);"))
            else:
                out.append((at, *self.field(depth, f"self.{at}")))
        return out

    def number_of(self, at="self.unused"):
        draw = self.draw
        kind = draw.choice(["bool", "u8", "u16", "u32", "u64", "i16", "i32", "i64", "f32", "bits", "compressed", "angle", "half"] + ["range"] * 5)
        redraw = lambda value: f"{at} = {value};"
        if kind == "bool":
            return "", "bool", "random.chance(0.5)", f"{at} = !{at};"
        if kind == "f32":
            value = "random.below(100_000) as f32 / 8.0"
            return "", "f32", value, redraw(value)
        if kind == "compressed":
            value = "random.below(2001) as f32 / 10.0 - 100.0"
            step = draw.choice(["0.01", "0.5"])
            return f"#[wire(compressed(-100.0..=100.0, {step}))]", "f32", value, f"{at} = ({at} + random.below(7) as f32 * 0.3 - 0.6).clamp(-100.0, 100.0);"
        if kind == "angle":
            value = "random.below(628) as f32 / 100.0"
            return f"#[wire(angle = {draw.choice([8, 12])})]", "f32", value, f"{at} += 0.11;"
        if kind == "half":
            value = "random.below(2000) as f32 / 8.0"
            return "#[wire(half)]", "f32", value, redraw(value)
        if kind == "bits":
            bits = draw.choice([3, 11, 20])
            return f"#[wire(bits = {bits})]", "u32", f"random.below(1 << {bits}) as u32", f"{at} = step::drift({at}.into(), 0, (1 << {bits}) - 1, random) as u32;"
        if kind == "range":
            first, last = draw.choice([(0, 1), (0, 9), (0, 1023), (-50, 50), (100, 4195), (-3000, 3000)])
            return f"#[wire(range = {first}..={last})]", "i16", f"({first} + random.below({last - first + 1}) as i64) as i16", f"{at} = step::drift({at}.into(), {first}, {last}, random) as i16;"
        return "", kind, f"random.next_u64() as {kind}", f"{at} = {at}.wrapping_add(random.below(20) as {kind});"

    def plain(self):
        """A number without attributes."""
        while True:
            attribute, of, value, _ = self.number_of()
            if not attribute:
                return of, value

    def field(self, depth, at):
        draw = self.draw
        kind = draw.choice(["number"] * 9 + ["option", "text", "numbers", "array", "pair", "rotation", "direction", "grid", "set", "small map"]
                           + ["enum", "struct", "list", "option struct", "keyed", "structs"] * (depth > 0) * 2)
        redraw = lambda value: f"{at} = {value};"
        if kind == "number":
            return self.number_of(at)
        if kind == "option":
            of, value = self.plain()
            value = f"random.chance(0.6).then(|| {value})"
            return "", f"Option<{of}>", value, redraw(value)
        if kind == "text":
            most = draw.choice([6, 12, 40])
            value = f"step::text({most}, random)"
            return f"#[wire(max_len = {most})]", "String", value, redraw(value)
        if kind == "numbers":
            most = draw.choice([3, 6])
            of, value = self.plain()
            value = f"step::few({most}, random, |random| {{ let _ = &random; {value} }})"
            return f"#[wire(max_len = {most})]", f"Vec<{of}>", value, redraw(value)
        if kind == "array":
            count = draw.choice([2, 3])
            of, value = self.plain()
            value = f"std::array::from_fn(|_| {value})"
            return "", f"[{of}; {count}]", value, redraw(value)
        if kind == "grid":
            value = "std::array::from_fn(|_| random.bytes())"
            return "", "[[u8; 3]; 2]", value, f"{at}[random.below(2) as usize][1] ^= 1;"
        if kind == "pair":
            (one, first), (two, second) = self.plain(), self.plain()
            value = f"({first}, {second})"
            return "", f"({one}, {two})", value, redraw(value)
        if kind == "rotation":
            value = "step::rotation(random)"
            return f"#[wire(smallest_three = {draw.choice([5, 9, 14])})]", "[f32; 4]", value, redraw(value)
        if kind == "direction":
            value = "step::direction(random)"
            return f"#[wire(unit = {draw.choice([6, 10])})]", "[f32; 3]", value, redraw(value)
        if kind == "set":
            value = "(0..random.below(5)).map(|_| random.below(30) as u8).collect()"
            return "#[wire(max_len = 5)]", "BTreeSet<u8>", value, redraw(value)
        if kind == "small map":
            of, inner = self.plain()
            value = f"(0..random.below(4)).map(|_| (random.below(30) as u8, {inner})).collect()"
            return "#[wire(max_len = 5)]", f"BTreeMap<u8, {of}>", value, redraw(value)
        if kind == "enum":
            name = self.enum(depth - 1)
            return "", name, f"{name}::draw(random)", draw.choice([redraw(f"{name}::draw(random)"), f"{at}.change(random);"])
        if kind == "keyed":
            name = self.structure(draw.randint(1, 2), depth - 1, (0, 30))
            value = "step::few_keyed(4, 30, random)"
            return "#[wire(max_len = 4, key = id)]", f"Vec<{name}>", value, redraw(value)
        name = self.structure(draw.randint(1, 3), depth - 1)
        if kind == "struct":
            return "", name, f"{name}::draw(random)", f"{at}.change(random);"
        if kind == "structs":
            value = f"std::array::from_fn(|_| {name}::draw(random))"
            return "", f"[{name}; 2]", value, f"{at}[random.below(2) as usize].change(random);"
        if kind == "option struct":
            value = f"random.chance(0.6).then(|| {name}::draw(random))"
            return "", f"Option<{name}>", value, f"match &mut {at} {{ Some(value) if random.chance(0.7) => value.change(random), _ => {{ {redraw(value)} }} }}"
        value = f"step::few(4, random, {name}::draw)"
        return "#[wire(max_len = 4)]", f"Vec<{name}>", value, f"if random.chance(0.5) {{ {redraw(value)} }} else if let Some(value) = {at}.last_mut() {{ value.change(random); }}"

    def structure(self, count, depth, key=None):
        fields = self.fields(count, depth)
        name = self.name("Part")
        by_key = [("id", f"#[wire(range = {key[0]}..={key[1]})]", "u16", str(key[0]), "")] if key else []
        lines = "".join(f"    {attribute} {at}: {of},\n" for at, attribute, of, _, _ in by_key + fields)
        values = "".join(f"        let {at} = {value};\n" for at, _, _, value, _ in by_key + fields)
        names = ", ".join(at for at, *_ in by_key + fields)
        arms = "".join(f"            {index} => {{ {change} }}\n" for index, (*_, change) in enumerate(fields))
        keyed = f"""impl Keyed for {name} {{
    fn key(&self) -> u16 {{ self.id }}
    fn set_key(&mut self, key: u16) {{ self.id = key; }}
}}
""" if key else ""
        self.items.append(f"""#[derive(Wire, Clone, Debug, PartialEq)]
struct {name} {{
{lines}}}

impl Draw for {name} {{
    fn draw(random: &mut Random) -> Self {{
{values}        Self {{ {names} }}
    }}

    fn change(&mut self, random: &mut Random) {{
        match random.below({len(fields)}) {{
{arms}            _ => {{}}
        }}
    }}
}}
{keyed}""")
        return name

    def enum(self, depth):
        one, two, three, four = self.number_of("*one"), self.field(max(depth, 0), "*two"), self.number_of("*three"), self.field(max(depth, 0), "*four")
        name = self.name("Choice")
        self.items.append(f"""#[derive(Wire, Clone, Debug, PartialEq)]
enum {name} {{
    Nothing,
    One({one[0]} {one[1]}),
    Two {{ {two[0]} two: {two[1]}, {three[0]} three: {three[1]} }},
    Four({four[0]} {four[1]}),
}}

impl Draw for {name} {{
    fn draw(random: &mut Random) -> Self {{
        match random.below(4) {{
            0 => Self::Nothing,
            1 => Self::One({one[2]}),
            2 => Self::Two {{ two: {two[2]}, three: {three[2]} }},
            _ => Self::Four({four[2]}),
        }}
    }}

    fn change(&mut self, random: &mut Random) {{
        *self = Self::draw(random);
    }}
}}
""")
        return name

    def root_field(self, at):
        """A field of the state that is no list of elements."""
        while True:
            found = self.field(1, at)
            if not found[1].startswith(("Vec", "[", "BTree")) and not self.has_lists(found[1]):
                return found

    def has_lists(self, of):
        """Lists, arrays and maps of a struct in the state are lists of elements as well."""
        if not of.startswith("Part"):
            return False
        return any(f"struct {of} " in item and any(word in item.split("impl")[0] for word in ("Vec<", "; ", "BTree", "Part")) for item in self.items)

    def list_of(self, at, name):
        """A list of elements: attribute, type, first value, statement of a step, naming, its elements."""
        draw = self.draw
        kind = draw.choice(["keyed", "keyed", "counted", "counted", "fixed", "map", "numbers", "places"])
        most = draw.choice([1, 3, 8, 16, 16, 40])
        count = draw.choice([1, 1, 2, 3, 4, 6])
        if kind == "keyed":
            first = draw.choice([0, 100])
            of = self.structure(count, 2, (first, first + most * 3 - 1))
            return (f"#[wire(key = id, max_len = {most})]", f"Vec<{of}>", "Vec::new()",
                    f"step::keyed(&mut {at}, ({first}, {first + most * 3 - 1}), {most}, busy, random);",
                    "Naming::Keys", f"{at}.iter().map(|e| (e.id.into(), e))")
        if kind == "counted":
            of = self.structure(count, 2)
            return (f"#[wire(max_len = {most})]", f"Vec<{of}>", "Vec::new()",
                    f"step::counted(&mut {at}, {most}, busy, random);", "Naming::Places", f"(0..).zip(&{at})")
        if kind == "fixed":
            of = self.structure(count, 2)
            # An array of at most 16 numbers is no list of elements.
            has_lists = any(f"struct {of} " in item and any(word in item.split("impl")[0] for word in ("Vec<", "String", "BTree")) for item in self.items)
            most += 1 if has_lists else 17
            return ("", f"[{of}; {most}]", f"std::array::from_fn(|_| {of}::draw(random))",
                    f"step::some(&mut {at}, busy, random);", "Naming::Always", f"(0..).zip(&{at})")
        if kind == "map":
            of = self.structure(count, 2)
            return (f"#[wire(max_len = {most})]", f"BTreeMap<u16, {of}>", "BTreeMap::new()",
                    f"step::map(&mut {at}, {most}, busy, random);", "Naming::Keys", f"{at}.iter().map(|(key, e)| (i64::from(*key), e))")
        of, value = self.plain()
        if kind == "numbers":
            return (f"#[wire(max_len = {most})]", f"Vec<{of}>", "Vec::new()",
                    f"if random.chance(0.3) && {at}.len() < {most} {{ {at}.push({value}); }} else if random.chance(0.1) {{ {at}.pop(); }}",
                    "Naming::Places", f"(0..).zip(&{at})")
        most += 17
        return ("", f"[{of}; {most}]", f"std::array::from_fn(|_| {value})",
                f"{at}[step::pick({most}, random)] = {value};", "Naming::Always", f"(0..).zip(&{at})")

    def world(self, name):
        draw = self.draw
        lists, roots = [], []
        for place in range(draw.choice([1, 1, 2, 2, 3, 5])):
            lists.append((f"list{place}", f"list{place}", self.list_of(f"self.list{place}", f"list{place}")))
        for place in range(draw.randint(0, 4)):
            roots.append((f"root{place}", *self.root_field(f"self.root{place}")))
        if draw.random() < 0.4:
            of = self.structure(2, 1)
            value = f"random.chance(0.7).then(|| step::few(4, random, {of}::draw))"
            roots.append(("maybe", "#[wire(max_len = 4)]", f"Option<Vec<{of}>>", value, f"self.maybe = {value};"))
        fields = [(at, *of[:3]) for at, _, of in lists] + [(at, attribute, of, value) for at, attribute, of, value, _ in roots]
        steps = [of[3] for _, _, of in lists] + [f"if random.chance(0.05) {{ {change} }}" for *_, change in roots]
        pictures = [f'list("{path}", {of[4]}, {of[5]}),' for _, path, of in lists]
        if draw.random() < 0.25:
            # A struct of the state with a list in it.
            inner = self.list_of("self.deep.inner", "deep.inner")
            number = self.number_of("self.deep.own")
            deep = self.name("Deep")
            self.items.append(f"#[derive(Wire, Clone, Debug, PartialEq)]\nstruct {deep} {{\n    {number[0]} own: {number[1]},\n    {inner[0]} inner: {inner[1]},\n}}\n")
            fields.append(("deep", "", deep, f"{deep} {{ own: {number[2]}, inner: {inner[2]} }}"))
            steps += [inner[3], f"if random.chance(0.1) {{ {number[3]} }}"]
            pictures.append(f'list("deep.inner", {inner[4]}, {inner[5]}),')
            roots.append(("deep.own",))
        draw.shuffle(fields)
        lines = "".join(f"    {attribute} {at}: {of},\n" for at, attribute, of, _ in fields)
        values = "".join(f"        let {at} = {value};\n" for at, _, _, value in fields)
        names = ", ".join(at for at, *_ in fields)
        steps = "".join(f"        {step}\n" for step in steps)
        pictures = "".join(f"            {picture}\n" for picture in pictures)
        root = "".join(f'format!("{{:?}}", self.{at[0]}), ' for at in roots)
        self.items.append(f"""#[derive(Wire, Clone, Debug, PartialEq)]
struct {name} {{
{lines}}}

impl World for {name} {{
    fn draw(random: &mut Random) -> Self {{
        let _ = &random;
{values}        Self {{ {names} }}
    }}

    fn step(&mut self, busy: Busy, random: &mut Random) {{
        let _ = (busy, &random);
{steps}    }}

    fn root(&self) -> String {{
        let parts: [String; {len(roots)}] = [{root}];
        parts.join(";")
    }}

    fn lists(&self) -> Vec<List> {{
        vec![
{pictures}        ]
    }}
}}
""")
        self.world_name = name

    def text(self):
        return f"// Type {self.number}.\n" + "\n".join(self.items)


USES = """use std::collections::{BTreeMap, BTreeSet};

use tightwire::Wire;
use tightwire_sim::Random;
use worlds::step::{self, Busy};
use worlds::{Draw, Keyed, List, Naming, World, list};
"""

MAIN = """
fn main() {
    let number = |place| std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(0);
    let (seed, first, runs): (u64, u64, u64) = (number(1), number(2), number(3));
    std::panic::set_hook(Box::new(|panic| {
        let text = panic.payload().downcast_ref::<String>().cloned();
        let text = text.or(panic.payload().downcast_ref::<&str>().map(|text| text.to_string()));
        println!("panic {text:?} at {:?}", panic.location());
    }));
    let mut totals = worlds::Totals::default();
    for (number, play) in CASES {
        for run in first..first + runs {
            let seed = seed.wrapping_mul(0x9e37_79b9) ^ (number << 32) ^ run;
            let tried = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| play(seed, &mut totals)));
            match tried {
                Ok(Ok(())) => {}
                Ok(Err(worlds::Broken(what))) => println!("broken type {number} run {run}: {what}"),
                Err(_) => println!("broken type {number} run {run}: panic"),
            }
        }
    }
    let worlds::Totals { runs, packets, accepted, hostile, hostile_accepted, narrow, restarts, equal, ticks, slowest } = totals;
    println!("totals {runs} {packets} {accepted} {hostile} {hostile_accepted} {narrow} {restarts} {equal} {ticks} {slowest}");
}
"""


def batch(folder, types, seed, first, runs):
    """Compiles types, plays their runs, and returns the totals and the reports."""
    (folder / "src").mkdir(parents=True, exist_ok=True)
    manifest = f"[package]\nname = \"{folder.name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n"
    for name, path in [("tightwire", "crates/tightwire"), ("tightwire-sim", "crates/tightwire-sim"), ("worlds", "tools/worlds")]:
        package = "package = \"tightwire-worlds\", " if name == "worlds" else ""
        manifest += f"{name} = {{ {package}path = \"{ROOT / path}\" }}\n"
    # The library is optimized. The types are compiled as fast as possible.
    manifest += "\n[profile.dev]\ndebug = false\nincremental = false\n\n[profile.dev.package.\"*\"]\nopt-level = 3\n"
    (folder / "Cargo.toml").write_text(manifest)
    cases = "".join(f"    ({of.number}, worlds::play::<{of.world_name}>),\n" for of in types)
    table = f"const CASES: &[(u64, fn(u64, &mut worlds::Totals) -> Result<(), worlds::Broken>)] = &[\n{cases}];\n"
    text = "#![allow(warnings)]\n" + USES + "\n" + "\n".join(of.text() for of in types) + "\n" + table + MAIN
    (folder / "src/main.rs").write_text(text)
    lock = folder / "Cargo.lock"
    if not lock.exists():
        lock.write_text((ROOT / "Cargo.lock").read_text())
    environment = {**os.environ, "CARGO_TARGET_DIR": str(folder.parent / "target"), "CARGO_INCREMENTAL": "0"}
    subprocess.run(["cargo", "build", "--quiet"], cwd=folder, env=environment, check=True)
    ran = subprocess.run([folder.parent / "target/debug" / folder.name, str(seed), str(first), str(runs)], stdout=subprocess.PIPE, text=True)
    if ran.returncode != 0 or "totals " not in ran.stdout:
        sys.exit(f"the program ended early: {ran.returncode}\n{ran.stdout[-2000:]}")
    reports, _, totals = ran.stdout.rpartition("totals ")
    return [int(number) for number in totals.split()], reports


def write_tests(seed):
    types = [Type(seed, number) for number in range(TESTED)]
    tests = "".join(f"""
#[test]
fn world_{of.number}_is_replicated_as_it_was_recorded() {{
    play_some::<{of.world_name}>({of.number});
}}
""" for of in types)
    text = f"""//! A few worlds of random types. Written by `tools/worlds/run.py --write-tests`; do not edit.

#![allow(unused, clippy::all, clippy::pedantic, clippy::indexing_slicing, reason = "the types are drawn at random")]

{USES}
/// Plays a few runs of a world.
fn play_some<W: World>(number: u64) {{
    let mut totals = worlds::Totals::default();
    for run in 0..6 {{
        let verdict = worlds::play::<W>(number << 32 | run, &mut totals);
        assert!(verdict.is_ok(), "world {{number}}, run {{run}}: {{verdict:?}}");
    }}
    assert!(totals.equal >= totals.runs);
}}
{tests}
""" + "\n".join(of.text() for of in types)
    path = HERE / "tests/drawn.rs"
    path.write_text(text)
    subprocess.run(["rustfmt", "--edition", "2024", str(path)], check=True)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seed", type=int, default=1, help="of the types and of the runs")
    options.add_argument("--types", type=int, default=300)
    options.add_argument("--first", type=int, default=0, help="the first type")
    options.add_argument("--runs", type=int, default=40, help="of each type")
    options.add_argument("--run", type=int, default=0, help="the first run")
    options.add_argument("--batch", type=int, default=25, help="types that are compiled at a time")
    options.add_argument("--keep", action="store_true", help="print the types")
    options.add_argument("--write-tests", action="store_true")
    given = options.parse_args()
    if given.write_tests:
        return write_tests(given.seed)
    # Several can run at once, each from another first type on.
    folder = ROOT / "target/worlds" / f"types-{given.seed}-{given.first}"
    names = ["runs", "packets", "accepted", "hostile", "hostile_accepted", "narrow", "restarts", "equal", "ticks", "slowest"]
    totals, broken, end = [0] * len(names), 0, given.first + given.types
    for first in range(given.first, end, given.batch):
        types = [Type(given.seed, number) for number in range(first, min(first + given.batch, end))]
        if given.keep:
            print("\n".join(of.text() for of in types))
        more, reports = batch(folder, types, given.seed, given.run, given.runs)
        slowest = max(totals[-1], more[-1])
        totals = [*(one + two for one, two in zip(totals, more)), slowest][: len(names)]
        totals[-1] = slowest
        broken += reports.count("broken type")
        print(reports, end="")
        figures = ", ".join(f"{name} {value}" for name, value in zip(names, totals))
        print(f"to type {min(first + given.batch, end) - 1}: {figures}, broken {broken}", flush=True)
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
