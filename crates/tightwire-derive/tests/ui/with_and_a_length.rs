use tightwire::Wire;

mod names {
    use tightwire::scalar::Bool;
    use tightwire::{ReadError, Reader, WriteError, Writer};

    pub fn write<W: Writer>(_: &Vec<u16>, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Bool, true)
    }

    pub fn read<R: Reader>(stream: &mut R) -> Result<Vec<u16>, ReadError> {
        stream.take(Bool).map(|_| Vec::new())
    }
}

#[derive(Wire)]
struct Players {
    #[wire(with = names, max_len = 3)]
    names: Vec<u16>,
    #[wire(with = names)]
    fine: Vec<u16>,
}

fn main() {}
