//! Shows the figures of a live page in the terminal.

#![allow(clippy::indexing_slicing)] // a missing value is `null` in JSON

use std::collections::HashMap;
use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::net::TcpStream;
use std::time::Duration;

use clap::Args;
use serde_json::Value;
use tightwire::trace::visible;

/// The rows of each table.
const ROWS: usize = 12;

/// The ticks of a quarter second that a rate is the mean of.
const TICKS: usize = 8;

#[derive(Args)]
pub(crate) struct Top {
    /// The address that the game printed, with its token
    address: String,
    /// Exit after this many screens
    #[arg(long, value_name = "N")]
    screens: Option<usize>,
}

impl Top {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        let rest = self
            .address
            .strip_prefix("http://")
            .ok_or("use the whole address that the game printed: it starts with http://")?;
        let (host, path) = rest
            .split_once('/')
            .ok_or("use the whole address that the game printed: it ends with a token")?;
        let mut stream = TcpStream::connect(host).map_err(|error| format!("{host}: {error}"))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        let path = path.trim_end_matches('/');
        write!(stream, "GET /{path}/events HTTP/1.1\r\nHost: {host}\r\n\r\n")?;
        let mut lines = BufReader::new(stream).lines();
        let status = lines.next().ok_or("the game does not answer")??;
        if !status.contains(" 200 ") {
            return Err(
                format!("the game answered {:?}; is the token complete?", status.as_str()).into()
            );
        }
        let is_terminal = io::stdout().is_terminal();
        let mut screen = Screen::default();
        let mut shown = 0;
        for line in lines {
            let Ok(line) = line else { break };
            let Some(json) = line.strip_prefix("data: ") else { continue };
            screen.add(serde_json::from_str(json)?);
            if screen.ticks.len() < 2 || (screen.count % 4 != 0 && !screen.is_first()) {
                continue;
            }
            let clear = if is_terminal { "\x1b[H\x1b[2J" } else { "" };
            let text = screen.text();
            tightwire_tool::print(|out| writeln!(out, "{clear}{text}"))?;
            shown += 1;
            if self.screens.is_some_and(|screens| shown >= screens) {
                break;
            }
        }
        Ok(())
    }
}

/// The last ticks, and the names that came with them.
#[derive(Default)]
struct Screen {
    ticks: Vec<Value>,
    kinds: HashMap<u64, Value>,
    count: usize,
}

impl Screen {
    fn add(&mut self, tick: Value) {
        for kind in tick["kinds"].as_array().into_iter().flatten() {
            self.kinds.insert(kind["number"].as_u64().unwrap_or(0), kind.clone());
        }
        self.ticks.push(tick);
        if self.ticks.len() > TICKS {
            self.ticks.remove(0);
        }
        self.count += 1;
    }

    fn is_first(&self) -> bool {
        self.count == 2
    }

