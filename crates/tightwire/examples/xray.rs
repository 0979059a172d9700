//! A snapshot under the x-ray: pages to open, a refusal explained, a desync found, and where the
//! bits of a match go. Writes `xray-refused.html` and `xray-large.html` to the current folder.
//!
//! `cargo run -p tightwire --features trace --example xray`

use std::error::Error;
use std::fs;

use tightwire::Wire;
use tightwire::trace::{BitBudget, diff, explain, trace_read, trace_write};

#[derive(Wire, Clone, Debug, PartialEq)]
enum Weapon {
    Blaster,
    Railgun {
        #[wire(range = 0..=100)]
        charge: u8,
    },
    Rockets {
        #[wire(range = 0..=30)]
        left: u8,
    },
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Player {
    #[wire(max_len = 15)]
    name: String,
    #[wire(range = 0..=100)]
    health: u8,
    #[wire(compressed(-256.0..=256.0, 0.01))]
    position: [f32; 3],
    #[wire(compressed(-3.2..=3.2, 0.01))]
    yaw: f32,
    on_ground: bool,
    weapon: Weapon,
    #[wire(range = 0..=7)]
    target: Option<u8>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Snapshot {
    #[wire(bits = 24)]
    tick: u32,
    #[wire(relative_to = tick)]
    next_tick: u32,
    #[wire(max_len = 200)]
    players: Vec<Player>,
    #[wire(check = "players")]
    paused: bool,
}

/// A player as another build declares it, with one more bit of health.
#[derive(Wire, Clone, Debug, PartialEq)]
struct OtherPlayer {
    #[wire(max_len = 15)]
    name: String,
    #[wire(range = 0..=200)]
    health: u8,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct OtherSnapshot {
    #[wire(bits = 24)]
    tick: u32,
    #[wire(relative_to = tick)]
    next_tick: u32,
    #[wire(max_len = 200)]
    players: Vec<OtherPlayer>,
}

fn player(index: usize) -> Player {
    let names = ["ada", "grace", "linus", "björn"];
    Player {
        name: names.iter().cycle().nth(index).map_or_else(String::new, ToString::to_string),
        health: (93 * (index + 1) % 101) as u8,
        position: [index as f32 * 1.5 - 40.0, 1.5, 88.25 - index as f32],
        yaw: 0.7,
        on_ground: index % 2 == 0,
        weapon: match index % 3 {
            0 => Weapon::Railgun { charge: 70 },
            1 => Weapon::Blaster,
            _ => Weapon::Rockets { left: 9 },
        },
        target: (index % 2 == 1).then_some(3),
    }
}

fn snapshot(players: usize) -> Snapshot {
    let players = (0..players).map(player).collect();
    Snapshot { tick: 81_234, next_tick: 81_237, players, paused: false }
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("A packet that lies");
    let trace = trace_write(&snapshot(4))?;
    let health = trace.find("players[3].health").ok_or("there are four players")?;
    let mut packet = trace.packet.clone();
    for bit in health.start..health.end() {
        // All bits set: 127, of at most 100.
        if let Some(byte) = packet.get_mut(bit / 8) {
            *byte |= 1 << (bit % 8);
        }
    }
    if let Some(explanation) = explain::<Snapshot>(&packet) {
        println!("  {explanation}\n");
    }
    fs::write("xray-refused.html", trace_read::<Snapshot>(&packet).to_html())?;

    println!("Two builds that differ");
    let theirs = trace_read::<OtherSnapshot>(&trace.packet);
    if let Some(difference) = diff(&trace, &theirs) {
        println!("{difference}");
    }

    println!("Where the bits of a match go");
    let mut budget = BitBudget::new();
    for players in 2..=32 {
        budget.add(&trace_write(&snapshot(players))?);
    }
    println!("{budget}");

    fs::write("xray-large.html", trace_write(&snapshot(180))?.to_html())?;
    println!("Open xray-refused.html and xray-large.html to look at every bit");
    Ok(())
}
