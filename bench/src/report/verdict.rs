//! A summary of who is faster, computed from the run.

use std::fmt::Write as _;

/// The result of one contestant for one message and one direction.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The message.
    pub message: &'static str,
    /// `write` or `read`.
    pub direction: &'static str,
    /// The contestant.
    pub contestant: &'static str,
    /// The bytes of an average packet.
    pub bytes: f64,
    /// Nanoseconds per packet.
    pub nanoseconds: f64,
    /// Instructions per packet, if they were counted.
    pub instructions: Option<f64>,
}

/// A packet that is at most this much longer than ours is as small as ours.
const AS_SMALL: f64 = 1.02;

/// The end of the names of contestants that read into an existing value.
const INTO: &str = " into";

/// The rows that we lose, as indices of a peer's outcome and of ours, the worst first.
pub fn lost(outcomes: &[Outcome], ours: &str) -> Vec<(usize, usize)> {
    let mut lost: Vec<(usize, usize)> = (0..outcomes.len())
        .filter_map(|peer| own(outcomes, ours, peer).map(|own| (peer, own)))
        .filter(|pair| ratio(outcomes, *pair) < 1.0)
        .collect();
    lost.sort_by(|a, b| ratio(outcomes, *a).total_cmp(&ratio(outcomes, *b)));
    lost
}

/// Our result and that of a peer.
fn own(outcomes: &[Outcome], ours: &str, peer: usize) -> Option<usize> {
    let of = &outcomes[peer];
    // A peer that reads into an existing value is compared with ours that does so.
    let into = of.contestant.ends_with(INTO);
    let is_own = |one: &Outcome| {
        let kind = one.contestant.strip_suffix(INTO);
        let is_ours = if into { kind == Some(ours) } else { one.contestant == ours };
        is_ours && one.message == of.message && one.direction == of.direction
    };
    let is_peer = !of.contestant.starts_with("tightwire");
    outcomes.iter().position(is_own).filter(|_| is_peer)
}

/// The peer's time relative to ours.
fn ratio(outcomes: &[Outcome], (peer, own): (usize, usize)) -> f64 {
    outcomes[peer].nanoseconds / outcomes[own].nanoseconds
}

/// Returns the rows that we lose, as Markdown.
pub fn verdict(outcomes: &[Outcome], ours: &str) -> String {
    let lost = lost(outcomes, ours);
    let compared = (0..outcomes.len()).filter(|peer| own(outcomes, ours, *peer).is_some()).count();
    let is_small =
        |(peer, own): &&(usize, usize)| outcomes[*peer].bytes <= outcomes[*own].bytes * AS_SMALL;
    let mut text = format!(
        "Of {compared} rows of peers, {} take less time than ours, {} of them with packets that are at most 2 % larger.\n\n",
        lost.len(),
        lost.iter().filter(is_small).count()
    );
    text.push_str("| message | | peer | its time of ours | ns | ours | instructions | ours | its bytes of ours |\n");
    text.push_str("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n");
    for pair in lost {
        let (peer, own) = (&outcomes[pair.0], &outcomes[pair.1]);
        let count =
            |of: &Outcome| of.instructions.map_or("-".into(), |count| format!("{count:.0}"));
        let _ = writeln!(
            text,
            "| {} | {} | {} | {:.2} | {:.1} | {:.1} | {} | {} | {:.2} |",
            peer.message,
            peer.direction,
            peer.contestant,
            ratio(outcomes, pair),
            peer.nanoseconds,
            own.nanoseconds,
            count(peer),
            count(own),
            peer.bytes / own.bytes
        );
    }
    text
}

/// `text` with what stands between the two marks replaced, if it has them.
pub fn between_marks(text: &str, begin: &str, end: &str, new: &str) -> Option<String> {
    let (before, rest) = text.split_once(begin)?;
    let (_, after) = rest.split_once(end)?;
    Some(format!("{before}{begin}\n{new}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(contestant: &'static str, bytes: f64, nanoseconds: f64) -> Outcome {
        let (message, direction) = ("ships", "read");
        Outcome { message, direction, contestant, bytes, nanoseconds, instructions: None }
    }

    #[test]
    fn rows_that_are_lost_stand_first_and_others_do_not_stand_at_all() {
        let outcomes = [
            outcome("tightwire derive", 100.0, 10.0),
            outcome("tightwire unified", 100.0, 1.0),
            outcome("near", 101.0, 9.0),
            outcome("fast", 150.0, 5.0),
            outcome("slow", 100.0, 11.0),
        ];
        let text = verdict(&outcomes, "tightwire derive");
        assert!(text.starts_with("Of 3 rows of peers, 2 take less time than ours, 1 of them"));
        let rows: Vec<&str> = text.lines().skip(4).collect();
        assert!(rows[0].contains("| fast | 0.50 |") && rows[0].ends_with("| 1.50 |"));
        assert!(rows[1].contains("| near | 0.90 |"));
        assert_eq!(rows.len(), 2);
    }

    #[test]
    fn reading_into_a_value_is_compared_with_reading_into_a_value() {
        let outcomes = [
            outcome("tightwire derive", 100.0, 10.0),
            outcome("tightwire derive into", 100.0, 5.0),
            outcome("peer into", 100.0, 7.0),
        ];
        assert_eq!(lost(&outcomes, "tightwire derive"), []);
    }

    #[test]
    fn only_what_is_between_the_marks_is_replaced() {
        assert_eq!(
            between_marks("a<x>old</x>b", "<x>", "</x>", "new\n").unwrap(),
            "a<x>\nnew\n</x>b"
        );
        assert_eq!(between_marks("a", "<x>", "</x>", "new"), None);
    }
}
