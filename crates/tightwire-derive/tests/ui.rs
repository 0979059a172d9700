//! Mistakes in a derive, and what the compiler says about them.
//!
//! The expected messages stand in `tests/ui`, next to the mistakes. The words around ours are the
//! compiler's, and change with it: they are compared with the version in `tests/ui/rustc-version`
//! alone. `TRYBUILD=overwrite cargo test -p tightwire-derive --test ui` writes them anew; look at
//! what it changes.
#![allow(clippy::expect_used)]

use std::process::Command;

/// The compiler that the expected messages come from.
const VERSION: &str = include_str!("ui/rustc-version");

#[test]
fn mistakes_are_reported_where_they_are_with_advice() {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(compiler).arg("--version").output().expect("a compiler to ask");
    let answer = String::from_utf8_lossy(&output.stdout);
    let expected = VERSION.trim();
    if !answer.starts_with(&format!("rustc {expected}.")) {
        println!("skipped: the messages are those of rustc {expected}, and this is {answer}");
        return;
    }
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");

    // A mistake in how a generic type is used shows when its code is made. `trybuild` makes code
    // where something has to pass.
    let built = trybuild::TestCases::new();
    built.pass("tests/ui/built/condition_on_an_exact_parameter.rs");
    built.compile_fail("tests/ui/built/condition_on_a_rounded_parameter.rs");
    built.compile_fail("tests/ui/built/map_with_rounded_keys.rs");
    built.compile_fail("tests/ui/built/no_bits_in_a_generic_type.rs");
    built.compile_fail("tests/ui/built/no_tag_bits_in_a_generic_type.rs");
    built.compile_fail("tests/ui/built/value_too_large_for_the_stack.rs");
    built.compile_fail("tests/ui/built/tag_bits_too_small_in_a_generic_type.rs");
}
