#!/usr/bin/env python3
"""A client of the handshake written from docs/handshake.md, and what it tries against a server.

It shares no code with the library: HMAC and HKDF come from the standard library, the seal from
packet-vectors.py, which spells it out. It starts the example `handshake_target` by itself:

    tools/handshake-attack.py

Every line says what holds. The exit code is 1 if something does not.
"""

import contextlib
import hashlib
import hmac
import importlib.util
import io
import os
import random
import socket
import struct
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location("vectors", os.path.join(HERE, "packet-vectors.py"))
vectors = importlib.util.module_from_spec(spec)
with contextlib.redirect_stdout(io.StringIO()):
    spec.loader.exec_module(vectors)

KEY, OTHER_KEY = bytes(range(32)), bytes([9]) * 32
SCHEMA = vectors.schema_hash(vectors.structure(("0", vectors.bits(16)), ("1", vectors.BOOL)))
ID = vectors.protocol_id("my game", 3, True, 0x0123456789ABCDEF, SCHEMA, SCHEMA)

failures = []


def check(name, holds):
    print(("ok    " if holds else "FAIL  ") + name)
    if not holds:
        failures.append(name)


def proof(key, covered):
    root = hmac.new(bytes(32), key, hashlib.sha256).digest()
    proof_key = hmac.new(root, b"tightwire handshake 1\x01", hashlib.sha256).digest()
    return hmac.new(proof_key, covered, hashlib.sha256).digest()[:16]


def message(kind, fields, key=KEY):
    covered = b"\x00twhs\x01" + bytes([kind, 0, 0]) + fields
    return covered + proof(key, covered)


def request(half, number=42, key=KEY, identity=ID):
    return message(1, struct.pack("<QQ", identity, number) + half + bytes(455), key)


def response(half, cookie, number=42, key=KEY, identity=ID):
    return message(3, struct.pack("<QQ", identity, number) + half + cookie, key)


class Peer:
    """An address, and the session it has, if any."""

    def __init__(self, server, number=42, key=KEY):
        self.server, self.number, self.key, self.sequence = server, number, key, -1
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 0))

    def ask(self, packet, patience=0.15):
        """Sends a packet and returns the answer, if there is one."""
        self.socket.settimeout(patience)
        self.socket.sendto(packet, self.server)
        try:
            return self.socket.recv(65536)
        except socket.timeout:
            return None

    def control(self, order):
        return self.ask(b"control " + order, 5)

    def challenge(self, half):
        answer = self.ask(request(half, self.number, self.key))
        good = answer is not None and len(answer) == 65 and answer[6] == 2 and answer[9:25] == half
        check("a challenge with a proof", good and answer[-16:] == proof(self.key, answer[:-16]))
        return answer[25:49]

    def accept(self, answer, half):
        good = answer is not None and len(answer) == 57 and answer[6] == 4 and answer[9:25] == half
        check("an accept with a proof", good and answer[-16:] == proof(self.key, answer[:-16]))
        return answer[25:41]

    def connect(self):
        self.half = os.urandom(16)
        self.response = response(self.half, self.challenge(self.half), self.number, self.key)
        self.salt = self.half + self.accept(self.ask(self.response), self.half)
        self.sequence = -1
        return self

    def sealed(self, sequence):
        payload = vectors.pack([(1000, 16), (1, 1)])
        return vectors.sealed(ID, self.key, self.salt, "up", sequence, payload)

    def send(self):
        """What the server makes of the next packet."""
        self.sequence += 1
        return self.ask(self.sealed(self.sequence))

    def is_in(self):
        return self.send() == b"%d false Ok((1000, true))" % self.number


