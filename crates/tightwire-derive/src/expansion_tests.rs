//! Compares the output of the derive with `tests/expand`, where it is next to its input.

use std::path::Path;
use std::{env, fs};

/// Set, this variable lets the test write the expected output anew; look at what it changes.
const BLESS: &str = "TIGHTWIRE_BLESS";

/// Compares the expansion of `tests/expand/{name}.input.rs` with `tests/expand/{name}.rs`.
fn check(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expand");
    let input = fs::read_to_string(folder.join(format!("{name}.input.rs"))).unwrap();
    let message = crate::model::Message::from_ast(&syn::parse_str(&input).unwrap());
    let tokens = crate::expand::expand(&message.unwrap_or_else(|error| panic!("{error}")));
    let printed = prettyplease::unparse(&syn::parse2(tokens).unwrap());

    let path = folder.join(format!("{name}.rs"));
    if env::var_os(BLESS).is_some() {
        fs::write(&path, &printed).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        printed == expected,
        "the expansion of {name} has changed; if it should, run the tests with {BLESS}=1 and look \
         at the difference. It is now:\n{printed}"
    );
}

macro_rules! expansions {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            check(stringify!($name));
        }
    )*};
}

expansions! {
    plain_struct
    tuple_struct
    unit_struct
    generic_struct
    generic_bounds
    plain_enum
    enum_with_data
    every_attribute
}
