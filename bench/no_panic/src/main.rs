//! Looks for calls to panic functions in the release code of the probes, and in all that they
//! call. Fails if there is one.
//!
//! The compiler's assembly names what is called; nothing but a Rust toolchain is needed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Parts of the names of functions that panic. `handle_error` and `handle_alloc_error` are not
/// among them: those are for a machine without memory.
const PANICS: [&str; 6] =
    ["panicking", "unwrap_failed", "expect_failed", "slice_index", "len_mismatch", "panic_"];

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = root.join("target/panics");
    let built = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--release", "--lib", "--target-dir"])
        .arg(&target)
        .env("RUSTFLAGS", "--emit=asm")
        .current_dir(root)
        .status();
    if !built.is_ok_and(|status| status.success()) {
        eprintln!("no_panic: the probes do not build");
        return ExitCode::FAILURE;
    }
    // Of the library itself only what is neither generic nor inlined; all else is in the probes.
    let folder = target.join("release/deps");
    let files = ["tightwire_no_panic-", "tightwire-"].map(|name| newest(&folder, name));
    let [Some(probes), Some(library)] = files else {
        eprintln!("no_panic: the compiler left no assembly");
        return ExitCode::FAILURE;
    };
    let text = [probes, library].map(|path| std::fs::read_to_string(path).unwrap_or_default());
    judge(&calls(&text.concat()))
}

/// The assembly of the last build of a crate.
fn newest(folder: &Path, name: &str) -> Option<PathBuf> {
    let files = std::fs::read_dir(folder).ok()?.flatten();
    let files = files.filter(|entry| entry.file_name().to_string_lossy().starts_with(name));
    let files = files.map(|entry| entry.path());
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "s"));
    files.max_by_key(|path| path.metadata().and_then(|data| data.modified()).ok())
}

/// Returns the names that the code of each function mentions.
fn calls(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut functions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut current = None;
    for line in text.lines() {
        if let Some(label) = line.strip_suffix(':') {
            if label.starts_with("_ZN") || label.starts_with("_R") {
                current = Some(label);
                functions.entry(label).or_default();
            }
            continue;
        }
        let code = line.trim_start();
        let is_jump = code.starts_with("call") || code.starts_with('j') || code.starts_with("b");
        if let (true, Some(current)) = (is_jump, current) {
            let names = code.split(|c: char| !(c.is_alphanumeric() || "_$.".contains(c)));
            let names = names.filter(|name| name.starts_with("_ZN") || name.starts_with("_R"));
            functions.entry(current).or_default().extend(names);
        }
    }
    functions
}

/// Follows the calls from every probe.
fn judge(functions: &BTreeMap<&str, BTreeSet<&str>>) -> ExitCode {
    let probes: Vec<&str> =
        functions.keys().copied().filter(|name| name.contains("probe_")).collect();
    let mut found = 0;
    for probe in &probes {
        let mut seen = BTreeSet::from([*probe]);
        let mut waiting = vec![*probe];
        while let Some(name) = waiting.pop() {
            for callee in functions.get(name).into_iter().flatten() {
                if PANICS.iter().any(|part| callee.contains(part)) {
                    println!("{probe}\n  through {name}\n  calls {callee}");
                    found += 1;
                } else if seen.insert(callee) {
                    waiting.push(callee);
                }
            }
        }
    }
    println!("no_panic: {} probes, {found} calls to panic functions", probes.len());
    // A build without probes would find nothing, too.
    if probes.len() > 50 && found == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
