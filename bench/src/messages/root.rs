//! The one type that a game's connection carries: an enum with every message.

use super::{
    BenchPacket, Blob, Flags, GameUpdate, Log, Mesh, Message, Numbers, QuantizedSnapshot,
    ShipCreate, Ships,
};
use crate::random::Random;

/// Any message, as peers send it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "peers",
    derive(
        serde::Serialize,
        serde::Deserialize,
        bitcode::Encode,
        bitcode::Decode,
        bincode::Encode,
        bincode::Decode,
        wincode::SchemaWrite,
        wincode::SchemaRead,
        speedy::Writable,
        speedy::Readable
    )
)]
#[allow(missing_docs)]
pub enum Root {
    BenchPacket(BenchPacket),
    ShipCreate(ShipCreate),
    Ships(Ships),
    Snapshot(QuantizedSnapshot),
    Blob(Blob),
    Numbers(Numbers),
    Flags(Flags),
    Log(Log),
    Mesh(Mesh),
    GameUpdate(GameUpdate),
}

/// A ship as one of all messages.
#[derive(Clone, Debug, PartialEq)]
pub struct RootShip(pub ShipCreate);

/// Many ships as one of all messages.
#[derive(Clone, Debug, PartialEq)]
pub struct RootShips(pub Ships);

/// An update as one of all messages.
#[derive(Clone, Debug, PartialEq)]
pub struct RootUpdate(pub GameUpdate);

macro_rules! in_root {
    ($type:ident, $inner:ident, $name:literal) => {
        impl Message for $type {
            const NAME: &'static str = $name;
            type Plain = Root;

            fn random(random: &mut Random) -> Self {
                Self(Message::random(random))
            }

            fn to_plain(&self) -> Root {
                Root::$inner(self.0.clone())
            }

            fn from_plain(plain: Root) -> Self {
                match plain {
                    Root::$inner(inner) => Self(inner),
                    other => panic!("another message: {other:?}"),
                }
            }

            fn arrived_as(&self, back: &Self) -> bool {
                self == back
            }
        }
    };
}

in_root!(RootShip, ShipCreate, "root/ship-create");
in_root!(RootShips, Ships, "root/ships");
in_root!(RootUpdate, GameUpdate, "root/game-update");
