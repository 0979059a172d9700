//! The compact recording: a whole simulation as one tightwire stream.
//!
//! One function per level describes both directions. A frame lists the cubes that differ from the
//! frame before. Each of them is stored as its distance from the position that its motion predicts:
//!
//! ```text
//! recording  check, number of frames, frame by frame, check
//! frame      per changed cube: its index, then the cube; then the index that ends the walk
//! cube       interacting (1 bit), position, orientation
//! position   reach (2 bits), then x, y and z, each in the range that the reach allows
//! orientation  reach (2 bits), the largest component (2 bits, only if the reach is the widest),
//!              then the other three, each in the range that the reach allows
//! ```
//!
//! No difference is ever computed: a value is an integer in a range, and a good prediction makes
//! the range narrow. So a reader only accepts valid states, and nothing is left to check.

use core::mem;
use core::ops::RangeInclusive;

use tightwire::{MeasureStream, ReadError, ReadStream, Stream, WriteError, WriteStream};

/// The bodies of a recording: the player, then the cubes of the field.
pub(crate) const CUBES: usize = 901;
/// One metre is this many steps of a position.
pub(crate) const STEPS_PER_METRE: f32 = 512.0;
/// The range of a cube's position, in steps along x, y and z: 256 metres each way, and 32 metres
/// high.
pub(crate) const PLACE: [RangeInclusive<i32>; 3] =
    [-131_072..=131_071, -131_072..=131_071, 0..=16_383];
/// A component of an orientation: an odd number of levels, with zero in the middle.
pub(crate) const TURN: RangeInclusive<i32> = 0..=510;
/// Ten minutes. This limits how long a forged file can keep a reader busy.
pub(crate) const MAX_FRAMES: u32 = 36_000;

/// How far a position can be from the expected one, per axis. The last covers every position.
const PLACE_REACH: [i32; 4] = [1, 3, 31, i32::MAX];
/// The same for an orientation. Most are exactly as expected, and then cost no bits.
const TURN_REACH: [i32; 4] = [0, 1, 7, i32::MAX];
/// The index of the last reach.
const WIDEST: u8 = 3;

/// One cube in one frame, in steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CubeState {
    /// The component of the quaternion's x, y, z, w with the greatest magnitude.
    pub largest: u8,
    /// The other three in order, scaled so that [`TURN`] spans plus and minus 1/sqrt(2).
    pub turn: [i32; 3],
    /// The position, z up.
    pub place: [i32; 3],
    /// True if the player, or something it set in motion, touched the cube since it last came to
    /// rest.
    pub interacting: bool,
}

impl CubeState {
    /// Codes a cube given its states in the two frames before.
    fn serialize<S: Stream>(
        &mut self,
        last: &Self,
        before: &Self,
        stream: &mut S,
    ) -> tightwire::Result<S> {
        stream.label("interacting").bool(&mut self.interacting)?;

        let expected = carry_on(last.place, before.place);
        let mut reach = WIDEST;
        if S::IS_WRITING {
            reach = smallest_reach(self.place, expected, &PLACE, PLACE_REACH);
        }
        stream.label("reach").int(&mut reach, 0..=WIDEST)?;
        serialize_near(&mut self.place, expected, &PLACE, reach_of(PLACE_REACH, reach), stream)?;

        // Components of different quaternion axes cannot predict each other.
        let turning = last.largest == before.largest;
        let expected = if turning { carry_on(last.turn, before.turn) } else { last.turn };
        let ranges = [TURN; 3];
        let mut reach = WIDEST;
        if S::IS_WRITING && self.largest == last.largest {
            reach = smallest_reach(self.turn, expected, &ranges, TURN_REACH);
        }
        stream.label("reach").int(&mut reach, 0..=WIDEST)?;
        if reach == WIDEST {
            stream.label("largest").int(&mut self.largest, 0..=3)?;
        } else {
            self.largest = last.largest;
        }
        serialize_near(&mut self.turn, expected, &ranges, reach_of(TURN_REACH, reach), stream)
    }
}

/// The cubes of one frame, and of the two before it.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// The frame to write, or the one that was read last.
    pub cubes: Vec<CubeState>,
    last: Vec<CubeState>,
    before: Vec<CubeState>,
}

