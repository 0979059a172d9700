use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(default = 3)]
    health: u8,
}

fn main() {}
