//! The simulation: nodes, links and virtual time.

mod machine;
mod queue;
mod run;
mod timer;

use std::collections::HashMap;
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use crate::conditions::Conditions;
use crate::fault::Fault;
use crate::log::{Line, Log};
use crate::path::{Damage, Loss, Path};
use crate::random::{Random, mix};
use crate::stats::Stats;
use crate::time::{Nanos, nanos};
use machine::{Machine, owner};
use queue::{Packet, Queue};

/// The maximum number of nodes. Their numbers are part of their addresses.
const MOST_NODES: usize = 65_536;

/// A node of a [`Sim`]. Nodes are numbered from 0 in the order in which they were added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// Returns the node that is added as number `index`, whether or not it has been added yet.
    pub const fn from_index(index: u32) -> Self {
        Self(index)
    }

    /// Returns the number of the node, for looking up your own state in a `Vec`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Something that happens to a node. [`Sim::next_event`] returns them in the order of time.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Event {
    /// A datagram arrived.
    Datagram {
        /// The node that receives it.
        node: NodeId,
        /// The address of the sender, which may be forged.
        from: SocketAddr,
        /// The content.
        bytes: Vec<u8>,
    },
    /// A timer that was set with [`Sim::set_timer`] went off.
    Timer {
        /// The node whose timer it is.
        node: NodeId,
        /// The number of the timer.
        timer: usize,
    },
    /// A node that taps a link saw a datagram. See [`Sim::tap`].
    Overheard {
        /// The node that listens.
        node: NodeId,
        /// The address of the sender.
        from: SocketAddr,
        /// The address of the receiver.
        to: SocketAddr,
        /// The content, as it was sent.
        bytes: Vec<u8>,
    },
    /// A scheduled fault has happened. The network has handled its part. The caller must drop the
    /// state of a node on [`Fault::Stop`], and create a new one and set its timers on
    /// [`Fault::Start`]. For each node these two alternate: stopping a stopped node or starting a
    /// running one does nothing and is not reported.
    Fault(Fault),
}

/// The destination of a datagram: a node or an address.
pub trait Destination {
    /// Returns the address, if there is one.
    #[doc(hidden)]
    fn address(self, sim: &Sim) -> SocketAddr;
}

impl Destination for SocketAddr {
    fn address(self, _: &Sim) -> SocketAddr {
        self
    }
}

impl Destination for NodeId {
    fn address(self, sim: &Sim) -> SocketAddr {
        sim.address(self)
    }
}

/// A node that listens on a link.
#[derive(Clone, Copy, Debug)]
struct Tap {
    by: NodeId,
    ends: [NodeId; 2],
    delay: Nanos,
}

/// A network of nodes in virtual time.
///
/// It carries plain datagrams between nodes and does not interpret them, so it works with every
/// protocol that leaves sockets and clocks to its caller. The caller's loop takes one event at a
/// time, passes it to its node, and sends the datagrams that the node produces:
///
/// ```
/// use std::time::Duration;
/// use tightwire_sim::{Conditions, Event, Sim};
///
/// let mut sim = Sim::new(7);
/// let server = sim.node("server");
/// let client = sim.node("client");
/// sim.link(client, server, Conditions::mobile());
///
/// // The client pings the server ten times a second for a minute.
/// let (mut pings, mut pongs) = (0, 0);
/// sim.set_timer(client, 0, Duration::ZERO);
/// while let Some(event) = sim.next_event(Duration::from_secs(60)) {
///     match event {
///         Event::Timer { node, timer } => {
///             pings += 1;
///             sim.send(client, server, b"ping");
///             sim.set_timer(node, timer, Duration::from_millis(100));
///         }
///         Event::Datagram { node, from, bytes } if node == server => {
///             sim.send(server, from, b"pong");
///         }
///         Event::Datagram { .. } => pongs += 1,
///         _ => {}
///     }
/// }
/// assert_eq!(pings, 601);
/// // Two per cent of the pings are lost, and two per cent of the pongs.
/// assert!((560..600).contains(&pongs));
/// ```
///
/// Everything depends only on the seed and on the calls of the caller. The same program produces
/// the same packets on every machine, byte for byte.
#[derive(Debug)]
pub struct Sim {
    seed: u64,
    now: Nanos,
    nodes: Vec<Machine>,
    /// The number of nodes with each name.
    names: HashMap<String, usize>,
    paths: Vec<Path>,
    queue: Queue,
    faults: Vec<Option<Fault>>,
    taps: Vec<Tap>,
    /// Statistics that no link counts: packets without a link, and those to an unused address.
    strays: Stats,
    log: Log,
    /// True if it was already kept for a report.
    pub(crate) was_kept: bool,
    /// The generator for nodes that do not exist.
    random: Random,
}

