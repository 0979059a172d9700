//! The laws that the fuzz targets try to break. They live with the tests, which run them too.

#[path = "../crates/tightwire/tests/laws/mod.rs"]
mod laws;
#[path = "../crates/tightwire/tests/generated/library.rs"]
mod library;
#[path = "../crates/tightwire/tests/generated/more.rs"]
#[rustfmt::skip]
#[allow(unused)]
mod more;
#[path = "../crates/tightwire/tests/generated/set.rs"]
#[rustfmt::skip]
#[allow(unused)]
mod set;

use library::Case;

macro_rules! targets {
    ($($law:ident)*) => {
        $(
            /// Panics if the law of this name does not hold for `bytes`.
            pub fn $law(bytes: &[u8]) {
                laws::$law(bytes);
            }
        )*
    };
}

targets! {
    hostile_read hostile_message round_trip differential packet_open subset_read fused
}

thread_local! {
    static CASES: Vec<Case> = set::cases().into_iter().chain(more::cases()).collect();
}

/// Panics if a generated declaration differs from its twin. The first byte selects the declaration.
pub fn generated(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else {
        return;
    };
    CASES.with(|cases| {
        let case = &cases[usize::from(*first) % cases.len()];
        if let Err(report) = case.check_bytes(rest) {
            panic!("{report}");
        }
    });
}

#[path = "../crates/tightwire-delta/tests/support/delta_law.rs"]
mod delta_law;

/// Panics if bytes that a receiver of deltas gets do more than they may.
pub fn delta_read(bytes: &[u8]) {
    delta_law::delta_read(bytes);
}

#[path = "../crates/tightwire-session/tests/support/mod.rs"]
mod session;

/// Panics if datagrams of somebody without a key disturb a session.
pub fn session_receive(bytes: &[u8]) {
    session::law::session_receive(bytes);
}
