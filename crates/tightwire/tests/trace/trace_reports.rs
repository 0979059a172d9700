//! Uses of traces: comparisons, budgets, tables and files.

#![cfg(feature = "trace")]
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use tightwire::trace::{BitBudget, DifferenceKind, Trace, diff, trace_read, trace_write};
use tightwire::{Stream, Wire, decode};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Player {
    #[wire(range = 0..=100)]
    health: u8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    #[wire(max_len = 15)]
    name: String,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Snapshot {
    tick: u16,
    #[wire(max_len = 8)]
    players: Vec<Player>,
    paused: bool,
}

/// The same with one more bit for health, as an older build has it.
mod older {
    use tightwire::Wire;

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub(super) struct Player {
        #[wire(range = 0..=200)]
        pub(super) health: u8,
        #[wire(compressed(-1.0..=1.0, 0.01))]
        pub(super) steer: f32,
        #[wire(max_len = 15)]
        pub(super) name: String,
    }

    #[derive(Wire, Clone, Debug, PartialEq)]
    pub(super) struct Snapshot {
        pub(super) tick: u16,
        #[wire(max_len = 8)]
        pub(super) players: Vec<Player>,
        pub(super) paused: bool,
    }
}

fn snapshot(healths: &[u8]) -> Snapshot {
    let player = |&health| Player { health, steer: 0.333, name: "ada".into() };
    Snapshot { tick: 700, players: healths.iter().map(player).collect(), paused: true }
}

/// A trace that went through a file.
fn saved(trace: &Trace) -> Trace {
    Trace::from_json(&trace.to_json()).unwrap()
}

#[test]
fn sides_that_agree_have_no_difference() {
    // 0.333 is read as 0.33, and that is no difference.
    let written = trace_write(&snapshot(&[1, 2, 3])).unwrap();
    let read = trace_read::<Snapshot>(&written.packet);
    assert_ne!(written.find("players[0].steer"), read.find("players[0].steer"));
    assert_eq!(diff(&written, &read), None);
    assert_eq!(diff(&saved(&written), &saved(&read)), None);
}

#[test]
fn the_first_width_that_differs_is_found() {
    let written = saved(&trace_write(&snapshot(&[90, 2])).unwrap());
    let read = saved(&trace_read::<older::Snapshot>(&written.packet));
    let difference = diff(&written, &read).unwrap();
    assert_eq!(difference.kind, DifferenceKind::Width);
    assert_eq!(difference.left.as_ref().unwrap().path, "players[0].health");
    assert_eq!(difference.left.as_ref().unwrap().node.bits, 7);
    assert_eq!(difference.right.as_ref().unwrap().node.bits, 8);
    let report = difference.to_string();
    assert!(report.starts_with("players[0].health has different widths\n"), "{report}");
    assert!(report.contains("int 0..=100, bit 20, 7 bits, raw 1011010, value 90"), "{report}");
    assert!(report.contains("both agree up to players (count) (2 values)"), "{report}");
}

#[test]
fn the_first_value_that_differs_is_found() {
    let left = trace_write(&snapshot(&[1, 2, 3])).unwrap();
    let right = trace_write(&snapshot(&[1, 9, 4])).unwrap();
    let difference = diff(&left, &right).unwrap();
    assert_eq!(difference.kind, DifferenceKind::Value);
    assert_eq!(difference.right.unwrap().path, "players[1].health");
}

#[derive(Wire)]
struct FromZero(#[wire(range = 0..=7)] i8);

#[derive(Wire)]
struct FromOne(#[wire(range = 1..=8)] i8);

#[derive(Wire)]
struct Narrower(#[wire(range = 0..=6)] i8);

#[test]
fn equal_bits_with_different_meanings_are_a_difference() {
    let left = trace_write(&FromZero(3)).unwrap();
    let right = trace_read::<FromOne>(&left.packet);
    assert_eq!(diff(&left, &right).unwrap().kind, DifferenceKind::Meaning);
    // The same bits in a narrower range mean the same.
    assert_eq!(diff(&left, &trace_read::<Narrower>(&left.packet)), None);
}

#[test]
fn a_side_that_ends_early_is_a_difference() {
    let left = trace_write(&snapshot(&[1, 2])).unwrap();
    let mut right = left.clone();
    right.nodes.pop();
    right.nodes.pop();
    let difference = diff(&left, &right).unwrap();
    assert_eq!(difference.kind, DifferenceKind::End);
    assert_eq!(difference.left.as_ref().unwrap().path, "paused");
    assert!(difference.to_string().contains("ends before this value"));
}

#[test]
fn a_value_that_only_the_reader_refuses_is_a_difference() {
    let mut packet = trace_write(&snapshot(&[100])).unwrap().packet;
    // Health 100 becomes 101.
    packet[2] |= 0b0001_0000;
    assert!(decode::<Snapshot>(&packet).is_err());
    let read = trace_read::<Snapshot>(&packet);
    let accepted = trace_read::<older::Snapshot>(&packet);
    assert_eq!(diff(&read, &accepted).unwrap().kind, DifferenceKind::Width);
    let mut forgiving = read.clone();
    forgiving.nodes[1].children[1].children[0].refused = false;
    assert_eq!(diff(&read, &forgiving).unwrap().kind, DifferenceKind::Verdict);
}

/// The first line of the report, the line with the rejected value, and the kind.
fn refusal(left: &Trace, right: &Trace) -> (String, String, DifferenceKind) {
    let (left, right) = (saved(left), saved(right));
    let difference = diff(&left, &right).unwrap();
    let report = difference.to_string();
    let refused: Vec<_> = report.lines().filter(|line| line.contains("refused: ")).collect();
    assert_eq!(refused.len(), 1, "{report}");
    assert!(report.lines().all(|line| line == line.trim_end()), "{report}");
    let first = report.lines().next().unwrap();
    (first.into(), refused[0].trim().into(), difference.kind)
}

#[test]
fn a_packet_that_is_cut_is_refused_by_one_side_and_no_quarrel_about_widths() {
    let written = trace_write(&snapshot(&[90, 2])).unwrap();
    // tick 16, count 4, health 7, steer 8, length 4 and 1 of padding: the text starts at byte 5.
    for (bytes, first, reason) in [
        (0, "tick", "tick: the packet ends: 16 bits wanted, 0 left, at bit 0"),
        (1, "tick", "tick: the packet ends: 16 bits wanted, 8 left, at bit 0"),
        (
            3,
            "players[0].health",
            "players[0].health: the packet ends: 7 bits wanted, 4 left, at bit 20",
        ),
        (
            5,
            "players[0].name",
            "players[0].name: the packet ends: 25 bits wanted, 1 left, at bit 39",
        ),
        (
            6,
            "players[0].name",
            "players[0].name: the packet ends: 25 bits wanted, 9 left, at bit 39",
        ),
    ] {
        let read = trace_read::<Snapshot>(&written.packet[..bytes]);
        let expected = (
            format!("{first} is refused by one side only"),
            format!("refused: {reason}"),
            DifferenceKind::Verdict,
        );
        assert_eq!(refusal(&written, &read), expected, "{bytes}");
        assert_eq!(refusal(&read, &written), expected, "{bytes}");
        // Two sides that got the same agree.
        assert_eq!(diff(&read, &saved(&read)), None, "{bytes}");
    }
}

#[test]
fn every_cut_of_a_packet_is_a_verdict() {
    let written = trace_write(&snapshot(&[90, 2, 3])).unwrap();
    for bytes in 0..written.packet.len() {
        let read = trace_read::<Snapshot>(&written.packet[..bytes]);
        assert_eq!(diff(&written, &read).unwrap().kind, DifferenceKind::Verdict, "{bytes}");
    }
}

#[test]
fn what_a_rule_refuses_behind_the_last_value_is_a_difference() {
    #[derive(Clone, Default)]
    struct Span(u8, u8);

    impl Span {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.label("first").u8(&mut self.0)?;
            stream.label("last").u8(&mut self.1)?;
            if self.0 > self.1 { Err(stream.refuse()) } else { Ok(()) }
        }
    }
    tightwire::unified!(Span);

    let written = trace_write(&(9u8, 4u8)).unwrap();
    let read = trace_read::<Span>(&written.packet);
    let (first, refused, kind) = refusal(&written, &read);
    assert_eq!(first, "after last is refused by one side only");
    assert!(refused.starts_with("refused: after last: rejected by the rule at "), "{refused}");
    assert_eq!(kind, DifferenceKind::Verdict);
}

#[test]
fn a_side_with_fewer_values_has_refused_the_packet_or_is_at_its_end() {
    #[derive(Clone, Default)]
    struct Even(u8);

    impl Even {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.u8(&mut self.0)?;
            if self.0 % 2 == 1 { Err(stream.refuse()) } else { Ok(()) }
        }
    }
    tightwire::unified!(Even);

    let both = trace_write(&(9u8, 4u8)).unwrap();
    for (one, kind) in [
        (trace_write(&9u8).unwrap(), DifferenceKind::End),
        (trace_read::<Even>(&both.packet), DifferenceKind::Verdict),
    ] {
        assert_eq!(diff(&both, &one).unwrap().kind, kind);
        assert_eq!(diff(&one, &both).unwrap().kind, kind);
    }
}

#[test]
fn bytes_behind_the_last_value_are_a_difference() {
    let written = trace_write(&snapshot(&[90])).unwrap();
    let mut packet = written.packet.clone();
    packet.push(0);
    let (first, refused, kind) = refusal(&written, &trace_read::<Snapshot>(&packet));
    assert_eq!(first, "end of the packet is refused by one side only");
    assert!(refused.starts_with("refused: end of the packet: 1 byte is left over"), "{refused}");
    assert_eq!(kind, DifferenceKind::Verdict);
}

#[test]
fn a_budget_adds_up_bits_by_field_and_sorts_them() {
    let mut budget = BitBudget::new();
    budget.add(&trace_write(&snapshot(&[1, 2, 3])).unwrap());
    budget.add(&trace_write(&snapshot(&[])).unwrap());
    budget.add(&trace_write(&snapshot(&[100])).unwrap());
    let fields = budget.fields();
    let field = |path: &str| fields.iter().find(|field| field.path == path).unwrap();

    let text = field("players[].name (text)");
    assert_eq!((text.bits, text.count, text.worst_bits), (4 * 24, 4, 3 * 24));
    assert!((text.mean_bits() - 32.0).abs() < 1e-9);
    let health = field("players[].health");
    assert_eq!((health.bits, health.count, health.worst_bits), (28, 4, 21));
    assert_eq!(health.wasted_codes, Some((27, 128)));
    assert_eq!(field("players[].steer").wasted_codes, Some((55, 256)));
    assert_eq!(field("players (count)").wasted_codes, Some((7, 16)));
    assert_eq!(field("paused").wasted_codes, None);

    assert_eq!(fields[0].path, "players[].name (text)");
    assert!(fields.windows(2).all(|pair| pair[0].bits >= pair[1].bits));
    let shares: f64 = fields.iter().map(|field| field.share).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    let bits: u64 = fields.iter().map(|field| field.bits).sum();
    let packets = [&[1, 2, 3][..], &[], &[100]];
    let bytes = packets.map(|healths| trace_write(&snapshot(healths)).unwrap().packet.len());
    assert_eq!(bits, bytes.iter().sum::<usize>() as u64 * 8);

    let table = budget.to_string();
    let line = table.lines().find(|line| line.starts_with("players[].health")).unwrap();
    assert!(line.ends_with("27 of 128, 0..=100"), "{table}");
}

#[test]
fn the_table_has_a_line_for_every_value() {
    let trace = trace_write(&snapshot(&[7])).unwrap();
    let table = trace.to_string();
    let mut lines = table.lines();
    assert_eq!(lines.next(), Some("write Snapshot: 65 bits in 9 bytes"));
    let health = table.lines().find(|line| line.contains("health")).unwrap();
    let columns: Vec<_> = health.split_whitespace().collect();
    assert_eq!(columns, ["20", "7", "health", "7", "0..=100", "0000111"]);
    assert!(!table.contains('\x1b'));
    assert!(trace.table().colored(true).to_string().contains('\x1b'));
}

#[test]
fn the_table_of_a_refused_packet_ends_with_the_reason() {
    let table = trace_read::<Snapshot>(&[0, 0, 15]).to_string();
    assert_eq!(
        table.lines().last(),
        Some("refused: players (count): 15 elements are more than 8, at bit 16 (4 bits)")
    );
}

#[test]
fn a_trace_comes_back_from_its_file() {
    let mut value = snapshot(&[7, 8]);
    value.players[0].name = "\"\\\n\t<é𝄞>".into();
    for trace in [
        trace_write(&value).unwrap(),
        trace_read::<Snapshot>(&[1, 2, 3]),
        trace_read::<Snapshot>(&[]),
    ] {
        assert_eq!(Trace::from_json(&trace.to_json()), Ok(trace.clone()));
        // And it is JSON to others.
        let json: serde_json::Value = serde_json::from_str(&trace.to_json()).unwrap();
        assert_eq!(json["name"], "Snapshot");
        assert_eq!(json["bits"], trace.bits);
        let again = serde_json::to_string_pretty(&json).unwrap();
        assert_eq!(Trace::from_json(&again), Ok(trace));
    }
}

#[test]
fn a_trace_of_the_deepest_packet_comes_back_from_its_file() {
    #[derive(Clone, Debug, Default, PartialEq)]
    struct Nest {
        inner: Vec<Nest>,
    }

    impl Nest {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.label("inner").list(&mut self.inner, 1, |stream, nest| nest.serialize(stream))
        }
    }
    tightwire::unified!(Nest);

    // As deep as a packet can say, and refused for that.
    for packet in [&[0x7f; 1][..], &[0xff; 4], &[0xff; 40]] {
        let trace = trace_read::<Nest>(packet);
        assert_eq!(saved(&trace).to_json(), trace.to_json());
    }
    let deepest = trace_read::<Nest>(&[0xff; 40]).explanation.unwrap();
    assert_eq!(deepest.reason, "values are nested more than 64 levels deep");
}

#[test]
fn files_that_are_no_traces_are_refused() {
    for text in [
        "",
        "{",
        "[]",
        "nonsense",
        "{\"tightwire\":2}",
        "{\"tightwire\":1,\"direction\":\"read\",\"packet\":\"\",\"bits\":0,\"nodes\":[]}",
        "{\"tightwire\":99999999999999999999999999}",
        "{\"tightwire\":2,\"direction\":\"up\",\"packet\":\"\",\"bits\":0,\"nodes\":[]}",
        "{\"tightwire\":2,\"direction\":\"read\",\"packet\":\"0\",\"bits\":0,\"nodes\":[]}",
        "{\"tightwire\":2,\"direction\":\"read\",\"packet\":\"00\",\"bits\":0,\"nodes\":[{}]}",
        "{\"tightwire\":2,\"direction\":\"read\",\"packet\":\"00\",\"bits\":0,\"nodes\":[\
         {\"kind\":\"int\",\"bit\":4,\"bits\":5}]}",
    ] {
        assert!(Trace::from_json(text).is_err(), "{text}");
    }
    // Whatever nests deeply is refused without using the stack.
    for deep in ["[", "{\"x\":", "{\"x\":[", "{\"nodes\":[", "{\"nodes\":[{\"of\":["] {
        assert!(Trace::from_json(&deep.repeat(100_000)).is_err(), "{deep}");
    }
}

#[test]
fn a_file_that_nests_as_deep_as_it_may_fits_a_thread() {
    // The stack that Rust gives a thread; without optimization, frames are large.
    let thread = std::thread::Builder::new().stack_size(2 << 20);
    let read = thread.spawn(|| {
        let mut accepted = 0;
        for depth in [1, 100, 200, 272, 300, 1000] {
            let node =
                |depth| format!("{{\"depth\":{depth},\"kind\":\"struct\",\"bit\":0,\"bits\":0}}");
            let nodes: Vec<_> = (0..=depth).map(node).collect();
            let start =
                "{\"tightwire\":2,\"direction\":\"read\",\"packet\":\"\",\"bits\":0,\"nodes\":[";
            let read = Trace::from_json(&format!("{start}{}]}}", nodes.join(",")));
            accepted += usize::from(read.is_ok_and(|trace| !trace.to_string().is_empty()));
        }
        accepted
    });
    assert_eq!(read.unwrap().join().unwrap(), 4);
}

#[test]
fn names_of_any_length_are_shown() {
    let mut trace = trace_write(&snapshot(&[7])).unwrap();
    let name = "n".repeat(70_000);
    let json = trace.to_json().replace("\"tick\"", &format!("\"{name}\""));
    trace = Trace::from_json(&json).unwrap();
    assert!(trace.to_string().contains(&name));
    let mut budget = BitBudget::new();
    budget.add(&trace);
    assert!(budget.to_string().contains(&name));
}

#[test]
fn every_cut_of_a_file_is_refused() {
    let json = trace_write(&snapshot(&[7])).unwrap().to_json();
    let whole = json.trim_end();
    for cut in (0..whole.len()).filter(|&cut| whole.is_char_boundary(cut)) {
        assert!(Trace::from_json(&whole[..cut]).is_err(), "{cut}");
    }
}

#[test]
fn a_page_keeps_values_from_ending_its_script() {
    let mut value = snapshot(&[7]);
    value.players[0].name = "</script>{{x}}".into();
    let page = trace_write(&value).unwrap().to_html();
    assert_eq!(page.matches("</script>").count(), 2);
    assert!(page.contains("\\u003c/script>{{x}}"));
    assert!(!page.contains("{{title}}") && !page.contains("{{trace}}"));
}
