#[wire(tag_bits = 4)]
enum Event {
    Nothing,
    Shot {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
    },
    Chat(#[wire(max_len = 20)] String),
}
