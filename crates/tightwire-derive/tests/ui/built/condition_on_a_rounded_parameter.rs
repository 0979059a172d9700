use tightwire::Wire;

#[derive(Wire)]
struct Changed<T: Copy + PartialOrd + Default> {
    value: T,
    before: T,
    #[wire(if = value > before)]
    by: u8,
}

#[derive(Wire, Clone, Copy, Default, PartialEq, PartialOrd)]
struct Heat(#[wire(compressed(0.0..=1.0, 0.1))] f32);

fn main() {
    let fine = Changed { value: 3u8, before: 2, by: 1 };
    let rounded = Changed { value: Heat(0.54), before: Heat(0.5), by: 1 };
    let _ = (tightwire::measure(&fine), tightwire::measure(&rounded));
}
