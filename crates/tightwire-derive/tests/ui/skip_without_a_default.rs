use tightwire::Wire;

enum Socket {
    Open,
}

#[derive(Wire)]
struct Player {
    health: u8,
    #[wire(skip)]
    socket: Socket,
}

fn main() {}
