//! Worlds of keyed elements that are larger than a packet, on simulated networks.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use std::collections::{BTreeMap, BTreeSet};

use support::ms;
use support::stage::Stage;
use tightwire::Wire;
use tightwire_session::{Change, Config, Element, Game, Protocol, Status};
use tightwire_sim::{Conditions, Fault};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    #[wire(range = 100..=5000)]
    id: u16,
    #[wire(range = -50_000..=50_000)]
    position: [i32; 2],
    #[wire(range = 0..=100)]
    health: u8,
    #[wire(max_len = 16)]
    name: String,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    round: u32,
    #[wire(max_len = 400, key = id)]
    units: Vec<Unit>,
}

struct Battle;
impl Game for Battle {
    type Input = u8;
    type ToServer = u16;
    type ToClient = u16;
    type World = World;
}

const PROTOCOL: Protocol<Battle> = Protocol::new("battle", 1);

/// A unit whose values cannot be guessed from its neighbours.
fn unit(id: u16, life: u16) -> Unit {
    let mut dice = support::Dice(u64::from(id) << 16 | u64::from(life) | 1 << 40);
    for _ in 0..9 {
        dice.roll();
    }
    let mut place = || dice.below(80_000) as i32 - 40_000;
    let position = [place(), place()];
    let health = dice.below(101) as u8;
    let name = (0..dice.below(16)).map(|_| char::from(b'a' + dice.below(26) as u8)).collect();
    Unit { id, position, health, name }
}

fn world(units: u16) -> World {
    World { round: 1, units: (100..100 + units).map(|id| unit(id, 0)).collect() }
}

/// Moves every third unit.
fn step(world: &mut World, tick: u32) {
    world.round = tick;
    for unit in world.units.iter_mut().filter(|unit| u32::from(unit.id) % 3 == tick % 3) {
        unit.position[0] = (unit.position[0] + 13).min(50_000);
    }
}

fn lossy(loss: f64) -> Conditions {
    Conditions { loss, ..Conditions::home_wifi() }
}

/// Every value that each unit ever had.
#[derive(Default)]
struct Published(BTreeMap<u16, Vec<Unit>>);

impl Published {
    fn note(&mut self, world: &World) {
        for unit in &world.units {
            let values = self.0.entry(unit.id).or_default();
            if values.last() != Some(unit) {
                values.push(unit.clone());
            }
        }
    }

    fn has(&self, unit: &Unit) -> bool {
        self.0.get(&unit.id).is_some_and(|values| values.contains(unit))
    }
}

#[test]
fn a_joining_client_can_use_its_first_packet_and_soon_has_everything() {
    for seed in 1..=5 {
        let mut stage = Stage::new(PROTOCOL, 1, &lossy(0.3), Config::default(), seed);
        stage.connect();
        let (mut world, mut published) = (world(300), Published::default());
        let (mut first, mut whole) = (None, None);
        for tick in 1..=600 {
            step(&mut world, tick);
            published.note(&world);
            stage.server.publish(tick, &world).unwrap();
            stage.step(ms(16));
            let Some((shown_tick, shown)) = stage.actor(1).client.world() else { continue };
            assert!(shown.units.iter().all(|unit| published.has(unit)), "nobody published it");
            if first.is_none() {
                assert!(shown.round > 0 && shown.round <= shown_tick);
                let units = shown.units.len();
                assert!(units > 40 && units < 200, "{units} units");
                first = Some(tick);
            }
            if shown.units.len() == 300 {
                whole = Some(tick);
                break;
            }
        }
        let (first, whole) = (first.unwrap(), whole.unwrap());
        println!("seed {seed}: first after {} ms, everything after {} ms", first * 16, whole * 16);
        assert!(first <= 12 && whole <= 30, "seed {seed}: {first} and {whole} ticks");
    }
}

/// Keeps the units that a client should know according to its changes.
#[derive(Default)]
struct Mirror {
    units: BTreeSet<i64>,
    appeared: u32,
    vanished: u32,
}

