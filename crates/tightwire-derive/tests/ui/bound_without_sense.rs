use tightwire::Wire;

#[derive(Wire)]
#[wire(bound = T)]
struct Pair<T>(T, T);

#[derive(Wire)]
#[wire(bound = "T = Wire")]
struct Triple<T>(T, T, T);

fn main() {}
