//! A server and a client on UDP: handshake, packets both ways, a new address, another build.
//!
//! ```text
//! cargo run --example handshake --features seal
//! ```
//!
//! Both run in this process. The library does no I/O, so a game keeps its own loop; what it needs
//! around the handshake is `now`, `random` and a socket.

use std::error::Error;
use std::io;
use std::net::{SocketAddr, UdpSocket};
use std::time::{Duration, Instant};

use tightwire::Wire;
use tightwire::packet::Protocol;
use tightwire::packet::handshake::{Client, Incoming, Received, Server};
use tightwire::packet::sealed::ClientKey;

/// All that a client may send.
#[derive(Wire, Clone, Debug, PartialEq)]
enum FromClient {
    Move {
        #[wire(range = -100..=100)]
        throttle: i8,
    },
    Chat(#[wire(max_len = 80)] String),
}

/// All that the server may send.
#[derive(Wire, Clone, Debug, PartialEq)]
enum FromServer {
    Welcome { player: u64 },
    Heard(#[wire(max_len = 80)] String),
}

const PROTOCOL: Protocol<FromClient, FromServer> = Protocol::new("handshake example", 1);
const NEWER: Protocol<FromClient, FromServer> = Protocol::new("handshake example", 2);

/// Bytes that nobody can guess.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        // Without them nothing is secret, so there is no game.
        eprintln!("no random bytes: {error}");
        std::process::exit(2);
    }
    bytes
}

/// The most datagrams that a server takes in at a time, so that a flood does not keep it from its
/// other work.
const MOST_AT_ONCE: usize = 1_000;

/// A server: its socket, its clients, and the moment from which it counts.
struct Host {
    socket: UdpSocket,
    server: Server<FromClient, FromServer>,
    start: Instant,
}

impl Host {
    /// Takes in what has arrived, and answers. Nothing that arrives is an error of the server.
    fn work(&mut self) {
        let mut buffer = vec![0; 65_536];
        for _ in 0..MOST_AT_ONCE {
            let Ok((length, from)) = self.socket.recv_from(&mut buffer) else { return };
            let datagram = buffer.get_mut(..length).unwrap_or_default();
            let send = |to: SocketAddr, packet: &[u8]| self.socket.send_to(packet, to).map(drop);
            receive(&mut self.server, self.start.elapsed(), from, datagram, send);
        }
    }
}

/// Handles one datagram on the server. If `send` fails, the packet is lost like any other.
fn receive(
    server: &mut Server<FromClient, FromServer>,
    now: Duration,
    from: SocketAddr,
    datagram: &mut [u8],
    mut send: impl FnMut(SocketAddr, &[u8]) -> io::Result<()>,
) {
    match server.receive(now, from, datagram, random) {
        Incoming::Reply(message) => {
            let _ = send(from, &message);
        }
        Incoming::Packet { client, joined, packet } => {
            // A client with a key can still send nonsense.
            let message = packet.decode();
            if joined {
                println!("server: client {client} is at {from}");
                tell(server, client, &FromServer::Welcome { player: client }, &mut send);
            }
            match message {
                Ok(FromClient::Chat(text)) => {
                    tell(server, client, &FromServer::Heard(text), &mut send);
                }
                Ok(FromClient::Move { throttle }) => println!("server: throttle {throttle}"),
                Err(_) => {}
            }
        }
        // Nothing that a stranger sends is worth a line in a log.
        Incoming::Ignored(_) => {}
    }
}

/// Sends a message to a client, if it is connected.
fn tell(
    server: &mut Server<FromClient, FromServer>,
    client: u64,
    message: &FromServer,
    mut send: impl FnMut(SocketAddr, &[u8]) -> io::Result<()>,
) {
    let mut buffer = [0; 1200];
    let Some((address, sealer)) = server.sealer(client) else { return };
    let Ok(packet) = sealer.seal(message, &mut buffer) else { return };
    let _ = send(address, packet);
}

/// A client: its socket, its session, and the moment from which it counts.
struct Player {
    socket: UdpSocket,
    client: Client<FromClient, FromServer>,
    start: Instant,
}

impl Player {
    fn new(
        protocol: &Protocol<FromClient, FromServer>,
        number: u64,
        key: ClientKey,
        server: SocketAddr,
    ) -> Result<Self, Box<dyn Error>> {
        let socket = connected_socket(server)?;
        let client = Client::new(protocol, number, key);
        Ok(Self { socket, client, start: Instant::now() })
    }

    /// Sends what is due and takes in what has arrived. Returns what the game should see.
    fn work(&mut self) -> Result<Vec<String>, Box<dyn Error>> {
        let mut seen = Vec::new();
        let mut buffer = [0; 1500];
        while let Ok(length) = self.socket.recv(&mut buffer) {
            let packet = buffer.get_mut(..length).unwrap_or_default();
            match self.client.receive(self.start.elapsed(), packet) {
                Received::Packet(packet) => match packet.decode() {
                    Ok(message) => seen.push(format!("{message:?}")),
                    Err(refusal) => println!("client: {refusal}"),
                },
                Received::Connected => {
                    self.send(&FromClient::Chat("hello".into()))?;
                }
                Received::Refused(theirs) => {
                    let why = NEWER.hello().compare(&theirs);
                    seen.push(why.map_or_else(String::new, |why| why.to_string()));
                }
                Received::Progress | Received::Ignored(_) => {}
            }
        }
        if let Some(message) = self.client.message(self.start.elapsed()) {
            let _ = self.socket.send(&message);
        }
        Ok(seen)
    }

