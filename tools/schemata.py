#!/usr/bin/env python3
"""Tries the mutants of the core, all in one build.

    tools/schemata.py [REGEX]

cargo-mutants builds the crate and its tests once for each mutant. This script builds a copy of the project that
contains all of its mutants, each behind a switch (`tools/schemata`), and runs the test programs of the core on
one mutant at a time, in one process. Every test is first run alone, to see which mutants it reaches. A mutant is
then tried with the tests that reach it, the fastest first, until they have taken $MOST seconds of a processor
(2 if it is not set). With $DEEP set to more seconds, those that are left are tried again, with the tests of their
own file first. REGEX chooses among the names of the mutants. $JOBS programs run at a time (2 if it is not set).

Without $FOLDERS, all folders but `bits` are tried. Every test reaches those mutants, so they have a copy of their
own: `FOLDERS=bits SCHEMATA=target/schemata-bits tools/schemata.py`.

The copy and everything that was found is in `target/schemata`, or in the folder that $SCHEMATA names. Another call
continues there, so remove the folder after changing the core. Needs cargo-mutants, and a nightly compiler: `const`
functions can be switched too, except while the compiler evaluates them. Constants cannot.
"""

import collections
import concurrent.futures
import json
import os
import pathlib
import re
import resource
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
HOME = pathlib.Path(os.environ.get("SCHEMATA", ROOT / "target/schemata"))
COPY = HOME / "copy"
CORE = "crates/tightwire"
MOST_FOLDERS = r"src/(scalar|compound|stream|codec|flow|fields|packet|subset|api|types)/|tightwire/src/\w+\.rs"
MODULES = f"tightwire/src/({os.environ['FOLDERS']})/" if "FOLDERS" in os.environ else MOST_FOLDERS
FEATURES = "std,derive,crc,seal,serde,meter,arrayvec,heapless,ordered-float-5,smallvec-1,uuid-1,glam-034,mint-05"
TARGETS = ["--lib", "--test", "codec", "--test", "packets", "--test", "derived"]
# These take longer than all others together, and find nothing that the others miss.
SKIPPED = ["second_trip", "scene_accuracy"]
# Seconds of tests after which a mutant counts as left.
MOST = float(os.environ.get("MOST", 2))
# Test programs that run at the same time.
JOBS = int(os.environ.get("JOBS", 2))
# Seconds after which a test is not used at all.
LONGEST = 12
# Test programs that are tried one after another on what is still left.
ROUNDS = [(["tightwire", "codec", "packets"], MOST), (["derived"], MOST)]
if os.environ.get("DEEP"):
    ROUNDS.append((["tightwire", "codec", "packets", "derived"], float(os.environ["DEEP"])))
# Folders to try first.
ORDER = "packet flow compound fields stream layout wire inline generated api types codec subset scalar".split()
# Bytes of memory of one test program, so that a mutant that allocates without end cannot fill the machine.
MEMORY = 4 << 30
SWITCH = '''
//! Which mutant this program is.
extern crate std;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{format, io::Write};

static MUTANT: LazyLock<u32> =
    LazyLock::new(|| std::env::var("MUTANT").ok().and_then(|id| id.parse().ok()).unwrap_or(0));
static REACHED: LazyLock<Option<std::fs::File>> =
    LazyLock::new(|| std::fs::File::create(std::env::var_os("REACHED")?).ok());
static SEEN: [AtomicBool; 8192] = [const { AtomicBool::new(false) }; 8192];

pub(crate) const fn is(id: u32) -> bool {
    core::intrinsics::const_eval_select((id,), never, now)
}

const fn never(_: u32) -> bool {
    false
}

fn now(id: u32) -> bool {
    if let Some(mut file) = REACHED.as_ref() {
        if !SEEN[id as usize].swap(true, Ordering::Relaxed) {
            let _ = file.write_all(format!("{id}\\n").as_bytes());
        }
    }
    *MUTANT == id
}
'''


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def load(name, otherwise):
    file = HOME / name
    return json.loads(file.read_text()) if file.exists() else otherwise


def save(name, value):
    """A reader never sees half of the file."""
    (HOME / f"{name}.new").write_text(json.dumps(value))
    (HOME / f"{name}.new").rename(HOME / name)