impl Mirror {
    #[track_caller]
    fn look(&mut self, stage: &mut Stage<Battle>, published: &Published) -> Option<bool> {
        let update = stage.actor(1).client.update()?;
        for (Element { list, key }, change) in update.changes() {
            assert_eq!(list, "units");
            match change {
                Change::Appeared => {
                    self.units.insert(key);
                    self.appeared += 1;
                }
                Change::Changed => assert!(self.units.contains(&key), "unit {key} changed"),
                Change::Vanished => {
                    assert!(self.units.remove(&key), "unit {key} vanished twice");
                    self.vanished += 1;
                }
                _ => {}
            }
        }
        let shown: BTreeSet<i64> = update.world.units.iter().map(|unit| unit.id.into()).collect();
        assert_eq!(shown, self.units);
        assert!(update.world.units.iter().all(|unit| published.has(unit)));
        Some(update.is_complete)
    }
}

#[test]
fn changes_tell_what_the_state_shows_while_units_die_and_their_keys_return() {
    for loss in [0.0, 0.3] {
        let mut stage = Stage::new(PROTOCOL, 1, &lossy(loss), Config::default(), 3);
        stage.connect();
        let (mut world, mut published) = (world(300), Published::default());
        let (mut mirror, mut life) = (Mirror::default(), 0);
        for tick in 1..=400u32 {
            if tick % 10 == 0 && tick < 340 {
                // Some die, and later the same keys are other units.
                life += 1;
                let dying = |id: u16| u32::from(id) % 60 == tick / 10 % 60;
                world.units.retain(|unit| !dying(unit.id));
                let back = |id: &u16| u32::from(*id) % 60 == (tick / 10 + 57) % 60;
                for id in (100..400).filter(back) {
                    world.units.retain(|unit| unit.id != id);
                    world.units.push(unit(id, life));
                }
                world.units.sort_by_key(|unit| unit.id);
            }
            if tick < 340 {
                step(&mut world, tick);
            }
            published.note(&world);
            stage.server.publish(tick, &world).unwrap();
            stage.step(ms(33));
            mirror.look(&mut stage, &published);
            if tick == 340 {
                stage.conditions(&Conditions::good());
            }
        }
        assert_eq!(stage.actor(1).client.world().unwrap().1, &world);
        assert_eq!(stage.server.peer_stats(1).unwrap().elements_pending, 0);
        assert!(mirror.vanished > 60 && mirror.appeared > 360, "{}", mirror.vanished);
    }
}

#[test]
fn a_client_starts_again_from_nothing_when_the_server_or_the_client_restarts() {
    let config = Config { timeout: ms(2000), ..Config::default() };
    let mut stage = Stage::new(PROTOCOL, 1, &lossy(0.1), config, 4);
    stage.connect();
    let (mut world, mut published) = (world(300), Published::default());
    let (mut mirror, mut complete) = (Mirror::default(), Vec::new());
    let mut tick = 0;
    for round in 0..4 {
        match round {
            1 | 3 => {
                stage.restart_server();
                // The new server has another world, and counts from the start.
                world.units.retain(|unit| unit.id % 2 == round % 2);
                tick = 0;
            }
            2 => {
                stage.reconnect(1);
                mirror = Mirror::default();
            }
            _ => {}
        }
        let mut is_complete = false;
        for _ in 0..150 {
            tick += 1;
            step(&mut world, tick);
            published.note(&world);
            stage.server.publish(tick, &world).unwrap();
            stage.step(ms(33));
            if stage.actor(1).client.status() == Status::Left {
                stage.reconnect(1);
                assert!(stage.actor(1).client.world().is_none());
                mirror = Mirror::default();
            }
            is_complete = mirror.look(&mut stage, &published).unwrap_or(is_complete);
        }
        complete.push(is_complete);
        let shown: Vec<u16> =
            stage.actor(1).client.world().unwrap().1.units.iter().map(|unit| unit.id).collect();
        let all: Vec<u16> = world.units.iter().map(|unit| unit.id).collect();
        assert_eq!(shown, all, "round {round}");
    }
    assert!(complete.iter().filter(|complete| **complete).count() >= 2, "{complete:?}");
}