impl Default for Frame {
    /// Returns the frame before the first: every cube at the origin.
    fn default() -> Self {
        let cubes = vec![CubeState::default(); CUBES];
        Self { last: cubes.clone(), before: cubes.clone(), cubes }
    }
}

impl Frame {
    /// Codes one frame. When reading, `cubes` advances from one frame to the next.
    ///
    /// # Errors
    ///
    /// On write, a state outside its range or a wrong number of cubes. On read, bytes that are not
    /// a recording.
    pub(crate) fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        if self.cubes.len() != CUBES {
            return Err(stream.refuse());
        }
        let mut previous = None;
        loop {
            let mut index = if S::IS_WRITING { self.next_change(previous) } else { CUBES };
            stream.label("cube").object_index(&mut index, previous, CUBES)?;
            let states = (self.cubes.get_mut(index), self.last.get(index), self.before.get(index));
            let (Some(cube), Some(last), Some(before)) = states else { break };
            cube.serialize(last, before, stream)?;
            previous = Some(index);
        }
        mem::swap(&mut self.before, &mut self.last);
        self.last.clone_from(&self.cubes);
        Ok(())
    }

    /// Returns the first cube after `previous` that changed, or `CUBES`.
    fn next_change(&self, previous: Option<usize>) -> usize {
        let start = previous.map_or(0, |previous| previous + 1);
        let changed =
            self.cubes.iter().zip(&self.last).skip(start).position(|(now, last)| now != last);
        changed.map_or(CUBES, |distance| start + distance)
    }
}

/// Codes the start of a recording, before the frames.
fn serialize_start<S: Stream>(frames: &mut u32, stream: &mut S) -> tightwire::Result<S> {
    stream.check("tightwire cube recording 1")?;
    stream.label("frames").int(frames, 0..=MAX_FRAMES)
}

/// Codes the end of a recording, after the frames.
fn serialize_end<S: Stream>(stream: &mut S) -> tightwire::Result<S> {
    stream.check("end of recording")
}

/// Writes a whole recording.
///
/// # Errors
///
/// A state outside its range, a frame that does not have [`CUBES`] cubes, or more than
/// [`MAX_FRAMES`].
pub(crate) fn encode(frames: &[Vec<CubeState>]) -> Result<Vec<u8>, WriteError> {
    fn write<S: Stream>(frames: &[Vec<CubeState>], stream: &mut S) -> tightwire::Result<S> {
        serialize_start(&mut u32::try_from(frames.len()).unwrap_or(u32::MAX), stream)?;
        let mut frame = Frame::default();
        for cubes in frames {
            frame.cubes.clone_from(cubes);
            frame.serialize(stream)?;
        }
        serialize_end(stream)
    }
    let mut measure = MeasureStream::new();
    write(frames, &mut measure)?;
    let mut bytes = vec![0; measure.bytes_used()];
    let mut stream = WriteStream::new(&mut bytes);
    write(frames, &mut stream)?;
    stream.finish()?;
    Ok(bytes)
}

/// Reads a recording frame by frame.
#[derive(Debug)]
pub(crate) struct Playback<'a> {
    /// `None` once the end was read.
    stream: Option<ReadStream<'a>>,
    frame: Frame,
    frames_left: u32,
}

impl<'a> Playback<'a> {
    /// Starts before the first frame.
    ///
    /// # Errors
    ///
    /// Bytes that do not start like a recording.
    pub(crate) fn new(bytes: &'a [u8]) -> Result<Self, ReadError> {
        let mut stream = ReadStream::new(bytes);
        let mut frames_left = 0;
        serialize_start(&mut frames_left, &mut stream)?;
        Ok(Self { stream: Some(stream), frame: Frame::default(), frames_left })
    }

    /// Returns the number of remaining frames.
    pub(crate) fn frames_left(&self) -> u32 {
        self.frames_left
    }

    /// Returns the next frame, or nothing after the last one.
    ///
    /// # Errors
    ///
    /// Bytes that are not a recording or, after the last frame, a wrong end.
    pub(crate) fn next_frame(&mut self) -> Result<Option<&[CubeState]>, ReadError> {
        let Some(stream) = &mut self.stream else { return Ok(None) };
        if self.frames_left > 0 {
            self.frame.serialize(stream)?;
            self.frames_left -= 1;
            return Ok(Some(&self.frame.cubes));
        }
        serialize_end(stream)?;
        self.stream.take().map_or(Ok(()), ReadStream::finish)?;
        Ok(None)
    }
}

