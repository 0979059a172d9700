//! Types of the standard library as values: their bytes, their rejections, and their
//! names in a trace.
#![cfg(feature = "alloc")]
#![allow(clippy::unwrap_used)] // in the helpers of the tests

use std::fmt::Debug;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128, Wrapping,
};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use tightwire::{ReadErrorKind, Wire, decode, decode_into, encode_to_vec};

/// A value has these bytes and no others.
#[track_caller]
fn is_sent_as<T: Wire + Debug + PartialEq>(value: &T, bytes: &[u8]) {
    assert_eq!(encode_to_vec(value).unwrap(), bytes);
    assert_eq!(&decode::<T>(bytes).unwrap(), value);
}

#[track_caller]
fn refused<T: Wire + Debug>(bytes: &[u8]) -> (ReadErrorKind, usize) {
    let error = decode::<T>(bytes).unwrap_err();
    (error.kind(), error.bit())
}

#[test]
fn an_unsigned_number_without_zero_counts_from_one() {
    is_sent_as(&NonZeroU8::new(1).unwrap(), &[0]);
    is_sent_as(&NonZeroU8::MAX, &[0xfe]);
    is_sent_as(&NonZeroU16::new(0x0201).unwrap(), &[0x00, 0x02]);
    is_sent_as(&NonZeroU32::MAX, &[0xfe, 0xff, 0xff, 0xff]);
    is_sent_as(&NonZeroU64::MIN, &[0; 8]);
    is_sent_as(&NonZeroU128::MIN, &[0; 16]);
    assert_eq!(refused::<NonZeroU8>(&[0xff]), (ReadErrorKind::OutOfRange, 0));
    assert_eq!(refused::<NonZeroU16>(&[0xff; 2]), (ReadErrorKind::OutOfRange, 0));
    assert_eq!(refused::<NonZeroU32>(&[0xff; 4]), (ReadErrorKind::OutOfRange, 0));
    assert_eq!(refused::<NonZeroU64>(&[0xff; 8]), (ReadErrorKind::OutOfRange, 0));
    assert_eq!(refused::<NonZeroU128>(&[0xff; 16]), (ReadErrorKind::OutOfRange, 0));
}

#[test]
fn a_signed_number_without_zero_has_the_bytes_of_its_integer_and_refuses_zero() {
    fn holds<T: Wire + Debug, I: Wire + Default>(value: &T, same: &I) {
        assert_eq!(encode_to_vec(value), encode_to_vec(same));
        assert_eq!(T::SCHEMA.hash(), I::SCHEMA.hash());
        let zero = encode_to_vec(&I::default()).unwrap();
        assert_eq!(refused::<T>(&zero), (ReadErrorKind::OutOfRange, 0));
    }
    is_sent_as(&NonZeroI8::new(-1).unwrap(), &[0x7f]);
    is_sent_as(&NonZeroI8::MIN, &[0]);
    is_sent_as(&NonZeroI8::MAX, &[0xff]);
    holds(&NonZeroI8::new(-7).unwrap(), &-7i8);
    holds(&NonZeroI16::new(-7).unwrap(), &-7i16);
    holds(&NonZeroI32::new(-7).unwrap(), &-7i32);
    holds(&NonZeroI64::new(-7).unwrap(), &-7i64);
    holds(&NonZeroI128::new(-7).unwrap(), &-7i128);
}

#[test]
fn a_zero_is_refused_at_the_bit_where_it_starts() {
    // 3 bits in front, then the code of zero: only the top bit set.
    assert_eq!(
        refused::<(bool, bool, bool, NonZeroI8)>(&[0, 0b100]),
        (ReadErrorKind::OutOfRange, 3)
    );
}

#[test]
fn addresses_travel_in_the_order_in_which_they_are_written_down() {
    let v4 = Ipv4Addr::new(192, 168, 0, 1);
    let v6 = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0xff01);
    let v6_bytes = [0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0x01];
    is_sent_as(&v4, &[192, 168, 0, 1]);
    is_sent_as(&v6, &v6_bytes);
    is_sent_as(&SocketAddrV4::new(v4, 0x1234), &[192, 168, 0, 1, 0x34, 0x12]);

    let mut all = v6_bytes.to_vec();
    all.extend([0x34, 0x12, 1, 0, 0, 0, 2, 0, 0, 0]);
    is_sent_as(&SocketAddrV6::new(v6, 0x1234, 1, 2), &all);
}

