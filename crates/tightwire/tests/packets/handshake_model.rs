//! A handshake on a network that loses, doubles, delays, replays, redirects and damages, with
//! clients that come and go, and a model that knows who sent what.
//!
//! After every step: a packet is let in only if its client sent it, from an address of its own,
//! and once; a client is connected only by an answer that the server gave to it; nothing that is
//! ignored changes the server; no answer is longer than what it answers; strangers leave no
//! trace. Again and again the network is fair for a while, and everybody who may connect does.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use tightwire::packet::handshake::{Client, Incoming, Received, Server, Status, is_handshake};
use tightwire::packet::sealed::ClientKey;
use tightwire::packet::{Difference, Protocol};

use crate::random::Random;

const PROTOCOL: Protocol<u64> = Protocol::new("model", 1);
const NEWER: Protocol<u64> = Protocol::new("model", 2);

/// Clients that may connect, then one of another build, then one that nobody admitted.
const ADMITTED: usize = 4;
const OTHER_BUILD: usize = ADMITTED;
const STRANGER: usize = ADMITTED + 1;
const CLIENTS: usize = ADMITTED + 2;

/// Packets that the network remembers.
const KEPT: usize = 400;

/// Steps between two fair times.
const FAIR_EVERY: u64 = 500;

#[derive(Clone, Copy, Debug, PartialEq)]
enum To {
    Server,
    Client(usize),
}

#[derive(Clone)]
struct Packet {
    from: SocketAddr,
    to: To,
    bytes: Vec<u8>,
}

/// The number of occurrences of each event.
#[derive(Default)]
pub(crate) struct Report {
    steps: u64,
    connected: u64,
    joined: u64,
    refused: u64,
    to_server: u64,
    to_client: u64,
    replies: u64,
    ignored: BTreeMap<String, u64>,
}

impl Report {
    #[allow(dead_code, reason = "the example has no use for it")]
    pub(crate) fn covers_everything(&self) -> bool {
        let Self { connected, joined, refused, to_server, to_client, replies, .. } = self;
        [connected, joined, refused, to_server, to_client, replies].iter().all(|&&n| n > 10)
            // Every reason but one, which needs a client that changes its build on the way.
            && self.ignored.len() >= 10
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  steps {}, answers {}", self.steps, self.replies)?;
        writeln!(
            f,
            "  sessions: client {}, server {}; refused builds {}",
            self.connected, self.joined, self.refused
        )?;
        writeln!(f, "  packets of the game: up {}, down {}", self.to_server, self.to_client)?;
        for (reason, count) in &self.ignored {
            writeln!(f, "  ignored {count}: {reason}")?;
        }
        Ok(())
    }
}

struct World {
    random: Random,
    now: Duration,
    server: Server<u64, u64>,
    clients: Vec<Client<u64, u64>>,
    /// All addresses that each client has had; the last is the present one.
    addresses: Vec<Vec<SocketAddr>>,
    in_flight: Vec<Packet>,
    history: Vec<Packet>,
    /// The client by or to whom each number was sealed.
    sealed: BTreeMap<u64, (usize, To)>,
    opened: BTreeSet<u64>,
    /// Client and both halves, of every session that the server offered.
    offered: BTreeSet<(usize, Vec<u8>)>,
    taken: BTreeSet<Vec<u8>>,
    report: Report,
}

fn key(client: usize) -> ClientKey {
    ClientKey::new([client as u8 + 1; 32])
}

fn server(random: &mut Random) -> Server<u64, u64> {
    let mut server = Server::new(&PROTOCOL, random.array());
    for client in 0..=OTHER_BUILD {
        server.admit(client as u64, key(client));
    }
    server
}

fn address(random: &mut Random) -> SocketAddr {
    SocketAddr::from(([10, 0, 0, random.below(4) as u8], 1000 + random.below(8) as u16))
}

pub(crate) fn run(steps: u64, seed: u64) -> Report {
    let mut random = Random::new(seed);
    let server = server(&mut random);
    let protocol = |client| if client == OTHER_BUILD { &NEWER } else { &PROTOCOL };
    let mut world = World {
        now: Duration::from_secs(1),
        server,
        clients: (0..CLIENTS)
            .map(|client| Client::new(protocol(client), client as u64, key(client)))
            .collect(),
        addresses: (0..CLIENTS).map(|_| vec![address(&mut random)]).collect(),
        random,
        in_flight: Vec::new(),
        history: Vec::new(),
        sealed: BTreeMap::new(),
        opened: BTreeSet::new(),
        offered: BTreeSet::new(),
        taken: BTreeSet::new(),
        report: Report::default(),
    };
    for step in 1..=steps {
        world.report.steps = step;
        world.step();
        if step % FAIR_EVERY == 0 {
            world.be_fair();
        }
    }
    world.report
}

