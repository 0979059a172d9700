//! Types of the standard library that consist of simpler ones: addresses and durations.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use core::time::Duration;

use crate::codec::{Plain, by_scalar};
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

#[diagnostic::do_not_recommend]
impl Wire for SocketAddrV4 {
    const SCHEMA: Schema = Schema::structure(
        "SocketAddrV4",
        &[Field::new("ip", &Ipv4Addr::SCHEMA), Field::new("port", &u16::SCHEMA)],
    );
    const __KNOWN: Known = Known::All;

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        let mut fields = WriteFields::new(stream);
        fields.field::<Plain, _>("ip", self.ip())?;
        fields.field::<Plain, _>("port", &self.port())?;
        fields.finish()
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        ReadFields::<Self, 0, R>::all(stream, |fields| {
            let ip = fields.field::<0, Plain, _>("ip")?;
            let port = fields.field::<1, Plain, _>("port")?;
            Ok(Self::new(ip, port))
        })
    }
}

#[diagnostic::do_not_recommend]
impl Wire for SocketAddrV6 {
    const SCHEMA: Schema = Schema::structure(
        "SocketAddrV6",
        &[
            Field::new("ip", &Ipv6Addr::SCHEMA),
            Field::new("port", &u16::SCHEMA),
            Field::new("flowinfo", &u32::SCHEMA),
            Field::new("scope_id", &u32::SCHEMA),
        ],
    );
    const __KNOWN: Known = Known::All;

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        let mut fields = WriteFields::new(stream);
        fields.field::<Plain, _>("ip", self.ip())?;
        fields.field::<Plain, _>("port", &self.port())?;
        fields.field::<Plain, _>("flowinfo", &self.flowinfo())?;
        fields.field::<Plain, _>("scope_id", &self.scope_id())?;
        fields.finish()
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        ReadFields::<Self, 0, R>::all(stream, |fields| {
            let ip = fields.field::<0, Plain, _>("ip")?;
            let port = fields.field::<1, Plain, _>("port")?;
            let flowinfo = fields.field::<2, Plain, _>("flowinfo")?;
            let scope_id = fields.field::<3, Plain, _>("scope_id")?;
            Ok(Self::new(ip, port, flowinfo, scope_id))
        })
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

#[diagnostic::do_not_recommend]
impl Wire for Duration {
    const SCHEMA: Schema = Schema::structure(
        "Duration",
        &[Field::new("secs", &u64::SCHEMA), Field::new("nanos", &Schema::value(NANOS.shape()))],
    );
    const __KNOWN: Known = Known::All;

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        let mut fields = WriteFields::new(stream);
        fields.field::<Plain, _>("secs", &self.as_secs())?;
        fields.field::<Nanos, _>("nanos", &self.subsec_nanos())?;
        fields.finish()
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        ReadFields::<Self, 0, R>::all(stream, |fields| {
            let secs = fields.field::<0, Plain, _>("secs")?;
            let nanos = fields.field::<1, Nanos, _>("nanos")?;
            // Less than a second of nanoseconds carries nothing into the seconds, which could overflow.
            Ok(Self::new(secs, nanos))
        })
    }
}

/// The nanoseconds of a duration.
struct Nanos;

by_scalar!(u32, [] Nanos, NANOS.shape(), NANOS, 0);
