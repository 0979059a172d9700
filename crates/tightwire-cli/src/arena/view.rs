//! The display while the arena runs: a few lines that update on a terminal, otherwise one line per
//! second.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::arena::server::ServerStats;
use crate::arena::stats::{Side, Traffic};
use crate::arena::{Board, Phase, Settings};
use crate::recording::CUBES;

/// The time over which rates are measured.
const RATE_SPAN: Duration = Duration::from_secs(1);

/// When the first line is shown.
const FIRST_LINE: Duration = Duration::from_secs(1);

/// Steps of the bar that shows the time.
const STEPS: u64 = 1000;

/// The place of the view.
pub(crate) enum Place {
    /// A terminal, whose lines can be rewritten.
    Terminal,
    /// A file or a pipe.
    Lines,
    /// Nowhere.
    Nowhere,
}

/// Shows the progress of a run.
pub(crate) struct View {
    seconds: f64,
    clients: usize,
    screen: Screen,
    /// Earlier counters, for rates.
    earlier: VecDeque<(Duration, Traffic, Traffic)>,
}

enum Screen {
    Terminal(ProgressBar),
    Lines { next: Duration },
    Nowhere,
}

impl View {
    /// Announces the run, and prepares the display.
    pub(crate) fn new(place: &Place, settings: &Settings) -> Self {
        if !matches!(place, Place::Nowhere) {
            say(&introduction(settings));
        }
        let screen = match place {
            Place::Terminal => Screen::terminal(),
            Place::Lines => Screen::Lines { next: FIRST_LINE },
            Place::Nowhere => Screen::Nowhere,
        };
        let (seconds, clients) = (settings.seconds, settings.clients);
        Self { seconds, clients, screen, earlier: VecDeque::new() }
    }

    /// Shows the current counters.
    pub(crate) fn show(&mut self, board: &Board, phase: Phase) {
        let (Some(server), Some(clients)) = (&board.server, &board.clients) else { return };
        let rates = Rates::new(&mut self.earlier, board.elapsed, server.side.sent, clients.sent);
        let elapsed = board.elapsed.as_secs_f64();
        match &mut self.screen {
            Screen::Nowhere => {}
            Screen::Lines { next } => {
                if board.elapsed >= *next {
                    *next += Duration::from_secs(1);
                    say(&short_line(elapsed, &rates, server, clients));
                }
            }
            Screen::Terminal(bar) => {
                let doing = match phase {
                    Phase::Play => format!("{elapsed:.1} of {:.0} s", self.seconds),
                    _ => "the world has stopped; waiting for the last changes".into(),
                };
                let lines = long_lines(&rates, server, clients, self.clients);
                bar.set_prefix(doing);
                bar.set_message(lines.join("\n  "));
                bar.set_position((elapsed / self.seconds * STEPS as f64) as u64);
            }
        }
    }

    /// Clears the display. If the game was over before there was anything to show, shows it now.
    pub(crate) fn finish(&mut self, board: &Board) {
        match &mut self.screen {
            Screen::Terminal(bar) => bar.finish_and_clear(),
            Screen::Lines { next } if *next == FIRST_LINE => {
                *next = Duration::ZERO;
                self.show(board, Phase::Stop);
            }
            Screen::Lines { .. } | Screen::Nowhere => {}
        }
    }
}

