//! The log of a server. Each record has a few short texts.

use super::{Message, peer_types, plain};
use crate::random::Random;

/// The number and the maximum number of records in a log.
pub const RECORDS: usize = 2000;

peer_types! {
    /// One line of a log.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Record {
        /// The client.
        pub address: [u8; 4],
        /// A name, or a dash.
        #[wire(max_len = 31)]
        pub account: String,
        /// Another name, or a dash.
        #[wire(max_len = 31)]
        pub player: String,
        /// When.
        #[wire(max_len = 31)]
        pub date: String,
        /// The request.
        #[wire(max_len = 127)]
        pub request: String,
        /// The result.
        #[wire(range = 100..=599)]
        pub code: u16,
        /// Bytes of the answer.
        pub size: u64,
    }

    /// Many of them.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Log {
        /// The records, in the order of time.
        #[wire(max_len = 2000)]
        pub records: Vec<Record>,
    }
}

const PLAYERS: [&str; 8] = ["-", "ada", "grace", "rosa", "tycho", "emmy", "hedy", "sofja"];
const METHODS: [&str; 4] = ["GET", "POST", "PUT", "DELETE"];
const PLACES: [&str; 6] = ["lobby", "match", "replay", "inventory", "friends", "ranking"];
const CODES: [u16; 6] = [200, 200, 200, 204, 304, 404];

fn one<'a>(random: &mut Random, of: &[&'a str]) -> &'a str {
    of[random.int(0, of.len() as i64 - 1) as usize]
}

impl Record {
    fn random(random: &mut Random) -> Self {
        let number = |random: &mut Random, max| random.int(0, max);
        let (hour, minute, second) = (number(random, 23), number(random, 59), number(random, 59));
        let date = format!(
            "{:02}/Mar/2026:{hour:02}:{minute:02}:{second:02} +0000",
            number(random, 27) + 1
        );
        let request = format!(
            "{} /{}/{}/{} HTTP/1.1",
            one(random, &METHODS),
            one(random, &PLACES),
            number(random, 999_999),
            one(random, &PLACES)
        );
        Self {
            address: std::array::from_fn(|_| random.bits(8) as u8),
            account: "-".into(),
            player: one(random, &PLAYERS).into(),
            date,
            request,
            code: CODES[random.int(0, 5) as usize],
            size: random.bits(20),
        }
    }
}

impl Message for Log {
    const NAME: &'static str = "log";
    const TABLE: usize = 2;
    plain!();

    fn random(random: &mut Random) -> Self {
        Self { records: (0..RECORDS).map(|_| Record::random(random)).collect() }
    }
}
