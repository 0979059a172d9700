//! Catches panics of a game that is explored.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

/// A panic that was caught.
pub(super) struct Panic {
    pub(super) message: String,
    /// The file and the line, unless the panic hook has been replaced in the meantime.
    pub(super) place: Option<String>,
}

impl Panic {
    /// Returns the part that two panics with the same cause have in common: their place, and the
    /// first line of the message without numbers.
    pub(super) fn cause(&self) -> String {
        let first = self.message.lines().next().unwrap_or_default();
        let text: String = first.chars().filter(|c| !c.is_ascii_digit()).collect();
        format!("{} {text}", self.place.as_deref().unwrap_or_default())
    }
}

struct Watch {
    is_quiet: bool,
    place: Option<String>,
}

thread_local! {
    /// The settings of the panic hook for this thread; `None` if it does not explore.
    static WATCH: RefCell<Option<Watch>> = const { RefCell::new(None) };
}

/// Runs a game. If it is quiet, a panic is not printed.
pub(super) fn catch<T>(is_quiet: bool, play: impl FnOnce() -> T) -> Result<T, Panic> {
    install_hook();
    let swap = |watch| WATCH.with(|place| place.replace(watch));
    let outer = swap(Some(Watch { is_quiet, place: None }));
    let result = catch_unwind(AssertUnwindSafe(play));
    let watch = swap(outer);
    result.map_err(|panic| Panic {
        message: panic_message(panic.as_ref()),
        place: watch.and_then(|watch| watch.place),
    })
}

/// Extends the panic hook of the process. Threads that do not explore are not affected.
fn install_hook() {
    static INSTALLED: Once = Once::new();
    if std::thread::panicking() {
        return;
    }
    INSTALLED.call_once(|| {
        let earlier = take_hook();
        set_hook(Box::new(move |info| {
            let watched = WATCH.try_with(|watch| {
                let mut watch = watch.try_borrow_mut().ok()?;
                let watch = watch.as_mut()?;
                watch.place = info.location().map(ToString::to_string);
                Some(watch.is_quiet)
            });
            if watched != Ok(Some(true)) {
                earlier(info);
            }
        }));
    });
}

/// Returns the message of a panic.
pub(crate) fn panic_message(panic: &(dyn Any + Send)) -> String {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => (*text).into(),
        (_, Some(text)) => text.clone(),
        _ => "a panic without a message".into(),
    }
}
