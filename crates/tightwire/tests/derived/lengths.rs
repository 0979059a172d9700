//! Least lengths, lengths that are computed, numbers that grow, wide strings and axes.

use proptest::collection::vec;
use proptest::prelude::*;
use tightwire::{ListStream, SceneStream, Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    least: Least,
    tiles: Tiles,
    ascending: Ascending,
    wide: Wide,
    axes: Axes,
}

const FEWEST: usize = 2;

/// Every list and text that can have a least length.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Least {
    #[wire(len = 1..=24)]
    tags: Vec<u8>,
    #[wire(len = 1..=15)]
    name: String,
    #[wire(bytes, len = FEWEST..=FEWEST + 2)]
    key: Vec<u8>,
    #[wire(range = 0..=5, len = 3)]
    lanes: Vec<u8>,
    #[wire(len = 1..=2)]
    maybe: Option<Vec<bool>>,
}

impl Default for Least {
    fn default() -> Self {
        let (tags, key, lanes) = (vec![7], vec![1, 2], vec![0, 5, 2]);
        Self { tags, name: "a".into(), key, lanes, maybe: None }
    }
}

impl Twin for Least {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        // The count as an integer in its range, and the elements as a list whose length is known.
        fn counted<S: Stream, T: Default + Clone>(
            stream: &mut S,
            list: &mut Vec<T>,
            fewest: usize,
            most: usize,
            mut each: impl FnMut(&mut S, &mut T) -> tightwire::Result<S>,
        ) -> tightwire::Result<S> {
            let mut count = list.len();
            stream.int(&mut count, fewest..=most)?;
            list.resize(count, T::default());
            list.iter_mut().try_for_each(|one| each(stream, one))
        }
        counted(stream, &mut self.tags, 1, 24, |stream, tag| stream.u8(tag))?;
        let mut name = std::mem::take(&mut self.name).into_bytes();
        let mut length = name.len();
        stream.int(&mut length, 1..=15)?;
        name.resize(length, 0);
        stream.bytes(&mut name)?;
        match String::from_utf8(name) {
            Ok(name) if !name.contains('\0') => self.name = name,
            _ => return Err(stream.refuse()),
        }
        let mut length = self.key.len();
        stream.int(&mut length, 2..=4)?;
        self.key.resize(length, 0);
        stream.bytes(&mut self.key)?;
        self.lanes.resize(3, 0);
        stream.array(&mut self.lanes, |stream, lane| stream.int(lane, 0..=5))?;
        stream.option(&mut self.maybe, |stream, list| {
            counted(stream, list, 1, 2, |stream, one| stream.bool(one))
        })
    }

    fn values() -> BoxedStrategy<Self> {
        let maybe = proptest::option::of(vec(any::<bool>(), 1..=2));
        (vec(any::<u8>(), 1..=24), "[a-zë]{1,7}", vec(any::<u8>(), 2..=4), vec(0..=5u8, 3), maybe)
            .prop_map(|(tags, name, key, lanes, maybe)| Self { tags, name, key, lanes, maybe })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let good = Self::default();
        vec![
            Self { tags: vec![], ..good.clone() },
            Self { name: String::new(), ..good.clone() },
            Self { key: vec![1], ..good.clone() },
            Self { maybe: Some(vec![]), ..good },
        ]
    }
}

/// Lists whose length earlier fields determine.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Tiles {
    #[wire(range = 0..=6)]
    width: u8,
    #[wire(range = 0..=6)]
    height: u16,
    #[wire(range = 0..=5, len = width * height, max_len = 36)]
    tiles: Vec<u8>,
    more: i8,
    #[wire(if = more > 0, len = 2 * (more as usize + 1) - 1, max_len = 12)]
    rest: Vec<bool>,
}

