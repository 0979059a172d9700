use tightwire::Wire;

#[derive(Wire)]
struct World {
    cells: [u64; 12_500],
}

fn main() {
    tightwire::decode::<World>(&[]).map(|_| ()).unwrap();
}
