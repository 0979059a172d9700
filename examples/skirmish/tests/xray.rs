//! Finding mistakes: values that are not allowed, builds that differ, and fields that cost too much.

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)]

use skirmish::packets::{PROTOCOL, config};
use skirmish::{Input, Skirmish, Tank, ToClient, ToServer, World};
use tightwire::{Wire, trace};
use tightwire_session::{Game, Protocol, Server};

/// The tank before its heading was an angle.
#[derive(Wire, Clone, Debug, PartialEq)]
struct OldTank {
    #[wire(range = 1..=16)]
    player: u8,
    #[wire(compressed(-3.2..=3.2, 0.01))]
    heading: f32,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct OldWorld {
    #[wire(max_len = 16, key = player)]
    tanks: Vec<OldTank>,
}

struct OldGame;
impl Game for OldGame {
    type Input = Input;
    type ToServer = ToServer;
    type ToClient = ToClient;
    type World = OldWorld;
}
const OLD_PROTOCOL: Protocol<OldGame> = Protocol::new("skirmish", 1);

/// A world whose second tank has a score that is out of range.
fn broken_world() -> World {
    let mut world = World::new();
    world.join(1);
    world.join(2);
    world.tanks[1].score = 1000;
    world
}

#[test]
fn a_trace_names_the_value_that_cannot_be_published() {
    let mut server: Server<Skirmish> = Server::new(&PROTOCOL, config(), [1; 32]);
    let error = server.publish(1, &broken_world()).unwrap_err();
    assert!(error.to_string().starts_with("value outside its range at bit "), "{error}");

    let error = trace::trace_write(&broken_world()).unwrap_err();
    assert_eq!(error.to_string(), "tanks[1].score: 1000 is outside 0..=999, at bit 127");
}

#[test]
fn a_trace_shows_a_heading_that_was_clamped() {
    let world = OldWorld { tanks: vec![OldTank { player: 3, heading: 4.0 }] };
    let table = trace::trace_write(&world).unwrap().table().to_string();
    assert!(table.contains("heading  4 (clamped to 3.2)  -3.2..=3.2 by 0.01"), "{table}");
}

#[test]
fn two_builds_find_out_what_they_disagree_about() {
    let difference = PROTOCOL.hello().compare(&OLD_PROTOCOL.hello());
    assert_eq!(
        difference.unwrap().to_string(),
        "the two builds describe packet 1 (World) that the server sends differently"
    );
}

#[test]
fn most_of_a_full_state_is_positions_of_barrels() {
    let mut world = World::new();
    (1..=4).for_each(|player| world.join(player));
    let mut budget = trace::BitBudget::new();
    budget.add(&trace::trace_write(&world).unwrap());
    let text = budget.to_string();
    let lines: Vec<&str> = text.lines().take(3).collect();
    assert_eq!(lines[0], "1 packet, 1634.0 bytes each on average");
    assert!(lines[2].starts_with("barrels[].position[]    91.8%"), "{}", lines[2]);
}

#[test]
fn the_sizes_in_the_tutorial_are_right() {
    assert_eq!(Input::MAX_BITS, 5);
    assert_eq!(Tank::MAX_BITS, 66);
    assert_eq!(World::MAX_BYTES, 1733);
}
