//! Accepted packets, rejected packets, and the gate that rejects them.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on should say so on the spot"
)]

mod checked;
mod damage;
#[cfg(feature = "trace")]
mod explained;
mod hostile;
mod known_answers;
mod known_defects;
mod protocol;
mod random;
mod reordering;
mod replaced;
mod sealed;
mod sections;
mod sizes;
mod support;

#[test]
fn a_hostile_run_lets_in_what_is_valid_and_nothing_else() {
    let report = hostile::run(20_000, 1);
    assert!(report.is_good(), "{report}");
    assert!(report.covers_everything(), "{report}");
}
