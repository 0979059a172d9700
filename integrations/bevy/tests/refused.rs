//! A client of a build that describes a component differently.

mod common;

use std::sync::Mutex;

use bevy::prelude::*;
use bevy_renet::RenetClient;
use bevy_replicon::prelude::*;
use common::Pair;
use log::{Level, Log, Metadata, Record};
use tightwire::Wire;
use tightwire_bevy::{AppWireExt, Pose};

/// Errors that were logged by this thread's apps.
struct Errors(Mutex<Vec<String>>);

static ERRORS: Errors = Errors(Mutex::new(Vec::new()));

impl Log for Errors {
    fn enabled(&self, metadata: &Metadata) -> bool {
        metadata.level() == Level::Error
    }

    fn log(&self, record: &Record) {
        if self.enabled(record.metadata()) {
            self.0.lock().unwrap().push(record.args().to_string());
        }
    }

    fn flush(&self) {}
}

mod ours {
    #[derive(bevy::prelude::Component, tightwire::Wire)]
    pub struct Door {
        pub open: bool,
        #[wire(range = 0..=90)]
        pub angle: u8,
    }
}

mod theirs {
    #[derive(bevy::prelude::Component, tightwire::Wire)]
    pub struct Door {
        pub open: bool,
        #[wire(range = 0..=120)]
        pub angle: u8,
    }
}

/// Runs until the client is disconnected, and returns what it has logged.
fn refuse(mut pair: Pair) -> Vec<String> {
    let mut was_connected = false;
    for _ in 0..200 {
        pair.frame();
        let mut joined = pair.server.world_mut().query_filtered::<(), With<AuthorizedClient>>();
        assert_eq!(joined.iter(pair.server.world()).count(), 0, "the client must not join");
        let client = pair.client.world().resource::<RenetClient>();
        was_connected |= client.is_connected();
        if was_connected && client.is_disconnected() {
            break;
        }
    }
    assert!(was_connected);
    assert!(pair.client.world().resource::<RenetClient>().is_disconnected());
    std::mem::take(&mut ERRORS.0.lock().unwrap())
}

/// One test, since there is one log.
#[test]
fn a_client_with_a_changed_range_is_refused_and_logs_the_field() {
    log::set_logger(&ERRORS).unwrap();
    log::set_max_level(log::LevelFilter::Error);

    // To replicon alone these two are the same: a rule for `Transform`.
    let errors = refuse(Pair::of_builds(
        |app| {
            app.replicate_wire_as::<Transform, Pose<512, 100, 10>>();
        },
        |app| {
            app.replicate_wire_as::<Transform, Pose<256, 100, 10>>();
        },
    ));
    let named = errors.iter().find(|error| error.contains("`Transform.translation.each`"));
    let named = named.unwrap_or_else(|| panic!("no field in {errors:?}"));
    assert!(named.contains("256") && named.contains("512"), "{named}");

    assert_ne!(ours::Door::SCHEMA.hash(), theirs::Door::SCHEMA.hash());
    let errors = refuse(Pair::of_builds(
        |app| {
            app.replicate_wire::<theirs::Door>();
        },
        |app| {
            app.replicate_wire::<ours::Door>();
        },
    ));
    let expected = "refused by the server: `Door.angle` is `int 0..=90 (7 bits)` in this build, \
                    `int 0..=120 (7 bits)` on the server";
    assert!(errors.iter().any(|error| error == expected), "{errors:?}");

    // The same build joins, and nothing is logged.
    drop(Pair::connected(|app| {
        app.replicate_wire::<ours::Door>();
    }));
    assert_eq!(*ERRORS.0.lock().unwrap(), Vec::<String>::new());
}
