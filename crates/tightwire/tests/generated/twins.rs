//! Values onto tapes and back, in the fast way and call by call.

use declare::neutral::Neutral;
use declare::value::Value;
use tightwire::Wire;
use tightwire_delta::__twin::Twin;

/// Both ways agree on the tape of each value, on the value of each tape, and on what is refused.
pub fn agree<T: Wire + Neutral>(values: &[Value]) -> Result<(), String> {
    let (mut fast, mut slow) = (Twin::<T>::default(), Twin::<T>::default());
    if !fast.is_direct() {
        return Ok(());
    }
    for value in values {
        let value = T::from_value(value);
        let (one, two) = (fast.record(&value).cloned(), slow.record_by_walk(&value).cloned());
        match (one, two) {
            (Ok(one), Ok(two)) if one == two => {
                let one = fast.replay(&one).map(|value| value.map(Neutral::to_value));
                let two = slow.replay_by_walk(&two).map(|value| value.map(Neutral::to_value));
                let is_same = match (&one, &two) {
                    (Ok(Some(one)), Ok(Some(two))) => one.is_same(two),
                    _ => false,
                };
                if !is_same {
                    return Err(format!("replayed {one:?}, call by call {two:?}"));
                }
            }
            (Err(_), Err(_)) => {}
            (one, two) => return Err(format!("recorded {one:?}, call by call {two:?}")),
        }
    }
    Ok(())
}
