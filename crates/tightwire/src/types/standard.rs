//! Types of the standard library that consist of simpler ones: addresses and durations.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use core::time::Duration;

use crate::codec::{Codec, Plain, by_scalar};
use crate::error::{ReadError, WriteError};
use crate::fields::{OfVariant, ReadFields, WriteFields, read_tag};
use crate::scalar::Int;
use crate::schema::{Field, Known, Schema, Variant};
use crate::stream::{Reader, Writer};
use crate::wire::Wire;

/// Encodes an address as its octets, in the usual written order.
macro_rules! address {
    ($($address:ty, $octets:literal;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Wire for $address {
            const SCHEMA: Schema = <[u8; $octets]>::SCHEMA;
            const __KNOWN: Known = Known::All;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                self.octets().write(stream)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                <[u8; $octets]>::read(stream).map(Self::from)
            }
        }
    )*};
}

address! {
    Ipv4Addr, 4;
    Ipv6Addr, 16;
}

/// Encodes a type of several fields like a derived struct.
macro_rules! record {
    ($($type:ident { $( $step:literal $field:ident: $of:ty as $codec:ty = $get:ident; )* })*) => {$(
        #[diagnostic::do_not_recommend]
        impl Wire for $type {
            const SCHEMA: Schema = Schema::structure(
                stringify!($type),
                &[$( Field::new(stringify!($field), &<$codec as Codec<$of>>::SCHEMA) ),*],
            );
            const __KNOWN: Known = Known::All;

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                let mut fields = WriteFields::new(stream);
                $( fields.field::<$codec, $of>(stringify!($field), &self.$get())?; )*
                fields.finish()
            }

            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                ReadFields::<Self, 0, R>::all(stream, |fields| {
                    $( let $field = fields.field::<$step, $codec, $of>(stringify!($field))?; )*
                    Ok(Self::new($( $field ),*))
                })
            }
        }
    )*};
}

record! {
    SocketAddrV4 {
        0 ip: Ipv4Addr as Plain = ip;
        1 port: u16 as Plain = port;
    }
    SocketAddrV6 {
        0 ip: Ipv6Addr as Plain = ip;
        1 port: u16 as Plain = port;
        2 flowinfo: u32 as Plain = flowinfo;
        3 scope_id: u32 as Plain = scope_id;
    }
    Duration {
        0 secs: u64 as Plain = as_secs;
        // Less than a second of nanoseconds carries nothing into the seconds, which could overflow.
        1 nanos: u32 as Nanos = subsec_nanos;
    }
}

/// Encodes an address of either version like a derived enum.
macro_rules! either {
    ($($either:ident: $v4:ty, $v6:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Wire for $either {
            const SCHEMA: Schema = Schema::enumeration(
                stringify!($either),
                1,
                &[
                    Variant::new("V4", &[Field::new("0", &<$v4>::SCHEMA)]),
                    Variant::new("V6", &[Field::new("0", &<$v6>::SCHEMA)]),
                ],
            );
            const __KNOWN: Known = Known::All;

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                let tag = u32::from(self.is_ipv6());
                let mut fields = WriteFields::<W, OfVariant<Self>>::variant(stream, tag)?;
                match self {
                    Self::V4(address) => fields.field::<Plain, _>("0", address)?,
                    Self::V6(address) => fields.field::<Plain, _>("0", address)?,
                }
                fields.finish()
            }

            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                if read_tag::<Self, R>(stream)? == 0 {
                    ReadFields::<Self, 0, R>::all(stream, |fields| {
                        Ok(Self::V4(fields.field::<0, Plain, _>("0")?))
                    })
                } else {
                    ReadFields::<Self, 1, R>::all(stream, |fields| {
                        Ok(Self::V6(fields.field::<0, Plain, _>("0")?))
                    })
                }
            }
        }
    )*};
}

either! {
    IpAddr: Ipv4Addr, Ipv6Addr;
    SocketAddr: SocketAddrV4, SocketAddrV6;
}

/// The nanoseconds in addition to whole seconds.
const NANOS: Int<u32> = Int::<u32>::new(0, 999_999_999);

/// The nanoseconds of a duration.
struct Nanos;

by_scalar!(u32, [] Nanos, NANOS.shape(), NANOS, 0);
