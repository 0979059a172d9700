//! The page's server: a listener of the standard library, a few threads, and server-sent events.

use std::collections::VecDeque;
use std::collections::hash_map::RandomState;
use std::fmt;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Write};
use std::net::{Ipv4Addr, Ipv6Addr, Shutdown, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::describe::{self, Session};
use crate::http::{self, PAGE_RULES, Request, XRAY_RULES};
use crate::hub::{Live, lock};

/// The most connections that have not shown the token yet. One more ends the oldest of them, so
/// connections that send nothing cannot keep out somebody who has the token.
const MOST_STRANGERS: usize = 16;

/// The most requests that are answered at the same time.
const MOST_REQUESTS: usize = 16;

/// The most pages that are open at the same time. Each has a thread.
const MOST_PAGES: usize = 4;

/// The time between two updates of an open page.
const TICK: Duration = Duration::from_millis(250);

static HTML: &str = include_str!("page/page.html");
static STYLE: &str = include_str!("page/page.css");
static SCRIPT: &str = include_str!("page/page.js");

/// Shows what a [`Live`] collects, as a page in the browser.
///
/// `Display` of the result is the address to open, which contains a random token. Dropping the result
/// ends the server.
///
/// Use a loopback address such as `127.0.0.1:9000`. With port 0, the system chooses a port. To look at
/// a server elsewhere, forward the port: `ssh -L 9000:127.0.0.1:9000 server`.
///
/// # Errors
///
/// Fails if the address cannot be bound, or if no thread can be started.
///
/// ```
/// let live = tightwire_live::Live::new();
/// let page = tightwire_live::serve("127.0.0.1:0", &live)?;
/// assert!(page.to_string().starts_with("http://127.0.0.1:"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn serve(address: impl ToSocketAddrs, live: &Live) -> io::Result<Page> {
    let listener = TcpListener::bind(address)?;
    let address = listener.local_addr()?;
    let site = Arc::new(Site {
        live: live.clone(),
        token: token(),
        is_over: AtomicBool::new(false),
        strangers: Mutex::new(VecDeque::new()),
        requests: AtomicUsize::new(0),
        pages: AtomicUsize::new(0),
    });
    let here = Arc::clone(&site);
    let thread = thread::Builder::new()
        .name("tightwire-live".into())
        .spawn(move || accept(&listener, &here))?;
    Ok(Page { address, site, thread: Some(thread) })
}

/// A page that is being served.
#[derive(Debug)]
pub struct Page {
    address: SocketAddr,
    site: Arc<Site>,
    thread: Option<JoinHandle<()>>,
}

impl Page {
    /// Returns the address that the server listens on.
    ///
    /// ```
    /// let live = tightwire_live::Live::new();
    /// let page = tightwire_live::serve("127.0.0.1:0", &live)?;
    /// assert!(page.address().ip().is_loopback());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/{}/", self.address, self.site.token)
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.site.is_over.store(true, Ordering::SeqCst);
        // The listener waits for a connection, so it gets one.
        let mut address = self.address;
        if address.ip().is_unspecified() {
            match address {
                SocketAddr::V4(_) => address.set_ip(Ipv4Addr::LOCALHOST.into()),
                SocketAddr::V6(_) => address.set_ip(Ipv6Addr::LOCALHOST.into()),
            }
        }
        let woken = TcpStream::connect_timeout(&address, Duration::from_secs(1)).is_ok();
        if let Some(thread) = self.thread.take().filter(|_| woken) {
            let _ = thread.join();
        }
    }
}

#[derive(Debug)]
struct Site {
    live: Live,
    token: String,
    is_over: AtomicBool,
    /// The connections that have not shown the token, oldest first.
    strangers: Mutex<VecDeque<Stranger>>,
    requests: AtomicUsize,
    pages: AtomicUsize,
}

/// Returns 128 random bits. The standard library keys its hash maps by the system's randomness, and a
/// keyed hash of a constant is as unpredictable as its key.
fn token() -> String {
    let word = |_| {
        let mut hasher = RandomState::new().build_hasher();
        hasher.write(b"tightwire-live");
        hasher.finish()
    };
    let [one, other] = [0, 1].map(word);
    format!("{one:016x}{other:016x}")
}

