//! Inputs: each tick's input is in every packet until one of those packets is reported, and the
//! server hands out each tick once.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use tightwire::scalar::{Bits, Bool, U32};
use tightwire::{ReadError, Reader, Schema, Wire, WriteError, Writer};

/// The maximum number of ticks in one packet.
pub(crate) const MOST: usize = 16;

/// The number of ticks that the server keeps for each player.
pub(crate) const KEPT: u32 = 64;

/// If the newest input is further behind than this many ticks, nothing arrives at all. Sending inputs
/// earlier does not help against that.
const SILENT: i64 = 3;

/// The number of low bits of a tick that are sent.
const TICK_BITS: u32 = 10;

/// Low bits are unique within this many ticks before and after a known one.
const UNIQUE: u32 = 1 << (TICK_BITS - 1);

/// The distance from the newest reported tick within which its low bits are enough.
const NEAR: u32 = 1 << (TICK_BITS - 2);

/// The tick of the newest input in a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tick {
    /// The whole tick.
    Whole(u32),
    /// The low 10 bits.
    Low(u16),
}

/// The inputs in a packet, the newest first.
///
/// On the wire: a bit for a whole tick and the tick (32 or 10 bits), the number of ticks less one
/// (4 bits), the newest input; then for each tick before it a bit 0 if its input is the same as the
/// one after it, or a bit 1 and a bit that says whether there is an input, and the input.
#[derive(Clone, Debug, PartialEq)]
pub struct Inputs<I> {
    /// The tick of the first entry.
    pub newest: Tick,
    /// Stored in place, so that a packet needs no allocation.
    inputs: [Option<I>; MOST],
    count: usize,
}

impl<I> Inputs<I> {
    /// Creates inputs of consecutive ticks, the newest first. A tick may have none. Only the first
    /// 16 are used.
    pub fn new(newest: Tick, inputs: impl IntoIterator<Item = Option<I>>) -> Self {
        let mut part = Self { newest, inputs: core::array::from_fn(|_| None), count: 0 };
        for (place, input) in part.inputs.iter_mut().zip(inputs) {
            *place = input;
            part.count += 1;
        }
        part
    }

    /// Returns the inputs, the newest first.
    pub fn as_slice(&self) -> &[Option<I>] {
        self.inputs.get(..self.count).unwrap_or_default()
    }

    /// Keeps the newest `count` inputs.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.count = self.count.min(count);
    }
}

impl<I: Wire + Clone + PartialEq> Wire for Inputs<I> {
    const SCHEMA: Schema = Schema::opaque("Inputs").version(1);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        match self.newest {
            Tick::Whole(tick) => {
                stream.label("whole").put(Bool, true)?;
                stream.label("tick").put(U32, tick)?;
            }
            Tick::Low(tick) => {
                stream.label("whole").put(Bool, false)?;
                stream.label("tick").put(Bits::new(TICK_BITS), tick)?;
            }
        }
        stream.label("before").put(Bits::new(4), self.count.saturating_sub(1) as u8)?;
        let mut newer: Option<&Option<I>> = None;
        for input in self.as_slice() {
            if let Some(newer) = newer {
                let differs = newer != input;
                stream.label("differs").put(Bool, differs)?;
                if differs {
                    stream.label("exists").put(Bool, input.is_some())?;
                }
                if !differs {
                    continue;
                }
            }
            if let Some(input) = input {
                input.write(stream.label("input"))?;
            }
            newer = Some(input);
        }
        Ok(())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let newest = if stream.label("whole").take(Bool)? {
            Tick::Whole(stream.label("tick").take(U32)?)
        } else {
            Tick::Low(stream.label("tick").take(Bits::new(TICK_BITS))?)
        };
        let before: u8 = stream.label("before").take(Bits::new(4))?;
        let mut part = Self::new(newest, [Some(I::read(stream.label("input"))?)]);
        for place in 1..=usize::from(before) {
            let input = if !stream.label("differs").take(Bool)? {
                part.as_slice().last().cloned().flatten()
            } else if stream.label("exists").take(Bool)? {
                Some(I::read(stream.label("input"))?)
            } else {
                None
            };
            if let Some(place) = part.inputs.get_mut(place) {
                *place = input;
                part.count += 1;
            }
        }
        Ok(part)
    }
}

/// The client's side: inputs that have not been reported.
pub(crate) struct InputQueue<I> {
    /// Inputs of consecutive ticks, the newest first. The first one exists.
    unreported: VecDeque<Option<I>>,
    /// The tick of the newest input so far.
    newest: Option<u32>,
    /// The newest tick that the server is known to have.
    reported: Option<u32>,
    /// True if an input was added since the last packet.
    fresh: bool,
    /// The bits of the largest input that may be unreported.
    largest: usize,
}

