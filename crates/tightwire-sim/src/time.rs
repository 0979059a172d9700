//! Virtual time is a number of nanoseconds inside the crate, and a `Duration` outside.

use std::time::Duration;

/// Nanoseconds since the start of the simulation. They suffice for 584 years.
pub(crate) type Nanos = u64;

/// Durations beyond 584 years are reduced to that.
pub(crate) fn nanos(duration: Duration) -> Nanos {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}

/// Writes a duration exactly, in the largest unit that needs no fraction.
pub(crate) fn write(duration: Duration) -> String {
    let nanos = duration.as_nanos();
    let units = [(1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "us"), (1, "ns")];
    let unit = units.into_iter().find(|(size, _)| nanos % size == 0);
    unit.map_or_else(String::new, |(size, unit)| format!("{}{unit}", nanos / size))
}

/// Reads what [`write`] wrote. Fractions such as `1.5s` are allowed.
pub(crate) fn read(text: &str) -> Option<Duration> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let (size, decimals) = match text.get(digits.len()..)? {
        "s" => (1_000_000_000, 9),
        "ms" => (1_000_000, 6),
        "us" => (1_000, 3),
        "ns" => (1, 0),
        _ => return None,
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if fraction.len() > decimals || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let fraction: u64 = format!("{fraction:0<decimals$}0").parse().ok()?;
    let nanos = whole.parse::<u64>().ok()?.checked_mul(size)?.checked_add(fraction / 10)?;
    Some(Duration::from_nanos(nanos))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_read_as_they_are_written() {
        for (nanos, text) in [
            (0, "0s"),
            (1, "1ns"),
            (1_500, "1500ns"),
            (2_000, "2us"),
            (16_666_667, "16666667ns"),
            (40_000_000, "40ms"),
            (90_000_000_000, "90s"),
        ] {
            assert_eq!(write(Duration::from_nanos(nanos)), text);
            assert_eq!(read(text), Some(Duration::from_nanos(nanos)));
        }
        assert_eq!(read("1.5s"), Some(Duration::from_millis(1_500)));
        assert_eq!(read("0.25ms"), Some(Duration::from_micros(250)));
        for text in ["", "s", "5", "1.5ns", "-1s", "1,5s", "99999999999999s", "1.s5s", "1h"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
