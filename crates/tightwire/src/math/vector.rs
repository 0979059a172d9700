//! Vectors: raw, or every component in steps.

use core::ops::RangeInclusive;

use crate::error::Fault;
use crate::math::Vector;
use crate::scalar::{Compressed, F32};
use crate::shape::Name;
use crate::wire::{Stream, StreamResult as Result};

/// What traces call the components.
const NAMES: [&str; 4] = ["x", "y", "z", "w"];

/// Runs `each` on the components, and hands them over only when all are good.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
fn each_component<S: Stream, V: Vector<N>, const N: usize>(
    stream: &mut S,
    vector: &mut V,
    mut each: impl FnMut(&mut S, usize, &mut f32) -> Result<S>,
) -> Result<S> {
    stream.enter(Name::Here);
    let mut components = if S::IS_WRITING { vector.components() } else { [0.0; N] };
    for (axis, component) in components.iter_mut().enumerate() {
        stream.enter(NAMES.get(axis).map_or(Name::Index(axis), |&name| Name::Field(name)));
        each(stream, axis, component)?;
        stream.leave();
    }
    stream.leave();
    if S::IS_READING {
        *vector = V::from_components(components);
    }
    Ok(())
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn vector<S: Stream, V: Vector<N>, const N: usize>(
    stream: &mut S,
    vector: &mut V,
) -> Result<S> {
    each_component(stream, vector, |stream, _, component| stream.code(&F32, component))
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn compressed_vector<S: Stream, V: Vector<N>, const N: usize>(
    stream: &mut S,
    vector: &mut V,
    range: &RangeInclusive<f32>,
    resolution: f32,
) -> Result<S> {
    each_component(stream, vector, |stream, _, component| {
        stream.code(&Compressed::new(*range.start(), *range.end(), resolution), component)
    })
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn compressed_axes<S: Stream, V: Vector<N>, const N: usize>(
    stream: &mut S,
    vector: &mut V,
    axes: &[(RangeInclusive<f32>, f32); N],
) -> Result<S> {
    each_component(stream, vector, |stream, axis, component| {
        let Some((range, resolution)) = axes.get(axis) else {
            return Err(stream.fail(Fault::Declaration, stream.at()));
        };
        stream.code(&Compressed::new(*range.start(), *range.end(), *resolution), component)
    })
}
