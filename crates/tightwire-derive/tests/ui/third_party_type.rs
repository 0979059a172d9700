use std::time::Instant;
use tightwire::Wire;

#[derive(Wire)]
struct Timer {
    since: Instant,
    #[wire(max_len = 8)]
    marks: Vec<Instant>,
}

fn main() {
    let mut buffer = [0; 8];
    let _ = tightwire::encode(&Instant::now(), &mut buffer);
}
