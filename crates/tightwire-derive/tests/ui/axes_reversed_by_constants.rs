use tightwire::Wire;

const LEFT: i16 = 10;
const RIGHT: i16 = -10;

#[derive(Wire)]
struct Cell {
    #[wire(range = [0..=7, LEFT..=RIGHT])]
    place: [i16; 2],
}

fn main() {}
