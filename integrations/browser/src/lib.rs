//! A game for browsers: a server that serves its page and talks to it over web sockets.

mod http;
pub mod messages;
mod world;

use std::io::Result;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use tightwire::Wire;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::protocol::{CloseFrame, WebSocket, WebSocketConfig};
use tungstenite::{Message, accept_with_config};

use messages::{Input, Update};
use world::World;

/// Between two ticks.
const TICK: Duration = Duration::from_millis(33);

/// The time that a thread waits for a visitor who does not send or does not read.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longest message that is read. Inputs and goodbyes are shorter.
const LONGEST_MESSAGE: usize = 1024;

/// Ticks after which a player who sends nothing has left: half a minute.
const SILENCE: u32 = 900;

/// Limits on the resources that strangers can use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at a time. Each has a thread, and those beyond are closed at once.
    pub visitors: usize,
    /// The number of attempts, 5 milliseconds apart, to read the head of a request.
    pub looks: u32,
}

impl Default for Limits {
    /// Room for all players and as many who load the page; five seconds for a head.
    fn default() -> Self {
        Self { visitors: 2 * messages::SHIPS, looks: 1_000 }
    }
}

/// A server that runs until the program ends.
pub struct Server {
    /// The address of the server.
    pub address: SocketAddr,
    /// Packets that were refused.
    pub refused: Arc<AtomicU64>,
}

/// The folder of the page.
#[must_use]
pub fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("page")
}

/// Starts a server.
///
/// # Errors
///
/// Those of the socket.
pub fn start(address: &str) -> Result<Server> {
    start_with(address, Limits::default())
}

/// Starts a server with other limits.
///
/// # Errors
///
/// Those of the socket.
pub fn start_with(address: &str, limits: Limits) -> Result<Server> {
    let listener = TcpListener::bind(address)?;
    let address = listener.local_addr()?;
    let world = Arc::new(Mutex::new(World::default()));
    let refused = Arc::new(AtomicU64::new(0));
    let server = Server { address, refused: Arc::clone(&refused) };
    let ticking = Arc::clone(&world);
    thread::spawn(move || {
        loop {
            thread::sleep(TICK);
            ticking.lock().unwrap_or_else(PoisonError::into_inner).step();
        }
    });
    thread::spawn(move || {
        let visitors = Arc::new(AtomicUsize::new(0));
        for stream in listener.incoming() {
            let Ok(stream) = stream else {
                // The system has no more connections to give. That may change.
                thread::sleep(TICK);
                continue;
            };
            let Some(visitor) = Visitor::enter(&visitors, limits.visitors) else { continue };
            let (world, refused) = (Arc::clone(&world), Arc::clone(&refused));
            let visit = move || {
                let _visitor = visitor;
                // A visitor who leaves is no concern of the others.
                visit(stream, limits.looks, &world, &refused);
            };
            // Without a thread, the connection is closed.
            let _ = thread::Builder::new().spawn(visit);
        }
    });
    Ok(server)
}

/// Somebody who is counted until the connection ends.
struct Visitor(Arc<AtomicUsize>);

impl Visitor {
    /// Counts one more, if there is room. Only the thread that accepts connections does this.
    fn enter(count: &Arc<AtomicUsize>, most: usize) -> Option<Self> {
        if count.load(Ordering::Acquire) >= most {
            return None;
        }
        count.fetch_add(1, Ordering::AcqRel);
        Some(Self(Arc::clone(count)))
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// One connection: a file of the page, or a player.
fn visit(
    mut stream: TcpStream,
    looks: u32,
    world: &Mutex<World>,
    refused: &AtomicU64,
) -> Option<()> {
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    // Somebody who asks and does not read the answer must not keep a thread.
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    let head = http::head(&stream, looks)?;
    if head.is_upgrade {
        return play(stream, &head.path, world, refused);
    }
    http::serve(&mut stream, &head).ok()
}

/// Why a client of another build cannot play, by the name of the packet.
fn mismatch(path: &str) -> Option<String> {
    let given = |name: &str| {
        let query = path.split_once('?').map_or("", |(_, query)| query);
        query.split('&').find_map(|part| part.strip_prefix(name)).unwrap_or_default().to_owned()
    };
    let roots = [
        ("to server", "toServer=", Input::SCHEMA.hash()),
        ("to client", "toClient=", Update::SCHEMA.hash()),
    ];
    roots.into_iter().find_map(|(name, key, hash)| {
        let given = given(key);
        let is_same = given == format!("{hash:016x}");
        (!is_same).then(|| format!("\"{name}\" has schema {hash:016x} here and {given} there"))
    })
}

/// A player, until it leaves.
fn play(stream: TcpStream, path: &str, world: &Mutex<World>, refused: &AtomicU64) -> Option<()> {
    // An input has a few bytes. By default, a message may have 64 MB.
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST_MESSAGE))
        .max_frame_size(Some(LONGEST_MESSAGE));
    let mut socket = accept_with_config(stream, Some(config)).ok()?;
    if let Some(reason) = mismatch(path) {
        return close(&mut socket, reason);
    }
    let lock = || world.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(place) = lock().join() else {
        return close(&mut socket, "the world is full".into());
    };
    socket.get_ref().set_read_timeout(Some(Duration::from_millis(10))).ok()?;
    socket.get_ref().set_nodelay(true).ok()?;
    let mut update = Some(Update::Welcome { place: place as u8 });
    let (mut last, mut silence) = (0, 0);
    let played = loop {
        if let Some(update) = update.take() {
            let Ok(packet) = tightwire::encode_to_vec(&update) else { break None };
            if socket.send(Message::binary(packet)).is_err() {
                break Some(());
            }
        }
        match socket.read() {
            Ok(Message::Binary(packet)) => match tightwire::decode::<Input>(&packet) {
                Ok(input) => {
                    silence = 0;
                    lock().steer(place, &input);
                }
                Err(_) => {
                    refused.fetch_add(1, Ordering::Relaxed);
                }
            },
            Ok(_) => {}
            Err(tungstenite::Error::Io(error))
                if matches!(
                    error.kind(),
                    std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut
                ) => {}
            Err(_) => break Some(()),
        }
        update = lock().snapshot(place, &mut last);
        silence += u32::from(update.is_some());
        if silence > SILENCE {
            break Some(());
        }
    };
    lock().leave(place);
    played
}

fn close(socket: &mut WebSocket<TcpStream>, reason: String) -> Option<()> {
    socket.close(Some(CloseFrame { code: CloseCode::Policy, reason: reason.into() })).ok()?;
    // The other side says goodbye as well, or is given up.
    let _ = (0..16).find(|_| socket.read().is_err());
    Some(())
}
