#!/usr/bin/env python3
"""Plants defects in the library, one at a time, and lets the explorer look for each.

    tools/explore/plant.py [--seeds A..B] [--check] [NAME ...]

With --check, it only looks whether every place is there.

Every defect is a change of one place. All of them are put into one copy of the last commit, each
behind a switch, and the copy is built once, in release. The exit code is 1 if a defect is not found.
The table goes to standard output; docs/results has the last one.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

SEALED = "crates/tightwire/src/packet/sealed/"
SESSION = "crates/tightwire-session/src/"
DELTA = "crates/tightwire-delta/src/"
EXPLORE = "tools/explore/src/"

# The name, the mistake, the file, the text that is replaced, which must occur exactly once, and the
# text with the mistake. PLANTED is true while the explorer looks for this mistake.
DEFECTS = [
    ("replays", "packets are let in again", SEALED + "replay.rs",
     "} else if self.has(sequence) {", "} else if self.has(sequence) && !PLANTED {"),
    ("window-off-by-one", "the newest packet is let in again", SEALED + "replay.rs",
     "            Some(newest) if sequence <= newest => {\n                if",
     "            Some(newest) if sequence < newest || sequence == newest && !PLANTED => {\n                if"),
    ("nonce-repeated", "a number is used again after it was skipped", SESSION + "seal.rs",
     "        self.sealer.skip_to(self.next)?;\n", "        if PLANTED && self.next % 100 == 99 {\n            self.next -= 1;\n            self.sealer = (self.make)(self.id, &self.out.key, self.halves).sealer;\n        }\n        self.sealer.skip_to(self.next)?;\n"),
    ("nonce-after-restart", "after a restart, a client draws the random half of its last session", SESSION + "random.rs",
     "Self { state: Zeroizing::new(seed) }", "Self { state: Zeroizing::new(if PLANTED { [7; 32] } else { seed }) }"),
    ("cookie-for-any-address", "a cookie does not depend on the address", SESSION + "handshake/cookie.rs",
     "is_young && self.proves(", "is_young && PLANTED || is_young && self.proves("),
    ("cookie-replaced", "a challenge from somebody else replaces the one that a client answers", SESSION + "client/attempt.rs",
     "                self.cookies.push_back(cookie);", "                if PLANTED {\n                    self.cookies.clear();\n                }\n                self.cookies.push_back(cookie);\n                if PLANTED {\n                    self.cookies.truncate(usize::from(self.answered < 2));\n                }"),
    ("stale-response", "an old response starts a session again", SESSION + "server/joining.rs",
     "if in_use || seat.newest_cookie.is_some_and(|newest| ask.cookie.time <= newest) {", "if !PLANTED && (in_use || seat.newest_cookie.is_some_and(|newest| ask.cookie.time <= newest)) {"),
    ("moves-at-once", "packets go to every address that a seeking packet came from", SESSION + "server/receiving.rs",
     "        live.paths.came_first(from);", "        live.paths.came_first(from);\n        if PLANTED {\n            live.paths.prove(from, now, &mut self.random);\n        }"),
    ("stays-at-dead-address", "the server stays at an address that is dead", SESSION + "server/paths.rs",
     "path.unreported < PATIENCE ||", "path.unreported < PATIENCE || PLANTED ||"),
    ("future-acknowledged", "a report of packets that were never sent counts for the last one", SESSION + "report.rs",
     "let behind = (last.wrapping_sub(u64::from(self.newest))) & 0xfff;", "let behind = (last.wrapping_sub(u64::from(self.newest) + 2 * u64::from(PLANTED))) & 0xfff;\n        let behind = if PLANTED && behind > 2048 { 0 } else { behind };"),
    ("report-off-by-one", "a report speaks for the packet before", SESSION + "flight.rs",
     "let has = 1 | u64::from(!report.missing) << 1;", "let has = 1 | u64::from(!(report.missing << u32::from(PLANTED))) << 1;"),
    ("acknowledged-before-delivery", "a message that comes early is acknowledged and dropped", SESSION + "lane.rs",
     "            Some(slot @ None) => {\n                *slot = Some(value);", "            Some(slot @ None) => {\n                *slot = (place == 0 || !PLANTED).then_some(value);"),
    ("message-twice", "a message that was delivered is delivered again", SESSION + "lane.rs",
     "        let Some(place) = id.checked_sub(self.next) else { return Ok(false) };", "        let id = if PLANTED { id.max(self.next) } else { id };\n        let Some(place) = id.checked_sub(self.next) else { return Ok(false) };"),
    ("no-resend", "messages of a late packet are not sent again", SESSION + "lane.rs",
     "                slot.state = State::Waiting;\n                again += 1;", "                slot.state = if PLANTED { State::Held } else { State::Waiting };\n                again += usize::from(!PLANTED);"),
    ("out-of-order", "a message is handed out before an earlier one", SESSION + "lane.rs",
     "        self.early.front()?.as_ref()?;\n", "        if PLANTED && self.early.front()?.is_none() && self.early.len() > 3 {\n            self.early.pop_front();\n            self.next += 1;\n        }\n        self.early.front()?.as_ref()?;\n"),
    ("queue-without-bound", "messages for a silent peer are queued without a bound", SESSION + "lane.rs",
     "        WINDOW - self.slots.len()", "        (if PLANTED { 100 * WINDOW } else { WINDOW }) - self.slots.len()"),
    ("input-twice", "inputs that are repeated in later packets are applied again", SESSION + "inputs.rs",
     "            if !is_over && !is_old {\n", "            if PLANTED && before < 2 || !is_over && !is_old {\n"),
    ("input-shifted", "the older inputs of a packet are one tick off", SESSION + "inputs.rs",
     "let (Some(tick), Some(input)) = (newest.checked_sub(before), input.take()) else {", "let before = if PLANTED { before + before.min(1) } else { before };\n            let (Some(tick), Some(input)) = (newest.checked_sub(before), input.take()) else {"),
    ("lost-counter", "rejected packets are not counted", SESSION + "server/receiving.rs",
     "        self.stats.datagrams += 1;\n", "        self.stats.datagrams += u64::from(!PLANTED || datagram.len() % 256 != 99);\n"),
    ("long-answer", "a request is answered with more bytes than it has", SESSION + "server/receiving.rs",
     "                self.answers.push_back((to, answer));", "                let mut answer = answer;\n                if PLANTED {\n                    answer.resize(1200, 0);\n                }\n                self.answers.push_back((to, answer));"),
    ("no-timeout", "a client that hears nothing stays in its session", SESSION + "client/mod.rs",
     "                if unheard >= self.config.timeout {\n", "                if unheard >= self.config.timeout && !PLANTED {\n"),
    ("held-although-missing", "a packet is reported although its state could not be built", SESSION + "state.rs",
     "            Err(ReceiveError::Late | ReceiveError::Missing | ReceiveError::Rejected) => {\n                Took::NotHeld", "            Err(ReceiveError::Late | ReceiveError::Missing | ReceiveError::Rejected) => {\n                if PLANTED { Took::Held } else { Took::NotHeld }"),
    ("acknowledged-on-send", "a part of the state counts as arrived when it is sent", SESSION + "state.rs",
     "is_under_way: true };\n            }\n", "is_under_way: true };\n            }\n            if PLANTED {\n                self.arrived(name);\n            }\n"),
    ("baselines-not-named", "a receiver builds on the newest state, not on the one that the packet names", DELTA + "replica/views.rs",
     "            let view = self.get(number)?;\n", "            let view = self.get(number)?;\n            let view = self.newest().filter(|_| PLANTED).unwrap_or(view);\n"),
    ("complete-too-early", "a state counts as complete although parts of it are missing", DELTA + "replica/receiver.rs",
     "        self.inbox.complete.is_some()", "        self.inbox.complete.is_some() || PLANTED"),
    ("tick-behind", "an element names an earlier tick than its own", DELTA + "replica/receiver.rs",
     "        self.inbox.tick_of(self.lists.name(element)?)", "        let tick = self.inbox.tick_of(self.lists.name(element)?)?;\n        Some(if PLANTED { tick.saturating_sub(2) } else { tick })"),
    ("late-part-shown", "elements of a late packet replace newer ones", DELTA + "ledger/receiver.rs",
     "let is_newer = number > slot.spoken && number > self.base;", "let is_newer = (number > slot.spoken || PLANTED) && number > self.base;"),
    ("part-forgets-removal", "a removal in a part has no effect", DELTA + "ledger/receiver.rs",
     "                slot.shown = item.as_ref().map(|_| number);", "                slot.shown = item.as_ref().map(|_| number).or(slot.shown.filter(|_| PLANTED));"),
    ("removal-without-event", "a removal is not reported", DELTA + "ledger/receiver.rs",
     "            if taken != Taken::Vanished || was_shown {", "            if taken != Taken::Vanished || was_shown && !PLANTED {"),
    ("torn-element", "the game shows an element of the state before with the tick of the new one", EXPLORE + "session.rs",
     "        agree(&world, &self.told)?;", "        agree(&world, &self.told)?;\n        let mut world = world;\n        if let (Some(old), true) = (&self.shown, PLANTED && update.tick % 64 == 0) {\n            for (list, old) in world.lists.iter_mut().zip(&old.world.lists) {\n                if let (Some(new), Some(old)) = (list.elements.first_mut(), old.elements.first()) {\n                    *new = (new.0, old.1);\n                }\n            }\n        }"),
]

# An attacker has to pass packets on for these.
RELAYED = ["cookie-replaced"]

# The explorer of the copy reads from its environment which mistake it is to make.
SWITCH = """
#[doc(hidden)]
pub static PLANTED: core::sync::atomic::AtomicUsize = core::sync::atomic::AtomicUsize::new(0);

