use tightwire::Wire;

#[derive(Wire)]
struct Changed<T: Copy + PartialOrd + Default> {
    value: T,
    before: T,
    #[wire(if = value > before)]
    by: u8,
}

fn main() {
    let fine = Changed { value: 3u8, before: 2, by: 1 };
    let _ = tightwire::measure(&fine);
}
