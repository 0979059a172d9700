#!/usr/bin/env bash
# Fills in the address of the repository, once it is known: tools/set-repository.sh https://host/owner/tightwire
#
# The manifest of the workspace gets it, every crate inherits it, and links become absolute where a
# relative one does not work: the README's on a package page, and the book's to files outside docs/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
url=${1:?usage: tools/set-repository.sh URL}
url=${url%/}

if grep -q '^repository = ' Cargo.toml; then
    sed -i "s|^repository = .*|repository = \"$url\"|" Cargo.toml
else
    sed -i "/^\[workspace.package\]/a repository = \"$url\"" Cargo.toml
fi
for manifest in crates/*/Cargo.toml; do
    grep -q '^repository.workspace' "$manifest" ||
        sed -i '/^license.workspace = true/a repository.workspace = true' "$manifest"
done
# Pictures by their bytes, everything else by its page.
sed -i -E \
    -e "s#!\[([^]]*)\]\((docs/[^)]*)\)#![\1]($url/raw/main/\2)#g" \
    -e "s#\]\(((docs|crates|bench|vectors)(/[^)]*)?|[A-Z]+\.md)\)#]($url/blob/main/\1)#g" README.md
find docs -name '*.md' -exec sed -i -E \
    "s#\]\((\.\./)+((bench|crates|examples|fuzz|integrations|tools|vectors)(/[^)]*)?|[A-Z]+\.md)\)#]($url/blob/main/\2)#g" {} +
