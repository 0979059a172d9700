//! The times that this project wants to reach against named peers, and how far away it is.

use std::fmt::Write as _;

use crate::messages::{
    Any, Flags, Floats, GameUpdate, Log, Mesh, Message, Numbers, PlainBytes, Scores, Ships,
};
use crate::tightwire::{DERIVE, UNIFIED};
use crate::workload::Direction::{self, Read, Write};

/// A goal: the time of a contestant of ours divided by the time of a peer.
#[derive(Clone, Copy)]
pub struct Goal {
    /// The words for the message.
    pub what: &'static str,
    /// The message.
    pub message: &'static str,
    /// Which way it is measured.
    pub direction: Direction,
    /// The contestant that has the goal.
    pub ours: &'static str,
    /// The contestant that it is compared with.
    pub peer: &'static str,
    /// The largest ratio that is good enough, and the ratio to aim for. A row without them only shows
    /// who is faster.
    pub limits: Option<(f64, f64)>,
    /// The ratio at 0305eeb, where it was measured. That run had its own values of these shapes.
    pub before: Option<f64>,
}

const fn goal(
    what: &'static str,
    message: &'static str,
    direction: Direction,
    peer: &'static str,
    limits: Option<(f64, f64)>,
    before: Option<f64>,
) -> Goal {
    Goal { what, message, direction, ours: DERIVE, peer, limits, before }
}

const FLOATS: &str = "`Vec<f32>`";
const BYTES: &str = "`Vec<u8>`";
const MESH: &str = "mesh";
const FLAGS: &str = "`Vec<bool>`";
const NUMBERS: &str = "`Vec<u16>` in 0..=999";
const LOG: &str = "log with strings";
const MAP: &str = "`HashMap<u16, u32>`";
const ROOT: &str = "root enum of 60";
const UPDATE: &str = "game update";
const SHIPS: &str = "unified ships";

/// The goals against contestants of this crate.
pub const GOALS: [Goal; 24] = [
    goal(FLOATS, Floats::NAME, Write, "speedy", Some((2.0, 1.3)), Some(9.1)),
    goal(FLOATS, Floats::NAME, Read, "speedy", Some((2.0, 1.3)), Some(5.6)),
    goal(BYTES, PlainBytes::NAME, Write, "speedy", Some((2.0, 1.3)), Some(14.3)),
    goal(BYTES, PlainBytes::NAME, Read, "speedy", Some((2.0, 1.3)), Some(12.5)),
    goal(MESH, Mesh::NAME, Write, "speedy", Some((2.0, 1.3)), Some(3.4)),
    goal(MESH, Mesh::NAME, Read, "speedy", Some((2.0, 1.3)), Some(4.2)),
    goal(FLAGS, Flags::NAME, Write, "bitcode", Some((1.2, 1.0)), Some(2.9)),
    goal(FLAGS, Flags::NAME, Read, "bitcode", Some((1.2, 1.0)), Some(5.3)),
    goal(NUMBERS, Numbers::NAME, Write, "bitcode", Some((3.0, 2.0)), Some(6.7)),
    goal(NUMBERS, Numbers::NAME, Read, "bitcode", Some((3.0, 2.0)), Some(6.2)),
    goal(LOG, Log::NAME, Write, "postcard", Some((0.8, 0.8)), None),
    goal(LOG, Log::NAME, Write, "bitcode", Some((1.3, 1.0)), Some(1.8)),
    goal(LOG, Log::NAME, Write, "speedy", None, Some(1.7)),
    goal(LOG, Log::NAME, Read, "bitcode", None, Some(1.5)),
    goal(MAP, Scores::NAME, Write, "bitcode", Some((4.0, 2.0)), Some(16.7)),
    goal(MAP, Scores::NAME, Write, "wincode", None, Some(25.0)),
    goal(ROOT, Any::NAME, Read, "wincode", Some((1.3, 1.1)), Some(1.8)),
    goal(ROOT, Any::NAME, Read, "speedy", None, Some(1.8)),
    goal(UPDATE, GameUpdate::NAME, Write, "speedy", None, Some(1.2)),
    goal(UPDATE, GameUpdate::NAME, Read, "speedy", None, Some(1.1)),
    goal(UPDATE, GameUpdate::NAME, Write, "bitcode", None, None),
    goal(UPDATE, GameUpdate::NAME, Read, "bitcode", None, None),
    Goal {
        what: SHIPS,
        message: Ships::NAME,
        direction: Write,
        ours: UNIFIED,
        peer: DERIVE,
        limits: Some((1.5, 1.3)),
        before: Some(1.8),
    },
    Goal {
        what: SHIPS,
        message: Ships::NAME,
        direction: Read,
        ours: UNIFIED,
        peer: DERIVE,
        limits: Some((1.5, 1.3)),
        before: Some(3.3),
    },
];

