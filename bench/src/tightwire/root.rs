//! A root type with every message, and the messages whose types are their own twins.

use std::hint::black_box;

use tightwire::Wire;

use super::derive::{BenchPacket, ShipCreate, Ships};
use super::{Derive, DeriveInto};
use crate::contest::Codec;
use crate::messages::{
    self, Any, Blob, Flags, Floats, GameUpdate, Log, Mesh, Numbers, PlainBytes, RootShip,
    RootShips, RootUpdate, Scores,
};

/// Any message. Snapshots walk their set by hand, which a derived type holds like any other.
#[derive(Wire, Clone)]
#[allow(missing_docs)]
pub enum Root {
    BenchPacket(BenchPacket),
    ShipCreate(ShipCreate),
    Ships(Ships),
    Snapshot(super::Snapshot),
    Blob(Blob),
    Numbers(Numbers),
    Flags(Flags),
    Log(Log),
    Mesh(Mesh),
    GameUpdate(GameUpdate),
}

impl Default for Root {
    fn default() -> Self {
        Self::BenchPacket(BenchPacket::default())
    }
}

macro_rules! in_root {
    ($message:ident, $inner:ident) => {
        impl From<&$message> for Root {
            fn from(from: &$message) -> Self {
                Self::$inner((&from.0).into())
            }
        }

        impl From<Root> for $message {
            fn from(from: Root) -> Self {
                match from {
                    Root::$inner(inner) => Self(inner.into()),
                    _ => panic!("another message"),
                }
            }
        }

        super::derive::codec!($message, Root);
    };
}

in_root!(RootShip, ShipCreate);
in_root!(RootShips, Ships);
in_root!(RootUpdate, GameUpdate);

/// Messages whose types derive everything that anybody asks for.
macro_rules! own_twin {
    ($($message:ident),*) => {$(
        impl From<&$message> for $message {
            fn from(from: &$message) -> Self {
                from.clone()
            }
        }

        super::derive::codec!(messages::$message, $message);
    )*};
}

own_twin!(Blob, PlainBytes, Numbers, Flags, Floats, Log, Mesh, Scores, GameUpdate, Any);
