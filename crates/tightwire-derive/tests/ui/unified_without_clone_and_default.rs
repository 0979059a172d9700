//! A reader starts from the default, and a writer from a clone.
use tightwire::Stream;

struct Player {
    lives: u8,
}

impl Player {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u8(&mut self.lives)
    }
}

tightwire::unified!(Player);

fn main() {}
