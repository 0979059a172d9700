//! Sends snapshots as deltas, with the states that each client has acknowledged.

use std::error::Error;
use std::sync::LazyLock;

use tightwire_delta::{
    Ack, Capture, Element, History, Link, Model, Receiver, RecordError, SendError,
};
use tightwire_session::acks::{Acks, Fate, InFlight, Patience};

use crate::arena::live::Ticks;
use crate::arena::messages::{Cube, DELTA_BYTES, Scene};
use crate::arena::world::World;

/// Acks report on the last 33 packets, so after this many ticks a packet is never reported.
pub(crate) const PACKETS: Patience = Patience::new(40, 60, 80);

/// A model of tumbling cubes, trained on four other recordings by `tightwire train`.
static MODEL: &[u8] = include_bytes!("../../assets/cubes.model");

/// Returns the model. It is read once. Without it packets are larger, and nothing else changes.
fn model() -> Option<Model> {
    static READ: LazyLock<Option<Model>> =
        LazyLock::new(|| tightwire_delta::model::<Scene>(MODEL).ok());
    READ.clone()
}

/// Creates a client's receiver.
pub(crate) fn receiver() -> Receiver<Scene> {
    Receiver::new(model())
}

/// Captures this many states of the world, for training.
///
/// # Errors
///
/// A recording that is damaged.
pub(crate) fn capture(states: u32) -> Result<Capture<Scene>, Box<dyn Error>> {
    let mut capture = Capture::<Scene>::new();
    let mut world = World::new()?;
    let mut scene = Box::new(Scene::default());
    for tick in 0..states {
        scene.cubes.iter_mut().zip(world.cubes()).for_each(|(place, cube)| *place = *cube);
        capture.record(tick, &scene)?;
        world.step()?;
    }
    Ok(capture)
}

/// The states of the last ticks, for all clients.
pub(crate) struct States {
    history: History<Scene>,
    pub(crate) scene: Box<Scene>,
    /// The tick of the world's last change.
    pub(crate) since: u32,
}

impl States {
    pub(crate) fn new() -> Self {
        let scene = Box::new(Scene::default());
        Self { history: History::new(model()), scene, since: 0 }
    }

    /// Records the world of a tick.
    ///
    /// # Errors
    ///
    /// A cube that its description does not allow.
    pub(crate) fn record(
        &mut self,
        tick: u32,
        cubes: &[Cube],
        has_moved: bool,
    ) -> Result<(), RecordError> {
        if has_moved || self.since == 0 {
            self.since = tick;
            for (place, cube) in self.scene.cubes.iter_mut().zip(cubes) {
                *place = *cube;
            }
        }
        self.history.record(tick, &self.scene)
    }
}

/// A packet in flight.
#[derive(Clone, Copy, Debug)]
struct Sent {
    tick: u32,
    ack: Ack,
    /// True if the client has the whole state with it, and not only the elements that fitted.
    is_complete: bool,
}

/// The state of one client.
#[derive(Debug)]
pub(crate) struct Peer {
    link: Link<Scene>,
    under_way: InFlight<Sent>,
    /// The newest state that the client has completely.
    whole: Option<u32>,
    /// The round trip in ticks, smoothed.
    round_trip: Option<f64>,
    /// The share of packets that did not arrive, smoothed.
    loss: Option<f64>,
}

impl Peer {
    pub(crate) fn new() -> Self {
        let under_way = InFlight::new(PACKETS);
        Self { link: Link::new(0), under_way, whole: None, round_trip: None, loss: None }
    }

    /// Processes acknowledgements.
    pub(crate) fn acknowledge(&mut self, acks: Acks, now: u32) {
        let Self { link, under_way, whole, round_trip, loss, .. } = self;
        let smooth = |old: &mut Option<f64>, new: f64| {
            *old = Some(old.map_or(new, |old| old + (new - old) / 32.0));
        };
        under_way.acknowledge(&acks, |fate, sent| {
            smooth(loss, f64::from(u8::from(fate != Fate::Arrived)));
            if fate == Fate::Arrived {
                smooth(round_trip, f64::from(now.saturating_sub(sent.tick)));
                link.acked(sent.ack);
                if sent.is_complete {
                    *whole = (*whole).max(Some(sent.tick));
                }
            }
        });
    }

    /// Returns the state of the connection at a tick.
    pub(crate) fn health(&self, tick: u32) -> Ticks {
        let age = |whole: u32| f64::from(tick.saturating_sub(whole));
        let (round_trip, loss) = (self.round_trip, self.loss);
        Ticks { round_trip, loss, baseline_age: self.whole.map(age), pending: 0 }
    }

    /// Writes the delta of a tick: everything new, or as much of it as fits, the most important
    /// first.
    ///
    /// # Errors
    ///
    /// There is always room for some cubes.
    pub(crate) fn encode(
        &mut self,
        states: &States,
        tick: u32,
        importance: impl Fn(usize) -> u32,
    ) -> Result<Vec<u8>, SendError> {
        let mut packet = vec![0; DELTA_BYTES];
        let priority = |cube: Element<'_>| importance(cube.key as usize);
        let length = self.link.encode(&states.history, tick, &mut packet, priority)?.len();
        packet.truncate(length);
        if let Some(ack) = self.link.last() {
            let sent = Sent { tick, ack, is_complete: self.link.pending() == 0 };
            self.under_way.sent(u64::from(tick), u64::from(tick), sent);
        }
        self.under_way.expire(u64::from(tick), |_, _| {});
        Ok(packet)
    }

    /// Returns where the bits of the last delta went, in 256ths.
    pub(crate) fn parts(&self) -> &[u32] {
        self.link.parts()
    }

    /// Returns how many cubes differ from the newest state that the client is known to have.
    pub(crate) fn behind(&self, states: &States, tick: u32) -> usize {
        let tape = |tick| states.history.tape(tick).map(|tape| tape.words(1));
        let (Some(now), Some(then)) = (tape(tick), self.whole.and_then(tape)) else {
            return states.scene.cubes.len();
        };
        let stride = (now.len() / states.scene.cubes.len()).max(1);
        let rows = now.chunks_exact(stride).zip(then.chunks_exact(stride));
        rows.filter(|(now, then)| now != then).count()
    }

    /// Returns whether the client has the current world.
    pub(crate) fn is_up_to_date(&self, states: &States) -> bool {
        self.whole.is_some_and(|whole| whole >= states.since)
    }
}
