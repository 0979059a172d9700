//! The gaps strategy: the Rice-coded number of skipped objects before each member.

use crate::flow::StreamResult as Result;
use crate::stream::Stream;
use crate::subset::members::{Members, closed};
use crate::subset::skip;

pub(crate) fn code<S: Stream>(
    stream: &mut S,
    members: &mut impl Members<S>,
    mut k: u32,
) -> Result<S> {
    let objects = members.objects();
    skip::parameter(stream, &mut k, objects)?;
    closed(stream, members, |stream, at, previous| {
        let from = previous.map_or(0, |previous: usize| previous.wrapping_add(1));
        skip::index(stream, at, from, objects, k)
    })
}
