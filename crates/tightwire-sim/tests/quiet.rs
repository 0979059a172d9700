//! The panics of the runs that make a failing scenario small are not printed. This is a test of its
//! own because it replaces the panic hook of the process.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::sync::atomic::{AtomicU32, Ordering};

use tightwire_sim::{Limits, explore};

static PRINTED: AtomicU32 = AtomicU32::new(0);

#[test]
fn only_the_first_panic_is_printed() {
    std::panic::set_hook(Box::new(|_| {
        PRINTED.fetch_add(1, Ordering::SeqCst);
    }));
    let failure = explore(0..10, &Limits::default(), |_| panic!("always")).unwrap_err();
    assert!(failure.attempts > 5);
    assert_eq!(PRINTED.load(Ordering::SeqCst), 1);
    // Panics outside of an exploration are printed as before.
    assert!(std::panic::catch_unwind(|| panic!("outside")).is_err());
    assert_eq!(PRINTED.load(Ordering::SeqCst), 2);
}
