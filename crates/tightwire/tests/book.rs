//! The pages of docs/ form a book: all of them are in its table of contents, their links work, and
//! the examples of its chapters run.

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
fn every_link_leads_to_a_file_and_to_a_heading_in_it() {
    let root = root();
    let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"].map(PathBuf::from);
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
    let library = include_str!("../src/lib.rs");
    for page in pages(&docs) {
        let text = fs::read_to_string(docs.join(&page)).unwrap();
        let name = page.to_str().unwrap();
        let runs = library.contains(&format!("docs/{name}\""));
        let has_code = text.lines().any(|line| line == "```rust" || line == "```rust,no_run");
        if has_code && !FRAGMENTS.contains(&name) {
            assert!(runs, "no doctest includes docs/{name}");
        }
    }
}
