use tightwire::Wire;

#[derive(Wire)]
struct Inner {
    armed: bool,
    #[wire(if = armed)]
    target: Option<u8>,
    #[wire(skip)]
    seen: Option<u8>,
}

#[derive(Wire)]
struct Outer {
    inner: Inner,
    #[wire(if = inner.armed)]
    fine: bool,
    #[wire(if = inner.target.is_some())]
    left_out: bool,
    #[wire(if = inner.seen.is_some())]
    skipped: bool,
}

fn main() {}
