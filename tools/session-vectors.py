#!/usr/bin/env python3
"""Vectors of docs/wire-format-session.md, computed from that page and not from the library.

Prints one line for each: a name and bytes in hex.
"""

import hashlib
import hmac
import importlib.util
import pathlib
import struct

path = pathlib.Path(__file__).with_name("packet-vectors.py")
spec = importlib.util.spec_from_file_location("packets", path)
packets = importlib.util.module_from_spec(spec)
spec.loader.exec_module(packets)

KEY = bytes(range(32))
IDENTITY = bytes(range(0x60, 0x70))
HALF = bytes(range(0x40, 0x50))
SERVER_HALF = bytes(range(0x50, 0x60))
PLAYER = 42
ID = 0x1122334455667788
SECRET = bytes(range(0x80, 0xA0))
CLIENT_SECRET = bytes(range(0xA0, 0xC0))
SERVER_SECRET = bytes(range(0xC0, 0xE0))


def mac(key, *parts):
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()


def x25519(scalar, point):
    """RFC 7748, section 5."""
    prime = 2**255 - 19
    k = int.from_bytes(scalar, "little") & ~7 & ~(1 << 255) | 1 << 254
    u = int.from_bytes(point, "little") & (1 << 255) - 1
    x2, z2, x3, z3 = 1, 0, u, 1
    for bit in reversed(range(255)):
        if k >> bit & 1:
            x2, z2, x3, z3 = x3, z3, x2, z2
        a, b, c, d = x2 + z2, x2 - z2, x3 + z3, x3 - z3
        da, cb = d * a % prime, c * b % prime
        x3, z3 = pow(da + cb, 2, prime), u * pow(da - cb, 2, prime) % prime
        aa, bb = a * a % prime, b * b % prime
        e = aa - bb
        x2, z2 = aa * bb % prime, e * (aa + 121665 * e) % prime
        if k >> bit & 1:
            x2, z2, x3, z3 = x3, z3, x2, z2
    return (x2 * pow(z2, prime - 2, prime) % prime).to_bytes(32, "little")


def message(kind, fields):
    proof_key = packets.hkdf(b"", KEY, b"tightwire session 1 proof" + IDENTITY)
    covered = b"\x00twhs\x02" + bytes([kind, 0, 0]) + fields
    return covered + mac(proof_key, covered)[:16]


def hchacha(key, nonce):
    """The words of a ChaCha block before the start is added, of which the first and last four are the key."""
    block = packets.chacha_block(key, struct.unpack("<I", nonce[:4])[0], nonce[4:])
    start = b"expand 32-byte k" + key + nonce
    words = [(x - y) & 0xFFFFFFFF for x, y in zip(struct.unpack("<16I", block), struct.unpack("<16I", start))]
    return struct.pack("<8I", *(words[:4] + words[12:]))


def token():
    nonce = bytes(range(0x10, 0x28))
    plain = struct.pack("<QQQ", 1000, 2000, PLAYER) + KEY + b"red team"
    cipher, tag = packets.aead(
        hchacha(KEY[::-1], nonce[:16]), bytes(4) + nonce[16:], b"tightwire token 1" + IDENTITY, plain
    )
    return nonce + cipher + tag


def payload():
    """To the server: report, two reliable messages of 16 bits with an id left out, one unreliable, a goodbye, inputs of 8 bits."""
    fields = [(1, 1), (0xABC, 12), (2, 2), (0, 5), (7, 5), (9, 8)]
    fields += [(1, 1), (509, 9), (0, 1), (0x1234, 16), (1, 1), (1, 1), (0, 8), (0, 1), (0x5678, 16), (0, 1)]
    fields += [(1, 1), (0x9ABC, 16), (0, 1)]
    fields += [(1, 1), (0, 1), (0, 1), (0, 1), (1, 1), (1, 1), (7, 16), (0, 1)]
    # Tick 1000 and the three before it: 5, the same, none, 6.
    fields += [(1, 1), (0, 1), (1000, 10), (3, 4), (5, 8), (0, 1), (1, 1), (0, 1), (1, 1), (1, 1), (6, 8)]
    return packets.pack(fields)


def main():
    client, server = x25519(CLIENT_SECRET, bytes([9]) + bytes(31)), x25519(SERVER_SECRET, bytes([9]) + bytes(31))
    shared = x25519(CLIENT_SECRET, server)
    assert shared == x25519(SERVER_SECRET, client)
    who = struct.pack("<QQ", ID, PLAYER) + HALF
    time = struct.pack("<Q", 1_000_000)
    address = bytes([4]) + bytes(10) + b"\xff\xff" + bytes([203, 0, 113, 7]) + struct.pack("<H", 50000) + bytes(5)
    player = struct.pack("<Q", PLAYER)
    cookie = time + mac(SECRET, b"cookie", time, player, HALF, address)[:16]
    milliseconds = struct.pack("<I", 1000)
    path_token = address + milliseconds + mac(SECRET, b"path", milliseconds, player, HALF, address)[:12]
    salt = HALF + SERVER_HALF
    plain_root = packets.hkdf(salt, KEY, b"tightwire session 1 root" + IDENTITY)
    root = packets.hkdf(salt, KEY + shared, b"tightwire session 1 ephemeral root" + IDENTITY + client + server)
    next_key = mac(root, b"tightwire session 1 next epoch")
    request = message(1, who + bytes(2) + bytes(453))
    assert len(request) == 512
    lines = [
        ("request", request[:41] + request[-16:]),
        ("challenge", message(2, HALF + cookie)),
        ("response", message(3, who + cookie + b"\x01" + client + bytes(2))),
        ("accept", message(4, HALF + SERVER_HALF + b"\x01" + server)),
        ("full", message(5, HALF + b"\x01")),
        ("path", message(6, path_token)),
        ("token", token()),
        ("shared", shared),
        ("plain root", plain_root),
        ("root", root),
        ("next epoch", next_key),
        ("payload", payload()),
        ("packet 5", packets.sealed(ID, root, salt, "up", 5, payload())),
        ("packet 65536", packets.sealed(ID, next_key, salt, "up", 65536, payload())),
    ]
    for name, value in lines:
        print(f"{name}: {value.hex()}")


if __name__ == "__main__":
    main()
