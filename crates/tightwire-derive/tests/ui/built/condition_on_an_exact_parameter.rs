use tightwire::Wire;

#[derive(Wire)]
struct Changed<T: Copy + PartialOrd + Default> {
    value: T,
    #[wire(if = value > T::default(), version = 1)]
    by: u8,
}

fn main() {
    let fine = Changed { value: 3u8, by: 1 };
    let _ = tightwire::measure(&fine);
}
