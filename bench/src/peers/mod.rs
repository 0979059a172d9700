//! The other serializers, each by the fastest of its documented ways that gives a whole value back.

mod bincode;
mod bitcode;
mod bitstream_io;
mod bitstream_io_raw;
mod deku;
mod naia_serde;
mod postcard;
mod speedy;
mod wincode;

pub use self::bincode::{Bincode, BincodeFixed};
pub use self::bitcode::Bitcode;
pub use self::bitstream_io::{BitstreamIo, BitstreamIoQuantizing};
pub use self::bitstream_io_raw::{RawBitstreamIo, RawBitstreamIoAtRunTime, RawBitstreamIoOfPacket};
pub use self::deku::Deku;
pub use self::naia_serde::NaiaSerde;
pub use self::postcard::{Postcard, PostcardInto};
pub use self::speedy::Speedy;
pub use self::wincode::Wincode;

use crate::messages::{
    Any, BenchPacket, Blob, Flags, Floats, GameUpdate, Log, Mesh, Message, Numbers, PlainBytes,
    RootShip, RootShips, RootUpdate, Scores, ShipCreate, Ships, Snapshot,
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
        BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode, BincodeFixed, Wincode, Speedy]);
    entries.extend(peers![ShipCreate:
        BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode, BincodeFixed, Wincode, Speedy]);
    entries.extend(peers![Ships:
        BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode, BincodeFixed, Wincode, Speedy]);
    entries.extend(peers![Snapshot:
        BitstreamIoQuantizing, BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode,
        BincodeFixed, Wincode, Speedy]);
    // Those that derive their form. The others would be written by hand once more.
    macro_rules! derived {
        ($($message:ty),*) => {$(
            entries.extend(peers![$message:
                Bitcode, Postcard, Bincode, BincodeFixed, Wincode, Speedy]);
        )*};
    }
    derived!(
        Blob, PlainBytes, Numbers, Flags, Floats, Log, Mesh, Scores, GameUpdate, RootShip,
        RootShips, RootUpdate, Any
    );
    // Those that read into a value that the caller keeps.
    macro_rules! into {
        ($($message:ty),*) => {$(
            entries.push(
                Entry::message::<$message, PostcardInto<<$message as Message>::Plain>>().only_read(),
            );
        )*};
    }
    into!(
        BenchPacket,
        ShipCreate,
        Ships,
        Blob,
        PlainBytes,
        Numbers,
        Flags,
        Floats,
        Log,
        Mesh,
        Scores,
        GameUpdate,
        Any
    );
    entries.push(Entry::raw_bits::<RawBitstreamIoOfPacket>());
    entries.push(Entry::raw_bits::<RawBitstreamIo>());
    entries.push(Entry::raw_bits::<RawBitstreamIoAtRunTime>());
    entries
}
