//! The tool of a small game, like `src/bin/packets.rs` in a real one.

use tightwire::Wire;

/// The messages of a client.
#[derive(Wire)]
enum ClientMessage {
    Move {
        #[wire(range = -100..=100)]
        throttle: i8,
        jump: bool,
    },
    Chat(#[wire(max_len = 40)] String),
}

/// The messages of the server.
#[derive(Wire)]
struct ServerMessage {
    tick: u16,
    #[wire(range = 0..=100)]
    health: u8,
    #[wire(max_len = 8)]
    near: Vec<u16>,
}

fn main() {
    tightwire_tool::run::<(ClientMessage, ServerMessage)>();
}
