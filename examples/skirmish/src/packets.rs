//! Everything that is sent. The server and the clients are built from this file.

use tightwire::{Wire, packet};
use tightwire_session::{Config, Game, Key, PlayerId, Protocol, Rates};

/// Ticks per second.
pub const HZ: u32 = 30;
/// The field is a square from -100 m to 100 m.
pub const FIELD: f32 = 100.0;
/// The number of barrels on the field.
pub const BARRELS: usize = 400;
/// The maximum number of players. Their numbers are 1 to 16.
pub const PLAYERS: u8 = 16;

/// The keys that a player holds down during a tick.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
pub struct Input {
    /// 1 drives forward, -1 backward.
    #[wire(range = -1..=1)]
    pub drive: i8, // 2 bits
    /// 1 turns left, -1 right.
    #[wire(range = -1..=1)]
    pub turn: i8, // 2 bits
    /// Fires the gun.
    pub fire: bool, // 1 bit
}

/// A player's tank.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Tank {
    /// The player who drives it.
    #[wire(range = 1..=16)]
    pub player: u8, // 4 bits
    /// The position in metres.
    #[wire(compressed(-100.0..=100.0, 0.01))]
    pub position: [f32; 2], // 15 bits each
    /// The direction in radians.
    #[wire(angle = 10)]
    pub heading: f32, // 10 bits, a third of a degree
    /// A tank with 0 health is replaced by a new one.
    #[wire(range = 0..=100)]
    pub health: u8, // 7 bits
    /// Ticks until the gun can fire again.
    #[wire(range = 0..=30)]
    pub reload: u8, // 5 bits
    /// Tanks destroyed.
    #[wire(range = 0..=999)]
    pub score: u16, // 10 bits
}

/// A barrel. It stands still until a tank pushes it.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Barrel {
    /// The position in metres.
    #[wire(compressed(-100.0..=100.0, 0.01))]
    pub position: [f32; 2], // 15 bits each
    /// 0 means that there is no barrel: destroyed, or not received yet.
    #[wire(range = 0..=3)]
    pub health: u8, // 2 bits
}

/// The state that the server replicates to every client.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct World {
    /// Sorted by player.
    #[wire(max_len = 16, key = player)]
    pub tanks: Vec<Tank>,
    /// Always all of them.
    pub barrels: [Barrel; 400],
}

/// Messages from a client.
#[derive(Wire, Clone, Debug, PartialEq)]
pub enum ToServer {
    /// A line of chat.
    Say(#[wire(max_len = 100)] String),
}

/// Messages from the server.
#[derive(Wire, Clone, Debug, PartialEq)]
pub enum ToClient {
    /// A line of chat.
    Said {
        /// The player who wrote it.
        #[wire(range = 1..=16)]
        from: u8,
        /// The line.
        #[wire(max_len = 100)]
        text: String,
    },
    /// A shot to draw. Its effect on health is part of the state.
    Shot {
        /// The position of the gun.
        #[wire(compressed(-100.0..=100.0, 0.1))]
        from: [f32; 2],
        /// The end of its path.
        #[wire(compressed(-200.0..=200.0, 0.1))]
        to: [f32; 2],
    },
}

/// Names the types that the game sends.
#[derive(Debug)]
pub struct Skirmish;

impl Game for Skirmish {
    type Input = Input;
    type ToServer = ToServer;
    type ToClient = ToClient;
    type World = World;
}

/// The same on both sides. Raise the version when the rules change but the types do not.
pub const PROTOCOL: Protocol<Skirmish> = Protocol::new("skirmish", 1);

/// The values that a browser and a server exchange over a WebSocket, one per message.
pub const WEB: packet::Protocol<Input, World> = packet::Protocol::new("skirmish", 1);

/// The limits of a connection, the same on both sides.
pub fn config() -> Config {
    // 36,000 bytes per second are 1,200 per tick, one full packet.
    Config { rates: Rates { floor: 36_000, start: 36_000, ceiling: 36_000 }, ..Config::default() }
}

/// The key of a player. In a real game a matchmaker draws 32 random bytes and tells them to the
/// server and to the player, over HTTPS. A key that is in the source code is not a secret.
pub fn key(player: PlayerId) -> Key {
    Key::new([player as u8; 32])
}
