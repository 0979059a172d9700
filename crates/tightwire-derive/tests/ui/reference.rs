use tightwire::Wire;

#[derive(Wire)]
struct Chat<'a> {
    name: &'a str,
    raw: *const u8,
}

fn main() {}
