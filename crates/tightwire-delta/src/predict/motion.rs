//! The motion of a row in the baselines: its moving fields, their speed and their curvature.

use crate::coding::numbers::level;
use crate::predict::rotation;
use crate::predict::scale::{Scale, times};
use crate::state::plan::{Field, FieldKind, Group, Table};

/// The rows that a row is coded against. A missing older row is replaced by the newer one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Past<'a> {
    pub(crate) one: &'a [u32],
    pub(crate) two: &'a [u32],
    pub(crate) three: &'a [u32],
    /// There is no baseline row, and `one` is a template.
    pub(crate) is_new: bool,
}

/// The motion of one group of a row.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moved {
    /// When it moved. Bit 0: between the second baseline and the first. Bit 1: between the third
    /// and the second.
    pub(crate) when: u32,
    /// The level of its greatest velocity.
    pub(crate) speed: u32,
    /// The level of its greatest change of velocity.
    pub(crate) bend: u32,
}

/// The motion of a whole row, with the expected step of each word and its bend.
#[derive(Clone, Debug, Default)]
pub(crate) struct Motion {
    pub(crate) groups: alloc::vec::Vec<Moved>,
    pub(crate) steps: alloc::vec::Vec<[i32; 2]>,
    pub(crate) row: Moved,
    /// A bit for each of the first four groups that moved between the two newest baselines, and
    /// between the two older ones.
    pub(crate) lately: u32,
    pub(crate) before: u32,
    /// Nothing moves, and all fields below are zero.
    is_blank: bool,
}

/// Returns whether two short rows are equal. A loop is faster than a call here.
#[inline(always)]
pub(crate) fn is_same(one: &[u32], two: &[u32]) -> bool {
    one.iter().zip(two).fold(0, |gap, (one, two)| gap | (one ^ two)) == 0
}

impl Motion {
    pub(crate) fn size(&mut self, table: &Table) {
        self.groups.clear();
        self.groups.resize(table.groups.len(), Moved::default());
        self.steps.clear();
        self.steps.resize(table.stride as usize, [0; 2]);
        self.row = Moved::default();
        self.is_blank = true;
    }

    /// Measures the motion of a row. This is cheap if nothing moved.
    #[inline(always)]
    pub(crate) fn look(&mut self, table: &Table, scale: &Scale, past: &Past) {
        self.row = Moved::default();
        self.lately = 0;
        self.before = 0;
        if past.is_new || (is_same(past.one, past.two) && is_same(past.two, past.three)) {
            if !self.is_blank {
                self.is_blank = true;
                self.groups.fill(Moved::default());
                self.steps.fill([0; 2]);
            }
            return;
        }
        self.is_blank = false;
        for (index, (group, moved)) in table.groups.iter().zip(&mut self.groups).enumerate() {
            let words = group.first as usize..(group.first + group.words) as usize;
            let one = past.one.get(words.clone()).unwrap_or_default();
            let two = past.two.get(words.clone()).unwrap_or_default();
            let three = past.three.get(words.clone()).unwrap_or_default();
            let steps = self.steps.get_mut(words).unwrap_or_default();
            let lately = !is_same(one, two);
            let before = !is_same(two, three);
            *moved =
                Moved { when: u32::from(lately) | (u32::from(before) << 1), speed: 0, bend: 0 };
            if moved.when == 0 {
                steps.fill([0; 2]);
                continue;
            }
            group_motion(group, scale, [one, two, three], steps, moved);
            self.row.when |= moved.when;
            self.row.speed = self.row.speed.max(moved.speed);
            self.row.bend = self.row.bend.max(moved.bend);
            if index < 4 {
                self.lately |= u32::from(lately) << index;
                self.before |= u32::from(before) << index;
            }
        }
    }
}

#[inline(always)]
fn group_motion(
    group: &Group,
    scale: &Scale,
    rows: [&[u32]; 3],
    steps: &mut [[i32; 2]],
    moved: &mut Moved,
) {
    let [one, two, three] = rows;
    for field in &group.fields {
        let at = (field.word - group.first) as usize;
        let word = |row: &[u32]| row.get(at).copied().unwrap_or(0);
        let (step, bend) = match field.kind {
            FieldKind::Int { .. } | FieldKind::Wrapping { .. } | FieldKind::Float => {
                let now = word(one);
                let [fast, slow] = [word(two), word(three)].map(|past| gap(field, now, past));
                let fast = times(fast, scale.second);
                let slow = times(slow, scale.third);
                (fast, times(fast - slow, scale.bend))
            }
            FieldKind::Rotation { bits } => {
                let word = at as u32;
                let now = rotation::take(one, word, bits);
                let fast = turn(now, rotation::take(two, word, bits));
                let slow = turn(now, rotation::take(three, word, bits));
                let fast = times(fast, scale.second);
                (fast, times(fast - times(slow, scale.third), scale.bend))
            }
            FieldKind::Symbol { .. } | FieldKind::Byte => (0, 0),
        };
        if let Some(place) = steps.get_mut(at) {
            *place = [step as i32, bend as i32];
        }
        moved.speed = moved.speed.max(level(step.unsigned_abs() as u32));
        moved.bend = moved.bend.max(level(bend.unsigned_abs() as u32));
    }
}

/// Returns the approximate distance between two rotations.
#[inline(always)]
fn turn(one: rotation::Code, two: rotation::Code) -> i64 {
    if one.largest != two.largest {
        return 64;
    }
    one.parts.iter().zip(two.parts).map(|(&a, b)| i64::from(a.abs_diff(b))).sum()
}

/// Returns `now - past`, the shorter way round if codes wrap.
#[inline(always)]
pub(crate) fn gap(field: &Field, now: u32, past: u32) -> i64 {
    match field.kind {
        FieldKind::Wrapping { last } => {
            let size = i64::from(last) + 1;
            let gap = i64::from(now) - i64::from(past);
            // Both are below `size`, so one correction is enough.
            if 2 * gap >= size {
                gap - size
            } else if 2 * gap < -size {
                gap + size
            } else {
                gap
            }
        }
        FieldKind::Float => i64::from(ordered(now)) - i64::from(ordered(past)),
        _ => i64::from(now) - i64::from(past),
    }
}

/// Converts the bits of a float to an integer that grows with it.
#[inline(always)]
pub(crate) fn ordered(bits: u32) -> u32 {
    if bits >> 31 != 0 { !bits } else { bits | 0x8000_0000 }
}

/// Converts that integer back to the bits of the float.
#[inline(always)]
pub(crate) fn unordered(number: u32) -> u32 {
    if number >> 31 != 0 { number & 0x7fff_ffff } else { !number }
}
