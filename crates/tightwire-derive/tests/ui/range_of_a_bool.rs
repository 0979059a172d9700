use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(range = 0..=1)]
    alive: bool,
}

fn main() {}
