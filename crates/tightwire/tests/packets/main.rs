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
mod handshake;
mod handshake_hostile;
mod handshake_model;
mod handshake_pair;
mod handshake_sessions;
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

#[test]
fn a_handshake_on_a_hostile_network_keeps_every_promise() {
    let report = handshake_model::run(20_000, 1);
    assert!(report.covers_everything(), "{report}");
}

#[test]
fn hostile_handshake_messages_have_no_effect() {
    let report = handshake_hostile::run(20_000, 1);
    assert!(report.covers_everything(), "{report}");
}
