//! The other serializers, each by the fastest of its documented ways that gives a whole value back.

mod bincode;
mod bitcode;
mod bitstream_io;
mod bitstream_io_raw;
mod deku;
mod naia_serde;
mod postcard;
mod wincode;

pub use self::bincode::{Bincode, BincodeFixed};
pub use self::bitcode::Bitcode;
pub use self::bitstream_io::{BitstreamIo, BitstreamIoQuantizing};
pub use self::bitstream_io_raw::{RawBitstreamIo, RawBitstreamIoAtRunTime, RawBitstreamIoOfPacket};
pub use self::deku::Deku;
pub use self::naia_serde::NaiaSerde;
pub use self::postcard::Postcard;
pub use self::wincode::Wincode;

use crate::messages::{
    BenchPacket, Blob, Flags, GameUpdate, Log, Mesh, Numbers, RootShip, RootShips, RootUpdate,
    ShipCreate, Ships, Snapshot,
};
use crate::workload::Entry;

/// The peers of one message, in the order of tables.
macro_rules! peers {
    ($message:ty: $($peer:ty),* $(,)?) => { [$(Entry::message::<$message, $peer>()),*] };
}

/// The entries of all peers.
pub fn entries() -> Vec<Entry> {
    let mut entries = Vec::new();
    entries.extend(peers![BenchPacket:
        BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode, BincodeFixed, Wincode]);
    entries.extend(peers![ShipCreate:
        BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode, BincodeFixed, Wincode]);
    entries.extend(peers![Ships:
        BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode, BincodeFixed, Wincode]);
    entries.extend(peers![Snapshot:
        BitstreamIoQuantizing, BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode,
        BincodeFixed, Wincode]);
    // Those that derive their form. The others would be written by hand once more.
    macro_rules! derived {
        ($($message:ty),*) => {$(
            entries.extend(peers![$message: Bitcode, Postcard, Bincode, BincodeFixed, Wincode]);
        )*};
    }
    derived!(Blob, Numbers, Flags, Log, Mesh, GameUpdate, RootShip, RootShips, RootUpdate);
    entries.push(Entry::raw_bits::<RawBitstreamIoOfPacket>());
    entries.push(Entry::raw_bits::<RawBitstreamIo>());
    entries.push(Entry::raw_bits::<RawBitstreamIoAtRunTime>());
    entries
}
