//! Deltas with Bevy: a thousand moving entities, in the bytes that are new each tick.
//!
//! `state.rs`, `server.rs` and `client.rs` are what a game starts from; here they run over a socket, next
//! to replicon's own replication of the same entities.

mod client;
#[path = "../../tests/common/mod.rs"]
mod common;
mod server;
mod state;

use bevy::prelude::*;
use bevy_replicon::prelude::*;
use common::{Pair, Random};
use serde::{Deserialize, Serialize};
use state::{Ack, Delta, Health};
use tightwire::Wire;
use tightwire_bevy::{AppWireExt, Pose};

/// The entities, the frames before it is measured, and those that are.
const ENTITIES: usize = 1000;
const WARM_UP: usize = 40;
const MEASURED: usize = 40;

/// The same health for replicon.
#[derive(Component, Wire, Serialize, Deserialize, Clone, Copy)]
struct Hull {
    #[wire(range = 0..=100)]
    value: u8,
}

fn replicon(app: &mut App) {
    app.replicate::<Transform>().replicate::<Hull>();
}

fn replicon_by_wire(app: &mut App) {
    app.replicate_wire_as::<Transform, Pose<512, 100, 10>>().replicate_wire::<Hull>();
}

fn deltas(app: &mut App) {
    app.add_server_message::<Delta>(Channel::Unreliable)
        .make_message_independent::<Delta>()
        .add_client_message::<Ack>(Channel::Unreliable)
        .add_plugins((server::plugin, client::plugin));
}

/// A walker: mostly straight on, now and then in another curve.
#[derive(Component)]
struct Walker {
    heading: f32,
    curve: f32,
    speed: f32,
}

fn spawn(pair: &mut Pair, random: &mut Random) {
    for _ in 0..ENTITIES {
        let walker =
            Walker { heading: random.unit() * 3.0, curve: 0.0, speed: 4.0 + random.unit() };
        let place = Vec3::new(random.unit() * 300.0, 0.0, random.unit() * 300.0);
        let pose = Transform::from_translation(place);
        pair.server.world_mut().spawn((Replicated, walker, pose, Health(100), Hull { value: 100 }));
    }
}

/// Plays a frame. One in `turning` walkers changes its curve.
fn walk(pair: &mut Pair, random: &mut Random, turning: u32) {
    let world = pair.server.world_mut();
    let mut walkers = world.query::<(&mut Walker, &mut Transform, &mut Health, &mut Hull)>();
    for (mut walker, mut pose, mut health, mut hull) in walkers.iter_mut(world) {
        if random.next().is_multiple_of(turning) {
            walker.curve = random.unit() * 0.03;
        }
        walker.heading += walker.curve;
        let forward = Vec3::new(walker.heading.cos(), 0.0, walker.heading.sin());
        pose.translation += forward * walker.speed / 60.0;
        pose.rotation = Quat::from_rotation_y(-walker.heading);
        if random.next().is_multiple_of(500) {
            health.0 = health.0.saturating_sub(7);
            hull.value = health.0;
        }
    }
}

/// The mean bytes of a tick, after the entities have spawned.
fn bytes_a_tick(mut pair: Pair, turning: u32) -> (Pair, usize) {
    let mut random = Random(3);
    spawn(&mut pair, &mut random);
    for _ in 0..WARM_UP {
        walk(&mut pair, &mut random, turning);
        pair.frame();
    }
    pair.take_bytes();
    for _ in 0..MEASURED {
        walk(&mut pair, &mut random, turning);
        pair.frame();
    }
    let bytes = pair.take_bytes() / MEASURED;
    (pair, bytes)
}

fn deltas_of(budget: usize, percent_lost: u32, turning: u32) -> (Pair, usize) {
    let mut pair = Pair::connected(deltas);
    pair.server.insert_resource(server::Budget(budget));
    pair.lose(percent_lost);
    bytes_a_tick(pair, turning)
}

/// A turn of one in `n` ships: usually few, and in the worst case all of them in every frame.
const CALM: u32 = 40;
const WILD: u32 = 1;

fn main() {
    let line = |what: &str, (_, bytes): (Pair, usize)| println!("{what:<40}{bytes:6}");
    println!("{ENTITIES} moving entities, mean bytes a tick");
    line("replicon", bytes_a_tick(Pair::connected(replicon), CALM));
    line("replicon, `replicate_wire`", bytes_a_tick(Pair::connected(replicon_by_wire), CALM));
    line("deltas", deltas_of(60_000, 0, CALM));
    line("deltas, all turn in every tick", deltas_of(60_000, 0, WILD));
    line("deltas, 10 % of packets lost", deltas_of(60_000, 10, CALM));
    line("deltas, at most 300 bytes", deltas_of(300, 0, CALM));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deltas_of_a_thousand_entities_take_a_tenth_of_replicon() {
        let (_, replicon) = bytes_a_tick(Pair::connected(replicon), CALM);
        let (_, by_wire) = bytes_a_tick(Pair::connected(replicon_by_wire), CALM);
        let (mut pair, deltas) = deltas_of(60_000, 0, CALM);
        pair.frame();
        assert_eq!(differing(&mut pair), 0);
        println!("{ENTITIES} entities: replicon {replicon}, described {by_wire}, deltas {deltas}");
        assert!(by_wire * 100 <= replicon * 37);
        assert!(deltas * 10 <= replicon);
    }

    /// Returns the number of entities that differ on the client.
    fn differing(pair: &mut Pair) -> usize {
        let rounded =
            |pose: &Transform| tightwire_bevy::as_received::<_, Pose<512, 100, 10>>(pose).unwrap();
        let poses = |app: &mut App, is_server: bool| {
            let world = app.world_mut();
            let mut query = world.query::<(&Transform, &Health)>();
            let row = |(pose, health): (&Transform, &Health)| {
                let pose = if is_server { rounded(pose) } else { *pose };
                (pose.translation.to_array().map(f32::to_bits), pose.rotation, health.0)
            };
            let mut rows: Vec<_> = query.iter(world).map(row).collect();
            rows.sort_by_key(|row| (row.0, row.2));
            rows
        };
        let (ours, theirs) = (poses(&mut pair.server, true), poses(&mut pair.client, false));
        if ours.len() != theirs.len() {
            return usize::MAX;
        }
        ours.iter().zip(&theirs).filter(|(ours, theirs)| ours != theirs).count()
    }

    #[test]
    fn with_a_budget_and_losses_the_client_ends_up_with_the_servers_entities() {
        let (mut pair, bytes) = deltas_of(300, 10, CALM);
        // The bytes of a message are those of the packet, a length, and what replicon adds.
        assert!(bytes <= 310, "{bytes}");
        let world = pair.server.world_mut();
        let mut all = world.query_filtered::<Entity, With<Health>>();
        let gone: Vec<Entity> = all.iter(world).step_by(10).collect();
        for entity in gone {
            world.despawn(entity);
        }
        let pose = Transform::from_xyz(1.0, 2.0, 3.0);
        for health in 0..50 {
            world.spawn((pose, Health(health)));
        }
        let settles = (0..400).any(|_| {
            pair.frame();
            differing(&mut pair) == 0
        });
        assert!(settles);
        let world = pair.client.world_mut();
        let mut entities = world.query_filtered::<(), With<Health>>();
        assert_eq!(entities.iter(world).count(), ENTITIES - 100 + 50);
    }
}
