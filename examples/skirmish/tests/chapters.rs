//! The chapters of docs/tutorial, and one of the cookbook, show the code of this game, line by line.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The Rust blocks of a page. Their first line is a comment that names the file.
fn blocks(page: &str) -> Vec<(String, Vec<String>)> {
    let mut blocks = Vec::new();
    let mut open: Option<Vec<String>> = None;
    for line in page.lines() {
        match &mut open {
            None if line.starts_with("```rust") => open = Some(Vec::new()),
            Some(lines) if line.starts_with("```") => {
                let file = lines.remove(0).replace("// ", "");
                blocks.push((file, std::mem::take(lines)));
                open = None;
            }
            Some(lines) => lines.push(line.to_string()),
            None => {}
        }
    }
    blocks
}

/// Returns whether a file contains these lines in this order without a gap, at any indentation. The
/// line `// ..` stands for lines that are left out.
fn shows(file: &str, block: &[String]) -> Result<(), String> {
    let file: Vec<&str> = file.lines().map(str::trim).collect();
    let mut rest = &file[..];
    for part in block.split(|line| line.trim() == "// ..") {
        let part: Vec<&str> = part.iter().map(|line| line.trim()).collect();
        let found = (0..rest.len()).find(|at| rest[*at..].starts_with(&part));
        let at = found.ok_or_else(|| part.join("\n"))?;
        rest = &rest[at + part.len()..];
    }
    Ok(())
}

#[test]
fn every_line_of_code_in_the_tutorial_is_a_line_of_the_game() {
    let mut count = 0;
    let chapters = fs::read_dir(root().join("docs/tutorial")).unwrap();
    let chapters = chapters.map(|entry| entry.unwrap().path());
    for path in chapters.chain([root().join("docs/cookbook/prediction.md")]) {
        for (file, block) in blocks(&fs::read_to_string(&path).unwrap()) {
            let source = fs::read_to_string(root().join(&file));
            let source =
                source.unwrap_or_else(|error| panic!("{}: {file}: {error}", path.display()));
            if let Err(part) = shows(&source, &block) {
                panic!("{}: {file} does not have these lines:\n{part}", path.display());
            }
            count += 1;
        }
    }
    assert!(count > 18, "{count} blocks");
}

#[test]
fn a_line_that_is_not_in_the_file_is_found() {
    let block = |text: &str| text.lines().map(str::to_string).collect::<Vec<_>>();
    assert!(shows("a\n  b\nc", &block("b\nc")).is_ok());
    assert!(shows("a\nb\nc", &block("a\n// ..\nc")).is_ok());
    assert!(shows("a\nb\nc", &block("a\nc")).is_err());
    assert!(shows("a\nb\nc", &block("c\n// ..\na")).is_err());
}
