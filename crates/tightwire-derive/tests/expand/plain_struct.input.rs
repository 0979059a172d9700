struct Input {
    #[wire(bits = 12)]
    tick: u16,
    #[wire(range = -100..=100)]
    throttle: i8,
    jump: bool,
}
