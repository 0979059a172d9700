//! Every primitive, one after the other, on bytes of a stranger and with parameters of a fool.

use std::fmt::Debug;

use tightwire::trace::TraceReader;
use tightwire::{ReadError, ReadStream, Result as StreamResult, SceneStream, Stream, WriteStream};

use super::op::{Kind, Value};
use super::play::{self, Types};
use super::step::Input;

/// One read: a primitive, or something that is made of several.
#[derive(Clone, Debug)]
enum Step {
    Primitive(Kind),
    Vector,
    CompressedVector([f32; 3]),
    Axes([[f32; 3]; 2]),
    Quaternion,
    SmallestThree(u32),
    UnitVector(u32),
    List { max: usize, each: Kind },
    Option(Kind),
}

/// What a step reads into. Floats that nobody looks at stay what they are.
#[derive(Clone, Debug, Default)]
struct Slot {
    vector: [f32; 3],
    plane: [f32; 2],
    quaternion: [f32; 4],
    list: Vec<Element>,
    option: Option<Element>,
}

impl Slot {
    fn bits(&self) -> impl PartialEq + Debug {
        let floats = [&self.vector[..], &self.plane, &self.quaternion].concat();
        let bits: Vec<u32> = floats.into_iter().map(f32::to_bits).collect();
        (bits, self.list.clone(), self.option.clone())
    }
}

/// An element of a list: of any kind, which only the step knows.
#[derive(Clone, Debug, PartialEq)]
struct Element(Value);

impl Default for Element {
    fn default() -> Self {
        Self(Value::Nothing)
    }
}

/// A read never panics; a rejected value changes nothing and stays rejected; the direct methods
/// and the trace say the same; and what is read can be written.
pub(crate) fn hostile_read(bytes: &[u8]) {
    let mut input = Input(bytes);
    let count = input.byte() % 32;
    let wide = input.byte() % 2 == 1;
    let types = if wide { Types::Wide } else { Types::Native };
    let steps: Vec<Step> = (0..count).map(|_| step(&mut input)).collect();
    let packet = input.0;
    let mut stream = ReadStream::new(packet);
    let mut direct = ReadStream::new(packet);
    let mut trace = TraceReader::new(packet);
    for step in &steps {
        let done = match step {
            Step::Primitive(kind) => {
                let before = kind.sentinel(false);
                let (mut value, mut traced) = (before.clone(), before.clone());
                let done = play::unified(kind, types, &mut value, &mut stream);
                let direct = play::read(kind, types, &mut direct);
                assert_eq!(direct, done.map(|()| value.clone()), "{kind:?}");
                let tracing = play::unified(kind, types, &mut traced, &mut trace);
                assert_eq!((tracing, &traced), (done, &value), "{kind:?}");
                match done {
                    Ok(()) => can_be_written(kind, types, &value),
                    Err(_) => assert_eq!(value, before, "{kind:?} left something behind"),
                }
                done
            }
            step => {
                let mut slots = [Slot::default(), Slot::default(), Slot::default()];
                let [value, other, traced] = &mut slots;
                let done = run(step, types, value, &mut stream);
                assert_eq!(run(step, types, other, &mut direct), done, "{step:?}");
                assert_eq!(run(step, types, traced, &mut trace), done, "{step:?}");
                assert_eq!(value.bits(), other.bits(), "{step:?}");
                assert_eq!(value.bits(), traced.bits(), "{step:?}");
                done
            }
        };
        assert_eq!(stream.position(), direct.position(), "{step:?}");
        if let Err(error) = done {
            is_final(&steps, types, error, stream, packet.len());
            let explanation = trace.finish().explanation.expect("the trace knows what is refused");
            assert!(!explanation.to_string().is_empty());
            return;
        }
        assert!(stream.position() + stream.bits_left() == packet.len() * 8);
    }
    let finished = stream.finish();
    assert_eq!(direct.finish(), finished);
    assert_eq!(trace.finish().explanation.is_none(), finished.is_ok());
}

fn step(input: &mut Input<'_>) -> Step {
    let choice = input.0.first().map_or(0, |byte| byte / 15);
    if choice < 10 {
        return Step::Primitive(input.kind());
    }
    input.byte();
    let mut floats = || [(); 3].map(|()| f32::from_le_bytes(input.array()));
    match choice {
        10 => Step::Vector,
        11 => Step::CompressedVector(floats()),
        12 => Step::Axes([floats(), floats()]),
        13 => Step::Quaternion,
        14 => Step::SmallestThree(input.byte().into()),
        15 => Step::UnitVector(input.byte().into()),
        16 => {
            let max = match u16::from_le_bytes(input.array()) {
                u16::MAX => usize::MAX,
                max => max.into(),
            };
            Step::List { max, each: input.kind() }
        }
        _ => Step::Option(input.kind()),
    }
}

fn run<S: Stream>(step: &Step, types: Types, slot: &mut Slot, stream: &mut S) -> StreamResult<S> {
    let element = |kind: &Kind, stream: &mut S, element: &mut Element| {
        if element.0 == Value::Nothing {
            element.0 = kind.sentinel(false);
        }
        play::unified(kind, types, &mut element.0, stream)
    };
    match step {
        Step::Primitive(_) => Ok(()),
        Step::Vector => stream.vector(&mut slot.vector),
        Step::CompressedVector([min, max, resolution]) => {
            stream.compressed_vector(&mut slot.vector, *min..=*max, *resolution)
        }
        Step::Axes(axes) => {
            let axes = axes.map(|[min, max, resolution]| (min..=max, resolution));
            stream.compressed_axes(&mut slot.plane, axes)
        }
        Step::Quaternion => stream.quaternion(&mut slot.quaternion),
        Step::SmallestThree(bits) => stream.smallest_three(&mut slot.quaternion, *bits),
        Step::UnitVector(bits) => stream.unit_vector(&mut slot.vector, *bits),
        Step::List { max, each } => {
            stream.list(&mut slot.list, *max, |stream, value| element(each, stream, value))
        }
        Step::Option(each) => {
            stream.option(&mut slot.option, |stream, value| element(each, stream, value))
        }
    }
}

/// After a refusal every step is refused in the same words, and nothing moves.
fn is_final(
    steps: &[Step],
    types: Types,
    error: ReadError,
    mut stream: ReadStream<'_>,
    bytes: usize,
) {
    assert!(error.bit() <= bytes * 8);
    let position = stream.position();
    for step in steps {
        let done = match step {
            Step::Primitive(kind) => {
                play::unified(kind, types, &mut kind.sentinel(true), &mut stream)
            }
            step => run(step, types, &mut Slot::default(), &mut stream),
        };
        assert_eq!(done, Err(error), "{step:?}");
        assert_eq!((stream.position(), stream.bits_left()), (position, 0));
    }
    assert_eq!(stream.finish(), Err(error));
}

/// A reader hands out nothing that a writer of the same declaration would refuse.
fn can_be_written(kind: &Kind, types: Types, value: &Value) {
    let mut buffer = [0; 1 << 10];
    let mut stream = WriteStream::new(&mut buffer);
    let written = play::write(kind, types, value, &mut stream);
    let full = written.is_err_and(|error| error.kind() == tightwire::WriteErrorKind::BufferFull);
    assert!(full || written.is_ok(), "{kind:?} {value:?}: {written:?}");
}
