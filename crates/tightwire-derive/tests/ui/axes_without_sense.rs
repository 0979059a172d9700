use tightwire::Wire;

#[derive(Wire)]
struct TooFew {
    #[wire(range = [0..=7, 0..=7])]
    cell: [u8; 3],
}

#[derive(Wire)]
struct OfANumber {
    #[wire(range = [0..=7, 0..=7])]
    cell: u8,
}

#[derive(Wire)]
struct Reversed {
    #[wire(range = [0..=7, 7..=0])]
    cell: [u8; 2],
}

#[derive(Wire)]
struct TooLarge {
    #[wire(range = [0..=7, 0..=256])]
    cell: [u8; 2],
}

#[derive(Wire)]
struct TwoLengths {
    #[wire(compressed([0.0..=1.0, 0.0..=1.0], [0.1, 0.1, 0.1]))]
    place: [f32; 2],
}

#[derive(Wire)]
struct Whole {
    #[wire(compressed([0.0..=1.0, 0.0..=1.0], 0.1))]
    place: [u8; 2],
}

#[derive(Wire)]
struct NoSteps {
    #[wire(compressed([0.0..=1.0, 1.0..=0.0], 0.1))]
    place: [f32; 2],
}

fn main() {}
