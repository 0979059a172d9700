//! The data that all clients share.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tightwire::Wire;

use crate::lane::{Direction, Lane, Mailbox};
use crate::recorder::Recorder;

/// The memory for the last packets of a client.
const RING_BYTES: usize = 64 * 1024;

/// Collects what a game sends and receives. Clones are handles to the same collection.
///
/// ```
/// use tightwire_live::{Direction, Live};
///
/// let live = Live::new();
/// let mut lane = live.client("Ada").lane::<u16>(Direction::Sent);
/// lane.message(&7, 19);
/// drop(lane);
/// assert_eq!(live.bytes(Direction::Sent), 19);
/// ```
#[derive(Clone, Debug)]
pub struct Live {
    pub(crate) hub: Arc<Hub>,
}

/// The shared part.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) start: Instant,
    /// Grows when somebody wants figures. Lanes answer with the next packet.
    pub(crate) asked: AtomicU64,
    /// The number of pages that are open.
    pub(crate) watchers: AtomicUsize,
    clients: Mutex<Vec<Arc<Shared>>>,
    /// The bytes that clients had sent and received before they left.
    left: Mutex<Sums>,
    next: AtomicU64,
    ring_bytes: usize,
}

/// The state of a connection, as the game knows it. Everything is optional.
///
/// ```
/// use std::time::Duration;
/// use tightwire_live::Health;
///
/// let health = Health { round_trip: Some(Duration::from_millis(48)), ..Health::default() };
/// assert_eq!(health.loss, None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Health {
    /// The round trip time.
    pub round_trip: Option<Duration>,
    /// The share of packets that were lost, from 0 to 1.
    pub loss: Option<f64>,
    /// The age of the state that deltas are coded against.
    pub baseline_age: Option<Duration>,
    /// The number of elements that the client does not have yet.
    pub pending: Option<u64>,
}

/// The shared data of a client.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) recorder: Mutex<Recorder>,
    health: Mutex<Health>,
    lanes: Mutex<Vec<Arc<Mailbox>>>,
    has_left: AtomicBool,
    /// The lanes that are in use.
    open_lanes: AtomicUsize,
}

/// Bits in both directions.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sums {
    sent: u64,
    received: u64,
}

impl Sums {
    pub(crate) const fn of(self, direction: Direction) -> u64 {
        match direction {
            Direction::Sent => self.sent,
            Direction::Received => self.received,
        }
    }
}

/// A client, as a handle for the game. When it is dropped, the client disappears from the page.
#[derive(Debug)]
pub struct Client {
    hub: Arc<Hub>,
    shared: Arc<Shared>,
}

/// Locks a mutex. A thread that died while holding it has not left anything half done.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Default for Live {
    fn default() -> Self {
        Self::new()
    }
}

impl Live {
    /// Creates a collection that keeps the last 64 KB of packets of each client.
    ///
    /// ```
    /// assert_eq!(tightwire_live::Live::new().clients(), 0);
    /// ```
    pub fn new() -> Self {
        Self::with_ring(RING_BYTES)
    }

    /// Creates a collection that keeps the last `bytes` bytes of packets of each client.
    ///
    /// ```
    /// assert_eq!(tightwire_live::Live::with_ring(0).clients(), 0);
    /// ```
    pub fn with_ring(bytes: usize) -> Self {
        Self {
            hub: Arc::new(Hub {
                start: Instant::now(),
                asked: AtomicU64::new(0),
                watchers: AtomicUsize::new(0),
                clients: Mutex::new(Vec::new()),
                left: Mutex::new(Sums::default()),
                next: AtomicU64::new(0),
                ring_bytes: bytes,
            }),
        }
    }

    /// Adds a client. The page shows the name, which may be any text.
    ///
    /// ```
    /// let live = tightwire_live::Live::new();
    /// let client = live.client("Ada");
    /// assert_eq!(live.clients(), 1);
    /// drop(client);
    /// assert_eq!(live.clients(), 0);
    /// ```
    pub fn client(&self, name: impl Into<String>) -> Client {
        let mut name: String = name.into();
        if name.len() > 64 {
            let end = (0..=64).rev().find(|&at| name.is_char_boundary(at)).unwrap_or(0);
            name.truncate(end);
        }
        let shared = Arc::new(Shared {
            id: self.hub.next.fetch_add(1, Ordering::Relaxed),
            name,
            recorder: Mutex::new(Recorder::new(self.hub.ring_bytes)),
            health: Mutex::new(Health::default()),
            lanes: Mutex::new(Vec::new()),
            has_left: AtomicBool::new(false),
            open_lanes: AtomicUsize::new(0),
        });
        lock(&self.hub.clients).push(Arc::clone(&shared));
        Client { hub: Arc::clone(&self.hub), shared }
    }

