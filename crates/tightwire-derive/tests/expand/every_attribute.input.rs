#[wire(crate = game::tightwire)]
struct Everything {
    #[wire(range = 0..=10, max_len = 8)]
    scores: Vec<Option<i16>>,
    #[wire(bits = 12)]
    tick: u16,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    #[wire(fixed(-100..=100, 8))]
    angle: i16,
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(unit = 10)]
    up: [f32; 3],
    #[wire(angle = 10)]
    yaw: f32,
    #[wire(half)]
    zoom: f32,
    #[wire(bytes)]
    key: [u8; 5],
    #[wire(relative_to = tick)]
    next: u16,
    #[wire(wrapping_from = tick)]
    newest: u16,
    #[wire(align, check = "middle")]
    armed: bool,
    #[wire(if = armed && tick > 5, default = 3)]
    height: u8,
    #[wire(if = height == 3)]
    low: bool,
    #[wire(default_bit)]
    speed: f32,
    #[wire(with = millis, max_bits = 32)]
    wait: Duration,
    #[wire(subset, range = 0..=9)]
    slots: [Option<u8>; 40],
    #[wire(subset, max_len = 64)]
    bodies: Vec<Option<Body>>,
    #[wire(skip)]
    cache: u64,
}
