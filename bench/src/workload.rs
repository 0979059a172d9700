//! Every entry of the contest by name.

use crate::contest::{self, Codec, Contest};
use crate::messages::{BenchPacket, Message, ShipCreate, Ships, Snapshot};
use crate::peers::{
    Bincode, BincodeFixed, Bitcode, BitstreamIo, BitstreamIoQuantizing, Deku, NaiaSerde, Postcard,
    RawBitstreamIo, RawBitstreamIoAtRunTime, Wincode,
};
use crate::raw_bits::{self, RawBits, Widths};
use crate::tightwire;

/// A contestant and what it sends; nothing of it is built before it is asked for.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The message, or the kind of raw bits.
    pub message: &'static str,
    /// Who sends it.
    pub contestant: &'static str,
    /// Prepares the tables and checks the contestant's answers.
    pub prepare: fn() -> Box<dyn Contest>,
}

/// What a workload does all the time.
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
        Self { message: M::NAME, contestant: C::NAME, prepare: contest::prepare::<M, C> }
    }

    /// The entry of a bit writer and reader.
    pub fn raw_bits<B: RawBits>() -> Self {
        Self { message: B::WIDTHS.name(), contestant: B::NAME, prepare: raw_bits::prepare::<B> }
    }

    /// Whether it belongs to this project.
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

/// The peers of one message, in the order of tables.
macro_rules! peers {
    ($message:ty: $($peer:ty),* $(,)?) => { [$(Entry::message::<$message, $peer>()),*] };
}

/// All entries: for each message our own first, then the peers.
pub fn entries() -> Vec<Entry> {
    let mut entries = tightwire::messages();
    entries.extend(tightwire::raw_bits());
    entries.extend(peers![BenchPacket:
        BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode, BincodeFixed, Wincode]);
    entries.extend(peers![ShipCreate:
        BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode, BincodeFixed, Wincode]);
    entries.extend(peers![Ships:
        BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode, BincodeFixed, Wincode]);
    entries.extend(peers![Snapshot:
        BitstreamIoQuantizing, BitstreamIo, NaiaSerde, Deku, Bitcode, Postcard, Bincode,
        BincodeFixed, Wincode]);
    entries.push(Entry::raw_bits::<RawBitstreamIo>());
    entries.push(Entry::raw_bits::<RawBitstreamIoAtRunTime>());
    entries
}

/// The messages in the order of tables.
pub const MESSAGES: [&str; 6] = [
    BenchPacket::NAME,
    ShipCreate::NAME,
    Ships::NAME,
    Snapshot::NAME,
    Widths::InCode.name(),
    Widths::AtRunTime.name(),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_workload_has_a_name_of_its_own() {
        let mut names: Vec<String> =
            entries().iter().map(|entry| entry.workload(Direction::Read)).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
        assert!(names.iter().any(|name| name == "ships/bincode-fixed/read"));
    }

    #[test]
    fn our_own_workloads_are_named_by_their_form() {
        let entry = |contestant| Entry { contestant, ..Entry::raw_bits::<RawBitstreamIo>() };
        assert_eq!(entry(tightwire::DERIVE).workload(Direction::Write), "raw-bits/derive/write");
        assert_eq!(entry(tightwire::BITS).workload(Direction::Read), "raw-bits/read");
        assert!(entry(tightwire::BITS).is_ours() && !entry("deku").is_ours());
    }
}
