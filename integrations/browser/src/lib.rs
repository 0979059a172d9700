//! A game for browsers: a server that serves its page and talks to it over web sockets.

pub mod messages;
mod world;

use std::io::{Read, Result, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use tightwire::Wire;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::protocol::{CloseFrame, WebSocket};
use tungstenite::{Message, accept};

use messages::{Input, Update};
use world::World;

/// Between two ticks.
const TICK: Duration = Duration::from_millis(33);

/// The most bytes of a request.
const REQUEST: usize = 8192;

/// A server that runs until the program ends.
pub struct Server {
    /// Where it listens.
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
        for stream in listener.incoming().flatten() {
            let (world, refused) = (Arc::clone(&world), Arc::clone(&refused));
            // A visitor who leaves is no concern of the others.
            thread::spawn(move || visit(stream, &world, &refused));
        }
    });
    Ok(server)
}

/// One connection: a file of the page, or a player.
fn visit(mut stream: TcpStream, world: &Mutex<World>, refused: &AtomicU64) -> Option<()> {
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    let mut head = [0; REQUEST];
    // Looked at and left where it is, so that the handshake finds it.
    let text = loop {
        let count = stream.peek(&mut head).ok().filter(|count| *count > 0)?;
        let text = String::from_utf8_lossy(head.get(..count)?).into_owned();
        if text.contains("\r\n\r\n") {
            break text;
        }
        if count == REQUEST {
            return None;
        }
        thread::sleep(Duration::from_millis(5));
    };
    let path = text.split(' ').nth(1)?.to_owned();
    if text.to_ascii_lowercase().contains("upgrade: websocket") {
        return play(stream, &path, world, refused);
    }
    let mut rest = vec![0; text.len()];
    stream.read_exact(&mut rest).ok()?;
    serve(&mut stream, &path).ok()
}

/// A file of the page: those that are there and no others.
fn serve(stream: &mut TcpStream, path: &str) -> Result<()> {
    let files = [
        ("/", "index.html", "text/html"),
        ("/client.js", "client.js", "text/javascript"),
        ("/messages/messages.js", "messages/messages.js", "text/javascript"),
        ("/messages/tightwire.js", "messages/tightwire.js", "text/javascript"),
        ("/messages/subset.js", "messages/subset.js", "text/javascript"),
    ];
    let path = path.split('?').next().unwrap_or_default();
    let found = files.iter().find(|(name, ..)| *name == path);
    let (status, kind, body) = match found {
        Some((_, file, kind)) => ("200 OK", *kind, std::fs::read(page().join(file))?),
        // A browser asks for an icon that nobody has.
        None if path == "/favicon.ico" => ("204 No Content", "image/png", Vec::new()),
        None => ("404 Not Found", "text/plain", b"not here".to_vec()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    stream.write_all(&body)
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
    let mut socket = accept(stream).ok()?;
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
    let mut last = 0;
    let played = loop {
        if let Some(update) = update.take() {
            let Ok(packet) = tightwire::encode_to_vec(&update) else { break None };
            if socket.send(Message::binary(packet)).is_err() {
                break Some(());
            }
        }
        match socket.read() {
            Ok(Message::Binary(packet)) => match tightwire::decode::<Input>(&packet) {
                Ok(input) => lock().steer(place, &input),
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
    };
    lock().leave(place);
    played
}

fn close(socket: &mut WebSocket<TcpStream>, reason: String) -> Option<()> {
    socket.close(Some(CloseFrame { code: CloseCode::Policy, reason: reason.into() })).ok()?;
    // The other side says goodbye as well.
    while socket.read().is_ok() {}
    Some(())
}
