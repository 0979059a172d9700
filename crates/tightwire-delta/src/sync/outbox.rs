//! The server's side of one client, as tapes: its states and its next packet.

use alloc::vec::Vec;
use core::fmt;

use crate::coding::packet::{Base, Codec, Knowledge, Refusal, Three};
use crate::sync::header::{Header, REACH};
use crate::sync::mirror::Mirror;
use crate::sync::past::Past;
use crate::sync::states::{KEPT, is_after};

/// The minimum distance of the second and third baseline from the first, in ticks. It should be
/// large enough that rounding does not drown the motion, and small enough that the motion is still
/// the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gaps {
    /// The second baseline, which supplies velocity. At most 15.
    pub second: u32,
    /// The third baseline, which supplies the change of velocity.
    pub third: u32,
}

impl Gaps {
    /// The distances for 60 states a second.
    pub const FAST: Self = Self { second: 2, third: 6 };
    /// The distances for 30 states a second and fewer.
    pub const SLOW: Self = Self { second: 1, third: 3 };
}

/// Why a packet could not be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SendError {
    /// The history has no state of this tick, or the link has already sent it or a later one.
    Tick,
    /// The state does not fit in the buffer.
    Room,
    /// The buffer is too small for the data that every part carries, which is everything except the
    /// elements of the list that is split.
    Least,
    /// There is no list that can be split.
    Crowd,
}

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Tick => "the history has no state of this tick, or the link has sent this tick or a later one",
            Self::Room => {
                "the state does not fit the buffer: take a larger one, or `encode_part`, which sends what fits"
            }
            Self::Least => {
                "the buffer is too small for what every part carries, which is all but the elements of the list that is \
                 split: take a larger one"
            }
            Self::Crowd => {
                "`encode_part` splits an array or list of the state itself, without a key and without lists in its elements, \
                 and this state has none"
            }
        })
    }
}

impl core::error::Error for SendError {}

/// The states that were sent, and which of them arrived.
#[derive(Clone, Debug)]
pub(crate) struct Acks {
    /// For each of the last ticks sent: the tick, the ticks it was coded against, and whether it
    /// arrived.
    slots: Vec<Option<Sent>>,
    newest_sent: Option<u32>,
    gaps: Gaps,
}

#[derive(Clone, Copy, Debug)]
struct Sent {
    tick: u32,
    bases: Option<[u32; 3]>,
    arrived: bool,
}

impl Acks {
    fn new(gaps: Gaps) -> Self {
        let mut slots = Vec::new();
        slots.resize_with(KEPT, || None);
        Self { slots, newest_sent: None, gaps }
    }

    fn slot(&self, tick: u32) -> Option<Sent> {
        let sent = *self.slots.get(tick as usize % KEPT)?;
        sent.filter(|sent| sent.tick == tick)
    }

    pub(crate) fn has_arrived(&self, tick: u32) -> bool {
        self.slot(tick).is_some_and(|sent| sent.arrived)
    }

    /// Returns the ticks that a state was coded against, if the client has it.
    pub(crate) fn bases(&self, tick: u32) -> Option<[u32; 3]> {
        self.slot(tick).filter(|sent| sent.arrived)?.bases
    }

    fn arrived(&mut self, tick: u32) {
        let slot = self.slots.get_mut(tick as usize % KEPT).and_then(Option::as_mut);
        if let Some(sent) = slot.filter(|sent| sent.tick == tick) {
            sent.arrived = true;
        }
    }

    pub(crate) fn sent(&mut self, tick: u32, bases: Option<[u32; 3]>) {
        if let Some(slot) = self.slots.get_mut(tick as usize % KEPT) {
            *slot = Some(Sent { tick, bases, arrived: false });
        }
        self.newest_sent = Some(tick);
    }

