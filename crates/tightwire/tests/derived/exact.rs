//! What conditions may look at: values that both sides know to the bit, and of others which variant
//! they are, whether they are there, and how many.
#![deny(warnings, clippy::all, clippy::pedantic)]
// The conditions are what is tested, in every form that people write.
#![allow(
    clippy::struct_excessive_bools,
    clippy::redundant_pattern_matching,
    clippy::manual_contains
)]

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    wholes: Wholes,
    parts: Parts,
    of_bytes: Since<u8>,
    of_structs: Since<Place>,
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
struct Place {
    #[wire(range = -9..=9)]
    x: i8,
    #[wire(bits = 4)]
    y: u8,
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
enum Order {
    #[default]
    Wait,
    Go(Place),
}

/// Whole values that are exact: numbers, floats, structs, enums, options, lists and strings.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Wholes {
    #[wire(fixed(-4..=4, 2))]
    turn: i16,
    speed: f32,
    place: Place,
    other: Place,
    order: Order,
    last: Order,
    #[wire(range = 0..=9)]
    weapon: Option<u8>,
    #[wire(max_len = 3)]
    name: String,
    #[wire(max_len = 3)]
    places: Vec<Place>,
    #[wire(max_len = 3)]
    before: Vec<Place>,
    #[wire(if = turn > 2)]
    by_fixed: bool,
    #[wire(if = speed < -1.5)]
    by_float: bool,
    #[wire(if = place == other)]
    by_struct: bool,
    #[wire(if = order == last)]
    by_enum: bool,
    #[wire(if = weapon == Some(3))]
    by_option: bool,
    #[wire(if = name == "gg")]
    by_string: bool,
    #[wire(if = places == before)]
    by_list: bool,
    end: bool,
}

impl Twin for Wholes {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.fixed(&mut self.turn, -4..=4, 2)?;
        stream.f32(&mut self.speed)?;
        place(stream, &mut self.place)?;
        place(stream, &mut self.other)?;
        order(&mut self.order, stream)?;
        order(&mut self.last, stream)?;
        stream.option(&mut self.weapon, |stream, weapon| stream.int(weapon, 0..=9))?;
        stream.string(&mut self.name, 3)?;
        stream.list(&mut self.places, 3, place)?;
        stream.list(&mut self.before, 3, place)?;
        let conditions = [
            self.turn > 2,
            self.speed < -1.5,
            (self.place.x, self.place.y) == (self.other.x, self.other.y),
            match (self.order, self.last) {
                (Order::Wait, Order::Wait) => true,
                (Order::Go(to), Order::Go(last)) => to == last,
                _ => false,
            },
            self.weapon == Some(3),
            self.name == "gg",
            self.places.len() == self.before.len()
                && self.places.iter().zip(&self.before).all(|(place, before)| place == before),
        ];
        let fields = [
            &mut self.by_fixed,
            &mut self.by_float,
            &mut self.by_struct,
            &mut self.by_enum,
            &mut self.by_option,
            &mut self.by_string,
            &mut self.by_list,
        ];
        for (condition, field) in conditions.into_iter().zip(fields) {
            left_out(condition, field, stream)?;
        }
        stream.bool(&mut self.end)
    }

    fn values() -> BoxedStrategy<Self> {
        let place = || prop_oneof![Just(Place::default()), (0i8..=1, 0u8..=1).prop_map(at)];
        let order = || prop_oneof![Just(Order::Wait), place().prop_map(Order::Go)];
        let places = || prop::collection::vec(place(), 0..=2);
        let speed = prop_oneof![Just(0.0f32), Just(-0.0), -9.0f32..9.0];
        let text = prop_oneof![Just("gg"), Just("g"), Just("")];
        let values = (
            (-16i16..=16, speed, (place(), place()), (order(), order()), prop::option::of(2u8..=4)),
            (text, (places(), places()), any::<bool>()),
        );
        let value = |((turn, speed, (place, other), (order, last), weapon), (name, lists, set))| {
            let (places, before) = lists;
            let name = String::from(name);
            let mut value = Self {
                turn,
                speed,
                place,
                other,
                order,
                last,
                weapon,
                name,
                places,
                before,
                ..Self::default()
            };
            value.by_fixed = set && turn > 2;
            value.by_float = set && speed < -1.5;
            value.by_struct = set && place == other;
            value.by_enum = set && order == last;
            value.by_option = set && weapon == Some(3);
            value.by_string = set && value.name == "gg";
            value.by_list = set && value.places == value.before;
            value
        };
        values.prop_map(value).boxed()
    }
}

