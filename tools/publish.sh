#!/usr/bin/env bash
# Packages every crate in dependency order, or publishes them.
#
#   tools/publish.sh           checks manifests and contents, and builds every package as a user would get it
#   tools/publish.sh --quick   the same without building
#   tools/publish.sh --really  publishes; needs a token (`cargo login`) and a clean checkout
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A crate comes after everything that it depends on.
crates=(tightwire-derive tightwire tightwire-delta tightwire-session tightwire-schema tightwire-gen
    tightwire-tool tightwire-sim tightwire-live tightwire-cli)

# The list is complete and in order, and every manifest has what a package page shows.
cargo metadata --format-version 1 --no-deps | python3 -c '
import json, sys
listed = sys.argv[1:]
packages = {p["name"]: p for p in json.load(sys.stdin)["packages"] if p["publish"] != []}
problems = [f"{name} is not in the list" for name in packages if name not in listed]
problems += [f"{name} cannot be published" for name in listed if name not in packages]
for place, name in enumerate(listed):
    package = packages.get(name, {"dependencies": []})
    for dependency in package["dependencies"]:
        other = dependency["name"]
        if dependency["kind"] is None and other in packages and other not in listed[:place]:
            problems.append(f"{name} comes before {other}, which it needs")
    for key in ("description", "license", "readme", "keywords", "categories", "rust_version"):
        if name in packages and not package[key]:
            problems.append(f"{name} has no {key}")
    if len(package.get("keywords", [])) > 5:
        problems.append(f"{name} has more than five keywords")
if not any(p["repository"] for p in packages.values()):
    print("note: no repository address yet, see tools/set-repository.sh", file=sys.stderr)
print("\n".join(problems) or "manifests: ok", file=sys.stderr)
sys.exit(bool(problems))
' "${crates[@]}"

packages=()
for crate in "${crates[@]}"; do
    packages+=(-p "$crate")
done
case ${1:-} in
    "") cargo package "${packages[@]}" ;;
    --quick) cargo package --no-verify "${packages[@]}" ;;
    --really)
        for crate in "${crates[@]}"; do
            cargo publish -p "$crate"
        done
        ;;
    *)
        echo "usage: tools/publish.sh [--quick | --really]" >&2
        exit 2
        ;;
esac
