//! Subsets as fields.

use proptest::prelude::*;
use tightwire::scalar::{self, Count, U8};
use tightwire::subset::{Bits, Changed, Plan, fit};
use tightwire::{ReadErrorKind, Stream, SubsetStream, Wire, WriteStream, Writer};

use crate::checks::Twin;

crate::judged! {
    arrays: Arrays,
    lists: Lists,
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
struct Body {
    #[wire(range = -500..=500)]
    place: [i16; 2],
    asleep: bool,
}

impl Body {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.array(&mut self.place, |stream, x| stream.int(x, -500..=500))?;
        stream.bool(&mut self.asleep)
    }
}

/// Reads over what is there, and leaves nothing of it.
fn subset<S: Stream, T: Default>(
    stream: &mut S,
    places: &mut [Option<T>],
    mut each: impl FnMut(&mut S, &mut T) -> tightwire::Result<S>,
) -> tightwire::Result<S> {
    if S::IS_READING {
        for place in places.iter_mut() {
            *place = None;
        }
    }
    stream.subset(places, Option::is_some, |stream, place| {
        let mut value = place.take().unwrap_or_default();
        each(stream, &mut value)?;
        *place = Some(value);
        Ok(())
    })
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Arrays {
    a: bool,
    #[wire(subset)]
    bodies: [Option<Body>; 13],
    #[wire(subset, range = 0..=10)]
    numbers: [Option<u8>; 9],
    #[wire(subset)]
    switches: [Option<bool>; 5],
    #[wire(subset)]
    empty: [Option<u8>; 0],
    #[wire(subset, max_len = 3)]
    names: [Option<String>; 4],
    last: u16,
}

impl Default for Arrays {
    fn default() -> Self {
        Self {
            a: false,
            bodies: [None; 13],
            numbers: [None; 9],
            switches: [None; 5],
            empty: [],
            names: [const { None }; 4],
            last: 0,
        }
    }
}

impl Twin for Arrays {
    // Readers take every strategy.
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        subset(stream, &mut self.bodies, |stream, body| body.by_hand(stream))?;
        subset(stream, &mut self.numbers, |stream, number| stream.int(number, 0..=10))?;
        subset(stream, &mut self.switches, S::bool)?;
        subset(stream, &mut self.empty, S::u8)?;
        subset(stream, &mut self.names, |stream, name| stream.string(name, 3))?;
        stream.u16(&mut self.last)
    }

    fn values() -> BoxedStrategy<Self> {
        (
            any::<(bool, u16, [Option<bool>; 5])>(),
            places(13, body()),
            places(9, 0..=10u8),
            places(4, "[a-z]{0,3}"),
        )
            .prop_map(|((a, last, switches), bodies, numbers, names)| Self {
                a,
                bodies: bodies.try_into().unwrap(),
                numbers: numbers.try_into().unwrap(),
                switches,
                empty: [],
                names: names.try_into().unwrap(),
                last,
            })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let mut numbers = [None; 9];
        numbers[7] = Some(11);
        let mut names = [const { None }; 4];
        names[3] = Some("four".into());
        vec![Self { numbers, ..Self::default() }, Self { names, ..Self::default() }]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Lists {
    #[wire(subset, max_len = 12)]
    bodies: Vec<Option<Body>>,
    #[wire(subset, bits = 3, max_len = 7, if = !bodies.is_empty())]
    numbers: Vec<Option<u8>>,
    #[wire(subset, max_len = 9, default_bit)]
    flags: Vec<Option<bool>>,
}

impl Twin for Lists {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        counted(stream, &mut self.bodies, 12, |stream, body: &mut Body| body.by_hand(stream))?;
        if self.bodies.is_empty() {
            if S::IS_READING {
                self.numbers.clear();
            }
        } else {
            counted(stream, &mut self.numbers, 7, |stream, number| stream.bits(number, 3))?;
        }
        let mut rests = self.flags.is_empty();
        stream.bool(&mut rests)?;
        if rests {
            self.flags.clear();
            return Ok(());
        }
        counted(stream, &mut self.flags, 9, S::bool)
    }

    fn values() -> BoxedStrategy<Self> {
        (
            (0..=12usize).prop_flat_map(|count| places(count, body())),
            (0..=7usize).prop_flat_map(|count| places(count, 0..8u8)),
            (0..=9usize).prop_flat_map(|count| places(count, any::<bool>())),
        )
            .prop_map(|(bodies, numbers, flags)| Self { bodies, numbers, flags })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let mut arrives = self.clone();
        if self.bodies.is_empty() {
            arrives.numbers.clear();
        }
        arrives
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { bodies: vec![None; 13], ..Self::default() },
            Self { bodies: vec![None], numbers: vec![Some(8)], ..Self::default() },
            Self { flags: vec![None; 10], ..Self::default() },
        ]
    }
}