    /// Returns every recently sent tick, and the ticks it was coded against.
    pub(crate) fn all(&self) -> impl Iterator<Item = (u32, Option<[u32; 3]>)> + '_ {
        self.slots.iter().flatten().map(|sent| (sent.tick, sent.bases))
    }

    /// Returns whether `tick` may be sent now.
    pub(crate) fn is_next(&self, tick: u32) -> bool {
        self.newest_sent.is_none_or(|newest| is_after(tick, newest))
    }

    /// Returns the newest state that arrived, `from` to `to` ticks before `tick`.
    fn newest(&self, tick: u32, from: u32, to: u32) -> Option<u32> {
        (from..=to).find(|&age| self.has_arrived(tick.wrapping_sub(age)))
    }

    /// Returns the header of a packet of `tick`, with the best available baselines.
    pub(crate) fn header(&self, tick: u32, history: &Past) -> Header {
        let (has_model, identity) = (history.model().is_some(), history.plan().identity());
        let mut header = Header { tick, identity, has_model, ..Header::default() };
        let Some(age) = self.newest(tick, 1, REACH) else { return header };
        header.age = age;
        let Gaps { second, third } = self.gaps;
        let furthest = (age + 15).min(REACH);
        let Some(two) = self.newest(tick, age + second.max(1), furthest) else { return header };
        header.second = two - age;
        let from = (age + third).max(two + 1);
        let nearest = self.newest(tick, from, (two + 15).min(REACH));
        header.third = nearest.map_or(0, |three| three - two);
        header
    }
}

/// The server's side of one client.
///
/// A link takes a few kilobytes, plus a codec of the size of the model. With
/// [`encode_part`](Self::encode_part) it also holds copies of the last states it has sent, as the
/// client has them.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    acks: Acks,
    codec: Codec,
    mirror: Option<Mirror>,
}

impl Outbox {
    /// Creates the outbox of a client that has nothing yet.
    pub(crate) fn new(gaps: Gaps) -> Self {
        Self { acks: Acks::new(gaps), codec: Codec::default(), mirror: None }
    }

    /// Records that the client has the state of `tick`. Ticks that were never sent, and
    /// repetitions, change nothing.
    pub(crate) fn acked(&mut self, tick: u32) {
        self.acks.arrived(tick);
    }

    /// Writes the packet of `tick` for this client with the whole state, and returns its length.
    ///
    /// # Errors
    ///
    /// [`SendError::Tick`] if the history has no such state or the link is past it,
    /// [`SendError::Room`] if the packet does not fit in `out`. The link is unchanged.
    pub(crate) fn encode(
        &mut self,
        history: &Past,
        tick: u32,
        out: &mut [u8],
    ) -> Result<usize, SendError> {
        let new = history.get(tick).filter(|_| self.acks.is_next(tick)).ok_or(SendError::Tick)?;
        let mut header = self.acks.header(tick, history);
        if let Some(mirror) = &mut self.mirror {
            return mirror.whole(&mut self.acks, &mut self.codec, history, header, tick, new, out);
        }
        // A state that the history no longer has cannot be used.
        let mut ticks = crate::sync::inbox::ticks(tick, &header);
        if ticks.iter().any(|&tick| header.age != 0 && history.get(tick).is_none()) {
            header = Header { age: 0, second: 0, third: 0, ..header };
            ticks = [tick; 3];
        }
        let knows = match history.model() {
            Some(model) => Some(Knowledge::Model(model)),
            None if header.age == 0 => Some(Knowledge::Nothing),
            None => self.warmth(history, tick, ticks[0]),
        };
        // The receiver may still have states that the history no longer has, so the packet declares
        // that it is coded without them.
        let knows = knows.unwrap_or_else(|| {
            header = Header { second: 0, third: 0, is_cold: true, ..header };
            ticks = [ticks[0]; 3];
            Knowledge::Nothing
        });
        let (head, body) = out.split_at_mut_checked(header.len()).ok_or(SendError::Room)?;
        let bases = three(history, tick, ticks, header.age == 0).ok_or(SendError::Tick)?;
        let length = self.codec.encode(history.plan(), knows, new, bases, body).map_err(refusal)?;
        header.write(head);
        self.acks.sent(tick, (header.age != 0).then_some(ticks));
        Ok(header.len() + length)
    }

