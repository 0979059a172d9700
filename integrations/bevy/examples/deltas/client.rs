//! The client's side: an entity for every row of the state.

use std::collections::HashMap;

use bevy::prelude::*;
use tightwire_delta::{Change, Receiver};

use crate::state::{Ack, Delta, Health, State};

/// The state that was received, and the entities that stand for its rows, by key.
#[derive(Resource)]
pub struct Mirror {
    receiver: Receiver<State>,
    entities: HashMap<i64, Entity>,
}

impl Default for Mirror {
    fn default() -> Self {
        Self { receiver: Receiver::new(None), entities: HashMap::new() }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Mirror>().add_systems(Update, receive);
}

/// Reads what has arrived, answers it, and spawns, moves and despawns the entities.
fn receive(
    mut mirror: ResMut<Mirror>,
    mut deltas: MessageReader<Delta>,
    mut acks: MessageWriter<Ack>,
    mut bodies: Query<(&mut Transform, &mut Health)>,
    mut commands: Commands,
) {
    let Mirror { receiver, entities } = &mut *mirror;
    for delta in deltas.read() {
        // A packet that builds on one which never arrived is rejected. Its content comes again.
        if let Ok(update) = receiver.decode(&delta.0) {
            for (row, change) in update.events() {
                if change == Change::Appeared || change == Change::Vanished {
                    entities.remove(&row.key).into_iter().for_each(|old| {
                        commands.entity(old).despawn();
                    });
                }
                if change == Change::Appeared {
                    entities.insert(row.key, commands.spawn_empty().id());
                }
            }
        }
        if let Some(ack) = receiver.ack() {
            let tightwire_delta::Ack { generation, newest, older, receiver } = ack;
            acks.write(Ack { generation, newest, older, receiver });
        }
    }
    let Some(state) = receiver.value() else { return };
    for row in &state.rows {
        let Some(&entity) = entities.get(&i64::from(row.id)) else { continue };
        if let Ok((mut pose, mut health)) = bodies.get_mut(entity) {
            pose.set_if_neq(row.pose);
            health.set_if_neq(Health(row.health));
        } else {
            commands.entity(entity).insert((row.pose, Health(row.health)));
        }
    }
}
