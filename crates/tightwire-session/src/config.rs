//! What can be set.

use core::time::Duration;

/// Bytes a second of one direction of one session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// The rate never falls below this.
    pub floor: u32,
    /// The rate of a new session.
    pub start: u32,
    /// The rate never rises above this, or above the floor if that is higher.
    pub ceiling: u32,
}

/// How the server hands out inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// The game asks for the input of each tick with [`Server::inputs`](crate::Server::inputs).
    ByTick,
    /// Every input is an event as soon as it is there, in the order of ticks.
    AsTheyCome,
}

/// Limits and times of a server or a client.
///
/// ```
/// use tightwire_session::Config;
///
/// let config = Config { packet_bytes: 1000, ..Config::default() };
/// assert!(config.timeout.as_secs() == 10);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The largest datagram to send, from 800 to 1,400 bytes. Both sides may differ.
    pub packet_bytes: usize,
    /// How long a side may be silent before the session ends.
    pub timeout: Duration,
    /// How long a side may be silent before an event says so.
    pub silence: Duration,
    /// A packet goes out after this time if nothing else is due; at least 10 ms.
    pub keep_alive: Duration,
    /// What this side may send to each peer.
    pub rates: Rates,
    /// Bytes of reliable messages that may wait for one peer.
    pub queue_bytes: usize,
    /// Bytes of the largest message. What does not fit a packet goes out in parts.
    pub message_bytes: usize,
    /// Bytes of the largest block that is received, up to 16 MiB.
    pub block_bytes: u32,
    /// How many events may wait. While there are more, packets are ignored, and sent again.
    pub events: usize,
    /// How a server hands out inputs.
    pub inputs: InputMode,
    /// Names the server in the keys, so that a key works for one server only. Both sides have the same.
    pub identity: [u8; 16],
}

impl Default for Config {
    fn default() -> Self {
        Self {
            packet_bytes: 1200,
            timeout: Duration::from_secs(10),
            silence: Duration::from_millis(1500),
            keep_alive: Duration::from_millis(400),
            rates: Rates { floor: 8_000, start: 64_000, ceiling: 256_000 },
            queue_bytes: 64 << 10,
            message_bytes: 32 << 10,
            block_bytes: 1 << 20,
            events: 4096,
            inputs: InputMode::ByTick,
            identity: [0; 16],
        }
    }
}

impl Config {
    /// The bytes of a datagram within the limits.
    pub(crate) fn datagram(&self) -> usize {
        self.packet_bytes.clamp(800, 1400)
    }
}
