//! The laws that the fuzz targets try to break. They live with the tests, which run them too.

#[path = "../crates/tightwire/tests/laws/mod.rs"]
mod laws;

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
