#!/usr/bin/env bash
# Measures how long a crate of derived structs takes to compile, without its dependencies.
# Usage: tools/compile-time.sh [structs] [runs]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
structs=${1:-100}
runs=${2:-3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/src"
cat > "$work/Cargo.toml" <<TOML
[package]
name = "many"
version = "0.0.0"
edition = "2024"

[dependencies]
tightwire = { path = "$root/crates/tightwire" }

[workspace]
TOML

# Ten fields each, of the kinds that game packets have, and a use of both directions.
awk -v structs="$structs" 'BEGIN {
    print "use tightwire::{Wire, decode, encode};"
    for (i = 0; i < structs; i++) {
        printf "#[derive(Wire, Clone, Debug, Default, PartialEq)]\npub struct Packet%d {\n", i
        print "    #[wire(bits = 12)]\n    pub tick: u16,"
        print "    #[wire(range = -100..=100)]\n    pub throttle: i8,"
        print "    #[wire(compressed(-1.0..=1.0, 0.01))]\n    pub steer: f32,"
        print "    #[wire(range = -8388608..=8388608)]\n    pub position: [i32; 3],"
        print "    pub jump: bool,"
        print "    #[wire(bits = 4)]\n    pub flags: Option<u8>,"
        print "    #[wire(max_len = 16)]\n    pub name: String,"
        print "    #[wire(range = 0..=10, max_len = 8)]\n    pub scores: Vec<u8>,"
        print "    pub seed: u64,"
        printf "    #[wire(range = 0..=%d)]\n    pub health: u16,\n}\n", 1000 + i
        printf "pub fn copy%d(packet: &Packet%d, buffer: &mut [u8]) -> Option<Packet%d> {\n", i, i, i
        print "    decode(encode(packet, buffer).ok()?).ok()\n}"
    }
    print "fn main() {\n    let mut buffer = [0; 256];"
    for (i = 0; i < structs; i++)
        printf "    assert!(copy%d(&Packet%d::default(), &mut buffer).is_some());\n", i, i
    print "}"
}' > "$work/src/main.rs"

export CARGO_TARGET_DIR="$work/target"
cd "$work"
for profile in dev release; do
    cargo build --quiet --profile "$profile"
    for _ in $(seq "$runs"); do
        touch src/main.rs
        # The processor's time says more than the clock on a machine that does other things.
        TIMEFORMAT="$profile: $structs structs in %R s, %U s of processor time"
        time cargo build --quiet --profile "$profile"
    done
done