    /// Returns the number of clients.
    ///
    /// ```
    /// assert_eq!(tightwire_live::Live::new().clients(), 0);
    /// ```
    pub fn clients(&self) -> usize {
        lock(&self.hub.clients).len()
    }

    /// Returns the bytes of all datagrams in one direction, as far as lanes have reported them,
    /// which they do when they are dropped or [flushed](Lane::flush).
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// assert_eq!(Live::new().bytes(Direction::Sent), 0);
    /// ```
    pub fn bytes(&self, direction: Direction) -> u64 {
        let (clients, left) = self.hub.clients_and_left();
        let bits = clients.iter().map(|client| client.bits(direction));
        bits.fold(left.of(direction), u64::saturating_add) / 8
    }

    /// Returns the packets that were recorded, as a capture that `tightwire inspect` and Wireshark open.
    /// It holds payloads without seals. Each lane of each client has a port of its own.
    ///
    /// ```
    /// let capture = tightwire_live::Live::new().capture();
    /// assert_eq!(capture.len(), 24); // only the header
    /// ```
    pub fn capture(&self) -> Vec<u8> {
        crate::pcap::capture(&self.hub)
    }
}

impl Hub {
    pub(crate) fn clients(&self) -> Vec<Arc<Shared>> {
        lock(&self.clients).clone()
    }

    pub(crate) fn client(&self, id: u64) -> Option<Arc<Shared>> {
        lock(&self.clients).iter().find(|client| client.id == id).cloned()
    }

    /// Returns the clients, and the sums of those that left. A client is in one of the two.
    pub(crate) fn clients_and_left(&self) -> (Vec<Arc<Shared>>, Sums) {
        let clients = lock(&self.clients);
        (clients.clone(), *lock(&self.left))
    }
}

impl Shared {
    pub(crate) fn add_lane(&self, lane: &Arc<Mailbox>) -> usize {
        self.open_lanes.fetch_add(1, Ordering::SeqCst);
        let mut lanes = lock(&self.lanes);
        lanes.push(Arc::clone(lane));
        lanes.len() - 1
    }

    pub(crate) fn lanes(&self) -> Vec<Arc<Mailbox>> {
        lock(&self.lanes).clone()
    }

    pub(crate) fn health(&self) -> Health {
        *lock(&self.health)
    }

    fn bits(&self, direction: Direction) -> u64 {
        let lanes = self.lanes();
        let lanes = lanes.iter().filter(|lane| lane.direction == direction);
        lanes.map(|lane| lock(&lane.figures).datagram_bits).fold(0, u64::saturating_add)
    }
}

impl Client {
    /// Creates the lane for messages of one type in one direction. Usually there are two, for the
    /// messages that the client receives and for those that it sends. A lane stays on the page as
    /// long as its client, so create each once.
    ///
    /// ```
    /// use tightwire_live::{Direction, Live};
    ///
    /// let client = Live::new().client("Ada");
    /// let mut sent = client.lane::<u16>(Direction::Sent);
    /// sent.message(&7, 2);
    /// ```
    pub fn lane<T: Wire>(&self, direction: Direction) -> Lane<T> {
        Lane::new(Arc::clone(&self.hub), Arc::clone(&self.shared), direction)
    }

    /// Sets the state of the connection that the page shows.
    ///
    /// ```
    /// use tightwire_live::{Health, Live};
    ///
    /// Live::new().client("Ada").health(Health { loss: Some(0.02), ..Health::default() });
    /// ```
    pub fn health(&self, health: Health) {
        // The page holds this lock only for a copy, but even that is not waited for.
        if let Ok(mut current) = self.shared.health.try_lock() {
            *current = health;
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.shared.has_left.store(true, Ordering::SeqCst);
        self.hub.forget_if_over(&self.shared);
    }
}

impl Hub {
    /// Forgets a client that has left, and keeps its sums. Its lanes may outlive it, and then the last of
    /// them does this.
    pub(crate) fn forget_if_over(&self, shared: &Arc<Shared>) {
        let is_open = shared.open_lanes.load(Ordering::SeqCst) > 0;
        if is_open || !shared.has_left.load(Ordering::SeqCst) {
            return;
        }
        let mut clients = lock(&self.clients);
        let Some(place) = clients.iter().position(|client| client.id == shared.id) else { return };
        clients.swap_remove(place);
        let mut left = lock(&self.left);
        left.sent = left.sent.saturating_add(shared.bits(Direction::Sent));
        left.received = left.received.saturating_add(shared.bits(Direction::Received));
    }
}

impl Shared {
    /// Takes note that a lane is no longer in use.
    pub(crate) fn close_lane(&self) {
        self.open_lanes.fetch_sub(1, Ordering::SeqCst);
    }
}