/// Holds rounded values, of which conditions look at nothing.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Pose {
    airborne: bool,
    #[wire(compressed(0.0..=1.0, 0.25))]
    height: f32,
    inner: Inner,
    #[wire(skip)]
    drawn_at: u64,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Inner {
    #[wire(bits = 3)]
    kind: u8,
    #[wire(compressed(0.0..=1.0, 0.25))]
    heat: Option<f32>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
enum Effect {
    #[default]
    None,
    Heat(#[wire(compressed(0.0..=1.0, 0.25))] f32),
    Push {
        #[wire(compressed(0.0..=1.0, 0.25))]
        by: f32,
        #[wire(skip)]
        seen: bool,
    },
}

/// The properties of values that are partly rounded or skipped.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Parts {
    pose: Pose,
    effect: Effect,
    #[wire(compressed(0.0..=1.0, 0.25))]
    aim: Option<f32>,
    #[wire(compressed(0.0..=1.0, 0.25), max_len = 3)]
    marks: Vec<f32>,
    #[wire(if = pose.airborne)]
    by_part: bool,
    #[wire(if = pose.inner.kind > 3)]
    by_part_of_a_part: bool,
    #[wire(if = pose.inner.heat.is_some())]
    by_presence_of_a_part: bool,
    #[wire(if = matches!(effect, Effect::Heat(_) | Effect::Push { .. }))]
    by_variant: bool,
    #[wire(if = aim.is_none())]
    by_presence: bool,
    #[wire(if = matches!(aim, Some(_)))]
    by_pattern: bool,
    #[wire(if = marks.len() > 1)]
    by_length: bool,
    #[wire(if = !marks.is_empty())]
    by_emptiness: bool,
    end: bool,
}

impl Twin for Parts {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.pose.airborne)?;
        quarter(stream, &mut self.pose.height)?;
        stream.bits(&mut self.pose.inner.kind, 3)?;
        stream.option(&mut self.pose.inner.heat, quarter)?;
        let mut tag = match self.effect {
            Effect::None => 0u8,
            Effect::Heat(_) => 1,
            Effect::Push { .. } => 2,
        };
        stream.int(&mut tag, 0..=2)?;
        if S::IS_READING {
            self.effect = match tag {
                0 => Effect::None,
                1 => Effect::Heat(0.0),
                _ => Effect::Push { by: 0.0, seen: false },
            };
        }
        match &mut self.effect {
            Effect::None => {}
            Effect::Heat(by) | Effect::Push { by, .. } => quarter(stream, by)?,
        }
        stream.option(&mut self.aim, quarter)?;
        stream.list(&mut self.marks, 3, quarter)?;
        let conditions = [
            self.pose.airborne,
            self.pose.inner.kind > 3,
            self.pose.inner.heat.is_some(),
            tag > 0,
            self.aim.is_none(),
            self.aim.is_some(),
            self.marks.len() > 1,
            !self.marks.is_empty(),
        ];
        let fields = [
            &mut self.by_part,
            &mut self.by_part_of_a_part,
            &mut self.by_presence_of_a_part,
            &mut self.by_variant,
            &mut self.by_presence,
            &mut self.by_pattern,
            &mut self.by_length,
            &mut self.by_emptiness,
        ];
        for (condition, field) in conditions.into_iter().zip(fields) {
            left_out(condition, field, stream)?;
        }
        stream.bool(&mut self.end)
    }

    fn values() -> BoxedStrategy<Self> {
        let step = || (0u8..=4).prop_map(|step| f32::from(step) / 4.0);
        let effect = prop_oneof![
            Just(Effect::None),
            step().prop_map(Effect::Heat),
            step().prop_map(|by| Effect::Push { by, seen: false }),
        ];
        let values = (
            (any::<bool>(), step(), 0u8..8, prop::option::of(step())),
            (effect, prop::option::of(step()), prop::collection::vec(step(), 0..=3)),
            any::<bool>(),
        );
        let value = |((airborne, height, kind, heat), (effect, aim, marks), set)| {
            let inner = Inner { kind, heat };
            let is_some = set && inner.heat.is_some();
            let pose = Pose { airborne, height, inner, drawn_at: 0 };
            let mut value = Self { pose, effect, aim, marks, end: set, ..Self::default() };
            value.by_part = set && airborne;
            value.by_part_of_a_part = set && kind > 3;
            value.by_presence_of_a_part = is_some;
            value.by_variant = set && value.effect != Effect::None;
            value.by_presence = set && value.aim.is_none();
            value.by_pattern = set && value.aim.is_some();
            value.by_length = set && value.marks.len() > 1;
            value.by_emptiness = set && !value.marks.is_empty();
            value
        };
        values.prop_map(value).boxed()
    }
}