impl World {
    fn step(&mut self) {
        let client = self.random.below(CLIENTS);
        match self.random.below(100) {
            0..2 => {
                let half = self.random.array();
                self.clients[client].connect(self.now, half);
            }
            2..17 => self.tick(client),
            17..27 => self.seal_up(client),
            27..37 => self.seal_down(client),
            37..62 => {
                if let Some(packet) = self.pick_in_flight() {
                    self.deliver(&packet);
                }
            }
            62..66 => drop(self.pick_in_flight()),
            66..72 => self.replay(|_, packet| packet),
            72..78 => self.replay(|world, mut packet| {
                packet.from = match world.random.below(2) {
                    0 => *world.addresses[client].last().unwrap(),
                    _ => address(&mut world.random),
                };
                packet
            }),
            78..84 => self.replay(|world, mut packet| {
                let other = world.random.bytes(packet.bytes.len() + 9);
                packet.bytes = world.random.damaged(&packet.bytes, &other);
                packet
            }),
            84..87 => self.forge(client),
            87..97 => self.now += Duration::from_micros(self.random.next() % 100_000),
            97 => self.now += Duration::from_millis(self.random.next() % 6_000),
            98 => {
                let new = address(&mut self.random);
                self.addresses[client].push(new);
            }
            _ => match self.random.below(20) {
                0 => self.server = server(&mut self.random),
                1..4 => self.server.disconnect(client as u64),
                4 if client < STRANGER => self.server.admit(client as u64, key(client)),
                _ => {}
            },
        }
        self.check_strangers();
    }

    /// Those who must not have a session have none.
    fn check_strangers(&self) {
        for client in [OTHER_BUILD, STRANGER] {
            assert!(!self.server.is_connected(client as u64), "{client} got in");
        }
    }

    fn here(&self, client: usize) -> SocketAddr {
        *self.addresses[client].last().unwrap()
    }

    fn send(&mut self, from: SocketAddr, to: To, bytes: &[u8]) {
        let packet = Packet { from, to, bytes: bytes.to_vec() };
        if self.history.len() < KEPT {
            self.history.push(packet.clone());
        } else {
            let place = self.random.below(KEPT);
            self.history[place] = packet.clone();
        }
        if self.in_flight.len() < KEPT {
            self.in_flight.push(packet);
        }
    }

    fn pick_in_flight(&mut self) -> Option<Packet> {
        let place = self.random.below(self.in_flight.len().max(1));
        (place < self.in_flight.len()).then(|| self.in_flight.swap_remove(place))
    }

    /// Delivers something old, after a change.
    fn replay(&mut self, change: impl FnOnce(&mut Self, Packet) -> Packet) {
        if self.history.is_empty() {
            return;
        }
        let packet = self.history[self.random.below(self.history.len())].clone();
        let packet = change(self, packet);
        self.deliver(&packet);
    }

    /// Delivers something made up, with all that a stranger can know.
    fn forge(&mut self, client: usize) {
        let kind = 1 + self.random.below(6) as u8;
        let mut bytes = vec![0, b't', b'w', b'h', b's', 1, kind, 0, 0];
        bytes.extend(PROTOCOL.id().to_le_bytes());
        bytes.extend((client as u64).to_le_bytes());
        bytes.extend(self.random.bytes(16));
        let length = [512, 65, 81, 57, 200][self.random.below(5)];
        let fill = if self.random.below(2) == 0 { 0 } else { self.random.next() as u8 };
        bytes.resize(length, fill);
        let from = address(&mut self.random);
        let to = if self.random.below(2) == 0 { To::Server } else { To::Client(client) };
        self.deliver(&Packet { from, to, bytes });
    }

    fn tick(&mut self, client: usize) {
        if let Some(message) = self.clients[client].message(self.now) {
            self.send(self.here(client), To::Server, &message);
        }
    }

    fn seal_up(&mut self, client: usize) {
        let number = self.sealed.len() as u64;
        let Some(sealer) = self.clients[client].sealer() else { return };
        let mut buffer = [0; 64];
        let packet = sealer.seal(&number, &mut buffer).unwrap();
        self.sealed.insert(number, (client, To::Server));
        self.send(self.here(client), To::Server, packet);
    }

    fn seal_down(&mut self, client: usize) {
        let number = self.sealed.len() as u64;
        let Some((to, sealer)) = self.server.sealer(client as u64) else { return };
        let mut buffer = [0; 64];
        let packet = sealer.seal(&number, &mut buffer).unwrap();
        self.sealed.insert(number, (client, To::Client(client)));
        // It goes to whoever is at the address now.
        let who = (0..CLIENTS).find(|&client| self.here(client) == to).unwrap_or(client);
        self.send(to, To::Client(who), packet);
    }

