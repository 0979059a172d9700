//! The crates and who uses whom, from their manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::svg::{Anchor, Svg};

/// The crates of the workspace. An arrow points to the crate that is used.
///
/// # Panics
///
/// If a manifest cannot be read.
pub fn layers(root: &Path) -> String {
    let uses = dependencies(root);
    let top = uses.keys().map(|name| depth(&uses, name)).max().unwrap_or_default();
    let height = 60.0 + (top + 1) as f64 * 74.0;
    let mut svg = Svg::new(860.0, height, "The crates of tightwire");
    svg.text(
        [20.0, 26.0],
        Anchor::Start,
        "head",
        "Crates: an arrow points to the one that is used",
    );
    let mut places = BTreeMap::new();
    for name in uses.keys() {
        let y = 46.0 + (top - level(&uses, name)) as f64 * 74.0;
        places.insert(&**name, [label(name).0, y]);
    }
    for (name, used) in &uses {
        for other in used.iter().filter(|other| is_direct(&uses, name, other)) {
            let (from, to) = (places[&**name], places[&**other]);
            svg.line([from[0], from[1] + 36.0], [to[0], to[1] - 1.0], "arrow");
        }
    }
    for (name, [x, y]) in places {
        let (_, does) = label(name);
        svg.round([x - 84.0, y], [168.0, 36.0], "#eef3fa", 7.0);
        svg.text([x, y + 15.0], Anchor::Middle, "", name);
        svg.text([x, y + 29.0], Anchor::Middle, "small", does);
    }
    svg.finish()
}

/// The horizontal place of a crate, chosen so that no arrow crosses a box, and its purpose.
fn label(name: &str) -> (f64, &'static str) {
    match name {
        "tightwire" => (430.0, "packets, envelopes, traces"),
        "tightwire-derive" => (430.0, "#[derive(Wire)]"),
        "tightwire-delta" => (704.0, "states, relative to older ones"),
        "tightwire-session" => (770.0, "connections"),
        "tightwire-schema" => (261.0, "schemas as files"),
        "tightwire-gen" => (261.0, "TypeScript, C++, Wireshark"),
        "tightwire-tool" => (434.0, "your types on the command line"),
        "tightwire-sim" => (88.0, "a bad network for tests"),
        "tightwire-cli" => (430.0, "the command and the arena"),
        _ => (100.0, "new: give it a place in tools/pictures"),
    }
}

/// The crates that each crate needs, without those for its tests.
fn dependencies(root: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let folders = fs::read_dir(root.join("crates")).expect("the repository has crates");
    let mut uses = BTreeMap::new();
    for folder in folders.filter_map(Result::ok) {
        let Ok(manifest) = fs::read_to_string(folder.path().join("Cargo.toml")) else { continue };
        let section = manifest.split("\n[dependencies]\n").nth(1).unwrap_or_default();
        let lines = section.lines().take_while(|line| !line.starts_with('['));
        let names = lines.filter_map(|line| line.split([' ', '.', '=']).next());
        let ours = names.filter(|name| name.starts_with("tightwire")).map(String::from);
        uses.insert(folder.file_name().to_string_lossy().into_owned(), ours.collect());
    }
    uses
}

/// The length of the longest chain of crates below this one.
fn depth(uses: &BTreeMap<String, BTreeSet<String>>, name: &str) -> usize {
    let below = uses.get(name).into_iter().flatten();
    below.map(|other| 1 + depth(uses, other)).max().unwrap_or_default()
}

/// The row of a crate: right below the lowest one that uses it.
fn level(uses: &BTreeMap<String, BTreeSet<String>>, name: &str) -> usize {
    let users = uses.iter().filter(|(_, used)| used.contains(name));
    users.map(|(user, _)| level(uses, user) - 1).min().unwrap_or_else(|| depth(uses, name))
}

/// Returns whether no crate in between leads to the other one as well.
fn is_direct(uses: &BTreeMap<String, BTreeSet<String>>, name: &str, other: &str) -> bool {
    let reaches = |from: &str| {
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            if at == other {
                return true;
            }
            open.extend(uses.get(at).into_iter().flatten().map(String::as_str));
        }
        false
    };
    !uses[name].iter().any(|between| between != other && reaches(between))
}
