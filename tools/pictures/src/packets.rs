//! The bits of the first packet, and the bytes around a payload.

use tightwire::Wire;
use tightwire::packet::{Protocol, checked, sealed};

use crate::svg::{Anchor, FIELDS, Svg};

/// The packet of the README.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Input {
    #[wire(bits = 12)]
    tick: u16,
    #[wire(range = -100..=100)]
    throttle: i8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    #[wire(max_len = 8)]
    events: Vec<Event>,
    jump: bool,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Event {
    Reload,
    Fire {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
    },
    Chat(#[wire(max_len = 40)] String),
}

fn input() -> Input {
    let fire = Event::Fire { weapon: 3, target: None };
    Input { tick: 1234, throttle: -7, steer: 0.25, events: vec![fire], jump: true }
}

/// Every bit of the README's packet, with the field it belongs to.
///
/// # Panics
///
/// If the packet cannot be written.
pub fn first_packet() -> String {
    const CELL: f64 = 20.0;
    let trace = tightwire::trace::trace_write(&input()).expect("the packet of the README is valid");
    let mut svg = Svg::new(860.0, 330.0, "The 40 bits of the first packet, and their fields");
    svg.text([20.0, 26.0], Anchor::Start, "head", "The first packet: 40 bits in 5 bytes");
    let left = 28.0;
    for (index, byte) in trace.packet.iter().enumerate() {
        let x = left + index as f64 * 8.0 * CELL;
        svg.text([x + 4.0 * CELL, 54.0], Anchor::Middle, "code", &format!("{byte:02x}"));
        svg.line([x, 60.0], [x, 72.0], "thin");
    }
    svg.line([left + 40.0 * CELL, 60.0], [left + 40.0 * CELL, 72.0], "thin");
    for (index, block) in trace.blocks().iter().enumerate() {
        let (node, fill) = (block.node, FIELDS[index % FIELDS.len()]);
        let x = left + node.start as f64 * CELL;
        for (bit, value) in trace.raw(node).chars().enumerate() {
            let x = x + bit as f64 * CELL;
            svg.rect([x, 72.0], [CELL, 26.0], fill);
            svg.text([x + CELL / 2.0, 90.0], Anchor::Middle, "code", &value.to_string());
        }
        let y = 130.0 + index as f64 * 22.0;
        svg.round([left, y - 12.0], [16.0, 15.0], fill, 2.0);
        svg.text([left + 26.0, y], Anchor::Start, "code", &block.path);
        let value = node.value.as_deref().unwrap_or_default();
        svg.text([330.0, y], Anchor::Start, "code", value);
        let range = node.range.as_deref().unwrap_or_default();
        svg.text([470.0, y], Anchor::Start, "code", range);
        let plural = if node.bits == 1 { "bit" } else { "bits" };
        svg.text([830.0, y], Anchor::End, "note", &format!("{} {plural}", node.bits));
    }
    let last = 130.0 + trace.blocks().len() as f64 * 22.0;
    let note =
        "Bits are in the order they are sent: within a byte and within a field, the lowest first.";
    svg.text([left, last + 10.0], Anchor::Start, "note", note);
    svg.finish()
}

/// The name of an envelope, its bytes, and its parts: bytes, label and colour.
type Row<'a> = (&'a str, usize, &'a [(usize, &'a str, usize)]);

/// The same payload without an envelope, checked, and sealed.
///
/// # Panics
///
/// If a packet cannot be written.
pub fn anatomy() -> String {
    const PROTOCOL: Protocol<Input, bool> = Protocol::new("my game", 1);
    const BYTE: f64 = 24.0;
    let mut buffer = [0; 64];
    let plain = tightwire::encode(&input(), &mut buffer).expect("it fits").len();
    let mut buffer = [0; 64];
    let checked =
        checked::write(&PROTOCOL.to_server(), &input(), &mut buffer).expect("it fits").len();
    let key = sealed::ClientKey::new([7; 32]);
    let salt = sealed::Salt::new([1; 16], [2; 16]);
    let mut session = sealed::client(&PROTOCOL, &key, salt);
    let mut buffer = [0; 64];
    let sealed = session.sealer.seal(&input(), &mut buffer).expect("it fits").len();

    let mut svg = Svg::new(860.0, 262.0, "A packet without an envelope, checked, and sealed");
    svg.text([20.0, 26.0], Anchor::Start, "head", "Anatomy of a packet");
    let rows: [Row; 3] = [
        ("plain", plain, &[(plain, "payload", 0)]),
        ("checked", checked, &[(4, "CRC-32", 2), (plain, "payload", 0), (4, "end check", 3)]),
        ("sealed", sealed, &[(1, "#", 1), (sealed - 17, "encrypted payload", 0), (16, "tag", 5)]),
    ];
    for (index, (name, total, parts)) in rows.iter().enumerate() {
        let y = 46.0 + index as f64 * 52.0;
        svg.text([20.0, y + 20.0], Anchor::Start, "", name);
        svg.text([830.0, y + 20.0], Anchor::End, "note", &format!("{total} bytes"));
        let mut x = 110.0;
        assert_eq!(parts.iter().map(|(bytes, ..)| bytes).sum::<usize>(), *total, "{name}");
        for (bytes, text, colour) in *parts {
            let width = *bytes as f64 * BYTE;
            svg.rect([x, y], [width, 30.0], FIELDS[*colour]);
            let class = if width < 130.0 { "small" } else { "" };
            svg.text([x + width / 2.0, y + 19.0], Anchor::Middle, class, text);
            x += width;
        }
    }
    let notes = [
        "payload: the bits of your values and nothing else. Both sides are built from the same description.",
        "CRC-32 covers the protocol id, so packets of other builds are rejected. The end check finds bits too few or too many.",
        "# is the number of the packet, 1 to 9 bytes. The tag proves that the packet came from the other side, unchanged.",
    ];
    for (index, note) in notes.iter().enumerate() {
        svg.text([20.0, 216.0 + index as f64 * 17.0], Anchor::Start, "note", note);
    }
    svg.finish()
}
