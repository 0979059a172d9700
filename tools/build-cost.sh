#!/usr/bin/env bash
# The compile time of derived types, compared with bitcode and postcard in the same run, with gates.
#
#   100 structs of ten fields, encode and decode of each: check, debug and release
#   lists in lists, seven deep, in release
#   a root enum that holds every other type of a game, for 30 and for 60 types, in release
#   a `match` that decodes each of the 100 structs, in release
#   one function that encodes and decodes each of the 100 structs, in release
#   machine code of the 100 structs in release: the text section, less that of a program without them
#   wide types in release, each against one of half or a quarter of its size: structs of numbers and
#   of options, enums of variants with four fields, and messages with a list and a string
#
# Processor time of the last crate alone, without its dependencies; the least of some runs, because
# other work on the machine only adds to it. Usage: tools/build-cost.sh [runs]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
runs=${1:-2}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CARGO_TARGET_DIR="$work/target" CARGO_INCREMENTAL=0
failed=0

# A crate named $1 whose main.rs is standard input and whose dependencies are $2.
crate() {
    mkdir -p "$work/$1/src"
    cat > "$work/$1/src/main.rs"
    cat > "$work/$1/Cargo.toml" <<TOML
[package]
name = "$1"
version = "0.0.0"
edition = "2024"
[dependencies]
$2
[workspace]
TOML
}

ours="tightwire = { path = \"$root/crates/tightwire\" }"
bitcode='bitcode = "0.6"'
postcard='postcard = { version = "1", features = ["alloc"] }
serde = { version = "1", features = ["derive"] }'

# The ten fields of struct $2, in the words of library $1. With $3 = varied, the bits of the number select
# wider types, so that no two structs can share code.
fields() {
    awk -v lib="$1" -v k="$2" -v varied="${3-}" 'BEGIN {
        ours = lib == "tightwire"
        a[1] = "#[wire(bits = 12)] "; a[2] = a[3] = "#[wire(range = -100000..=" 100000 + k ")] "
        a[4] = "#[wire(range = 0..=" 1000 + k ")] "; a[5] = "#[wire(range = -100..=100)] "
        a[9] = "#[wire(range = -1024..=" 1024 + k ")] "; a[10] = "#[wire(bits = 4)] "
        split("tick: u16,x: i32,y: i32,health: i16,throttle: i8,jump: bool,fire: bool,heat: f32,dirs: [i16; 3],flags: Option<u8>", f, ",")
        split("tick: u32,x: i64,y: i64,health: i32,throttle: i16,jump: bool,fire: bool,heat: f32,dirs: [i32; 3],flags: Option<u16>", w, ",")
        for (i = 1; i <= 10; i++) {
            wide = varied && (i < 6 || i > 8) && int(k / 2 ^ (i < 6 ? i - 1 : i - 4)) % 2
            printf "%s%s, ", (ours ? a[i] : ""), (wide ? w[i] : f[i])
        }
    }'
}

derives() {
    case $1 in
    tightwire) echo 'tightwire::Wire' ;;
    bitcode) echo 'bitcode::Encode, bitcode::Decode' ;;
    postcard) echo 'serde::Serialize, serde::Deserialize' ;;
    esac
}

# Functions that encode and decode type $2.
both_ways() {
    case $1 in
    tightwire) echo "#[inline(never)] pub fn e$2(v: &$2, b: &mut [u8]) -> usize { tightwire::encode(v, b).map_or(0, |p| p.len()) }
#[inline(never)] pub fn d$2(b: &[u8]) -> Result<$2, tightwire::ReadError> { tightwire::decode(b) }" ;;
    bitcode) echo "#[inline(never)] pub fn e$2(v: &$2, b: &mut [u8]) -> usize { let p = bitcode::encode(v); b[..p.len()].copy_from_slice(&p); p.len() }
#[inline(never)] pub fn d$2(b: &[u8]) -> Result<$2, bitcode::Error> { bitcode::decode(b) }" ;;
    postcard) echo "#[inline(never)] pub fn e$2(v: &$2, b: &mut [u8]) -> usize { postcard::to_slice(v, b).map_or(0, |p| p.len()) }
#[inline(never)] pub fn d$2(b: &[u8]) -> Result<$2, postcard::Error> { postcard::from_bytes(b) }" ;;
    esac
}

main_of() {
    echo 'fn main() { let mut b = [0; 256]; let mut s = 0;'
    for type in "$@"; do
        echo "let n = e$type(&std::hint::black_box($type::default()), &mut b); s += n; s += usize::from(d$type(&b[..n]).is_ok());"
    done
    echo 'println!("{s}"); }'
}

# 100 structs with two functions each; $2 as for `fields`.
structs() {
    local types=()
    for k in $(seq 0 99); do
        echo "#[derive($(derives "$1"), Clone, Default, PartialEq, Debug)] pub struct M$k { $(fields "$1" "$k" "${2-}") }"
        both_ways "$1" "M$k"
        types+=("M$k")
    done
    main_of "${types[@]}"
}