#[doc(hidden)]
pub fn planted(number: usize) -> bool {
    PLANTED.load(core::sync::atomic::Ordering::Relaxed) == number
}
"""
START = "    let start = Instant::now();\n"
CHOICE = """    let planted = std::env::var("PLANTED").ok().and_then(|number| number.parse().ok()).unwrap_or(0);
    tightwire::PLANTED.store(planted, std::sync::atomic::Ordering::Relaxed);
"""


def replace(copy, name, file, old, new):
    path = copy / file
    text = path.read_text()
    if text.count(old) != 1:
        sys.exit(f"{name}: its place is not in {file} once, but {text.count(old)} times")
    path.write_text(text.replace(old, new))


def plant(copy):
    """Puts every mistake into the copy, each behind its number."""
    for number, (name, _, file, old, new) in enumerate(DEFECTS, 1):
        crate = "crate" if file.startswith("crates/tightwire/") else "tightwire"
        replace(copy, name, file, old, new.replace("PLANTED", f"{crate}::planted({number})"))
    library = copy / "crates/tightwire/src/lib.rs"
    library.write_text(library.read_text() + SWITCH)
    replace(copy, "the choice", EXPLORE + "main.rs", START, START + CHOICE)


def run(command, folder, environment=None):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment)


def main():
    arguments = sys.argv[1:]
    seeds = "0..300"
    if arguments[:1] == ["--seeds"]:
        seeds, arguments = arguments[1], arguments[2:]
    root = pathlib.Path(__file__).resolve().parents[2]
    if arguments[:1] == ["--check"]:
        for name, _, file, old, _ in DEFECTS:
            count = (root / file).read_text().count(old)
            if count != 1:
                sys.exit(f"{name}: its place is not in {file} once, but {count} times")
        return print(f"{len(DEFECTS)} places are there")
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder)
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=root, capture_output=True, check=True)
        subprocess.run(["tar", "-x"], cwd=copy, input=archive.stdout, check=True)
        plant(copy)
        target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", copy / "target"))
        build = run(["cargo", "build", "--release", "-q", "-p", "tightwire-explore"], copy)
        if build.returncode != 0:
            sys.exit(f"the copy with all mistakes does not build:\n{build.stderr}")
        print("| defect | what is wrong | found by | seed | simulated time | smallest scenario |\n|---|---|---|---|---|---|", flush=True)
        for number, (name, what, *_) in enumerate(DEFECTS, 1):
            if arguments and name not in arguments:
                continue
            environment = dict(os.environ, PLANTED=str(number))
            relay = ["--relay"] if name in RELAYED else []
            played = run([str(target / "release/tightwire-explore"), "--seeds", seeds, *relay], copy, environment)
            report = dict(re.findall(r"^  (seed|smallest|played) +(.*)$", played.stdout, re.M))
            found = re.search(r"an invariant does not hold: (.*)", played.stdout)
            missed += found is None
            invariant = found.group(1) if found else "NOT FOUND"
            smallest = report.get("smallest", "").split(" (")[0]
            print(f"| `{name}` | {what} | {invariant} | {report.get('seed', '')} | {report.get('played', '')} | {smallest} |", flush=True)
    sys.exit(missed > 0)


main()
