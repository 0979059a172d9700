//! Puts a bad network in front of a real server.

mod proxy;

use std::error::Error;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use tightwire_sim::{Conditions, Stats};
use tightwire_tool::print;

use crate::cmd::arena::preset;
use proxy::{MOST_PEERS, Out, Proxy};

/// How often the sockets are polled. A packet may take this much longer than the conditions say.
const POLL: Duration = Duration::from_micros(500);
/// Longer than any datagram that a socket returns.
const BUFFER: usize = 65_536;
/// The maximum number of packets that are read from one socket at a time.
const AT_ONCE: usize = 64;

const ABOUT: &str = "\
Puts a bad network in front of a real UDP server. Clients connect to the first address. Their packets
are forwarded to the second, and the answers back, with the delays, losses and other problems you set.";

const EXAMPLES: &str = "\
Examples:
  tightwire net --preset mobile 127.0.0.1:7000 127.0.0.1:7001
                                    clients of port 7000 reach the server at 7001 over a mobile network
  tightwire net --with latency=80ms,loss=2% 127.0.0.1:7000 to 127.0.0.1:7001
                                    a network of your own
  tightwire net --preset mobile --with corrupt=1% 0.0.0.0:7000 192.0.2.7:7001
                                    a preset with a change

Conditions: latency, jitter, hold, loss, burst_loss, burst_length, burst_density, duplicate, reorder,
reorder_by, corrupt, truncate, bandwidth, queue, mtu. docs/simulation.md explains them.
Each client gets its own port towards the server. Ctrl-C stops the proxy and prints statistics.";

/// The options of the proxy.
#[derive(Args, Clone, Debug)]
#[command(long_about = ABOUT, after_help = EXAMPLES)]
pub(crate) struct Net {
    /// The network: perfect, good, home-wifi, mobile, transcontinental or terrible
    #[arg(long, value_name = "NAME", value_parser = preset)]
    preset: Option<Conditions>,
    /// Changes to the preset, or to a perfect network, as name=value,name=value
    #[arg(long, value_name = "CONDITIONS")]
    with: Option<String>,
    /// The seed of all random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The address for clients and the address of the server, such as 127.0.0.1:7000 127.0.0.1:7001
    #[arg(value_name = "ADDRESS", required = true, num_args = 1..)]
    route: Vec<String>,
}

impl Net {
    /// Runs until Ctrl-C.
    pub(crate) fn run(&self) -> Result<ExitCode, Box<dyn Error>> {
        let (listen, server) = route(&self.route)?;
        let conditions = self.conditions()?;
        let socket = UdpSocket::bind(listen)
            .map_err(|error| format!("cannot bind UDP {listen}: {error}"))?;
        socket.set_nonblocking(true)?;
        let listen = socket.local_addr()?;
        print(|out| {
            writeln!(out, "{listen} -> {server}  {conditions}")?;
            out.flush()
        })?;
        let stop = Arc::new(AtomicBool::new(false));
        let handler = Arc::clone(&stop);
        ctrlc::set_handler(move || handler.store(true, Ordering::SeqCst))?;

        let mut proxy = Proxy::new(conditions, self.seed);
        let mut sockets = Sockets { listen: socket, server, up: Vec::new() };
        let start = Instant::now();
        while !stop.load(Ordering::SeqCst) {
            sockets.work(&mut proxy, start.elapsed());
            thread::sleep(POLL);
        }
        let (up, down, refused) = proxy.stats();
        print(|out| {
            writeln!(out, "\nto the server    {}", carried(&up))?;
            writeln!(out, "to the clients   {}", carried(&down))?;
            if refused > 0 {
                writeln!(
                    out,
                    "{refused} packets were dropped because there were more than {MOST_PEERS} clients, or \
                     too few sockets"
                )?;
            }
            Ok(())
        })?;
        Ok(ExitCode::SUCCESS)
    }

    fn conditions(&self) -> Result<Conditions, Box<dyn Error>> {
        let preset = self.preset.clone().unwrap_or_default();
        Ok(match &self.with {
            Some(with) => format!("{preset},{with}").parse().map_err(|e| format!("--with: {e}"))?,
            None => preset,
        })
    }
}

/// Formats the statistics of one direction.
fn carried(stats: &Stats) -> String {
    format!(
        "{} packets, {} lost, {} duplicated, {} held back, {} cut short, {} damaged",
        stats.sent,
        stats.lost(),
        stats.duplicated,
        stats.held_back,
        stats.truncated,
        stats.corrupted
    )
}

