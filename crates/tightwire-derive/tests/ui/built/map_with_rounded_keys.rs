use std::collections::BTreeMap;

use tightwire::Wire;

#[derive(Wire, PartialEq, PartialOrd, Default)]
struct Place(#[wire(compressed(0.0..=1.0, 0.1))] f32);

impl Eq for Place {}

impl Ord for Place {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[derive(Wire)]
struct Scene {
    #[wire(max_len = 8)]
    bodies: BTreeMap<Place, u8>,
}

fn main() {
    tightwire::encode_to_vec(&Scene { bodies: BTreeMap::new() }).unwrap();
}
