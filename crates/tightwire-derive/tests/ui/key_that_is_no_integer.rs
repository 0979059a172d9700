use tightwire::Wire;

#[derive(Wire)]
struct Shot {
    id: f32,
}

#[derive(Wire)]
struct World<T> {
    #[wire(max_len = 8, key = id)]
    shots: Vec<Shot>,
    other: T,
}

#[derive(Wire)]
struct Arena {
    #[wire(max_len = 8, key = id)]
    shots: Vec<Shot>,
}

fn main() {}
