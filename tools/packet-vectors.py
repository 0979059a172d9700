#!/usr/bin/env python3
"""Computes the packet vectors of docs/wire-format-packets.md from the specification alone.

Nothing here shares code with the library: the schema hash, the protocol id, the checks, CRC-32,
HKDF-SHA256 and ChaCha20-Poly1305 are written out from their definitions, with the standard
library's SHA-256 and CRC-32 below them. Run it and compare with the document and the tests.
"""

import hashlib
import hmac
import struct
import zlib

MASK = (1 << 64) - 1


def mix(state, word):
    state = ((state ^ word) * 0x9E3779B97F4A7C15) & MASK
    return ((state ^ (state >> 32)) + 1) & MASK


def text(state, name):
    name = name.encode()
    state = mix(state, len(name))
    for byte in name:
        state = mix(state, byte)
    return state


def fold(state, *parts):
    """Mixes numbers as they are, texts with their length, and lets schemas mix themselves."""
    for part in parts:
        if callable(part):
            state = part(state)
        elif isinstance(part, str):
            state = text(state, part)
        else:
            state = mix(state, part & MASK)
    return state


def part_of(*parts):
    """A piece of a schema: a function that mixes these parts into a state."""
    return lambda state: fold(state, *parts)


def each(parts):
    """A list: its length, then its parts."""
    parts = list(parts)
    return part_of(len(parts), *parts)


def wide(number):
    """128 bits of two's complement, the low half first."""
    return part_of(number, number >> 64)


def f32_bits(value):
    return struct.unpack("<I", struct.pack("<f", value))[0]


def f64_bits(value):
    return struct.unpack("<Q", struct.pack("<d", value))[0]


# The kinds of values, by their numbers in the table of the document.


def opaque(name, version=0, bound=None, holds=()):
    name = "".join(name.split())
    return part_of(1, MASK if bound is None else bound, name, version, each(holds))


def bits(width):
    return part_of(2, width)


BOOL = part_of(3)


def integer(smallest, largest):
    return part_of(4, wide(smallest), wide(largest))


def fixed(smallest, largest, fraction_bits):
    return part_of(5, smallest, largest, fraction_bits)


F32 = part_of(6)
F64 = part_of(7)


def compressed(smallest, largest, resolution):
    return part_of(8, f32_bits(smallest), f32_bits(largest), f32_bits(resolution))


def relative(field):
    return part_of(9, field)


ALIGN = part_of(10)


def byte_array(count):
    return part_of(11, count)


def byte_list(bound):
    return part_of(12, bound)


def string(bound):
    return part_of(13, bound)


def check_schema(name):
    return part_of(14, name)


def option(value):
    return part_of(15, value)


def defaults(*variants):
    """The numbers of the variants marked `#[default]`, of the enums in a value, in their order."""
    return part_of(*(word for number in variants for word in (61, number)))


def default_bit(value, marked=defaults()):
    return part_of(16, marked, value)


def conditional(condition, value, absent=None, marked=defaults()):
    return part_of(17, condition, *([0, marked] if absent is None else [1, absent]), value)


def array(element, count):
    return part_of(18, count, element)


def subset(of, places, is_counted):
    return part_of(60, places, int(is_counted), of)


def list_of(element, bound):
    return part_of(19, bound, element)


def structure(*fields):
    """Fields of (name, schema). Boundaries and checks are fields whose name is empty."""
    return part_of(21, each(part_of(name, schema) for name, schema in fields))


def enumeration(tag_bits, *variants):
    """Variants of a name and its fields."""
    named = (part_of(name, each(part_of(*field) for field in fields)) for name, *fields in variants)
    return part_of(22, tag_bits, each(named))


def smallest_three(width):
    return part_of(23, width)


def unit_vector(width):
    return part_of(24, width)


def wide_string(bound):
    return part_of(25, bound)


def object_index(objects, previous=None):
    return part_of(31, objects, *([0] if previous is None else [1, previous]))


def set_of(element, bound, repeats=False):
    return part_of(48, bound, int(repeats), element)


def map_of(key, value, bound):
    return part_of(49, bound, key, value)


# Conditions, their operands and constants, by the numbers in their tables.

EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL = range(6)
PLUS, MINUS, TIMES, DIVIDE, REMAINDER, AND, OR, XOR, SHIFT_RIGHT = range(9)


def field(number, *path):
    return part_of(number, each(path))


def is_true(place):
    return part_of(1, place)


def negation(condition):
    return part_of(2, condition)


def all_of(*conditions):
    return part_of(3, each(conditions))


def any_of(*conditions):
    return part_of(4, each(conditions))


def compare(left, comparison, right):
    return part_of(5, comparison, left, right)


def is_some(place):
    return part_of(6, place)


def is_variant(place, *names):
    return part_of(7, place, each(names))


def value_of(place):
    return part_of(1, place)


def length_of(place):
    return part_of(2, place)


def constant(value):
    return part_of(3, value)


def calculated(left, arithmetic, right):
    return part_of(4, arithmetic, left, right)


def number(value):
    return part_of(1, wide(value))


def float_constant(value):
    return part_of(2, f64_bits(value))


def text_constant(value):
    return part_of(3, value)


def name_constant(name):
    return part_of(4, name)


def code_constant(code):
    return part_of(5, code)


def some_constant(value):
    return part_of(6, value)


NO_VALUE = part_of(7)


def schema_hash(schema):
    return schema(int.from_bytes(b"tightwir", "big"))


def protocol_id(name, version, checks, data, to_server, to_client):
    state = mix(text(int.from_bytes(b"packets2", "big"), name), version)
    state = mix(state, int(checks))
    state = mix(state, 0) if data is None else mix(mix(state, 1), data)
    return mix(mix(state, to_server), to_client)


def direction_id(identity, direction):
    return mix(identity, {"up": 1, "down": 2}[direction])


def check(name):
    state = 0x811C9DC5
    for byte in name.encode():
        state = ((state ^ byte) * 0x01000193) & 0xFFFFFFFF
    return state


