//! A tag belongs to an enum, not to a field that holds one.
use tightwire::Wire;

#[derive(Wire)]
enum Weapon {
    Sword,
    Bow,
}

#[derive(Wire)]
struct Player {
    #[wire(tag_bits = 4)]
    weapon: Weapon,
}

fn main() {}
