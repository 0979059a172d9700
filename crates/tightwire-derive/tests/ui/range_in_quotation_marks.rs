//! Other derives take texts; here a range is written as it is.
use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(range = "0..=5")]
    lives: u8,
}

#[derive(Wire)]
struct Team {
    #[wire(max_len = "5")]
    players: Vec<u8>,
}

#[derive(Wire)]
struct Ship {
    #[wire(if = "is_there")]
    fuel: u8,
    is_there: bool,
}

fn main() {}
