//! Hostile messages against a server and a client at any point of the handshake. Nothing that a
//! stranger sends has an effect.

use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use tightwire::packet::Protocol;
use tightwire::packet::handshake::{Client, Incoming, Received, Server, Status};
use tightwire::packet::sealed::ClientKey;

use crate::random::Random;

const PROTOCOL: Protocol<u64> = Protocol::new("hostile handshake", 1);

/// Connected, offered a session that it has not used, and about to answer a challenge.
const CONNECTED: u64 = 1;
const OFFERED: u64 = 2;
const ASKING: u64 = 3;

/// The number of messages by kind and result.
#[derive(Default)]
pub(crate) struct Report {
    to_server: u64,
    to_client: u64,
    /// Answers to requests that were overheard, which cost the server nothing but the answer.
    answered_replays: u64,
    bytes_in: u64,
    bytes_out: u64,
    ignored: BTreeMap<String, u64>,
}

impl Report {
    #[allow(dead_code, reason = "the example has no use for it")]
    pub(crate) fn covers_everything(&self) -> bool {
        self.to_server > 0 && self.to_client > 0 && self.answered_replays > 0 && {
            self.ignored.len() >= 7
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "  hostile packets: to the server {}, to a client {}",
            self.to_server, self.to_client
        )?;
        writeln!(
            f,
            "  replayed requests answered {}: {} bytes for {}",
            self.answered_replays, self.bytes_out, self.bytes_in
        )?;
        for (reason, count) in &self.ignored {
            writeln!(f, "  ignored {count}: {reason}")?;
        }
        Ok(())
    }
}

fn key(client: u64) -> ClientKey {
    ClientKey::new([client as u8; 32])
}

fn address(client: u64) -> SocketAddr {
    SocketAddr::from(([10, 0, 0, client as u8], 1000))
}

struct Scene {
    now: Duration,
    server: Server<u64, u64>,
    clients: BTreeMap<u64, Client<u64, u64>>,
    /// The packets that an attacker has overheard, with their senders.
    overheard: Vec<(u64, Vec<u8>)>,
    /// The same, from the server to the clients.
    answers: Vec<Vec<u8>>,
}

impl Scene {
    fn new() -> Self {
        let mut scene = Self {
            now: Duration::from_secs(100),
            server: Server::new(&PROTOCOL, [9; 32]),
            clients: BTreeMap::new(),
            overheard: Vec::new(),
            answers: Vec::new(),
        };
        for client in [CONNECTED, OFFERED, ASKING] {
            scene.server.admit(client, key(client));
            scene.clients.insert(client, Client::new(&PROTOCOL, client, key(client)));
        }
        // Two sessions, so that there are messages of an earlier one.
        for half in [1, 2] {
            scene.connect(CONNECTED, half, 4);
            scene.send_number(CONNECTED);
        }
        scene.connect(OFFERED, 3, 4);
        scene.connect(ASKING, 4, 2);
        scene
    }

    /// Delivers this many messages of a handshake, in either direction.
    fn connect(&mut self, number: u64, half: u8, messages: usize) {
        self.now += Duration::from_millis(1);
        let client = self.clients.get_mut(&number).unwrap();
        client.connect(self.now, [half; 16]);
        for _ in 0..messages / 2 {
            let mut message = client.message(self.now).unwrap().to_vec();
            self.overheard.push((number, message.clone()));
            let random = || [half + 100; 16];
            let reply = self.server.receive(self.now, address(number), &mut message, random);
            let Incoming::Reply(mut reply) = reply else { panic!("{reply:?}") };
            self.answers.push(reply.to_vec());
            let _ = client.receive(self.now, &mut reply);
        }
    }

    /// Sends a packet of the game up and one down.
    fn send_number(&mut self, number: u64) {
        let client = self.clients.get_mut(&number).unwrap();
        let mut buffer = [0; 64];
        let packet = client.sealer().unwrap().seal(&7, &mut buffer).unwrap();
        self.overheard.push((number, packet.to_vec()));
        let mut packet = packet.to_vec();
        let incoming = self.server.receive(self.now, address(number), &mut packet, || [0; 16]);
        assert!(matches!(incoming, Incoming::Packet { client, .. } if client == number));
        let (to, sealer) = self.server.sealer(number).unwrap();
        assert_eq!(to, address(number));
        let mut packet = sealer.seal(&8, &mut buffer).unwrap().to_vec();
        self.answers.push(packet.clone());
        assert!(matches!(client.receive(self.now, &mut packet), Received::Packet(_)));
    }

