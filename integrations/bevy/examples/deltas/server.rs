//! The server's side: records the state once a tick, and sends each client what is new to it.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy_replicon::prelude::*;
use tightwire_delta::{Element, History, Link};

use crate::state::{Ack, Delta, Health, MOST, Row, State};

/// The most bytes of a packet, so that it passes every network in one piece.
#[derive(Resource, Clone, Copy)]
pub struct Budget(pub usize);

/// The states of the last ticks, for all clients.
#[derive(Resource)]
pub struct Recorder {
    history: History<State>,
    tick: u32,
    state: State,
    /// The number of each entity, and the next one.
    numbers: EntityHashMap<u32>,
    next: u32,
}

/// The state of one client.
#[derive(Component)]
pub struct ClientLink(Link<State>);

/// The position of a client's player. Near entities matter more. The game moves it.
#[derive(Component, Clone, Copy, Default)]
pub struct Eye(pub Vec3);

impl Default for Recorder {
    fn default() -> Self {
        // With a model of your game, packets are smaller: see docs/delta.md.
        let (history, state) = (History::new(None), State::default());
        Self { history, tick: 0, state, numbers: default(), next: 0 }
    }
}

impl Default for ClientLink {
    fn default() -> Self {
        Self(Link::new(0))
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Recorder>()
        .insert_resource(Budget(1100))
        .register_required_components::<AuthorizedClient, ClientLink>()
        .register_required_components::<AuthorizedClient, Eye>()
        .add_systems(PreUpdate, acknowledge.after(ServerSystems::Receive))
        .add_systems(PostUpdate, (record, send).chain().before(ServerSystems::Send));
}

/// Records the entities of this tick.
fn record(
    mut recorder: ResMut<Recorder>,
    entities: Query<(Entity, &Transform, &Health)>,
    mut removed: RemovedComponents<Health>,
) -> Result<()> {
    let Recorder { history, tick, state, numbers, next } = &mut *recorder;
    for entity in removed.read() {
        numbers.remove(&entity);
    }
    state.rows.clear();
    for (entity, pose, health) in entities.iter().take(MOST) {
        let id = *numbers.entry(entity).or_insert_with(|| {
            *next += 1;
            *next
        });
        state.rows.push(Row { id, pose: *pose, health: health.0 });
    }
    state.rows.sort_unstable_by_key(|row| row.id);
    *tick += 1;
    history.record(*tick, state)?;
    Ok(())
}

/// Sends each client all that is new to it, or as much of it as fits, and what is near first.
fn send(
    recorder: Res<Recorder>,
    budget: Res<Budget>,
    mut clients: Query<(Entity, &mut ClientLink, &Eye)>,
    mut deltas: MessageWriter<ToClients<Delta>>,
) -> Result<()> {
    let Recorder { history, tick, state, .. } = &*recorder;
    for (client, mut link, eye) in &mut clients {
        let mut buffer = vec![0; budget.0];
        let priority = |row: Element| {
            let place = state.rows.binary_search_by_key(&row.key, |row| i64::from(row.id));
            let row = place.ok().and_then(|place| state.rows.get(place));
            let distance = row.map_or(0.0, |row| row.pose.translation.distance(eye.0));
            1 + (1000.0 / (1.0 + distance)) as u32
        };
        let length = link.0.encode(history, *tick, &mut buffer, priority)?.len();
        buffer.truncate(length);
        let targets = SendTargets::Single(ClientId::Client(client));
        deltas.write(ToClients { targets, message: Delta(buffer) });
    }
    Ok(())
}

/// Notes what clients have.
fn acknowledge(mut acks: MessageReader<FromClient<Ack>>, mut clients: Query<&mut ClientLink>) {
    for ack in acks.read() {
        let client = ack.client_id.entity().and_then(|client| clients.get_mut(client).ok());
        if let Some(mut link) = client {
            let Ack { generation, newest, older, receiver } = ack.message;
            link.0.acked(tightwire_delta::Ack { generation, newest, older, receiver });
        }
    }
}
