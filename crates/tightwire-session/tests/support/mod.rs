//! A small network in virtual time, with a server, some clients and a network between them.

#![allow(clippy::needless_pass_by_value, reason = "it reads better")]
#![allow(dead_code, reason = "each test uses some of it")]

pub(crate) mod fire;
pub(crate) mod hostile;
pub(crate) mod law;
pub(crate) mod soak;
pub(crate) mod stage;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use tightwire::Wire;
use tightwire_session::{
    Client, ClientEvent, Config, Game, Key, Protocol, Server, ServerEvent, Status,
};

pub(crate) const fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// A message with a number, and some weight.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Note {
    pub(crate) number: u32,
    #[wire(max_len = 30000, bytes)]
    pub(crate) weight: Vec<u8>,
}

impl Note {
    pub(crate) fn new(number: u32) -> Self {
        Self { number, weight: vec![number as u8; (number % 7) as usize] }
    }

    pub(crate) fn of(number: u32, bytes: usize) -> Self {
        Self { number, weight: (0..bytes).map(|at| (at as u32 * 7 + number) as u8).collect() }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Input {
    #[wire(range = -100..=100)]
    pub(crate) throttle: i8,
    pub(crate) stamp: u16,
}

#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Ship {
    #[wire(range = -50_000..=50_000)]
    pub(crate) position: [i32; 2],
    pub(crate) shield: u8,
}

/// A state with a list that can be split.
#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct World {
    pub(crate) round: u32,
    #[wire(max_len = 400)]
    pub(crate) ships: Vec<Ship>,
}

pub(crate) struct Trial;
impl Game for Trial {
    type Input = Input;
    type ToServer = Note;
    type ToClient = Note;
    type World = World;
}

pub(crate) const PROTOCOL: Protocol<Trial> = Protocol::new("trial", 1);

pub(crate) fn key(player: u64) -> Key {
    Key::new([player as u8; 32])
}

/// The same numbers for the same seed.
#[derive(Clone)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11
    }

    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.roll() % end.max(1)
    }

    pub(crate) fn chance(&mut self, share: f64) -> bool {
        (self.below(1 << 40) as f64) < share * (1u64 << 40) as f64
    }
}

/// The effects of the network on datagrams.
#[derive(Clone, Copy)]
pub(crate) struct Weather {
    pub(crate) least: Duration,
    pub(crate) jitter: Duration,
    pub(crate) loss: f64,
    pub(crate) copies: f64,
}

pub(crate) const FAIR: Weather = Weather { least: ms(20), jitter: ms(0), loss: 0.0, copies: 0.0 };
pub(crate) const FOUL: Weather = Weather { least: ms(30), jitter: ms(60), loss: 0.2, copies: 0.1 };

/// The recipient of a datagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum To {
    Server { from: u64 },
    Address(u64),
}

/// A client and its address.
pub(crate) struct Player {
    pub(crate) client: Client<Trial>,
    pub(crate) address: u64,
    pub(crate) events: Vec<ClientEvent<Trial>>,
}

pub(crate) struct Net {
    pub(crate) now: Duration,
    pub(crate) server: Server<Trial, u64>,
    pub(crate) players: BTreeMap<u64, Player>,
    pub(crate) weather: Weather,
    pub(crate) dice: Dice,
    pub(crate) events: Vec<ServerEvent<Trial>>,
    under_way: BTreeMap<(Duration, u64), (To, Vec<u8>)>,
    count: u64,
    /// Every datagram that was sent, for those who look on.
    pub(crate) seen: Vec<(Duration, To, Vec<u8>)>,
    pub(crate) records: bool,
    /// Bytes from and to each address, and whether it was ever proved.
    pub(crate) traffic: BTreeMap<u64, (u64, u64)>,
    pub(crate) largest: usize,
    pub(crate) cut: BTreeSet<u64>,
}

impl Net {
    pub(crate) fn new(players: u64, weather: Weather, seed: u64) -> Self {
        Self::with(players, weather, seed, Config::default())
    }

    pub(crate) fn with(players: u64, weather: Weather, seed: u64, config: Config) -> Self {
        let mut server = Server::new(&PROTOCOL, config.clone(), [seed as u8; 32]);
        let mut all = BTreeMap::new();
        for player in 1..=players {
            server.admit(player, key(player));
            let seed = [(seed as u8).wrapping_mul(31) ^ player as u8 ^ 0x80; 32];
            let client =
                Client::connect(&PROTOCOL, player, key(player), config.clone(), ms(0), seed);
            all.insert(player, Player { client, address: 1000 * player, events: Vec::new() });
        }
        Self {
            now: ms(0),
            server,
            players: all,
            weather,
            dice: Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
            events: Vec::new(),
            under_way: BTreeMap::new(),
            count: 0,
            seen: Vec::new(),
            records: false,
            traffic: BTreeMap::new(),
            largest: 0,
            cut: BTreeSet::new(),
        }
    }

