//! Types of the standard library as fields: pointers, addresses, durations, long tuples.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{NonZeroU8, Wrapping};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    shared: Shared,
    addresses: Addresses,
    either_version: EitherVersion,
    durations: Durations,
    twelve: Twelve,
}

/// Pointers and wrappers are what is inside.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Shared {
    a: Rc<u16>,
    b: Option<Arc<(bool, u8)>>,
    c: Wrapping<u32>,
    #[wire(max_len = 3)]
    d: Vec<Arc<[bool; 2]>>,
    e: [Wrapping<i16>; 2],
}

impl Twin for Shared {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u16(Rc::make_mut(&mut self.a))?;
        stream.option(&mut self.b, |stream, pair| {
            let (flag, number) = Arc::make_mut(pair);
            stream.bool(flag)?;
            stream.u8(number)
        })?;
        stream.u32(&mut self.c.0)?;
        stream.list(&mut self.d, 3, |stream, flags| {
            stream.array(&mut Arc::make_mut(flags)[..], S::bool)
        })?;
        stream.array(&mut self.e, |stream, x| stream.int(&mut x.0, i16::MIN..=i16::MAX))
    }

    fn values() -> BoxedStrategy<Self> {
        let d = prop::collection::vec(any::<[bool; 2]>(), 0..=3);
        (any::<u16>(), any::<Option<(bool, u8)>>(), any::<u32>(), d, any::<[i16; 2]>())
            .prop_map(|(a, b, c, d, e)| Self {
                a: Rc::new(a),
                b: b.map(Arc::new),
                c: Wrapping(c),
                d: d.into_iter().map(Arc::new).collect(),
                e: e.map(Wrapping),
            })
            .boxed()
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Addresses {
    one: bool,
    a: Ipv4Addr,
    b: Ipv6Addr,
    c: SocketAddrV4,
    d: SocketAddrV6,
}

impl Default for Addresses {
    fn default() -> Self {
        let (a, b) = (Ipv4Addr::LOCALHOST, Ipv6Addr::LOCALHOST);
        Self { one: true, a, b, c: SocketAddrV4::new(a, 1), d: SocketAddrV6::new(b, 2, 3, 4) }
    }
}

fn v4<S: Stream>(address: &mut Ipv4Addr, stream: &mut S) -> tightwire::Result<S> {
    let mut octets = address.octets();
    stream.array(&mut octets, S::u8)?;
    *address = octets.into();
    Ok(())
}

fn v6<S: Stream>(address: &mut Ipv6Addr, stream: &mut S) -> tightwire::Result<S> {
    let mut octets = address.octets();
    stream.array(&mut octets, S::u8)?;
    *address = octets.into();
    Ok(())
}

fn socket_v4<S: Stream>(address: &mut SocketAddrV4, stream: &mut S) -> tightwire::Result<S> {
    let (mut ip, mut port) = (*address.ip(), address.port());
    v4(&mut ip, stream)?;
    stream.u16(&mut port)?;
    *address = SocketAddrV4::new(ip, port);
    Ok(())
}

fn socket_v6<S: Stream>(address: &mut SocketAddrV6, stream: &mut S) -> tightwire::Result<S> {
    let (mut ip, mut port) = (*address.ip(), address.port());
    let (mut flow, mut scope) = (address.flowinfo(), address.scope_id());
    v6(&mut ip, stream)?;
    stream.u16(&mut port)?;
    stream.u32(&mut flow)?;
    stream.u32(&mut scope)?;
    *address = SocketAddrV6::new(ip, port, flow, scope);
    Ok(())
}

fn any_socket_v6() -> impl Strategy<Value = SocketAddrV6> {
    any::<(Ipv6Addr, u16, u32, u32)>()
        .prop_map(|(ip, port, flow, scope)| SocketAddrV6::new(ip, port, flow, scope))
}

impl Twin for Addresses {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.one)?;
        v4(&mut self.a, stream)?;
        v6(&mut self.b, stream)?;
        socket_v4(&mut self.c, stream)?;
        socket_v6(&mut self.d, stream)
    }

    fn values() -> BoxedStrategy<Self> {
        (any::<(bool, Ipv4Addr, Ipv6Addr, SocketAddrV4)>(), any_socket_v6())
            .prop_map(|((one, a, b, c), d)| Self { one, a, b, c, d })
            .boxed()
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct EitherVersion {
    a: IpAddr,
    #[wire(max_len = 3)]
    servers: Vec<SocketAddr>,
    last: Option<SocketAddr>,
}

impl Default for EitherVersion {
    fn default() -> Self {
        Self { a: Ipv4Addr::UNSPECIFIED.into(), servers: Vec::new(), last: None }
    }
}

fn socket<S: Stream>(address: &mut SocketAddr, stream: &mut S) -> tightwire::Result<S> {
    let mut is_v6 = address.is_ipv6();
    stream.bool(&mut is_v6)?;
    if S::IS_READING {
        *address = if is_v6 {
            SocketAddrV6::new(Ipv6Addr::UNSPECIFIED, 0, 0, 0).into()
        } else {
            SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, 0).into()
        };
    }
    match address {
        SocketAddr::V4(address) => socket_v4(address, stream),
        SocketAddr::V6(address) => socket_v6(address, stream),
    }
}