nested() {
    local bound=""
    [[ $1 == tightwire ]] && bound="#[wire(max_len = 8)] "
    echo "#[derive($(derives "$1"), Clone, Default, Debug)] pub struct L0 { a: u8 }"
    for k in $(seq 1 7); do
        echo "#[derive($(derives "$1"), Clone, Default, Debug)] pub struct L$k { a: u8, ${bound}b: Vec<L$((k - 1))> }"
    done
    both_ways "$1" L7
    main_of L7
}

# A root enum over $2 types.
rooted() {
    for k in $(seq 0 $(($2 - 1))); do
        echo "#[derive($(derives "$1"), Clone, Default, Debug)] pub struct M$k { $(fields "$1" "$k") }"
    done
    echo "#[derive($(derives "$1"), Clone, Debug)] pub enum Root { $(for k in $(seq 0 $(($2 - 1))); do echo "V$k(M$k), "; done) }"
    echo "impl Default for Root { fn default() -> Self { Self::V0(M0::default()) } }"
    both_ways "$1" Root
    main_of Root
}

# A function that decodes any of 100 types, by a number.
dispatcher() {
    for k in $(seq 0 99); do
        echo "#[derive($(derives "$1"), Clone, Default, PartialEq, Debug)] pub struct M$k { $(fields "$1" "$k") }"
    done
    echo "pub enum Any { $(for k in $(seq 0 99); do echo "V$k(M$k), "; done) }"
    echo "#[inline(never)] pub fn dispatch(kind: usize, b: &[u8]) -> Option<Any> { Some(match kind {"
    for k in $(seq 0 99); do echo "$k => Any::V$k($1::decode(b).ok()?),"; done
    echo "_ => return None }) }"
    echo 'fn main() { let name = std::env::args().next().unwrap_or_default(); println!("{}", dispatch(name.len(), name.as_bytes()).is_some()); }'
}

# One function that encodes and decodes 100 types.
together() {
    for k in $(seq 0 99); do
        echo "#[derive($(derives "$1"), Clone, Default, PartialEq, Debug)] pub struct M$k { $(fields "$1" "$k") }"
    done
    echo "#[inline(never)] pub fn all(b: &mut [u8]) -> usize { let mut s = 0;"
    for k in $(seq 0 99); do
        echo "let v = std::hint::black_box(M$k::default());"
        case $1 in
        tightwire) echo "let n = tightwire::encode(&v, b).map_or(0, |p| p.len());" ;;
        bitcode) echo "let p = bitcode::encode(&v); let n = p.len(); b[..n].copy_from_slice(&p);" ;;
        esac
        echo "s += n; s += usize::from($1::decode::<M$k>(&b[..n]).is_ok());"
    done
    echo 's } fn main() { println!("{}", all(&mut [0; 256])); }'
}

# Type W of size $2: a struct of that many numbers or options, or an enum of that many variants.
wide() {
    awk -v kind="$1" -v n="$2" '
        function field(i, wrap,   type) {
            type = i % 5 == 0 || i % 5 == 1 ? "u16" : i % 5 == 2 ? "bool" : i % 5 == 3 ? "i32" : "f32"
            printf "%s f%d: %s, ", i % 5 == 0 ? "#[wire(range = 0..=" 1000 + i ")]" : \
                i % 5 == 1 ? "#[wire(bits = " 3 + i % 9 ")]" : \
                i % 5 == 3 ? "#[wire(range = -" 100 + i "..=" 100 + i ")]" : "", i, wrap ? "Option<" type ">" : type
        }
        BEGIN {
            printf "#[derive(tightwire::Wire)] pub %s W { ", kind == "variants" ? "enum" : "struct"
            for (i = 0; i < n; i++)
                if (kind != "variants") field(i, kind == "options")
                else { printf "V%d { ", i; for (j = 0; j < 4; j++) field(4 * i + j, 0); printf "}, " }
            printf "}\nimpl Default for W { fn default() -> Self { Self%s { ", kind == "variants" ? "::V0" : ""
            for (i = 0; i < (kind == "variants" ? 4 : n); i++) printf "f%d: Default::default(), ", i
            print "} } }"
        }'
    both_ways tightwire W
    main_of W
}

# $1 messages that hold a list and a string.
messages() {
    local types=()
    for k in $(seq 0 $(($1 - 1))); do
        echo "#[derive(tightwire::Wire, Clone, Default, Debug)] pub struct M$k { #[wire(range = 0..=$((1000 + k)))] a: u16,
            #[wire(max_len = $((100 + k)))] list: Vec<u16>, #[wire(max_len = $((30 + k)))] name: String }"
        both_ways tightwire "M$k"
        types+=("M$k")
    done
    main_of "${types[@]}"
}

# The least processor time of building crate $1 by `cargo $2`, in hundredths of a second.
cost() {
    local best=999999 spent
    cd "$work/$1"
    # shellcheck disable=SC2086 # a command is several words
    cargo $2 --quiet 2>/dev/null
    for _ in $(seq "$runs"); do
        touch src/main.rs
        # shellcheck disable=SC2086
        spent=$( { TIMEFORMAT='%U %S'; time cargo $2 --quiet 2>/dev/null; } 2>&1 | awk '{ printf "%d", ($1 + $2) * 100 }')
        ((spent < best)) && best=$spent
    done
    cd "$root"
    echo "$best"
}

