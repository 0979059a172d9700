//! Temporal layers: which states build on a state that was sent and not yet acknowledged.
//!
//! Without layers, every state builds on acknowledged ones, which are a round trip old. With layers,
//! only the first state of every few ticks does. It is the *anchor* of those after it, which build on
//! it without knowing whether it arrives:
//!
//! ```text
//! tick          16    17    18    19    20    21
//! builds on      9    16    16    16    13    20
//! ```
//!
//! Younger baselines make smaller packets. If the anchor is lost, the receiver rejects the states
//! that build on it, until the next anchor.

/// The share of ticks, in thousandths, that layers may hide in addition to those that are lost.
const MOST_HIDDEN: u32 = 50;

/// The anchor of a link, and the number of ticks that it serves.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Layers {
    /// The most ticks that a lost packet may hide. 0 and 1 turn layers off.
    pub(crate) longest_gap: u32,
    /// The packet and the tick of the anchor.
    anchor: Option<(u32, u32)>,
    /// The share of packets that were lost lately, in 1/65536.
    loss: u32,
}

impl Layers {
    /// Counts the fate of packets: how many of `all` were lost.
    pub(crate) fn count(&mut self, lost: u32, all: u32) {
        if let Some(share) = (lost << 16).checked_div(all) {
            self.loss = (self.loss * 7 + share) / 8;
        }
    }

    /// Returns for how many ticks an anchor serves, given the ticks since the newest acknowledged
    /// state. It is a power of two, so that the anchors of many links are of the same ticks.
    ///
    /// With anchors every `n` ticks, baselines are `(trip + 1 + 2 + .. + (n - 1)) / n` ticks old on
    /// average. Twice as many ticks make that less if `n * n` is less than the trip. Otherwise they
    /// only hide more.
    pub(crate) fn every(&self, trip: u32) -> u32 {
        let mut every = 1;
        while every * 2 <= self.longest_gap.min(64)
            && every * every < trip
            && self.hides(every * 2) <= MOST_HIDDEN
        {
            every *= 2;
        }
        every
    }

    /// Returns the share of ticks, in thousandths, whose packets arrive in vain, because the anchor
    /// was lost.
    fn hides(&self, every: u32) -> u32 {
        let loss = (u64::from(self.loss) * 1000) >> 16;
        (loss * (1000 - loss.min(1000)) * u64::from(every - 1) / u64::from(every) / 1000) as u32
    }

    /// Returns the anchor that the state of `tick` may build on.
    pub(crate) fn anchor(&self, tick: u32, trip: u32) -> Option<u32> {
        let every = self.every(trip);
        let (number, of) = self.anchor.filter(|_| every > 1)?;
        (tick / every == of / every).then_some(number)
    }

    /// Makes a packet the anchor of the following ones.
    pub(crate) fn drop_anchor(&mut self, number: u32, tick: u32) {
        self.anchor = Some((number, tick));
    }

    /// Forgets the anchor, because a packet of elements came after it.
    pub(crate) fn forget_anchor(&mut self) {
        self.anchor = None;
    }

    /// Forgets the anchor and the losses, because the link starts over.
    pub(crate) fn restart(&mut self) {
        *self = Self { longest_gap: self.longest_gap, ..Self::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layers(longest_gap: u32, loss: u32) -> Layers {
        let mut layers = Layers { longest_gap, ..Layers::default() };
        (0..100).for_each(|_| layers.count(loss, 100));
        layers
    }

    #[test]
    fn the_gap_is_bounded_by_the_user_the_round_trip_and_the_loss() {
        for (longest, loss, trip, every) in [
            (0, 0, 20, 1),
            (1, 0, 20, 1),
            (3, 0, 20, 2),
            (8, 0, 20, 8),
            (8, 0, 7, 4),
            (8, 0, 1, 1),
            (8, 0, 2, 2),
            (8, 0, 4, 2), // as old as with 4, and one lost packet hides less
            (8, 0, 5, 4),
            (64, 0, 16, 4),
            (64, 0, 17, 8),
            (8, 5, 20, 8),
            (8, 10, 20, 2),
            (8, 20, 20, 1),
            (8, 100, 20, 8), // nothing arrives, so nothing is hidden
            (u32::MAX, 0, u32::MAX, 64),
        ] {
            assert_eq!(layers(longest, loss).every(trip), every, "{longest} {loss} {trip}");
        }
    }

    #[test]
    fn an_anchor_serves_until_the_next_multiple() {
        let mut layers = layers(4, 0);
        assert_eq!(layers.anchor(8, 9), None);
        layers.drop_anchor(5, 9);
        let serves: Vec<u32> = (9..20).filter(|&tick| layers.anchor(tick, 9).is_some()).collect();
        assert_eq!(serves, [9, 10, 11]);
        assert_eq!(layers.anchor(10, 9), Some(5));
        layers.restart();
        assert_eq!((layers.anchor(10, 9), layers.longest_gap), (None, 4));
    }
}
