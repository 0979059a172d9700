use tightwire::Wire;

#[derive(Wire)]
struct Body {
    #[wire(unit = 99)]
    aim: [f32; 3],
    #[wire(unit = 0)]
    last_aim: [f32; 3],
}

// In a generic type, too.
#[derive(Wire)]
struct Tagged<T> {
    tag: T,
    #[wire(unit = 25)]
    aim: [f32; 3],
}

fn main() {}
