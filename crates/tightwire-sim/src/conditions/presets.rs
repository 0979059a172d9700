//! Named conditions.

use std::time::Duration;

use super::{Conditions, MOST_BYTES};

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

const fn us(microseconds: u64) -> Duration {
    Duration::from_micros(microseconds)
}

/// Defines the functions of the presets, and the list for looking up names.
macro_rules! presets {
    ($($(#[$doc:meta])* $name:ident = $conditions:expr;)*) => {
        impl Conditions {
            $($(#[$doc])* pub fn $name() -> Self { $conditions })*

            /// Finds a preset by its name, such as `"mobile"`.
            ///
            /// ```
            /// use tightwire_sim::{Conditions, PRESETS};
            ///
            /// assert_eq!(Conditions::preset("mobile"), Some(Conditions::mobile()));
            /// assert_eq!(Conditions::preset("home-wifi"), Some(Conditions::home_wifi()));
            /// assert_eq!(Conditions::preset("carrier pigeon"), None);
            /// assert!(PRESETS.iter().all(|name| Conditions::preset(name).is_some()));
            /// ```
            pub fn preset(name: &str) -> Option<Self> {
                let name = name.replace('-', "_");
                match name.as_str() {
                    $(stringify!($name) => Some(Self::$name()),)*
                    _ => None,
                }
            }
        }

        /// The names of all presets, from the best to the worst.
        pub const PRESETS: &[&str] = &[$(stringify!($name)),*];
    };
}

presets! {
    /// Delivers everything at once.
    perfect = Self {
        latency: Duration::ZERO,
        jitter: Duration::ZERO,
        hold: Duration::ZERO,
        loss: 0.0,
        burst_loss: 0.0,
        burst_length: 1.0,
        burst_density: 1.0,
        duplicate: 0.0,
        reorder: 0.0,
        reorder_by: Duration::ZERO,
        corrupt: 0.0,
        truncate: 0.0,
        bandwidth: None,
        queue: Duration::ZERO,
        mtu: MOST_BYTES,
        recorded: None,
    };

    /// A wired connection to a server in the same region: a round trip of 20 ms and hardly any loss.
    ///
    /// Latency 10 ms, jitter 0.2 ms (at most 12 ms longer), hold 50 ms, loss 0.01 %,
    /// 100 Mbit/s with a queue of 50 ms, MTU 1,472.
    good = Self {
        latency: ms(10),
        jitter: us(200),
        hold: ms(50),
        loss: 0.0001,
        bandwidth: Some(100_000_000),
        queue: ms(50),
        mtu: 1_472,
        ..Self::perfect()
    };

    /// A laptop on Wi-Fi at home, with other devices on it: short bursts of loss and small spikes.
    ///
    /// Latency 12 ms, jitter 1 ms (1 % of packets take 12 ms longer, 0.1 % take 30 ms longer), hold
    /// 60 ms, loss 0.2 %, another 0.5 % in bursts of 4, duplicates 0.01 %, 0.1 % held back for up to
    /// 10 ms, 20 Mbit/s with a queue of 150 ms, MTU 1,472.
    home_wifi = Self {
        latency: ms(12),
        jitter: ms(1),
        hold: ms(60),
        loss: 0.002,
        burst_loss: 0.005,
        burst_length: 4.0,
        duplicate: 0.0001,
        reorder: 0.001,
        reorder_by: ms(10),
        bandwidth: Some(20_000_000),
        queue: ms(150),
        mtu: 1_472,
        ..Self::perfect()
    };

    /// A phone on a mobile network, in a place with fair reception.
    ///
    /// Latency 35 ms, jitter 5 ms (10 % of packets take 20 ms longer, 1 % take 60 ms longer), hold
    /// 120 ms, loss 0.5 %, another 1.5 % in bursts of 6, duplicates 0.05 %, 0.5 % held back for up
    /// to 30 ms, 5 Mbit/s with a queue of 400 ms, MTU 1,372.
    mobile = Self {
        latency: ms(35),
        jitter: ms(5),
        hold: ms(120),
        loss: 0.005,
        burst_loss: 0.015,
        burst_length: 6.0,
        duplicate: 0.0005,
        reorder: 0.005,
        reorder_by: ms(30),
        bandwidth: Some(5_000_000),
        queue: ms(400),
        mtu: 1_372,
        ..Self::perfect()
    };

    /// A wired connection to another continent: far, steady, some loss.
    ///
    /// Latency 90 ms, jitter 1 ms, hold 200 ms, loss 0.3 %, another 0.2 % in bursts of 3, duplicates
    /// 0.02 %, 0.3 % held back for up to 15 ms, 50 Mbit/s with a queue of 100 ms, MTU 1,472.
    transcontinental = Self {
        latency: ms(90),
        jitter: ms(1),
        hold: ms(200),
        loss: 0.003,
        burst_loss: 0.002,
        burst_length: 3.0,
        duplicate: 0.0002,
        reorder: 0.003,
        reorder_by: ms(15),
        bandwidth: Some(50_000_000),
        queue: ms(100),
        mtu: 1_472,
        ..Self::perfect()
    };

    /// Worse than a player would tolerate. If a game works here, it works.
    ///
    /// Latency 120 ms, jitter 15 ms (10 % of packets take 60 ms longer, 1 % take 180 ms longer),
    /// hold 200 ms, loss 5 %, another 8 % in bursts of 10, duplicates 2 %, 5 % held back for up to
    /// 80 ms, 1 % damaged, 0.5 % cut short, 1 Mbit/s with a queue of 800 ms, MTU 1,200.
    terrible = Self {
        latency: ms(120),
        jitter: ms(15),
        hold: ms(200),
        loss: 0.05,
        burst_loss: 0.08,
        burst_length: 10.0,
        duplicate: 0.02,
        reorder: 0.05,
        reorder_by: ms(80),
        corrupt: 0.01,
        truncate: 0.005,
        bandwidth: Some(1_000_000),
        queue: ms(800),
        mtu: 1_200,
        ..Self::perfect()
    };
}
