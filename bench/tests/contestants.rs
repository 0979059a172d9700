//! Everybody answers correctly, and in the expected number of bytes.
//! Snapshots have a judge of their own in `snapshot.rs`.

#![cfg(feature = "peers")]

use tightwire_bench::workload::{Entry, entries};

fn find<'a>(entries: &'a [Entry], message: &str, contestant: &str) -> &'a Entry {
    entries
        .iter()
        .find(|entry| entry.message == message && entry.contestant == contestant)
        .unwrap_or_else(|| panic!("no entry {contestant} for {message}"))
}

/// `prepare` panics when a value does not come back, so building each entry is the test.
#[test]
fn every_contestant_gives_back_what_it_was_given() {
    for entry in entries() {
        let mut contest = (entry.prepare)();
        contest.write(2);
        contest.read(2);
        assert!(contest.mean_bytes() > 0.0, "{} {}", entry.contestant, entry.message);
    }
}

#[test]
fn packed_messages_have_the_bytes_that_their_bits_add_up_to() {
    let entries = entries();
    let sizes = [("bench-packet", 49), ("ship-create", 28), ("ships", 877), ("snapshot", 2302)];
    for (message, bytes) in sizes {
        let contest = (find(&entries, message, "bitstream-io").prepare)();
        for packet in contest.packets() {
            assert_eq!(packet.len(), bytes, "{message}");
        }
    }
}

/// The hand-written bits do not use the library, so they can judge it.
#[test]
fn our_packets_are_the_hand_written_ones() {
    let entries = entries();
    let is_judged = |message| {
        entries.iter().any(|entry| entry.message == message && entry.contestant == "bitstream-io")
    };
    let ours =
        |entry: &&Entry| entry.is_ours() && entry.message != "snapshot" && is_judged(entry.message);
    assert!(entries.iter().any(|entry| ours(&entry)));
    for ours in entries.iter().filter(ours) {
        let judge = (find(&entries, ours.message, "bitstream-io").prepare)();
        let contest = (ours.prepare)();
        assert_eq!(contest.packets().len(), judge.packets().len());
        for (number, (ours_packet, judged)) in
            contest.packets().iter().zip(judge.packets()).enumerate()
        {
            assert_eq!(
                ours_packet, judged,
                "{} {}, packet {number}",
                ours.contestant, ours.message
            );
        }
    }
}
