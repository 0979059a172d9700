//! Types inside types: derived, unified and by hand, generic, boxed.

use std::marker::PhantomData;

use proptest::prelude::*;
use tightwire::scalar::Bits;
use tightwire::{ReadError, Reader, Schema, Stream, Wire, WriteError, WriteErrorKind, Writer};

use crate::checks::Twin;

crate::judged! {
    deep: Deep,
    generic_number: Generic<u16>,
    generic_option: Generic<Option<bool>>,
    counted: Counted<3, u8>,
    counted_long: Counted<12, bool>,
    mixed: Mixed,
    boxed: Boxed,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Point {
    #[wire(range = -512..=511)]
    x: i16,
    #[wire(range = -512..=511)]
    y: i16,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Wheel {
    at: Point,
    turning: bool,
}

/// Nested types of fixed width, which form one run.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Deep {
    wheels: [Wheel; 4],
    tint: (u8, u8),
    centre: Point,
    path: [[Point; 2]; 2],
    last: bool,
}

fn point<S: Stream>(point: &mut Point, stream: &mut S) -> tightwire::Result<S> {
    stream.int(&mut point.x, -512..=511)?;
    stream.int(&mut point.y, -512..=511)
}

fn points() -> impl Strategy<Value = Point> {
    (-512..=511i16, -512..=511i16).prop_map(|(x, y)| Point { x, y })
}

impl Twin for Deep {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.array(&mut self.wheels, |stream, wheel| {
            point(&mut wheel.at, stream)?;
            stream.bool(&mut wheel.turning)
        })?;
        stream.u8(&mut self.tint.0)?;
        stream.u8(&mut self.tint.1)?;
        point(&mut self.centre, stream)?;
        stream
            .array(&mut self.path, |stream, row| stream.array(row, |stream, p| point(p, stream)))?;
        stream.bool(&mut self.last)
    }

    fn values() -> BoxedStrategy<Self> {
        let wheel = || (points(), any::<bool>()).prop_map(|(at, turning)| Wheel { at, turning });
        let wheels = [wheel(), wheel(), wheel(), wheel()];
        let path = [[points(), points()], [points(), points()]];
        (wheels, any::<((u8, u8), bool)>(), points(), path)
            .prop_map(|(wheels, (tint, last), centre, path)| Self {
                wheels,
                tint,
                centre,
                path,
                last,
            })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let far = Point { x: 0, y: 512 };
        vec![
            Self { centre: far.clone(), ..Self::default() },
            Self { path: [Default::default(), [Point::default(), far]], ..Self::default() },
        ]
    }
}

/// The hand-written operations of every element of a generic type.
trait ByHand: Wire + Clone + std::fmt::Debug + Default + PartialEq + 'static {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S>;
    fn values() -> BoxedStrategy<Self>;
}

impl ByHand for u8 {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u8(self)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<u8>().boxed()
    }
}

impl ByHand for u16 {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u16(self)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<u16>().boxed()
    }
}

impl ByHand for bool {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(self)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<bool>().boxed()
    }
}

impl ByHand for Option<bool> {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.option(self, S::bool)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<Option<bool>>().boxed()
    }
}

/// Runs depend on what the type is made for.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Generic<T: Clone = u8>
where
    T: std::fmt::Debug,
{
    #[wire(range = 0..=100)]
    a: u8,
    b: T,
    #[wire(compressed(0.0..=1.0, 0.25))]
    c: f32,
    #[wire(max_len = 3)]
    d: Vec<T>,
    e: [T; 2],
    f: PhantomData<T>,
}

impl<T: ByHand> Twin for Generic<T> {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.int(&mut self.a, 0..=100)?;
        self.b.by_hand(stream)?;
        stream.compressed(&mut self.c, 0.0..=1.0, 0.25)?;
        stream.list(&mut self.d, 3, |stream, x| x.by_hand(stream))?;
        stream.array(&mut self.e, |stream, x| x.by_hand(stream))
    }

    fn values() -> BoxedStrategy<Self> {
        let c = (0..=4u8).prop_map(|step| f32::from(step) / 4.0);
        let d = prop::collection::vec(T::values(), 0..=3);
        (0..=100u8, T::values(), c, d, [T::values(), T::values()])
            .prop_map(|(a, b, c, d, e)| Self { a, b, c, d, e, f: PhantomData })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![Self { a: 101, ..Self::default() }]
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Counted<const N: usize, T> {
    first: bool,
    items: [T; N],
    #[wire(bits = 3)]
    small: [u8; N],
}

impl<const N: usize, T: ByHand> Default for Counted<N, T> {
    fn default() -> Self {
        Self { first: false, items: std::array::from_fn(|_| T::default()), small: [0; N] }
    }
}

impl<const N: usize, T: ByHand> Twin for Counted<N, T> {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.first)?;
        stream.array(&mut self.items, |stream, x| x.by_hand(stream))?;
        stream.array(&mut self.small, |stream, x| stream.bits(x, 3))
    }

    fn values() -> BoxedStrategy<Self> {
        let items = prop::collection::vec((T::values(), 0..8u8), N);
        (any::<bool>(), items)
            .prop_map(|(first, items)| Self {
                first,
                items: std::array::from_fn(|place| items[place].0.clone()),
                small: std::array::from_fn(|place| items[place].1),
            })
            .boxed()
    }
}

/// One function for both directions.
#[derive(Clone, Debug, Default, PartialEq)]
struct Body {
    height: u16,
    speed: u8,
}