impl<I: Wire + Clone + PartialEq> InputQueue<I> {
    pub(crate) const fn new() -> Self {
        Self { unreported: VecDeque::new(), newest: None, reported: None, fresh: false, largest: 0 }
    }

    /// Adds the input of a tick, which has this many bits. Returns false if the tick is not after
    /// the newest.
    pub(crate) fn push(&mut self, tick: u32, input: I, bits: usize) -> bool {
        let ahead = match self.newest {
            Some(newest) if tick <= newest => return false,
            Some(newest) => (tick - newest) as usize,
            None => 1,
        };
        if ahead > MOST {
            self.unreported.clear();
        } else if !self.unreported.is_empty() {
            for _ in 1..ahead {
                self.unreported.push_front(None);
            }
        }
        self.largest = if self.unreported.is_empty() { bits } else { self.largest.max(bits) };
        self.unreported.push_front(Some(input));
        self.unreported.truncate(MOST);
        (self.newest, self.fresh) = (Some(tick), true);
        true
    }

    /// Returns the newest tick.
    pub(crate) fn newest(&self) -> Option<u32> {
        self.newest
    }

    /// Forgets all inputs, so that the next one may be for any tick.
    pub(crate) fn reset(&mut self) {
        *self = Self::new();
    }

    /// Returns the most bits that the inputs of the next packet can have.
    pub(crate) fn most_bits(&self) -> usize {
        match self.unreported.len() {
            0 => 0,
            count => 1 + 32 + 4 + count * (2 + self.largest),
        }
    }

    pub(crate) fn is_fresh(&self) -> bool {
        self.fresh
    }

    /// Returns the inputs for the next packet.
    pub(crate) fn part(&self) -> Option<Inputs<I>> {
        let newest = self.newest?;
        if self.unreported.is_empty() {
            return None;
        }
        let near = self.reported.is_some_and(|reported| newest.saturating_sub(reported) < NEAR);
        let tick = if near { Tick::Low((newest & 0x3ff) as u16) } else { Tick::Whole(newest) };
        Some(Inputs::new(tick, self.unreported.iter().cloned()))
    }

    /// Records that the inputs were put into a packet. Returns their newest tick.
    pub(crate) fn sent(&mut self) -> Option<u32> {
        self.fresh = false;
        self.newest
    }

    /// Records that a packet with this newest tick arrived.
    pub(crate) fn arrived(&mut self, tick: u32) {
        // A packet from before a reset may have named a later tick.
        if self.newest.is_none_or(|newest| tick > newest) {
            return;
        }
        self.reported = self.reported.max(Some(tick));
        let later = self.newest.map_or(0, |newest| newest.saturating_sub(tick) as usize);
        self.unreported.truncate(later);
    }

    /// Records that a packet with this newest tick is late.
    pub(crate) fn late(&mut self, tick: u32) {
        // Later packets had the same inputs, so only the last one matters.
        self.fresh |= Some(tick) == self.newest && Some(tick) > self.reported;
    }
}