def main(server):
    control, live = Peer(server), Peer(server).connect()
    check("a client from the document joins", live.send() == b"42 true Ok((1000, true))")
    check("and stays", live.is_in())
    control.control(b"send 42")
    packet = live.socket.recv(2048)
    key = vectors.hkdf(live.salt, KEY, b"tightwire sealed 1, server to client" + struct.pack("<Q", ID))
    plain, tag = vectors.aead(key, bytes(12), struct.pack("<Q", ID) + packet[:1], packet[1:-16])
    check("it reads what the server sends", plain == vectors.pack([(7, 16), (1, 1)]))

    def silent(name, peer, packet):
        """A packet without an answer, without a trace, and without harm to others."""
        before = control.control(b"state")
        check(f"{name}: no answer", peer.ask(packet) is None)
        check(f"{name}: no trace", control.control(b"state") == before)
        check(f"{name}: no harm", live.is_in())
        # The harmless packet has moved the window, so what comes next starts from there.

    silent("a response once more", live, live.response)
    silent("a response from elsewhere", Peer(server), live.response)
    other, half = Peer(server), os.urandom(16)
    cookie = other.challenge(half)
    time_of = struct.unpack("<Q", cookie[:8])[0]
    silent("a cookie of another address", live, response(half, cookie))
    silent("a cookie of another half", other, response(os.urandom(16), cookie))
    silent("a cookie of another client", other, response(half, cookie, 43, OTHER_KEY))
    for moved in (time_of - 1, time_of + 1, time_of + 10**6, 0, 2**63, 2**64 - 1):
        silent(f"a cookie of time {moved}", other, response(half, struct.pack("<Q", moved) + cookie[8:]))
    silent("a cookie cut short", other, response(half, cookie[:-1]))
    silent("another client's key", other, request(half, 42, OTHER_KEY))
    silent("a response by another client's key", other, response(half, cookie, 42, OTHER_KEY))
    silent("a client that nobody admitted", other, request(half, 44))
    silent("a challenge, to the server", other, message(2, half + cookie))
    silent("an accept, to the server", other, message(4, half + half))
    silent("a refusal, to the server", other, message(5, half + os.urandom(60)))
    silent("a response of another build", other, response(half, cookie, identity=ID ^ 1))

    good = response(half, cookie)
    before, answers = control.control(b"state"), 0
    damaged = [good[:length] for length in range(len(good))] + [good + b"\x00"]
    for bit in range(len(good) * 8):
        flipped = bytearray(good)
        flipped[bit // 8] ^= 1 << bit % 8
        damaged.append(bytes(flipped))
    for packet in damaged:
        answers += other.ask(packet, 0.001) is not None
    for _ in range(3000):
        start = b"\x00twhs" + bytes([random.choice((0, 1, 2)), random.randrange(8), 0, random.choice((0, 0, 1))])
        who = struct.pack("<QQ", ID, random.choice((42, 43, 44, 0, 2**64 - 1)))
        length = random.choice((0, 9, 25, 57, 65, 81, 100, 511, 512, 513, 1400))
        other.socket.sendto((start + who + os.urandom(1400))[:length], server)
    answers += other.ask(b"", 0.5) is not None
    check(f"{len(damaged)} damaged and 3000 forged messages: no answer", answers == 0)
    check("and no trace", control.control(b"state") == before)

    refusal = Peer(server).ask(request(half, identity=ID ^ 1))
    told = refusal is not None and refusal[6] == 5 and refusal[25:33] == struct.pack("<Q", ID)
    check("another build is told the id, with a proof", told and refusal[-16:] == proof(KEY, refusal[:-16]))
    check("in no more bytes than it sent", told and len(refusal) <= 512)

    first = other.accept(other.ask(good), half)
    check("two sessions, one in use", live.is_in())
    check("the same answer to the same response", other.accept(other.ask(good), half) == first)
    early, early_half = Peer(server), os.urandom(16)
    early_cookie = early.challenge(early_half)
    late = Peer(server).connect()
    silent("a response that is older than another", early, response(early_half, early_cookie))
    other.salt = half + first
    silent("a session that was replaced", other, other.sealed(0))
    expired_cookie = early.challenge(early_half)
    control.control(b"skip 10001")
    silent("a cookie of ten seconds ago", early, response(early_half, expired_cookie))

    moved = Peer(server).connect()
    check("until a new session is used, the old one is", live.is_in())
    check("a client comes back from elsewhere", moved.send() == b"42 true Ok((1000, true))")
    check("and is no longer where it was", live.send() is None and late.send() is None)
    live = moved

    neighbour = Peer(server, 43, OTHER_KEY)
    neighbour.socket = moved.socket
    neighbour.connect()
    check("a neighbour at the same address disturbs nobody", live.is_in())
    check("until it joins", neighbour.send() == b"43 true Ok((1000, true))" and live.send() is None)
    live = Peer(server).connect()
    check("and then the first is elsewhere", live.send() == b"42 true Ok((1000, true))" and neighbour.is_in())

    control.control(b"disconnect 42")
    before = control.control(b"state")
    again = [live.response, live.sealed(0), live.sealed(live.sequence), live.sealed(live.sequence + 1)]
    check("after the end nothing of a session counts", all(live.ask(packet) is None for packet in again))
    check("nor leaves a trace", control.control(b"state") == before)

    pages = lambda: int(control.control(b"memory").split()[1])
    start = pages()
    for _ in range(100_000):
        fields = struct.pack("<QQ", ID, random.getrandbits(64)) + os.urandom(16) + bytes(455)
        other.socket.sendto(b"\x00twhs\x01\x01\x00\x00" + fields + os.urandom(16), server)
    time.sleep(1)
    grown = pages() - start
    check(f"100000 strangers: {grown} pages more memory", grown < 16)
    return 1 if failures else 0


if __name__ == "__main__":
    command = "cargo run --quiet --release --package tightwire --example handshake_target --features seal"
    target = subprocess.Popen(command.split(), stdout=subprocess.PIPE, cwd=os.path.dirname(HERE))
    address = ("127.0.0.1", int(target.stdout.readline()))
    try:
        code = main(address)
    finally:
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"control stop", address)
        target.wait()
    print("everything holds" if code == 0 else f"{len(failures)} do not hold")
    sys.exit(code)
