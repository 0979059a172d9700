#!/usr/bin/env python3
"""Says which lines of the core its tests execute, by room, and lists functions that no test calls.

    tools/coverage.py

It needs a nightly compiler with the component `llvm-tools`. It builds the tests of the core with all
features once more, which takes several minutes. Examples in documents do not count.
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "crates/tightwire/src"
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "coverage"
# They judge the code and are no part of it.
JUDGES = ("bits/model.rs", "tests.rs")
# The streams of other crates and the interpreter call these.
FOR_OTHERS = ("api/dynamic.rs", "shape/parameter.rs", "lib.rs")
HEAD = re.compile(r"\s*(pub(\([^)]*\))? )?(const )?fn (\w+)")


def tool(name):
    root = subprocess.run(["rustc", "+nightly", "--print", "sysroot"], check=True, capture_output=True, text=True)
    found = list(pathlib.Path(root.stdout.strip()).glob(f"lib/rustlib/*/bin/{name}"))
    if not found:
        print("skipped: the nightly compiler does not have the component llvm-tools")
        sys.exit(0)
    return found[0]


def executed():
    """Returns how often each line was executed, by file."""
    profdata, cov = tool("llvm-profdata"), tool("llvm-cov")
    raw = TARGET / "raw"
    env = dict(os.environ, RUSTFLAGS="-C instrument-coverage", CARGO_TARGET_DIR=str(TARGET),
               CARGO_INCREMENTAL="0", LLVM_PROFILE_FILE=str(raw / "%p-%m.profraw"))
    for old in raw.glob("*.profraw"):
        old.unlink()
    command = ["cargo", "+nightly", "test", "-p", "tightwire", "--all-features", "--lib", "--tests"]
    subprocess.run(command, check=True, cwd=ROOT, env=env)
    built = subprocess.run(command + ["--no-run", "--message-format=json"], check=True, cwd=ROOT, env=env,
                           capture_output=True, text=True)
    messages = [json.loads(line) for line in built.stdout.splitlines()]
    tests = [message["executable"] for message in messages if message.get("executable")]
    merged = TARGET / "all.profdata"
    subprocess.run([profdata, "merge", "-sparse", *raw.glob("*.profraw"), "-o", merged], check=True)
    objects = [part for test in tests[1:] for part in ("-object", test)]
    lcov = subprocess.run([cov, "export", "-format=lcov", f"-instr-profile={merged}", tests[0], *objects, str(SOURCE)],
                          check=True, capture_output=True, text=True)
    lines = collections.defaultdict(dict)
    for line in lcov.stdout.splitlines():
        if line.startswith("SF:"):
            file = lines[pathlib.Path(line[3:])]
        elif line.startswith("DA:"):
            number, count = map(int, line[3:].split(",")[:2])
            file[number] = max(file.get(number, 0), count)
    return lines


def main():
    rooms = collections.defaultdict(lambda: [0, 0])
    missed = collections.Counter()
    idle = []
    for path, counts in sorted(executed().items()):
        name = path.relative_to(SOURCE).as_posix()
        if name.endswith(JUDGES):
            continue
        text = path.read_text().splitlines()
        starts = (at for at, line in enumerate(text, 1) if line == "mod tests {")
        end = next(starts, len(text) + 1)
        functions = collections.defaultdict(lambda: [0, 0])
        function = None
        for number, line in enumerate(text, 1):
            if number >= end:
                break
            if head := HEAD.match(line):
                function = (number, bool(head[3]), head[4])
            if number not in counts:
                continue
            is_executed = counts[number] > 0
            for tally in (rooms[name.split("/")[0]], rooms["all"], functions[function]):
                tally[0] += is_executed
                tally[1] += 1
            if not is_executed:
                is_const = function is not None and function[1]
                missed["in a const fn" if is_const else "used by other crates" if name in FOR_OTHERS else "others"] += 1
        for function, (some, every) in functions.items():
            if some == 0 and function is not None and not function[1] and name not in FOR_OTHERS:
                idle.append((every, f"{name}:{function[0]} {function[2]}"))
    for room, (some, every) in sorted(rooms.items()):
        print(f"{room:14} {some:6} of {every:6} lines {100 * some / every:6.1f} %")
    for reason, count in missed.most_common():
        print(f"not executed, {reason}: {count}")
    print(f"functions that no test calls at run time, {sum(count for count, _ in idle)} lines:")
    for count, name in sorted(idle, reverse=True):
        print(f"{count:6} {name}")


main()