def mutants():
    """The mutants that cargo-mutants lists, with numbers."""
    command = ["cargo", "mutants", "--list", "--json", "--package", "tightwire", "-F", MODULES]
    found = json.loads(run(command, cwd=ROOT, check=True).stdout)
    for number, mutant in enumerate(found, 1):
        mutant["id"] = number
        del mutant["diff"]
    return found


def switch(found, dropped):
    """Builds the mutants into the files of the copy."""
    live = [mutant for mutant in found if mutant["id"] not in dropped]
    if load("switched.json", None) == live:
        return
    save("live.json", live)
    manifest = str(ROOT / "tools/schemata/Cargo.toml")
    command = ["cargo", "run", "-q", "--release", "--manifest-path", manifest, "--", str(HOME / "live.json")]
    for file in sorted({mutant["file"] for mutant in found}):
        done = run([*command, file], input=(ROOT / file).read_text(), check=True)
        if done.stdout != (COPY / file).read_text():
            (COPY / file).write_text(done.stdout)
        if done.stderr:
            sys.exit(f"not expressed in {file}: {done.stderr}")
    save("switched.json", live)


def copy():
    COPY.mkdir(parents=True)
    files = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "x", "-C", str(COPY)], input=files, check=True)
    manifest = COPY / CORE / "Cargo.toml"
    # Only other test programs need them, and they need the core.
    manifest.write_text(re.sub(r"(?m)^(declare|tightwire-delta) = .*\n", "", manifest.read_text()))
    lib = COPY / CORE / "src/lib.rs"
    features = "#![feature(core_intrinsics, const_eval_select)]\n#![allow(warnings, internal_features)]"
    text = lib.read_text().replace("#![forbid(unsafe_code)]", features, 1)
    lib.write_text(text.replace("\nmod api;", "\nmod api;\nmod mutant;", 1))
    (COPY / CORE / "src/mutant.rs").write_text(SWITCH)


def rejected(messages):
    """The numbers of the mutants that the compiler complains about."""
    bad, others = set(), []
    for line in messages.splitlines():
        message = json.loads(line).get("message") if line.startswith("{") else None
        if not isinstance(message, dict) or message["level"] != "error":
            continue
        children = [span for child in message["children"] for span in child["spans"]]
        spans = message["spans"] + children
        # The narrowest is the nearest to the mistake.
        for width in sorted({len(span["text"]) for span in spans}):
            texts = [text["text"] for span in spans if len(span["text"]) == width for text in span["text"]]
            numbers = {int(number) for text in texts for number in re.findall(r"mutant::is\((\d+)\)", text)}
            if numbers:
                break
        else:
            numbers = set()
        if not numbers and message["spans"]:
            # The error is in the rest of a function, whose switch is above.
            span = message["spans"][0]
            lines = (COPY / span["file_name"]).read_text().splitlines()[: span["line_start"]]
            near = re.findall(r"mutant::is\((\d+)\)", "\n".join(lines[-12:]))
            numbers = {int(number) for number in near[-1:]}
        bad |= numbers
        others += [] if numbers else [message["rendered"]]
    return bad, others


def build(found):
    """Builds the test programs, without the mutants that do not build. Returns their paths."""
    while True:
        dropped = set(load("dropped.json", []))
        switch(found, dropped)
        command = ["cargo", "+nightly", "test", "-p", "tightwire", "--no-default-features", "--features", FEATURES]
        command += [*TARGETS, "--no-run", "--message-format=json"]
        built = run(command, cwd=COPY, env={**os.environ, "CARGO_TARGET_DIR": str(HOME / "target")})
        if built.returncode == 0:
            lines = [json.loads(line) for line in built.stdout.splitlines() if line.startswith("{")]
            return {line["target"]["name"]: line["executable"] for line in lines if line.get("executable")}
        bad, others = rejected(built.stdout)
        if not bad:
            sys.exit("\n".join(others) or built.stderr)
        save("dropped.json", sorted(dropped | bad))


