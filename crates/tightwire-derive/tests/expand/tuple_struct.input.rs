struct Pair(u8, #[wire(range = 0..=9)] Option<u8>);