seconds() { awk -v h="$1" 'BEGIN { printf "%.2f", h / 100 }'; }

# A line of the report, and whether $2 hundredths are at most $4 per cent of $3, which is the goal, or
# at most half as much again, which is the gate: a machine that does other things moves a figure by that.
gate() {
    local verdict=ok
    if (($2 * 100 * 2 > $3 * $4 * 3)); then
        verdict=EXCEEDED
        failed=1
    elif (($2 * 100 > $3 * $4)); then
        verdict="goal missed"
    fi
    printf '%-34s %8s s %8s s  x%s (goal %s)  %s\n' "$1" "$(seconds "$2")" "$(seconds "$3")" \
        "$(awk -v a="$2" -v b="$3" 'BEGIN { printf "%.2f", a / b }')" \
        "$(awk -v p="$4" 'BEGIN { printf "%.2f", p / 100 }')" "$verdict"
}

for lib in tightwire bitcode postcard; do
    case $lib in tightwire) deps=$ours ;; bitcode) deps=$bitcode ;; *) deps=$postcard ;; esac
    structs $lib | crate "many-$lib" "$deps"
    [[ $lib == postcard ]] || structs $lib varied | crate "varied-$lib" "$deps"
    [[ $lib == postcard ]] || dispatcher $lib | crate "match-$lib" "$deps"
    [[ $lib == postcard ]] || together $lib | crate "one-$lib" "$deps"
done
nested tightwire | crate nest-tightwire "$ours"
rooted tightwire 30 | crate root30 "$ours"
echo 'fn main() { println!("{}", std::env::args().count()); }' | crate empty ""
rooted tightwire 60 | crate root60 "$ours"

printf '%s\n' "$(rustc --version), least of $runs runs, processor time"
printf '%-34s %10s %10s\n' "100 structs of ten fields" tightwire bitcode
for how in "check:check:130" "debug:build:120" "release:build --release:160"; do
    IFS=: read -r name command most <<<"$how"
    we=$(cost many-tightwire "$command")
    they=$(cost many-bitcode "$command")
    gate "  $name" "$we" "$they" "$most"
    printf '%-34s %21s s\n' "  $name, postcard" "$(seconds "$(cost many-postcard "$command")")"
done

# The bytes of section .text of program $1.
text() { size -A "$work/target/$1" | awk '$1 == ".text" { print $2 }'; }

# Machine code. A size does not depend on the load, so its gate is close to what was measured.
if command -v size > /dev/null; then
    size=$(size "$work/target/debug/many-tightwire" | awk 'NR == 2 { print $1 }')
    printf '  debug code: %d KB for all, %d bytes a struct\n' $((size / 1024)) $((size / 100))
    # Not the structs above: they have the same fields for bitcode, which ignores ranges, so the compiler
    # would keep one function for all of them.
    for name in empty varied-tightwire varied-bitcode; do
        (cd "$work/$name" && cargo build --release --quiet 2>/dev/null)
    done
    none=$(text release/empty)
    we=$(($(text release/varied-tightwire) - none))
    they=$(($(text release/varied-bitcode) - none))
    verdict=ok
    if ((we * 100 > they * 30)); then
        verdict=EXCEEDED
        failed=1
    fi
    printf '%-34s %8d B %8d B  x%s (gate 0.30)  %s\n' "  release code of a struct" $((we / 100)) $((they / 100)) \
        "$(awk -v a="$we" -v b="$they" 'BEGIN { printf "%.2f", a / b }')" "$verdict"
else
    printf '  code: skipped, `size` is not installed\n'
fi

nest=$(cost nest-tightwire "build --release")
gate "lists seven deep, against 2 s" "$nest" 200 100
half=$(cost root30 "build --release")
whole=$(cost root60 "build --release")
gate "root of 60 types, against of 30" "$whole" "$half" 230
gate "a match over 100 types, and bitcode" "$(cost match-tightwire "build --release")" \
    "$(cost match-bitcode "build --release")" 200
gate "one function, 100 types, and bitcode" "$(cost one-tightwire "build --release")" \
    "$(cost one-bitcode "build --release")" 200

# If the time were linear, doubling the size would double it. The goal is 2.3 for each doubling.
for case in "numbers 200 400 230" "options 100 200 230" "options 200 400 230" "variants 80 320 529" "messages 75 150 230"; do
    read -r kind less more most <<<"$case"
    for size in "$less" "$more"; do
        [[ -d $work/$kind$size ]] && continue
        if [[ $kind == messages ]]; then messages "$size"; else wide "$kind" "$size"; fi | crate "$kind$size" "$ours"
    done
    gate "$more $kind, against $less" "$(cost "$kind$more" "build --release")" \
        "$(cost "$kind$less" "build --release")" "$most"
done
exit $failed
