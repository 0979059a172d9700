use tightwire::Wire;

mod even {
    use tightwire::{ReadError, Reader, Wire, WriteError, Writer};

    pub fn write<W: Writer>(value: &u16, stream: &mut W) -> Result<(), WriteError> {
        (value / 2).write(stream)
    }

    pub fn read<R: Reader>(stream: &mut R) -> Result<u16, ReadError> {
        Ok(u16::read(stream)? * 2)
    }
}

#[derive(Wire)]
struct Ticks {
    #[wire(with = even)]
    first: u16,
    #[wire(relative_to = first)]
    second: u16,
}

fn main() {}
