use tightwire::Wire;

#[derive(Wire)]
struct Inventory {
    slot: usize,
    change: isize,
    #[wire(range = 0..=40)]
    fine: usize,
}

fn main() {}
