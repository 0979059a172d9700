use tightwire::Wire;

#[derive(Wire)]
struct Stats {
    #[wire(rename = "armor")]
    health: u8,
    armor: u8,
}

#[derive(Wire)]
struct Names {
    #[wire(rename = "")]
    speed: u8,
    #[wire(rename = power)]
    power: u8,
}

#[derive(Wire)]
struct Twice {
    #[wire(rename = "a")]
    first: u8,
    #[wire(rename = "a")]
    second: u8,
}

#[derive(Wire)]
enum Team {
    #[wire(rename = "Blue")]
    Red,
    Blue,
}

fn main() {}