def pack(fields):
    """Fields of (value, bits), least significant bit first."""
    word, used = 0, 0
    for value, bits in fields:
        word |= value << used
        used += bits
    return word.to_bytes((used + 7) // 8, "little")


def checked(identity, fields, checks):
    body = pack(fields + ([(check("end of packet"), 32)] if checks else []))
    return struct.pack("<I", zlib.crc32(struct.pack("<Q", identity) + body)) + body


def hkdf(salt, key, info):
    root = hmac.new(salt, key, hashlib.sha256).digest()
    return hmac.new(root, info + b"\x01", hashlib.sha256).digest()


def rotate(value, by):
    return ((value << by) | (value >> (32 - by))) & 0xFFFFFFFF


def quarter(s, a, b, c, d):
    for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & 0xFFFFFFFF
        s[z] = rotate(s[z] ^ s[x], by)


def chacha_block(key, counter, nonce):
    start = list(struct.unpack("<4I", b"expand 32-byte k"))
    start += list(struct.unpack("<8I", key)) + [counter] + list(struct.unpack("<3I", nonce))
    s = list(start)
    for _ in range(10):
        for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
            quarter(s, a, b, c, d)
        for a, b, c, d in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            quarter(s, a, b, c, d)
    return struct.pack("<16I", *((x + y) & 0xFFFFFFFF for x, y in zip(s, start)))


def poly1305(key, message):
    r = int.from_bytes(key[:16], "little") & 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
    total = 0
    for at in range(0, len(message), 16):
        total = (total + int.from_bytes(message[at : at + 16] + b"\x01", "little")) * r % ((1 << 130) - 5)
    return ((total + int.from_bytes(key[16:], "little")) & ((1 << 128) - 1)).to_bytes(16, "little")


def aead(key, nonce, associated, plain):
    stream = b"".join(chacha_block(key, 1 + at, nonce) for at in range(len(plain) // 64 + 1))
    cipher = bytes(x ^ y for x, y in zip(plain, stream))
    pad = lambda part: part + bytes(-len(part) % 16)
    lengths = struct.pack("<QQ", len(associated), len(cipher))
    one_time = chacha_block(key, 0, nonce)[:32]
    return cipher, poly1305(one_time, pad(associated) + pad(cipher) + lengths)


def header(sequence):
    length = max(1, -(-sequence.bit_length() // 7))
    if length > 8:
        return b"\x00" + struct.pack("<Q", sequence)
    return ((sequence << length) | (1 << (length - 1))).to_bytes(length, "little")


def sealed(identity, key, salt, direction, sequence, plain):
    label = {"up": b"tightwire sealed 1, client to server", "down": b"tightwire sealed 1, server to client"}
    session = hkdf(salt, key, label[direction] + struct.pack("<Q", identity))
    front = header(sequence)
    nonce = bytes(4) + struct.pack("<Q", sequence)
    cipher, tag = aead(session, nonce, struct.pack("<Q", identity) + front, plain)
    return front + cipher + tag


def hello(identity, name, version, checks, data, to_server, to_client):
    """Roots that are no enums."""
    low = (1 << 32) - 1
    fields = [(identity, 64), (text(int.from_bytes(b"packets2", "big"), name) & low, 32), (version, 32)]
    fields += [(int(checks), 1), (1, 1), (data, 64)] if data is not None else [(int(checks), 1), (0, 1)]
    for root in (to_server, to_client):
        fields += [(root & low, 32), (0, 6)]
    return pack(fields)


def main():
    # RFC 8439, 2.8.2, to test this script itself.
    plain = (
        b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
        b"future, sunscreen would be it."
    )
    _, tag = aead(
        bytes(range(0x80, 0xA0)),
        bytes.fromhex("070000004041424344454647"),
        bytes.fromhex("50515253c0c1c2c3c4c5c6c7"),
        plain,
    )
    assert tag.hex() == "1ae10b594f09e26a7e902ecbd0600691"
    assert zlib.crc32(b"123456789") == 0xCBF43926

    # The packet type (u16, bool) and the value (1000, true).
    schema = schema_hash(structure(("0", bits(16)), ("1", BOOL)))
    fields = [(1000, 16), (1, 1)]
    key, salt = bytes(range(32)), bytes(range(0x40, 0x60))
    print(f"schema {schema:016x}")
    for checks in (True, False):
        identity = protocol_id("my game", 3, checks, 0x0123456789ABCDEF, schema, schema)
        print(f"checks {checks}")
        print(f"  id {identity:016x}")
        for direction in ("up", "down"):
            identity_there = direction_id(identity, direction)
            print(f"  checked {direction} {identity_there:016x} {checked(identity_there, fields, checks).hex()}")
            print(f"  empty checked {direction} {checked(identity_there, [], checks).hex()}")
        for direction, sequence in (("up", 0), ("down", 0), ("up", 1000), ("up", MASK)):
            print(f"  sealed {direction} {sequence} {sealed(identity, key, salt, direction, sequence, pack(fields)).hex()}")
        print(f"  empty sealed {sealed(identity, key, salt, 'up', 0, b'').hex()}")
        long = bytes(index & 0xFF for index in range(200))
        print(f"  long sealed {sealed(identity, key, salt, 'up', 300, long).hex()}")
        print(f"  hello {hello(identity, 'my game', 3, checks, 0x0123456789ABCDEF, schema, schema).hex()}")
    for checks in (True, False):
        print(f"id without data {protocol_id('my game', 3, checks, None, schema, schema):016x}")

    for name, schema in SCHEMAS.items():
        print(f"schema {name} {schema_hash(schema):016x}")


# The types of crates/tightwire/tests/codec/schema/pinned.rs, and of the table in the document.

EVENT = enumeration(
    2,
    ("Nothing",),
    ("Shot", ("weapon", integer(0, 11)), ("target", option(bits(16)))),
    ("Chat", ("0", string(20))),
)

GAIT = enumeration(2, ("Idle",), ("Walking",), ("Running",))
STANCE = structure(("gait", GAIT), ("x", bits(8)))

SCHEMAS = {
    "Player": structure(("alive", BOOL), ("health", bits(7))),
    "Input": structure(
        ("tick", bits(12)),
        ("throttle", integer(-100, 100)),
        ("steer", compressed(-1.0, 1.0, 0.01)),
        ("aim", array(bits(32), 3)),
        ("events", list_of(EVENT, 8)),
        ("jump", BOOL),
        ("", check_schema("end")),
    ),
    "Kinds": structure(
        ("wide", bits(128)),
        ("angle", fixed(-100, 100, 8)),
        ("exact", F64),
        ("next", relative(0)),
        ("", ALIGN),
        ("key", byte_array(5)),
        ("blob", byte_list(9)),
        ("speed", default_bit(F32)),
        ("rotation", smallest_three(9)),
        ("up", unit_vector(10)),
        ("letter", integer(0, 0x10FFFF)),
        ("id", integer(1, (1 << 128) - 1)),
    ),
    "Conditions": structure(
        ("armed", BOOL),
        ("kind", enumeration(2, ("Idle",), ("Walking",), ("Running",))),
        ("name", string(9)),
        ("target", option(bits(8))),
        ("count", bits(8)),
        ("speed", F32),
        ("pose", structure(("x", integer(-128, 127)), ("still", BOOL))),
        ("is", conditional(is_true(field(0)), bits(8))),
        ("part", conditional(is_true(field(6, "still")), bits(8))),
        ("not", conditional(negation(is_true(field(0))), bits(8))),
        ("above", conditional(compare(value_of(field(4)), GREATER, constant(number(3))), bits(8))),
        (
            "all",
            conditional(
                all_of(
                    is_true(field(0)),
                    any_of(
                        compare(value_of(field(4)), EQUAL, constant(number(200))),
                        compare(value_of(field(5)), LESS, constant(float_constant(-0.5))),
                    ),
                ),
                bits(8),
            ),
        ),
        ("some", conditional(is_some(field(3)), bits(8), number(7))),
        ("none", conditional(negation(is_some(field(3))), F32, float_constant(1.5))),
        ("variant", conditional(is_variant(field(1), "Walking", "Running"), bits(8))),
        (
            "named",
            conditional(
                compare(value_of(field(1)), NOT_EQUAL, constant(name_constant("Idle"))),
                enumeration(2, ("Idle",), ("Walking",), ("Running",)),
                name_constant("Walking"),
            ),
        ),
        (
            "text",
            conditional(
                compare(value_of(field(2)), EQUAL, constant(text_constant("a b"))), bits(8)
            ),
        ),
        (
            "length",
            conditional(
                compare(length_of(field(2)), GREATER_OR_EQUAL, constant(number(2))), bits(8)
            ),
        ),
        (
            "empty",
            conditional(compare(length_of(field(2)), EQUAL, constant(number(0))), bits(8)),
        ),
        (
            "negative",
            conditional(
                compare(value_of(field(6, "x")), LESS_OR_EQUAL, constant(number(-5))),
                bits(8),
                code_constant("u8::from(true), version 3"),
            ),
        ),
        (
            "bit",
            conditional(
                compare(
                    calculated(value_of(field(4)), AND, constant(number(8))),
                    NOT_EQUAL,
                    constant(number(0)),
                ),
                option(bits(8)),
                some_constant(number(2)),
            ),
        ),
        (
            "odd",
            conditional(
                compare(
                    calculated(length_of(field(2)), REMAINDER, constant(number(2))),
                    EQUAL,
                    constant(number(1)),
                ),
                option(bits(8)),
                NO_VALUE,
            ),
        ),
    ),
    "Defaults": structure(
        ("armed", BOOL),
        ("stance", default_bit(array(STANCE, 2), defaults(0))),
        ("gait", conditional(is_true(field(0)), GAIT, marked=defaults(0))),
    ),
    "Opaque": opaque("Terrain<u8, 4>", 2, 900, [bits(8), structure(("x", BOOL))]),
    "Unbounded": opaque("Terrain"),
    "WideString": wide_string(7),
    "ObjectIndex": object_index(200, 4),
    "FirstIndex": object_index(200),
    "Set": set_of(bits(8), 3),
    "Bag": set_of(bits(8), 3, repeats=True),
    "Map": map_of(bits(8), bits(16), 3),
    "Subset": subset(bits(8), 901, False),
    "SubsetList": subset(integer(0, 10), 64, True),
}


if __name__ == "__main__":
    main()
