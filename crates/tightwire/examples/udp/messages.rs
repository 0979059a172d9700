//! The messages, the same on both sides.

use tightwire::Wire;
use tightwire::packet::Protocol;

/// All that a client may send.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) enum FromClient {
    Input {
        tick: u16,
        #[wire(range = -100..=100)]
        throttle: i8,
    },
}

/// All that the server may send.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) enum FromServer {
    Welcome {
        player: u64,
    },
    State {
        tick: u16,
        #[wire(compressed(-1000.0..=1000.0, 0.01))]
        position: f32,
    },
}

pub(crate) const PROTOCOL: Protocol<FromClient, FromServer> = Protocol::new("udp example", 1);

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        // Without them nothing is secret, so there is no game.
        eprintln!("no random bytes: {error}");
        std::process::exit(2);
    }
    bytes
}