fn counted<S: Stream, T: Default + Clone>(
    stream: &mut S,
    places: &mut Vec<Option<T>>,
    max: usize,
    each: impl FnMut(&mut S, &mut T) -> tightwire::Result<S>,
) -> tightwire::Result<S> {
    let mut count = places.len();
    stream.scalar(&Count::new(max), &mut count)?;
    if S::IS_READING {
        *places = vec![None; count];
    }
    subset(stream, places, each)
}

/// Elements with a flag each.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Flagged {
    tick: u8,
    #[wire(subset, range = 0..=1000)]
    heights: Changed<u16, 20>,
}

#[test]
fn flagged_elements_are_sent_and_the_others_stay() {
    let mut sent = Flagged { tick: 7, heights: Changed::new([500; 20]) };
    sent.heights.set(3, 1000);
    sent.heights.set(19, 0);
    let packet = encoded(&sent);
    // The same bytes as options.
    let mut places = [None; 20];
    (places[3], places[19]) = (Some(1000), Some(0));
    assert_eq!(packet, encoded(&AsOptions { tick: 7, heights: places }));
    assert_eq!(Flagged::SCHEMA.hash(), AsOptions::SCHEMA.hash());

    let mut mirror = Flagged { tick: 0, heights: Changed::new([8; 20]) };
    mirror.heights.set(5, 9);
    tightwire::decode_into(&mut mirror, &packet).unwrap();
    let mut values = [8; 20];
    (values[3], values[5], values[19]) = (1000, 9, 0);
    let mut changed = [false; 20];
    (changed[3], changed[19]) = (true, true);
    assert_eq!(mirror, Flagged { tick: 7, heights: Changed { values, changed } });

    let fresh: Flagged = tightwire::decode(&packet).unwrap();
    assert_eq!((fresh.heights.values[3], fresh.heights.values[5]), (1000, 0));
    sent.heights.set(4, 1001);
    assert!(tightwire::measure(&sent).is_err());
}

#[derive(Wire)]
struct AsOptions {
    tick: u8,
    #[wire(subset, range = 0..=1000)]
    heights: [Option<u16>; 20],
}

fn encoded(value: &impl Wire) -> Vec<u8> {
    let mut buffer = [0; 4096];
    tightwire::encode(value, &mut buffer).unwrap().to_vec()
}

