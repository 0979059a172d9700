#!/usr/bin/env python3
"""Lists the public API of a crate, one line for each item, from the JSON that rustdoc makes.

    tools/public-api.py            compares the API of the core with tools/public-api.txt
    tools/public-api.py --write    writes that file

It needs a nightly compiler, because rustdoc's JSON is unstable. It exits with 3 if there is no such compiler,
or one whose JSON has another format. Items that are hidden from the documentation are not part of the API.
"""

import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILE = ROOT / "tools/public-api.txt"
FORMATS = range(45, 61)
SKIPPED = 3


def rustdoc():
    """Returns the JSON of the core with all features."""
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "public-api"
    command = ["cargo", "+nightly", "rustdoc", "--quiet", "-p", "tightwire", "--all-features", "--lib"]
    command += ["--target-dir", str(target), "--", "-Z", "unstable-options", "--output-format", "json"]
    try:
        subprocess.run(["cargo", "+nightly", "--version"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        print("skipped: a nightly compiler is not installed")
        sys.exit(SKIPPED)
    subprocess.run(command, check=True, cwd=ROOT)
    found = json.loads((target / "doc/tightwire.json").read_text())
    if found["format_version"] not in FORMATS:
        print(f"skipped: rustdoc's JSON has format {found['format_version']}, which this script does not know")
        sys.exit(SKIPPED)
    return found


class Api:
    """The lines of a crate's API."""

    def __init__(self, found):
        self.index = found["index"]
        self.lines = set()
        self.seen = set()
        root = self.item(found["root"])
        self.module(root, root["name"])

    def item(self, number):
        return self.index.get(str(number))

    def module(self, item, path):
        if (item["id"], path) in self.seen:
            return
        self.seen.add((item["id"], path))
        for number in item["inner"]["module"]["items"]:
            child = self.item(number)
            if child is not None:
                self.visit(child, path)

    def visit(self, item, path):
        (kind, inner), = item["inner"].items()
        name = item["name"]
        if kind == "use":
            target = self.item(inner["id"]) if inner["id"] is not None else None
            if target is None:
                self.lines.add(f"use {path}::{inner['name']} = {inner['source']}")
            elif inner["is_glob"]:
                self.module(target, path)
            else:
                self.named(target, f"{path}::{inner['name']}")
            return
        if kind != "impl":
            self.named(item, f"{path}::{name}")

    def named(self, item, path):
        (kind, inner), = item["inner"].items()
        if kind == "module":
            self.lines.add(f"mod {path}")
            self.module(item, path)
        elif kind in ("struct", "union"):
            self.lines.add(f"{kind} {path}{self.generics(inner)}")
            self.fields(inner["kind"] if kind == "struct" else {"plain": inner}, path)
            self.impls(inner["impls"], path)
        elif kind == "enum":
            self.lines.add(f"enum {path}{self.generics(inner)}")
            for number in inner["variants"]:
                variant = self.item(number)
                if variant is not None:
                    self.lines.add(f"variant {path}::{variant['name']}")
                    self.fields(variant["inner"]["variant"]["kind"], f"{path}::{variant['name']}")
            self.impls(inner["impls"], path)
        elif kind == "trait":
            self.lines.add(f"trait {path}{self.generics(inner)}")
            for number in inner["items"]:
                self.member(self.item(number), path)
        else:
            self.member(item, path.rsplit("::", 1)[0], path.rsplit("::", 1)[1])

    def fields(self, kind, path):
        if not isinstance(kind, dict):
            return
        (style, inner), = kind.items()
        for number in inner if style == "tuple" else inner["fields"]:
            field = self.item(number) if number is not None else None
            if field is not None and field["visibility"] in ("public", "default"):
                self.lines.add(f"field {path}::{field['name']}: {self.type(field['inner']['struct_field'])}")

    def impls(self, numbers, path):
        for number in numbers:
            block = self.item(number)
            if block is None:
                continue
            inner = block["inner"]["impl"]
            if inner["trait"] is None:
                for number in inner["items"]:
                    self.member(self.item(number), path)
            elif not (inner["is_synthetic"] or inner["blanket_impl"] or inner["trait"]["path"] == "StructuralPartialEq"):
                self.lines.add(f"impl {self.path(inner['trait'])} for {path}")

    def member(self, item, path, name=None):
        if item is None or item["visibility"] not in ("public", "default"):
            return
        (kind, inner), = item["inner"].items()
        name = f"{path}::{name or item['name']}"
        if kind == "function":
            sig, header = inner["sig"], inner["header"]
            arguments = ", ".join(f"{arg}: {self.type(of)}" for arg, of in sig["inputs"])
            output = f" -> {self.type(sig['output'])}" if sig["output"] else ""
            const = "const " if header["is_const"] else ""
            self.lines.add(f"{const}fn {name}{self.generics(inner)}({arguments}){output}")
        elif kind in ("constant", "assoc_const"):
            self.lines.add(f"const {name}: {self.type(inner['type'])}")
        elif kind in ("assoc_type", "type_alias"):
            of = f" = {self.type(inner['type'])}" if inner["type"] else ""
            self.lines.add(f"type {name}{of}")
        elif kind == "static":
            self.lines.add(f"static {name}: {self.type(inner['type'])}")
        else:
            self.lines.add(f"{kind} {name}")

    def generics(self, inner):
        names = [
            param["name"] for param in inner["generics"]["params"]
            if not (param["kind"].get("type") or {}).get("is_synthetic")
        ]
        return f"<{', '.join(names)}>" if names else ""

    def path(self, of):
        return of["path"].rsplit("::", 1)[-1] + self.arguments(of.get("args"))

    def arguments(self, args):
        if not args:
            return ""
        (style, inner), = args.items()
        if style == "parenthesized":
            inputs = ", ".join(map(self.type, inner["inputs"]))
            return f"({inputs})" + (f" -> {self.type(inner['output'])}" if inner["output"] else "")
        if style != "angle_bracketed":
            return "(..)"
        parts = []
        for arg in inner["args"]:
            (what, of), = arg.items() if isinstance(arg, dict) else ((arg, None),)
            parts.append(self.type(of) if what == "type" else of["expr"] if what == "const" else of or "_")
        for bound in inner["constraints"]:
            (what, of), = bound["binding"].items()
            shown = "..." if what == "constraint" else self.type(of["type"]) if "type" in of else of["constant"]["expr"]
            parts.append(f"{bound['name']} = {shown}")
        return f"<{', '.join(parts)}>" if parts else ""

    def bounds(self, bounds):
        shown = []
        for bound in bounds:
            (what, of), = bound.items()
            shown.append(self.path(of["trait"]) if what == "trait_bound" else str(of) if what == "outlives" else "use<..>")
        return " + ".join(shown)

    def type(self, of):
        (kind, inner), = of.items() if isinstance(of, dict) else ((of, None),)
        if kind in ("primitive", "generic"):
            return inner
        if kind == "resolved_path":
            return self.path(inner)
        if kind == "tuple":
            return f"({', '.join(map(self.type, inner))})"
        if kind == "slice":
            return f"[{self.type(inner)}]"
        if kind == "array":
            return f"[{self.type(inner['type'])}; {inner['len']}]"
        if kind == "borrowed_ref":
            lifetime = f"{inner['lifetime']} " if inner["lifetime"] else ""
            mutable = "mut " if inner["is_mutable"] else ""
            return f"&{lifetime}{mutable}{self.type(inner['type'])}"
        if kind == "impl_trait":
            return f"impl {self.bounds(inner)}"
        if kind == "dyn_trait":
            return "dyn " + " + ".join(self.path(one["trait"]) for one in inner["traits"])
        if kind == "qualified_path":
            trait = f" as {self.path(inner['trait'])}" if inner["trait"] else ""
            return f"<{self.type(inner['self_type'])}{trait}>::{inner['name']}"
        if kind == "function_pointer":
            sig = inner["sig"]
            output = f" -> {self.type(sig['output'])}" if sig["output"] else ""
            return f"fn({', '.join(self.type(one) for _, one in sig['inputs'])}){output}"
        return "_"


def main():
    lines = sorted(Api(rustdoc()).lines)
    text = "".join(f"{line}\n" for line in lines)
    if sys.argv[1:] == ["--write"]:
        FILE.write_text(text)
        return
    before = FILE.read_text().splitlines() if FILE.exists() else []
    gone, new = sorted(set(before) - set(lines)), sorted(set(lines) - set(before))
    for line in gone:
        print(f"- {line}")
    for line in new:
        print(f"+ {line}")
    if gone or new:
        print("The public API changed. If that is intended, run tools/public-api.py --write and update CHANGELOG.md.")
        sys.exit(1)
    print(f"the public API has the {len(lines)} lines of {FILE.relative_to(ROOT)}")


main()
