use tightwire::Wire;

struct Engine;

#[derive(Wire)]
struct Ship {
    engine: Engine,
    spare: Option<Engine>,
}

fn main() {}
