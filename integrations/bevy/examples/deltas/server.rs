//! The server's side: records the state once a tick, and sends each client what is new to it.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy_replicon::prelude::*;
use tightwire_delta::{Gaps, History, Link, SendError};

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
    /// The place of each entity, places that are free, and how many entities had each one.
    places: EntityHashMap<usize>,
    free: Vec<usize>,
    births: [u8; MOST],
}

/// What a client has.
#[derive(Component)]
pub struct ClientLink(Link<State>);

/// Where a client's player is: what is near matters more. The game moves it.
#[derive(Component, Clone, Copy, Default)]
pub struct Eye(pub Vec3);

impl Default for Recorder {
    fn default() -> Self {
        // With a model of your game, packets are smaller: see docs/delta.md.
        let (history, state) = (History::new(None), State::default());
        let free = (0..MOST).rev().collect();
        Self { history, tick: 0, state, places: default(), free, births: [0; MOST] }
    }
}

impl Default for ClientLink {
    fn default() -> Self {
        Self(Link::new(Gaps::FAST))
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

impl Recorder {
    /// The place of an entity, a new one if it has none; nothing if all are taken.
    fn place(&mut self, entity: Entity) -> Option<usize> {
        if let Some(&place) = self.places.get(&entity) {
            return Some(place);
        }
        let place = self.free.pop()?;
        self.places.insert(entity, place);
        Some(place)
    }

    /// Frees the place of an entity for another one.
    fn leave(&mut self, entity: Entity) {
        if let Some(place) = self.places.remove(&entity) {
            self.state.rows[place] = None;
            self.births[place] = self.births[place].wrapping_add(1);
            self.free.push(place);
        }
    }
}

/// Records the entities of this tick.
fn record(
    mut recorder: ResMut<Recorder>,
    entities: Query<(Entity, &Transform, &Health)>,
    mut removed: RemovedComponents<Health>,
) -> Result<()> {
    let recorder = &mut *recorder;
    for entity in removed.read() {
        recorder.leave(entity);
    }
    for (entity, pose, health) in &entities {
        let Some(place) = recorder.place(entity) else { continue };
        let row = Row { birth: recorder.births[place], pose: *pose, health: health.0 };
        recorder.state.rows[place] = Some(row);
    }
    recorder.tick += 1;
    recorder.history.record(recorder.tick, &recorder.state)?;
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
        let mut sent = link.0.encode(history, *tick, &mut buffer).map(<[u8]>::len);
        if sent == Err(SendError::Room) {
            let priority = |place: usize| {
                let row = state.rows.get(place).and_then(Option::as_ref);
                let distance = row.map_or(0.0, |row| row.pose.translation.distance(eye.0));
                1 + (1000.0 / (1.0 + distance)) as u32
            };
            sent =
                link.0.encode_part(history, *tick, &mut buffer, Some(&priority)).map(<[u8]>::len);
        }
        buffer.truncate(sent?);
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
            link.0.acked(ack.message.0);
        }
    }
}
