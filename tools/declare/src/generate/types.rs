//! Types, and how their values are encoded.

use super::{ADDRESSES, Generator, INTS, Scope, holds_list};
use crate::model::{
    Codec, Coding, FLAGS, Field, Flavor, KEYS, Ty, With, capacity, default_of, twin_of,
};
use crate::rng::Rng;
use crate::twin::Strategy;
use crate::value::{Int, Num};

impl Generator {
    /// A type that needs no attribute and has a default.
    pub(super) fn with_default(&mut self, depth: usize) -> Ty {
        loop {
            let ty = self.plain(depth);
            if default_of(&self.decls, &ty, &[]).is_some() {
                return ty;
            }
        }
    }

    /// A type that needs no attribute.
    fn plain(&mut self, depth: usize) -> Ty {
        let weights = [18, 14, 5, 3, 2, 6, 3, 3, 2, 1, 3, 8, 6, 6, 4, 14, 8];
        match self.rng.weighted(&weights) {
            0 => Ty::Int(self.int()),
            1 => Ty::Bool,
            2 => Ty::F32,
            3 => Ty::F64,
            4 => Ty::Char,
            5 => Ty::Unit,
            6 => Ty::NonZero(self.int()),
            7 => Ty::Wrapping(self.int()),
            8 => Ty::Duration,
            9 => Ty::Phantom,
            10 => Ty::Address(ADDRESSES[self.rng.below(6)]),
            11 => Ty::Option(Box::new(self.plain(depth + 1))),
            12 => {
                let count = *self.rng.pick(&[0, 1, 1, 2, 2, 3, 3, 5, 9, 33]);
                Ty::Array(Box::new(self.plain(depth + 1)), count, false)
            }
            13 => {
                let count = *self.rng.pick(&[1, 2, 2, 3, 3, 5]);
                Ty::Tuple((0..count).map(|_| self.plain(depth + 1)).collect())
            }
            14 => {
                let pointer = *self.rng.pick(&["Box", "Box", "Rc", "Arc"]);
                Ty::Pointer(pointer, Box::new(self.plain(depth + 1)))
            }
            16 => self.third_party(),
            _ if depth < 3 => self.named(depth),
            _ => Ty::Bool,
        }
    }

    /// Returns a declared type, either an existing one or a new one.
    fn named(&mut self, depth: usize) -> Ty {
        let number = if !self.decls.is_empty() && self.rng.chance(40) {
            self.rng.below(self.decls.len())
        } else {
            let fields = *self.rng.pick(&[0, 1, 1, 2, 2, 3, 4]);
            self.decl(depth + 1, fields, false)
        };
        Ty::Named(number, self.args(number))
    }

    pub(super) fn int(&mut self) -> Int {
        // The small ones more often.
        let count = if self.rng.chance(90) { 8 } else { 10 };
        *self.rng.pick(&INTS[..count])
    }

    /// A type, how it is encoded, and the bound of its list.
    pub(super) fn field_type(
        &mut self,
        scope: Scope,
        earlier: &[Field],
    ) -> (Ty, Coding, Option<usize>) {
        if scope.flavor == Flavor::ByHand {
            return self.by_hand_type();
        }
        if scope.is_silent && self.rng.chance(40) {
            // They are paid from what the whole packet has for them.
            let (nothing, coding) = match scope.flavor == Flavor::Derived && self.rng.chance(20) {
                true => (Ty::Int(Int::U8), Coding::Codec(Codec::Silent)),
                false => self.nothing(),
            };
            return (Ty::Vec(Box::new(nothing)), coding, Some(60 + self.rng.below(190)));
        }
        loop {
            let (ty, coding) = match scope.is_fixed || (scope.is_dense && self.rng.chance(85)) {
                true => self.number(),
                false => self.leaf(scope, earlier),
            };
            let is_whole = matches!(
                coding,
                Coding::Relative(_)
                    | Coding::Wrapping(_)
                    | Coding::With(..)
                    | Coding::Subset(..)
                    | Coding::Exactly(..)
            );
            let is_bytes = coding == Coding::Bytes;
            let is_list =
                matches!(ty, Ty::Vec(_) | Ty::Text | Ty::Set(..) | Ty::Map(..) | Ty::Heap(_));
            let around = match is_whole {
                true => 0,
                false if scope.is_dense => {
                    10 * usize::from(self.rng.chance(scope.options_at(earlier.len())))
                }
                false => self.rng.below(20),
            };
            let ty = match around {
                0..10 => ty,
                10..15 => Ty::Option(Box::new(ty)),
                15 | 16 => Ty::Array(Box::new(ty), *self.rng.pick(&[0, 1, 2, 3, 9, 33]), false),
                17 => Ty::Option(Box::new(Ty::Option(Box::new(ty)))),
                _ if is_list || is_bytes => ty,
                18 => Ty::Vec(Box::new(Ty::Option(Box::new(ty)))),
                _ => Ty::Vec(Box::new(ty)),
            };
            if matches!(scope.flavor, Flavor::Unified(_)) && !self.has_defaults(&ty) {
                continue;
            }
            let ty = match scope.flavor == Flavor::Derived && self.rng.chance(30) {
                // Of these kinds there are fewer homes.
                true if matches!(coding, Coding::Ascending(_) | Coding::Exactly(..)) => {
                    self.in_place(ty)
                }
                true if !is_whole => self.elsewhere(ty, is_bytes),
                _ => ty,
            };
            let inside = if let Coding::Subset(_, inside) = &coding { inside } else { &coding };
            let max_len = match coding {
                Coding::Exactly(..) => Some(24),
                _ => holds_list(&ty).then(|| self.bound(&ty, inside)),
            };
            return (ty, coding, max_len);
        }
    }