    /// Hands a datagram to the network.
    pub(crate) fn post(&mut self, to: To, bytes: &[u8]) {
        if self.records {
            self.seen.push((self.now, to, bytes.to_vec()));
        }
        self.largest = self.largest.max(bytes.len());
        let copies = 1 + usize::from(self.dice.chance(self.weather.copies));
        for _ in 0..copies {
            if self.dice.chance(self.weather.loss) {
                continue;
            }
            let jitter = self.dice.below(self.weather.jitter.as_micros() as u64 + 1);
            let delay = self.weather.least + Duration::from_micros(jitter);
            self.inject(delay, to, bytes);
        }
    }

    /// Delivers a datagram after a time, whatever the weather.
    pub(crate) fn inject(&mut self, delay: Duration, to: To, bytes: &[u8]) {
        self.count += 1;
        self.under_way.insert((self.now + delay, self.count), (to, bytes.to_vec()));
    }

    /// When the next datagram arrives or somebody has something to do, and not before.
    pub(crate) fn next(&self) -> Duration {
        let arrival = self.under_way.keys().next().map(|(at, _)| *at);
        let clients = self.players.values().filter_map(|player| player.client.wake());
        let wakes = clients.chain(self.server.wake()).chain(arrival);
        wakes.min().unwrap_or(self.now + ms(1000))
    }

    /// Everything that is due, then what everybody sends.
    pub(crate) fn step(&mut self, by: Duration) {
        self.now += by;
        while let Some(entry) = self.under_way.first_entry() {
            if entry.key().0 > self.now {
                break;
            }
            let (to, mut bytes) = entry.remove();
            match to {
                To::Server { from } => {
                    self.traffic.entry(from).or_default().0 += bytes.len() as u64;
                    self.server.receive(self.now, from, &mut bytes);
                }
                To::Address(address) => {
                    let players = self.players.values_mut();
                    for player in players.filter(|player| player.address == address) {
                        player.client.receive(self.now, &mut bytes.clone());
                    }
                }
            }
        }
        self.exchange();
    }

    /// Takes events and sends what is due, without letting time pass.
    pub(crate) fn exchange(&mut self) {
        while let Some(event) = self.server.event() {
            self.events.push(event);
        }
        let mut posts = Vec::new();
        while let Some((to, packet)) = self.server.transmit(self.now) {
            self.traffic.entry(to).or_default().1 += packet.len() as u64;
            posts.push((To::Address(to), packet.to_vec()));
        }
        while let Some(event) = self.server.event() {
            self.events.push(event);
        }
        for player in self.players.values_mut() {
            while let Some(event) = player.client.event() {
                player.events.push(event);
            }
            while let Some(packet) = player.client.transmit(self.now) {
                if !self.cut.contains(&player.address) {
                    posts.push((To::Server { from: player.address }, packet.to_vec()));
                }
            }
            while let Some(event) = player.client.event() {
                player.events.push(event);
            }
        }
        for (to, bytes) in posts {
            let is_cut = matches!(to, To::Address(address) if self.cut.contains(&address));
            if !is_cut {
                self.post(to, &bytes);
            }
        }
    }

    /// Steps of 5 ms until something holds; panics if it does not.
    #[track_caller]
    pub(crate) fn until(&mut self, limit: Duration, mut holds: impl FnMut(&mut Self) -> bool) {
        let end = self.now + limit;
        while !holds(self) {
            assert!(self.now < end, "still not so after {limit:?}");
            self.step(ms(5));
        }
    }

    pub(crate) fn run(&mut self, time: Duration) {
        let end = self.now + time;
        while self.now < end {
            self.step(ms(5));
        }
    }

    #[track_caller]
    pub(crate) fn connect(&mut self) {
        self.until(ms(9000), |net| {
            net.players.values().all(|player| player.client.status() == Status::Connected)
        });
        let joined =
            self.events.iter().filter(|event| matches!(event, ServerEvent::Joined(_))).count();
        assert_eq!(joined, self.players.len());
    }

    pub(crate) fn player(&mut self, player: u64) -> &mut Player {
        self.players.get_mut(&player).unwrap()
    }

    /// The numbers of the messages that the server got from a player.
    pub(crate) fn at_server(&self, player: u64) -> Vec<u32> {
        let of = |event: &ServerEvent<Trial>| match event {
            ServerEvent::Message(from, note) if *from == player => Some(note.number),
            _ => None,
        };
        self.events.iter().filter_map(of).collect()
    }

    /// The numbers of the messages that a player got.
    pub(crate) fn at_client(&self, player: u64) -> Vec<u32> {
        let of = |event: &ClientEvent<Trial>| match event {
            ClientEvent::Message(note) => Some(note.number),
            _ => None,
        };
        self.players[&player].events.iter().filter_map(of).collect()
    }
}
