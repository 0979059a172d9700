//! How much faster than real time the simulation is: a server and eight clients, 60 packets a
//! second in each direction, on a mobile network. The game itself does nothing.
//!
//! ```sh
//! cargo run --release -p tightwire-sim --example speed
//! ```

use std::time::{Duration, Instant};

use tightwire_sim::{Conditions, Event, Sim};

const CLIENTS: usize = 8;
const SECONDS: u64 = 3_600;

fn main() {
    let mut sim = Sim::new(1);
    let server = sim.node("server");
    let clients: Vec<_> =
        (0..CLIENTS).map(|client| sim.node(&format!("client {client}"))).collect();
    for client in &clients {
        sim.link(*client, server, Conditions::mobile());
        sim.set_timer(*client, 0, Duration::ZERO);
    }
    sim.set_timer(server, 0, Duration::ZERO);
    let start = Instant::now();
    let mut events = 0u64;
    while let Some(event) = sim.next_event(Duration::from_secs(SECONDS)) {
        events += 1;
        if let Event::Timer { node, timer } = event {
            if node == server {
                for client in &clients {
                    sim.send(server, *client, [0; 200]);
                }
            } else {
                sim.send(node, server, [0; 60]);
            }
            sim.set_timer(node, timer, Duration::from_nanos(16_666_667));
        }
    }
    let took = start.elapsed().as_secs_f64();
    println!(
        "{SECONDS} simulated seconds with {events} events in {took:.2} s: {:.0} times real time, \
         {:.0} ns for each event",
        SECONDS as f64 / took,
        took * 1e9 / events as f64
    );
}