def call(command, seconds, **variables):
    """Runs tests, and returns the exit code and the seconds of the processor. Their number is limited."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "RUST_BACKTRACE": "0", "PROPTEST_FAILURE_PERSISTENCE": "off", **variables}
    code = run(command, cwd=COPY / CORE, env=environment, preexec_fn=limit).returncode
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return code, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def reach(program, test):
    """Runs a test alone. Returns its seconds, the mutants that it reaches, and the exit code."""
    file = HOME / f"reached.{os.getpid()}"
    file.write_text("")
    code, seconds = call([program, "--exact", test], LONGEST, REACHED=str(file))
    return seconds, [int(number) for number in file.read_text().split()] if code == 0 else [], code


def cover(programs, pool):
    """Runs each test alone. Returns the tests that reach each mutant, the fastest first."""
    covered = load("covered.json", {})
    for name, program in programs.items():
        listed = run([program, "--list"], cwd=COPY / CORE).stdout.splitlines()
        tests = [line.removesuffix(": test") for line in listed if line.endswith(": test")]
        tests = [test for test in tests if f"{name} {test}" not in covered and not any(word in test for word in SKIPPED)]
        for test, (seconds, ids, code) in zip(tests, pool.map(reach, [program] * len(tests), tests)):
            if code:
                print(f"not used: {name} {test} ({code})", flush=True)
            covered[f"{name} {test}"] = [seconds, ids]
            save("covered.json", covered)
    tests = collections.defaultdict(list)
    for name, (seconds, ids) in covered.items():
        if name.split(" ", 1)[0] in programs:
            for number in ids:
                tests[number].append((seconds, *name.split(" ", 1)))
    return {number: sorted(those) for number, those in tests.items()}


def attempt(number, tests, programs, most):
    """Runs ever more tests on a mutant, until one fails. Returns the outcome, and the number of tests that passed."""
    spent, start, size = 0.0, 0, 1
    while start < len(tests):
        some = tests[start:start + size]
        expected = sum(seconds for seconds, *_ in some)
        if spent and spent + expected > most:
            break
        start, size = start + size, size * 4
        for name in sorted({name for _, name, _ in some}):
            names = [test for _, other, test in some if other == name]
            command = [programs[name], "--exact", "-q", "--test-threads=1", *names]
            code, seconds = call(command, 2 + 5 * expected, MUTANT=str(number))
            spent += seconds
            if code:
                return "timeout" if code in (-24, -9) else "caught", start
    return "left", min(start, len(tests))


def choose(found, tried, name, tests, most):
    """The mutants that a round tries, each with its tests."""
    for mutant in found:
        outcome = tried.get(str(mutant["id"]), {})
        if name in outcome or outcome.get("is") in ("caught", "timeout", "does not build"):
            continue
        those = tests.get(mutant["id"], [])
        if most != MOST:
            # Only if tests are left, and those in the same file first, although they may take longer.
            module = mutant["file"].split("/src/")[1].removesuffix(".rs").replace("/", "::") + "::"
            those = sorted(those, key=lambda one: (not one[2].startswith(module), one))
            counts = [counts for counts in outcome.values() if isinstance(counts, list)]
            if all(passed == total for passed, total in counts):
                continue
        yield mutant, those


def main():
    chosen = re.compile(sys.argv[1] if len(sys.argv) > 1 else "")
    found = mutants()
    if not COPY.exists():
        copy()
    built = build(found)
    tried = load("tried.json", {})
    tried.update({str(number): {"is": "does not build"} for number in load("dropped.json", [])})

    def place(mutant):
        return next((at for at, folder in enumerate(ORDER) if f"/src/{folder}" in mutant["file"]), len(ORDER))

    ordered = sorted((mutant for mutant in found if chosen.search(mutant["name"])), key=place)
    with concurrent.futures.ProcessPoolExecutor(JOBS) as pool:
        for targets, most in ROUNDS:
            programs = {name: program for name, program in built.items() if name in targets}
            name = targets[0] if most == MOST else f"{most} s"
            tests = cover(programs, pool)
            started = {
                pool.submit(attempt, mutant["id"], those, programs, most): (mutant, len(those))
                for mutant, those in choose(ordered, tried, name, tests, most)
            }
            for done in concurrent.futures.as_completed(started):
                mutant, total = started[done]
                now, passed = done.result()
                number = str(mutant["id"])
                tried[number] = {**tried.get(number, {}), "is": now, name: [passed, total]}
                save("tried.json", tried)
                if now == "left":
                    print(f"{name}: {passed} of {total} pass: {mutant['name']}", flush=True)
    counts = collections.defaultdict(collections.Counter)
    for mutant in found:
        counts[mutant["file"].split("/")[3]][tried.get(str(mutant["id"]), {"is": "not tried"})["is"]] += 1
    for module, outcomes in sorted(counts.items()):
        print(module, sum(outcomes.values()), dict(outcomes))


main()
