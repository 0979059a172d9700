use tightwire::Wire;

// As without the feature `arrayvec`.
mod arrayvec {
    pub struct ArrayVec<T, const N: usize>([T; N]);
    pub struct ArrayString<const N: usize>([u8; N]);
}

#[derive(Wire)]
struct Bag {
    items: arrayvec::ArrayVec<u8, 4>,
    name: arrayvec::ArrayString<8>,
}

fn main() {}
