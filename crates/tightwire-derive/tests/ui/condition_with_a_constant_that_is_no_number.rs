#![allow(non_upper_case_globals)]

use tightwire::Wire;

#[derive(Wire, Clone, Copy, PartialEq)]
enum Kind {
    Boss,
    MINION,
}

impl Kind {
    const First: Kind = Kind::Boss;
}

const BOSS: Kind = Kind::Boss;

#[derive(Wire)]
struct Compared {
    kind: Kind,
    #[wire(if = kind == BOSS)]
    more: u8,
}

#[derive(Wire)]
struct Shouted {
    kind: Kind,
    #[wire(if = matches!(kind, Kind::MINION))]
    more: u8,
}

#[derive(Wire)]
struct Calculated {
    x: f32,
    #[wire(if = x + 1.0 > 3.0)]
    more: u8,
}

fn main() {
    let _ = Kind::First;
}
