//! The types that a game sends, and the protocol made of them.

use core::fmt;

use tightwire::{Wire, packet};

/// The types that a game sends.
///
/// ```
/// use tightwire::Wire;
/// use tightwire_session::{Game, Protocol};
///
/// #[derive(Wire, Clone, Debug, PartialEq)]
/// struct Input {
///     #[wire(range = -100..=100)]
///     throttle: i8,
///     jump: bool,
/// }
///
/// #[derive(Wire, Clone, Debug, PartialEq)]
/// struct Chat {
///     #[wire(max_len = 200)]
///     text: String,
/// }
///
/// struct MyGame;
/// impl Game for MyGame {
///     type Input = Input;
///     type ToServer = Chat;
///     type ToClient = Chat;
///     type World = (); // no state that is replicated
/// }
///
/// const PROTOCOL: Protocol<MyGame> = Protocol::new("my game", 3);
/// ```
pub trait Game: 'static {
    /// The input of a player for one tick. Every packet carries it until the server has it.
    type Input: Wire + Clone + PartialEq;
    /// Messages from clients.
    type ToServer: Wire;
    /// Messages from the server.
    type ToClient: Wire + Clone;
    /// The state of the game, which the server replicates to every client. Use `()` if there is
    /// none.
    type World: Wire;
}

/// Everything that a client sends, for the protocol's id.
#[derive(Wire, Debug)]
pub(crate) enum FromClient<I, M> {
    Input(I),
    Message(M),
}

/// Everything that the server sends, for the protocol's id.
#[derive(Wire, Debug)]
pub(crate) enum FromServer<M, W> {
    Message(M),
    World(W),
}

/// The root of what clients send.
pub(crate) type Up<G> = FromClient<<G as Game>::Input, <G as Game>::ToServer>;
/// The root of what the server sends.
pub(crate) type Down<G> = FromServer<<G as Game>::ToClient, <G as Game>::World>;

/// The layout of packets that docs/wire-format-session.md describes. It is part of the id.
const LAYOUT: u64 = 2;

/// Identifies who may talk to whom: the game's name, its version, its types and its data.
///
/// Two builds whose protocols differ do not connect, and the client learns what differs. See
/// [`packet::Protocol`] for the parts that are compared.
pub struct Protocol<G: Game> {
    pub(crate) inner: packet::Protocol<Up<G>, Down<G>>,
}

impl<G: Game> Clone for Protocol<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Protocol<G> {}

impl<G: Game> fmt::Debug for Protocol<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Protocol({:016x})", self.id())
    }
}

impl<G: Game> Protocol<G> {
    /// Creates the protocol of a game with this name and version.
    pub const fn new(name: &'static str, version: u32) -> Self {
        Self { inner: packet::Protocol::new(name, version).data(LAYOUT) }
    }

    /// Adds a hash of data that both sides must have; see [`packet::data_hash`].
    pub const fn data(mut self, hash: u64) -> Self {
        self.inner = self.inner.data(hash);
        self
    }

    /// Returns the id. It is not secret.
    pub const fn id(&self) -> u64 {
        self.inner.id()
    }

    /// Returns this build's description for another build, so that either can report why they
    /// disagree.
    pub fn hello(&self) -> packet::Hello {
        self.inner.hello()
    }
}
