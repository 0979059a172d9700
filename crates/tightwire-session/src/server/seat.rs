//! The server's data about one player that may connect.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::time::Duration;

use tightwire::{WriteError, WriteStream};

use crate::address::Address;
use crate::config::{Config, InputMode};
use crate::game::{Down, Game, Up};
use crate::handshake::proof::{Half, Key, ProofKey};
use crate::inputs::{InputBuffer, Inputs};
use crate::packet::{Rare, RequestedTick};
use crate::peer::{Peer, Side};
use crate::seal::Seal;
use crate::server::paths::Paths;
use crate::state::{State, StateOut, Took};

/// A player that may connect.
pub(crate) struct Seat<G: Game, A> {
    pub(crate) key: Key,
    pub(crate) proof: ProofKey,
    /// The time of the newest cookie that created a session. Older ones are replays.
    pub(crate) newest_cookie: Option<u64>,
    /// A session that the client has not used yet.
    pub(crate) pending: Option<Pending<G, A>>,
    /// The session in use.
    pub(crate) live: Option<Box<Live<G, A>>>,
    /// The user data of the token, if the player joined with one. Such a seat is freed some time
    /// after the player left.
    pub(crate) token: Option<Vec<u8>>,
    /// When the last session ended, or the seat was created.
    pub(crate) free_since: Duration,
    /// The number of packets with a wrong tag.
    pub(crate) forgeries: u64,
}

/// A session in which no packet has been opened yet.
pub(crate) struct Pending<G: Game, A> {
    pub(crate) seal: Seal<Down<G>, Up<G>>,
    pub(crate) client_half: Half,
    pub(crate) server_half: Half,
    pub(crate) public: Option<[u8; 32]>,
    pub(crate) since: Duration,
    pub(crate) paths: Paths<A>,
}

/// A session in use.
pub(crate) struct Live<G: Game, A> {
    pub(crate) peer: Peer<ServerSide<G>>,
    pub(crate) client_half: Half,
    pub(crate) paths: Paths<A>,
    /// The other addresses to which the packet just sent has to go.
    pub(crate) round: Vec<(A, u32)>,
    /// The next packet asks for a report.
    pub(crate) ping: bool,
    pub(crate) is_silent: bool,
    /// When an ended session is deleted. Until then it answers with goodbyes.
    pub(crate) closing: Option<Duration>,
}

impl<G: Game, A: Address> Seat<G, A> {
    pub(crate) fn new(key: Key, identity: &[u8; 16], now: Duration) -> Self {
        let proof = key.proof_key(identity);
        Self {
            key,
            proof,
            newest_cookie: None,
            pending: None,
            live: None,
            token: None,
            free_since: now,
            forgeries: 0,
        }
    }

    /// Returns whether the time may change something here, so that `Server::time` has to look.
    pub(crate) fn depends_on_time(&self, now: Duration, config: &Config) -> bool {
        let Some(live) = &self.live else { return self.pending.is_some() || self.token.is_some() };
        self.pending.is_some()
            || live.closing.is_some()
            || live.paths.has_proved()
            || now.saturating_sub(live.peer.heard) >= config.silence.min(config.timeout)
    }

    /// Returns the session in use, unless it is being closed.
    pub(crate) fn open(&mut self) -> Option<&mut Live<G, A>> {
        self.live.as_deref_mut().filter(|live| live.closing.is_none())
    }
}

/// The server's side of a session.
pub(crate) struct ServerSide<G: Game> {
    pub(crate) inputs: InputBuffer<G::Input>,
    pub(crate) state: StateOut<G::World>,
    /// Inputs that have just arrived, for a game that takes them as events.
    pub(crate) came: Option<Vec<(u32, G::Input)>>,
    /// When the game asked for the inputs of the last tick.
    pub(crate) tick_at: Option<Duration>,
}

impl<G: Game> ServerSide<G> {
    pub(crate) fn new(mode: InputMode) -> Self {
        let came = (mode == InputMode::AsTheyCome).then(Vec::new);
        let inputs = InputBuffer::new(came.is_some());
        Self { inputs, state: StateOut::new(), came, tick_at: None }
    }
}

impl<G: Game> Side for ServerSide<G> {
    type Sends = Down<G>;
    type Receives = Up<G>;
    type Out = G::ToClient;
    type In = G::ToServer;
    type Main = Inputs<G::Input>;
    const IS_SERVER: bool = true;

    fn is_due(&self) -> bool {
        self.state.is_due()
    }

    fn share(&self, total: usize) -> usize {
        self.state.bits().min(total)
    }

    fn write(
        &mut self,
        stream: &mut WriteStream<'_>,
        most: usize,
    ) -> Result<Option<u64>, WriteError> {
        self.state.write(stream, most)
    }

    fn take(&mut self, number: u64, part: &mut Inputs<G::Input>) -> Took {
        let Self { inputs, came, .. } = self;
        inputs.take(number, part, |tick, input| {
            if let Some(came) = came {
                came.push((tick, input.clone()));
            }
        });
        if came.is_some() {
            inputs.hand_all();
        }
        Took::Held
    }

    fn written(&self) -> Option<(State, &[u32])> {
        Some(self.state.written())
    }

    fn arrived(&mut self, name: u64) {
        self.state.arrived(name);
    }

    fn late(&mut self, name: u64) {
        self.state.late(name);
    }

    fn tell(&mut self, now: Duration, rare: &mut Rare) {
        rare.time = Some((now.as_micros() / 250) as u64);
        if let (Some(tick), Some(at), None) = (self.inputs.handed(), self.tick_at, &self.came) {
            let age = now.saturating_sub(at).as_micros() / 500;
            let age = u8::try_from(age).unwrap_or(u8::MAX);
            rare.tick = Some(RequestedTick { tick, age, lead: self.inputs.take_lead() });
        }
    }
}