impl Sim {
    /// Creates a network without nodes. Its time is zero.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            now: 0,
            nodes: Vec::new(),
            names: HashMap::new(),
            paths: Vec::new(),
            queue: Queue::default(),
            faults: Vec::new(),
            taps: Vec::new(),
            strays: Stats::default(),
            log: Log::default(),
            was_kept: false,
            random: Random::new(seed),
        }
    }

    /// Returns the seed, for reports.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the true time since the start. Nodes should read their own [`clock`](Self::clock).
    pub const fn now(&self) -> Duration {
        Duration::from_nanos(self.now)
    }

    /// Adds a node. The name is for logs, and the random numbers of the node and of its links
    /// depend on it. Adding or removing one node does not change what happens to the others.
    ///
    /// # Panics
    ///
    /// If there are already 65,536 nodes.
    pub fn node(&mut self, name: &str) -> NodeId {
        assert!(self.nodes.len() < MOST_NODES, "a simulation has at most 65,536 nodes");
        let index = self.nodes.len() as u32;
        let twins = self.names.entry(name.into()).or_default();
        self.nodes.push(Machine::new(name, index, *twins, self.seed));
        *twins += 1;
        NodeId(index)
    }

    /// Returns all nodes, in the order in which they were added.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// Returns the name of a node.
    pub fn name(&self, node: NodeId) -> &str {
        self.machine(node).map_or("nobody", |machine| &machine.name)
    }

    /// Returns the current address of a node. [`Fault::Rebind`] and [`Fault::Move`] change it.
    pub fn address(&self, node: NodeId) -> SocketAddr {
        let nobody = SocketAddr::from(([0, 0, 0, 0], 0));
        self.machine(node).map_or(nobody, |machine| machine.address)
    }

    /// Returns the node that has an address now, or had it earlier.
    pub fn owner(&self, address: SocketAddr) -> Option<NodeId> {
        let (index, network) = owner(&address)?;
        let machine = self.nodes.get(index as usize)?;
        (machine.network(address.port()) == Some(network)).then_some(NodeId(index))
    }

    /// Reads the clock of a node. It may drift, jump, stop or tick in steps: see
    /// [`ClockChange`](crate::ClockChange).
    pub fn clock(&self, node: NodeId) -> Duration {
        self.machine(node).map_or(Duration::ZERO, |machine| machine.clock.read(self.now))
    }

    /// Returns the random number generator of a node, for keys, nonces and anything else its
    /// protocol needs. All nodes that were never added share one generator.
    pub fn random(&mut self, node: NodeId) -> &mut Random {
        match self.nodes.get_mut(node.index()) {
            Some(machine) => &mut machine.random,
            None => &mut self.random,
        }
    }

    /// Connects two nodes, with the same conditions in both directions. If they are already
    /// connected, the conditions change.
    pub fn link(&mut self, one: NodeId, other: NodeId, conditions: Conditions) {
        self.link_one_way(one, other, conditions.clone());
        self.link_one_way(other, one, conditions);
    }

    /// Sets the conditions of one direction. Packets in flight arrive as planned. If there was
    /// already a link, later packets do not wait for them, because the new conditions start with an
    /// empty queue.
    pub fn link_one_way(&mut self, from: NodeId, to: NodeId, conditions: Conditions) {
        let Some(path) = self.path_index(from, to) else {
            let (Some(sender), Some(receiver)) = (self.machine(from), self.machine(to)) else {
                return;
            };
            let ends = sender.key.rotate_left(32) ^ receiver.key;
            let path = Path::new(conditions, mix(mix(self.seed) ^ ends));
            let index = self.paths.len();
            self.paths.push(path);
            if let Some(sender) = self.nodes.get_mut(from.index()) {
                sender.set_path(to.0, index);
            }
            return;
        };
        if let Some(path) = self.paths.get_mut(path) {
            path.set_conditions(conditions);
        }
    }

    /// Returns the conditions of one direction, if there is a link.
    pub fn conditions(&self, from: NodeId, to: NodeId) -> Option<&Conditions> {
        self.path(from, to).map(Path::conditions)
    }

    /// Lets a node see every datagram that two others send each other, `delay` after it was sent,
    /// whether or not it is lost later. This is a man-on-the-side attacker: with
    /// [`inject`](Self::inject) it can forge and repeat, and be faster than the original, but it
    /// cannot delay or stop anything.
    pub fn tap(&mut self, by: NodeId, one: NodeId, other: NodeId, delay: Duration) {
        self.taps.push(Tap { by, ends: [one, other], delay: nanos(delay) });
    }

    /// Sends a datagram from the current address of a node.
    pub fn send(&mut self, from: NodeId, to: impl Destination, bytes: impl Into<Vec<u8>>) {
        let to = to.address(self);
        self.transmit(from, self.address(from), to, bytes.into());
    }

    /// Sends a datagram with a forged sender. It takes the link of the node that really sends it.
    pub fn inject(
        &mut self,
        by: NodeId,
        from: SocketAddr,
        to: impl Destination,
        bytes: impl Into<Vec<u8>>,
    ) {
        let to = to.address(self);
        self.transmit(by, from, to, bytes.into());
    }

    fn transmit(&mut self, by: NodeId, from: SocketAddr, to: SocketAddr, bytes: Vec<u8>) {
        if !self.machine(by).is_some_and(|machine| machine.is_up) {
            return;
        }
        let Some(receiver) = self.owner(to) else {
            return self.stray(from, to, Loss::NoSuchAddress, &bytes);
        };
        self.overhear([by, receiver], from, to, &bytes);
        let Some(index) = self.path_index(by, receiver) else {
            return self.stray(from, to, Loss::NoLink, &bytes);
        };
        let Some(path) = self.paths.get_mut(index) else { return };
        let (number, fate) = path.send(self.now, bytes.len());
        match fate {
            Err(why) => self.log.add(self.now, Line::Lost { from, to, why }, &bytes),
            Ok((arrival, copy)) => {
                let (delay, copied) = (arrival - self.now, copy.is_some());
                self.log.add(self.now, Line::Sent { from, to, delay, copied }, &bytes);
                let mut push = |at, mut bytes, is_copy| {
                    let damage = path.damage(number, is_copy, &mut bytes);
                    let path = Some(index as u32);
                    let packet = Packet { node: receiver.0, from, to, path, bytes, damage };
                    self.queue.push_packet(at, packet);
                };
                let second = copy.map(|at| (at, bytes.clone()));
                push(arrival, bytes, false);
                if let Some((at, bytes)) = second {
                    push(at, bytes, true);
                }
            }
        }
    }

    fn stray(&mut self, from: SocketAddr, to: SocketAddr, why: Loss, bytes: &[u8]) {
        self.strays.sent += 1;
        self.strays.sent_bytes += bytes.len() as u64;
        self.strays.count(why);
        self.log.add(self.now, Line::Lost { from, to, why }, bytes);
    }

    fn overhear(&mut self, ends: [NodeId; 2], from: SocketAddr, to: SocketAddr, bytes: &[u8]) {
        let [one, other] = ends;
        for tap in &self.taps {
            if tap.ends == ends || tap.ends == [other, one] {
                let bytes = bytes.to_vec();
                let damage = Damage::default();
                let packet = Packet { node: tap.by.0, from, to, path: None, bytes, damage };
                self.queue.push_packet(self.now.saturating_add(tap.delay), packet);
            }
        }
    }

    /// Makes a node slow: it is busy for this long with every datagram and every timer. Events that
    /// arrive in the meantime wait in its receive buffer, so an overloaded node gets slower.
    pub fn set_service_time(&mut self, node: NodeId, time: Duration) {
        if let Some(machine) = self.nodes.get_mut(node.index()) {
            machine.service = nanos(time);
        }
    }

    /// Sets how many datagrams wait for a busy node before further ones are lost. The default is
    /// 1,024.
    pub fn set_receive_buffer(&mut self, node: NodeId, datagrams: usize) {
        if let Some(machine) = self.nodes.get_mut(node.index()) {
            machine.buffer = datagrams;
        }
    }

    /// Returns whether the process of a node runs. See [`Fault::Stop`].
    pub fn is_up(&self, node: NodeId) -> bool {
        self.machine(node).is_some_and(|machine| machine.is_up)
    }

    /// Returns the statistics of one direction of a link.
    pub fn stats(&self, from: NodeId, to: NodeId) -> Stats {
        self.path(from, to).map_or_else(Stats::default, |path| path.stats)
    }

    /// Returns the statistics of the whole network.
    pub fn total(&self) -> Stats {
        let mut total = self.strays;
        for path in &self.paths {
            total += path.stats;
        }
        total
    }

    /// Returns the number of packets in flight. It includes packets that wait for a busy node, and
    /// copies on their way to a tap.
    pub fn under_way(&self) -> usize {
        self.queue.packets()
    }

    /// Keeps the last `lines` lines of a log of every packet, fault and note. Without this nothing
    /// is recorded, which is faster.
    pub fn keep_log(&mut self, lines: usize) {
        self.log.keep(lines);
    }

    /// Sets how the log describes the content of a datagram. By default it shows the length.
    /// Packets that were damaged, cut short, or are empty are described as well. If the function
    /// panics, the log says so.
    ///
    /// ```
    /// use std::time::Duration;
    /// use tightwire_sim::{Conditions, Sim};
    ///
    /// let mut sim = Sim::new(1);
    /// let (a, b) = (sim.node("a"), sim.node("b"));
    /// sim.link(a, b, Conditions { latency: Duration::from_millis(5), ..Conditions::perfect() });
    /// sim.keep_log(100);
    /// sim.describe(|bytes| String::from_utf8_lossy(bytes).into_owned());
    /// sim.send(a, b, b"hello");
    /// sim.next_event(Duration::from_secs(1));
    /// sim.note(b, || "greeted".into());
    /// assert_eq!(sim.log().collect::<Vec<_>>(), [
    ///     "    0.000000 s  a -> b  sent, arrives after 5.0 ms  5 bytes: hello",
    ///     "    0.005000 s  a -> b  arrived  5 bytes: hello",
    ///     "    0.005000 s  b: greeted",
    /// ]);
    /// ```
    pub fn describe(&mut self, describe: impl Fn(&[u8]) -> String + Send + 'static) {
        self.log.describe = Some(Box::new(describe));
    }

    /// Adds a line to the log, such as why a packet was rejected. The text is created only if there
    /// is a log.
    pub fn note(&mut self, node: NodeId, text: impl FnOnce() -> String) {
        if self.log.is_on() {
            self.log.add(self.now, Line::Note { node, text: text() }, &[]);
        }
    }

    /// Returns the last lines of the log, the oldest first.
    pub fn log(&self) -> impl Iterator<Item = String> + '_ {
        let name = |address: &SocketAddr| match self.owner(*address) {
            Some(node) if self.address(node) == *address => self.name(node).to_string(),
            Some(node) => format!("{} ({address})", self.name(node)),
            None => address.to_string(),
        };
        self.log.text(name, |node| self.name(node).to_string())
    }

    /// Returns a hash over every packet and every fault so far. Two runs with the same hash had the
    /// same packets with the same bytes at the same times. It does not depend on
    /// [`keep_log`](Self::keep_log), and notes do not count.
    pub fn fingerprint(&self) -> u64 {
        self.log.hash()
    }

    fn machine(&self, node: NodeId) -> Option<&Machine> {
        self.nodes.get(node.index())
    }

    fn path_index(&self, from: NodeId, to: NodeId) -> Option<usize> {
        self.machine(from)?.path(to.0)
    }

    fn path(&self, from: NodeId, to: NodeId) -> Option<&Path> {
        self.paths.get(self.path_index(from, to)?)
    }
}
