use tightwire::Wire;

#[derive(Wire)]
enum Never {}

fn main() {}
