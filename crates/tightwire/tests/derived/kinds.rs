//! Halves, angles and numbers that go round.

use std::num::Wrapping;

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    floats: Floats,
    ticks: Ticks,
    late_ticks: LateTicks,
}

const YAW_BITS: u32 = 12;

/// Values alone, and inside everything that an attribute applies to.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Floats {
    ready: bool,
    #[wire(half)]
    zoom: f32,
    #[wire(angle = YAW_BITS)]
    yaw: f32,
    #[wire(angle = 24)]
    heading: f64,
    #[wire(half)]
    recoil: Option<[f32; 2]>,
    #[wire(angle = 7, max_len = 3)]
    joints: Vec<f32>,
    #[wire(angle = 1, default_bit)]
    side: f32,
}

impl Twin for Floats {
    const ONE_FORM: bool = false;
    const ROUNDS: bool = true;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.ready)?;
        stream.half(&mut self.zoom)?;
        stream.angle(&mut self.yaw, 12)?;
        stream.angle(&mut self.heading, 24)?;
        stream.option(&mut self.recoil, |stream, recoil| {
            stream.array(recoil, |stream, part| stream.half(part))
        })?;
        stream.list(&mut self.joints, 3, |stream, joint| stream.angle(joint, 7))?;
        let mut is_default = self.side == 0.0;
        stream.bool(&mut is_default)?;
        if is_default {
            self.side = 0.0;
            return Ok(());
        }
        stream.angle(&mut self.side, 1)
    }

    fn values() -> BoxedStrategy<Self> {
        let angle = || -20f32..20.0;
        let half = || -65000f32..65000.0;
        let joints = prop::collection::vec(angle(), 0..=3);
        let first = (any::<bool>(), half(), angle(), -1e9..1e9f64);
        (first, proptest::option::of([half(), half()]), joints, prop_oneof![Just(0.0), angle()])
            .prop_map(|((ready, zoom, yaw, heading), recoil, joints, side)| Self {
                ready,
                zoom,
                yaw,
                heading,
                recoil,
                joints,
                side,
            })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let mut arrived = self.clone();
        let packet = tightwire::encode_to_vec(self).unwrap();
        arrived.by_hand(&mut tightwire::ReadStream::new(&packet)).unwrap();
        arrived
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { zoom: 65520.0, ..Self::default() },
            Self { recoil: Some([0.0, -1e9]), ..Self::default() },
            Self { yaw: f32::NAN, ..Self::default() },
            Self { heading: f64::INFINITY, ..Self::default() },
            Self { joints: vec![0.0, f32::NEG_INFINITY], ..Self::default() },
        ]
    }
}

/// One of each type, each from another one.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Ticks {
    tick: u16,
    #[wire(wrapping_from = tick)]
    newest: u16,
    small: u8,
    #[wire(wrapping_from = small)]
    next_small: u8,
    #[wire(range = 0..=100_000)]
    wide: u32,
    #[wire(wrapping_from = wide)]
    next_wide: u32,
    long: Wrapping<u64>,
    #[wire(wrapping_from = long)]
    next_long: Wrapping<u64>,
    #[wire(wrapping_from = newest)]
    oldest: u16,
}

impl Twin for Ticks {
    // The last row may carry what a smaller one could have.
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u16(&mut self.tick)?;
        stream.wrapping(&mut self.newest, self.tick)?;
        stream.u8(&mut self.small)?;
        stream.wrapping(&mut self.next_small, self.small)?;
        stream.int(&mut self.wide, 0..=100_000)?;
        stream.wrapping(&mut self.next_wide, self.wide)?;
        stream.u64(&mut self.long.0)?;
        stream.wrapping(&mut self.next_long.0, self.long.0)?;
        stream.wrapping(&mut self.oldest, self.newest)
    }

    fn values() -> BoxedStrategy<Self> {
        let step = || prop_oneof![-5..5i64, -600..600i64, -9000..9000i64, any::<i64>()];
        (any::<(u16, u8)>(), 0..=100_000u32, any::<u64>(), [step(), step(), step(), step(), step()])
            .prop_map(|((tick, small), wide, long, [a, b, c, d, e])| Self {
                tick,
                newest: tick.wrapping_add(a as u16),
                small,
                next_small: small.wrapping_add(b as u8),
                wide,
                next_wide: wide.wrapping_add(c as u32),
                long: Wrapping(long),
                next_long: Wrapping(long.wrapping_add(d as u64)),
                oldest: tick.wrapping_add(e as u16),
            })
            .boxed()
    }
}

/// Counted from a field that may be left out, and left out itself.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct LateTicks {
    has_ack: bool,
    #[wire(if = has_ack, default = 7)]
    ack: u8,
    #[wire(if = !has_ack, wrapping_from = ack)]
    sent: u8,
}

impl Twin for LateTicks {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.has_ack)?;
        if self.has_ack {
            self.sent = 0;
            return stream.u8(&mut self.ack);
        }
        self.ack = 7;
        stream.wrapping(&mut self.sent, self.ack)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(bool, u8, u8)>().prop_map(|(has_ack, ack, sent)| Self { has_ack, ack, sent }).boxed()
    }

    fn arrives(&self) -> Self {
        let Self { has_ack, ack, sent } = *self;
        Self { has_ack, ack: if has_ack { ack } else { 7 }, sent: if has_ack { 0 } else { sent } }
    }
}

#[test]
fn the_tick_after_the_last_one_is_the_first_and_costs_a_bit() {
    let ticks = Ticks { tick: u16::MAX, newest: 0, oldest: 1, ..Ticks::default() };
    let rest = 8 + 5 + 17 + 5 + 64 + 5 + 1;
    assert_eq!(tightwire::measure(&ticks).unwrap(), 16 + 1 + rest);
}
