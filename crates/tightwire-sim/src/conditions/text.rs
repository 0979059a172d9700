//! Conditions as text: `mobile,loss=2%,latency=80ms`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::{Conditions, PRESETS};
use crate::time;

/// The error for a text that does not describe conditions.
///
/// ```
/// use tightwire_sim::Conditions;
///
/// let error = "mobile,lossy=2%".parse::<Conditions>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "`lossy` is not a condition; conditions are latency, jitter, hold, loss, burst_loss, \
///      burst_length, burst_density, duplicate, reorder, reorder_by, corrupt, truncate, bandwidth, \
///      queue, mtu"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConditionsError(String);

impl fmt::Display for ConditionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConditionsError {}

/// A value that has a text form.
trait Text: Sized {
    const EXPECTED: &'static str;
    fn read(text: &str) -> Option<Self>;
    fn write(&self) -> String;
}

impl Text for Duration {
    const EXPECTED: &'static str = "a time such as 40ms, 1.5s or 250us";

    fn read(text: &str) -> Option<Self> {
        time::read(text)
    }

    fn write(&self) -> String {
        time::write(*self)
    }
}

/// A share, or the length of a burst.
impl Text for f64 {
    const EXPECTED: &'static str = "a number such as 0.05 or 5%";

    fn read(text: &str) -> Option<Self> {
        let number = match text.strip_suffix('%') {
            Some(percent) => percent.trim_end().parse::<Self>().ok()? / 100.0,
            None => text.parse().ok()?,
        };
        (number.is_finite() && number >= 0.0).then_some(number)
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Text for usize {
    const EXPECTED: &'static str = "a number of bytes";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// Bits per second.
impl Text for Option<u64> {
    const EXPECTED: &'static str = "bits per second above 0, such as 5000000 or 5M, or none";

    fn read(text: &str) -> Option<Self> {
        let scaled = |suffix, scale: u64| text.strip_suffix(suffix).map(|digits| (digits, scale));
        let (digits, scale) = scaled("M", 1_000_000).or(scaled("k", 1_000)).unwrap_or((text, 1));
        match text {
            "none" => Some(None),
            _ => match digits.parse::<u64>().ok()?.checked_mul(scale)? {
                0 => None,
                bits => Some(Some(bits)),
            },
        }
    }

    fn write(&self) -> String {
        self.map_or_else(|| "none".into(), |bits| bits.to_string())
    }
}

/// The names of all conditions, in both directions.
macro_rules! fields {
    ($($field:ident),*) => {
        const FIELDS: &[&str] = &[$(stringify!($field)),*];

        fn set(conditions: &mut Conditions, name: &str, text: &str) -> Result<(), ConditionsError> {
            if SHARES.contains(&name) && f64::read(text).is_some_and(|share| share > 1.0) {
                let expected = "a share from 0 to 1, or from 0% to 100%";
                return Err(ConditionsError(format!("{name}={text}: expected {expected}")));
            }
            match name {
                $(stringify!($field) => conditions.$field = value(name, text)?,)*
                _ => return Err(ConditionsError(format!(
                    "`{name}` is not a condition; conditions are {}", FIELDS.join(", ")
                ))),
            }
            Ok(())
        }

        /// Writes the differences from a perfect network. Recorded delays have no text form.
        impl fmt::Display for Conditions {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let perfect = Self::perfect();
                f.write_str("perfect")?;
                $(let text = self.$field.write();
                if text != perfect.$field.write() {
                    write!(f, ",{}={text}", stringify!($field))?;
                })*
                Ok(())
            }
        }
    };
}

fields!(
    latency,
    jitter,
    hold,
    loss,
    burst_loss,
    burst_length,
    burst_density,
    duplicate,
    reorder,
    reorder_by,
    corrupt,
    truncate,
    bandwidth,
    queue,
    mtu
);

/// The conditions that are shares of packets.
const SHARES: &[&str] =
    &["loss", "burst_loss", "burst_density", "duplicate", "reorder", "corrupt", "truncate"];

fn value<T: Text>(name: &str, text: &str) -> Result<T, ConditionsError> {
    let wrong = || ConditionsError(format!("{name}={text}: expected {}", T::EXPECTED));
    T::read(text).ok_or_else(wrong)
}

impl FromStr for Conditions {
    type Err = ConditionsError;

    /// Reads a preset, then changes to it: `terrible,corrupt=0,bandwidth=none`. Without a preset,
    /// the changes are made to a perfect network.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut conditions = Self::perfect();
        for (index, part) in text.split(',').map(str::trim).enumerate() {
            match part.split_once('=') {
                Some((name, text)) => set(&mut conditions, name, text)?,
                None if index == 0 => {
                    let unknown = || {
                        let presets = PRESETS.join(", ").replace('_', "-");
                        ConditionsError(format!(
                            "there is no preset `{part}`; presets are {presets}"
                        ))
                    };
                    conditions = Self::preset(part).ok_or_else(unknown)?;
                }
                None => {
                    return Err(ConditionsError(format!("expected name=value, found `{part}`")));
                }
            }
        }
        Ok(conditions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_read_as_it_is_written() {
        for name in PRESETS {
            let conditions = Conditions::preset(name).unwrap();
            assert_eq!(conditions.to_string().parse(), Ok(conditions.clone()), "{conditions}");
            assert_eq!(name.replace('_', "-").parse(), Ok(conditions));
        }
    }

    #[test]
    fn wrong_texts_are_rejected_with_a_reason() {
        for (text, reason) in [
            ("", "there is no preset ``"),
            ("wifi", "presets are perfect, good, home-wifi, mobile"),
            ("mobile,good", "expected name=value, found `good`"),
            ("latency=40", "latency=40: expected a time"),
            ("loss=much", "loss=much: expected a number"),
            ("loss=-1%", "expected a number"),
            ("loss=NaN", "expected a number"),
            ("bandwidth=fast", "expected bits per second"),
            ("bandwidth=0", "expected bits per second"),
            ("loss=200%", "loss=200%: expected a share from 0 to 1, or from 0% to 100%"),
            ("burst_density=1.01", "expected a share"),
            ("mtu=-1", "expected a number of bytes"),
        ] {
            let error = text.parse::<Conditions>().unwrap_err().to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
        let conditions: Conditions = "good,bandwidth=5M,mtu=1200,jitter=0.5ms".parse().unwrap();
        assert_eq!((conditions.bandwidth, conditions.mtu), (Some(5_000_000), 1200));
        assert_eq!(conditions.jitter, Duration::from_micros(500));
        assert!("loss=100%,burst_length=12".parse::<Conditions>().is_ok());
    }
}