impl Twin for Tiles {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.int(&mut self.width, 0..=6)?;
        stream.int(&mut self.height, 0..=6)?;
        let count = usize::from(self.width) * usize::from(self.height);
        stream.list_exactly(&mut self.tiles, count, 36, |stream, tile| stream.int(tile, 0..=5))?;
        stream.int(&mut self.more, i8::MIN..=i8::MAX)?;
        if self.more <= 0 {
            self.rest = vec![];
            return Ok(());
        }
        let count = 2 * self.more.unsigned_abs() as usize + 1;
        stream.list_exactly(&mut self.rest, count, 12, |stream, one| stream.bool(one))
    }

    fn values() -> BoxedStrategy<Self> {
        (0..=6u8, 0..=6u16, vec(0..=5u8, 36), -3..=5i8, vec(any::<bool>(), 12))
            .prop_map(|(width, height, mut tiles, more, mut rest)| {
                tiles.truncate(usize::from(width) * usize::from(height));
                rest.truncate(if more > 0 { 2 * more as usize + 1 } else { 0 });
                Self { width, height, tiles, more, rest }
            })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let good = Self { width: 2, height: 1, tiles: vec![0; 2], ..Self::default() };
        vec![
            Self { tiles: vec![], ..good.clone() },
            Self { tiles: vec![0; 1], ..good.clone() },
            Self { tiles: vec![0; 3], ..good.clone() },
            Self { more: 1, rest: vec![true; 2], ..good.clone() },
            // More than the bound.
            Self { more: 6, rest: vec![true; 13], ..good.clone() },
            Self { more: 127, rest: vec![], ..good },
        ]
    }
}

/// The first number is plain, and each later one is above the one before it.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Ascending {
    #[wire(relative, len = 1..=24)]
    ids: Vec<u32>,
    #[wire(relative, range = 10..=90, max_len = 3)]
    marks: Option<Vec<u8>>,
    #[wire(relative, bits = 4, max_len = 5)]
    slots: Vec<u16>,
}

impl Default for Ascending {
    fn default() -> Self {
        Self { ids: vec![3], marks: None, slots: vec![] }
    }
}

impl Twin for Ascending {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut count = self.ids.len();
        stream.int(&mut count, 1..=24)?;
        self.ids.resize(count, 0);
        let mut previous = None;
        for id in &mut self.ids {
            match previous {
                None => stream.u32(id)?,
                Some(previous) => stream.relative(id, previous)?,
            }
            previous = Some(*id);
        }
        stream.option(&mut self.marks, |stream, marks| {
            stream.ascending(marks, 3, |stream, first| stream.int(first, 10..=90))
        })?;
        stream.ascending(&mut self.slots, 5, |stream, first| stream.bits(first, 4))
    }

    fn values() -> BoxedStrategy<Self> {
        let steps = vec(prop_oneof![1..30u32, 1..5000u32, 1..100_000u32], 0..24);
        let ids = (0..1u32 << 20, steps).prop_map(|(first, steps)| {
            let next = steps.into_iter().scan(first, |last, step| {
                *last += step;
                Some(*last)
            });
            std::iter::once(first).chain(next).collect()
        });
        let marks = proptest::option::of(proptest::sample::subsequence(
            (10..=90).collect::<Vec<u8>>(),
            0..=3,
        ));
        let slots = proptest::sample::subsequence((0..16).collect::<Vec<u16>>(), 0..=5);
        (ids, marks, slots).prop_map(|(ids, marks, slots)| Self { ids, marks, slots }).boxed()
    }

    fn wrong() -> Vec<Self> {
        let good = Self::default();
        vec![
            Self { ids: vec![], ..good.clone() },
            Self { ids: vec![4, 4], ..good.clone() },
            Self { ids: vec![5, 4], ..good.clone() },
            Self { ids: vec![1, u32::MAX], ..good.clone() },
            Self { marks: Some(vec![9]), ..good.clone() },
            Self { slots: vec![16, 17], ..good },
        ]
    }
}

/// Text of the family's `wchar_t`.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Wide {
    ready: bool,
    #[wire(wide, max_len = 6)]
    name: String,
    #[wire(wide, len = 1..=4)]
    clan: Option<String>,
}

