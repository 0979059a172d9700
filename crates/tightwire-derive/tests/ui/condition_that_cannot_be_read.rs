use tightwire::Wire;

#[allow(unused_macros)]
macro_rules! is {
    ($value:expr => $other:expr) => {
        $value == $other
    };
}

#[derive(Wire)]
struct Input {
    count: u8,
    #[wire(if = is!(count => 3))]
    macros: u8,
    #[wire(if = { const LIMIT: u8 = 3; count > LIMIT })]
    items: u8,
}

fn main() {}
