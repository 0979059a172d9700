//! A server under attack: random, damaged, forged, repeated and lying packets among valid ones.
//!
//! Both kinds of packets go through it. Every valid packet must come out equal to what went in;
//! no packet of a stranger may be let in. The same code runs short as a test and long as the
//! example `hostile`.

use std::collections::VecDeque;
use std::fmt;

use tightwire::packet::sealed::{self, ClientKey, Salt, Sealer, Session, WINDOW};
use tightwire::packet::{Counters, Protocol, Refusal, checked};
use tightwire::{Result as StreamResult, Stream, Writer};

use crate::random::Random;

const PROTOCOL: Protocol<Snapshot> = Protocol::new("hostile run", 1);
const OTHER_PROTOCOL: Protocol<Snapshot> = Protocol::new("hostile run", 2);

/// A server's message with every kind of field that reads lengths or ranges.
#[derive(Clone, Debug, Default, PartialEq)]
struct Snapshot {
    tick: u32,
    name: String,
    bodies: Vec<[i16; 3]>,
    speed: Option<f32>,
    rest: Vec<u8>,
}

impl Snapshot {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.u32(&mut self.tick)?;
        stream.string(&mut self.name, 20)?;
        stream.check("name")?;
        stream.list(&mut self.bodies, 32, |stream, body| {
            stream.array(body, |stream, part| stream.int(part, -1000..=1000))
        })?;
        stream.check("bodies")?;
        stream.option(&mut self.speed, |stream, speed| stream.f32(speed))?;
        stream.list(&mut self.rest, 1000, |stream, byte| stream.u8(byte))
    }

    fn random(random: &mut Random) -> Self {
        let rest = if random.below(8) == 0 { 1000 } else { 30 };
        Self {
            tick: random.next() as u32,
            name: "abcdefghijklmnopqrst"[..random.below(21)].into(),
            bodies: (0..random.below(33))
                .map(|_| [(); 3].map(|()| random.below(2001) as i16 - 1000))
                .collect(),
            speed: (random.below(2) == 0).then(|| random.below(1000) as f32 / 8.0),
            rest: (0..random.below(rest)).map(|_| random.next() as u8).collect(),
        }
    }
}

tightwire::unified!(Snapshot);

/// The number of packets by kind and result.
#[derive(Default)]
pub(crate) struct Tally {
    counters: Counters,
    valid: u64,
    valid_refused: u64,
    hostile: u64,
    hostile_accepted: u64,
    /// Packets of an authorized peer with invalid contents, which only the payload can reject.
    nonsense: u64,
}

impl Tally {
    /// A packet that must come out as it went in.
    fn valid(&mut self, sent: &Snapshot, received: Result<Snapshot, Refusal>) {
        self.valid += 1;
        if self.counters.count(received).as_ref() != Ok(sent) {
            self.valid_refused += 1;
        }
    }

    /// A packet that must not come in.
    fn hostile(&mut self, opened: Result<(), Refusal>) {
        self.hostile += 1;
        if self.counters.count(opened).is_ok() {
            self.hostile_accepted += 1;
        }
    }

    /// A packet that comes in, with a payload that must not do harm.
    fn nonsense(&mut self, received: Result<Snapshot, Refusal>) {
        self.nonsense += 1;
        let _ = self.counters.count(received);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  valid {}, refused {}", self.valid, self.valid_refused)?;
        writeln!(f, "  hostile {}, accepted {}", self.hostile, self.hostile_accepted)?;
        writeln!(f, "  nonsense from a peer {}", self.nonsense)?;
        writeln!(f, "  {}", self.counters)
    }
}

/// The outcome of a run.
pub(crate) struct Report {
    sealed: Tally,
    checked: Tally,
}

impl Report {
    /// No valid packet was refused, and no stranger's sealed packet accepted.
    ///
    /// Of checked packets, chance lets in one damaged packet in four billion.
    pub(crate) fn is_good(&self) -> bool {
        self.sealed.valid_refused == 0
            && self.sealed.hostile_accepted == 0
            && self.checked.valid_refused == 0
            && self.checked.hostile_accepted <= 1
    }

