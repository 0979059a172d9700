//! A page of many clients without a game, to look at and to measure.
//!
//! `cargo run --release -p tightwire-live --example crowd -- 400`

use std::error::Error;
use std::thread;
use std::time::{Duration, Instant};

use tightwire::Wire;
use tightwire_live::{Client, Direction, Health, Lane, Live};

/// A message to a client.
#[derive(Wire)]
enum ToClient {
    /// The state of the world.
    Snapshot {
        /// The tick of the state.
        tick: u32,
        /// The bodies that moved.
        #[wire(max_len = 64)]
        bodies: Vec<Body>,
    },
    /// A line of text.
    Chat(#[wire(max_len = 80)] String),
}

/// Something that moves.
#[derive(Wire, Clone)]
struct Body {
    #[wire(range = 0..=999)]
    id: u16,
    #[wire(compressed(-256.0..=256.0, 0.01))]
    position: [f32; 2],
    #[wire(range = 0..=100)]
    health: u8,
    is_armed: bool,
}

/// A message from a client.
#[derive(Wire)]
struct Input {
    #[wire(range = -100..=100)]
    steer: i8,
    fires: bool,
}

/// The lanes of one client.
struct Player {
    client: Client,
    sent: Lane<ToClient>,
    received: Lane<Input>,
}

const TICK: Duration = Duration::from_millis(50);

fn main() -> Result<(), Box<dyn Error>> {
    let count: usize = std::env::args().nth(1).map_or(Ok(400), |text| text.parse())?;
    let live = Live::new();
    let page = tightwire_live::serve("127.0.0.1:0", &live)?;
    println!("live page: {page}");
    let mut players: Vec<Player> = (0..count)
        .map(|number| {
            let client = live.client(format!("player {number}"));
            let (sent, received) = (client.lane(Direction::Sent), client.lane(Direction::Received));
            Player { client, sent, received }
        })
        .collect();
    let mut next = Instant::now();
    for tick in 0_u32.. {
        for (number, player) in players.iter_mut().enumerate() {
            player.tick(tick, number as u32);
        }
        next = (next + TICK).max(Instant::now());
        thread::sleep(next - Instant::now());
    }
    Ok(())
}

impl Player {
    fn tick(&mut self, tick: u32, number: u32) {
        // Any numbers do, as long as the clients differ and change.
        let mixed = (tick / 7 + number).wrapping_mul(0x9e37_79b9) >> 16;
        let bodies = (0..mixed % 24 + number % 16).map(|id| Body {
            id: id as u16,
            position: [(mixed % 500) as f32 - 250.0, id as f32],
            health: (mixed % 101) as u8,
            is_armed: id % 3 == 0,
        });
        let message = match mixed % 50 {
            0 => ToClient::Chat("watch your back".into()),
            _ => ToClient::Snapshot { tick, bodies: bodies.collect() },
        };
        let bits = tightwire::measure(&message).unwrap_or(0);
        self.sent.message(&message, bits.div_ceil(8) + 17);
        let input = Input { steer: ((mixed % 201) as i16 - 100) as i8, fires: mixed % 2 == 0 };
        let bits = tightwire::measure(&input).unwrap_or(0);
        self.received.message(&input, bits.div_ceil(8) + 17);
        if mixed % 999 == 0 {
            self.received.rejected(&"a packet with this sequence was already accepted", &[], 21);
        }
        self.client.health(Health {
            round_trip: Some(Duration::from_millis(u64::from(20 + number % 90))),
            loss: Some(f64::from(mixed % 40) / 1000.0),
            baseline_age: Some(Duration::from_millis(u64::from(40 + mixed % 200))),
            pending: Some(u64::from(mixed % 30)),
        });
    }
}