    /// Writes the packet of `tick` with as much of the state as fits in `out`. Rows of the largest
    /// list that do not fit stay as the client has them, and come first in the next packet.
    ///
    /// `priority` returns how much a row of that list matters: 0 if the client does not need it,
    /// and a larger number for a more important one. It is not called if everything fits.
    ///
    /// # Errors
    ///
    /// [`SendError::Tick`] as for [`encode`](Self::encode), [`SendError::Least`] if `out` is too
    /// small for the data that every part carries, and [`SendError::Crowd`] if the plan has no such
    /// list.
    pub(crate) fn encode_part(
        &mut self,
        history: &Past,
        tick: u32,
        out: &mut [u8],
        priority: Option<&dyn Fn(usize) -> u32>,
    ) -> Result<usize, SendError> {
        let new = history.get(tick).filter(|_| self.acks.is_next(tick)).ok_or(SendError::Tick)?;
        let crowd = history.plan().crowd().ok_or(SendError::Crowd)?;
        let acks = &mut self.acks;
        let mirror = self.mirror.get_or_insert_with(|| Mirror::new(history, crowd, acks));
        let header = acks.header(tick, history);
        let length = mirror.part(acks, &mut self.codec, history, header, tick, new, out, priority);
        length.map_err(|error| if error == SendError::Room { SendError::Least } else { error })
    }

    /// Returns what the receiver will start from, by the same rule, or `None` if the history no
    /// longer has it.
    fn warmth<'a>(&self, history: &'a Past, tick: u32, first: u32) -> Option<Knowledge<'a>> {
        let bases = self.acks.bases(first);
        let Some(bases) = bases.filter(|bases| tick.wrapping_sub(bases[2]) <= REACH) else {
            return Some(Knowledge::Nothing);
        };
        Some(Knowledge::Warm(history.get(first)?, three(history, first, bases, false)?))
    }
}

pub(crate) fn refusal(_: Refusal) -> SendError {
    SendError::Room
}

/// Returns the baselines of a packet, from the history.
fn three(history: &Past, tick: u32, ticks: [u32; 3], is_first: bool) -> Option<Three<'_>> {
    let base = |of: u32| {
        let tape = if is_first { Some(&history.zero) } else { history.get(of) };
        tape.map(|tape| Base { tape, age: tick.wrapping_sub(of) })
    };
    let [one, two, three] = ticks;
    Some([base(one)?, base(two)?, base(three)?])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::plan::{GroupSpec, Kind, Plan, Rows, TableSpec};

    /// Returns the ages in the header of a packet of tick 100, with these ticks acknowledged.
    fn ages(gaps: Gaps, arrived: &[u32]) -> [u32; 3] {
        let groups = [GroupSpec::new(&[Kind::Byte])].into();
        let plan = Plan::new(&[TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups }]);
        let history = Past::new(plan.unwrap(), None);
        let mut acks = Acks::new(gaps);
        for &tick in arrived {
            acks.sent(tick, None);
            acks.arrived(tick);
        }
        // The last one sent is still in flight.
        acks.sent(99, None);
        let Header { age, second, third, .. } = acks.header(100, &history);
        [age, second, third]
    }

    #[test]
    fn baselines_are_the_newest_that_are_far_enough_apart() {
        assert_eq!(ages(Gaps::FAST, &[]), [0, 0, 0]);
        assert_eq!(ages(Gaps::FAST, &[96]), [4, 0, 0]);
        assert_eq!(ages(Gaps::FAST, &[90, 91, 92, 93, 94, 95, 96]), [4, 2, 4]);
        assert_eq!(ages(Gaps::SLOW, &[90, 91, 92, 93, 94, 95, 96]), [4, 1, 2]);
        // The second baseline is where a third would be, so the third is the one before it.
        assert_eq!(ages(Gaps::FAST, &[80, 90, 96]), [4, 6, 10]);
    }

    #[test]
    fn a_baseline_that_the_header_cannot_name_is_none() {
        assert_eq!(ages(Gaps::FAST, &[37]), [63, 0, 0]);
        assert_eq!(ages(Gaps::FAST, &[36]), [0, 0, 0]);
        assert_eq!(ages(Gaps::FAST, &[81, 96]), [4, 15, 0]);
        assert_eq!(ages(Gaps::FAST, &[80, 96]), [4, 0, 0]);
        assert_eq!(ages(Gaps::FAST, &[66, 81, 96]), [4, 15, 15]);
        assert_eq!(ages(Gaps::FAST, &[65, 81, 96]), [4, 15, 0]);
        assert_eq!(ages(Gaps::FAST, &[36, 38, 45]), [55, 7, 0]);
    }
}