/// Generic, and used with exact parameters alone.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Since<T: Copy + Default + PartialEq> {
    value: T,
    last: T,
    #[wire(if = value != last)]
    tick: u16,
    end: bool,
}

/// A value that both implementations of [`Twin`] for [`Since`] can write by hand.
trait Simple: Wire + Copy + Default + PartialEq + std::fmt::Debug + 'static {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S>;
    fn value(from: u8) -> Self;
}

impl Simple for u8 {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(self, 8)
    }

    fn value(from: u8) -> Self {
        from
    }
}

impl Simple for Place {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        place(stream, self)
    }

    fn value(from: u8) -> Self {
        Self { x: 0, y: from % 16 }
    }
}

impl<T: Simple> Twin for Since<T> {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        Simple::by_hand(&mut self.value, stream)?;
        Simple::by_hand(&mut self.last, stream)?;
        if self.value == self.last {
            self.tick = 0;
        } else {
            stream.bits(&mut self.tick, 16)?;
        }
        stream.bool(&mut self.end)
    }

    fn values() -> BoxedStrategy<Self> {
        let value = |(value, last, tick, end): (u8, u8, u16, bool)| {
            let tick = if value == last { 0 } else { tick };
            Self { value: T::value(value), last: T::value(last), tick, end }
        };
        (0..16u8, 0..16u8, any::<u16>(), any::<bool>()).prop_map(value).boxed()
    }
}

fn at((x, y): (i8, u8)) -> Place {
    Place { x, y }
}

fn place<S: Stream>(stream: &mut S, place: &mut Place) -> tightwire::Result<S> {
    stream.int(&mut place.x, -9..=9)?;
    stream.bits(&mut place.y, 4)
}

fn order<S: Stream>(order: &mut Order, stream: &mut S) -> tightwire::Result<S> {
    let mut goes = matches!(order, Order::Go(_));
    stream.bool(&mut goes)?;
    if S::IS_READING {
        *order = if goes { Order::Go(Place::default()) } else { Order::Wait };
    }
    match order {
        Order::Wait => Ok(()),
        Order::Go(to) => place(stream, to),
    }
}

fn quarter<S: Stream>(stream: &mut S, value: &mut f32) -> tightwire::Result<S> {
    stream.compressed(value, 0.0..=1.0, 0.25)
}

/// A field that is there where `condition` holds, and false elsewhere.
fn left_out<S: Stream>(condition: bool, field: &mut bool, stream: &mut S) -> tightwire::Result<S> {
    if condition {
        return stream.bool(field);
    }
    *field = false;
    Ok(())
}

/// A value that equals an empty default is empty as well, whatever its elements are.
#[test]
fn the_length_of_a_list_with_a_default_bit_is_known_to_both_sides() {
    #[derive(Wire, Clone, Debug, Default, PartialEq)]
    struct Pauses {
        #[wire(max_len = 4, default_bit)]
        waits: Vec<std::time::Duration>,
        #[wire(default_bit)]
        last: Option<std::time::Duration>,
        #[wire(if = waits.len() > 1)]
        several: u8,
        #[wire(if = last.is_some())]
        any: u8,
    }
    let wait = std::time::Duration::from_millis(5);
    for (waits, last) in [(vec![], None), (vec![wait], Some(wait)), (vec![wait, wait], None)] {
        let (several, any) = (u8::from(waits.len() > 1), u8::from(last.is_some()));
        let value = Pauses { waits, last, several, any };
        let back: Pauses = tightwire::decode(&tightwire::encode_to_vec(&value).unwrap()).unwrap();
        assert_eq!(back, value);
    }
}
