//! Tests, test targets and files that documents and configurations name exist.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// All files below a folder with this ending, without build output.
fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && !path.is_symlink() && name != "target" && !name.starts_with('.') {
            files(&path, ending, found);
        } else if name.ends_with(ending) {
            found.push(path);
        }
    }
}

/// The documents, with their names. Results are about the commit that they name, and a changelog is about
/// all of them.
fn documents() -> Vec<(String, String)> {
    let mut found = Vec::new();
    files(root(), ".md", &mut found);
    let name = |path: &Path| path.strip_prefix(root()).unwrap().display().to_string();
    let mut all: Vec<(String, String)> = found
        .iter()
        .map(|path| (name(path), fs::read_to_string(path).unwrap_or_default()))
        .filter(|(name, _)| !name.contains("results") && !name.contains("CHANGELOG"))
        .collect();
    all.sort();
    assert!(all.iter().any(|(name, _)| name.ends_with("testing.md")));
    all
}

/// Returns the texts between single backticks outside code blocks.
fn quoted(text: &str) -> Vec<&str> {
    let mut in_block = false;
    let lines = text.lines().filter(|line| {
        let is_fence = line.trim_start().starts_with("```");
        in_block ^= is_fence;
        !in_block && !is_fence
    });
    lines.flat_map(|line| line.split('`').skip(1).step_by(2)).collect()
}

/// Names of functions in all sources of the repository.
fn functions() -> BTreeSet<String> {
    let mut sources = Vec::new();
    files(root(), ".rs", &mut sources);
    let mut names = BTreeSet::new();
    for source in sources {
        for part in fs::read_to_string(source).unwrap_or_default().split("fn ").skip(1) {
            let end = part.find(|c: char| c != '_' && !c.is_ascii_alphanumeric());
            names.extend(end.and_then(|end| part.get(..end)).map(str::to_owned));
        }
    }
    names
}

/// The name of a test is a statement, so it has more words than other names have.
fn is_statement(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    name.split('_').count() >= 5 && name.split('_').all(is_word)
}

#[test]
fn every_test_that_a_document_cites_exists() {
    let functions = functions();
    let mut cited = BTreeSet::new();
    for (document, text) in documents() {
        for name in quoted(&text).into_iter().filter(|name| is_statement(name)) {
            assert!(
                functions.contains(name),
                "{document} cites `{name}`, and there is no such test"
            );
            cited.insert(name.to_owned());
        }
    }
    assert!(cited.len() > 12, "{cited:?}");
}

/// The target of a package: a file, or a folder with a main file.
fn has_target(package: &str, kind: &str, name: &str) -> bool {
    // Packages of the workspace, and those of `integrations/`.
    let folders = [
        format!("crates/{package}"),
        format!("examples/{package}"),
        format!("tools/{package}"),
        format!("integrations/{package}"),
    ];
    folders.iter().any(|folder| {
        let folder = root().join(folder).join(kind);
        folder.join(format!("{name}.rs")).exists() || folder.join(name).join("main.rs").exists()
    })
}

#[test]
fn every_test_target_that_a_document_names_exists() {
    let mut count = 0;
    for (document, text) in documents() {
        // Commands stand in lines of their own, or between backticks.
        for line in text.lines().flat_map(|line| line.split(['`', '|'])) {
            let mut words = line.split_whitespace().skip_while(|word| *word != "cargo").peekable();
            // Without a package, it is a command in a crate of the reader.
            let mut package = None;
            while let Some(word) = words.next() {
                match (word, words.peek()) {
                    ("-p" | "--package", Some(name)) => package = Some(*name),
                    ("--test" | "--example", Some(name)) => {
                        let Some(package) = package else { continue };
                        let folder = if word == "--test" { "tests" } else { "examples" };
                        assert!(has_target(package, folder, name), "{document}: {line}");
                        count += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(count > 20, "{count}");
}

/// A glob or a target that matches nothing would leave code untried without a word.
#[test]
fn the_configuration_of_the_mutants_names_files_and_targets_that_exist() {
    let text = fs::read_to_string(root().join(".cargo/mutants.toml")).unwrap();
    let texts: Vec<&str> = text.split('"').skip(1).step_by(2).collect();
    let globs: Vec<&str> =
        texts.iter().copied().filter(|text| text.starts_with("crates/")).collect();
    for glob in &globs {
        let Some(folder) = glob.strip_suffix("/**") else {
            assert!(root().join(glob).is_file(), "{glob} matches nothing");
            continue;
        };
        let mut found = Vec::new();
        let folder = root().join(folder);
        assert!(folder.is_dir(), "{glob} matches nothing");
        files(&folder, ".rs", &mut found);
        assert!(!found.is_empty(), "{glob} matches nothing");
    }
    // What reads and writes packets, and what surrounds them.
    for layer in [
        "api", "bits", "codec", "compound", "fields", "flow", "packet", "scalar", "stream",
        "subset", "types",
    ] {
        let glob = format!("crates/tightwire/src/{layer}/**");
        assert!(globs.contains(&glob.as_str()), "{glob} is missing");
    }
    let mut targets = 0;
    for (word, name) in texts.iter().zip(texts.iter().skip(1)) {
        if *word == "--test" {
            assert!(has_target("tightwire", "tests", name), "there is no test {name}");
            targets += 1;
        }
    }
    assert!(targets > 1, "{targets}");
}
