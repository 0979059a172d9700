//! The pages of docs/ form a book. All of them are in its table of contents, their links work, the
//! examples of its chapters run, and its reference is complete.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Pages whose code blocks are fragments of a larger program. All other pages run as doctests.
const FRAGMENTS: [&str; 6] =
    ["delta.md", "schema-file.md", "scene.md", "simulation.md", "wire-format-scene.md", "xray.md"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every Markdown file below a folder, with its path from there.
fn pages(folder: &Path) -> BTreeSet<PathBuf> {
    let mut pages = BTreeSet::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                pages.insert(path.strip_prefix(folder).unwrap().to_path_buf());
            }
        }
    }
    pages
}

/// The text of a page without its code blocks.
fn prose(text: &str) -> String {
    let mut inside = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            inside = !inside;
        } else if !inside {
            lines.push(line);
        }
    }
    lines.join("\n")
}

/// The targets of all links in a text: `[..](target)` and `[..]: target`.
fn links(text: &str) -> Vec<String> {
    let inline = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let defined = text.lines().filter(|line| line.starts_with('['));
    let defined = defined.filter_map(|line| line.split_once("]: ").map(|(_, target)| target));
    inline.chain(defined).map(str::to_string).collect()
}

/// The anchors of a page, as GitHub and mdBook make them from its headings.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let title = line.trim_start_matches('#').trim().to_lowercase();
            let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
            kept.map(|c| if c == ' ' { '-' } else { c }).collect()
        })
        .collect()
}

#[test]
fn every_page_is_in_the_table_of_contents() {
    let docs = root().join("docs");
    let summary = fs::read_to_string(docs.join("SUMMARY.md")).unwrap();
    let listed: BTreeSet<PathBuf> = links(&summary).iter().map(PathBuf::from).collect();
    let mut there = pages(&docs);
    there.remove(Path::new("SUMMARY.md"));
    assert_eq!(listed, there);
}

#[test]
fn every_page_for_users_says_which_crate_it_needs() {
    let docs = root().join("docs");
    let summary = fs::read_to_string(docs.join("SUMMARY.md")).unwrap();
    let (for_users, _inside) = summary.split_once("# Inside").unwrap();
    let about_all = ["features.md", "policy.md", "glossary.md"];
    for page in links(for_users).iter().filter(|page| !about_all.contains(&page.as_str())) {
        let text = fs::read_to_string(docs.join(page)).unwrap();
        let top: Vec<&str> = text.lines().take(25).collect();
        let top = top.join(" ");
        assert!(top.contains("You need ") && top.contains("tightwire"), "docs/{page}");
    }
}

#[test]
fn every_link_leads_to_a_file_and_to_a_heading_in_it() {
    let root = root();
    let top =
        ["README.md", "ARCHITECTURE.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md"];
    let top = top.map(PathBuf::from);
    let docs = pages(&root.join("docs")).into_iter().map(|page| Path::new("docs").join(page));
    let (mut count, mut broken) = (0, Vec::new());
    for page in top.into_iter().chain(docs) {
        let text = prose(&fs::read_to_string(root.join(&page)).unwrap());
        for link in links(&text).iter().filter(|link| !link.starts_with("http")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => root.join(&page),
                _ => root.join(&page).parent().unwrap().join(file),
            };
            let found = match fs::read_to_string(&target) {
                Ok(text) if !anchor.is_empty() => anchors(&prose(&text)).contains(anchor),
                _ => target.exists(),
            };
            if !found {
                broken.push(format!("{}: {link}", page.display()));
            }
            count += 1;
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
    assert!(count > 200, "{count}");
}

#[test]
fn every_page_with_rust_code_runs_as_a_doctest() {
    let docs = root().join("docs");
    let crates = fs::read_dir(root().join("crates")).unwrap();
    let libraries = crates.map(|entry| entry.unwrap().path().join("src/lib.rs"));
    let libraries: String = libraries.filter_map(|path| fs::read_to_string(path).ok()).collect();
    for page in pages(&docs) {
        let text = fs::read_to_string(docs.join(&page)).unwrap();
        let name = page.to_str().unwrap();
        let runs = libraries.contains(&format!("docs/{name}\""));
        let has_code = text.lines().any(|line| line == "```rust" || line == "```rust,no_run");
        // These show parts of examples/skirmish, which compares them with its code.
        let is_of_skirmish = name.starts_with("tutorial/") || name == "cookbook/prediction.md";
        if has_code && !FRAGMENTS.contains(&name) && !is_of_skirmish {
            assert!(runs, "no doctest includes docs/{name}");
        }
    }
}

/// The lines of a page's code blocks.
fn code(text: &str) -> Vec<&str> {
    let mut inside = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            inside = !inside;
        } else if inside {
            lines.push(line);
        }
    }
    lines
}

#[test]
fn every_attribute_has_a_row_and_an_example() {
    let source = fs::read_to_string(root().join("crates/tightwire-derive/src/attr.rs")).unwrap();
    let page = fs::read_to_string(root().join("docs/attributes.md")).unwrap();
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| [`")).collect();
    let code = code(&page);
    let mut count = 0;
    for list in ["const FIELD_KEYS", "const ITEM_KEYS"] {
        let names = source.split_once(list).unwrap().1.split_once("];").unwrap().0;
        for name in names.split('"').skip(1).step_by(2) {
            let row = |row: &&str| row.contains(&format!("`{name}"));
            assert!(rows.iter().any(row), "{name} has no row");
            let used = |line: &&str| {
                let words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
                line.contains("#[wire(") && words.into_iter().any(|word| word == name)
            };
            assert!(code.iter().any(used), "{name} has no example");
            count += 1;
        }
    }
    assert!(count > 30, "{count}");
}

