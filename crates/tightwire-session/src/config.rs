//! The configuration.

use core::time::Duration;

use crate::lane::WINDOW;
use crate::packet::{LARGEST_BLOCK, PART_BYTES};

/// Limits in bytes per second for one direction of one session.
///
/// A packet counts with its seal, and without the headers of UDP and IP. The rate starts at `start`.
/// It falls when the network is congested, and grows beyond `start` if the game uses it up.
///
/// | | default |
/// |---|---|
/// | `floor` | 8,000 |
/// | `start` | 64,000 |
/// | `ceiling` | 256,000 |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// The minimum rate, at least 1,000. It is used on a congested network too, so keep it small.
    pub floor: u32,
    /// The initial rate of a session. Choose what your game needs while everybody plays.
    pub start: u32,
    /// The maximum rate, or the floor if that is higher.
    pub ceiling: u32,
}

/// Selects how a server hands out inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// The game requests the input of each tick with [`Server::inputs`](crate::Server::inputs).
    ByTick,
    /// Every input is an event as soon as it arrives, in the order of ticks.
    AsTheyCome,
}

/// The limits and times of a server or a client.
///
/// | | default |
/// |---|---|
/// | `packet_bytes` | 1,200 |
/// | `timeout` | 10 s |
/// | `silence` | 1.5 s |
/// | `keep_alive` | 400 ms |
/// | `rates` | 8,000, 64,000 and 256,000 bytes per second |
/// | `queue_bytes` | 64 KiB |
/// | `message_bytes` | 32 KiB |
/// | `block_bytes` | 1 MiB |
/// | `events` | 4,096 |
/// | `inputs` | `ByTick` |
/// | `longest_gap` | 1 tick |
/// | `identity` | zeros |
///
/// ```
/// use tightwire_session::Config;
///
/// let config = Config { packet_bytes: 1000, ..Config::default() };
/// assert!(config.timeout.as_secs() == 10);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The maximum size of a datagram to send, from 800 to 1,400 bytes. The two sides may differ.
    pub packet_bytes: usize,
    /// The time that a side may be silent before the session ends.
    pub timeout: Duration,
    /// The time that a side may be silent before there is an event.
    pub silence: Duration,
    /// If nothing else is due, a packet is sent after this time, at least 10 ms.
    pub keep_alive: Duration,
    /// The rates at which this side may send to each peer.
    pub rates: Rates,
    /// The maximum number of bytes of reliable messages that wait for one peer.
    pub queue_bytes: usize,
    /// The maximum size of a message in bytes. Messages that do not fit in a packet are sent in
    /// parts.
    pub message_bytes: usize,
    /// The maximum size of a received block in bytes, up to 16 MiB.
    pub block_bytes: u32,
    /// The maximum number of waiting events, at least one. If the game does not take them, further
    /// packets are ignored, and important data is sent again later.
    pub events: usize,
    /// Selects how a server hands out inputs.
    pub inputs: InputMode,
    /// The maximum number of ticks of the replicated state that the loss of one packet may hide from
    /// a client. With more than 1, states may build on others that were just sent, which makes
    /// packets smaller if the round trip takes several ticks. States that arrive without the one that they
    /// build on count as lost packets in the [statistics](crate::PeerStats) and for the rate. Only the
    /// server uses it.
    pub longest_gap: u32,
    /// Identifies the server in the keys, so that a key works for one server only. It must be the
    /// same on both sides.
    pub identity: [u8; 16],
}

impl Default for Rates {
    fn default() -> Self {
        Self { floor: 8_000, start: 64_000, ceiling: 256_000 }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            packet_bytes: 1200,
            timeout: Duration::from_secs(10),
            silence: Duration::from_millis(1500),
            keep_alive: Duration::from_millis(400),
            rates: Rates::default(),
            queue_bytes: 64 << 10,
            message_bytes: 32 << 10,
            block_bytes: 1 << 20,
            events: 4096,
            inputs: InputMode::ByTick,
            longest_gap: 1,
            identity: [0; 16],
        }
    }
}

/// The size of the largest datagram that a side sends. Larger ones are ignored.
pub(crate) const LARGEST_DATAGRAM: usize = 1400;

impl Config {
    /// Returns the most bytes of memory that one session takes, whatever the other side sends. The
    /// values of your own types and the replicated state come on top.
    ///
    /// Of your own types, a session holds at most 256 messages that wait to be sent, 256 that came
    /// early, 256 unreliable ones, and 64 inputs. The state takes a few hundred bytes for each of its
    /// elements. All sessions of a server together hold at most [`events`](Self::events) events, and
    /// the messages of one packet more.
    ///
    /// ```
    /// use tightwire_session::Config;
    ///
    /// assert!(Config::default().memory_per_peer() < 2_700_000);
    /// let config = Config { block_bytes: 0, ..Config::default() };
    /// assert!(config.memory_per_peer() < 600_000);
    /// ```
    pub const fn memory_per_peer(&self) -> usize {
        // What is in flight, the seal and its replay windows, and everything else of fixed size.
        const FIXED: usize = 96 << 10;
        // Parts of messages that came early, and of blocks, each with its own memory.
        const PART: usize = PART_BYTES + 128;
        let block = if self.block_bytes < LARGEST_BLOCK { self.block_bytes } else { LARGEST_BLOCK };
        // A growing list may have twice the memory it needs.
        (FIXED + 2 * block as usize + 2 * WINDOW * PART)
            .saturating_add(self.queue_bytes)
            .saturating_add(self.message_bytes.saturating_mul(2))
    }

    /// Returns the size of the largest unreliable message in bytes, which is three quarters of a packet
    /// less 160 bytes. The rest of a packet is for inputs, the seal and the fields in front. The size of
    /// a message is that of [`tightwire::measure`], which assumes the most padding in front of bytes.
    ///
    /// ```
    /// use tightwire_session::Config;
    ///
    /// assert_eq!(Config::default().largest_unreliable(), 740);
    /// ```
    pub fn largest_unreliable(&self) -> usize {
        self.datagram() * 3 / 4 - 160
    }

    /// Returns the size of the largest input in bytes, which is a quarter of a packet less 20 bytes. The
    /// size of an input is that of [`tightwire::measure`], which assumes the most padding in front of
    /// bytes.
    ///
    /// ```
    /// use tightwire_session::Config;
    ///
    /// assert_eq!(Config::default().largest_input(), 280);
    /// ```
    pub fn largest_input(&self) -> usize {
        self.datagram() / 4 - 20
    }

    /// Returns the number of events that may wait. At least one must be able to.
    pub(crate) fn most_events(&self) -> usize {
        self.events.max(1)
    }

    /// Returns the size of a datagram, within the limits.
    pub(crate) fn datagram(&self) -> usize {
        self.packet_bytes.clamp(800, LARGEST_DATAGRAM)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_those_in_the_documentation() {
        let config = Config::default();
        assert_eq!((config.packet_bytes, config.queue_bytes), (1200, 65_536));
        assert_eq!((config.message_bytes, config.block_bytes), (32_768, 1_048_576));
        assert_eq!((config.timeout.as_millis(), config.silence.as_millis()), (10_000, 1_500));
        assert_eq!((config.keep_alive.as_millis(), config.events), (400, 4_096));
        assert_eq!(config.rates, Rates { floor: 8_000, start: 64_000, ceiling: 256_000 });
        assert_eq!((config.inputs, config.identity), (InputMode::ByTick, [0; 16]));
        assert_eq!(config.longest_gap, 1);
    }
}
