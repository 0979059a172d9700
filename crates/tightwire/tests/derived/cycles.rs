//! Derived and unified types that contain each other, like a tree of things in a game.

use tightwire::scalar::Bool;
use tightwire::{
    ReadError, ReadErrorKind, Reader, Schema, Stream, Wire, WriteError, WriteErrorKind, Writer,
    decode, encode, encode_to_vec, measure,
};

/// Derived, and holds the unified one.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Item {
    #[wire(bits = 5)]
    kind: u8,
    #[wire(if = kind == 0)]
    inside: Bag,
}

/// Unified, and holds the derived one.
#[derive(Clone, Debug, Default, PartialEq)]
struct Bag {
    is_open: bool,
    items: Vec<Item>,
}

impl Bag {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.is_open)?;
        stream.list(&mut self.items, 3, |stream, item| stream.object(item))
    }
}
tightwire::unified!(Bag);

/// A longer way round: derived, derived, unified.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Room {
    #[wire(range = 0..=9)]
    number: u8,
    doors: [Door; 2],
    owner: Option<u16>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
enum Door {
    #[default]
    Shut,
    Open {
        angle: u8,
        to: Way,
    },
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Way(Option<Box<Room>>);

impl Way {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.option(&mut self.0, |stream, room| stream.object(&mut **room))
    }
}
tightwire::unified!(Way);

fn item(kind: u8) -> Item {
    Item { kind, inside: Bag::default() }
}

fn bag(items: &[Item]) -> Item {
    Item { kind: 0, inside: Bag { is_open: true, items: items.to_vec() } }
}

/// A chain of `depth` bags, one in the other.
fn chain(depth: usize) -> Item {
    (0..depth).fold(item(1), |inner, _| bag(&[inner]))
}

fn room(number: u8, doors: [Door; 2]) -> Room {
    Room { number, doors, owner: Some(500) }
}

fn open(to: Option<Room>) -> Door {
    Door::Open { angle: 90, to: Way(to.map(Box::new)) }
}

/// The bits of a bag, counted by hand: 5 for the kind, 1 for the flag, 2 for the count.
fn bits_of_an_item(item: &Item) -> usize {
    5 + if item.kind == 0 {
        3 + item.inside.items.iter().map(bits_of_an_item).sum::<usize>()
    } else {
        0
    }
}

/// The bits of a room: 4 for the number, 1 or 17 for the owner, and those of its doors.
fn bits_of_a_room(room: &Room) -> usize {
    let door = |door: &Door| match door {
        Door::Shut => 1,
        Door::Open { to, .. } => 1 + 8 + 1 + to.0.as_deref().map_or(0, bits_of_a_room),
    };
    4 + room.doors.iter().map(door).sum::<usize>() + if room.owner.is_some() { 17 } else { 1 }
}

/// All that can be done with a value gives the same bytes and the same value.
fn survives<T: Wire + Clone + Default + PartialEq + std::fmt::Debug>(value: &T, bits: usize) {
    assert_eq!(measure(value).unwrap(), bits);
    let mut buffer = [0xff; 256];
    let packet = encode(value, &mut buffer).unwrap();
    assert_eq!(packet.len(), bits.div_ceil(8));
    assert_eq!(encode_to_vec(value).unwrap(), packet);
    assert_eq!(decode::<T>(packet).unwrap(), *value);
    let mut over = T::default();
    tightwire::decode_into(&mut over, packet).unwrap();
    assert_eq!(over, *value);
    for length in 0..packet.len() {
        assert!(decode::<T>(&packet[..length]).is_err(), "cut to {length} bytes");
    }
    #[cfg(feature = "trace")]
    {
        use tightwire::trace::{explain, trace_read, trace_write};

        let trace = trace_write(value).unwrap();
        assert_eq!(trace.packet, packet);
        assert_eq!(trace_read::<T>(packet).nodes.len(), trace.nodes.len());
        assert!(explain::<T>(packet).is_none());
    }
}

#[test]
fn a_derived_and_a_unified_type_may_hold_each_other() {
    for value in [item(7), bag(&[]), bag(&[item(1), bag(&[item(2), item(31)]), item(3)]), chain(20)]
    {
        survives(&value, bits_of_an_item(&value));
        survives(&value.inside, bits_of_an_item(&Item { kind: 0, ..value.clone() }) - 5);
    }
}