#[test]
fn every_kind_of_error_has_a_row() {
    let page = fs::read_to_string(root().join("docs/errors.md")).unwrap();
    let mut count = 0;
    for file in ["error.rs", "packet/refusal.rs"] {
        let source = fs::read_to_string(root().join("crates/tightwire/src").join(file)).unwrap();
        for line in source.lines().filter(|line| line.contains(" => \"")) {
            let kind = line.trim().split(' ').next().unwrap();
            let row = |row: &str| row.starts_with('|') && row.contains(&format!("`{kind}`"));
            assert!(page.lines().any(row), "{kind}");
            count += 1;
        }
    }
    assert!(count > 30, "{count}");
}

#[test]
fn every_error_of_sessions_and_deltas_has_a_row() {
    const ENUMS: [(&str, &str); 5] = [
        ("tightwire-session/src/event.rs", "Reason"),
        ("tightwire-session/src/event.rs", "Why"),
        ("tightwire-delta/src/replica/inbox.rs", "ReceiveError"),
        ("tightwire-delta/src/replica/history.rs", "RecordError"),
        ("tightwire-delta/src/replica/link.rs", "SendError"),
    ];
    let page = fs::read_to_string(root().join("docs/errors.md")).unwrap();
    let mut count = 0;
    for (file, name) in ENUMS {
        let source = fs::read_to_string(root().join("crates").join(file)).unwrap();
        let body = source.split_once(&format!("pub enum {name} {{")).unwrap().1;
        let body = body.split_once("\n}").unwrap().0.lines().map(str::trim);
        for variant in body.filter(|line| line.starts_with(char::is_uppercase)) {
            let variant = variant.split([',', '(']).next().unwrap();
            let (first, other) = (format!("`{name}::{variant}`"), format!("`{variant}`"));
            let row = |row: &str| {
                let is_of_enum = row.starts_with(&format!("| `{name}::"));
                row.starts_with('|') && (row.contains(&first) || is_of_enum && row.contains(&other))
            };
            assert!(page.lines().any(row), "{name}::{variant}");
            count += 1;
        }
    }
    assert!(count > 25, "{count}");
}

#[test]
fn every_function_and_every_method_of_streams_has_a_row() {
    let page = fs::read_to_string(root().join("docs/calls.md")).unwrap();
    let library = include_str!("../../src/lib.rs");
    let functions = library.split("pub use api::{").skip(1);
    let functions = functions.flat_map(|rest| rest.split_once('}').unwrap().0.split(','));
    let functions = functions.map(str::trim).filter(|name| name.starts_with(char::is_lowercase));
    let methods = ["stream/methods.rs", "stream/list_stream.rs"]
        .map(|file| fs::read_to_string(root().join("crates/tightwire/src").join(file)).unwrap());
    let methods = methods.iter().flat_map(|text| text.lines());
    let methods = methods.filter_map(|line| line.strip_prefix("    fn "));
    let methods = methods.filter_map(|line| line.split(['(', '<']).next());
    let mut count = 0;
    for name in functions.chain(methods) {
        let row = |row: &str| {
            row.contains(&format!("`{name}`"))
                || row.contains(&format!("`{name}("))
                || row.contains(&format!("`{name}::<"))
        };
        assert!(page.lines().filter(|line| line.starts_with('|')).any(row), "{name}");
        count += 1;
    }
    assert!(count > 30, "{count}");
}

/// The names in the `[features]` table of a manifest that users may set.
fn features(manifest: &str) -> Vec<&str> {
    let table = manifest.split_once("\n[features]\n").map_or("", |(_, rest)| rest);
    let lines = table.lines().take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split_once(" = ").map(|(name, _)| name));
    names.filter(|name| name.starts_with(char::is_lowercase) && *name != "default").collect()
}

#[test]
fn every_feature_has_a_row_on_the_front_page_and_in_the_book() {
    let front = include_str!("../../src/lib.rs");
    let book = fs::read_to_string(root().join("docs/features.md")).unwrap();
    let names = features(include_str!("../../Cargo.toml"));
    // The releases of glam share a row.
    let between = ["glam-030", "glam-031", "glam-032", "glam-033"];
    for name in names.iter().filter(|name| !between.contains(*name)) {
        for (page, text) in [("lib.rs", front), ("docs/features.md", &book)] {
            let row = |line: &str| line.contains("| `") && line.contains(&format!("`{name}`"));
            assert!(text.lines().any(row), "{page} has no row for {name}");
        }
    }
    assert!(names.len() > 15, "{names:?}");
}

#[test]
fn every_feature_of_the_other_crates_has_a_row_in_the_book() {
    let page = fs::read_to_string(root().join("docs/features.md")).unwrap();
    let mut count = 0;
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let folder = entry.unwrap();
        let name = folder.file_name().into_string().unwrap();
        let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
        if name == "tightwire" || !manifest.contains("[features]") {
            continue;
        }
        for feature in features(&manifest) {
            let row = |row: &str| {
                row.contains(&format!("`{name}`")) && row.contains(&format!("| `{feature}`"))
            };
            assert!(page.lines().any(row), "{name}: {feature}");
            count += 1;
        }
    }
    assert!(count > 4, "{count}");
}

#[test]
fn every_crate_has_a_readme_for_its_package_page() {
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let folder = entry.unwrap().path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let line = manifest.lines().find(|line| line.starts_with("readme = ")).unwrap();
        let readme = folder.join(line.split('"').nth(1).unwrap());
        let text = fs::read_to_string(&readme).unwrap();
        let name = folder.file_name().unwrap().to_str().unwrap();
        assert!(text.starts_with(&format!("# {name}\n")), "{}", readme.display());
    }
}
