//! Conditions that are more than a comparison.
#![deny(warnings, clippy::all, clippy::pedantic)]

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    ordinary: Ordinary,
    from_a_macro: FromAMacro,
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
struct Place {
    n: u8,
    x: u8,
}

/// Every condition looks at `n` or `some`, and some of them bind these names anew.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Ordinary {
    flag: bool,
    n: u8,
    some: Option<u8>,
    place: Place,
    #[wire(if = flag)]
    by_name: u8,
    #[wire(if = (3..).contains(&n))]
    range: u8,
    #[wire(if = some > Some(n))]
    arm: u8,
    #[wire(if = matches!(some, Some(some) if some < n))]
    guard: u8,
    #[wire(if = n / 2 > 2)]
    calculated: u8,
    #[wire(if = some.is_none_or(|n| n > 2) && (some.is_some() || n > 2))]
    none_or: u8,
    #[wire(if = place.n == n && 1 == place.x)]
    members: u8,
    #[wire(if = matches!(place.n, 0 | 7..=9 | LAST))]
    pattern: u8,
    #[wire(if = some.is_some_and(|n| n > 9) && n > 4)]
    closure: u8,
    #[wire(if = n > 100 && place.n > 50)]
    both: u8,
    #[wire(if = n % 4 == 3 || !(place.x % 4 != 3))]
    either: u8,
    end: bool,
}

const LAST: u8 = 11;

impl Ordinary {
    /// The fields under conditions, and whether they are there.
    fn presence(&mut self) -> [(bool, &mut u8); 11] {
        let (n, some, place) = (self.n, self.some, self.place);
        [
            (self.flag, &mut self.by_name),
            (n > 2, &mut self.range),
            (some > Some(n), &mut self.arm),
            (some.is_some() && some < Some(n), &mut self.guard),
            (n > 5, &mut self.calculated),
            (some.unwrap_or(n) > 2, &mut self.none_or),
            (place.n == n && place.x == 1, &mut self.members),
            ([0, 7, 8, 9, 11].contains(&place.n), &mut self.pattern),
            (some > Some(9) && n > 4, &mut self.closure),
            (n > 100 && place.n > 50, &mut self.both),
            (n % 4 == 3 || place.x % 4 == 3, &mut self.either),
        ]
    }
}

impl Twin for Ordinary {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.flag)?;
        stream.u8(&mut self.n)?;
        stream.option(&mut self.some, S::u8)?;
        stream.u8(&mut self.place.n)?;
        stream.u8(&mut self.place.x)?;
        for (is_there, field) in self.presence() {
            if is_there {
                stream.u8(field)?;
            } else {
                *field = 0;
            }
        }
        stream.bool(&mut self.end)
    }

    fn values() -> BoxedStrategy<Self> {
        let n = || prop_oneof![0..12u8, any::<u8>()];
        (any::<(bool, bool)>(), n(), prop::option::of(n()), n(), n(), any::<[u8; 11]>())
            .prop_map(|((flag, end), n, some, near, x, bytes)| {
                let place = Place { n: near, x };
                let mut value = Self { flag, n, some, place, end, ..Self::default() };
                for ((_, field), byte) in value.presence().into_iter().zip(bytes) {
                    *field = byte;
                }
                value
            })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let mut value = self.clone();
        for (is_there, field) in value.presence() {
            if !is_there {
                *field = 0;
            }
        }
        value
    }
}

/// The condition comes from where the macro is called, the field's name from the macro.
macro_rules! with_condition {
    ($name:ident, $condition:expr) => {
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        struct $name {
            flag: bool,
            #[wire(if = $condition)]
            more: u8,
        }
    };
}

with_condition!(FromAMacro, !flag);

impl Twin for FromAMacro {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.flag)?;
        if self.flag {
            self.more = 0;
            return Ok(());
        }
        stream.u8(&mut self.more)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(bool, u8)>().prop_map(|(flag, more)| Self { flag, more }).boxed()
    }

    fn arrives(&self) -> Self {
        Self { more: if self.flag { 0 } else { self.more }, ..*self }
    }
}
