use tightwire::Wire;

#[derive(Wire)]
struct OfAFloat {
    share: f32,
    #[wire(len = share * 2, max_len = 8)]
    list: Vec<u8>,
}

type Share = f32;

#[derive(Wire)]
struct OfAnAlias {
    share: Share,
    #[wire(len = share * 2, max_len = 8)]
    list: Vec<u8>,
}

fn main() {}
