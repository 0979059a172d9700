//! Runs the arena and prints the result.

use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use std::{env, fs};

use clap::Args;
use tightwire_live::Live;
use tightwire_tool::print;

use crate::arena::{self, Conditions, Place, Progress, Settings, Summary, Verdict, View};

/// The maximum number of clients. Each takes two sockets, and systems allow a process about 1,000.
const MOST_CLIENTS: u64 = 400;
/// A network that loses more than this does not carry a game.
const MOST_LOSS: f64 = 0.9;
/// This is more hostile packets per second than a loopback socket can receive.
const MOST_ATTACKS: i64 = 200_000;

const ABOUT: &str = "\
Plays a multiplayer game on your machine: 901 tumbling cubes, a server, players, a bad network
and an attacker, over real UDP sockets on 127.0.0.1. At the end it reports whether every client
has the server's world, how much bandwidth each step saved, and how long the work took.";

const EXAMPLES: &str = "\
Examples:
  tightwire arena                                32 players for 12 seconds
  tightwire arena --clients 100 --seconds 30     more of everything
  tightwire arena --loss 30% --corrupt 5% --reorder 20%
                                                 a terrible network
  tightwire arena --attack 20000                 more attacks
  tightwire arena --preset mobile                a mobile network
  tightwire arena --virtual --seconds 60         a minute, as fast as the machine can
  tightwire arena --live 127.0.0.1:9000          a page that shows where the bits go
  tightwire arena --loss 0 --corrupt 0 --truncate 0 --duplicate 0 --reorder 0 --attack 0
                                                 a perfect network
  tightwire arena --seconds 600 --loss 0.3 --json
                                                 a soak test, for scripts

The exit code is 0 for a good verdict, 1 for a bad one, and 2 if there is no verdict. Ctrl-C ends
the game early and prints its summary.";

/// The options of the arena.
#[derive(Args, Clone, Debug)]
#[command(long_about = ABOUT, after_help = EXAMPLES)]
pub(crate) struct Arena {
    /// The number of players
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u64).range(1..=MOST_CLIENTS))]
    clients: u64,
    /// The number of seconds for which the world moves
    #[arg(long, value_name = "S", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// The network: perfect, good, home-wifi, mobile, transcontinental or terrible. The default has
    /// 15 ms of latency, 5 % loss, and a little of every other problem
    #[arg(long, value_name = "NAME", value_parser = preset)]
    preset: Option<Conditions>,
    /// The fraction of packets that are lost, such as 0.3 or 30% [default: 5%, or that of the preset]
    #[arg(long, value_name = "SHARE", value_parser = loss)]
    loss: Option<f64>,
    /// The fraction of packets with flipped bits [default: 1%, or that of the preset]
    #[arg(long, value_name = "SHARE", value_parser = share)]
    corrupt: Option<f64>,
    /// The fraction of packets that are cut short [default: 1%, or that of the preset]
    #[arg(long, value_name = "SHARE", value_parser = share)]
    truncate: Option<f64>,
    /// The fraction of packets that arrive twice [default: 2%, or that of the preset]
    #[arg(long, value_name = "SHARE", value_parser = share)]
    duplicate: Option<f64>,
    /// The fraction of packets that are overtaken by later ones [default: 5%, or that of the preset]
    #[arg(long, value_name = "SHARE", value_parser = share)]
    reorder: Option<f64>,
    /// Hostile packets per second; 0 for none
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(0..=MOST_ATTACKS))]
    attack: u32,
    /// Updates per second for each client, at most 60
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=60))]
    rate: u32,
    /// The seed of all random numbers: keys, network and attacker
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The server's UDP port on 127.0.0.1; 0 lets the system choose
    #[arg(long, value_name = "PORT", default_value_t = 0)]
    port: u16,
    /// Play in virtual time, without sockets and as fast as the machine can. One seed always gives the
    /// same game
    #[arg(long = "virtual")]
    is_virtual: bool,
    /// Show the game while it is played, as a page in the browser: 127.0.0.1:9000
    #[arg(long, value_name = "ADDRESS")]
    live: Option<String>,
    /// The path of the page that explains a packet [default: next to the program]
    #[arg(long, value_name = "FILE")]
    xray: Option<PathBuf>,
    /// Draw the worlds of the server and one client from above, as an animated SVG
    #[arg(long, value_name = "FILE", requires = "is_virtual")]
    film: Option<PathBuf>,
    /// Print only the summary, as JSON
    #[arg(long)]
    json: bool,
}