    /// The same list in a home of fixed capacity.
    fn in_place(&mut self, ty: Ty) -> Ty {
        match ty {
            Ty::Vec(of) => {
                let homes = ["ArrayVec<{}, 24>", "heapless::Vec<{}, 24>", "SmallVec<[{}; 4]>"];
                let home: &'static str = homes[self.rng.below(3)];
                Ty::Home(home, of)
            }
            Ty::Option(of) => Ty::Option(Box::new(self.in_place(*of))),
            other => other,
        }
    }

    /// The same list or text in another home.
    fn elsewhere(&mut self, ty: Ty, is_bytes: bool) -> Ty {
        const HOMES: [&str; 8] = [
            "VecDeque<{}>",
            "Box<[{}]>",
            "Rc<[{}]>",
            "Arc<[{}]>",
            "Cow<'static, [{}]>",
            "ArrayVec<{}, 24>",
            "heapless::Vec<{}, 24>",
            "SmallVec<[{}; 4]>",
        ];
        const TEXTS: [&str; 6] = [
            "Box<str>",
            "Rc<str>",
            "Arc<str>",
            "Cow<'static, str>",
            "ArrayString<24>",
            "heapless::String<24>",
        ];
        match ty {
            Ty::Vec(of) => {
                let homes = if is_bytes { &HOMES[1..] } else { &HOMES[..] };
                let home: &'static &'static str = self.rng.pick(homes);
                Ty::Home(home, of)
            }
            Ty::Text => {
                let home: &'static &'static str = self.rng.pick(&TEXTS);
                Ty::TextHome(home)
            }
            Ty::Option(of) => Ty::Option(Box::new(self.elsewhere(*of, is_bytes))),
            other => other,
        }
    }

    /// A key of the tests' own.
    fn own_key(&mut self) -> Ty {
        let name: &'static &'static str = self.rng.pick(&KEYS);
        Ty::Key(name)
    }

    /// Returns a type that can be a key, and its encoding.
    fn key(&mut self) -> (Ty, Coding) {
        let int = self.int();
        match self.rng.below(14) {
            10 => (Ty::Flags(self.rng.pick(&FLAGS).0), Coding::Plain),
            11 => (self.own_key(), Coding::Plain),
            12 => (Ty::Option(Box::new(self.own_key())), Coding::Plain),
            13 => (Ty::Tuple(vec![self.own_key(), Ty::Int(int)]), Coding::Plain),
            0 => (Ty::Bool, Coding::Plain),
            1 => (Ty::Char, Coding::Plain),
            2 => (Ty::NonZero(int), Coding::Plain),
            3 => (Ty::Tuple(vec![Ty::Int(int), Ty::Bool]), Coding::Plain),
            4 => (Ty::Option(Box::new(Ty::Int(int))), self.range(int)),
            5 => (Ty::Array(Box::new(Ty::Int(int)), 2, false), self.range(int)),
            6 => (Ty::Unit, Coding::Plain),
            7 => (Ty::Int(int), Coding::Plain),
            _ => (Ty::Int(int), self.range(int)),
        }
    }