/// Parses the two addresses. An arrow or the word "to" may be between them.
fn route(words: &[String]) -> Result<(SocketAddr, SocketAddr), String> {
    let text = words.join(" ");
    let words: Vec<&str> =
        text.split_whitespace().filter(|word| !["->", "to"].contains(word)).collect();
    let address = |word: &str| -> Result<SocketAddr, String> {
        word.parse().map_err(|_| format!("`{word}` is not an address such as 127.0.0.1:7000"))
    };
    match *words.as_slice() {
        [listen, server] if server != "-" => Ok((address(listen)?, address(server)?)),
        // In a shell, `->` is a minus sign and a redirection to a file.
        [_, "-"] => Err("the shell took `>` as a redirection; write `to` instead of `->`".into()),
        _ => Err("expected two addresses: where clients connect, and where the server is".into()),
    }
}

/// The sockets of the proxy.
struct Sockets {
    listen: UdpSocket,
    server: SocketAddr,
    /// One socket towards the server for each place, with the client in that place.
    up: Vec<Option<(SocketAddr, UdpSocket)>>,
}

impl Sockets {
    /// Moves everything that is due.
    fn work(&mut self, proxy: &mut Proxy, now: Duration) {
        // Deliver what the network has ready first, so that its clock is right.
        self.deliver(proxy, now);
        let mut buffer = vec![0; BUFFER];
        for _ in 0..AT_ONCE {
            // Whatever the error is, there is nothing to read now.
            let Ok((bytes, from)) = self.listen.recv_from(&mut buffer) else { break };
            let Some(place) = proxy.client_sent(from, buffer.get(..bytes).unwrap_or_default())
            else {
                continue;
            };
            if !self.has_socket(place, from) {
                // The system has no socket left, so there is no room for this client.
                proxy.refuse(place);
            }
        }
        for (place, up) in self.up.iter().enumerate() {
            let Some((_, socket)) = up else { continue };
            for _ in 0..AT_ONCE {
                let Ok(bytes) = socket.recv(&mut buffer) else { break };
                proxy.server_sent(place, buffer.get(..bytes).unwrap_or_default());
            }
        }
        self.deliver(proxy, now);
    }

    /// Makes sure that a client has its own socket. That of an earlier client is closed, so that
    /// the server sees the new client as a new one.
    fn has_socket(&mut self, place: usize, client: SocketAddr) -> bool {
        if self.up.len() <= place {
            self.up.resize_with(place + 1, || None);
        }
        let Some(up) = self.up.get_mut(place) else { return false };
        if up.as_ref().is_none_or(|(owner, _)| *owner != client) {
            *up = None;
            *up = connect(self.server).ok().map(|socket| (client, socket));
        }
        up.is_some()
    }

    fn deliver(&self, proxy: &mut Proxy, now: Duration) {
        while let Some(out) = proxy.next(now) {
            // A packet that the system rejects counts as lost.
            let _ = match out {
                Out::ToServer(place, bytes) => match self.up.get(place) {
                    Some(Some((_, socket))) => Some(socket.send(&bytes)),
                    _ => None,
                },
                Out::ToClient(address, bytes) => Some(self.listen.send_to(&bytes, address)),
            };
        }
    }
}

/// Creates a socket towards the server.
fn connect(server: SocketAddr) -> io::Result<UdpSocket> {
    let any: IpAddr = match server {
        SocketAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        SocketAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    };
    let socket = UdpSocket::bind((any, 0))?;
    socket.connect(server)?;
    socket.set_nonblocking(true)?;
    Ok(socket)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split('|').map(String::from).collect()
    }

    #[test]
    fn a_route_is_two_addresses_with_or_without_an_arrow() {
        let expected = ("127.0.0.1:7000".parse().unwrap(), "[::1]:7001".parse().unwrap());
        for text in [
            "127.0.0.1:7000|[::1]:7001",
            "127.0.0.1:7000|->|[::1]:7001",
            "127.0.0.1:7000|to|[::1]:7001",
            "127.0.0.1:7000 -> [::1]:7001",
        ] {
            assert_eq!(route(&words(text)), Ok(expected), "{text}");
        }
    }

    #[test]
    fn a_wrong_route_is_rejected_with_a_reason() {
        for (text, reason) in [
            ("127.0.0.1:7000", "expected two addresses"),
            ("127.0.0.1:7000|-", "the shell took `>` as a redirection"),
            ("127.0.0.1|127.0.0.1:7001", "`127.0.0.1` is not an address"),
            ("127.0.0.1:1|127.0.0.1:2|127.0.0.1:3", "expected two addresses"),
        ] {
            let error = route(&words(text)).unwrap_err();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