/// A player's input for a tick, as far as the server has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputAt<'a, I> {
    /// The input that the client gave for this tick.
    Fresh(&'a I),
    /// No input arrived for this tick. This is the last input that was handed out.
    Repeated(&'a I),
    /// No input arrived for this tick, or before.
    Missing,
}

/// The server's side: inputs of ticks that the game has not requested yet.
pub(crate) struct InputBuffer<I> {
    /// The input of a tick is at the index `tick` modulo the length.
    ticks: Vec<Option<(u32, I)>>,
    newest: Option<u32>,
    /// What the newest packet named, whether its inputs were kept or not. The low bits of later
    /// ticks are relative to it, because the client has no other confirmation than that the packet arrived.
    named: Option<Named>,
    /// True if inputs are handed out as they arrive, so that none is too far ahead.
    is_open: bool,
    /// The newest tick that was handed out.
    handed: Option<u32>,
    last: Option<I>,
    /// How far the newest input was ahead when a tick was handed out, at the least since the client
    /// was last told.
    least_lead: Option<i8>,
    /// The number of inputs that arrived after their tick was handed out.
    pub(crate) late: u64,
}

/// The tick that the newest packet with inputs named.
#[derive(Clone, Copy)]
struct Named {
    number: u64,
    tick: u32,
    /// An earlier packet, and its tick. From there to the newest packet, ticks grew by less than
    /// [`UNIQUE`], so the low bits in a packet between them stand for one tick only.
    since: (u64, u32),
}

impl Named {
    /// Returns the tick with these low bits in the packet with this number.
    fn tick(self, number: u64, low: u16) -> Option<u32> {
        if number < self.since.0 {
            return None;
        }
        let ahead = (u32::from(low).wrapping_sub(self.tick) & 0x3ff) as i32;
        let ahead = if ahead >= UNIQUE as i32 { ahead - 1024 } else { ahead };
        self.tick.checked_add_signed(ahead)
    }

    /// Takes note of a packet, unless a newer one came before it.
    fn note(before: Option<Self>, number: u64, tick: u32) -> Self {
        let mut since = (number, tick);
        if let Some(before) = before {
            if number <= before.number {
                return before;
            }
            if tick.checked_sub(before.since.1).is_some_and(|passed| passed < UNIQUE) {
                since = before.since;
            }
        }
        Self { number, tick, since }
    }
}

impl<I: Clone> InputBuffer<I> {
    pub(crate) const fn new(is_open: bool) -> Self {
        Self {
            ticks: Vec::new(),
            newest: None,
            named: None,
            is_open,
            handed: None,
            last: None,
            least_lead: None,
            late: 0,
        }
    }

    /// Returns how far the newest input was ahead of the ticks that were handed out since the last
    /// call, at the least. It is negative if an input was late.
    pub(crate) fn take_lead(&mut self) -> Option<i8> {
        self.least_lead.take()
    }

    fn note_lead(&mut self, lead: i64) {
        let lead = lead.clamp(-128, 127) as i8;
        self.least_lead = Some(self.least_lead.map_or(lead, |least| least.min(lead)));
    }

    /// Processes the inputs of the packet with this number. `each` gets every new input of a future
    /// tick.
    pub(crate) fn take(
        &mut self,
        number: u64,
        part: &mut Inputs<I>,
        mut each: impl FnMut(u32, &I),
    ) {
        let newest = match part.newest {
            Tick::Whole(tick) => Some(tick),
            // The client sends whole ticks until one is reported.
            Tick::Low(low) => self.named.and_then(|named| named.tick(number, low)),
        };
        // A newer packet had the inputs of one whose tick is no longer known.
        let Some(newest) = newest else { return };
        // A client that was far ahead by mistake starts again with a whole tick.
        self.named = Some(Named::note(self.named, number, newest));
        let is_far = |handed: u32| newest > handed.saturating_add(KEPT);
        if !self.is_open && self.handed.is_some_and(is_far) {
            return;
        }
        if let Some(handed) = self.handed.filter(|handed| newest <= *handed) {
            if self.newest.is_none_or(|known| newest > known) {
                // Even the newest input of the packet came after its tick.
                self.note_lead(i64::from(newest) - i64::from(handed) - 1);
            }
        }
        self.newest = self.newest.max(Some(newest));
        self.ticks.resize_with(KEPT as usize, || None);
        // Process the oldest first.
        let count = part.count as u32;
        let inputs = part.inputs.iter_mut().take(part.count);
        for (before, input) in (0..count).zip(inputs).rev() {
            let (Some(tick), Some(input)) = (newest.checked_sub(before), input.take()) else {
                continue;
            };
            let is_over = self.handed.is_some_and(|handed| tick <= handed);
            let Some(place) = self.ticks.get_mut((tick % KEPT) as usize) else { continue };
            let is_old = place.as_ref().is_some_and(|(other, _)| *other >= tick);
            if is_over && !is_old && before == 0 {
                self.late += 1;
            }
            if !is_over && !is_old {
                each(tick, &input);
                *place = Some((tick, input));
            }
        }
    }

    /// Forgets inputs of ticks after `last`. Before the game asked for inputs, every tick was
    /// accepted.
    fn forget_beyond(&mut self, last: u32) {
        if self.newest.is_some_and(|newest| newest > last) {
            for place in &mut self.ticks {
                place.take_if(|(tick, _)| *tick > last);
            }
            self.newest = self.ticks.iter().flatten().map(|(tick, _)| *tick).max();
        }
    }

    /// Returns the tick that the game asked for last.
    pub(crate) fn handed(&self) -> Option<u32> {
        self.handed
    }

    /// Marks everything that arrived as handed out.
    pub(crate) fn hand_all(&mut self) {
        self.handed = self.handed.max(self.newest);
    }

    /// Hands out the input of a tick. Ticks up to it are over then.
    pub(crate) fn at(&mut self, tick: u32) -> InputAt<'_, I> {
        let is_new = self.handed.is_none_or(|handed| tick > handed);
        if self.handed.is_none() {
            self.forget_beyond(tick.saturating_add(KEPT));
        }
        let place = self.ticks.get_mut((tick % KEPT) as usize).filter(|_| is_new);
        let found = place.and_then(|place| place.take_if(|(other, _)| *other == tick));
        self.handed = self.handed.max(Some(tick));
        if let Some(newest) = self.newest.filter(|_| is_new) {
            let lead = i64::from(newest) - i64::from(tick);
            if lead >= -SILENT {
                self.note_lead(lead);
            }
        }
        match found {
            Some((_, input)) => InputAt::Fresh(self.last.insert(input)),
            None => self.last.as_ref().map_or(InputAt::Missing, InputAt::Repeated),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::sync::atomic::{AtomicU64, Ordering};

    /// Returns the number of the next packet.
    fn number() -> u64 {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        NEXT.fetch_add(1, Ordering::Relaxed)
    }

    fn round_trip(part: &Inputs<u8>) -> Inputs<u8> {
        let mut buffer = [0; 64];
        tightwire::decode(tightwire::encode(part, &mut buffer).unwrap()).unwrap()
    }

    #[test]
    fn an_input_that_stays_the_same_costs_a_bit_for_each_tick() {
        let mut queue = InputQueue::new();
        for tick in 100..116 {
            queue.push(tick, 7u8, 8);
        }
        let part = queue.part().unwrap();
        assert_eq!(tightwire::measure(&part).unwrap(), 1 + 32 + 4 + 8 + 15);
        assert_eq!(queue.most_bits(), 1 + 32 + 4 + 16 * (2 + 8));
        assert_eq!(round_trip(&part), part);
        queue.arrived(110);
        let part = queue.part().unwrap();
        assert_eq!(tightwire::measure(&part).unwrap(), 1 + 10 + 4 + 8 + 4);
        assert_eq!(part.newest, Tick::Low(115));
        queue.arrived(115);
        assert_eq!(queue.part(), None);
    }

    #[test]
    fn inputs_that_come_late_count_as_late_and_those_that_never_come_do_not() {
        let mut buffer = InputBuffer::new(false);
        let packet = |tick| Inputs::new(Tick::Whole(tick), [Some(7u8)]);
        buffer.take(number(), &mut packet(101), |_, _| {});
        buffer.at(100);
        assert_eq!(buffer.take_lead(), Some(1));
        // Nothing arrives for a while.
        for tick in 101..=104 {
            buffer.at(tick);
        }
        assert_eq!(buffer.take_lead(), Some(-3));
        for tick in 105..=140 {
            buffer.at(tick);
        }
        assert_eq!(buffer.take_lead(), None);
        // This one is six ticks late, and a copy of an older one says nothing.
        buffer.take(number(), &mut packet(135), |_, _| {});
        buffer.take(number(), &mut packet(120), |_, _| {});
        assert_eq!(buffer.take_lead(), Some(-6));
        buffer.take(number(), &mut packet(142), |_, _| {});
        buffer.at(141);
        assert_eq!(buffer.take_lead(), Some(1));
    }

    #[test]
    fn each_tick_is_handed_out_once_and_ticks_that_were_left_out_are_missing() {
        let (mut queue, mut buffer) = (InputQueue::new(), InputBuffer::new(false));
        queue.push(5, 50u8, 8);
        queue.push(8, 80, 8);
        queue.push(9, 80, 8);
        assert!(!queue.push(9, 1, 8) && !queue.push(3, 1, 8));
        let part = round_trip(&queue.part().unwrap());
        assert_eq!(part.as_slice(), [Some(80), Some(80), None, None, Some(50)]);
        let mut seen = Vec::new();
        buffer.take(number(), &mut part.clone(), |tick, input| seen.push((tick, *input)));
        buffer.take(number(), &mut part.clone(), |_, _| panic!("it came before"));
        assert_eq!(seen, [(5, 50), (8, 80), (9, 80)]);
        assert_eq!(buffer.at(4), InputAt::Missing);
        assert_eq!(buffer.at(5), InputAt::Fresh(&50));
        assert_eq!(buffer.at(5), InputAt::Repeated(&50));
        assert_eq!(buffer.at(6), InputAt::Repeated(&50));
        assert_eq!(buffer.at(9), InputAt::Fresh(&80));
        assert_eq!(buffer.at(8), InputAt::Repeated(&80), "tick 9 has passed");
    }

    #[test]
    fn past_and_far_ticks_have_no_effect() {
        let mut buffer = InputBuffer::new(false);
        let part = |tick| Inputs::new(Tick::Whole(tick), [Some(1u8)]);
        buffer.take(number(), &mut part(1000), |_, _| {});
        buffer.at(1000);
        buffer.take(number(), &mut part(1000), |_, _| panic!("it is over"));
        let low = Inputs::new(Tick::Low(1001), [Some(2u8)]);
        let mut seen = Vec::new();
        buffer.take(number(), &mut low.clone(), |tick, _| seen.push(tick));
        assert_eq!(seen, [1001]);
        buffer.take(number(), &mut part(3), |_, _| panic!("it is over"));
        buffer.take(number(), &mut part(1065), |_, _| panic!("it is too far ahead"));
        buffer.take(number(), &mut part(u32::MAX), |_, _| panic!("it is too far ahead"));
    }

    #[test]
    fn an_input_that_was_far_ahead_does_not_keep_out_those_that_follow() {
        for far in [5_000, u32::MAX] {
            let mut buffer = InputBuffer::new(false);
            let part = |tick: u32, input| Inputs::new(Tick::Whole(tick), [Some(input)]);
            // The game has not asked for inputs, so no tick is too far.
            buffer.take(number(), &mut part(far, 9u8), |_, _| {});
            assert_eq!(buffer.at(100), InputAt::Missing);
            assert_eq!(buffer.take_lead(), None);
            for tick in 101..300 {
                buffer.take(number(), &mut part(far, 9), |_, _| panic!("it is too far ahead"));
                buffer.take(number(), &mut part(tick, 1), |_, _| {});
                assert_eq!(buffer.at(tick), InputAt::Fresh(&1), "tick {tick}");
                assert_eq!(buffer.take_lead(), Some(0));
            }
        }
    }

    #[test]
    fn the_ends_of_the_range_of_ticks_are_ticks_like_others() {
        for tick in [0, 1, u32::MAX - 1, u32::MAX] {
            let (mut queue, mut buffer) = (InputQueue::new(), InputBuffer::new(false));
            assert!(queue.push(tick, 1u8, 8));
            buffer.take(number(), &mut queue.part().unwrap(), |_, _| {});
            queue.arrived(tick);
            assert_eq!(buffer.at(tick), InputAt::Fresh(&1));
            assert_eq!(queue.part(), None);
        }
    }

    #[test]
    fn ticks_stay_right_after_inputs_that_were_too_far_ahead() {
        let (mut queue, mut buffer) = (InputQueue::new(), InputBuffer::new(false));
        for tick in 1..2000_u32 {
            queue.push(tick, (tick % 251) as u8, 8);
            // Nothing arrives for 200 ticks, and the game's clock stands still for as long.
            if (100..300).contains(&tick) {
                continue;
            }
            let part = round_trip(&queue.part().unwrap());
            buffer.take(number(), &mut part.clone(), |tick, input| {
                assert_eq!(u32::from(*input), tick % 251);
            });
            queue.arrived(tick);
            if tick < 100 {
                buffer.at(tick);
            }
        }
    }

    #[test]
    fn inputs_as_they_come_go_on_after_a_cut_of_any_length() {
        let (mut queue, mut buffer) = (InputQueue::new(), InputBuffer::new(true));
        for (tick, expected) in [(1, 1), (2, 2), (5000, 3), (5001, 4), (9000, 5)] {
            queue.push(tick, expected, 8);
            let mut came = Vec::new();
            buffer.take(number(), &mut round_trip(&queue.part().unwrap()), |tick, input: &u8| {
                came.push((tick, *input));
            });
            buffer.hand_all();
            queue.arrived(tick);
            assert_eq!(came, [(tick, expected)]);
        }
    }

    #[test]
    fn a_packet_that_was_overtaken_keeps_its_tick_or_has_no_effect() {
        let part = |tick| Inputs::new(tick, [Some(1u8)]);
        let mut buffer = InputBuffer::new(true);
        let mut take = |number, tick| {
            let mut came = None;
            buffer.take(number, &mut part(tick), |tick, _| came = Some(tick));
            came
        };
        assert_eq!(take(1, Tick::Whole(100)), Some(100));
        assert_eq!(take(4, Tick::Low(104)), Some(104));
        assert_eq!(take(3, Tick::Low(103)), Some(103));
        // The whole tick of an older packet is not what the low bits of newer ones are relative to.
        assert_eq!(take(8, Tick::Whole(5000)), Some(5000));
        assert_eq!(take(7, Tick::Whole(108)), Some(108));
        assert_eq!(take(9, Tick::Low(5001 - 4096)), Some(5001));
        assert_eq!(take(6, Tick::Low(106)), None, "it may be 106 or 5226");
    }
}
