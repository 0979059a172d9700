//! A condition names fields alone.
use tightwire::Wire;

#[derive(Wire)]
struct Player {
    is_alive: bool,
    #[wire(if = self.is_alive)]
    lives: u8,
}

fn main() {}
