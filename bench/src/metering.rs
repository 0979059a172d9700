//! The cost of counting the bits of each field of an encoded message.

use std::hint::black_box;

use tightwire::Wire;
use tightwire::meter::Meter;

use crate::contest::Codec;
use crate::messages::{
    Any, BenchPacket, Blob, Flags, Floats, GameUpdate, Log, Mesh, Message, Numbers, PlainBytes,
    RootShip, RootShips, RootUpdate, Scores, ShipCreate, Ships, Snapshot,
};
use crate::single::{Loop, Single, Work};
use crate::tightwire::Derive;

/// One for each message.
pub fn singles() -> Vec<Single> {
    vec![
        single::<BenchPacket>(),
        single::<ShipCreate>(),
        single::<Ships>(),
        single::<Snapshot>(),
        single::<Blob>(),
        single::<Numbers>(),
        single::<Flags>(),
        single::<Log>(),
        single::<Mesh>(),
        single::<GameUpdate>(),
        single::<RootShip>(),
        single::<RootShips>(),
        single::<RootUpdate>(),
        single::<PlainBytes>(),
        single::<Floats>(),
        single::<Scores>(),
        single::<Any>(),
    ]
}

fn single<M: Message + 'static>() -> Single
where
    Derive: Codec<M, Value: Wire>,
{
    Single { section: M::NAME, name: "meter", prepare: prepare::<M> }
}

/// Encodes the table, and lets the loop count it.
fn prepare<M: Message>() -> Box<dyn Work>
where
    Derive: Codec<M, Value: Wire>,
{
    let mut table = Vec::new();
    for message in M::table() {
        let value = <Derive as Codec<M>>::value(&message);
        let length = tightwire::encode_to_vec(&value).expect("a good value").len();
        table.push((value, length));
    }
    let mut meter = Meter::new();
    let mut sent = 0;
    for (value, length) in &table {
        meter.add(value, *length);
        sent += 8 * *length as u64;
    }
    let leaves = meter.leaves();
    assert_eq!(leaves.iter().map(|leaf| leaf.bits).sum::<u64>(), sent, "{}", M::NAME);
    assert!(leaves.iter().all(|leaf| leaf.path != "undeclared"), "{}", M::NAME);
    let step = move |(value, length): &mut (_, usize)| {
        meter.add(black_box(value), *length);
        black_box(&mut meter);
    };
    Box::new(Loop { table, step })
}
