//! A server, a client and a clock, for the tests of the handshake.

use std::net::SocketAddr;
use std::time::Duration;

use tightwire::packet::Protocol;
use tightwire::packet::handshake::{Client, Denial, Incoming, RETRY, Received, Server, Status};
use tightwire::packet::sealed::ClientKey;

use crate::support::{CLIENT_HALF, INPUT, Input, KEY, PROTOCOL, SERVER_HALF};

pub(crate) const NUMBER: u64 = 42;

pub(crate) fn home() -> SocketAddr {
    "203.0.113.7:50000".parse().unwrap()
}

pub(crate) fn elsewhere() -> SocketAddr {
    "198.51.100.9:50000".parse().unwrap()
}

/// The secret of the vectors.
pub(crate) fn secret() -> [u8; 32] {
    std::array::from_fn(|at| 0x80 + at as u8)
}

/// A server, a client and a clock. Each half that is drawn is another one.
pub(crate) struct Pair {
    pub(crate) now: Duration,
    pub(crate) server: Server<Input, Input>,
    pub(crate) client: Client<Input, Input>,
    /// The number of halves that the server has drawn.
    pub(crate) halves: u8,
}

/// The server's reaction to a packet, without its content.
#[derive(Debug, PartialEq)]
pub(crate) enum Answer {
    Reply(Vec<u8>),
    Packet { joined: bool },
    Ignored(Denial),
}

impl Pair {
    pub(crate) fn new() -> Self {
        Self::of(&PROTOCOL)
    }

    pub(crate) fn of(protocol: &Protocol<Input>) -> Self {
        let mut server = Server::new(&PROTOCOL, secret());
        server.admit(NUMBER, ClientKey::new(KEY));
        let client = Client::new(protocol, NUMBER, ClientKey::new(KEY));
        Self { now: Duration::from_secs(1), server, client, halves: 0 }
    }

    /// A client that has just asked.
    pub(crate) fn asking() -> Self {
        let mut pair = Self::new();
        pair.client.connect(pair.now, CLIENT_HALF);
        pair
    }

    pub(crate) fn connected() -> Self {
        let mut pair = Self::asking();
        pair.finish(home());
        pair
    }

    pub(crate) fn message(&mut self) -> Vec<u8> {
        self.client.message(self.now).expect("a message is due").to_vec()
    }

    pub(crate) fn server_gets(&mut self, from: SocketAddr, packet: &[u8]) -> Answer {
        let halves = &mut self.halves;
        let draw = || {
            *halves += 1;
            let mut half = SERVER_HALF;
            half[0] += *halves - 1;
            half
        };
        let mut received = packet.to_vec();
        match self.server.receive(self.now, from, &mut received, draw) {
            Incoming::Reply(message) => Answer::Reply(message.to_vec()),
            Incoming::Packet { client, joined, packet } => {
                assert_eq!((client, packet.decode()), (NUMBER, Ok(INPUT)));
                Answer::Packet { joined }
            }
            Incoming::Ignored(denial) => {
                assert_eq!(received, packet, "{denial}: changed");
                Answer::Ignored(denial)
            }
        }
    }

    #[track_caller]
    pub(crate) fn reply(&mut self, from: SocketAddr, packet: &[u8]) -> Vec<u8> {
        match self.server_gets(from, packet) {
            Answer::Reply(reply) => reply,
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    pub(crate) fn assert_ignored(&mut self, from: SocketAddr, packet: &[u8], denial: Denial) {
        let before = format!("{:?}", self.server);
        assert_eq!(self.server_gets(from, packet), Answer::Ignored(denial));
        assert_eq!(format!("{:?}", self.server), before, "{denial}: something is left behind");
    }

    pub(crate) fn client_gets(&mut self, packet: &[u8]) -> Received<'static, Input> {
        match self.client.receive(self.now, &mut packet.to_vec()) {
            Received::Packet(opened) => {
                assert_eq!(opened.decode(), Ok(INPUT));
                // What the game would do with it is over; that it came is what counts.
                Received::Progress
            }
            Received::Progress => Received::Progress,
            Received::Connected => Received::Connected,
            Received::Refused(hello) => Received::Refused(hello),
            Received::Ignored(denial) => Received::Ignored(denial),
        }
    }

    pub(crate) fn sealed(&mut self) -> Vec<u8> {
        let sealer = self.client.sealer().expect("a session");
        sealer.seal(&INPUT, &mut [0; 64]).unwrap().to_vec()
    }

    /// Everything that is left of a handshake, and a packet each way.
    #[track_caller]
    pub(crate) fn finish(&mut self, from: SocketAddr) {
        for _ in 0..8 {
            if let Some(message) = self.client.message(self.now) {
                let reply = self.reply(from, &message);
                self.client_gets(&reply);
            }
            self.now += RETRY / 2;
        }
        assert_eq!(self.client.status(), Status::Connected);
        let packet = self.sealed();
        assert_eq!(self.server_gets(from, &packet), Answer::Packet { joined: true });
        self.assert_in_touch(from);
    }

    /// A packet each way.
    #[track_caller]
    pub(crate) fn assert_in_touch(&mut self, from: SocketAddr) {
        let packet = self.sealed();
        assert_eq!(self.server_gets(from, &packet), Answer::Packet { joined: false });
        let (to, sealer) = self.server.sealer(NUMBER).expect("a session");
        assert_eq!(to, from);
        let packet = sealer.seal(&INPUT, &mut [0; 64]).unwrap().to_vec();
        assert!(matches!(self.client_gets(&packet), Received::Progress));
    }
}