/// Compares in a time that does not depend on where two texts differ.
fn is_same(one: &str, other: &str) -> bool {
    one.len() == other.len()
        && one.bytes().zip(other.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

/// One of a limited number of places. It is given back at the end.
struct Place<'a>(&'a AtomicUsize);

impl<'a> Place<'a> {
    fn take(count: &'a AtomicUsize, most: usize) -> Option<Self> {
        if count.fetch_add(1, Ordering::SeqCst) >= most {
            count.fetch_sub(1, Ordering::SeqCst);
            return None;
        }
        Some(Self(count))
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

fn accept(listener: &TcpListener, site: &Arc<Site>) {
    for (number, stream) in (0..).zip(listener.incoming()) {
        if site.is_over.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else {
            // Too many open files, for example. A moment later there may be room again.
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        site.make_room();
        // The system may have no more files or threads, and then the connection is closed.
        let _ = site.admit(stream, number);
    }
}

/// A connection that has not shown the token.
#[derive(Debug)]
struct Stranger {
    number: u64,
    stream: TcpStream,
    thread: JoinHandle<()>,
}

impl Site {
    /// Ends the oldest connections that have not shown the token, until there is room for one more.
    fn make_room(&self) {
        loop {
            let mut strangers = lock(&self.strangers);
            if strangers.len() < MOST_STRANGERS {
                return;
            }
            let Some(oldest) = strangers.pop_front() else { return };
            // The thread needs this lock to end.
            drop(strangers);
            let _ = oldest.stream.shutdown(Shutdown::Both);
            let _ = oldest.thread.join();
        }
    }

    /// Starts a thread for a connection.
    fn admit(self: &Arc<Self>, stream: TcpStream, number: u64) -> io::Result<()> {
        let same = stream.try_clone()?;
        let here = Arc::clone(self);
        // The thread cannot leave the list before it was added.
        let mut strangers = lock(&self.strangers);
        let thread =
            thread::Builder::new().name("tightwire-live request".into()).spawn(move || {
                // A connection that breaks concerns nobody else.
                let _ = here.handle(stream, number);
                here.leave_strangers(number);
            })?;
        strangers.push_back(Stranger { number, stream: same, thread });
        Ok(())
    }

    /// Takes a connection off the list of strangers. Returns whether it was there.
    fn leave_strangers(&self, number: u64) -> bool {
        let mut strangers = lock(&self.strangers);
        let place = strangers.iter().position(|stranger| stranger.number == number);
        place.and_then(|place| strangers.remove(place)).is_some()
    }

    fn handle(&self, mut stream: TcpStream, number: u64) -> io::Result<()> {
        let request = match http::read(&mut stream)? {
            Ok(request) => request,
            Err(status) => return deny(&mut stream, status),
        };
        let mut parts = request.path.splitn(3, '/').skip(1);
        let (token, page) = (parts.next().unwrap_or_default(), parts.next());
        if !is_same(token, &self.token) {
            return deny(&mut stream, "404 Not Found");
        }
        if !self.leave_strangers(number) {
            return Ok(());
        }
        let Some(_place) = Place::take(&self.requests, MOST_REQUESTS) else {
            return deny(&mut stream, "503 Service Unavailable");
        };
        let text = |kind: &str| format!("{kind}; charset=utf-8");
        let (kind, rules, body) = match page {
            Some("") => (text("text/html"), PAGE_RULES, HTML.as_bytes().to_vec()),
            Some("page.css") => (text("text/css"), PAGE_RULES, STYLE.as_bytes().to_vec()),
            Some("page.js") => (text("text/javascript"), PAGE_RULES, SCRIPT.as_bytes().to_vec()),
            Some("events") => return self.events(stream),
            Some("values") => match self.values(&request) {
                Some(json) => (text("application/json"), PAGE_RULES, json.into_bytes()),
                None => return deny(&mut stream, "404 Not Found"),
            },
            Some(which @ ("packet" | "trace")) => match self.trace(&request) {
                Some(trace) if which == "packet" => {
                    (text("text/html"), XRAY_RULES, trace.to_html().into_bytes())
                }
                Some(trace) => (text("application/json"), XRAY_RULES, trace.to_json().into_bytes()),
                None => {
                    let body =
                        b"This packet is no longer recorded: newer ones have taken its place.\n";
                    let kind = text("text/plain");
                    return http::answer(&mut stream, "404 Not Found", &kind, XRAY_RULES, body);
                }
            },
            Some("capture.pcap") => {
                ("application/vnd.tcpdump.pcap".into(), PAGE_RULES, self.live.capture())
            }
            _ => return deny(&mut stream, "404 Not Found"),
        };
        http::answer(&mut stream, "200 OK", &kind, rules, &body)
    }

    /// Sends figures until the page is closed.
    fn events(&self, mut stream: TcpStream) -> io::Result<()> {
        let Some(_page) = Place::take(&self.pages, MOST_PAGES) else {
            return deny(&mut stream, "503 Service Unavailable");
        };
        let hub = &self.live.hub;
        hub.watchers.fetch_add(1, Ordering::SeqCst);
        let _watching = Place(&hub.watchers);
        http::start_events(&mut stream)?;
        let mut session = Session::default();
        // The first figures should be new ones, and not those of when somebody looked last.
        hub.asked.fetch_add(1, Ordering::SeqCst);
        thread::sleep(TICK / 4);
        while !self.is_over.load(Ordering::SeqCst) {
            // Lanes answer with their next packet, which comes long before the next tick.
            hub.asked.fetch_add(1, Ordering::SeqCst);
            let json = session.tick(hub);
            write!(stream, "data: {json}\n\n")?;
            thread::sleep(TICK);
        }
        Ok(())
    }

    /// Returns the values that were seen in packets like one of a lane.
    fn values(&self, request: &Request) -> Option<String> {
        let client = self.live.hub.client(request.number("client")?)?;
        let lane = client.lanes().get(request.number("lane")? as usize).cloned()?;
        let is_sent = lane.direction == crate::Direction::Sent;
        let seen = describe::values(&self.live.hub, &lane.name, is_sent);
        Some(describe::values_json(&seen))
    }

    /// Returns the X-ray of a packet.
    fn trace(&self, request: &Request) -> Option<tightwire::trace::Trace> {
        let (client, number) = (request.number("client")?, request.number("number")?);
        let (record, lane) = describe::find(&self.live.hub, client, number)?;
        Some(lane.xray(&record.payload))
    }
}

fn deny(stream: &mut TcpStream, status: &str) -> io::Result<()> {
    let body = format!("{status}\n");
    http::answer(stream, status, "text/plain; charset=utf-8", PAGE_RULES, body.as_bytes())
}
