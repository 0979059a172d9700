//! Vectors: raw, or every component in steps.

use core::ops::RangeInclusive;

use crate::error::Fault;
use crate::flow::StreamResult as Result;
use crate::math::Vector;
use crate::scalar::{Compressed, F32};
use crate::shape::Name;
use crate::stream::Stream;

/// The names of the components in traces.
const NAMES: [&str; 4] = ["x", "y", "z", "w"];

/// How one component is coded. A closure is not inlined at several places, and this must be.
trait Component<S: Stream> {
    fn code(&self, stream: &mut S, axis: usize, component: &mut f32) -> Result<S>;
}

/// Codes the components, and hands them over only when all are good.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
fn each_component<S: Stream, V: Vector<N>, const N: usize>(
    stream: &mut S,
    vector: &mut V,
    each: &impl Component<S>,
) -> Result<S> {
    stream.enter(Name::Here);
    let mut components = if S::IS_WRITING { vector.components() } else { [0.0; N] };
    // Written out, because constants of the axes are lost in a loop that the optimizer keeps.
    let mut rest = components.iter_mut();
    one(stream, 0, rest.next(), each)?;
    one(stream, 1, rest.next(), each)?;
    one(stream, 2, rest.next(), each)?;
    one(stream, 3, rest.next(), each)?;
    for (axis, component) in (4..).zip(rest) {
        one(stream, axis, Some(component), each)?;
    }
    stream.leave();
    if S::IS_READING {
        *vector = V::from_components(components);
    }
    Ok(())
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
fn one<S: Stream>(
    stream: &mut S,
    axis: usize,
    component: Option<&mut f32>,
    each: &impl Component<S>,
) -> Result<S> {
    let Some(component) = component else { return Ok(()) };
    stream.enter(NAMES.get(axis).map_or(Name::Index(axis), |&name| Name::Field(name)));
    each.code(stream, axis, component)?;
    stream.leave();
    Ok(())
}

/// Every component as it is.
struct Raw;

impl<S: Stream> Component<S> for Raw {
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, stream: &mut S, _axis: usize, component: &mut f32) -> Result<S> {
        stream.code(&F32, component)
    }
}

impl<S: Stream> Component<S> for Compressed {
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, stream: &mut S, _axis: usize, component: &mut f32) -> Result<S> {
        stream.code(self, component)
    }
}

/// Each component in the steps of its own axis.
struct Axes<'a, const N: usize>(&'a [(RangeInclusive<f32>, f32); N]);

impl<S: Stream, const N: usize> Component<S> for Axes<'_, N> {
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, stream: &mut S, axis: usize, component: &mut f32) -> Result<S> {
        let Some((range, resolution)) = self.0.get(axis) else {
            return Err(stream.fail(Fault::Declaration, stream.at()));
        };
        stream.code(&Compressed::new(*range.start(), *range.end(), *resolution), component)
    }
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn vector<S: Stream, V: Vector<N>, const N: usize>(
    stream: &mut S,
    vector: &mut V,
) -> Result<S> {
    each_component(stream, vector, &Raw)
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn compressed_vector<S: Stream, V: Vector<N>, const N: usize>(
    stream: &mut S,
    vector: &mut V,
    range: &RangeInclusive<f32>,
    resolution: f32,
) -> Result<S> {
    each_component(stream, vector, &Compressed::new(*range.start(), *range.end(), resolution))
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn compressed_axes<S: Stream, V: Vector<N>, const N: usize>(
    stream: &mut S,
    vector: &mut V,
    axes: &[(RangeInclusive<f32>, f32); N],
) -> Result<S> {
    each_component(stream, vector, &Axes(axes))
}