/// The rows of docs/wire-format-scene.md: members 2, 3 and 7 of ten, each with a 1.
#[test]
fn fields_have_the_bytes_of_the_document() {
    #[derive(Wire, Debug, PartialEq)]
    struct Ten(#[wire(subset, bits = 1)] [Option<u8>; 10]);

    #[derive(Wire, Debug, PartialEq)]
    struct AtMost(#[wire(subset, bits = 1, max_len = 12)] Vec<Option<u8>>);

    let mut places = [None; 10];
    (places[2], places[3], places[7]) = (Some(1), Some(1), Some(1));
    assert_eq!(encoded(&Ten(places)), [0xe0, 0x31]);
    assert_eq!(encoded(&AtMost(places.to_vec())), [0x0a, 0x1e, 0x03]);
    assert_eq!(encoded(&AtMost(vec![])), [0x00]);
    assert_eq!(tightwire::decode(&[0x0a, 0x1e, 0x03]), Ok(AtMost(places.to_vec())));
    // Readers take every strategy: the same members by indices, holes and runs.
    let by_tag = |tag: u8, rest: &[u8]| {
        let mut buffer = [0; 8];
        let mut stream = WriteStream::new(&mut buffer);
        stream.put(scalar::Bits::new(3), tag).unwrap();
        for &byte in rest {
            stream.put(U8, byte).unwrap();
        }
        stream.finish().unwrap().to_vec()
    };
    for (tag, bytes) in [(1, &[0x23, 0xe7, 0x05][..]), (2, &[0x76, 0x6d]), (4, &[0x58, 0xef])] {
        let mut packet = by_tag(tag, bytes);
        // The row's own padding, moved by three bits, may be a byte of its own.
        while tightwire::decode::<Ten>(&packet).is_err_and(|error| {
            error.kind() == ReadErrorKind::TrailingBytes && packet.last() == Some(&0)
        }) {
            packet.pop();
        }
        assert_eq!(tightwire::decode(&packet), Ok(Ten(places)), "strategy {tag}");
    }
    for tag in [6, 7] {
        let error = tightwire::decode::<Ten>(&by_tag(tag, &[0, 0])).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::OutOfRange, "strategy {tag}");
    }
    // Thirteen places of at most twelve.
    assert_eq!(
        tightwire::decode::<AtMost>(&[0x0d, 0, 0]).unwrap_err().kind(),
        ReadErrorKind::OutOfRange
    );
}

/// In holes and runs, a member without bits takes one. Elsewhere it takes none.
#[test]
fn a_subset_of_members_without_bits_is_written_by_what_is_cheapest() {
    #[derive(Wire, Debug, PartialEq)]
    struct Marks(#[wire(subset)] [Option<()>; 25]);

    #[derive(Wire, Debug, PartialEq)]
    struct Some25(#[wire(subset, max_len = 25)] Vec<Option<Nothing>>);

    #[derive(Wire, Clone, Copy, Debug, PartialEq)]
    struct Nothing;

    let all = Marks([Some(()); 25]);
    assert_eq!(tightwire::measure(&all).unwrap(), 3 + 25);
    assert_eq!(tightwire::decode(&encoded(&all)), Ok(all));
    let all = Some25(vec![Some(Nothing); 25]);
    assert_eq!(tightwire::measure(&all).unwrap(), 5 + 3 + 25);
    assert_eq!(tightwire::decode(&encoded(&all)), Ok(all));
}

#[test]
fn the_schema_has_a_line_for_subsets() {
    assert_eq!(
        Lists::SCHEMA.to_string().lines().next_back(),
        Some("      each: bool"),
        "{}",
        Lists::SCHEMA
    );
    assert!(Lists::SCHEMA.to_string().contains("bodies: subset of at most 12\n    each: struct"));
    assert!(
        Arrays::SCHEMA.to_string().contains("numbers: subset of 9\n    each: int 0..=10 (4 bits)")
    );
    let sizes = |of: tightwire::Schema| (of.min_bits(), of.max_bits());
    // A tag, a bit for each place, and a bit for members that have none.
    assert_eq!(sizes(tightwire::Schema::subset(&<()>::SCHEMA, 5)), (3, Some(13)));
    assert_eq!(sizes(tightwire::Schema::subset_list(&u8::SCHEMA, 100)), (10, Some(910)));
}

#[cfg(feature = "trace")]
#[test]
fn a_trace_names_the_members_and_a_refusal_says_which() {
    let mut value = Lists { bodies: vec![None; 12], ..Lists::default() };
    value.bodies[7] = Some(Body { place: [3, -500], asleep: true });
    let trace = tightwire::trace::trace_write(&value).unwrap();
    let table = trace.to_string();
    assert!(table.contains("indices") && table.contains("[7]"), "{table}");
    // After the number of places, the strategy, the count, the index and the first number, ten ones
    // are no number of -500..=500.
    let mut damaged = trace.packet;
    for at in 4 + 3 + 4 + 4 + 10..35 {
        damaged[at / 8] |= 1 << (at % 8);
    }
    let text = tightwire::trace::explain::<Lists>(&damaged).unwrap().to_string();
    assert!(text.contains("bodies[7].place[1]") && text.contains("-500..=500"), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Exactly the members that fit can be written, and one more cannot.
    #[test]
    fn as_many_fit_as_the_twin_says(
        objects in 1usize..300,
        seed in prop::collection::vec(any::<u16>(), 0..60),
        room in 0usize..900,
        bits in 0usize..40,
    ) {
        let mut ranked: Vec<usize> = Vec::new();
        for index in seed.into_iter().map(|index| usize::from(index) % objects) {
            if !ranked.contains(&index) {
                ranked.push(index);
            }
        }
        let cost = |count: usize| {
            let mut words = vec![0u64; objects.div_ceil(64)];
            for &index in &ranked[..count] {
                words[index / 64] |= 1 << (index % 64);
            }
            let plan = Plan::new(&Bits::new(&words, objects));
            3 + plan.bits(plan.best()) as usize + count * bits.max(1)
        };
        let fits = fit(objects, &ranked, room, |_| bits);
        prop_assert_eq!(fits, &ranked[..fits.len()]);
        let is_small = |count: usize| cost(count) <= room;
        prop_assert!(fits.is_empty() || is_small(fits.len()));
        prop_assert!(fits.len() == ranked.len() || !is_small(fits.len() + 1));
    }
}

#[test]
fn members_past_the_array_do_not_fit() {
    assert_eq!(fit(10, &[3, 10, 4], 1000, |_| 8), [3]);
    assert!(fit(0, &[0], 1000, |_| 8).is_empty());
    assert!(fit(10, &[1], usize::MAX, |_| usize::MAX).len() <= 1);
}

fn body() -> impl Strategy<Value = Body> + Clone {
    (prop::array::uniform2(-500..=500i16), any::<bool>())
        .prop_map(|(place, asleep)| Body { place, asleep })
}

/// Sparse, dense and neither.
fn places<T>(count: usize, of: T) -> impl Strategy<Value = Vec<Option<T::Value>>>
where
    T: Strategy<Value: Clone> + Clone,
{
    prop_oneof![0.02..0.05, 0.3..0.7, 0.95..1.0].prop_flat_map(move |share: f64| {
        prop::collection::vec(prop::option::weighted(share, of.clone()), count)
    })
}

/// Attributes of values reach into the options of arrays and lists.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Scene {
    #[wire(subset, smallest_three = 9)]
    rotations: [Option<[f32; 4]>; 901],
    #[wire(subset, unit = 10)]
    directions: [Option<[f32; 3]>; 7],
    #[wire(unit = 10)]
    others: [Option<[f32; 3]>; 2],
    #[wire(subset, range = [0..=9, -3..=3])]
    cells: [Option<[i8; 2]>; 5],
    #[wire(subset, max_len = 6, compressed([0.0..=8.0, -1.0..=1.0, 0.0..=2.0], 0.5))]
    places: Vec<Option<[f32; 3]>>,
}

#[test]
#[allow(clippy::large_stack_arrays)] // as a scene of that many cubes is declared
fn rotations_directions_and_axes_in_options_are_sent_as_they_are_by_hand() {
    let mut scene = Scene {
        rotations: [None; 901],
        directions: [None; 7],
        others: [None, Some([0.0, 1.0, 0.0])],
        cells: [Some([9, -3]), None, Some([0, 3]), None, None],
        places: vec![None, Some([8.0, -0.5, 1.5])],
    };
    scene.rotations[17] = Some([0.0, 0.0, 0.0, 1.0]);
    scene.rotations[900] = Some([0.5, 0.5, -0.5, 0.5]);
    scene.directions[3] = Some([0.0, 0.0, 1.0]);
    let mut by_hand = vec![0; 4096];
    let mut stream = WriteStream::new(&mut by_hand);
    let mut copy = scene.clone();
    subset(&mut stream, &mut copy.rotations, |stream, x| {
        tightwire::SceneStream::smallest_three(stream, x, 9)
    })
    .unwrap();
    subset(&mut stream, &mut copy.directions, |stream, x| {
        tightwire::SceneStream::unit_vector(stream, x, 10)
    })
    .unwrap();
    for other in &mut copy.others {
        stream
            .option(other, |stream, x| tightwire::SceneStream::unit_vector(stream, x, 10))
            .unwrap();
    }
    subset(&mut stream, &mut copy.cells, |stream, [x, y]| {
        stream.int(x, 0..=9)?;
        stream.int(y, -3..=3)
    })
    .unwrap();
    stream.int(&mut 2_usize, 0..=6).unwrap();
    subset(&mut stream, &mut copy.places, |stream, [x, y, z]| {
        stream.compressed(x, 0.0..=8.0, 0.5)?;
        stream.compressed(y, -1.0..=1.0, 0.5)?;
        stream.compressed(z, 0.0..=2.0, 0.5)
    })
    .unwrap();
    let by_hand = stream.finish().unwrap().to_vec();
    assert_eq!(tightwire::encode_to_vec(&scene).unwrap(), by_hand);
    let back: Scene = tightwire::decode(&by_hand).unwrap();
    assert_eq!(back.cells, scene.cells);
    assert_eq!(back.places, scene.places);
    let filled: Vec<usize> = (0..901).filter(|&at| back.rotations[at].is_some()).collect();
    assert_eq!(filled, [17, 900]);
}
