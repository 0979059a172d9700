use tightwire::Wire;

fn nearest() -> Option<u8> {
    None
}

#[derive(Wire)]
enum Order {
    Attack {
        #[wire(skip, default = return Ok(Order::Wait))]
        seen: u8,
    },
    Follow {
        near: bool,
        #[wire(if = near, default = nearest()?)]
        leader: u8,
    },
    Guard {
        near: bool,
        #[wire(if = { if near { return Err(()); } true })]
        place: u8,
    },
    Wait,
}

fn main() {}