    /// Packets of every kind came, and every gate that they can reach refused some.
    #[allow(dead_code, reason = "the example has no use for it")]
    pub(crate) fn covers_everything(&self) -> bool {
        use tightwire::packet::Gate;

        let all = |tally: &Tally, gates: &[Gate]| {
            tally.valid > 0
                && tally.nonsense > 0
                && gates.iter().all(|&gate| tally.counters.refused(gate) > 0)
        };
        let reached = [Gate::TooShort, Gate::Payload];
        let sealed = [Gate::Header, Gate::TooOld, Gate::Replayed, Gate::Tag];
        all(&self.sealed, &reached)
            && all(&self.sealed, &sealed)
            && all(&self.checked, &reached)
            && all(&self.checked, &[Gate::Checksum])
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sealed\n{}checked\n{}", self.sealed, self.checked)
    }
}

/// Sends that many packets of each kind.
pub(crate) fn run(packets: u64, seed: u64) -> Report {
    let random = || Random::new(seed);
    Report { sealed: run_sealed(packets, random()), checked: run_checked(packets, random()) }
}

/// The header of a sequence below 2^56.
fn front(sequence: u64) -> Vec<u8> {
    let length = (64 - sequence.leading_zeros() as usize).div_ceil(7).max(1);
    ((sequence << length) | (1 << (length - 1))).to_le_bytes()[..length].to_vec()
}

/// A session, and everybody else.
struct Scene {
    client: Session<Snapshot, Snapshot>,
    server: Session<Snapshot, Snapshot>,
    /// Another client, another session, another build.
    strangers: [Sealer<Snapshot>; 3],
    /// Sealed and not yet delivered, oldest first.
    in_flight: VecDeque<(u64, Snapshot, Vec<u8>)>,
    /// Delivered, oldest first.
    delivered: VecDeque<Vec<u8>>,
    buffer: Vec<u8>,
}

impl Scene {
    fn new() -> Self {
        let salt = || Salt::new([1; 16], [2; 16]);
        let key = ClientKey::new([3; 32]);
        Self {
            client: sealed::client(&PROTOCOL, &key, salt()),
            server: sealed::server(&PROTOCOL, &key, salt()),
            strangers: [
                sealed::client(&PROTOCOL, &ClientKey::new([4; 32]), salt()).sealer,
                sealed::client(&PROTOCOL, &key, Salt::new([1; 16], [5; 16])).sealer,
                sealed::client(&OTHER_PROTOCOL, &key, salt()).sealer,
            ],
            in_flight: VecDeque::new(),
            delivered: VecDeque::new(),
            buffer: vec![0; 2048],
        }
    }

    fn send(&mut self, random: &mut Random) {
        let snapshot = Snapshot::random(random);
        let sequence = self.client.sealer.next_sequence().unwrap();
        let packet = self.client.sealer.seal(&snapshot, &mut self.buffer).unwrap().to_vec();
        self.in_flight.push_back((sequence, snapshot, packet));
    }

    /// Delivers a packet out of order, but not so late that it is lost for good.
    fn deliver(&mut self, random: &mut Random, tally: &mut Tally) {
        let newest = self.client.sealer.next_sequence().unwrap();
        let late = self.in_flight.front().is_some_and(|first| newest - first.0 >= WINDOW - 1);
        let at = if late { 0 } else { random.below(self.in_flight.len()) };
        let (_, snapshot, packet) = self.in_flight.remove(at).unwrap();
        tally.valid(&snapshot, self.receive(&mut packet.clone()));
        self.delivered.push_back(packet);
        if self.delivered.len() > 3 * WINDOW as usize {
            self.delivered.pop_front();
        }
    }

    fn receive(&mut self, packet: &mut [u8]) -> Result<Snapshot, Refusal> {
        self.server.opener.open(packet)?.decode()
    }