    /// Draws the totals, the clients and the fields with the most bits, and the last rejections.
    fn text(&self) -> String {
        let (Some(first), Some(last)) = (self.ticks.first(), self.ticks.last()) else {
            return String::new();
        };
        let number = |value: &Value| value.as_f64().unwrap_or(0.0);
        let seconds = (number(&last["t"]) - number(&first["t"])).max(0.001);
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let old: HashMap<u64, Value> = list(&first["clients"])
            .into_iter()
            .map(|client| (client["id"].as_u64().unwrap_or(0), client))
            .collect();
        let mut clients = Vec::new();
        let mut fields: HashMap<String, f64> = HashMap::new();
        let mut sums = [0.0; 2];
        for client in list(&last["clients"]) {
            let before = old.get(&client["id"].as_u64().unwrap_or(0));
            let mut rates = [0.0; 2];
            for (at, lane) in list(&client["lanes"]).iter().enumerate() {
                let Some(kind) = self.kinds.get(&lane["kind"].as_u64().unwrap_or(0)) else {
                    continue;
                };
                let past = before.map(|before| &before["lanes"][at]);
                let total =
                    number(&lane["total"]) - past.map_or(0.0, |past| number(&past["total"]));
                let [to, from] = &mut rates;
                *(if kind["sent"] == true { to } else { from }) += total / seconds;
                for (leaf, bits) in list(&lane["bits"]).iter().enumerate() {
                    let past = past.map_or(0.0, |past| number(&past["bits"][leaf]));
                    let path = kind["leaves"][leaf]["path"].as_str().unwrap_or_default();
                    let name = format!("{} {path}", kind["name"].as_str().unwrap_or_default());
                    *fields.entry(name).or_default() += (number(bits) - past) / seconds;
                }
            }
            sums = [sums[0] + rates[0], sums[1] + rates[1]];
            clients.push((client, rates));
        }
        clients.sort_by(|one, other| other.1[0].total_cmp(&one.1[0]));
        let mut fields: Vec<(String, f64)> = fields.into_iter().collect();
        fields.sort_by(|one, other| other.1.total_cmp(&one.1).then_with(|| one.0.cmp(&other.0)));

        let mut text = String::new();
        let kbits = |rate: f64| format!("{:.1}", rate / 1000.0);
        let count = clients.len();
        let [to, from] = sums.map(kbits);
        // Writing to a string does not fail.
        let _ = writeln!(text, "{to} kbit/s to {count} clients, {from} kbit/s from them\n");
        let _ = writeln!(
            text,
            "{:<24} {:>10} {:>8} {:>8} {:>7} {:>8} {:>7}",
            "client", "to kbit/s", "from", "rtt", "loss", "base", "behind"
        );
        for (client, rates) in clients.iter().take(ROWS) {
            let health = |at: usize, scale: f64, unit: &str| {
                let value = client["health"][at].as_f64();
                value.map_or_else(String::new, |value| format!("{:.0}{unit}", value * scale))
            };
            let _ = writeln!(
                text,
                "{:<24} {:>10} {:>8} {:>8} {:>7} {:>8} {:>7}",
                short(client["name"].as_str().unwrap_or_default(), 24),
                kbits(rates[0]),
                kbits(rates[1]),
                health(0, 1.0, " ms"),
                health(1, 100.0, " %"),
                health(2, 1.0, " ms"),
                health(3, 1.0, ""),
            );
        }
        let _ = writeln!(text, "\n{:<50} {:>10} {:>7}", "field", "kbit/s", "share");
        let all = (sums[0] + sums[1]).max(1.0);
        for (name, rate) in fields.iter().filter(|(_, rate)| *rate > 0.0).take(ROWS) {
            let share = 100.0 * rate / all;
            let _ = writeln!(text, "{:<50} {:>10} {share:>5.1} %", short(name, 50), kbits(*rate));
        }
        let rejections = list(&last["rejections"]);
        if !rejections.is_empty() {
            let _ = writeln!(text, "\nrejected packets, newest first");
        }
        for packet in rejections.iter().take(5) {
            let who = short(packet["name"].as_str().unwrap_or_default(), 20);
            let reason = short(packet["reason"].as_str().unwrap_or_default(), 100);
            let _ = writeln!(text, "{who:<20} {reason}");
        }
        text
    }
}

/// Cuts a text, and spells out what could steer the terminal.
fn short(text: &str, most: usize) -> String {
    visible(text).chars().take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_those_between_the_first_and_the_last_tick() {
        let tick = |t: f64, bits: f64| {
            serde_json::json!({
                "t": t,
                "kinds": [{"number": 0, "name": "Update", "sent": true,
                           "leaves": [{"path": "tick"}, {"path": "header and seal"}]}],
                "clients": [{"id": 7, "name": "Ada\u{1b}[2J", "health": [48.0, 0.02, null, 5.0],
                             "lanes": [{"kind": 0, "total": bits, "bits": [bits * 0.75, bits * 0.25]}]}],
                "rejections": [{"name": "Eve", "reason": "health: 127 is outside 0..=100"}],
            })
        };
        let mut screen = Screen::default();
        screen.add(tick(1.0, 1_000.0));
        screen.add(tick(3.0, 9_000.0));
        let text = screen.text();
        assert!(text.starts_with("4.0 kbit/s to 1 clients, 0.0 kbit/s from them\n"), "{text}");
        assert!(text.contains("Update tick") && text.contains("3.0  75.0 %"), "{text}");
        assert!(text.contains("48 ms") && text.contains("2 %"), "{text}");
        assert!(text.contains("Eve                  health: 127 is outside 0..=100"), "{text}");
        assert!(!text.contains('\u{1b}'), "{text}");
    }
}