impl Twin for EitherVersion {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let nobody = || SocketAddr::from(SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, 0));
        let mut is_v6 = self.a.is_ipv6();
        stream.bool(&mut is_v6)?;
        if S::IS_READING {
            self.a = if is_v6 { Ipv6Addr::UNSPECIFIED.into() } else { nobody().ip() };
        }
        match &mut self.a {
            IpAddr::V4(address) => v4(address, stream)?,
            IpAddr::V6(address) => v6(address, stream)?,
        }
        let mut count = self.servers.len();
        stream.int(&mut count, 0..=3)?;
        self.servers.resize_with(count, nobody);
        for server in &mut self.servers {
            socket(server, stream)?;
        }
        let mut is_there = self.last.is_some();
        stream.bool(&mut is_there)?;
        if S::IS_READING {
            self.last = is_there.then(nobody);
        }
        match &mut self.last {
            Some(last) => socket(last, stream),
            None => Ok(()),
        }
    }

    fn values() -> BoxedStrategy<Self> {
        let one = || {
            let v4 = any::<SocketAddrV4>().prop_map(SocketAddr::V4);
            prop_oneof![v4, any_socket_v6().prop_map(SocketAddr::V6)]
        };
        (any::<IpAddr>(), prop::collection::vec(one(), 0..=3), prop::option::of(one()))
            .prop_map(|(a, servers, last)| Self { a, servers, last })
            .boxed()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Durations {
    one: bool,
    a: Duration,
    #[wire(default_bit)]
    b: Duration,
}

impl Twin for Durations {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        fn duration<S: Stream>(value: &mut Duration, stream: &mut S) -> tightwire::Result<S> {
            let (mut secs, mut nanos) = (value.as_secs(), value.subsec_nanos());
            stream.u64(&mut secs)?;
            stream.int(&mut nanos, 0..=999_999_999)?;
            *value = Duration::new(secs, nanos);
            Ok(())
        }
        stream.bool(&mut self.one)?;
        duration(&mut self.a, stream)?;
        let mut is_zero = self.b.is_zero();
        stream.bool(&mut is_zero)?;
        if is_zero {
            self.b = Duration::ZERO;
            return Ok(());
        }
        duration(&mut self.b, stream)
    }

    fn values() -> BoxedStrategy<Self> {
        let any_time = || {
            let nanos = prop_oneof![Just(0), Just(999_999_999), 0..=999_999_999u32];
            let secs = prop_oneof![Just(u64::MAX), Just(0), any::<u64>()];
            (secs, nanos).prop_map(|(secs, nanos)| Duration::new(secs, nanos))
        };
        (any::<bool>(), any_time(), any_time()).prop_map(|(one, a, b)| Self { one, a, b }).boxed()
    }
}

/// A tuple with the maximum number of elements.
type TwelveElements = (u8, bool, u16, i8, bool, u32, f32, bool, u64, i16, bool, Option<u8>);

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Twelve {
    one: bool,
    all: TwelveElements,
}

impl Twin for Twelve {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.one)?;
        stream.u8(&mut self.all.0)?;
        stream.bool(&mut self.all.1)?;
        stream.u16(&mut self.all.2)?;
        stream.int(&mut self.all.3, i8::MIN..=i8::MAX)?;
        stream.bool(&mut self.all.4)?;
        stream.u32(&mut self.all.5)?;
        stream.f32(&mut self.all.6)?;
        stream.bool(&mut self.all.7)?;
        stream.u64(&mut self.all.8)?;
        stream.int(&mut self.all.9, i16::MIN..=i16::MAX)?;
        stream.bool(&mut self.all.10)?;
        stream.option(&mut self.all.11, S::u8)
    }

    fn values() -> BoxedStrategy<Self> {
        let first = any::<(u8, bool, u16, i8, bool, u32)>();
        let last = any::<(f32, bool, u64, i16, bool, Option<u8>)>();
        (any::<bool>(), first, last)
            .prop_map(|(one, (a, b, c, d, e, f), (g, h, i, j, k, l))| Self {
                one,
                all: (a, b, c, d, e, f, g, h, i, j, k, l),
            })
            .boxed()
    }
}

/// Both sides know these values, so a later field may depend on them.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Asked {
    wait: Duration,
    least: Duration,
    from: SocketAddrV4,
    home: SocketAddrV4,
    #[wire(range = 1..=9)]
    id: NonZeroU8,
    #[wire(if = wait > least && from == home && id + 1 > 5)]
    more: u8,
}

#[test]
fn a_condition_can_ask_them() {
    let from = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 7);
    let (wait, least) = (Duration::from_secs(4), Duration::from_secs(3));
    let with = Asked { wait, least, from, home: from, id: NonZeroU8::new(5).unwrap(), more: 8 };
    assert_eq!(tightwire::measure(&with), Ok(2 * (94 + 48) + 4 + 8));
    let packet = tightwire::encode_to_vec(&with).unwrap();
    assert_eq!(tightwire::decode(&packet), Ok(with.clone()));

    for without in [
        Asked { wait: least, ..with },
        Asked { home: SocketAddrV4::new(Ipv4Addr::LOCALHOST, 8), ..with },
        Asked { id: NonZeroU8::new(4).unwrap(), ..with },
    ] {
        assert_eq!(tightwire::measure(&without), Ok(2 * (94 + 48) + 4));
    }
}
