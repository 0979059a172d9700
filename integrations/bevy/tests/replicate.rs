//! Replication of components as described: their bytes, under loss, and with entities inside.

mod common;

use bevy::prelude::*;
use bevy_replicon::prelude::*;
use common::{Pair, Random};
use tightwire::Wire;
use tightwire_bevy::{AppWireExt, Direction, Entities, Pose, as_received};

const ENTITIES: usize = 100;

/// 512 metres in steps of a centimetre.
type World512 = Pose<512, 100, 10>;

fn by_default(app: &mut App) {
    app.replicate::<Transform>();
}

fn by_wire(app: &mut App) {
    app.replicate_wire_as::<Transform, World512>();
}

/// The bytes of spawning a hundred poses, and of a frame in which all move.
fn bytes_of_poses(set_up: fn(&mut App)) -> (usize, usize) {
    let mut pair = Pair::connected(set_up);
    let mut random = Random(5);
    pair.frame();
    pair.take_bytes();
    let spawned: Vec<Entity> = (0..ENTITIES)
        .map(|_| pair.server.world_mut().spawn((Replicated, random.transform())).id())
        .collect();
    pair.server.update();
    let spawn = pair.take_bytes();
    for _ in 0..20 {
        pair.frame();
    }
    assert_eq!(pair.entities().len(), ENTITIES);
    pair.take_bytes();
    let frames = 30;
    for _ in 0..frames {
        for &entity in &spawned {
            *pair.server.world_mut().get_mut::<Transform>(entity).unwrap() = random.transform();
        }
        pair.frame();
    }
    (spawn, pair.take_bytes() / frames)
}

#[test]
fn poses_take_at_most_37_hundredths_of_the_default() {
    let (default_spawn, default_update) = bytes_of_poses(by_default);
    let (spawn, update) = bytes_of_poses(by_wire);
    println!("{ENTITIES} poses: spawn {spawn} bytes, by default {default_spawn}");
    println!("{ENTITIES} poses: update {update} bytes, by default {default_update}");
    assert!(spawn * 100 <= default_spawn * 37);
    assert!(update * 100 <= default_update * 37);
}

#[derive(Component, Wire, Clone, Copy, Debug, PartialEq)]
struct Turret {
    #[wire(compressed(0.0..=1.0, 0.01))]
    heat: f32,
    #[wire(codec = Direction<9>)]
    facing: Rot2,
    #[wire(codec = Direction<10>)]
    aim: Dir3,
    #[wire(range = 0..=500)]
    health: u16,
}

fn turret(random: &mut Random) -> Turret {
    let aim = Vec3::new(random.unit(), random.unit(), 0.3);
    Turret {
        heat: random.unit().abs(),
        facing: Rot2::radians(random.unit() * 3.0),
        aim: Dir3::new(aim).unwrap(),
        health: (random.next() % 501) as u16,
    }
}

#[test]
fn after_600_frames_with_losses_all_components_are_what_the_server_sent() {
    let mut pair = Pair::connected(|app| {
        app.replicate_wire_as::<Transform, World512>().replicate_wire::<Turret>();
    });
    pair.lose(10);
    let mut random = Random(11);
    let world = pair.server.world_mut();
    let mut spawn = |_| world.spawn((Replicated, random.transform(), turret(&mut random))).id();
    let spawned: Vec<Entity> = (0..ENTITIES).map(&mut spawn).collect();
    assert!(settles(&mut pair, &spawned));
    for _ in 0..600 {
        let world = pair.server.world_mut();
        for &entity in &spawned {
            if random.next().is_multiple_of(3) {
                *world.get_mut::<Transform>(entity).unwrap() = random.transform();
            }
            if random.next().is_multiple_of(10) {
                *world.get_mut::<Turret>(entity).unwrap() = turret(&mut random);
            }
        }
        pair.frame();
    }
    assert!(settles(&mut pair, &spawned));
}

/// Returns whether the client soon has what the server sent, with losses as before.
fn settles(pair: &mut Pair, spawned: &[Entity]) -> bool {
    (0..200).any(|_| {
        pair.frame();
        count_differing(pair, spawned) == 0
    })
}

/// Returns the number of entities that differ from those the server sent.
fn count_differing(pair: &Pair, spawned: &[Entity]) -> usize {
    let (server, client, entities) = (pair.server.world(), pair.client.world(), pair.entities());
    let differs = |entity: &&Entity| {
        let Some(&theirs) = entities.get(*entity) else { return true };
        let pose = as_received::<_, World512>(server.get::<Transform>(**entity).unwrap()).unwrap();
        let turret = tightwire::as_received(server.get::<Turret>(**entity).unwrap()).unwrap();
        client.get(theirs) != Some(&pose) || client.get(theirs) != Some(&turret)
    };
    spawned.iter().filter(differs).count()
}

/// Holds entities in every way that a codec is applied.
#[derive(Component, Wire, Clone, Debug, PartialEq)]
struct Squad {
    #[entities]
    #[wire(codec = Entities)]
    leader: Entity,
    #[entities]
    #[wire(codec = Entities)]
    target: Option<Entity>,
    #[entities]
    #[wire(codec = Entities, max_len = 8)]
    members: Vec<Entity>,
}

#[test]
fn entities_inside_of_components_are_those_of_the_client() {
    let mut pair = Pair::connected(|app| {
        app.replicate_wire::<Squad>().replicate_wire_as::<Transform, World512>();
    });
    // So that an entity has another number on each side.
    for _ in 0..300 {
        pair.client.world_mut().spawn_empty();
    }
    let world = pair.server.world_mut();
    let [holder, leader, target, first] = [(); 4].map(|()| world.spawn(Replicated).id());
    let squad = Squad { leader, target: Some(target), members: vec![first, holder] };
    world.entity_mut(holder).insert(squad);
    for entity in [leader, target, first] {
        world.entity_mut(entity).insert(Transform::IDENTITY);
    }
    for _ in 0..20 {
        pair.frame();
    }
    let entities = pair.entities();
    let ours = |entity| *entities.get(&entity).unwrap();
    assert_ne!(ours(leader), leader);
    let expected = Squad {
        leader: ours(leader),
        target: Some(ours(target)),
        members: vec![ours(first), ours(holder)],
    };
    let client = pair.client.world();
    assert_eq!(client.get::<Squad>(ours(holder)), Some(&expected));
    assert!(client.get::<Transform>(expected.leader).is_some());
}