#[test]
fn a_player_sees_what_is_near_and_important_units_come_first() {
    let mut stage = Stage::new(PROTOCOL, 2, &Conditions::good(), Config::default(), 5);
    stage.connect();
    let (mut world, mut published) = (world(300), Published::default());
    let mut mirror = Mirror::default();
    let mut first_of_two = None;
    for tick in 1..=130 {
        step(&mut world, tick);
        published.note(&world);
        let near = |key: i64| (100 + i64::from(tick / 4)..200).contains(&key);
        let priority = |player, unit: Element<'_>| match player {
            1 => u32::from(near(unit.key)),
            _ => 1 + 100 * u32::from(unit.key >= 390),
        };
        stage.server.publish_to(tick, &world, priority).unwrap();
        stage.step(ms(16));
        mirror.look(&mut stage, &published);
        if first_of_two.is_none() {
            first_of_two = stage.actor(2).client.world().map(|(_, world)| world.clone());
        }
    }
    assert_eq!(mirror.units, (132..200).collect());
    assert!(mirror.vanished >= 30, "{}", mirror.vanished);
    let first: Vec<u16> = first_of_two.unwrap().units.iter().map(|unit| unit.id).collect();
    assert!((390..400).all(|id| first.contains(&id)) && first.len() < 300, "{first:?}");
    assert_eq!(stage.actor(2).client.world().unwrap().1.units.len(), 300);
}

#[test]
fn the_state_follows_a_client_to_another_address() {
    let mut stage = Stage::new(PROTOCOL, 1, &lossy(0.05), Config::default(), 6);
    stage.connect();
    let (mut world, mut published) = (world(300), Published::default());
    let mut mirror = Mirror::default();
    for tick in 1..=300 {
        step(&mut world, tick);
        published.note(&world);
        stage.server.publish(tick, &world).unwrap();
        stage.step(ms(33));
        mirror.look(&mut stage, &published);
        if tick % 100 == 50 {
            let node = stage.actor(1).node;
            stage.sim.apply(&Fault::Move(node));
        }
    }
    assert!(stage.actor(1).client.world().unwrap().0 > 280);
    assert_eq!(mirror.vanished, 0, "a change of address is no new session");
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Shot {
    id: u8,
    place: u32,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Range {
    #[wire(max_len = 8, key = id)]
    shots: Vec<Shot>,
}

struct Shooting;
impl Game for Shooting {
    type Input = u8;
    type ToServer = u16;
    type ToClient = u16;
    type World = Range;
}

#[test]
fn a_client_more_than_64_ticks_away_still_gets_elements_that_come_and_go() {
    const SHOOTING: Protocol<Shooting> = Protocol::new("shooting", 1);
    for latency in [100, 200, 300, 500] {
        let conditions = Conditions { latency: ms(latency), ..Conditions::perfect() };
        let mut stage = Stage::new(SHOOTING, 1, &conditions, Config::default(), 1);
        stage.connect();
        let mut range = Range { shots: Vec::new() };
        for tick in 1..=1400 {
            // Six shots, of which one is replaced in every tick. Their keys return.
            if tick <= 800 {
                range.shots.retain(|shot| u32::from(shot.id) != tick % 30);
                let id = ((tick + 6) % 30) as u8;
                range.shots.push(Shot { id, place: tick.wrapping_mul(0x9e37_79b9) });
                range.shots.sort_by_key(|shot| shot.id);
            }
            stage.server.publish(tick, &range).unwrap();
            stage.step(ms(5));
        }
        let (_, shown) = stage.actor(1).client.world().unwrap();
        assert_eq!(shown, &range, "with a latency of {latency} ms");
        let stats = stage.server.peer_stats(1).unwrap();
        assert!(stats.elements_pending == 0 && stats.state_tick.is_some(), "{stats:?}");
    }
}
