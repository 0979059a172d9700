use tightwire::Wire;

#[derive(Wire)]
struct Chat {
    name: Option<String>,
}

fn main() {}
