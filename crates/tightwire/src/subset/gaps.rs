//! The gaps strategy: the Rice-coded number of skipped objects before each member.

use crate::flow::StreamResult as Result;
use crate::stream::Stream;
use crate::subset::members::{MemberIter, Members, visit};
use crate::subset::skip;

pub(crate) fn code<S: Stream>(
    stream: &mut S,
    members: &mut impl Members<S>,
    mut k: u32,
) -> Result<S> {
    let objects = members.objects();
    skip::parameter(stream, &mut k, objects)?;
    let mut walk = MemberIter::new(objects);
    let mut from = 0;
    loop {
        let next = if S::IS_WRITING { walk.next(members) } else { None };
        let Some(at) = skip::index(stream, next, from, objects, k)? else {
            return Ok(());
        };
        visit(stream, at, |index, stream| members.object(index, stream))?;
        from = at + 1;
    }
}