#[test]
fn one_bit_says_which_version_an_address_has() {
    let v4 = Ipv4Addr::new(1, 2, 3, 128);
    is_sent_as(&IpAddr::V4(v4), &[2, 4, 6, 0, 1]);
    is_sent_as(&IpAddr::V6(Ipv6Addr::LOCALHOST), &{
        let mut bytes = [0; 17];
        bytes[0] = 1;
        bytes[15] = 2;
        bytes
    });
    is_sent_as(&SocketAddr::V4(SocketAddrV4::new(v4, 1)), &[2, 4, 6, 0, 3, 0, 0]);
    assert_eq!(IpAddr::SCHEMA.max_bits(), Some(129));
    assert_eq!(IpAddr::SCHEMA.min_bits(), 33);
    assert_eq!(SocketAddr::MAX_BYTES, 27);
    assert_eq!(SocketAddr::SCHEMA.min_bits(), 49);
}

#[test]
fn an_address_inside_another_version_stays_there() {
    let mapped = IpAddr::V6(Ipv4Addr::LOCALHOST.to_ipv6_mapped());
    let packet = encode_to_vec(&mapped).unwrap();
    assert_eq!(decode::<IpAddr>(&packet), Ok(mapped));
}

#[test]
fn a_duration_is_its_seconds_and_nanoseconds() {
    is_sent_as(&Duration::new(3, 0), &[3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    is_sent_as(&Duration::MAX, &{
        let mut bytes = [0xff; 12];
        bytes[8..].copy_from_slice(&999_999_999u32.to_le_bytes());
        bytes
    });
    assert_eq!(Duration::MAX_BITS, 94);
    assert_eq!(Duration::SCHEMA.fixed_bits(), Some(94));
}

#[test]
fn a_duration_with_a_second_of_nanoseconds_is_refused() {
    // With all seconds there are, so that carrying one more over is not possible.
    let mut packet = [0xff; 12];
    packet[8..].copy_from_slice(&1_000_000_000u32.to_le_bytes());
    assert_eq!(refused::<Duration>(&packet), (ReadErrorKind::OutOfRange, 64));
    assert_eq!(refused::<Duration>(&[0xff; 12]), (ReadErrorKind::OutOfRange, 64));
}

#[test]
fn pointers_and_wrappers_have_the_shape_of_what_is_inside() {
    is_sent_as(&Rc::new(513u16), &[1, 2]);
    is_sent_as(&Arc::new((true, 7u8)), &[15, 0]);
    is_sent_as(&Wrapping(513u16), &[1, 2]);
    assert_eq!(<Rc<Option<u8>>>::SCHEMA, <Option<u8>>::SCHEMA);
    assert_eq!(<Arc<Option<u8>>>::SCHEMA, <Option<u8>>::SCHEMA);
    assert_eq!(<Wrapping<i32>>::SCHEMA, i32::SCHEMA);
}

#[test]
fn reading_over_a_shared_value_leaves_the_other_owners_theirs() {
    let old = Rc::new(7u8);
    let mut value = old.clone();
    decode_into(&mut value, &[9]).unwrap();
    assert_eq!((*old, *value), (7, 9));

    let old = Arc::new(7u8);
    let mut value = old.clone();
    decode_into(&mut value, &[9]).unwrap();
    assert_eq!((*old, *value), (7, 9));
}

#[test]
fn reading_over_a_value_of_one_owner_keeps_its_memory() {
    let mut value = Rc::new(7u8);
    let place = Rc::as_ptr(&value);
    decode_into(&mut value, &[9]).unwrap();
    assert_eq!((*value, Rc::as_ptr(&value)), (9, place));

    let mut value = Arc::new(7u8);
    let place = Arc::as_ptr(&value);
    decode_into(&mut value, &[9]).unwrap();
    assert_eq!((*value, Arc::as_ptr(&value)), (9, place));
}

/// A chain that nests through a pointer and through nothing else, in a module called like the one of
/// the pointer.
macro_rules! chain {
    ($name:ident, $pointer:ident) => {
        mod $name {
            use std::$name::$pointer;
            use tightwire::{
                ReadError, ReadErrorKind, Reader, Schema, Wire, WriteError, WriteErrorKind, Writer,
                decode, decode_into, encode_to_vec,
            };

            #[derive(Debug, Default, PartialEq)]
            struct Link {
                next: Option<$pointer<Link>>,
            }

            impl Wire for Link {
                const SCHEMA: Schema = Schema::opaque("Link");

                fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                    stream.put(tightwire::scalar::Bool, self.next.is_some())?;
                    self.next.as_ref().map_or(Ok(()), |next| next.write(stream))
                }

                fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
                    let mut link = Self::default();
                    link.read_into(stream)?;
                    Ok(link)
                }

                fn read_into<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
                    let is_there = stream.take(tightwire::scalar::Bool)?;
                    match &mut self.next {
                        Some(next) if is_there => next.read_into(stream)?,
                        next => *next = if is_there { Some($pointer::read(stream)?) } else { None },
                    }
                    Ok(())
                }
            }

            fn chain(links: usize) -> Link {
                (0..links).fold(Link::default(), |link, _| Link { next: Some($pointer::new(link)) })
            }

            #[test]
            fn levels_are_counted_when_writing_and_reading() {
                let packet = encode_to_vec(&chain(64)).unwrap();
                assert_eq!(packet, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0]);
                assert_eq!(decode(&packet), Ok(chain(64)));

                let error = encode_to_vec(&chain(65)).unwrap_err();
                assert_eq!(error.kind(), WriteErrorKind::TooDeep);
                let error = decode::<Link>(&[0xff; 9]).unwrap_err();
                assert_eq!((error.kind(), error.bit()), (ReadErrorKind::TooDeep, 65));
            }

            #[test]
            fn levels_are_counted_when_reading_over_a_value() {
                let packet = encode_to_vec(&chain(64)).unwrap();
                let mut deep = chain(100);
                assert_eq!(decode_into(&mut deep, &packet), Ok(()));
                assert_eq!(deep, chain(64));

                let error = decode_into(&mut chain(100), &[0xff; 9]).unwrap_err();
                assert_eq!((error.kind(), error.bit()), (ReadErrorKind::TooDeep, 65));
            }
        }
    };
}

