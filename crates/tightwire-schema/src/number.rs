//! Numbers in JSON, in a form that other programs do not change.

use serde_json::Value as Json;
use tightwire::Number;

/// Larger integers are strings, because many JSON readers cannot represent them.
const SAFE: u128 = (1 << 53) - 1;

/// Converts an integer to JSON.
pub(crate) fn of_integer(number: Number) -> Json {
    match number {
        Number::Signed(value) if value.unsigned_abs() <= SAFE => Json::from(value as i64),
        Number::Unsigned(value) if value <= SAFE => Json::from(value as u64),
        other => Json::from(other.to_string()),
    }
}

/// Converts JSON to an integer of any type. Those that fit in an `i128` are signed.
pub(crate) fn to_integer(json: &Json) -> Option<Number> {
    match json {
        Json::Number(number) => {
            let signed = number.as_i64().map(i128::from).or(number.as_u64().map(i128::from));
            signed.map(Number::Signed)
        }
        Json::String(text) => match text.parse() {
            Ok(value) => Some(Number::Signed(value)),
            Err(_) => text.parse().ok().map(Number::Unsigned),
        },
        _ => None,
    }
}

/// Converts a float to the shortest decimal that represents it. Floats that are not JSON numbers
/// become a string of their bits.
pub(crate) fn of_f32(value: f32) -> Json {
    let bits = || Json::from(format!("0x{:08x}", value.to_bits()));
    if !value.is_finite() {
        return bits();
    }
    // The shortest decimal of an `f32` is shorter than that of the same `f64`.
    let short = value.to_string().parse::<f64>().ok();
    let same = |number: &f64| (*number as f32).to_bits() == value.to_bits();
    short.filter(same).or(Some(f64::from(value))).map_or_else(bits, Json::from)
}

/// Does the same for a 64-bit float.
pub(crate) fn of_f64(value: f64) -> Json {
    if value.is_finite() {
        Json::from(value)
    } else {
        Json::from(format!("0x{:016x}", value.to_bits()))
    }
}

pub(crate) fn to_f32(json: &Json) -> Option<f32> {
    match json {
        Json::Number(number) => {
            let value = number.as_f64()? as f32;
            value.is_finite().then_some(value)
        }
        Json::String(text) => {
            u32::from_str_radix(text.strip_prefix("0x")?, 16).ok().map(f32::from_bits)
        }
        _ => None,
    }
}

pub(crate) fn to_f64(json: &Json) -> Option<f64> {
    match json {
        Json::Number(number) => number.as_f64(),
        Json::String(text) => {
            u64::from_str_radix(text.strip_prefix("0x")?, 16).ok().map(f64::from_bits)
        }
        _ => None,
    }
}

/// Converts JSON to a 32-bit or 64-bit float. A string contains its bits.
pub(crate) fn to_float(json: &Json, is_f32: bool) -> Option<f64> {
    if is_f32 { to_f32(json).map(f64::from) } else { to_f64(json) }
}

/// Converts 64 bits that are not a number, such as a hash.
pub(crate) fn of_hash(hash: u64) -> Json {
    Json::from(format!("{hash:016x}"))
}

pub(crate) fn to_hash(json: &Json) -> Option<u64> {
    let text = json.as_str().filter(|text| text.len() == 16)?;
    u64::from_str_radix(text, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Converts to text and back.
    fn through(json: &Json) -> Json {
        serde_json::from_str(&json.to_string()).unwrap_or_default()
    }

    #[test]
    fn integers_come_back_whatever_their_size() {
        for value in [0, -1, i128::MAX, i128::MIN, 1 << 53, (1 << 53) - 1, -(1 << 53)] {
            let number = Number::Signed(value);
            assert_eq!(to_integer(&through(&of_integer(number))), Some(number));
        }
        let largest = Number::Unsigned(u128::MAX);
        assert_eq!(to_integer(&through(&of_integer(largest))), Some(largest));
        assert_eq!(of_integer(Number::Unsigned(1 << 53)), Json::from("9007199254740992"));
    }

    #[test]
    fn floats_come_back_to_the_bit() {
        let mut bits = 1u32;
        for _ in 0..200_000 {
            bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let value = f32::from_bits(bits);
            let back = to_f32(&through(&of_f32(value)));
            assert_eq!(back.map(f32::to_bits), Some(bits), "{value}");
        }
        for value in [-0.0, 0.1, f64::NAN, f64::NEG_INFINITY, f64::MIN_POSITIVE, 1e300] {
            let back = to_f64(&through(&of_f64(value)));
            assert_eq!(back.map(f64::to_bits), Some(value.to_bits()));
        }
        assert_eq!(of_f32(0.1).to_string(), "0.1");
    }
}