    fn send(&mut self, message: &FromClient) -> Result<(), Box<dyn Error>> {
        let Some(sealer) = self.client.sealer() else { return Ok(()) };
        let mut buffer = [0; 1200];
        let _ = self.socket.send(sealer.seal(message, &mut buffer)?);
        Ok(())
    }
}

fn connected_socket(server: SocketAddr) -> Result<UdpSocket, Box<dyn Error>> {
    let socket = UdpSocket::bind("127.0.0.1:0")?;
    socket.connect(server)?;
    socket.set_nonblocking(true)?;
    Ok(socket)
}

/// Lets both work until the player has seen so much.
fn until(host: &mut Host, player: &mut Player, count: usize) -> Result<(), Box<dyn Error>> {
    let mut seen = 0;
    // Rounds are counted, not seconds, so it does not matter how slow the machine is.
    for _ in 0..60_000 {
        for line in player.work()? {
            println!("client: {line}");
            seen += 1;
        }
        if seen >= count {
            return Ok(());
        }
        host.work();
        std::thread::sleep(Duration::from_millis(1));
    }
    Err("nothing happens any more".into())
}

fn main() -> Result<(), Box<dyn Error>> {
    let socket = UdpSocket::bind("127.0.0.1:0")?;
    let address = socket.local_addr()?;
    socket.set_nonblocking(true)?;
    let server = Server::new(&PROTOCOL, random());
    let mut host = Host { socket, server, start: Instant::now() };

    // What a matchmaker would give to both over HTTPS.
    let key: [u8; 32] = random();
    host.server.admit(42, ClientKey::new(key));
    let mut player = Player::new(&PROTOCOL, 42, ClientKey::new(key), address)?;
    player.client.connect(player.start.elapsed(), random());
    until(&mut host, &mut player, 2)?;
    player.send(&FromClient::Move { throttle: 70 })?;

    println!("-- the client's address changes; it hears nothing more, and connects again");
    player.socket = connected_socket(address)?;
    player.client.connect(player.start.elapsed(), random());
    until(&mut host, &mut player, 2)?;

    println!("-- a client of another build");
    let mut newer = Player::new(&NEWER, 42, ClientKey::new(key), address)?;
    newer.client.connect(newer.start.elapsed(), random());
    until(&mut host, &mut newer, 1)
}

#[test]
fn it_does_what_it_says() -> Result<(), Box<dyn Error>> {
    main()
}

#[cfg(test)]
#[path = "udp/hostile.rs"]
mod hostile;

#[test]
fn the_server_survives_100_000_hostile_datagrams_and_answers_no_longer_than_it_was_asked()
-> Result<(), Box<dyn Error>> {
    use tightwire::Writer;

    let mut server = Server::new(&PROTOCOL, [1; 32]);
    server.admit(42, ClientKey::new([7; 32]));
    let mut client = Client::new(&PROTOCOL, 42, ClientKey::new([7; 32]));
    let mut hostile = hostile::Hostile::new();
    let (now, address) = (Duration::ZERO, "192.0.2.1:7777".parse()?);
    client.connect(now, [2; 16]);
    while let Some(mut message) = client.message(now) {
        hostile.overhear(&message);
        let reply = |_: SocketAddr, reply: &[u8]| {
            client.receive(now, &mut reply.to_vec());
            Ok(())
        };
        receive(&mut server, now, address, &mut message, reply);
    }
    let mut buffer = [0; 1200];
    for number in 0..hostile::DATAGRAMS {
        let sealer = client.sealer().ok_or("not connected")?;
        let (from, mut datagram, honest) = match number % 100 {
            // A message of the client, which the attacker overhears, and sends again later.
            0 => {
                let chat = FromClient::Chat(number.to_string());
                let packet = sealer.seal(&chat, &mut buffer)?.to_vec();
                hostile.overhear(&packet);
                (address, packet, true)
            }
            // A player with a key seals what no message looks like.
            1 => {
                let nonsense = |stream: &mut tightwire::WriteStream<'_>| stream.write_u64(u64::MAX);
                (address, sealer.seal_with(&mut buffer, nonsense)?.to_vec(), false)
            }
            _ => {
                let (from, datagram) = hostile.strike(address);
                (from, datagram, false)
            }
        };
        let (asked, mut answered) = (datagram.len(), Vec::new());
        receive(&mut server, now, from, &mut datagram, |to, packet| {
            assert_eq!(to, from);
            answered.push(packet.to_vec());
            Err(io::ErrorKind::InvalidInput.into())
        });
        if honest {
            let Received::Packet(heard) =
                client.receive(now, answered.last_mut().ok_or("no answer")?)
            else {
                return Err("the answer is not a packet".into());
            };
            assert_eq!(heard.decode()?, FromServer::Heard(number.to_string()));
        } else {
            let answered: usize = answered.iter().map(Vec::len).sum();
            assert!(answered <= asked, "{answered} bytes in answer to {asked}");
        }
    }
    Ok(())
}