    /// A set or a map.
    fn ordered(&mut self, depth: usize, params: usize) -> (Ty, Coding) {
        let (key, coding) = self.key();
        if self.rng.chance(50) {
            let name = *self.rng.pick(&["BTreeSet", "HashSet", "BinaryHeap"]);
            return match name {
                // The code that compares the containing types has no access to the parameters.
                "BinaryHeap" if params == 0 => (Ty::Heap(Box::new(key)), coding),
                "BinaryHeap" => (Ty::Set("BTreeSet", Box::new(key)), coding),
                name => (Ty::Set(name, Box::new(key)), coding),
            };
        }
        let name = *self.rng.pick(&["BTreeMap", "HashMap"]);
        if self.rng.chance(50) {
            let (key, keys) = match self.rng.chance(30) {
                true => (Ty::Text, (Coding::Plain, Some(1 + self.rng.below(9)))),
                false => (key, (coding, None)),
            };
            let int = self.int();
            let (value, values) = match self.rng.below(5) {
                0 => (Ty::Text, (Coding::Plain, Some(1 + self.rng.below(9)))),
                1 => (Ty::Vec(Box::new(Ty::Int(int))), (self.range(int), Some(3))),
                2 => (Ty::F32, (self.steps(), None)),
                3 => (Ty::Option(Box::new(Ty::Int(int))), (self.range(int), None)),
                _ => (self.plain(depth), (Coding::Plain, None)),
            };
            let entries = Coding::Entries(Box::new([keys, values]));
            return (Ty::Map(name, Box::new(key), Box::new(value)), entries);
        }
        let value = self.plain(depth);
        (Ty::Map(name, Box::new(key), Box::new(value)), Coding::Plain)
    }

    /// Returns whether the type and the elements in it have defaults, as unified code needs them.
    fn has_defaults(&self, ty: &Ty) -> bool {
        let has_default = default_of(&self.decls, ty, &[]).is_some();
        match ty {
            Ty::Vec(of) | Ty::Array(of, _, _) | Ty::Option(of) => {
                has_default && self.has_defaults(of)
            }
            _ => has_default,
        }
    }

    /// A bound for the list in a type.
    fn bound(&mut self, ty: &Ty, coding: &Coding) -> usize {
        fn element(ty: &Ty) -> Option<&Ty> {
            match ty {
                Ty::Vec(of) | Ty::Home(_, of) | Ty::Set(_, of) | Ty::Heap(of) => Some(of),
                Ty::Option(of) | Ty::Array(of, _, _) => element(of),
                _ => None,
            }
        }
        let is_free = element(ty).is_some_and(|of| {
            *coding != Coding::Bytes && twin_of(&self.decls, of, coding, (0, 0)).least_bits() == 0
        });
        let is_small =
            element(ty).is_none_or(|of| matches!(of, Ty::Int(_) | Ty::Bool | Ty::Option(_)));
        // Where the bound is the capacity, nothing needs to say it.
        if let Some(room) = room(ty) {
            return if self.rng.chance(50) { room } else { 1 + self.rng.below(room) };
        }
        match self.rng.below(10) {
            0 if !is_free => 0,
            1 if !is_free && is_small => 300,
            2 => 1,
            3 | 4 if is_free => 300,
            5..8 if is_free => 60 + self.rng.below(160),
            _ if is_free => 1 + self.rng.below(4),
            _ => 1 + self.rng.below(15),
        }
    }

    /// The content of a hand-written type.
    fn by_hand_type(&mut self) -> (Ty, Coding, Option<usize>) {
        match self.rng.below(7) {
            6 => {
                let of = self.with_default(3);
                let (ty, coding) = self.subset(of, Coding::Plain);
                (ty, coding, None)
            }
            0 => (Ty::Bool, Coding::Plain, None),
            1 => (Ty::Text, Coding::Plain, Some(1 + self.rng.below(20))),
            2 | 3 => {
                let int = self.int();
                (Ty::Int(int), self.range(int), None)
            }
            4 => (Ty::F32, Coding::Plain, None),
            _ => (self.with_default(3), Coding::Plain, None),
        }
    }