/// A goal with its result.
#[derive(Clone, Copy)]
pub struct Result {
    /// The goal.
    pub goal: Goal,
    /// Nanoseconds of ours.
    pub ours: f64,
    /// Nanoseconds of the peer.
    pub peer: f64,
    /// Our bytes divided by those of the peer.
    pub bytes: f64,
}

impl Result {
    fn ratio(&self) -> f64 {
        self.ours / self.peer
    }

    /// Above 1 if the goal is missed, or if we are slower and there is no goal.
    fn excess(&self) -> f64 {
        self.ratio() / self.goal.limits.map_or(1.0, |(must, _)| must)
    }

    fn verdict(&self) -> &'static str {
        match (self.goal.limits, self.excess() > 1.0) {
            (Some(_), true) => "missed",
            (Some(_), false) => "met",
            (None, true) => "slower",
            (None, false) => "faster",
        }
    }
}

/// Returns the results as a Markdown table, with those that are furthest from their goals first.
pub fn table(results: &[Result]) -> String {
    let mut results = results.to_vec();
    results.sort_by(|one, other| other.excess().total_cmp(&one.excess()));
    let goals = results.iter().filter(|result| result.goal.limits.is_some()).count();
    let missed = results.iter().filter(|result| result.verdict() == "missed").count();
    let mut text = format!("{missed} of {goals} goals are missed.\n\n");
    text.push_str("| message | | peer | must | aim | at 0305eeb | now | ns | peer's ns | bytes of the peer's | |\n");
    text.push_str("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n");
    for result in results {
        let Goal { what, direction, peer, limits, before, .. } = result.goal;
        let figure = |figure: Option<f64>| figure.map_or("-".into(), |one| format!("{one:.1}"));
        let _ = writeln!(
            text,
            "| {what} | {} | {peer} | {} | {} | {} | {:.2} | {:.1} | {:.1} | {:.2} | {} |",
            direction.name(),
            figure(limits.map(|(must, _)| must)),
            figure(limits.map(|(_, aim)| aim)),
            figure(before),
            result.ratio(),
            result.ours,
            result.peer,
            result.bytes,
            result.verdict(),
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_that_are_missed_by_most_stand_first() {
        let result = |goal, ours| Result { goal, ours, peer: 10.0, bytes: 1.0 };
        // Goals of 2.0, 3.0, 1.3, and none.
        let results = [(0, 19.0), (8, 31.0), (16, 26.0), (17, 11.0)];
        let text = table(&results.map(|(goal, ours)| result(GOALS[goal], ours)));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "2 of 3 goals are missed.");
        assert!(
            lines[4].starts_with("| root enum of 60 | read | wincode | 1.3 | 1.1 | 1.8 | 2.60 |")
        );
        assert!(lines[5].contains("| - | - | 1.8 | 1.10 |") && lines[5].ends_with("| slower |"));
        assert!(lines[6].contains("| 3.10 |") && lines[6].ends_with("| missed |"));
        assert!(lines[7].contains("| 1.90 |") && lines[7].ends_with("| met |"));
    }

    #[test]
    #[cfg(feature = "peers")]
    fn both_contestants_of_every_goal_exist() {
        let entries = crate::workload::entries();
        for goal in GOALS {
            for contestant in [goal.ours, goal.peer] {
                let is_there = entries.iter().any(|entry| {
                    entry.message == goal.message
                        && entry.contestant == contestant
                        && entry.directions.contains(&goal.direction)
                });
                assert!(is_there, "{} {contestant}", goal.message);
            }
        }
    }
}
