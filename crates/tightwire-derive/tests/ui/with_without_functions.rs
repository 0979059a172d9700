use tightwire::Wire;

mod coding {}

#[derive(Wire)]
struct Player {
    #[wire(with = coding)]
    health: u8,
}

fn main() {}
