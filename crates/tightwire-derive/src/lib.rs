//! The derive macro of [tightwire](https://docs.rs/tightwire): use it from there.
//!
//! The crate is a pipeline. `attr` parses what stands in `#[wire(...)]`, `model` checks it
//! against the type and reports every mistake on its span, and `expand` only quotes.
#![forbid(unsafe_code)]

mod attr;
mod checks;
mod coding;
mod condition;
mod constant;
mod expand;
#[cfg(test)]
mod expansion_tests;
mod known;
mod length;
mod model;
mod names;
mod stays;
mod types;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Implements `tightwire::Wire` from the fields of a struct or enum.
///
/// The [guide](../tightwire/guide/attributes/index.html) of the crate `tightwire` lists the attributes
/// with their bits and an example.
///
/// ```
/// use tightwire::Wire;
///
/// #[derive(Wire)]
/// struct Player {
///     #[wire(range = 0..=100)]
///     health: u8,
///     #[wire(max_len = 15)]
///     name: String,
/// }
///
/// assert_eq!(Player::MAX_BITS, 7 + 4 + 7 + 15 * 8); // 7 for the byte boundary of the name
/// ```
///
/// # How a field is encoded
///
/// One of these at most; without one, as its type says. On an `Option`, an array or a list they
/// are for the elements, except for `with`, which gets the whole field.
///
/// | attribute | on | bits |
/// |---|---|---|
/// | `range = min..=max` | integers | what `max - min` needs |
/// | `bits = n` | unsigned integers | `n` |
/// | `range = [..]`, `compressed([..], [..])` | vectors | the same, for each axis |
/// | `compressed(min..=max, resolution)` | `f32` | what `(max - min) / resolution` needs, rounded up |
/// | `fixed(min..=max, n)` | integers | what `(max - min) * 2^n` needs |
/// | `relative_to = field` | integers above an earlier field | 1 to 38 |
/// | `wrapping_from = field` | unsigned integers that go round, near an earlier field | 1 to 70 |
/// | `smallest_three = n` | rotations | `2 + 3 * n`, for `n` from 3 to 20 |
/// | `unit = n` | directions | `2 * n`, for `n` from 2 to 24 |
/// | `half` | `f32` | 16 |
/// | `angle = n` | radians, `f32` or `f64` | `n`, from 1 to 24 |
/// | `wide` | strings | 32 per UTF-16 unit, as the family's `wchar_t` |
/// | `relative` | lists of integers that grow, with `range` or `bits` for the first | 1 to 38 per number |
/// | `bytes` | arrays and lists of `u8` | up to 7, and 8 per byte |
/// | `with = module` | any type | those of the module's `write` and `read` |
/// | `codec = Type` | any type that `Type` is a `Codec` for | those of the codec |
///
/// # What else a field can say
///
/// | attribute | meaning |
/// |---|---|
/// | `max_len = n` | the most elements of a list, or bytes of a string |
/// | `subset` | of an array or list of options, those that are there, by the cheapest of several encodings |
/// | `len = min..=max` | the fewest and the most of them |
/// | `len = a * b` | as many as earlier fields say, not sent; with `max_len` as a bound |
/// | `if = condition` | sent only where a condition on earlier fields holds |
/// | `skip` | never sent |
/// | `version = n` | the version of custom code in `default`. The schema hash does not cover the code itself |
/// | `default = value` | the value of a field that was not sent |
/// | `default_bit` | one bit for "equal to the default", and otherwise the value |
/// | `align` | a byte boundary before the field |
/// | `check = "name"` | 32 bits after the field by which the two sides notice that they differ |
/// | `max_bits = n` | the most bits that the module of `with` takes |
/// | `key = field` | the field that identifies the elements of a list, for deltas; the list must be sorted by it |
/// | `rename = "name"` | the name in schemas and traces; it is part of the protocol id; also on variants |
///
/// # On the struct or enum
///
/// | attribute | meaning |
/// |---|---|
/// | `tag_bits = n` | a wider tag for an enum, with room for later variants |
/// | `bound = "T: Wire"` | the bounds of the type parameters, instead of those that the fields need |
/// | `crate = path` | where `tightwire` is, if it has another name or comes through another crate |
#[proc_macro_derive(Wire, attributes(wire))]
pub fn derive_wire(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let tokens = match model::Message::from_ast(&input) {
        Ok(message) => expand::expand(&message),
        Err(error) => {
            let mut tokens = error.into_compile_error();
            tokens.extend(expand::stub(&input));
            tokens
        }
    };
    tokens.into()
}
