//! Our snapshots against a plain writer with one `bool` per bit that does not use the library.

use tightwire_bench::messages::Message;
use tightwire_bench::messages::snapshot::{Body, MAX, MIN, OBJECTS, POSITION_STEPS, Snapshot};
use tightwire_bench::workload::{Entry, entries};

/// Bits in their order, the lowest of a group first.
#[derive(Default)]
struct Plain(Vec<bool>);

impl Plain {
    fn group(&mut self, value: u64, bits: u32) {
        self.0.extend((0..bits).map(|bit| value >> bit & 1 == 1));
    }

    fn zeros(&mut self, bits: u16) {
        self.0.extend((0..bits).map(|_| false));
    }

    fn body(&mut self, body: &Body) {
        for axis in 0..3 {
            let delta = MAX[axis] - MIN[axis];
            let steps = POSITION_STEPS[axis] as f32;
            let step = ((body.position[axis] - MIN[axis]) / delta * steps + 0.5).floor();
            self.group(step as u64, [18, 18, 14][axis]);
        }
        let q = body.orientation.map(f64::from);
        let length = q.iter().map(|c| c * c).sum::<f64>().sqrt();
        let largest = (0..4).rev().max_by(|a, b| q[*a].abs().total_cmp(&q[*b].abs())).unwrap();
        self.group(largest as u64, 2);
        for (axis, component) in q.into_iter().enumerate() {
            if axis != largest {
                let scaled = component / length * 2.0_f64.sqrt() * 255.0;
                let step = (scaled.abs() + 0.5).floor().min(255.0);
                let is_negative = (scaled < 0.0) != (q[largest] < 0.0);
                self.group((255.0 + if is_negative { -step } else { step }) as u64, 9);
            }
        }
        self.group(body.at_rest.into(), 1);
    }

    /// The gaps between members: a zero bit for every `2^k` objects, then a one and `k` bits. The
    /// walk is over after the last object.
    fn gaps(snapshot: &Snapshot, k: u32) -> Self {
        let mut plain = Self::default();
        plain.group(3, 3); // the number of this strategy
        plain.group(k.into(), 4);
        let mut next = 0;
        for change in &snapshot.changes {
            let skipped = change.index - next;
            plain.zeros(skipped >> k);
            plain.group(1, 1);
            plain.group(u64::from(skipped) % (1 << k), k);
            plain.body(&change.body);
            next = change.index + 1;
        }
        plain.zeros((OBJECTS - next).div_ceil(1 << k));
        plain
    }

    fn bytes(&self) -> Vec<u8> {
        let byte =
            |bits: &[bool]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
        self.0.chunks(8).map(byte).collect()
    }
}

/// The bits of the members themselves, the tag and the parameter.
const FIXED_BITS: usize = 200 * (18 + 18 + 14 + 2 + 3 * 9 + 1) + 3 + 4;

#[test]
fn our_snapshots_are_the_plain_ones_with_the_cheapest_gaps() {
    let ours = |entry: &Entry| entry.is_ours() && entry.message == "snapshot";
    let ours: Vec<Entry> = entries().into_iter().filter(ours).collect();
    assert_eq!(ours.len(), 3);
    for entry in ours {
        let contest = (entry.prepare)();
        let table = Snapshot::table();
        assert_eq!(contest.packets().len(), table.len());
        for (number, (packet, snapshot)) in contest.packets().iter().zip(&table).enumerate() {
            let candidates = (0..=13).map(|k| Plain::gaps(snapshot, k));
            // The largest parameter of equals.
            let plain = candidates.rev().min_by_key(|plain| plain.0.len()).unwrap();
            assert!((FIXED_BITS + 200 * 5..FIXED_BITS + 200 * 7).contains(&plain.0.len()));
            assert_eq!(**packet, plain.bytes(), "{}, packet {number}", entry.contestant);
        }
    }
}
