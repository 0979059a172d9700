//! The list of claims matches the pages that make them, and names files that exist.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A row of docs/claims.md.
struct Claim {
    /// The page that makes it, from the section's heading.
    page: String,
    claim: String,
    /// Short phrases in quotes that are on the page. The sentences around them may change.
    phrases: String,
    evidence: String,
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Words with one space between them, however lines are broken.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn claims() -> Vec<Claim> {
    let text = fs::read_to_string(root().join("docs/claims.md")).unwrap();
    let (mut page, mut claims) = (String::new(), Vec::new());
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            page = heading.into();
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", claim, phrases, evidence, ""] = cells.as_slice() else { continue };
        if phrases.starts_with('"') {
            claims.push(Claim {
                page: page.clone(),
                claim: (*claim).into(),
                phrases: (*phrases).into(),
                evidence: (*evidence).into(),
            });
        }
    }
    claims
}

#[test]
fn the_key_phrases_of_every_claim_are_on_its_page() {
    let claims = claims();
    assert!(claims.len() > 30, "{}", claims.len());
    for claim in &claims {
        let page = fs::read_to_string(root().join(&claim.page)).unwrap();
        let page = words(&page.replace("**", ""));
        for phrase in claim.phrases.split('"').skip(1).step_by(2) {
            assert!(
                page.contains(phrase),
                "{}: {} does not say {phrase:?}",
                claim.claim,
                claim.page
            );
        }
    }
    let names: BTreeSet<&str> = claims.iter().map(|claim| claim.claim.as_str()).collect();
    assert_eq!(names.len(), claims.len(), "two claims have the same words");
}

#[test]
fn every_bandwidth_in_the_readme_is_a_claim() {
    let readme = words(&fs::read_to_string(root().join("README.md")).unwrap());
    let listed: String = claims().into_iter().map(|claim| claim.phrases).collect();
    let mut count = 0;
    for (end, _) in readme.match_indices(" kbit/s") {
        let number = readme[..end].rsplit(' ').next().unwrap();
        if number.parse::<u32>().is_ok() {
            assert!(listed.contains(&format!("\"{number} kbit/s\"")), "{number} kbit/s");
            count += 1;
        }
    }
    assert_eq!(count, 7);
}

#[test]
fn every_file_that_supports_a_claim_exists() {
    for Claim { claim, evidence, .. } in claims() {
        let paths = evidence.split('`').skip(1).step_by(2).filter(|path| path.contains('/'));
        for path in paths.filter(|path| !path.contains(' ')) {
            assert!(root().join(path).exists(), "{claim}: there is no {path}");
        }
        assert!(!evidence.is_empty(), "{claim}");
    }
}

/// Once the address of the repository is known, links to files start with it.
#[test]
fn links_of_the_readme_lead_to_files() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let links = readme.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let mut count = 0;
    for link in links {
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

#[test]
fn the_readme_fits_on_a_few_screens() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    assert!(readme.lines().count() <= 120, "{}", readme.lines().count());
}
