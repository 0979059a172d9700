#!/usr/bin/env python3
"""Plants defects in the library, one at a time, and lets the explorer look for each.

    tools/explore/plant.py [--seeds A..B] [NAME ...]

Every defect is a change of one place in a copy of the last commit. The copy is built in release, so
this takes minutes. The exit code is 1 if a defect is not found. The defects of the code between the
library and a game are in src/defect.rs: `cargo run --release -p tightwire-explore -- --defects`.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

CORE = "crates/tightwire/src/"
DELTA = "crates/tightwire-delta/src/"

# Name, what is wrong, file, and the text that is replaced. It must occur exactly once.
DEFECTS = [
    ("replays", "packets are let in again", CORE + "packet/sealed/replay.rs",
     "} else if self.has(sequence) {", "} else if self.has(sequence) && sequence == u64::MAX {"),
    ("window-off-by-one", "the newest packet is let in again", CORE + "packet/sealed/replay.rs",
     "            Some(newest) if sequence <= newest => {\n                if", "            Some(newest) if sequence < newest => {\n                if"),
    ("nonce-repeated", "every 100th number is used twice", CORE + "packet/sealed/sealer.rs",
     "self.next = header.sequence.checked_add(1);",
     "static USED: core::sync::atomic::AtomicU64 = core::sync::atomic::AtomicU64::new(0);\n"
     "        let used = USED.fetch_add(1, core::sync::atomic::Ordering::Relaxed);\n"
     "        self.next = header.sequence.checked_add(u64::from(used % 100 != 99));"),
    ("cookie-for-any-address", "a cookie does not depend on the address", CORE + "packet/handshake/cookie.rs",
     "let all = all.chain(ip.octets()).chain(address.port().to_le_bytes());",
     "let all = all.chain(ip.octets().map(|_| 0)).chain([0, 0]);"),
    ("session-before-use", "a session is in use before a packet of it came", CORE + "packet/handshake/server.rs",
     "        self.next.insert(from, client);\n        Ok(server_half)",
     "        self.next.insert(from, client);\n        self.promote(client);\n        Ok(server_half)"),
    ("second-session", "an Accept that comes twice starts the same session again", CORE + "packet/handshake/client.rs",
     "                // The attempt is over, so nothing makes a second session of the same salt.\n                self.attempt = None;\n", ""),
    ("acks-off-by-one", "an ack speaks for the packet before", CORE + "acks/mod.rs",
     "(self.earlier >> (behind - 1)) & 1 == 1", "(self.earlier >> (behind & 31)) & 1 == 1"),
    ("receipts-forget", "a receiver acknowledges packets that it never got", CORE + "acks/mod.rs",
     "            0 => true,\n            1..=32", "            0 | 7 => true,\n            1..=32"),
    ("baseline-not-there", "a missing baseline is replaced by the state before it", DELTA + "sync/inbox.rs",
     "let find = |of: u32| states.get(of).ok_or(ReceiveError::Missing(of));",
     "let find = |of: u32| states.get(of).or_else(|| states.get(of.wrapping_sub(2))).ok_or(ReceiveError::Missing(of));"),
    ("late-state-shown", "a state that comes late is shown", DELTA + "sync/inbox.rs",
     "let is_newest = self.newest.is_none_or(|newest| is_after(tick, newest));", "let is_newest = true;"),
    ("part-forgets-removal", "a part leaves the other lists as they were", DELTA + "sync/inbox.rs",
     "tables.filter(|(index, _)| *index != crowd)", "tables.filter(|(index, _)| *index != crowd && *index > 9)"),
    ("part-forgets-stamps", "rows of a late part replace rows that are a little newer", DELTA + "sync/states.rs",
     "if is_after(newer, *stamp) {", "if is_after(newer.wrapping_add(5), *stamp) && newer != *stamp {"),
]


def run(command, folder):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def main():
    arguments = sys.argv[1:]
    seeds = "0..300"
    if arguments[:1] == ["--seeds"]:
        seeds, arguments = arguments[1], arguments[2:]
    root = pathlib.Path(__file__).resolve().parents[2]
    missed = 0
    print("| defect | what is wrong | found by | seed | smallest scenario |\n|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder)
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=root, capture_output=True, check=True)
        subprocess.run(["tar", "-x"], cwd=copy, input=archive.stdout, check=True)
        for name, what, file, old, new in DEFECTS:
            if arguments and name not in arguments:
                continue
            path = copy / file
            text = path.read_text()
            if text.count(old) != 1:
                sys.exit(f"{name}: its place is not in {file} once, but {text.count(old)} times")
            path.write_text(text.replace(old, new))
            build = run(["cargo", "build", "--release", "-q", "-p", "tightwire-explore"], copy)
            if build.returncode != 0:
                sys.exit(f"{name} does not build:\n{build.stderr}")
            played = run(["target/release/tightwire-explore", "--seeds", seeds], copy)
            path.write_text(text)
            report = dict(re.findall(r"^  (seed|smallest) +(.*)$", played.stdout, re.M))
            found = re.search(r"an invariant does not hold: (.*)", played.stdout)
            missed += found is None
            invariant = found.group(1) if found else "NOT FOUND"
            smallest = report.get("smallest", "").split(" (")[0]
            print(f"| `{name}` | {what} | {invariant} | {report.get('seed', '')} | {smallest} |", flush=True)
    sys.exit(missed > 0)


main()