impl Twin for Wide {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.ready)?;
        stream.wide_string(&mut self.name, 6)?;
        stream.option(&mut self.clan, |stream, clan| stream.wide_string(clan, 1..=4))
    }

    fn values() -> BoxedStrategy<Self> {
        let clan = proptest::option::of("[a-zж😀]{1,2}");
        (any::<bool>(), "[a-zж😀]{0,3}", clan)
            .prop_map(|(ready, name, clan)| Self { ready, name, clan })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { name: "1234567".into(), ..Self::default() },
            Self { name: "a\0".into(), ..Self::default() },
            Self { name: "😀😀😀😀".into(), ..Self::default() },
            Self { clan: Some(String::new()), ..Self::default() },
            Self { clan: Some("12345".into()), ..Self::default() },
        ]
    }
}

/// A range, a resolution or both for each axis.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Axes {
    #[wire(compressed([-100.0..=100.0, 0.0..=10.0, -100.0..=100.0], [0.1, 0.01, 0.1]))]
    position: [f32; 3],
    #[wire(compressed([-1.0..=1.0, 0.0..=1.0], 0.125))]
    stick: Option<[f32; 2]>,
    #[wire(compressed(-1.0..=1.0, [0.5, 0.25]))]
    trims: [[f32; 2]; 2],
    #[wire(range = [0..=15, -7..=8, 3..=3])]
    cell: [i16; 3],
    #[wire(range = [0..=1, 0..=99], max_len = 3)]
    cells: Vec<[u8; 2]>,
}

impl Twin for Axes {
    const ROUNDS: bool = true;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let wide = (-100.0..=100.0, 0.1);
        stream.compressed_axes(&mut self.position, [wide.clone(), (0.0..=10.0, 0.01), wide])?;
        stream.option(&mut self.stick, |stream, stick| {
            stream.compressed_axes(stick, [(-1.0..=1.0, 0.125), (0.0..=1.0, 0.125)])
        })?;
        stream.array(&mut self.trims, |stream, trim| {
            stream.compressed_axes(trim, [(-1.0..=1.0, 0.5), (-1.0..=1.0, 0.25)])
        })?;
        let [x, y, z] = &mut self.cell;
        stream.int(x, 0..=15)?;
        stream.int(y, -7..=8)?;
        stream.int(z, 3..=3)?;
        stream.list(&mut self.cells, 3, |stream, [x, y]| {
            stream.int(x, 0..=1)?;
            stream.int(y, 0..=99)
        })
    }

    fn values() -> BoxedStrategy<Self> {
        let unit = || -1f32..=1.0;
        let position = (-100f32..=100.0, 0f32..=10.0, -100f32..=100.0);
        let stick = proptest::option::of((unit(), 0f32..=1.0).prop_map(|(x, y)| [x, y]));
        let cells = vec((0..=1u8, 0..=99u8).prop_map(|(x, y)| [x, y]), 0..=3);
        (position, stick, [[unit(), unit()], [unit(), unit()]], (0..=15i16, -7..=8i16), cells)
            .prop_map(|((x, y, z), stick, trims, (column, row), cells)| Self {
                position: [x, y, z],
                stick,
                trims,
                cell: [column, row, 3],
                cells,
            })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let mut arrived = self.clone();
        let packet = tightwire::encode_to_vec(self).unwrap();
        arrived.by_hand(&mut tightwire::ReadStream::new(&packet)).unwrap();
        arrived
    }

    fn wrong() -> Vec<Self> {
        let good = Self { cell: [0, 0, 3], ..Self::default() };
        vec![
            Self { cell: [16, 0, 3], ..good.clone() },
            Self { cell: [0, 9, 3], ..good.clone() },
            Self { cell: [0, 0, 4], ..good.clone() },
            Self { cells: vec![[2, 0]], ..good.clone() },
            Self { position: [0.0, f32::NAN, 0.0], ..good },
        ]
    }
}

#[test]
fn lists_and_texts_that_are_too_long_are_not_written() {
    use tightwire::WriteErrorKind::{OutOfRange, TooLong};
    let good = Least::default();
    for (wrong, kind) in [
        (Least { tags: vec![0; 25], ..good.clone() }, TooLong),
        (Least { name: "0123456789abcdef".into(), ..good.clone() }, TooLong),
        (Least { key: vec![1; 5], ..good.clone() }, TooLong),
        (Least { lanes: vec![1; 4], ..good.clone() }, TooLong),
        (Least { lanes: vec![1; 2], ..good.clone() }, OutOfRange),
    ] {
        assert_eq!(tightwire::encode_to_vec(&wrong).unwrap_err().kind(), kind, "{wrong:?}");
    }
}

