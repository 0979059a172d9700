//! The list of the README's claims is about this README, and names files that exist.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Words with one space between them, however lines are broken.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The rows of the table: a claim column and a column of what supports it.
fn rows() -> Vec<(String, String)> {
    let claims = fs::read_to_string(root().join("docs/claims.md")).unwrap();
    let rows = claims.lines().filter(|line| line.starts_with("| \""));
    rows.map(|line| {
        let mut cells = line.trim_matches('|').split(" | ");
        (cells.next().unwrap().trim().into(), cells.next().unwrap().trim().into())
    })
    .collect()
}

#[test]
fn every_claim_is_in_the_readme_word_for_word() {
    let readme = words(&fs::read_to_string(root().join("README.md")).unwrap().replace("**", ""));
    let rows = rows();
    assert!(rows.len() > 30);
    for (claims, _) in rows {
        for claim in claims.split('"').skip(1).step_by(2) {
            assert!(readme.contains(&words(claim)), "the README does not say: {claim}");
        }
    }
}

#[test]
fn every_file_that_supports_a_claim_exists() {
    for (claim, evidence) in rows() {
        let paths = evidence.split('`').skip(1).step_by(2).filter(|path| path.contains('/'));
        let paths: Vec<&str> = paths.filter(|path| !path.contains(' ')).collect();
        for path in &paths {
            assert!(root().join(path).exists(), "{claim}: there is no {path}");
        }
        assert!(!evidence.is_empty(), "{claim}");
    }
}

/// A link that works on a page of the repository is one that leads to a file.
#[test]
fn links_of_the_readme_lead_to_files() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let links = readme.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let mut count = 0;
    for link in links {
        // Once the address of the repository is known, links to files start with it.
        let file = match link.split_once("/blob/main/").or(link.split_once("/raw/main/")) {
            Some((_, file)) => file,
            None if link.starts_with("http") => continue,
            None => link,
        };
        let file = file.split('#').next().unwrap();
        assert!(root().join(file).exists(), "{link}");
        count += 1;
    }
    assert!(count > 10, "{count}");
}