/// Extrapolates a position from its last motion.
fn carry_on(last: [i32; 3], before: [i32; 3]) -> [i32; 3] {
    let mut expected = last;
    for (expected, before) in expected.iter_mut().zip(before) {
        *expected += *expected - before;
    }
    expected
}

/// Returns the part of `range` that lies within `reach` of `expected`.
fn near(expected: i32, range: &RangeInclusive<i32>, reach: i32) -> RangeInclusive<i32> {
    let (start, end) = (*range.start(), *range.end());
    let middle = expected.clamp(start, end);
    middle.saturating_sub(reach).max(start)..=middle.saturating_add(reach).min(end)
}

/// Returns the index of the first reach that holds all of `values`.
fn smallest_reach(
    values: [i32; 3],
    expected: [i32; 3],
    ranges: &[RangeInclusive<i32>; 3],
    reaches: [i32; 4],
) -> u8 {
    let holds = |reach| {
        let mut axes = values.iter().zip(expected).zip(ranges);
        axes.all(|((value, expected), range)| near(expected, range, reach).contains(value))
    };
    (0..WIDEST).zip(reaches).find(|&(_, reach)| holds(reach)).map_or(WIDEST, |(index, _)| index)
}

fn reach_of(reaches: [i32; 4], index: u8) -> i32 {
    reaches.get(usize::from(index)).copied().unwrap_or(i32::MAX)
}