impl Arena {
    /// Returns code 0 if the verdict is good, and 1 if not.
    pub(crate) fn run(&self) -> Result<ExitCode, Box<dyn Error>> {
        if let Some(file) = &self.xray {
            arena::check_page(file)?;
        }
        let settings = self.settings();
        let terminal = io::stdout().is_terminal();
        let colored = terminal && env::var_os("NO_COLOR").is_none();
        let place = match (self.json, terminal) {
            (true, _) => Place::Nowhere,
            (false, true) => Place::Terminal,
            (false, false) => Place::Lines,
        };
        let progress = Arc::new(Progress::new());
        let handler = Arc::clone(&progress);
        ctrlc::set_handler(move || handler.interrupt())?;

        let live = Live::new();
        let page = match &self.live {
            Some(address) => {
                let page = tightwire_live::serve(address, &live)
                    .map_err(|error| format!("cannot serve the live page at {address}: {error}"))?;
                eprintln!("live page: {page}");
                Some(page)
            }
            None => None,
        };
        let mut view = View::new(&place, &settings);
        let live = page.as_ref().map(|_| &live);
        let outcome = arena::play(&settings, &progress, &mut view, live)?;
        drop(page);
        let xray = arena::xray(&outcome, self.xray.as_deref())?;
        if let (Some(path), Some(film)) = (&self.film, &outcome.film) {
            fs::write(path, film).map_err(|error| {
                format!("cannot write the film to {}: {error}; try another --film", path.display())
            })?;
        }
        let summary = Summary::new(&settings, &outcome, xray).ok_or("nothing was counted")?;
        if self.json {
            let json = serde_json::to_string_pretty(&summary)?;
            print(|out| writeln!(out, "{json}"))?;
        } else {
            print(|out| write!(out, "{}", Verdict { summary: &summary, colored }))?;
        }
        if let Some(sums) = &outcome.live {
            eprintln!("{sums}");
            if !sums.are_equal() {
                return Ok(ExitCode::FAILURE);
            }
        }
        Ok(if summary.good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn settings(&self) -> Settings {
        Settings {
            clients: self.clients as usize,
            seconds: f64::from(self.seconds),
            conditions: self.conditions(),
            rate: self.rate,
            attack: self.attack,
            seed: self.seed,
            port: self.port,
            is_virtual: self.is_virtual,
            film: self.film.is_some(),
        }
    }

    fn conditions(&self) -> Conditions {
        let base = self.preset.clone().unwrap_or_else(usual_network);
        Conditions {
            loss: self.loss.unwrap_or(base.loss),
            corrupt: self.corrupt.unwrap_or(base.corrupt),
            truncate: self.truncate.unwrap_or(base.truncate),
            duplicate: self.duplicate.unwrap_or(base.duplicate),
            reorder: self.reorder.unwrap_or(base.reorder),
            ..base
        }
    }
}

/// Returns the network without a preset: everything goes wrong now and then.
fn usual_network() -> Conditions {
    Conditions {
        latency: Duration::from_millis(15),
        jitter: Duration::from_millis(2),
        hold: Duration::from_millis(50),
        loss: 0.05,
        corrupt: 0.01,
        truncate: 0.01,
        duplicate: 0.02,
        reorder: 0.05,
        reorder_by: Duration::from_millis(90),
        ..Conditions::perfect()
    }
}

/// Finds a preset by its name.
pub(crate) fn preset(name: &str) -> Result<Conditions, String> {
    Conditions::preset(name).ok_or_else(|| {
        format!("presets are {}", tightwire_sim::PRESETS.join(", ").replace('_', "-"))
    })
}

/// Parses a share of all packets: from 0 to 1, or from 0% to 100%.
fn share(text: &str) -> Result<f64, String> {
    let (number, scale) = match text.strip_suffix('%') {
        Some(percent) => (percent.trim_end(), 100.0),
        None => (text, 1.0),
    };
    let number: f64 = number
        .parse()
        .map_err(|_| "expected a fraction of the packets, such as 0.05 or 5%".to_string())?;
    let share = number / scale;
    if (0.0..=1.0).contains(&share) {
        Ok(share)
    } else {
        Err("a fraction is from 0 to 1, or from 0% to 100%".into())
    }
}

/// Parses a share that leaves enough packets for a game.
fn loss(text: &str) -> Result<f64, String> {
    let loss = share(text)?;
    if loss <= MOST_LOSS {
        Ok(loss)
    } else {
        Err("a game cannot work on a network that loses more than 90% of its packets".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_fractions_or_percent() {
        for (text, value) in [("0", 0.0), ("0.3", 0.3), ("30%", 0.3), ("100 %", 1.0), ("1", 1.0)] {
            assert_eq!(share(text), Ok(value), "{text}");
        }
        for text in ["", "%", "-0.1", "1.1", "101%", "NaN", "inf", "a lot", "5 percent"] {
            assert!(share(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_network_that_loses_nearly_everything_is_refused() {
        assert_eq!(loss("90%"), Ok(0.9));
        assert!(loss("91%").is_err() && loss("100%").is_err());
    }
}
