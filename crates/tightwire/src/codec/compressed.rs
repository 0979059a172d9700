//! Floats in a range, in steps.
//!
//! All arithmetic is binary32 and every operation rounds on its own, in the order written here:
//! peers in other languages must arrive at the same bits. So no reciprocal stands in for a
//! division, and nothing is done in `f64`.

use core::ops::RangeInclusive;

use crate::bits::width;
use crate::error::Fault;
use crate::stream::{Note, Result, Stream, Value};

/// The most steps: the largest number below `2^32` that an `f32` holds.
const MAX_STEPS: f32 = 4_294_967_040.0;

/// A range cut into steps.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    min: f32,
    delta: f32,
    steps: u32,
}

impl Steps {
    /// Cuts `min..=max` into steps of at most `resolution`; `None` if that makes no sense.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn new(min: f32, max: f32, resolution: f32) -> Option<Self> {
        let delta = max - min;
        let quotient = delta / resolution;
        // Written so that a NaN fails as well.
        if !(min < max && resolution > 0.0 && delta.is_finite() && quotient.is_finite()) {
            return None;
        }
        let quotient = quotient.clamp(1.0, MAX_STEPS);
        // The ceiling, without `std`: the cast drops the fraction.
        let whole = quotient as u32;
        let steps = if (whole as f32) < quotient { whole + 1 } else { whole };
        Some(Self { min, delta, steps })
    }

    /// Whether the steps are as small as they should be. There are only so many numbers for them.
    pub(crate) const fn are_fine_enough(min: f32, max: f32, resolution: f32) -> bool {
        (max - min) / resolution <= MAX_STEPS
    }

    /// The bits that the number of a step takes.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn bits(self) -> u32 {
        width(self.steps as u64)
    }

    /// The number of the last step.
    #[cfg(feature = "trace")]
    pub(crate) const fn last(self) -> u32 {
        self.steps
    }

    /// The step nearest to a finite `value`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn quantize(self, value: f32) -> u32 {
        let normalized = ((value - self.min) / self.delta).clamp(0.0, 1.0);
        let nearest = normalized * self.steps as f32 + 0.5;
        // The cast is the floor here. Adding a half can round up past the last step where the
        // steps of an `f32` are as wide as that.
        (nearest as u32).min(self.steps)
    }

    /// The value of a step.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn restore(self, step: u32) -> f32 {
        step as f32 / self.steps as f32 * self.delta + self.min
    }
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn compressed<S: Stream>(
    stream: &mut S,
    value: &mut f32,
    range: RangeInclusive<f32>,
    resolution: f32,
) -> Result<S> {
    let (min, max) = range.into_inner();
    stream.begin(|| Note::Compressed { min, max, resolution });
    let Some(steps) = Steps::new(min, max, resolution) else {
        return Err(stream.fail(Fault::Declaration, stream.position()));
    };
    let bits = steps.bits();
    if S::IS_WRITING {
        if !value.is_finite() {
            stream.culprit(|| Value::F32(*value));
            return Err(stream.fail(Fault::NotFinite, stream.position()));
        }
        stream.put(u64::from(steps.quantize(*value)), bits)?;
    } else {
        let step = stream.take(bits)?;
        if step > u64::from(steps.steps) {
            return Err(stream.fail(Fault::OutOfRange, stream.position() - bits as usize));
        }
        *value = steps.restore(step as u32);
    }
    stream.end(|| Value::F32(*value));
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::Steps;
    use crate::{ReadErrorKind, ReadStream, Reader, WriteErrorKind, WriteStream, Writer};

    fn written(value: f32, max: f32, resolution: f32) -> Vec<u8> {
        let mut buffer = [0; 8];
        let mut stream = WriteStream::new(&mut buffer);
        stream.write_compressed(value, 0.0..=max, resolution).unwrap();
        stream.finish().unwrap().to_vec()
    }

    #[test]
    fn compressed_never_writes_a_step_above_its_range() {
        assert_eq!(written(8_388_609.0, 8_388_609.0, 1.0), [0x01, 0x00, 0x80]);
        assert_eq!(written(16_777_215.0, 16_777_215.0, 1.0), [0xff, 0xff, 0xff]);
        assert_eq!(written(8_388_608.0, 16_777_215.0, 1.0), [0x00, 0x00, 0x80]);
    }

    #[test]
    fn steps_are_fine_enough_as_long_as_32_bits_can_number_them() {
        // No `f32` lies between the first two maxima.
        for (min, max, resolution, are) in [
            (0.0, 4_294_967_040.0, 1.0, true),
            (0.0, 4_294_967_296.0, 1.0, false),
            (-2_147_483_520.0, 2_147_483_520.0, 1.0, true),
            (-2_147_483_648.0, 2_147_483_648.0, 1.0, false),
            (0.0, 1.0, 1e-9, true),
            (0.0, 1.0, 1e-10, false),
            (1.0, 1e10, 10.0, true),
            (1.0, 1e11, 10.0, false),
        ] {
            assert_eq!(Steps::are_fine_enough(min, max, resolution), are, "{min} {max}");
        }
    }

    #[test]
    fn compressed_refuses_a_step_above_its_range() {
        let error = ReadStream::new(&[201]).read_compressed(-1.0..=1.0, 0.01).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::OutOfRange);
        assert_eq!(ReadStream::new(&[200]).read_compressed(-1.0..=1.0, 0.01), Ok(1.0));
    }

    #[test]
    fn compressed_writes_no_number_that_is_not_finite() {
        for value in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            let mut buffer = [0; 8];
            let error =
                WriteStream::new(&mut buffer).write_compressed(value, 0.0..=1.0, 0.1).unwrap_err();
            assert_eq!(error.kind(), WriteErrorKind::NotFinite, "{value}");
        }
    }

    #[test]
    fn compressed_reports_ranges_without_sense_in_both_directions() {
        let (nan, infinity) = (f32::NAN, f32::INFINITY);
        for (min, max, resolution) in [
            (1.0, 1.0, 0.1),
            (2.0, 1.0, 0.1),
            (0.0, 1.0, 0.0),
            (0.0, 1.0, -0.1),
            (nan, 1.0, 0.1),
            (0.0, nan, 0.1),
            (0.0, 1.0, nan),
            (0.0, infinity, 0.1),
            (f32::MIN, f32::MAX, 0.1),
            (0.0, f32::MAX, f32::MIN_POSITIVE),
        ] {
            let mut buffer = [0; 8];
            let error = WriteStream::new(&mut buffer)
                .write_compressed(0.5, min..=max, resolution)
                .unwrap_err();
            assert_eq!(error.kind(), WriteErrorKind::Declaration, "{min} {max} {resolution}");
            let error =
                ReadStream::new(&[0; 8]).read_compressed(min..=max, resolution).unwrap_err();
            assert_eq!(error.kind(), ReadErrorKind::Declaration, "{min} {max} {resolution}");
        }
    }
}
