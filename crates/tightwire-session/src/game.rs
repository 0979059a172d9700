//! The types that a game sends, and the protocol made of them.

use core::fmt;
use core::ops::Deref;

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

/// Everything of a game that a client sends: the root `to server` of its [`Protocol`].
///
/// A session does not send this enum. Its packets carry the same values, with the fields of the
/// session around them. The enum is part of the protocol's id, and of schema files for tools.
#[derive(Wire, Clone, Debug, PartialEq)]
pub enum FromClient<I, M> {
    /// The input of a tick.
    Input(I),
    /// A message.
    Message(M),
}

/// Everything of a game that the server sends: the root `to client` of its [`Protocol`]. See
/// [`FromClient`].
#[derive(Wire, Clone, Debug, PartialEq)]
pub enum FromServer<M, W> {
    /// A message.
    Message(M),
    /// The state.
    World(W),
}

/// The root of what clients send.
pub(crate) type Up<G> = FromClient<<G as Game>::Input, <G as Game>::ToServer>;
/// The root of what the server sends.
pub(crate) type Down<G> = FromServer<<G as Game>::ToClient, <G as Game>::World>;

/// The layout of packets that docs/wire-format-session.md describes. It is part of the id.
const LAYOUT: u64 = 2;

/// The protocol of a game: its name, version, types and data.
///
/// Builds with different protocols do not connect, and the client learns the difference. See
/// [`packet::Protocol`] for the parts that are compared.
///
/// It dereferences to the [`packet::Protocol`] of the game's types, so everything that takes one takes
/// a session's protocol too. This exports the types for other languages and for tools:
///
/// ```
/// # use tightwire_session::{Game, Protocol};
/// # struct MyGame;
/// # impl Game for MyGame { type Input = u8; type ToServer = (); type ToClient = String8; type World = (); }
/// # #[derive(tightwire::Wire, Clone)]
/// # struct String8 { #[wire(max_len = 8)] text: String }
/// const PROTOCOL: Protocol<MyGame> = Protocol::new("my game", 3);
///
/// let file = tightwire_schema::SchemaFile::of(&PROTOCOL)?;
/// assert!(file.to_json().contains("\"my game\""));
/// # Ok::<(), tightwire_schema::ExportError>(())
/// ```
pub struct Protocol<G: Game> {
    pub(crate) inner: packet::Protocol<Up<G>, Down<G>>,
}

impl<G: Game> Clone for Protocol<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Protocol<G> {}

impl<G: Game> Deref for Protocol<G> {
    type Target = packet::Protocol<Up<G>, Down<G>>;

    fn deref(&self) -> &Self::Target {
        &self.inner
    }
}

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
