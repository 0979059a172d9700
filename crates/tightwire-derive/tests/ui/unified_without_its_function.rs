//! `unified!` needs the function that it is about.
#[derive(Clone, Default)]
struct Player {
    lives: u8,
}

tightwire::unified!(Player);

fn main() {}