impl Screen {
    fn terminal() -> Self {
        let bar = ProgressBar::with_draw_target(Some(STEPS), ProgressDrawTarget::stdout());
        let style = ProgressStyle::with_template("  [{bar:50.green}] {prefix}\n\n  {msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(style.progress_chars("=> "));
        Self::Terminal(bar)
    }
}

/// The rates per second.
struct Rates {
    down: Traffic,
    up: Traffic,
}

impl Rates {
    fn new(
        earlier: &mut VecDeque<(Duration, Traffic, Traffic)>,
        now: Duration,
        down: Traffic,
        up: Traffic,
    ) -> Self {
        while earlier.len() > 1
            && earlier.get(1).is_some_and(|next| now.saturating_sub(next.0) >= RATE_SPAN)
        {
            earlier.pop_front();
        }
        let nothing = (Duration::ZERO, Traffic::default(), Traffic::default());
        let (then, old_down, old_up) = earlier.front().copied().unwrap_or(nothing);
        earlier.push_back((now, down, up));
        let seconds = now.saturating_sub(then).as_secs_f64().max(0.001);
        let rate = |new: u64, old: u64| ((new - old) as f64 / seconds) as u64;
        let rates = |new: Traffic, old: Traffic| Traffic {
            packets: rate(new.packets, old.packets),
            bytes: rate(new.bytes, old.bytes),
        };
        Self { down: rates(down, old_down), up: rates(up, old_up) }
    }
}

/// Prints a line. If the reader has gone away, the game continues.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

fn introduction(settings: &Settings) -> String {
    let Settings { clients, conditions: bad, attack, .. } = settings;
    let way = if settings.is_virtual {
        "in virtual time, without sockets"
    } else {
        "real UDP packets on 127.0.0.1"
    };
    let attacker = match attack {
        0 => "There is no attacker.".into(),
        _ => {
            format!("An attacker sends {} hostile packets per second.", grouped(u64::from(*attack)))
        }
    };
    format!(
        "
  tightwire arena: {CUBES} tumbling cubes, 1 server, {clients} players, {way}

  The network loses {} of all packets, duplicates {}, reorders {}, cuts {} short, damages {}.
  {attacker}
  The server sends each player the changes in the world, encrypted, {} times a second.
",
        percent(bad.loss + bad.burst_loss),
        percent(bad.duplicate),
        percent(bad.reorder),
        percent(bad.truncate),
        percent(bad.corrupt),
        settings.rate,
    )
}

fn short_line(elapsed: f64, rates: &Rates, server: &ServerStats, clients: &Side) -> String {
    format!(
        "  {elapsed:>4.0} s   down {:>5} packets/s {:>11}   up {:>5} packets/s {:>10}   rejected {:>6}   pending {}",
        grouped(rates.down.packets),
        bits(rates.down.bytes),
        grouped(rates.up.packets),
        bits(rates.up.bytes),
        grouped(
            server.side.gates.total_refused()
                + server.side.strangers
                + server.side.lies
                + clients.gates.total_refused()
        ),
        behind(server),
    )
}

fn long_lines(rates: &Rates, server: &ServerStats, clients: &Side, players: usize) -> [String; 6] {
    let per_client = bits(rates.down.bytes / players.max(1) as u64);
    let time = |times: &crate::arena::stats::Times| {
        let summary = times.summary();
        format!("{} (p99 {})", microseconds(summary.median_ns), microseconds(summary.p99_ns))
    };
    let mut refused: Vec<_> = server
        .side
        .gates
        .iter()
        .zip(clients.gates.iter())
        .map(|((gate, ours), (_, theirs))| (gate.label().replace('_', " "), ours + theirs))
        .chain([
            ("unknown address".into(), server.side.strangers),
            ("payload".into(), server.side.lies),
        ])
        .filter(|&(_, count)| count > 0)
        .collect();
    refused.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let refused: Vec<_> =
        refused.into_iter().map(|(gate, count)| format!("{gate} {}", grouped(count))).collect();
    let mistakes = server.side.rulings.hostile_accepted + clients.rulings.hostile_accepted;
    [
        format!(
            "down      {} packets/s   {}   {per_client} per client, {} bytes per packet",
            grouped(rates.down.packets),
            bits(rates.down.bytes),
            rates.down.bytes / rates.down.packets.max(1)
        ),
        format!("up        {} packets/s   {}", grouped(rates.up.packets), bits(rates.up.bytes)),
        format!("pending   {}", behind(server)),
        format!("transmit  {}   receive {}", time(&server.side.transmit), time(&clients.receive)),
        format!("rejected  {}", refused.join(", ")),
        format!("accepted  {mistakes} hostile packets"),
    ]
}

/// Formats the lag of the clients.
fn behind(server: &ServerStats) -> String {
    let most = server.behind.iter().max().copied().unwrap_or(0);
    let mean = server.behind.iter().sum::<usize>() / server.behind.len().max(1);
    format!("{mean} objects, at most {most}")
}

fn bits(bytes_per_second: u64) -> String {
    let kilobits = bytes_per_second as f64 * 8.0 / 1000.0;
    if kilobits < 1000.0 {
        format!("{kilobits:.0} kbit/s")
    } else {
        format!("{:.1} Mbit/s", kilobits / 1000.0)
    }
}

fn percent(share: f64) -> String {
    format!("{} %", (share * 1000.0).round() / 10.0)
}

/// Formats nanoseconds.
pub(crate) fn microseconds(nanoseconds: u64) -> String {
    if nanoseconds < 1000 {
        format!("{nanoseconds} ns")
    } else {
        format!("{:.1} µs", nanoseconds as f64 / 1000.0)
    }
}

/// Formats a number with separated thousands.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_read() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!([999, 1_000, 12_340].map(microseconds), ["999 ns", "1.0 µs", "12.3 µs"]);
        assert_eq!([0.0, 0.005, 0.05, 1.0].map(percent), ["0 %", "0.5 %", "5 %", "100 %"]);
        assert_eq!([1_000, 250_000].map(bits), ["8 kbit/s", "2.0 Mbit/s"]);
    }

    #[test]
    fn a_rate_is_what_the_last_second_brought() {
        let mut earlier = VecDeque::new();
        let traffic = |packets| Traffic { packets, bytes: packets * 100 };
        let mut rates = |tenths: u32, packets| {
            let now = Duration::from_millis(100) * tenths;
            Rates::new(&mut earlier, now, traffic(packets), traffic(0)).down
        };
        assert_eq!(rates(10, 50), traffic(50));
        for tenth in 11..30 {
            rates(tenth, 50);
        }
        assert_eq!(rates(30, 50), traffic(0));
        assert_eq!(rates(35, 150).packets, 100);
    }
}
