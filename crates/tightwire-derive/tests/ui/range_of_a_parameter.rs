use tightwire::Wire;

#[derive(Wire)]
struct Bar<T> {
    #[wire(range = 0..=100)]
    value: T,
    #[wire(bits = 4)]
    marks: [T; 3],
}

fn main() {}