/// Codes three values that lie within `reach` of the expected ones.
fn serialize_near<S: Stream>(
    values: &mut [i32; 3],
    expected: [i32; 3],
    ranges: &[RangeInclusive<i32>; 3],
    reach: i32,
    stream: &mut S,
) -> tightwire::Result<S> {
    for ((value, expected), range) in values.iter_mut().zip(expected).zip(ranges) {
        stream.int(value, near(expected, range, reach))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tightwire::{ReadErrorKind, WriteErrorKind};

    use super::*;

    const UPRIGHT: CubeState =
        CubeState { largest: 3, turn: [255; 3], place: [100, -100, 102], interacting: false };

    /// Returns frames of cubes that all lie still, except that cube 7 follows `script`.
    fn frames(script: &[CubeState]) -> Vec<Vec<CubeState>> {
        let with = |&cube: &CubeState| {
            let mut cubes = vec![UPRIGHT; CUBES];
            cubes[7] = cube;
            cubes
        };
        script.iter().map(with).collect()
    }

    fn decode(bytes: &[u8]) -> Result<Vec<Vec<CubeState>>, ReadError> {
        let mut playback = Playback::new(bytes)?;
        let mut frames = Vec::new();
        while let Some(cubes) = playback.next_frame()? {
            frames.push(cubes.to_vec());
        }
        Ok(frames)
    }

    /// Returns the bits of the last frame alone.
    fn last_frame_bits(script: &[CubeState]) -> usize {
        let mut frame = Frame::default();
        let mut bits = 0;
        for cubes in frames(script) {
            frame.cubes = cubes;
            let mut measure = MeasureStream::new();
            frame.serialize(&mut measure).unwrap();
            bits = measure.bits_used();
        }
        bits
    }

    fn at(place: [i32; 3]) -> CubeState {
        CubeState { place, ..UPRIGHT }
    }

    /// Returns every kind of change: each reach, each largest component, the corners of the space.
    fn lively() -> Vec<Vec<CubeState>> {
        let corners = PLACE.map(|range| [*range.start(), *range.end()]);
        let mut script = vec![UPRIGHT, UPRIGHT];
        for (turn, largest) in [[0; 3], [510; 3], [0, 255, 510]].into_iter().zip(0..3) {
            script.push(CubeState { largest, turn, ..UPRIGHT });
        }
        for step in [0, 1, 2, 3, 5, 40, 41, 0, 300, 600, 600] {
            script.push(at([step, -step, step / 2]));
        }
        for corner in 0..8 {
            let place = [corner & 1, corner >> 1 & 1, corner >> 2].map(|end| end as usize);
            script.push(at([corners[0][place[0]], corners[1][place[1]], corners[2][place[2]]]));
        }
        script.push(CubeState { interacting: true, ..UPRIGHT });
        frames(&script)
    }

    #[test]
    fn recording_reads_back_as_written() {
        let bytes = encode(&lively()).unwrap();
        assert_eq!(decode(&bytes).unwrap(), lively());
        assert_eq!(decode(&encode(&[]).unwrap()).unwrap(), Vec::<Vec<_>>::new());
    }

    #[test]
    fn still_frame_costs_only_the_end_of_the_walk() {
        assert_eq!(last_frame_bits(&[UPRIGHT, UPRIGHT]), 6 + 10);
    }

    #[test]
    fn steady_motion_costs_the_narrowest_reach() {
        let index_and_end = (2 + 3 + 1) + (6 + 10); // 8 from the start, then 894 to the end
        let moving = [at([0, 0, 100]), at([50, 20, 90]), at([100, 41, 79])];
        assert_eq!(last_frame_bits(&moving), index_and_end + 1 + (2 + 3 * 2) + 2);
        // A jolt of three steps on one axis takes all three to the next reach.
        let jolted = [at([0, 0, 100]), at([50, 20, 90]), at([103, 40, 80])];
        assert_eq!(last_frame_bits(&jolted), index_and_end + 1 + (2 + 3 * 3) + 2);
    }

    #[test]
    fn range_around_an_expectation_past_the_edge_starts_at_the_edge() {
        assert_eq!(near(600, &TURN, 7), 503..=510);
        assert_eq!(near(-1, &TURN, 0), 0..=0);
        assert_eq!(near(-1, &TURN, i32::MAX), TURN);
    }

    #[test]
    fn a_new_largest_component_costs_the_whole_orientation() {
        let turned = [UPRIGHT, UPRIGHT, CubeState { largest: 0, ..UPRIGHT }];
        let index_and_end = (2 + 3 + 1) + (6 + 10);
        assert_eq!(last_frame_bits(&turned), index_and_end + 1 + (2 + 3 * 2) + 2 + 2 + 3 * 9);
    }

    #[test]
    fn state_outside_its_range_is_not_written() {
        let outside = [
            at([131_072, 0, 0]),
            at([0, -131_073, 0]),
            at([0, 0, -1]),
            at([0, 0, i32::MAX]),
            CubeState { turn: [0, 511, 0], ..UPRIGHT },
            CubeState { largest: 4, ..UPRIGHT },
        ];
        for state in outside {
            let error = encode(&frames(&[UPRIGHT, state])).unwrap_err();
            assert_eq!(error.kind(), WriteErrorKind::OutOfRange, "{state:?}");
        }
    }

    #[test]
    fn frame_with_a_cube_too_many_is_not_written() {
        let frame = vec![UPRIGHT; CUBES + 1];
        assert_eq!(encode(&[frame]).unwrap_err().kind(), WriteErrorKind::Refused);
    }

    #[test]
    fn cut_and_extended_recordings_are_refused() {
        let mut bytes = encode(&frames(&[UPRIGHT, at([1, 2, 3])])).unwrap();
        for length in (0..bytes.len()).step_by(17).chain([bytes.len() - 1]) {
            assert!(decode(&bytes[..length]).is_err(), "{length} of {} bytes", bytes.len());
        }
        bytes.push(0);
        assert_eq!(decode(&bytes).unwrap_err().kind(), ReadErrorKind::TrailingBytes);
    }

    #[test]
    fn flipped_bits_give_valid_states_or_a_refusal() {
        let bytes = encode(&lively()).unwrap();
        for bit in (0..bytes.len() * 8).step_by(509) {
            let mut forged = bytes.clone();
            forged[bit / 8] ^= 1 << (bit % 8);
            for cubes in decode(&forged).unwrap_or_default() {
                for cube in cubes {
                    assert!(cube.largest <= 3 && cube.turn.iter().all(|part| TURN.contains(part)));
                    assert!(cube.place.iter().zip(PLACE).all(|(step, range)| range.contains(step)));
                }
            }
        }
    }
}