    fn leaf(&mut self, scope: Scope, earlier: &[Field]) -> (Ty, Coding) {
        let is_unified = matches!(scope.flavor, Flavor::Unified(_));
        let (subsets, ordered, vectors, ranges) =
            if is_unified { (12, 0, 0, 0) } else { (5, 10, 10, 3) };
        let weights = [
            24, 18, 14, 4, 6, 6, 4, 3, 5, 5, 4, 6, 4, subsets, 6, 4, 5, 6, ordered, 5, 7, vectors,
            ranges,
        ];
        match self.rng.weighted(&weights) {
            0 => (self.plain(scope.depth + 1), Coding::Plain),
            1 => {
                let int = self.int();
                (Ty::Int(int), self.range(int))
            }
            2 => {
                let int = *self.rng.pick(&[Int::U8, Int::U16, Int::U32, Int::U64, Int::U128]);
                let bits = match self.rng.below(4) {
                    0 => int.bits(),
                    1 => 1,
                    _ => 1 + self.rng.below(int.bits() as usize) as u32,
                };
                (Ty::Int(int), Coding::Bits(bits))
            }
            3 => {
                let int = *self.rng.pick(&[Int::I16, Int::I32, Int::I64, Int::U32]);
                let low = if int.is_signed() { self.rng.within(-20..=0) } else { 0 };
                let high = self.rng.within(low..=50);
                (Ty::Int(int), Coding::Fixed(low, high, self.rng.below(9) as u32))
            }
            4 => self.relative(earlier).unwrap_or((Ty::Bool, Coding::Plain)),
            5 => {
                let steps = self.steps();
                (Ty::F32, steps)
            }
            6 => {
                let rotation = Ty::Array(Box::new(Ty::F32), 4, false);
                (rotation, Coding::SmallestThree(self.rng.within(3..=20) as u32))
            }
            7 => {
                let direction = Ty::Array(Box::new(Ty::F32), 3, false);
                (direction, Coding::Direction(self.rng.within(2..=24) as u32))
            }
            8 => match self.rng.chance(30) {
                true => (Ty::Text, Coding::Wide),
                false => (Ty::Text, Coding::Plain),
            },
            9 if self.rng.chance(50) => (Ty::Vec(Box::new(Ty::Int(Int::U8))), Coding::Bytes),
            9 => {
                let count = self.rng.below(6);
                (Ty::Array(Box::new(Ty::Int(Int::U8)), count, false), Coding::Bytes)
            }
            10 if !is_unified => {
                let int = self.int();
                let coding = match !int.is_signed() && self.rng.chance(50) {
                    true => Coding::Bits(1 + self.rng.below(int.bits() as usize) as u32),
                    false => self.range(int),
                };
                // A range of nothing but zero has no value at all.
                match coding {
                    Coding::Range(low, high) if low == high => {
                        (Ty::NonZero(int), Coding::Range(Num::Above(1), Num::Above(9)))
                    }
                    coding => (Ty::NonZero(int), coding),
                }
            }
            11 if !is_unified => self.custom(),
            12 => {
                let int = *self.rng.pick(&[Int::Usize, Int::Isize]);
                (Ty::Int(int), self.range(int))
            }
            13 => self.subset_of_any(is_unified),
            14 if !is_unified => self.by_codec(),
            18 => self.ordered(scope.depth + 1, scope.params),
            21 => self.quantized_vector(),
            22 => {
                let int = self.int();
                let name = *self.rng.pick(&["Range", "RangeInclusive"]);
                (Ty::Range(name, Box::new(Ty::Int(int))), self.range(int))
            }
            15 => (Ty::F32, Coding::Half),
            16 => {
                let ty = if self.rng.chance(70) { Ty::F32 } else { Ty::F64 };
                (ty, Coding::Angle(1 + self.rng.below(24) as u32))
            }
            19 => self.numbers_that_grow(),
            20 => self.of_computed_length(earlier).unwrap_or((Ty::Bool, Coding::Plain)),
            17 => self.around_earlier(earlier).unwrap_or((Ty::Bool, Coding::Plain)),
            _ => (Ty::Bool, Coding::Plain),
        }
    }

    /// A subset of an array, with members of no bits among others.
    fn subset_of_any(&mut self, is_unified: bool) -> (Ty, Coding) {
        let (of, coding) = match self.rng.below(4) {
            0 => (Ty::Unit, Coding::Plain),
            1 => (self.with_default(2), Coding::Plain),
            2 if !is_unified => self.rotation(),
            _ => {
                let int = self.int();
                (Ty::Int(int), self.range(int))
            }
        };
        match is_unified {
            true => self.subset(of, coding),
            false => self.derived_subset(of, coding),
        }
    }

    /// A number by a codec type.
    fn by_codec(&mut self) -> (Ty, Coding) {
        match self.rng.chance(60) {
            true => {
                let int = *self.rng.pick(&[Int::U16, Int::U32, Int::U64]);
                (Ty::Int(int), Coding::Codec(Codec::SmallOrLarge))
            }
            false => (Ty::Int(Int::U8), Coding::Codec(Codec::Silent)),
        }
    }

    /// Those of an array that are there.
    fn subset(&mut self, of: Ty, coding: Coding) -> (Ty, Coding) {
        // Code of one's own does not tell that its members take no bits, so it chooses the strategy.
        let is_empty = twin_of(&self.decls, &of, &coding, (0, 0)).most_bits() == 0;
        let is_chosen = self.rng.chance(60) || is_empty;
        let strategy = is_chosen.then(|| *self.rng.pick(&Strategy::ALL));
        let count = *self.rng.pick(&[0, 1, 2, 3, 5, 10, 17, 32]);
        let array = Ty::Array(Box::new(Ty::Option(Box::new(of))), count, false);
        (array, Coding::Subset(strategy, Box::new(coding)))
    }

