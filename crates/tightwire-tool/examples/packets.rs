//! The tool of a small game: what `src/bin/packets.rs` of a real one looks like.

use tightwire::Wire;

/// What a client may send.
#[derive(Wire)]
enum ClientMessage {
    Move {
        #[wire(range = -100..=100)]
        throttle: i8,
        jump: bool,
    },
    Chat(#[wire(max_len = 40)] String),
}

/// What the server may send.
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
