//! The verdict: the results of a run, as text.

use std::fmt;

use crate::arena::summary::{Bandwidth, SideSummary, Summary};
use crate::arena::view::{grouped, microseconds};

/// The file to read next.
const MESSAGES: &str = "crates/tightwire-cli/src/arena/messages.rs";

/// The implementation of ChaCha20-Poly1305, on which the figures depend.
const CIPHER: &str =
    if cfg!(feature = "ring") { "sealed by ring" } else { "sealed by the portable cipher" };

/// Formats the last page.
pub(crate) struct Verdict<'a> {
    pub summary: &'a Summary,
    pub colored: bool,
}

impl Verdict<'_> {
    /// Writes a line that says whether something holds.
    fn check(&self, f: &mut fmt::Formatter<'_>, good: bool, what: &str) -> fmt::Result {
        let (mark, color) = if good { ("ok ", 32) } else { ("BAD", 31) };
        writeln!(f, "  {}  {what}", self.paint(mark, color))
    }

    fn paint(&self, text: &str, color: u8) -> String {
        if self.colored { format!("\x1b[1;{color}m{text}\x1b[0m") } else { text.into() }
    }

    fn checks(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { worlds, rulings, .. } = self.summary;
        let equal = format!(
            "same world everywhere: {} of {} clients have all {} cubes exactly as the server has them",
            worlds.equal, worlds.clients, worlds.cubes
        );
        self.check(f, worlds.is_good(), &equal)?;
        if worlds.differing_cubes > 0 {
            writeln!(f, "       {} cubes differ", grouped(worlds.differing_cubes as u64))?;
        }
        let (players, sessions) = (worlds.clients as u64, self.summary.clients.handshake.sessions);
        let joined = format!(
            "everyone joined: {} of {} clients connected through the bad network",
            grouped(sessions),
            grouped(players)
        );
        self.check(f, sessions == players, &joined)?;
        let hostile = format!(
            "no hostile packet accepted: {} forged, damaged or replayed packets arrived, {} were accepted",
            grouped(rulings.hostile_accepted + rulings.hostile_refused),
            grouped(rulings.hostile_accepted)
        );
        self.check(f, rulings.hostile_accepted == 0, &hostile)?;
        let valid = format!(
            "no valid packet rejected: {} arrived, {} were rejected",
            grouped(rulings.valid_accepted + rulings.valid_refused),
            grouped(rulings.valid_refused)
        );
        self.check(f, rulings.valid_refused == 0 && rulings.valid_accepted > 0, &valid)
    }

    fn bandwidth(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Bandwidth { tightwire, deltas, plain, .. } = self.summary.bandwidth;
        let bandwidth = &self.summary.bandwidth;
        writeln!(f, "\n  Download of each client, step by step")?;
        let rows = [
            ("floats: postcard", bandwidth.postcard),
            ("floats: bitcode", bandwidth.bitcode),
            ("integers: postcard", bandwidth.postcard_integers),
            ("integers: bitcode", bandwidth.bitcode_integers),
            ("tightwire: ranges", plain),
            ("+ deltas", deltas),
            ("+ trained (sent)", tightwire),
        ];
        let most = rows.iter().fold(1.0, |most: f64, row| most.max(row.1));
        for (name, kilobits) in rows {
            let bar = "#".repeat((kilobits / most * 40.0).round() as usize);
            let times = kilobits / tightwire.max(f64::MIN_POSITIVE);
            let ours = name.starts_with("tightwire") || name.starts_with('+');
            let color = if ours { 32 } else { 33 };
            let bar = self.paint(&format!("{bar:<40}"), color);
            writeln!(f, "    {name:<18} {kilobits:>6.0} kbit/s  {bar}  {times:.1} x")?;
        }
        let not_shown = self.summary.states.not_shown * 100.0;
        writeln!(
            f,
            "    {not_shown:.1} % of the states were not shown: lost, late, or built on one that was"
        )
    }

    fn work(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { server, clients, cubes_per_snapshot, .. } = self.summary;
        writeln!(
            f,
            "\n  Time for a state in which {cubes_per_snapshot:.0} cubes moved (median, 99th percentile; {CIPHER})"
        )?;
        for (what, time) in [
            ("publish to all", server.prepare),
            ("code and seal", server.transmit),
            ("open and apply", clients.receive),
        ] {
            let (median, p99) = (microseconds(time.median_ns), microseconds(time.p99_ns));
            writeln!(f, "    {what:<18} {median:>9} {p99:>9}")?;
        }
        Ok(())
    }

    fn traffic(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { server, clients, network, attacker, .. } = self.summary;
        writeln!(f, "\n  Traffic")?;
        let sent = server.sent.packets + clients.sent.packets;
        writeln!(
            f,
            "    packets   {} sent: {} lost, {} duplicated, {} reordered,
              {} cut short, {} damaged",
            grouped(sent),
            grouped(network.lost),
            grouped(network.doubled),
            grouped(network.held_back),
            grouped(network.cut_short),
            grouped(network.damaged)
        )?;
        writeln!(
            f,
            "    attacks   {}: {} random, {} mutated, {} replayed, {} misdirected,",
            grouped(attacker.total()),
            grouped(attacker.random),
            grouped(attacker.mutated),
            grouped(attacker.replayed),
            grouped(attacker.misdirected)
        )?;
        writeln!(
            f,
            "              {} forged sequences, {} in floods, {} invalid inputs from a player with a key",
            grouped(attacker.forged_sequence),
            grouped(attacker.flood),
            grouped(attacker.cheating_player)
        )?;
        writeln!(f, "    rejected  by the server   {}", by_gate(server))?;
        writeln!(f, "              by the clients  {}", by_gate(clients))?;
        writeln!(
            f,
            "    handshake {} messages answered, {} ignored",
            grouped(server.handshake.answered),
            grouped(server.handshake.ignored + clients.handshake.ignored)
        )?;
        let memory = |bytes: Option<u64>| {
            bytes.map_or("unknown".into(), |bytes| format!("{:.1} MB", bytes as f64 / 1e6))
        };
        let sizes = self.summary.memory_bytes;
        writeln!(
            f,
            "    memory    {} at the start, {} at the end",
            memory(sizes.start),
            memory(sizes.end)
        )
    }
}

impl fmt::Display for Verdict<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.traffic(f)?;
        self.work(f)?;
        self.bandwidth(f)?;
        writeln!(f)?;
        self.checks(f)?;
        if let Some(xray) = &self.summary.xray {
            writeln!(f, "\n  One packet, explained          {}", xray.display())?;
        }
        writeln!(f, "  How the packets are described  {MESSAGES}")?;
        let (word, color) = if self.summary.good { ("good", 32) } else { ("BAD", 31) };
        let seconds = self.summary.seconds;
        writeln!(f, "\n  Verdict: {} after {seconds:.1} seconds", self.paint(word, color))
    }
}

/// Formats what each gate rejected, the busiest first.
fn by_gate(side: &SideSummary) -> String {
    let mut gates: Vec<_> = side.refused.iter().collect();
    gates.sort_by_key(|&(_, count)| std::cmp::Reverse(*count));
    let gates: Vec<_> = gates
        .into_iter()
        .map(|(gate, count)| format!("{} {}", gate.replace('_', " "), grouped(*count)))
        .collect();
    if gates.is_empty() { "nothing".into() } else { gates.join(", ") }
}
