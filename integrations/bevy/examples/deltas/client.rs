//! The client's side: an entity for every row of the newest state.

use bevy::prelude::*;
use tightwire_delta::Receiver;

use crate::state::{Ack, Delta, Health, MOST, State};

/// The newest state, and the entities that stand for its rows.
#[derive(Resource)]
pub struct Mirror {
    receiver: Receiver<State>,
    /// The birth of the row, and the entity.
    entities: [Option<(u8, Entity)>; MOST],
}

impl Default for Mirror {
    fn default() -> Self {
        Self { receiver: Receiver::new(None), entities: [None; MOST] }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Mirror>().add_systems(Update, receive);
}

/// Reads what has arrived, answers it, and moves the entities.
fn receive(
    mut mirror: ResMut<Mirror>,
    mut deltas: MessageReader<Delta>,
    mut acks: MessageWriter<Ack>,
    mut bodies: Query<(&mut Transform, &mut Health)>,
    mut commands: Commands,
) {
    let Mirror { receiver, entities } = &mut *mirror;
    for delta in deltas.read() {
        // What builds on a state that was never here is refused, and comes again.
        if receiver.decode(&delta.0).is_ok()
            && let Some(tick) = receiver.last_tick()
        {
            acks.write(Ack(tick));
        }
    }
    let Some(state) = receiver.value() else { return };
    for (row, known) in state.rows.iter().zip(entities) {
        if let Some((birth, entity)) = *known
            && row.as_ref().is_none_or(|row| row.birth != birth)
        {
            commands.entity(entity).despawn();
            *known = None;
        }
        let Some(row) = row else { continue };
        if let Some((_, entity)) = *known {
            if let Ok((mut pose, mut health)) = bodies.get_mut(entity) {
                pose.set_if_neq(row.pose);
                health.set_if_neq(Health(row.health));
            }
        } else {
            let entity = commands.spawn((row.pose, Health(row.health))).id();
            *known = Some((row.birth, entity));
        }
    }
}
