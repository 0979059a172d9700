//! Types of the standard library that are made of simpler ones: addresses and durations.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use core::time::Duration;

use crate::error::{ReadError, WriteError};
use crate::scalar::Int;
use crate::schema::{Field, Known, Schema, Variant};
use crate::shape::Name;
use crate::wire::fields::tag_of;
use crate::wire::{Reader, Wire, Writer};

/// An address, as its octets in the order in which they are written down.
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
        write_field("ip", self.ip(), stream)?;
        write_field("port", &self.port(), stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let ip = read_field("ip", stream)?;
        let port = read_field("port", stream)?;
        Ok(Self::new(ip, port))
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

/// An address of either version, like a derived enum.
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
                stream.put(&tag_of::<Self>(), &u32::from(self.is_ipv6()))?;
                match self {
                    Self::V4(address) => write_field("0", address, stream),
                    Self::V6(address) => write_field("0", address, stream),
                }
            }

            fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                match stream.take(&tag_of::<Self>())? {
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

/// The nanoseconds beside whole seconds.
const NANOS: Int<u32> = Int::<u32>::new(0, 999_999_999);

#[diagnostic::do_not_recommend]
impl Wire for Duration {
    const SCHEMA: Schema = Schema::structure(
        "Duration",
        &[Field::new("secs", &u64::SCHEMA), Field::new("nanos", &Schema::value(NANOS.shape()))],
    );
    const __KNOWN: Known = Known::All;

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_field("secs", &self.as_secs(), stream)?;
        stream.enter(Name::Field("nanos"));
        stream.put(&NANOS, &self.subsec_nanos())?;
        stream.leave();
        Ok(())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let secs = read_field("secs", stream)?;
        stream.enter(Name::Field("nanos"));
        let nanos = stream.take(&NANOS)?;
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