#[test]
fn a_longer_cycle_works_as_well() {
    let cellar = room(9, [Door::Shut, open(None)]);
    let hall = room(1, [open(Some(cellar.clone())), open(Some(Room::default()))]);
    for value in [Room::default(), cellar, hall] {
        survives(&value, bits_of_a_room(&value));
    }
}

#[test]
fn a_list_of_what_is_in_a_cycle_can_be_a_field() {
    #[derive(Wire, Clone, Debug, Default, PartialEq)]
    struct Inventory {
        #[wire(max_len = 7)]
        items: Vec<Item>,
        #[wire(default_bit)]
        worn: Item,
    }

    let items = vec![item(3), bag(&[item(4)])];
    let bits = 3 + items.iter().map(bits_of_an_item).sum::<usize>() + 1;
    survives(&Inventory { items: items.clone(), worn: Item::default() }, bits);
    survives(&Inventory { items, worn: item(9) }, bits + 5);
}

#[test]
fn what_nests_too_deep_is_refused_on_both_sides() {
    let deep = chain(200);
    assert_eq!(encode_to_vec(&deep).unwrap_err().kind(), WriteErrorKind::TooDeep);
    assert_eq!(measure(&deep).unwrap_err().kind(), WriteErrorKind::TooDeep);
    // Each bag is kind 0 (5 bits), closed (1), and one item (2 bits): a byte of 0b0100_0000.
    let error = decode::<Item>(&[0b0100_0000; 200]).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::TooDeep);
}

/// Asks for the next one by a flag of its own.
#[derive(Clone, Debug, Default, PartialEq)]
struct Wagon {
    load: bool,
    next: Option<Box<Wagon>>,
}

impl Wagon {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.load)?;
        let mut has_next = self.next.is_some();
        stream.bool(&mut has_next)?;
        if has_next {
            stream.object(&mut **self.next.get_or_insert_default())?;
        }
        Ok(())
    }
}
tightwire::unified!(Wagon);

#[test]
fn what_nests_by_objects_alone_is_refused_where_it_is_too_deep() {
    let train = |wagons| {
        let mut train = Wagon::default();
        for _ in 1..wagons {
            train = Wagon { load: true, next: Some(Box::new(train)) };
        }
        train
    };
    survives(&train(65), 130);
    assert_eq!(encode_to_vec(&train(66)).unwrap_err().kind(), WriteErrorKind::TooDeep);
    // Every level takes 2 bits: without a limit there would be 5,000.
    let error = decode::<Wagon>(&[0xff; 1_250]).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::TooDeep, 130));
}

/// The same by hand; it reads as a unified function does.
#[derive(Clone, Debug, Default, PartialEq)]
struct Ship<const BY_OBJECT: bool> {
    tows: Option<Box<Self>>,
}

impl<const BY_OBJECT: bool> Wire for Ship<BY_OBJECT> {
    const SCHEMA: Schema = Schema::opaque("Ship");

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Bool, self.tows.is_some())?;
        self.tows.as_ref().map_or(Ok(()), |next| stream.write_object(&**next))
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let mut ship = Self::default();
        if stream.take(Bool)? {
            let mut next = Box::<Self>::default();
            if BY_OBJECT {
                stream.object(&mut *next)?;
            } else {
                *next = stream.read_object()?;
            }
            ship.tows = Some(next);
        }
        Ok(ship)
    }
}

fn tow<const BY_OBJECT: bool>() {
    let tow = |ships| {
        (1..ships).fold(Ship::<BY_OBJECT>::default(), |tows, _| Ship { tows: Some(Box::new(tows)) })
    };
    survives(&tow(65), 65);
    assert_eq!(encode_to_vec(&tow(66)).unwrap_err().kind(), WriteErrorKind::TooDeep);
    let error = decode::<Ship<BY_OBJECT>>(&[0xff; 1_200]).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::TooDeep, 65));
}

#[test]
fn what_nests_by_hand_has_one_limit_for_both_sides() {
    tow::<false>();
    tow::<true>();
}

#[test]
fn an_object_in_a_list_is_one_level_and_not_two() {
    let value = chain(64);
    survives(&value, bits_of_an_item(&value));
    assert_eq!(encode_to_vec(&chain(65)).unwrap_err().kind(), WriteErrorKind::TooDeep);
}
