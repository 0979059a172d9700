//! The declarations that tools/declare generates: their schemas survive a round trip through a file
//! with the same hash, and the interpreter treats packets as `decode` and `encode` do.
//!
//! `cargo run -p tightwire-declare -- run schema=1` does the same with many more of them.

#![allow(unexpected_cfgs, reason = "the shared file asks for a feature of another crate")]
#![allow(missing_docs, unreachable_pub)]

mod library;
#[rustfmt::skip]
#[allow(unused, clippy::all, clippy::pedantic, clippy::restriction)]
#[path = "../../../tightwire/tests/generated/more.rs"]
mod more;
#[rustfmt::skip]
#[allow(unused, clippy::all, clippy::pedantic, clippy::restriction)]
#[path = "../../../tightwire/tests/generated/set.rs"]
mod set;

use declare::laws::Totals;

/// The number of values for each type. Three packets are read for each of them.
const ROUNDS: u64 = 40;

#[test]
fn the_interpreter_agrees_with_generated_types() {
    let mut totals = Totals::default();
    let mut reports = Vec::new();
    for case in set::cases().iter().chain(&more::cases()) {
        match case.check(ROUNDS) {
            Ok(more) => totals.add(&more),
            Err(report) => {
                let world = declare::generate::world(case.seed, case.number);
                reports.push(format!("{report}{}", declare::emit::declarations(&world)));
            }
        }
    }
    assert!(reports.is_empty(), "{} types differ:\n{}", reports.len(), reports.join("\n"));
    assert!(totals.types >= 60, "{totals}");
    // Packets that end in custom code (those not written) prove nothing.
    assert!(totals.accepted > 1000 && totals.refused > 1000, "{totals}");
    assert!(totals.not_written < totals.packets() / 3, "{totals}");
}