#[test]
fn lengths_take_the_bits_of_their_range() {
    assert_eq!(Least::MAX_BITS, (5 + 24 * 8) + (4 + 7 + 15 * 8) + (2 + 7 + 32) + 9 + (1 + 1 + 2));
    assert_eq!(Tiles::MAX_BITS, 3 + 3 + 36 * 3 + 8 + 12);
    assert_eq!(Ascending::MAX_BITS, (5 + 32 + 23 * 38) + (1 + 2 + 7 + 2 * 38) + (3 + 4 + 4 * 38));
    assert_eq!(Axes::MAX_BITS, (11 + 10 + 11) + (1 + 5 + 4) + 2 * (3 + 4) + (4 + 4) + (2 + 3 * 8));
}

#[test]
fn a_length_is_computed_from_a_field_named_like_a_keyword() {
    #[derive(Wire, Debug, PartialEq)]
    struct Loop {
        r#type: u8,
        #[wire(len = r#type * 2, max_len = 6)]
        r#loop: Vec<bool>,
    }
    let value = Loop { r#type: 3, r#loop: vec![true; 6] };
    let packet = tightwire::encode_to_vec(&value).unwrap();
    assert_eq!(packet, [3, 0b11_1111]);
    assert_eq!(tightwire::decode(&packet), Ok(value));
}

#[test]
fn a_type_named_like_a_keyword_has_constants_of_its_own() {
    #[allow(non_camel_case_types)]
    #[derive(Wire, Debug, PartialEq)]
    struct r#loop {
        #[wire(range = 0..=Self::LAST)]
        step: u8,
        #[wire(len = 1..=Self::MOST)]
        steps: Vec<bool>,
    }
    impl r#loop {
        const LAST: u8 = 7;
        const MOST: usize = 4;
    }
    assert_eq!(r#loop::MAX_BITS, 3 + 2 + 4);
}

#[test]
fn a_step_of_a_computed_length_may_be_negative_or_above_every_list() {
    #[derive(Wire, Debug, PartialEq)]
    struct Window {
        first: u8,
        last: i16,
        base: u64,
        #[wire(len = last - first + 4, max_len = 9)]
        rows: Vec<bool>,
        #[wire(len = base * base - base * base + 2, max_len = 2)]
        ends: Vec<u8>,
    }
    let window = Window { first: 7, last: 5, base: 1 << 30, rows: vec![true; 2], ends: vec![1, 2] };
    let packet = tightwire::encode_to_vec(&window).unwrap();
    assert_eq!(packet.len(), (8 + 16 + 64 + 2 + 16usize).div_ceil(8));
    assert_eq!(tightwire::decode(&packet), Ok(window));
    // One that leaves 64 bits spoils the result.
    let window = Window { first: 0, last: -4, base: 1 << 32, rows: vec![], ends: vec![1, 2] };
    let error = tightwire::encode_to_vec(&window).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (tightwire::WriteErrorKind::TooLong, 88));
}

#[test]
fn a_count_that_two_numbers_multiply_to_is_refused_above_its_bound() {
    #[derive(Wire, Debug)]
    struct Grid {
        width: u32,
        height: u64,
        #[wire(len = width * height * 4_000_000_000, max_len = 1000)]
        cells: Vec<()>,
    }
    for byte in [1, 0x55, 0xff] {
        let error = tightwire::decode::<Grid>(&[byte; 12]).unwrap_err();
        assert_eq!(error.kind(), tightwire::ReadErrorKind::OutOfRange);
        assert_eq!(error.bit(), 96);
    }
    let grid = tightwire::decode::<Grid>(&[0; 12]).unwrap();
    assert_eq!((grid.width, grid.height, grid.cells.len()), (0, 0, 0));
}
