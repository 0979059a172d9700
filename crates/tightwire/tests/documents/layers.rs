//! The layers of the crate hold: no module imports one to its right.

#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::fs;
use std::path::Path;

/// The modules from left to right; those of one row may know each other.
const LAYERS: [&[&str]; 12] = [
    &["each", "error"],
    &["bits"],
    &["shape", "scalar"],
    &["schema"],
    &["flow"],
    &["compound"],
    &["stream", "wire"],
    &["inline", "layout"],
    &["codec"],
    &["fields"],
    &["api", "types"],
    &["io", "math", "meter", "packed", "packet", "subset", "trace"],
];

/// Arrows inside the last row that are there on purpose: refused payloads are explained, and become
/// an `io::Error` like other errors.
const ALLOWED: [(&str, &str); 3] = [("packet", "trace"), ("meter", "trace"), ("io", "packet")];

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|row| row.contains(&module))
}

/// Every file below a folder.
fn files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The modules that a file names as `crate::module`, its tests and documentation left out.
fn imports(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let code = code.split("#[cfg(all(test").next().unwrap_or_default();
    let mut found = Vec::new();
    for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
        for rest in line.split("crate::").skip(1) {
            let name: String =
                rest.chars().take_while(|letter| letter.is_lowercase() || *letter == '_').collect();
            found.push(name);
        }
    }
    found
}

#[test]
fn no_module_imports_one_to_its_right() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    files(&source, &mut found);
    let mut arrows = Vec::new();
    for path in &found {
        let inside = path.strip_prefix(&source).unwrap();
        let first = inside.iter().next().unwrap().to_str().unwrap();
        let module = first.trim_end_matches(".rs");
        let Some(from) = layer(module) else { continue };
        for name in imports(&fs::read_to_string(path).unwrap()) {
            let Some(to) = layer(&name) else { continue };
            let last = LAYERS.len() - 1;
            let sideways = from == last && to == last && module != name;
            let is_allowed = ALLOWED.contains(&(module, name.as_str()));
            if to > from || (sideways && !is_allowed) {
                arrows.push(format!("{}: {module} -> {name}", inside.display()));
            }
        }
    }
    assert!(arrows.is_empty(), "{arrows:#?}");
}

#[test]
fn every_module_has_a_layer() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for entry in fs::read_dir(&source).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let module = name.trim_end_matches(".rs");
        let has_layer = layer(module).is_some() || ["lib", "generated", "guide"].contains(&module);
        assert!(has_layer, "{module} has no place in the layers");
    }
}
