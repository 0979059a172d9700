//! Vectors: raw, or every component in steps.

use core::ops::RangeInclusive;

use crate::error::Fault;
use crate::flow::StreamResult as Result;
use crate::math::Vector;
use crate::scalar::{Compressed, Scalar};
use crate::shape::Name;
use crate::stream::Stream;

/// The names of the components in traces.
const NAMES: [&str; 4] = ["x", "y", "z", "w"];

/// The scalar of the component of each axis. A closure is not inlined at several places, and this must
/// be.
pub(crate) trait Axes {
    type Scalar: Scalar<Value = f32>;

    fn axis(&self, axis: usize) -> Option<Self::Scalar>;
}

/// Every axis alike.
pub(crate) struct Alike<C>(pub(crate) C);

impl<C: Scalar<Value = f32> + Copy> Axes for Alike<C> {
    type Scalar = C;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn axis(&self, _axis: usize) -> Option<C> {
        Some(self.0)
    }
}

/// Each axis with a range and resolution of its own.
impl<const N: usize> Axes for [(RangeInclusive<f32>, f32); N] {
    type Scalar = Compressed;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn axis(&self, axis: usize) -> Option<Compressed> {
        let (range, resolution) = self.get(axis)?;
        Some(Compressed::new(*range.start(), *range.end(), *resolution))
    }
}

/// Codes the components, and hands them over only when all are good.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn vector<S: Stream, V: Vector<N>, const N: usize>(
    stream: &mut S,
    vector: &mut V,
    axes: &impl Axes,
) -> Result<S> {
    stream.enter(Name::Here);
    let mut components = if S::IS_WRITING { vector.components() } else { [0.0; N] };
    // Written out, because constants of the axes are lost in a loop that the optimizer keeps.
    let mut rest = components.iter_mut();
    one(stream, 0, rest.next(), axes)?;
    one(stream, 1, rest.next(), axes)?;
    one(stream, 2, rest.next(), axes)?;
    one(stream, 3, rest.next(), axes)?;
    for (axis, component) in (4..).zip(rest) {
        one(stream, axis, Some(component), axes)?;
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
    axes: &impl Axes,
) -> Result<S> {
    let Some(component) = component else { return Ok(()) };
    stream.enter(NAMES.get(axis).map_or(Name::Index(axis), |&name| Name::Field(name)));
    let Some(scalar) = axes.axis(axis) else {
        return Err(stream.fail(Fault::Declaration, stream.at()));
    };
    stream.code(&scalar, component)?;
    stream.leave();
    Ok(())
}