chain!(boxed, Box);
chain!(rc, Rc);
chain!(sync, Arc);

#[test]
fn tuples_have_up_to_twelve_elements() {
    let mut value = (1u8, true, 3u8, true, 5u8, true, 7u8, true, 9u8, true, 11u8, 12u8);
    let packet = encode_to_vec(&value).unwrap();
    assert_eq!(packet.len(), (7 * 8 + 5usize).div_ceil(8));
    assert_eq!(decode(&packet), Ok(value));
    let sent = value;
    value.11 = 0;
    decode_into(&mut value, &packet).unwrap();
    assert_eq!(value, sent);
}

#[test]
fn no_bytes_make_a_reader_panic_and_every_cut_is_an_end() {
    fn holds<T: Wire + Debug + PartialEq>() {
        let least = T::SCHEMA.min_bits();
        for byte in [0x00, 0x01, 0x7f, 0x80, 0xff] {
            for length in 0..40 {
                let packet = vec![byte; length];
                match decode::<T>(&packet) {
                    Ok(value) => {
                        let again = encode_to_vec(&value).unwrap();
                        assert_eq!(decode::<T>(&again), Ok(value));
                    }
                    Err(error) if (length as u64 * 8) < least => {
                        assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd);
                    }
                    Err(_) => {}
                }
            }
        }
    }
    holds::<NonZeroU8>();
    holds::<NonZeroU128>();
    holds::<NonZeroI8>();
    holds::<NonZeroI128>();
    holds::<Ipv4Addr>();
    holds::<Ipv6Addr>();
    holds::<IpAddr>();
    holds::<SocketAddrV4>();
    holds::<SocketAddrV6>();
    holds::<SocketAddr>();
    holds::<Duration>();
    holds::<Rc<Option<Duration>>>();
    holds::<Arc<Option<IpAddr>>>();
    holds::<Wrapping<i64>>();
}

#[cfg(feature = "trace")]
mod traced {
    use super::{
        Duration, IpAddr, Ipv4Addr, NonZeroI8, NonZeroU8, NonZeroU16, Rc, SocketAddr, SocketAddrV4,
        SocketAddrV6, Wire,
    };
    use tightwire::trace::{Trace, explain, trace_read, trace_write};

