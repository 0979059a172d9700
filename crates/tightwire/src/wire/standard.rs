//! Types of the standard library that are made of simpler ones: addresses and durations.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use core::time::Duration;

use crate::codec::tag::tag;
use crate::error::{ReadError, WriteError};
use crate::stream::{Name, Number, Reader, Stream, Writer};
use crate::wire::Wire;
use crate::wire::schema::{Field, Schema, Variant};

/// An address, as its octets in the order in which they are written down.
macro_rules! address {
    ($($address:ty, $octets:literal;)*) => {$(
        impl Wire for $address {
            const SCHEMA: Schema = <[u8; $octets]>::SCHEMA;

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

impl Wire for SocketAddrV4 {
    const SCHEMA: Schema = Schema::Struct {
        name: "SocketAddrV4",
        fields: &[Field::new("ip", &Ipv4Addr::SCHEMA), Field::new("port", &u16::SCHEMA)],
    };

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_field("ip", self.ip(), stream)?;
        write_field("port", &self.port(), stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let ip = read_field("ip", stream)?;
        let port = read_field("port", stream)?;
        Ok(Self::new(ip, port))
    }
}

impl Wire for SocketAddrV6 {
    const SCHEMA: Schema = Schema::Struct {
        name: "SocketAddrV6",
        fields: &[
            Field::new("ip", &Ipv6Addr::SCHEMA),
            Field::new("port", &u16::SCHEMA),
            Field::new("flowinfo", &u32::SCHEMA),
            Field::new("scope_id", &u32::SCHEMA),
        ],
    };

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_field("ip", self.ip(), stream)?;
        write_field("port", &self.port(), stream)?;
        write_field("flowinfo", &self.flowinfo(), stream)?;
        write_field("scope_id", &self.scope_id(), stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let ip = read_field("ip", stream)?;
        let port = read_field("port", stream)?;
        let flowinfo = read_field("flowinfo", stream)?;
        let scope_id = read_field("scope_id", stream)?;
        Ok(Self::new(ip, port, flowinfo, scope_id))
    }
}

/// The names of [`either`], in the order of their tags.
const VERSIONS: [&str; 2] = ["V4", "V6"];

/// An address of either version, like a derived enum.
macro_rules! either {
    ($($either:ident: $v4:ty, $v6:ty;)*) => {$(
        impl Wire for $either {
            const SCHEMA: Schema = Schema::Enum {
                name: stringify!($either),
                tag_bits: 1,
                variants: &[
                    Variant::new("V4", &[Field::new("0", &<$v4>::SCHEMA)]),
                    Variant::new("V6", &[Field::new("0", &<$v6>::SCHEMA)]),
                ],
            };

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                version(stream, u32::from(self.is_ipv6()))?;
                match self {
                    Self::V4(address) => write_field("0", address, stream),
                    Self::V6(address) => write_field("0", address, stream),
                }
            }

            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                match version(stream, 0)? {
                    0 => read_field("0", stream).map(Self::V4),
                    _ => read_field("0", stream).map(Self::V6),
                }
            }
        }
    )*};
}

either! {
    IpAddr: Ipv4Addr, Ipv6Addr;
    SocketAddr: SocketAddrV4, SocketAddrV6;
}

/// The bit that says which version follows.
fn version<S: Stream>(stream: &mut S, mut number: u32) -> Result<u32, S::Error> {
    let name = |number: u32| VERSIONS.get(number as usize).copied().unwrap_or_default();
    tag(stream, &mut number, VERSIONS.len() as u32, 1, name)?;
    Ok(number)
}

/// The most nanoseconds beside whole seconds.
const LAST_NANO: u32 = 999_999_999;

impl Wire for Duration {
    const SCHEMA: Schema = Schema::Struct {
        name: "Duration",
        fields: &[
            Field::new("secs", &u64::SCHEMA),
            Field::new(
                "nanos",
                &Schema::Int { min: Number::Unsigned(0), max: Number::Unsigned(LAST_NANO as u128) },
            ),
        ],
    };

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_field("secs", &self.as_secs(), stream)?;
        stream.enter(Name::Field("nanos"));
        stream.write_int(self.subsec_nanos(), 0..=LAST_NANO)?;
        stream.leave();
        Ok(())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let secs = read_field("secs", stream)?;
        stream.enter(Name::Field("nanos"));
        let nanos = stream.read_int(0..=LAST_NANO)?;
        stream.leave();
        // Below a second they carry nothing into the seconds, which might overflow.
        Ok(Self::new(secs, nanos))
    }
}

fn write_field<T: Wire, W: Writer>(
    name: &'static str,
    value: &T,
    stream: &mut W,
) -> Result<(), WriteError> {
    stream.enter(Name::Field(name));
    value.write(stream)?;
    stream.leave();
    Ok(())
}

fn read_field<T: Wire, R: Reader>(name: &'static str, stream: &mut R) -> Result<T, ReadError> {
    stream.enter(Name::Field(name));
    let value = T::read(stream)?;
    stream.leave();
    Ok(value)
}
