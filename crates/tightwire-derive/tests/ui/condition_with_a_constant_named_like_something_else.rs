#![allow(non_upper_case_globals)]

use tightwire::Wire;

#[derive(Wire, Clone, Copy, PartialEq)]
enum Kind {
    Boss,
    Minion,
}

impl Kind {
    const First: Kind = Kind::Boss;
}

const limit: u8 = 3;

#[derive(Wire)]
struct NamedLikeAVariant {
    kind: Kind,
    #[wire(if = kind == Kind::First)]
    more: u8,
    #[wire(if = matches!(kind, Kind::First))]
    most: u8,
}

#[derive(Wire)]
struct NamedLikeABinding {
    x: Option<u8>,
    #[wire(if = matches!(x, Some(limit)))]
    more: u8,
}

#[derive(Wire)]
struct Default {
    on: bool,
    #[wire(if = on, default = Kind::First)]
    kind: Kind,
}

fn main() {}
