use tightwire::Wire;

#[derive(Wire)]
union Bits {
    a: u32,
    b: f32,
}

fn main() {}
