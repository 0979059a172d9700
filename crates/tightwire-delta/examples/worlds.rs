//! Worlds of several kinds: bytes and times, in one run.
//!
//! `cargo run --release -p tightwire-delta --example worlds`

use std::fmt::Debug;
use std::time::{Duration, Instant};

use tightwire::{Wire, encode_to_vec};
use tightwire_delta::{History, Link, Receiver};

struct Random(u64);

impl Random {
    fn below(&mut self, most: u32) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 33) * u64::from(most)) >> 31) as u32
    }

    fn percent(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

/// Units with keys, of which a tenth moves.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Units {
    tick: u32,
    #[wire(max_len = 2000, key = id)]
    units: Vec<Unit>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=65_535)]
    x: i32,
    #[wire(range = 0..=65_535)]
    y: i32,
    #[wire(range = 0..=100)]
    health: u8,
    order: Option<u8>,
}

fn unit(id: u16, random: &mut Random) -> Unit {
    let [x, y] = [random.below(65_536) as i32, random.below(65_536) as i32];
    Unit { id, x, y, health: 100, order: None }
}

fn units(count: u16, moving: u32) -> (Units, impl FnMut(&mut Units, &mut Random)) {
    let mut random = Random(1);
    let units = (0..count).map(|id| unit(id, &mut random)).collect();
    let step = move |world: &mut Units, random: &mut Random| {
        world.tick += u32::from(moving > 0);
        for unit in &mut world.units {
            if u32::from(unit.id) % 100 < moving {
                unit.x = (unit.x + 5 + i32::from(unit.id % 7)).min(65_535);
                unit.y = (unit.y + random.below(3) as i32).min(65_535);
            }
            if moving > 0 && random.below(500) == 0 {
                unit.order = (unit.order.is_none()).then_some(3);
            }
        }
    };
    (Units { tick: 0, units }, step)
}

/// Players, and projectiles that appear and vanish.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Royale {
    players: [Player; 100],
    #[wire(max_len = 300, key = id)]
    shots: Vec<Unit>,
}

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
struct Player {
    #[wire(range = -131_072..=131_071)]
    place: [i32; 3],
    #[wire(angle = 12)]
    yaw: f32,
    #[wire(range = 0..=200)]
    health: u8,
    weapon: Option<u8>,
}

fn royale() -> (Royale, impl FnMut(&mut Royale, &mut Random)) {
    let place = |index: i32| [index * 1000 - 50_000, index * 700 % 9000, 0];
    let players = std::array::from_fn(|index| Player {
        place: place(index as i32),
        yaw: 0.0,
        health: 100,
        weapon: None,
    });
    let mut next = 0;
    let step = move |world: &mut Royale, random: &mut Random| {
        for player in &mut world.players {
            if random.percent(60) {
                player.place[0] = (player.place[0] + 40).min(131_071);
                player.yaw = (player.yaw + 0.02).rem_euclid(6.0);
            }
        }
        for shot in &mut world.shots {
            shot.x = (shot.x + 300).min(65_535);
        }
        world.shots.retain(|shot| shot.x < 30_000 + i32::from(shot.id % 100) * 300);
        for _ in 0..random.below(5) {
            if world.shots.len() < 300 {
                world.shots.push(Unit { x: 1000, ..unit(next, random) });
                next += 1;
            }
        }
    };
    (Royale { players, shots: Vec::new() }, step)
}

/// Inventories with options and texts.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Board {
    turn: u16,
    #[wire(max_len = 40)]
    message: String,
    #[wire(max_len = 8, key = seat)]
    players: Vec<Seat>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Seat {
    seat: u8,
    #[wire(max_len = 20)]
    name: String,
    #[wire(max_len = 30)]
    cards: Vec<Option<u8>>,
}

fn board() -> (Board, impl FnMut(&mut Board, &mut Random)) {
    let seat = |seat| Seat { seat, name: format!("player {seat}"), cards: vec![Some(seat); 20] };
    let step = |world: &mut Board, random: &mut Random| {
        if random.percent(10) {
            world.turn += 1;
            let seat = random.below(6) as usize;
            if let Some(card) = world.players.get_mut(seat).and_then(|seat| seat.cards.first_mut())
            {
                *card = random.percent(80).then_some(world.turn as u8);
            }
            world.message = format!("player {seat} plays");
        }
    };
    (Board { turn: 0, message: String::new(), players: (0..6).map(seat).collect() }, step)
}

fn micros(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times.get(times.len() / 2).map_or(0.0, |time| time.as_secs_f64() * 1e6)
}

const ROUND_TRIP: usize = 4;

fn row<T: Wire + Clone + Debug + PartialEq>(
    name: &str,
    (mut world, mut step): (T, impl FnMut(&mut T, &mut Random)),
) -> Result<(), Box<dyn std::error::Error>> {
    let mut random = Random(9);
    let mut history = History::<T>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<T>::new(None));
    let mut out = vec![0; 1 << 20];
    let (mut bytes, mut first) = ([0; 2], 0);
    let mut times: [Vec<Duration>; 4] = Default::default();
    let mut acks = Vec::new();
    for tick in 1..=150_u32 {
        step(&mut world, &mut random);
        let mut time = |slot: usize, start: Instant| {
            if let Some(times) = times.get_mut(slot) {
                times.push(start.elapsed());
            }
        };
        let start = Instant::now();
        let plain = encode_to_vec(&world)?.len();
        time(0, start);
        let start = Instant::now();
        history.record(tick, &world)?;
        time(1, start);
        let start = Instant::now();
        let packet = link.encode(&history, tick, &mut out, |_| 1)?;
        time(2, start);
        let start = Instant::now();
        receiver.decode(packet)?;
        time(3, start);
        assert!(receiver.is_complete() && receiver.tape() == history.tape(tick));
        if tick == 1 {
            first = packet.len();
        }
        if tick > 50 {
            for (sum, more) in bytes.iter_mut().zip([plain, packet.len()]) {
                *sum += more;
            }
        }
        acks.push(receiver.ack());
        if acks.len() > ROUND_TRIP
            && let Some(ack) = acks.remove(0)
        {
            link.acked(ack);
        }
    }
    let [plain, packet] = bytes.map(|bytes| bytes as f64 / 100.0);
    let [write, record, encode, decode] = times.map(micros);
    println!(
        "| {name} | {plain:.0} | {packet:.1} | {first} | {write:.1} | {record:.0} | {encode:.0} | {decode:.0} |"
    );
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!(
        "Without a model, a round trip of {ROUND_TRIP} ticks; bytes with headers, times in us (medians).\n"
    );
    println!("| world | plain | bytes | first packet | plain write | record | encode | decode |");
    println!("|---|---|---|---|---|---|---|---|");
    row("2,000 keyed units, 10 % move", units(2000, 10))?;
    row("200 keyed units at rest", units(200, 0))?;
    row("royale: 100 players, projectiles", royale())?;
    row("board: inventories, texts", board())
}
