#!/usr/bin/env python3
"""Tries the mutants of a closed module, many in one build, on the module's own unit tests.

    tools/mutants.py [REGEX]

cargo-mutants builds the crate and its tests once for each mutant, which takes a minute. The bit packer
(crates/tightwire/src/bits) needs nothing but the error type, so copies of it fit in one program. Each
copy has one mutant of the list that cargo-mutants makes. REGEX chooses among their names.
`tools/schemata.py` is for modules that need others.
"""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BATCH = 44
SECONDS = 60
MANIFEST = '[package]\nname = "closed"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n'
CONFIGURATION = 'examine_globs = ["src/bits/**"]\nexclude_globs = ["src/bits/model.rs"]\n'
FEATURES = ["--cfg", 'feature="crc"', "--cfg", 'feature="seal"']


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def mutants(source, folder):
    """Asks cargo-mutants for the mutants of a crate that has only this module."""
    (folder / ".cargo").mkdir(parents=True)
    (folder / "Cargo.toml").write_text(MANIFEST)
    (folder / ".cargo/mutants.toml").write_text(CONFIGURATION)
    shutil.copytree(source / "bits", folder / "src/bits")
    shutil.copy(source / "error.rs", folder / "src")
    (folder / "src/lib.rs").write_text("mod bits;\nmod error;\n")
    return json.loads(run(["cargo", "mutants", "--list", "--json", "--diff"], cwd=folder, check=True).stdout)


def copy(source, batch, name, mutant=None):
    shutil.copytree(source / "bits", batch / name / "bits")
    if mutant:
        changed = batch / name / mutant["file"].removeprefix("src/")
        run(["patch", "-s", str(changed)], input=mutant["diff"], check=True)
    for file in (batch / name / "bits").glob("*.rs"):
        file.write_text(file.read_text().replace("crate::bits", f"crate::{name}::bits"))
    (batch / name / "mod.rs").write_text("mod bits;\n")


def build(batch, live):
    """Builds all copies, and returns those that do not build, which are left out."""
    unviable = set()
    while True:
        names = ["original", *(f"m{number}" for number in live if number not in unviable)]
        root = "#![allow(warnings)]\nmod error;\n" + "".join(f"mod {name};\n" for name in names)
        (batch / "lib.rs").write_text(root)
        command = ["rustc", "--edition", "2024", "--test", "-Copt-level=1", "--error-format=short", *FEATURES]
        built = run([*command, "-o", str(batch / "tests"), str(batch / "lib.rs")])
        if built.returncode == 0:
            return unviable
        bad = {int(number) for number in re.findall(r"/m(\d+)/bits/\S+ error", built.stderr)}
        if not bad:
            sys.exit(built.stderr)
        unviable |= bad


def outcome(batch, name):
    try:
        return "left" if run([str(batch / "tests"), "-q", f"{name}::"], timeout=SECONDS).returncode == 0 else "caught"
    except subprocess.TimeoutExpired:
        return "timeout"


def main():
    source = pathlib.Path(__file__).resolve().parents[1] / "crates/tightwire/src"
    chosen = re.compile(sys.argv[1] if len(sys.argv) > 1 else "")
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        found = mutants(source, pathlib.Path(folder) / "list")
        found = [mutant for mutant in found if chosen.search(mutant["name"])]
        for start in range(0, len(found), BATCH):
            batch = pathlib.Path(folder) / f"batch{start}"
            batch.mkdir()
            shutil.copy(source / "error.rs", batch)
            live = dict(enumerate(found[start:start + BATCH], start))
            copy(source, batch, "original")
            for number, mutant in live.items():
                copy(source, batch, f"m{number}", mutant)
            unviable = build(batch, live)
            if outcome(batch, "original") != "left":
                sys.exit("the tests fail without a mutant")
            for number, mutant in live.items():
                result = "does not build" if number in unviable else outcome(batch, f"m{number}")
                counts[result] += 1
                if result != "caught":
                    print(f"{result}: {mutant['name']}", flush=True)
            print(f"{start + len(live)} of {len(found)}: {dict(counts)}", flush=True)


main()
