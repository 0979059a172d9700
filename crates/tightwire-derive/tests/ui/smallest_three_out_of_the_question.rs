use tightwire::Wire;

#[derive(Wire)]
struct Body {
    #[wire(smallest_three = 99)]
    rotation: [f32; 4],
    #[wire(smallest_three = 2)]
    last_rotation: [f32; 4],
}

// In a generic type, too.
#[derive(Wire)]
struct Tagged<T> {
    tag: T,
    #[wire(smallest_three = 21)]
    rotation: [f32; 4],
}

fn main() {}
