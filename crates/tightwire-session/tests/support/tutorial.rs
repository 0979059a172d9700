// What the examples of docs/session.md start from. The file is included, and no test of its own.

pub use std::net::SocketAddr;
pub use std::time::Duration;

pub use tightwire::Wire;
pub use tightwire_session::{
    Client, ClientEvent, Config, Delivery, Game, InputAt, Key, Protocol, Server, ServerEvent,
};

#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Input {
    #[wire(range = -100..=100)]
    pub throttle: i8,
    pub jump: bool,
}

#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Chat {
    #[wire(max_len = 200)]
    pub text: String,
}

#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Ship {
    pub id: u16,
    #[wire(compressed(-500.0..=500.0, 0.01))]
    pub position: [f32; 2],
}

#[derive(Wire, Clone, Debug, PartialEq)]
pub struct World {
    #[wire(max_len = 300, key = id)]
    pub ships: Vec<Ship>,
}

pub struct MyGame;
impl Game for MyGame {
    type Input = Input;
    type ToServer = Chat;
    type ToClient = Chat;
    type World = World;
}
pub const PROTOCOL: Protocol<MyGame> = Protocol::new("my game", 3);

pub fn random() -> [u8; 32] {
    [1; 32]
}
pub fn key() -> Key {
    Key::new([7; 32])
}
pub fn clock() -> Duration {
    Duration::ZERO
}
pub fn server_address() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 40000))
}
pub fn poll(_: &mut [u8]) -> Option<(usize, SocketAddr)> {
    None
}
pub fn send(_: SocketAddr, _: &[u8]) {}