    /// A packet that must not be let in.
    fn hostile(&mut self, random: &mut Random) -> Vec<u8> {
        let some =
            |random: &mut Random, from: &VecDeque<Vec<u8>>| from[random.below(from.len())].clone();
        match random.below(6) {
            0 => {
                let length = random.below(1500);
                random.bytes(length)
            }
            // A sequence that is new and not far ahead, so that only the tag can refuse it.
            1 => {
                let ahead = self.client.sealer.next_sequence().unwrap() + random.below(100) as u64;
                let length = 17 + random.below(200);
                [front(ahead), random.bytes(length)].concat()
            }
            2 => some(random, &self.delivered),
            3 => {
                let who = random.below(3);
                let sealer = &mut self.strangers[who];
                let ahead = self.client.sealer.next_sequence().unwrap();
                let _ = sealer.skip_to(ahead);
                sealer.seal(&Snapshot::random(random), &mut self.buffer).unwrap().to_vec()
            }
            4 => {
                let ahead = self.client.sealer.next_sequence().unwrap();
                let _ = self.server.sealer.skip_to(ahead);
                let snapshot = Snapshot::random(random);
                self.server.sealer.seal(&snapshot, &mut self.buffer).unwrap().to_vec()
            }
            _ => {
                let other = some(random, &self.delivered);
                let at = random.below(self.in_flight.len());
                random.damaged(&self.in_flight[at].2, &other)
            }
        }
    }
}

fn run_sealed(packets: u64, mut random: Random) -> Tally {
    let (mut tally, mut scene) = (Tally::default(), Scene::new());
    for _ in 0..64 {
        scene.send(&mut random);
    }
    for _ in 0..8 {
        scene.deliver(&mut random, &mut tally);
    }
    for _ in 8..packets {
        match random.below(16) {
            0..8 => {
                scene.send(&mut random);
                scene.deliver(&mut random, &mut tally);
            }
            8 => {
                let length = random.below(300);
                let payload = random.bytes(length);
                let write = |stream: &mut tightwire::WriteStream<'_>| stream.write_bytes(&payload);
                let sealer = &mut scene.client.sealer;
                let mut packet = sealer.seal_with(&mut scene.buffer, write).unwrap().to_vec();
                tally.nonsense(scene.receive(&mut packet));
            }
            _ => {
                let packet = scene.hostile(&mut random);
                let mut received = packet.clone();
                tally.hostile(scene.server.opener.open(&mut received).map(|_| ()));
                assert_eq!(received, packet, "a refused packet changed");
            }
        }
    }
    // Whatever was done to the server, packets in flight still arrive.
    while !scene.in_flight.is_empty() {
        scene.deliver(&mut random, &mut tally);
    }
    tally
}

fn run_checked(packets: u64, mut random: Random) -> Tally {
    let mut tally = Tally::default();
    let to_server = PROTOCOL.to_server();
    let mut buffer = vec![0; 2048];
    let receive = |packet: &[u8]| checked::open(&to_server, packet)?.decode();
    let opens = |packet: &[u8]| checked::open(&to_server, packet).map(|_| ());
    let mut previous =
        checked::write(&to_server, &Snapshot::default(), &mut buffer).unwrap().to_vec();
    for _ in 0..packets {
        match random.below(16) {
            0..8 => {
                let snapshot = Snapshot::random(&mut random);
                let packet = checked::write(&to_server, &snapshot, &mut buffer).unwrap();
                tally.valid(&snapshot, receive(packet));
                previous = packet.to_vec();
            }
            // Anybody can compute a CRC, so only the payload can refuse these.
            8..10 => {
                let length = random.below(300);
                let payload = random.bytes(length);
                let write = |stream: &mut tightwire::WriteStream<'_>| stream.write_bytes(&payload);
                let packet = checked::write_with(&to_server, &mut buffer, write).unwrap();
                tally.nonsense(receive(packet));
            }
            10..12 => {
                let length = random.below(1500);
                tally.hostile(opens(&random.bytes(length)));
            }
            12 => {
                let snapshot = Snapshot::random(&mut random);
                let packet =
                    checked::write(&OTHER_PROTOCOL.to_server(), &snapshot, &mut buffer).unwrap();
                tally.hostile(opens(packet));
            }
            _ => {
                let other = Snapshot::random(&mut random);
                let other = checked::write(&to_server, &other, &mut buffer).unwrap();
                let damaged = random.damaged(&previous, other);
                // Two packets may agree up to the place where they are joined.
                if damaged != previous && damaged != other {
                    tally.hostile(opens(&damaged));
                }
            }
        }
    }
    tally
}
