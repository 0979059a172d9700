//! The distances between ticks, as factors.

use crate::coding::contexts::AGE_CLASSES;

/// The ticks from the first baseline to the state, and from the second and third baseline to the
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ticks {
    pub(crate) ahead: u32,
    pub(crate) second: u32,
    pub(crate) third: u32,
}

/// The factors that follow from [`Ticks`], in 65536ths; 0 if there is no such baseline.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Scale {
    pub(crate) second: i64,
    pub(crate) third: i64,
    pub(crate) bend: i64,
    pub(crate) turn_second: f32,
    pub(crate) turn_third: f32,
    /// The class of the first baseline's age, one of [`AGE_CLASSES`].
    pub(crate) class: u32,
}

/// Beyond this factor, a motion predicts nothing.
const FURTHEST: i64 = 64 << 16;

impl Scale {
    pub(crate) fn new(ticks: Ticks) -> Self {
        let ahead = i64::from(ticks.ahead) << 16;
        let over = |ticks: u32| match ticks {
            0 => 0,
            ticks => (ahead / i64::from(ticks)).min(FURTHEST),
        };
        let gap = i64::from(ticks.third) - i64::from(ticks.second);
        // A straight line misses by the change of velocity times this. Half of it is used, because
        // the estimate is noisy.
        let bend = if gap > 0 && ticks.second > 0 {
            ((ahead + (i64::from(ticks.second) << 16)) / (2 * gap)).min(FURTHEST)
        } else {
            0
        };
        let second = over(ticks.second);
        let third = over(ticks.third);
        Self {
            second,
            third,
            bend,
            turn_second: second as f32 / 65536.0,
            turn_third: third as f32 / 65536.0,
            class: match ticks.ahead {
                0..=1 => 0,
                2 => 1,
                3..=4 => 2,
                5..=8 => 3,
                9..=16 => 4,
                _ => AGE_CLASSES - 1,
            },
        }
    }
}

/// Returns `value * factor`, rounded, limited to 31 bits.
#[inline(always)]
pub(crate) fn times(value: i64, factor: i64) -> i64 {
    ((value * factor + 0x8000) >> 16).clamp(-0x3fff_ffff, 0x3fff_ffff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_are_ratios_of_ticks_and_end_at_64() {
        let factors = |ahead, second, third| {
            let Scale { second, third, bend, .. } = Scale::new(Ticks { ahead, second, third });
            [second, third, bend]
        };
        let whole = |factors: [i64; 3]| factors.map(|factor| factor << 16);
        assert_eq!(factors(12, 2, 6), [6 << 16, 2 << 16, (14 << 16) / 8]);
        assert_eq!(factors(6, 0, 0), [0, 0, 0]);
        assert_eq!(factors(6, 2, 2), whole([3, 3, 0]));
        // A row that was not sent for a long time.
        assert_eq!(factors(63, 1, 2), [63 << 16, 63 << 15, 32 << 16]);
        assert_eq!(factors(64, 1, 4), [64 << 16, 16 << 16, (65 << 16) / 6]);
        assert_eq!(factors(65, 1, 2), [64 << 16, 65 << 15, 33 << 16]);
        assert_eq!(factors(60_000, 3, 5), whole([64, 64, 64]));
        let turn = Scale::new(Ticks { ahead: 60_000, second: 3, third: 5 }).turn_second;
        assert_eq!(turn.to_bits(), 64_f32.to_bits());
    }

    #[test]
    fn ages_have_six_classes_that_grow_twofold() {
        let class = |ahead| Scale::new(Ticks { ahead, second: 2, third: 6 }).class;
        let ages = [0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 60_000];
        assert_eq!(ages.map(class), [0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    }
}
