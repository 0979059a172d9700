//! Two minutes of everything; `examples/soak.rs` runs for hours.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::unchecked_time_subtraction,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

#[test]
fn sessions_hold_through_loss_changes_of_address_and_restarts() {
    let report = support::soak::soak(40, 11);
    println!("{report:?}");
    assert!(report.messages > 600 && report.joins >= 4 && report.states > 1500, "{report:?}");
}
