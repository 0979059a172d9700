use tightwire::{Result, Stream, Wire};

#[derive(Clone, Default)]
struct Stamped<T> {
    value: T,
}

impl<T: Wire> Stamped<T> {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.object(&mut self.value)
    }
}
tightwire::unified!(Stamped<T>);

fn main() {}
