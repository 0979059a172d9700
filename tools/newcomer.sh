#!/usr/bin/env bash
# Makes crates outside the repository from the text of these documents alone, and runs them: every
# program with the `cargo add` lines before it. Only the source of tightwire is replaced. Then it
# tries the most common first mistake, and checks the documentation of a user's crate.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
documents=("$root/README.md" "$root/docs/start.md" "$root/docs/features.md")
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$root/target}/newcomer"

# One folder per program: `adds` with its commands, `main.rs` with its text.
awk -v work="$work" '
    FNR == 1 { adds = "" }
    /^```sh$/ { sh = 1; fresh = 1; next }
    /^```rust/ { rust = 1; text = ""; next }
    /^```$/ {
        if (rust && text ~ /\nfn main\(\)/) {
            folder = sprintf("%s/program%d", work, ++programs)
            system("mkdir -p " folder)
            printf "%s", adds > (folder "/adds")
            printf "%s", text > (folder "/main.rs")
        }
        sh = rust = 0
        next
    }
    # A line with a path says the same for those who have a copy of the repository.
    sh && /^cargo add / && !/ --path / { if (fresh) { adds = ""; fresh = 0 } adds = adds $0 "\n" }
    rust { text = text $0 "\n" }
' "${documents[@]}"

# new NAME: an empty crate that uses the versions of this repository, so that no network is needed.
new() {
    cargo init --quiet --vcs none --bin --name "$1" "$work/$1"
    cp "$root/Cargo.lock" "$work/$1/Cargo.lock"
}

count=0
for program in "$work"/program*; do
    name=newcomer_$(basename "$program")
    new "$name"
    cp "$program/main.rs" "$work/$name/src/main.rs"
    while read -r line; do
        printf '+ %s\n' "$line"
        line=${line/cargo add tightwire/cargo add --path $root/crates/tightwire}
        (cd "$work/$name" && ${line/cargo add/cargo add --quiet})
    done <"$program/adds"
    (cd "$work/$name" && cargo run --quiet)
    count=$((count + 1))
done
[[ $count -eq 4 ]] || { printf 'the documents have %d programs, not four\n' "$count" >&2; exit 1; }
for word in 'fn main' 'UdpSocket' 'glam::' 'sealed::'; do
    grep -lq "$word" "$work"/program*/main.rs || { printf 'no program has %s\n' "$word" >&2; exit 1; }
done

# The error of the feature that everybody tries first lists the real ones.
new newcomer_mistake
(cd "$work/newcomer_mistake" && cargo add --quiet --path "$root/crates/tightwire" --features glam)
if said=$(cd "$work/newcomer_mistake" && cargo check --quiet 2>&1); then
    echo 'the feature glam alone should be an error' >&2
    exit 1
fi
grep -q 'glam-034' <<<"$said" || { printf '%s\n' "$said" >&2; exit 1; }

# The documentation of a user's type shows `Wire` and no internal traits.
first=$work/newcomer_program1
sed -i 's/^struct /pub struct /' "$first/src/main.rs"
(cd "$first" && cargo doc --quiet --no-deps --document-private-items)
page=$CARGO_TARGET_DIR/doc/newcomer_program1/struct.Input.html
grep -q 'impl-Wire-for-Input' "$page"
if grep -oE 'impl-(Declares|With|Leaf)[^"]*' "$page"; then
    echo 'internal traits show in the documentation of a user' >&2
    exit 1
fi
printf 'newcomer: %d programs of the documents run\n' "$count"
