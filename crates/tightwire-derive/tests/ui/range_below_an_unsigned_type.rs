use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(range = -1..=5)]
    lives: u16,
}

fn main() {}
