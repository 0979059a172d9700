//! Declarations drawn at random, each judged by a slow twin of its own.
//!
//! `cargo run -p tightwire-declare -- set` writes `set.rs` and `more.rs` again, after a change of the
//! generator. Long runs over many more types are in `docs/testing.md`.

#![allow(missing_docs, unreachable_pub)]

mod library;
#[cfg(debug_assertions)]
#[rustfmt::skip]
#[allow(unused, clippy::all, clippy::pedantic, clippy::restriction)]
mod more;
#[rustfmt::skip]
#[allow(unused, clippy::all, clippy::pedantic, clippy::restriction)]
mod set;

use declare::laws::Totals;
use library::Case;

/// Values for each type; there are three packets to read for each of them.
const ROUNDS: u64 = 150;

/// Tries all of them, and reports each that breaks a law.
fn check(cases: &[Case]) -> Totals {
    let mut totals = Totals::default();
    let mut reports = Vec::new();
    for case in cases {
        match case.check(ROUNDS) {
            Ok(more) => totals.add(&more),
            Err(report) => {
                let world = declare::generate::world(case.seed, case.number);
                reports.push(format!("{report}{}", declare::emit::declarations(&world)));
            }
        }
    }
    assert!(reports.is_empty(), "{} types break a law:\n{}", reports.len(), reports.join("\n"));
    totals
}

#[test]
fn generated_types_keep_the_laws() {
    let totals = check(&set::cases());
    assert!(totals.types >= 30, "{totals}");
    // Nothing is proven by packets that are all refused.
    assert!(
        totals.accepted > 1000 && totals.refused > 1000 && totals.not_written > 100,
        "{totals}"
    );
}

#[cfg(debug_assertions)]
#[test]
fn more_generated_types_keep_the_laws_in_debug() {
    let totals = check(&more::cases());
    assert!(totals.types >= 30, "{totals}");
}

#[test]
fn the_types_are_those_that_the_generator_makes() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generated");
    for (name, text) in declare::set::files() {
        let found = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        let advice = "run `cargo run -p tightwire-declare -- set`";
        assert!(
            found.replace("\r\n", "\n") == text,
            "{name} is not what the generator makes: {advice}"
        );
    }
}
