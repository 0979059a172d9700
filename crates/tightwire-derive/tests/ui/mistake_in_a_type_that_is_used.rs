//! One mistake is one error, however often the type is used.

use tightwire::{Wire, decode, encode};

#[derive(Wire)]
struct Player<'a, T: Copy> {
    #[wire(range = 9..=0)]
    health: u8,
    #[wire(skip)]
    view: Option<&'a T>,
}

#[derive(Wire)]
struct Snapshot {
    players: [Player<'static, u8>; 4],
    #[wire(max_len = 3)]
    others: Vec<Player<'static, u8>>,
}

fn main() {
    let mut buffer = [0; Snapshot::MAX_BYTES];
    let snapshot: Snapshot = decode(&buffer).unwrap();
    encode(&snapshot.players, &mut buffer).unwrap();
    let _ = Player::<u8>::SCHEMA.hash();
}
