//! Arrays, lists, strings and bytes.

use proptest::prelude::*;
use tightwire::{Stream, Wire, WriteErrorKind};

use crate::checks::Twin;

crate::judged! {
    long_arrays: LongArrays,
    nested_arrays: NestedArrays,
    lists: Lists,
    list_of_structs: ListOfStructs,
    strings: Strings,
    bytes: Bytes,
    free_elements: FreeElements,
}

/// Longer than what is unrolled into a run.
#[derive(Wire, Clone, Debug, PartialEq)]
struct LongArrays {
    a: bool,
    b: [u16; 9],
    #[wire(range = -60..=60)]
    c: [i8; 40],
    d: u8,
}

impl Default for LongArrays {
    fn default() -> Self {
        Self { a: false, b: [0; 9], c: [0; 40], d: 0 }
    }
}

impl Twin for LongArrays {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        stream.array(&mut self.b, S::u16)?;
        stream.array(&mut self.c, |stream, x| stream.int(x, -60..=60))?;
        stream.u8(&mut self.d)
    }

    fn values() -> BoxedStrategy<Self> {
        let c = prop::collection::vec(-60..=60i8, 40);
        (any::<(bool, [u16; 9], u8)>(), c)
            .prop_map(|((a, b, d), c)| Self { a, b, c: c.try_into().unwrap(), d })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let mut c = [0; 40];
        c[39] = 61;
        vec![Self { c, ..Self::default() }]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct NestedArrays {
    #[wire(bits = 3)]
    a: [[Option<u8>; 2]; 3],
    #[wire(range = 0..=5)]
    b: Option<[Option<u8>; 4]>,
    c: [Option<[bool; 3]>; 2],
    d: [(); 4],
    e: [u8; 0],
}

impl Twin for NestedArrays {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.array(&mut self.a, |stream, row| {
            stream.array(row, |stream, x| stream.option(x, |stream, x| stream.bits(x, 3)))
        })?;
        stream.option(&mut self.b, |stream, row| {
            stream.array(row, |stream, x| stream.option(x, |stream, x| stream.int(x, 0..=5)))
        })?;
        stream
            .array(&mut self.c, |stream, x| stream.option(x, |stream, x| stream.array(x, S::bool)))
    }

    fn values() -> BoxedStrategy<Self> {
        let three = || prop::option::of(0..8u8);
        let five = || prop::option::of(0..=5u8);
        let rows = [[three(), three()], [three(), three()], [three(), three()]];
        (rows, prop::option::of([five(), five(), five(), five()]), any::<[Option<[bool; 3]>; 2]>())
            .prop_map(|(a, b, c)| Self { a, b, c, d: [(); 4], e: [] })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { a: [[None; 2], [None; 2], [None, Some(8)]], ..Self::default() },
            Self { b: Some([None, None, None, Some(6)]), ..Self::default() },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Lists {
    #[wire(max_len = 9)]
    a: Vec<u16>,
    #[wire(range = 0..=10, max_len = 8)]
    b: Vec<Option<i16>>,
    #[wire(max_len = MOST)]
    c: Option<Vec<bool>>,
    #[wire(compressed(0.0..=2.0, 0.5), max_len = 3)]
    d: Vec<[f32; 2]>,
    #[wire(bits = 2, max_len = 3)]
    e: [Vec<u8>; 2],
}

const MOST: usize = 1 << 5;

impl Twin for Lists {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.list(&mut self.a, 9, S::u16)?;
        stream.list(&mut self.b, 8, |stream, x| {
            stream.option(x, |stream, x| stream.int(x, 0..=10))
        })?;
        stream.option(&mut self.c, |stream, list| stream.list(list, 32, S::bool))?;
        stream.list(&mut self.d, 3, |stream, pair| {
            stream.array(pair, |stream, x| stream.compressed(x, 0.0..=2.0, 0.5))
        })?;
        stream
            .array(&mut self.e, |stream, list| stream.list(list, 3, |stream, x| stream.bits(x, 2)))
    }

    fn values() -> BoxedStrategy<Self> {
        let step = || (0..=4u8).prop_map(|step| f32::from(step) * 0.5);
        let small = || prop::collection::vec(0..4u8, 0..=3);
        (
            prop::collection::vec(any::<u16>(), 0..=9),
            prop::collection::vec(prop::option::of(0..=10i16), 0..=8),
            prop::option::of(prop::collection::vec(any::<bool>(), 0..=32)),
            prop::collection::vec([step(), step()], 0..=3),
            [small(), small()],
        )
            .prop_map(|(a, b, c, d, e)| Self { a, b, c, d, e })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { a: vec![0; 10], ..Self::default() },
            Self { b: vec![Some(11)], ..Self::default() },
            Self { c: Some(vec![true; 33]), ..Self::default() },
            Self { d: vec![[0.0, f32::NAN]], ..Self::default() },
            Self { e: [vec![], vec![4]], ..Self::default() },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Entity {
    #[wire(bits = 10)]
    id: u16,
    #[wire(range = -500..=500)]
    position: [i16; 3],
    name: Option<char>,
    alive: bool,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct ListOfStructs {
    tick: u32,
    #[wire(max_len = 20)]
    entities: Vec<Entity>,
    last: bool,
}

impl Twin for ListOfStructs {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u32(&mut self.tick)?;
        stream.list(&mut self.entities, 20, |stream, entity| {
            stream.bits(&mut entity.id, 10)?;
            stream.array(&mut entity.position, |stream, x| stream.int(x, -500..=500))?;
            stream.option(&mut entity.name, S::object)?;
            stream.bool(&mut entity.alive)
        })?;
        stream.bool(&mut self.last)
    }

    fn values() -> BoxedStrategy<Self> {
        let position = prop::array::uniform3(-500..=500i16);
        let entity = (0..1024u16, position, any::<(Option<char>, bool)>())
            .prop_map(|(id, position, (name, alive))| Entity { id, position, name, alive });
        (any::<(u32, bool)>(), prop::collection::vec(entity, 0..=20))
            .prop_map(|((tick, last), entities)| Self { tick, entities, last })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let far = Entity { position: [0, 501, 0], ..Entity::default() };
        vec![
            Self { entities: vec![Entity::default(), far], ..Self::default() },
            Self { entities: vec![Entity::default(); 21], ..Self::default() },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Strings {
    #[wire(max_len = 12)]
    a: String,
    b: bool,
    #[wire(max_len = 5)]
    c: Option<String>,
    #[wire(max_len = 3)]
    d: [String; 2],
}

impl Twin for Strings {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.string(&mut self.a, 12)?;
        stream.bool(&mut self.b)?;
        stream.option(&mut self.c, |stream, text| stream.string(text, 5))?;
        stream.array(&mut self.d, |stream, text| stream.string(text, 3))
    }

    fn values() -> BoxedStrategy<Self> {
        ("[a-zé]{0,6}", any::<bool>(), prop::option::of("[a-z]{0,5}"), ["[a-z]{0,3}", "ж?"])
            .prop_map(|(a, b, c, d)| Self { a, b, c, d })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { a: "thirteen bytes".into(), ..Self::default() },
            Self { c: Some("a\0b".into()), ..Self::default() },
            Self { d: [String::new(), "four".into()], ..Self::default() },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Bytes {
    a: bool,
    #[wire(bytes)]
    b: [u8; 5],
    #[wire(bytes, max_len = 9)]
    c: Vec<u8>,
    #[wire(bytes)]
    d: Option<[u8; 2]>,
    #[wire(bytes)]
    e: [[u8; 2]; 2],
    f: bool,
}

impl Twin for Bytes {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        stream.bytes(&mut self.b)?;
        let mut length = self.c.len();
        if S::IS_WRITING && length > 9 {
            // A list says "too long" where a number would be out of range.
            return stream.list(&mut self.c, 9, S::u8);
        }
        stream.int(&mut length, 0..=9)?;
        self.c.resize(length, 0);
        stream.bytes(&mut self.c)?;
        stream.option(&mut self.d, |stream, pair| stream.bytes(pair))?;
        stream.array(&mut self.e, |stream, pair| stream.bytes(pair))?;
        stream.bool(&mut self.f)
    }

    fn values() -> BoxedStrategy<Self> {
        let c = prop::collection::vec(any::<u8>(), 0..=9);
        (any::<(bool, [u8; 5])>(), c, any::<(Option<[u8; 2]>, [[u8; 2]; 2], bool)>())
            .prop_map(|((a, b), c, (d, e, f))| Self { a, b, c, d, e, f })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![Self { c: vec![0; 10], ..Self::default() }]
    }
}

/// A count is all that these take.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct FreeElements {
    #[wire(range = 5..=5, max_len = 100)]
    a: Vec<u8>,
    #[wire(max_len = 0)]
    b: Vec<u64>,
}

impl Twin for FreeElements {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.list(&mut self.a, 100, |stream, x| stream.int(x, 5..=5))?;
        stream.list(&mut self.b, 0, S::u64)
    }

    fn values() -> BoxedStrategy<Self> {
        (0..=100usize).prop_map(|count| Self { a: vec![5; count], b: vec![] }).boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { a: vec![5; 101], ..Self::default() },
            Self { a: vec![4], ..Self::default() },
            Self { b: vec![0], ..Self::default() },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Crowd {
    #[wire(max_len = 1_000_000)]
    nobodies: Vec<()>,
}

#[test]
fn elements_without_bits_are_refused_in_both_directions_where_there_are_too_many() {
    let mut buffer = [0; 64];
    let few = Crowd { nobodies: vec![(); 256] };
    let packet = tightwire::encode(&few, &mut buffer).unwrap();
    assert_eq!(tightwire::decode(packet), Ok(few));

    for count in [257, 1_000_000] {
        let many = Crowd { nobodies: vec![(); count] };
        let error = tightwire::encode(&many, &mut buffer).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::TooLong);
        assert!(tightwire::decode::<Crowd>(&count.to_le_bytes()[..3]).is_err());
    }
}

#[cfg(all(feature = "arrayvec", feature = "heapless"))]
mod fixed_capacity {
    use tightwire::{ReadErrorKind, Schema, Wire, decode, encode};

    const SLOTS: usize = 5;

    #[derive(Wire, Debug, Default, PartialEq)]
    struct Inventory<const N: usize> {
        #[wire(range = 0..=9)]
        items: arrayvec::ArrayVec<u8, 6>,
        slots: Option<arrayvec::ArrayVec<bool, SLOTS>>,
        names: [arrayvec::ArrayString<{ 2 * 15 }>; 1],
        #[wire(bytes)]
        key: heapless::Vec<u8, 12>,
        owner: heapless::String<N>,
        #[wire(max_len = 3)]
        few: arrayvec::ArrayVec<bool, 6>,
    }

    #[derive(Wire, Debug)]
    struct Roomy {
        #[wire(max_len = 9)]
        list: arrayvec::ArrayVec<bool, 8>,
    }

    #[test]
    fn the_capacity_of_a_list_bounds_it_unless_a_length_does() {
        let Schema::Struct { fields, .. } = Inventory::<7>::SCHEMA else { unreachable!() };
        let schemas: Vec<String> = fields.iter().map(|field| field.schema.to_string()).collect();
        let bounds = ["6", "5", "30", "12", "7", "3"];
        for (schema, bound) in schemas.iter().zip(bounds) {
            assert!(schema.contains(bound), "{schema} has no {bound}");
        }
        let counts = 3 + (1 + 3) + 5 + 4 + 3 + 2;
        let boundaries = 3 * 7;
        let contents = 6 * 4 + 5 + 30 * 8 + 12 * 8 + 7 * 8 + 3;
        assert_eq!(Inventory::<7>::MAX_BITS, counts + boundaries + contents);

        let full = Inventory::<7> {
            items: [9; 6].into(),
            slots: Some([true; SLOTS].into()),
            owner: "Charles".try_into().unwrap(),
            ..Inventory::default()
        };
        let mut buffer = [0; Inventory::<7>::MAX_BYTES];
        let packet = encode(&full, &mut buffer).unwrap();
        assert_eq!(decode(packet), Ok(full));
    }

    #[test]
    fn a_length_above_the_capacity_is_refused_when_it_comes() {
        let error = decode::<Roomy>(&[9, 0]).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 0));
        assert_eq!(decode::<Roomy>(&[8, 0]).unwrap().list.len(), 8);
    }
}
