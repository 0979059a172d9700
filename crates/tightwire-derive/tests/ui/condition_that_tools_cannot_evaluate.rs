use tightwire::Wire;

#[derive(Wire, Clone, Copy, PartialEq, PartialOrd)]
enum Door {
    Shut,
    Open(u8),
}

#[allow(dead_code)]
fn is_far(x: u8) -> bool {
    x > 3
}

#[allow(unused_macros)]
macro_rules! is {
    ($value:expr => $other:expr) => {
        $value == $other
    };
}

#[derive(Wire)]
struct Packet {
    x: u8,
    door: Door,
    #[wire(max_len = 4)]
    list: Vec<u8>,
    #[wire(if = x > 1 && is_far(x))]
    function: u8,
    #[wire(if = x.count_ones() > 2)]
    method: u8,
    #[wire(if = (|| x > 3)())]
    closure: u8,
    #[wire(if = list.iter().any(|y| *y > 3))]
    method_with_a_closure: u8,
    #[wire(if = { let half = x / 2; half > 3 })]
    block: u8,
    #[wire(if = match x { 0 => false, _ => true })]
    arms: u8,
    #[wire(if = is!(x => 3))]
    own_macro: u8,
    #[wire(if = x as u32 % 3 == 0)]
    cast: u8,
    #[wire(if = x << 2 > 8)]
    shifted: u8,
    #[wire(if = list[0] == 3)]
    element: u8,
    #[wire(if = matches!(door, Door::Open(wide) if wide > 3))]
    field_of_a_variant: u8,
    #[wire(if = door > Door::Shut)]
    order_of_variants: u8,
}

fn main() {}