    fn deliver(&mut self, packet: &Packet) {
        match packet.to {
            To::Server => self.deliver_to_server(packet),
            To::Client(client) => self.deliver_to_client(client, packet),
        }
    }

    fn deliver_to_server(&mut self, packet: &Packet) {
        let before = format!("{:?}", self.server);
        let mut bytes = packet.bytes.clone();
        let half = self.random.array();
        match self.server.receive(self.now, packet.from, &mut bytes, || half) {
            Incoming::Packet { client, joined, packet: opened } => {
                let number = opened.decode().unwrap();
                let client = client as usize;
                assert_eq!(self.sealed.get(&number), Some(&(client, To::Server)));
                assert!(self.opened.insert(number), "{number} came in twice");
                assert!(self.addresses[client].contains(&packet.from));
                self.report.to_server += 1;
                self.report.joined += u64::from(joined);
            }
            Incoming::Reply(message) => {
                assert!(message.len() <= packet.bytes.len(), "an answer is longer");
                assert_eq!(bytes, packet.bytes);
                let after = format!("{:?}", self.server);
                match packet.bytes[6] {
                    1 => assert_eq!(after, before, "a request left something behind"),
                    _ => {
                        let client = u64::from_le_bytes(packet.bytes[17..25].try_into().unwrap());
                        self.offered.insert((client as usize, message[9..41].to_vec()));
                    }
                }
                self.report.replies += 1;
                if let Some(client) = (0..CLIENTS).find(|&who| self.here(who) == packet.from) {
                    self.send(packet.from, To::Client(client), &message);
                }
            }
            Incoming::Ignored(denial) => {
                assert_eq!(bytes, packet.bytes, "an ignored packet changed");
                assert_eq!(format!("{:?}", self.server), before, "{denial} left something behind");
                *self.report.ignored.entry(denial.to_string()).or_default() += 1;
            }
        }
    }

    fn deliver_to_client(&mut self, client: usize, packet: &Packet) {
        let mut bytes = packet.bytes.clone();
        match self.clients[client].receive(self.now, &mut bytes) {
            Received::Packet(opened) => {
                let number = opened.decode().unwrap();
                assert_eq!(self.sealed.get(&number), Some(&(client, To::Client(client))));
                assert!(self.opened.insert(number), "{number} came in twice");
                self.report.to_client += 1;
            }
            Received::Progress => assert!(is_handshake(&bytes)),
            Received::Connected => {
                assert!(client < ADMITTED, "{client} is connected");
                let halves = packet.bytes[9..41].to_vec();
                assert!(self.offered.contains(&(client, halves.clone())), "nobody offered it");
                assert!(self.taken.insert(halves), "the same salt twice");
                self.report.connected += 1;
            }
            Received::Refused(hello) => {
                assert_eq!(client, OTHER_BUILD);
                let difference = NEWER.hello().compare(&hello);
                assert_eq!(difference, Some(Difference::Version { ours: 2, theirs: 1 }));
                self.report.refused += 1;
            }
            Received::Ignored(denial) => {
                assert_eq!(bytes, packet.bytes, "an ignored packet changed");
                *self.report.ignored.entry(denial.to_string()).or_default() += 1;
            }
        }
    }

    /// Whatever was done so far, everybody who may connect now does, in four messages and one
    /// packet, and the others do not.
    fn be_fair(&mut self) {
        self.in_flight.clear();
        self.now += Duration::from_millis(1);
        for client in 0..CLIENTS {
            // An address of its own, so that no other packets arrive there.
            let here = SocketAddr::from(([10, 9, 9, client as u8], self.random.next() as u16));
            self.addresses[client].push(here);
            let half = self.random.array();
            self.clients[client].connect(self.now, half);
            for _ in 0..2 {
                self.now += Duration::from_micros(10);
                self.tick(client);
                while let Some(packet) = self.in_flight.pop() {
                    self.deliver(&packet);
                }
            }
            let expected = match client {
                OTHER_BUILD => Status::Refused,
                STRANGER => Status::Connecting,
                _ => Status::Connected,
            };
            assert_eq!(self.clients[client].status(), expected, "{client}");
            let joined = self.report.joined;
            self.seal_up(client);
            while let Some(packet) = self.in_flight.pop() {
                self.deliver(&packet);
            }
            let is_in = client < ADMITTED;
            assert_eq!(self.report.joined, joined + u64::from(is_in), "{client}");
            assert_eq!(self.server.is_connected(client as u64), is_in, "{client}");
            let down = self.report.to_client;
            self.seal_down(client);
            while let Some(packet) = self.in_flight.pop() {
                self.deliver(&packet);
            }
            assert_eq!(self.report.to_client, down + u64::from(is_in), "{client}");
        }
        self.check_strangers();
    }
}
