//! A loop for constant functions, which cannot use iterators.

/// Runs a block for each element of a slice, like a `for` loop.
macro_rules! each {
    ($one:ident in $list:expr => $body:block) => {
        let mut rest: &[_] = $list;
        while let [$one, tail @ ..] = rest {
            rest = tail;
            $body
        }
    };
}
