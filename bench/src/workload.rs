//! Every entry of the contest, and all that is counted, by name.

use crate::contest::{self, Codec, Contest};
use crate::messages::{
    Any, BenchPacket, Blob, Flags, Floats, GameUpdate, Log, Mesh, Message, Numbers, PlainBytes,
    RootShip, RootShips, RootUpdate, Scores, ShipCreate, Ships, Snapshot,
};
use crate::raw_bits::{self, RawBits, Widths};
use crate::single::{Single, Work};
use crate::{clients, garbage, linking, metering, options, recording, sealing, session, tightwire};

/// A contestant and what it sends; nothing of it is built before it is asked for.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The message, or the kind of raw bits.
    pub message: &'static str,
    /// The contestant.
    pub contestant: &'static str,
    /// Which ways it is measured.
    pub directions: &'static [Direction],
    /// Prepares the tables and checks the contestant's answers.
    pub prepare: fn() -> Box<dyn Contest>,
}

/// The work that a workload repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Writing packets.
    Write,
    /// Reading packets.
    Read,
}

impl Direction {
    /// Both, in the order of tables.
    pub const BOTH: [Self; 2] = [Self::Write, Self::Read];

    /// Its word in a workload's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Write => "write",
            Self::Read => "read",
        }
    }

    /// Runs `contest` this way.
    pub fn run(self, contest: &mut dyn Contest, passes: usize) {
        match self {
            Self::Write => contest.write(passes),
            Self::Read => contest.read(passes),
        }
    }
}

impl Entry {
    /// The entry of a codec for a message.
    pub fn message<M: Message, C: Codec<M> + Default + 'static>() -> Self {
        Self {
            message: M::NAME,
            contestant: C::NAME,
            directions: &Direction::BOTH,
            prepare: contest::prepare::<M, C>,
        }
    }

    /// The entry of a bit writer and reader.
    pub fn raw_bits<B: RawBits>() -> Self {
        Self {
            message: B::WIDTHS.name(),
            contestant: B::NAME,
            directions: &Direction::BOTH,
            prepare: raw_bits::prepare::<B>,
        }
    }

    /// The same without writing, for one that writes like another.
    #[must_use]
    pub fn only_read(self) -> Self {
        Self { directions: &[Direction::Read], ..self }
    }

    /// Returns whether it belongs to this project.
    pub fn is_ours(&self) -> bool {
        self.contestant.starts_with(tightwire::BITS)
    }

    /// The workload's name: `ships/bitcode/read`, and `ships/derive/read` for our own.
    pub fn workload(&self, direction: Direction) -> String {
        let contestant = self.contestant.strip_prefix(tightwire::BITS).unwrap_or(self.contestant);
        let parts = [self.message, &contestant.trim().replace(' ', "-"), direction.name()];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join("/")
    }
}

/// All entries: for each message our own first, then the peers.
pub fn entries() -> Vec<Entry> {
    let mut entries = tightwire::messages();
    entries.extend(tightwire::raw_bits());
    #[cfg(feature = "peers")]
    entries.extend(crate::peers::entries());
    entries
}

/// Everything that is measured outside the contest.
pub fn singles() -> Vec<Single> {
    let groups = [
        garbage::singles(),
        sealing::singles(),
        session::singles(),
        options::singles(),
        clients::singles(),
        recording::singles(),
        linking::singles(),
        metering::singles(),
    ];
    groups.into_iter().flatten().collect()
}

/// The messages in the order of tables.
pub const MESSAGES: [&str; 20] = [
    BenchPacket::NAME,
    ShipCreate::NAME,
    Ships::NAME,
    Snapshot::NAME,
    Blob::NAME,
    PlainBytes::NAME,
    Numbers::NAME,
    Flags::NAME,
    Floats::NAME,
    Log::NAME,
    Mesh::NAME,
    Scores::NAME,
    GameUpdate::NAME,
    RootShip::NAME,
    RootShips::NAME,
    RootUpdate::NAME,
    Any::NAME,
    Widths::OfPacket.name(),
    Widths::InCode.name(),
    Widths::AtRunTime.name(),
];

/// Something to count, by name.
pub struct Workload {
    /// The name in gates.
    pub name: String,
    /// True if it is this project's own code.
    pub is_ours: bool,
    kind: Kind,
}

enum Kind {
    Contest(Entry, Direction),
    Single(Single),
}

/// One way of a contest, as work.
struct OneWay(Box<dyn Contest>, Direction);

impl Work for OneWay {
    fn run(&mut self, passes: usize) {
        self.1.run(&mut *self.0, passes);
    }

    fn units(&self) -> usize {
        self.0.units()
    }
}

impl Workload {
    /// All of them, in the order of tables.
    pub fn all() -> Vec<Self> {
        let entries = entries();
        let of = |message| entries.iter().filter(move |entry: &&Entry| entry.message == message);
        let contests = MESSAGES.iter().flat_map(|message| of(*message)).flat_map(|entry| {
            entry.directions.iter().map(|direction| Self {
                name: entry.workload(*direction),
                is_ours: entry.is_ours(),
                kind: Kind::Contest(*entry, *direction),
            })
        });
        let singles = singles().into_iter().map(|single| Self {
            name: single.workload(),
            is_ours: true,
            kind: Kind::Single(single),
        });
        contests.chain(singles).collect()
    }

    /// Prepares the tables and checks the answers.
    pub fn prepare(&self) -> Box<dyn Work> {
        match &self.kind {
            Kind::Contest(entry, direction) => Box::new(OneWay((entry.prepare)(), *direction)),
            Kind::Single(single) => (single.prepare)(),
        }
    }
}

/// Runs a workload under valgrind, by its name and the number of passes.
///
/// # Errors
///
/// A description of what is wrong with the arguments.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let [workload, passes] = arguments else {
        return Err("a workload and a number of passes are needed".into());
    };
    let passes = passes.parse().map_err(|_| format!("not a number of passes: {passes}"))?;
    let all = Workload::all();
    let one = all.iter().find(|one| one.name == *workload);
    one.ok_or_else(|| format!("no workload {workload}"))?.prepare().run(passes);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_workload_has_a_name_of_its_own() {
        let mut names: Vec<String> = Workload::all().into_iter().map(|one| one.name).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
        for name in ["ships/derive-into/read", "garbage/ships/cut", "sealing/bytes/together"] {
            assert!(names.iter().any(|one| one == name), "{name}");
        }
        assert!(!names.iter().any(|name| name == "ships/derive-into/write"));
    }

    #[test]
    fn our_own_workloads_are_named_by_their_form() {
        let entry = |contestant| Entry { contestant, ..Entry::raw_bits::<tightwire::Bits>() };
        assert_eq!(entry(tightwire::DERIVE).workload(Direction::Write), "raw-bits/derive/write");
        assert_eq!(entry(tightwire::BITS).workload(Direction::Read), "raw-bits/read");
        assert_eq!(entry("bincode fixed").workload(Direction::Read), "raw-bits/bincode-fixed/read");
        assert!(entry(tightwire::BITS).is_ours() && !entry("deku").is_ours());
    }
}