impl Body {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.height, 9)?;
        let mut at_rest = S::IS_WRITING && self.speed == 0;
        stream.bool(&mut at_rest)?;
        if !at_rest {
            stream.int(&mut self.speed, 0..=200)?;
        } else if S::IS_READING {
            self.speed = 0;
        }
        Ok(())
    }
}
tightwire::unified!(Body, max_bits = 18);

/// A hand-written type with its own schema, so that it takes part in runs.
#[derive(Clone, Debug, Default, PartialEq)]
struct Heading(u16);

impl Wire for Heading {
    const SCHEMA: Schema = Schema::bits(9);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Bits::new(9), self.0)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let degrees = stream.take(Bits::new(9))?;
        if degrees < 360 { Ok(Self(degrees)) } else { Err(stream.refuse()) }
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Mixed {
    a: bool,
    body: Body,
    heading: Heading,
    b: u8,
    bodies: [Body; 2],
    #[wire(max_len = 3)]
    headings: Vec<Heading>,
    maybe: Option<Heading>,
    #[wire(default_bit)]
    rest: Body,
}

fn heading<S: Stream>(heading: &mut Heading, stream: &mut S) -> tightwire::Result<S> {
    stream.bits(&mut heading.0, 9)?;
    if S::IS_READING && heading.0 >= 360 {
        return Err(stream.refuse());
    }
    Ok(())
}

impl Twin for Mixed {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        self.body.serialize(stream)?;
        heading(&mut self.heading, stream)?;
        stream.u8(&mut self.b)?;
        stream.array(&mut self.bodies, |stream, body| body.serialize(stream))?;
        stream.list(&mut self.headings, 3, |stream, x| heading(x, stream))?;
        stream.option(&mut self.maybe, |stream, x| heading(x, stream))?;
        let mut is_default = self.rest == Body::default();
        stream.bool(&mut is_default)?;
        if is_default {
            self.rest = Body::default();
            return Ok(());
        }
        self.rest.serialize(stream)
    }

    fn values() -> BoxedStrategy<Self> {
        let body = || (0..512u16, 0..=200u8).prop_map(|(height, speed)| Body { height, speed });
        let heading = || (0..360u16).prop_map(Heading);
        let rest = prop_oneof![Just(Body::default()), body()];
        let lists = (prop::collection::vec(heading(), 0..=3), prop::option::of(heading()), rest);
        (any::<(bool, u8)>(), body(), heading(), [body(), body()], lists)
            .prop_map(|((a, b), body, heading, bodies, (headings, maybe, rest))| Self {
                a,
                body,
                heading,
                b,
                bodies,
                headings,
                maybe,
                rest,
            })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { body: Body { height: 512, speed: 0 }, ..Self::default() },
            Self { rest: Body { height: 0, speed: 201 }, ..Self::default() },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Boxed {
    a: bool,
    b: Box<Point>,
    c: Option<Box<[u8; 2]>>,
    #[wire(max_len = 2)]
    #[expect(clippy::vec_box, reason = "boxes are what is tested")]
    d: Vec<Box<bool>>,
}

impl Twin for Boxed {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        point(&mut self.b, stream)?;
        stream.option(&mut self.c, |stream, pair| stream.array(&mut pair[..], S::u8))?;
        stream.list(&mut self.d, 2, |stream, x| stream.bool(x))
    }

    fn values() -> BoxedStrategy<Self> {
        let d = prop::collection::vec(any::<bool>().prop_map(Box::new), 0..=2);
        (any::<bool>(), points(), any::<Option<[u8; 2]>>(), d)
            .prop_map(|(a, b, c, d)| Self { a, b: Box::new(b), c: c.map(Box::new), d })
            .boxed()
    }
}

/// A list that ends somewhere: each link holds the next.
#[derive(Clone, Debug, Default, PartialEq)]
struct Link {
    next: Option<Box<Link>>,
}

impl Link {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.option(&mut self.next, S::object)
    }

    fn chain(links: usize) -> Self {
        (0..links).fold(Self::default(), |link, _| Self { next: Some(Box::new(link)) })
    }
}
tightwire::unified!(Link);

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Chain {
    a: bool,
    first: Link,
    b: bool,
}

#[test]
fn a_type_inside_itself_is_bounded_in_both_directions() {
    let mut buffer = [0; 64];
    let short = Chain { a: true, first: Link::chain(20), b: true };
    let packet = tightwire::encode(&short, &mut buffer).unwrap();
    assert_eq!(packet, [0xff, 0xff, 0b101_1111]); // a, 20 links, the end, b
    assert_eq!(tightwire::decode(packet), Ok(short));

    let long = Chain { a: true, first: Link::chain(100), b: true };
    let error = tightwire::encode(&long, &mut buffer).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::TooDeep);
    let error = tightwire::decode::<Chain>(&[0xff; 64]).unwrap_err();
    assert_eq!(error.kind(), tightwire::ReadErrorKind::TooDeep);
    assert_eq!(Chain::SCHEMA.max_bits(), None);
}

#[test]
fn lists_side_by_side_are_not_nested() {
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Fleet {
        #[wire(max_len = 3)]
        chains: Vec<Link>,
    }
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Fleets {
        #[wire(max_len = 200)]
        all: Vec<Fleet>,
    }
    // More lists than levels of nesting.
    let fleets = Fleets { all: vec![Fleet { chains: vec![Link::chain(2)] }; 200] };
    let packet = tightwire::encode_to_vec(&fleets).unwrap();
    assert_eq!(tightwire::decode(&packet), Ok(fleets));
}
