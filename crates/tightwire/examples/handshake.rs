//! A server and a client on UDP: handshake, packets both ways, a new address, another build.
//!
//! ```text
//! cargo run --example handshake --features seal
//! ```
//!
//! Both run in this process. The library does no I/O, so a game keeps its own loop; what it needs
//! around the handshake is `now`, `random` and a socket.

use std::error::Error;
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

/// A server: its socket, its clients, and the moment from which it counts.
struct Host {
    socket: UdpSocket,
    server: Server<FromClient, FromServer>,
    start: Instant,
}

impl Host {
    /// Takes in what has arrived, and answers.
    fn work(&mut self) -> Result<(), Box<dyn Error>> {
        let mut buffer = [0; 1500];
        while let Ok((length, from)) = self.socket.recv_from(&mut buffer) {
            let packet = buffer.get_mut(..length).unwrap_or_default();
            match self.server.receive(self.start.elapsed(), from, packet, random) {
                Incoming::Reply(message) => {
                    self.socket.send_to(&message, from)?;
                }
                Incoming::Packet { client, joined, packet } => {
                    if joined {
                        println!("server: client {client} is at {from}");
                        self.send(client, &FromServer::Welcome { player: client })?;
                    }
                    // A client with a key can still send nonsense.
                    match packet.decode() {
                        Ok(FromClient::Chat(text)) => {
                            self.send(client, &FromServer::Heard(text))?;
                        }
                        Ok(FromClient::Move { throttle }) => {
                            println!("server: throttle {throttle}");
                        }
                        Err(refusal) => println!("server: client {client}: {refusal}"),
                    }
                }
                Incoming::Ignored(denial) => println!("server: ignored from {from}: {denial}"),
            }
        }
        Ok(())
    }

    fn send(&mut self, client: u64, message: &FromServer) -> Result<(), Box<dyn Error>> {
        let Some((address, sealer)) = self.server.sealer(client) else { return Ok(()) };
        let mut buffer = [0; 1200];
        self.socket.send_to(sealer.seal(message, &mut buffer)?, address)?;
        Ok(())
    }
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
                Received::Packet(packet) => seen.push(format!("{:?}", packet.decode()?)),
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
            self.socket.send(&message)?;
        }
        Ok(seen)
    }

    fn send(&mut self, message: &FromClient) -> Result<(), Box<dyn Error>> {
        let Some(sealer) = self.client.sealer() else { return Ok(()) };
        let mut buffer = [0; 1200];
        self.socket.send(sealer.seal(message, &mut buffer)?)?;
        Ok(())
    }
}

fn connected_socket(server: SocketAddr) -> Result<UdpSocket, Box<dyn Error>> {
    let socket = UdpSocket::bind("127.0.0.1:0")?;
    socket.connect(server)?;
    socket.set_nonblocking(true)?;
    Ok(socket)
}

/// Lets both work until the player has seen so much, or the patience is over.
fn until(host: &mut Host, player: &mut Player, count: usize) -> Result<(), Box<dyn Error>> {
    let deadline = Instant::now() + Duration::from_secs(5);
    let mut seen = 0;
    while seen < count {
        for line in player.work()? {
            println!("client: {line}");
            seen += 1;
        }
        host.work()?;
        if Instant::now() > deadline {
            return Err("nothing happens any more".into());
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    Ok(())
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
