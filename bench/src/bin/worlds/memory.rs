//! The memory of a link.

use allocation_counter::measure;
use tightwire_bench::worlds::World;
use tightwire_delta::{History, Link, Model, Receiver};

use crate::SENT;

/// More states than a link remembers.
const STATES: usize = 160;

/// The packets. Most worlds need several of them for a client that joins, and a link remembers the
/// elements of such packets.
const PACKET: usize = 1200;

/// Returns the bytes that a second link to a history takes, after as many packets as it remembers.
pub fn of_link<W: World>(model: Option<&Model>) -> i64 {
    let mut history = History::<W>::new(model.cloned());
    let mut first = Link::new(0);
    let mut receivers = [(); 2].map(|()| Receiver::<W>::new(model.cloned()));
    let mut second = None;
    let mut out = vec![0; PACKET];
    let mut bytes = size_of::<Link<W>>() as i64;
    for (tick, state) in (1..).zip(W::states(SENT, STATES)) {
        history.record(tick, &state).expect("a state");
        let [own, other] = &mut receivers;
        own.decode(first.encode(&history, tick, &mut out, |_| 1).expect("a packet"))
            .expect("a good packet");
        first.acked(own.ack().expect("a packet came"));
        let mut length = 0;
        let taken = measure(|| {
            let link = second.get_or_insert_with(|| Link::new(0));
            length = link.encode(&history, tick, &mut out, |_| 1).expect("a packet").len();
        });
        bytes += taken.bytes_current;
        other.decode(&out[..length]).expect("a good packet");
        let ack = other.ack().expect("a packet came");
        bytes += measure(|| {
            if let Some(link) = &mut second {
                link.acked(ack);
            }
        })
        .bytes_current;
    }
    bytes
}