    /// Those of an array or list, as a field of a derived type says it.
    fn derived_subset(&mut self, of: Ty, coding: Coding) -> (Ty, Coding) {
        let (array, coding) = self.subset(of, coding);
        let coding = match coding {
            Coding::Subset(_, inside) => Coding::Subset(None, inside),
            other => other,
        };
        match array {
            Ty::Array(of, _, _) if self.rng.chance(40) => (Ty::Vec(of), coding),
            array => (array, coding),
        }
    }

    /// Creates a number of few bits, or another value that occurs next to numbers.
    fn number(&mut self) -> (Ty, Coding) {
        match self.rng.below(20) {
            // Wide ones, so that a run is longer than a word.
            0..4 => {
                let int = *self.rng.pick(&[Int::U16, Int::U32, Int::U32, Int::U64, Int::I32]);
                (Ty::Int(int), Coding::Plain)
            }
            4..6 => (Ty::Int(self.int()), Coding::Plain),
            6..11 => {
                let int = *self.rng.pick(&[Int::U8, Int::U16, Int::U32, Int::U64]);
                (Ty::Int(int), Coding::Bits(1 + self.rng.below(int.bits() as usize) as u32))
            }
            11..14 => {
                let int = self.int();
                (Ty::Int(int), self.range(int))
            }
            14..16 => (Ty::Bool, Coding::Plain),
            16 if self.rng.chance(50) => (Ty::F32, Coding::Compressed(-1.0, 1.0, 0.01)),
            16 => (Ty::F32, Coding::Angle(1 + self.rng.below(24) as u32)),
            17 if self.rng.chance(50) => (Ty::F32, Coding::Plain),
            17 => (Ty::F32, Coding::Half),
            _ => self.nothing(),
        }
    }

    /// A value of no bits.
    fn nothing(&mut self) -> (Ty, Coding) {
        match self.rng.below(3) {
            0 => (Ty::Array(Box::new(Ty::Bool), 0, false), Coding::Plain),
            1 => {
                let five = Num::Above(5);
                (Ty::Int(self.int()), Coding::Range(five, five))
            }
            _ => (Ty::Unit, Coding::Plain),
        }
    }

    fn custom(&mut self) -> (Ty, Coding) {
        let is_bounded = self.rng.chance(70);
        let bound = |most: usize| is_bounded.then_some(most);
        match self.rng.below(3) {
            0 => {
                let int = *self.rng.pick(&[Int::U16, Int::U32, Int::U64]);
                (Ty::Int(int), Coding::With(With::SmallOrLarge, bound(int.bits() as usize + 1)))
            }
            1 => {
                let ty = match self.rng.chance(50) {
                    true => Ty::Unit,
                    false => Ty::Int(self.int()),
                };
                (ty, Coding::With(With::Nothing, bound(0)))
            }
            _ => (Ty::Option(Box::new(Ty::Int(Int::U8))), Coding::With(With::FiveBits, bound(6))),
        }
    }

    pub(super) fn range(&mut self, int: Int) -> Coding {
        let draw = |rng: &mut Rng| {
            let low = if int.is_signed() { -100 } else { 0 };
            rng.within(low..=100)
        };
        let (a, b) = (draw(&mut self.rng), draw(&mut self.rng));
        let (low, high) = match self.rng.below(8) {
            0 => (a, a),
            1 => (0, 1),
            2 => (0, 100),
            3 => (a.min(b), a.min(b) + 7),
            4 => return Coding::Range(int.min(), int.max()),
            _ => (a.min(b), a.max(b)),
        };
        Coding::Range(Num::of(i128::from(low)), Num::of(i128::from(high.max(low))))
    }
}

/// The fixed capacity of the list or text in a type.
fn room(ty: &Ty) -> Option<usize> {
    match ty {
        Ty::Home(home, _) | Ty::TextHome(home) => capacity(home),
        Ty::Option(of) | Ty::Array(of, _, _) => room(of),
        _ => None,
    }
}

/// Returns whether a set or a map is where the bound of a field reaches it: those have no least
/// length.
pub(super) fn is_ordered(ty: &Ty) -> bool {
    match ty {
        Ty::Set(..) | Ty::Map(..) | Ty::Heap(_) => true,
        Ty::Option(of) | Ty::Array(of, _, _) => is_ordered(of),
        _ => false,
    }
}