    /// A packet to the server that its clients have not sent, or not from there, or not now.
    fn hostile(&self, random: &mut Random) -> (SocketAddr, Vec<u8>) {
        let client = 1 + random.below(4) as u64;
        let elsewhere = SocketAddr::from(([10, 1, random.next() as u8, random.next() as u8], 7));
        let from = if random.below(2) == 0 { address(client) } else { elsewhere };
        let (sender, genuine) = &self.overheard[random.below(self.overheard.len())];
        let packet = match random.below(8) {
            0 => {
                let length = random.below(600);
                random.bytes(length)
            }
            // Everything right but what needs a key.
            1 | 2 => forged(random, client),
            // Replayed from where it came from: late. The one client that has not finished its
            // handshake is left out, for what it sends is what it sent.
            3 => return (address(*sender), genuine.clone()),
            // Replayed from elsewhere.
            4 => return (elsewhere, genuine.clone()),
            5 => self.answers[random.below(self.answers.len())].clone(),
            _ => {
                let other = random.bytes(genuine.len() + 8);
                let damaged = random.damaged(genuine, &other);
                return (if random.below(2) == 0 { address(*sender) } else { from }, damaged);
            }
        };
        (from, packet)
    }
}

/// A message with the right numbers and the wrong proof.
fn forged(random: &mut Random, client: u64) -> Vec<u8> {
    let kind = 1 + random.below(5) as u8;
    let mut bytes = vec![0, b't', b'w', b'h', b's', 1, kind, 0, 0];
    if kind == 1 || kind == 3 {
        bytes.extend(PROTOCOL.id().to_le_bytes());
        bytes.extend(client.to_le_bytes());
    }
    bytes.extend([1 + random.below(5) as u8; 16]);
    let length = [0, 512, 65, 81, 57, 120][usize::from(kind)];
    if kind == 1 {
        bytes.resize(length - 16, 0);
    }
    let rest = random.bytes(length - bytes.len());
    bytes.extend(rest);
    bytes
}

pub(crate) fn run(packets: u64, seed: u64) -> Report {
    let (mut random, mut report, mut scene) = (Random::new(seed), Report::default(), Scene::new());
    let before = format!("{:?}", scene.server);
    for number in 0..packets {
        if random.below(4) == 0 {
            attack_client(&mut random, &mut scene, &mut report);
            continue;
        }
        report.to_server += 1;
        let (from, packet) = scene.hostile(&mut random);
        let mut received = packet.clone();
        match scene.server.receive(scene.now, from, &mut received, || panic!("a half was drawn")) {
            Incoming::Packet { .. } => panic!("let in: {packet:02x?}"),
            Incoming::Reply(reply) => {
                report.answered_replays += 1;
                report.bytes_in += packet.len() as u64;
                report.bytes_out += reply.len() as u64;
                assert!(scene.overheard.iter().any(|(_, genuine)| *genuine == packet));
                assert!(reply.len() <= packet.len());
            }
            Incoming::Ignored(denial) => {
                *report.ignored.entry(denial.to_string()).or_default() += 1;
            }
        }
        assert_eq!(received, packet);
        // Now and then, because printing takes longer than all the rest.
        if number % 1000 == 0 {
            assert_eq!(format!("{:?}", scene.server), before, "something is left behind");
        }
    }
    assert_eq!(format!("{:?}", scene.server), before, "something is left behind");
    assert_eq!(scene.clients[&CONNECTED].status(), Status::Connected);
    // Everybody goes on from where they were.
    scene.send_number(CONNECTED);
    scene.send_number(OFFERED);
    finish(&mut scene);
    scene.send_number(ASKING);
    report
}

/// A hostile packet to the client that is connected, and to the one in the middle of it.
fn attack_client(random: &mut Random, scene: &mut Scene, report: &mut Report) {
    report.to_client += 1;
    let number = if random.below(2) == 0 { CONNECTED } else { ASKING };
    let genuine = scene.answers[random.below(scene.answers.len())].clone();
    let packet = match random.below(4) {
        0 => forged(random, number),
        1 => {
            let other = random.bytes(genuine.len() + 8);
            random.damaged(&genuine, &other)
        }
        2 => scene.overheard[random.below(scene.overheard.len())].1.clone(),
        _ => genuine,
    };
    let mut received = packet.clone();
    match scene.clients.get_mut(&number).unwrap().receive(scene.now, &mut received) {
        // The one challenge that was meant for it, once more.
        Received::Progress => assert_eq!(scene.answers.last(), Some(&packet)),
        Received::Ignored(denial) => {
            *report.ignored.entry(denial.to_string()).or_default() += 1;
        }
        other => panic!("{other:?} by {packet:02x?}"),
    }
    assert_eq!(received, packet);
}

/// The rest of the handshake of the client that was in the middle of it.
fn finish(scene: &mut Scene) {
    let client = scene.clients.get_mut(&ASKING).unwrap();
    let mut message = client.message(scene.now).unwrap().to_vec();
    let reply = scene.server.receive(scene.now, address(ASKING), &mut message, || [77; 16]);
    let Incoming::Reply(mut reply) = reply else { panic!("{reply:?}") };
    assert!(matches!(client.receive(scene.now, &mut reply), Received::Connected));
}
