//! Prediction and interpolation on simulated networks, in virtual time.

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)]
#![allow(clippy::float_cmp, reason = "positions that nothing moved stay as they are")]

use std::collections::BTreeMap;
use std::time::Duration;

use skirmish::game::{bot, difference, length};
use skirmish::interpolation::Interpolation;
use skirmish::packets::{HZ, Input};
use skirmish::prediction::Prediction;
use skirmish::simulated::{Match, TICK};
use skirmish::{Tank, World};
use tightwire_sim::{Conditions, Scenario};

/// The position of each tank at each tick, as the server computed it.
type Truth = BTreeMap<u32, Vec<[f32; 2]>>;

fn start(clients: u32, conditions: Conditions) -> Match {
    Match::new(&Scenario {
        seed: 7,
        clients,
        length: Duration::from_secs(20),
        calm: Duration::ZERO,
        conditions,
        faults: Vec::new(),
        log: 0,
    })
}

/// Plays some frames and calls `each` after every one.
fn frames(
    game: &mut Match,
    frames: std::ops::Range<u32>,
    held: impl Fn(u8, u32) -> Input,
    mut each: impl FnMut(&Match),
) -> Truth {
    let mut truth = Truth::new();
    for frame in frames {
        game.play(TICK * frame, &held).unwrap();
        let tanks = game.host.world().tanks.iter().map(|tank| tank.position).collect();
        truth.insert(game.host.last_tick(), tanks);
        each(game);
    }
    truth
}

fn tank(world: &World, player: u8) -> Option<&Tank> {
    world.tanks.iter().find(|tank| tank.player == player)
}

fn distance(a: [f32; 2], b: [f32; 2]) -> f32 {
    length(difference(a, b))
}

/// The position in the scene that player 1 draws.
fn drawn(game: &Match, player: u8) -> Option<[f32; 2]> {
    Some(tank(&game.players[0].scene()?, player)?.position)
}

#[test]
fn the_own_tank_moves_before_the_server_has_the_input() {
    let mut game = start(1, Conditions::mobile());
    let still = |_, _| Input::default();
    frames(&mut game, 1..60, still, |_| {});
    let before = drawn(&game, 1).unwrap();
    let (mut predicted, mut received) = (None, None);
    let mut frame = 0;
    let forward = |_, _| Input { drive: 1, ..Input::default() };
    frames(&mut game, 60..90, forward, |game| {
        frame += 1;
        let (_, world) = game.players[0].world().unwrap();
        let moved = |position| distance(position, before) > 0.2;
        predicted = predicted.or(moved(drawn(game, 1).unwrap()).then_some(frame));
        received = received.or(moved(world.tanks[0].position).then_some(frame));
    });
    let (predicted, received) = (predicted.unwrap(), received.unwrap());
    println!("predicted in frame {predicted}, received in frame {received}");
    assert!(predicted <= 2, "{predicted}");
    assert!(received >= predicted + 3, "{received}");
}

#[test]
fn predictions_are_what_the_server_computes_from_the_same_inputs() {
    let mut game = start(2, Conditions::good());
    let mut predicted = BTreeMap::new();
    let truth = frames(&mut game, 1..300, bot, |game| {
        if let Some(position) = drawn(game, 1) {
            predicted.insert(game.players[0].predicted_tick(), position);
        }
    });
    let errors = predicted.range(60..290).map(|(tick, at)| distance(*at, truth[tick][0]));
    let worst = errors.fold(0.0, f32::max);
    println!("the worst prediction is off by {worst} m");
    // The state is rounded to 1 cm and a third of a degree.
    assert!(worst < 0.05, "{worst}");
}

#[test]
fn a_correction_is_spread_over_many_frames() {
    let mut world = World::new();
    world.join(1);
    let truth = world.tanks[0].clone();
    let mut prediction = Prediction::default();
    prediction.reconcile(1, &truth);
    for tick in 2..12 {
        prediction.apply(tick, Input { drive: 1, ..Input::default() });
    }
    let before = prediction.tank().unwrap().position;
    // The server had none of these inputs, and the tank is where it was: 4 metres back.
    prediction.reconcile(11, &truth);
    assert!(distance(prediction.tank().unwrap().position, before) < 0.001);
    let mut last = before;
    for tick in 12..60 {
        prediction.apply(tick, Input::default());
        let at = prediction.tank().unwrap().position;
        assert!(distance(at, last) < 0.5);
        last = at;
    }
    assert!(distance(last, truth.position) < 0.05);
}

#[test]
fn a_tank_that_starts_elsewhere_is_there_at_once() {
    let mut world = World::new();
    world.join(1);
    world.join(2);
    let mut prediction = Prediction::default();
    prediction.reconcile(1, &world.tanks[0]);
    prediction.reconcile(2, &world.tanks[1]);
    assert_eq!(prediction.tank().unwrap().position, world.tanks[1].position);
}

#[test]
fn others_are_drawn_where_they_were_on_a_mobile_network() {
    let mut game = start(2, Conditions::mobile());
    let mut shown = Vec::new();
    let mut newest = Vec::new();
    let truth = frames(&mut game, 1..600, bot, |game| {
        let Some(position) = drawn(game, 2) else { return };
        shown.push((game.players[0].interpolation.time(), position));
        newest.push(tank(game.players[0].world().unwrap().1, 2).unwrap().position);
    });
    let place = |time: f64| {
        let (from, to) =
            (truth.get(&(time as u32))?.get(1)?, truth.get(&(time as u32 + 1))?.get(1)?);
        let way = difference(*to, *from);
        Some([0, 1].map(|axis| from[axis] + way[axis] * (time.fract() as f32)))
    };
    let shown = &shown[60..];
    let right = shown.iter().filter(|(time, at)| distance(place(*time).unwrap(), *at) < 0.1);
    let (right, all) = (right.count(), shown.len());
    // A tank drives 0.4 metres in a tick.
    let uneven = |way: f32| !(0.2..0.6).contains(&way);
    let jumps = shown.windows(2).filter(|two| uneven(distance(two[0].1, two[1].1))).count();
    let raw = newest[60..].windows(2).filter(|two| uneven(distance(two[0], two[1]))).count();
    println!("{right} of {all} right; uneven steps: {jumps}, of the newest state: {raw}");
    assert!(right * 100 >= all * 95, "{right} of {all}");
    assert!(jumps * 2 < raw, "{jumps} of {raw}");
}

#[test]
fn a_tank_that_stood_still_does_not_slide() {
    let mut world = World::new();
    world.join(1);
    let mut moved = world.tanks[0].clone();
    moved.position[0] += 1.0;
    let mut others = Interpolation::default();
    others.add(10, &world.tanks[0]);
    // Nothing was sent for three seconds, because nothing changed.
    others.add(10 + 3 * HZ, &moved);
    let mut at = |time| {
        others.advance(0.0, time);
        others.tank(1).unwrap().position
    };
    assert_eq!(at(50.0), world.tanks[0].position);
    assert_eq!(at(100.0), moved.position);
    // After the newest state, it stops.
    assert_eq!(at(200.0), moved.position);
}

#[test]
fn headings_turn_the_shorter_way() {
    let mut world = World::new();
    world.join(1);
    let mut others = Interpolation::default();
    let heading = |heading| Tank { heading, ..world.tanks[0].clone() };
    others.add(41, &heading(3.0));
    others.add(42, &heading(-3.0));
    others.advance(0.0, 41.5);
    let shown = others.tank(1).unwrap().heading;
    assert!((shown - std::f32::consts::PI).abs() < 0.001, "{shown}");
}