    /// The path and the width of every value.
    fn layout(trace: &Trace) -> Vec<(String, usize)> {
        let blocks = trace.blocks();
        blocks.iter().map(|block| (block.path.clone(), block.node.bits)).collect()
    }

    /// Both directions name the same values.
    #[track_caller]
    fn names<T: Wire>(value: &T, expected: &[(&str, usize)]) {
        let written = trace_write(value).unwrap();
        let read = trace_read::<T>(&written.packet);
        let expected: Vec<_> =
            expected.iter().map(|&(path, bits)| (path.to_string(), bits)).collect();
        for trace in [written, read] {
            let mut found = layout(&trace);
            found.retain(|(path, _)| !path.contains("unused"));
            assert_eq!(found, expected);
            assert_eq!(trace.explanation, None);
        }
    }

    #[test]
    fn parts_of_addresses_and_durations_have_names() {
        let address = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 7);
        let octets = [("0.ip[0]", 8), ("0.ip[1]", 8), ("0.ip[2]", 8), ("0.ip[3]", 8)];
        let mut expected = octets.to_vec();
        expected.push(("0.port", 16));
        names(&(address,), &expected);
        names(&(Duration::ZERO,), &[("0.secs", 64), ("0.nanos", 30)]);
        names(&(Rc::new(NonZeroU8::MIN), true), &[("0", 8), ("1", 1)]);

        let address: SocketAddrV6 = "[::1]:80".parse().unwrap();
        let trace = trace_write(&(address,)).unwrap();
        let layout = layout(&trace);
        assert_eq!(layout[15], ("0.ip[15]".into(), 8));
        let rest = [("0.port", 16), ("0.flowinfo", 32), ("0.scope_id", 32)];
        assert_eq!(layout[16..], rest.map(|(path, bits)| (path.to_string(), bits)));
    }

    #[test]
    fn versions_are_named_like_the_variants_of_a_derived_enum() {
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let trace = trace_write(&(address,)).unwrap();
        let blocks = trace.blocks();
        assert_eq!((blocks[0].path.as_str(), blocks[0].node.bits), ("0 (variant)", 1));
        assert_eq!(blocks[0].node.value.as_deref(), Some("V4"));
        assert_eq!(blocks[1].path, "0.V4.0[0]");
        assert_eq!(blocks[1].node.value.as_deref(), Some("127"));

        let address: SocketAddr = "[::1]:80".parse().unwrap();
        let trace = trace_write(&(address,)).unwrap();
        assert_eq!(trace.blocks()[0].node.value.as_deref(), Some("V6"));
    }

    #[test]
    fn a_zero_that_the_range_holds_is_explained_by_the_type() {
        let explanation = explain::<(bool, NonZeroI8)>(&[0, 1]).unwrap();
        assert_eq!(
            explanation.to_string(),
            "1: 0 is rejected, because its type cannot be zero, at bit 1 (8 bits)"
        );
        let explanation = explain::<(NonZeroU16,)>(&[0xff, 0xff]).unwrap();
        assert_eq!(explanation.to_string(), "0: 65536 is outside 1..=65535, at bit 0 (16 bits)");
    }

    #[cfg(feature = "derive")]
    #[test]
    fn a_zero_in_a_group_of_bits_is_explained_by_the_type() {
        #[derive(Wire, Debug)]
        struct Ids {
            #[wire(range = 0..=6)]
            _a: NonZeroU8,
            #[wire(bits = 12)]
            _b: NonZeroU16,
        }
        let explanation = explain::<Ids>(&[1, 0]).unwrap();
        assert_eq!(
            explanation.to_string(),
            "_b: 0 is rejected, because its type cannot be zero, at bit 3 (12 bits)"
        );
        let explanation = explain::<Ids>(&[7, 0]).unwrap();
        assert_eq!(explanation.to_string(), "_a: 7 is outside 0..=6, at bit 0 (3 bits)");
        let explanation = explain::<Ids>(&[0, 0]).unwrap();
        assert_eq!(explanation.path, "_a");
        assert_eq!(explanation.reason, "0 is rejected, because its type cannot be zero");
    }

    #[test]
    fn nanoseconds_out_of_range_are_named() {
        let explanation = explain::<(Duration,)>(&[0xff; 12]).unwrap();
        assert_eq!(
            explanation.to_string(),
            "0.nanos: 1073741823 is outside 0..=999999999, at bit 64 (30 bits)"
        );
    }
}
