//! Custom code has no largest size unless it says one.
use tightwire::Wire;

#[derive(Wire)]
struct Player {
    #[wire(with = name)]
    name: String,
}

mod name {
    use tightwire::{ReadError, Reader, WriteError, Writer};

    pub fn write<W: Writer>(value: &String, stream: &mut W) -> Result<(), WriteError> {
        stream.write_string(value, 20)
    }

    pub fn read<R: Reader>(stream: &mut R) -> Result<String, ReadError> {
        stream.read_string(20)
    }
}

fn main() {
    let _buffer = [0; Player::MAX_BYTES];
}
