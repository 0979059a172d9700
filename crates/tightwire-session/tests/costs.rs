//! The bits of a packet, and their purpose.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use support::{FAIR, Input, Net, Note, World, ms};
use tightwire::scalar::Bool;
use tightwire::trace::trace_read;
use tightwire_session::Delivery;
use tightwire_session::inspect::{Inputs, Packet, State};

/// The bytes of a sealed packet around its payload, for numbers from 128 to 16,383.
const SEAL: usize = 2 + 16;

/// The sizes of the packets of a session in full swing, up and down, after 5 seconds.
fn sizes(send: impl Fn(&mut Net, u32)) -> (Vec<usize>, Vec<usize>) {
    let mut net = Net::new(1, FAIR, 4);
    net.connect();
    let (mut up, mut down) = (Vec::new(), Vec::new());
    for tick in 1..=600 {
        send(&mut net, tick);
        net.records = tick > 300;
        net.step(ms(16));
    }
    for (_, to, bytes) in &net.seen {
        match to {
            support::To::Server { .. } => up.push(bytes.len()),
            support::To::Address(_) => down.push(bytes.len()),
        }
    }
    (up, down)
}

fn middle(mut sizes: Vec<usize>) -> usize {
    sizes.sort_unstable();
    sizes[sizes.len() / 2]
}

#[test]
fn a_typical_packet_has_at_most_8_bytes_besides_seal_and_content() {
    // Inputs that stay the same: 24 bits, and one for each of the few that are under way.
    let (up, _) = sizes(|net, tick| {
        net.player(1).client.input(tick, Input { throttle: 5, stamp: 7 });
        net.server.publish(tick, &World { round: 0, ships: Vec::new() }).unwrap();
    });
    let up = middle(up) - SEAL - 3;
    assert!(up <= 8, "{up} bytes");

    // A message of 4 bytes and a length of 2, in every packet.
    let note = |number| Note { number, weight: Vec::new() };
    let content = tightwire::measure(&note(0)).unwrap().div_ceil(8);
    let (_, down) = sizes(|net, tick| {
        net.player(1).client.input(tick, Input { throttle: 5, stamp: 7 });
        net.server.send(1, note(tick), Delivery::Unreliable).unwrap();
    });
    let loose = middle(down) - SEAL - content;
    assert!(loose <= 8, "{loose} bytes");
    let (_, down) = sizes(|net, tick| {
        net.player(1).client.input(tick, Input { throttle: 5, stamp: 7 });
        net.server.send(1, note(tick), Delivery::Reliable).unwrap();
    });
    let firm = middle(down) - SEAL - content;
    assert!(firm <= 8, "{firm} bytes");
    println!("up {up}, unreliable {loose}, reliable {firm} bytes besides seal and content");
}

#[test]
fn every_bit_of_a_packet_has_a_name() {
    // report (newest 100, no gaps, delay 3), no reliable, one unreliable message, nothing rare, inputs.
    let mut buffer = [0; 64];
    let mut stream = tightwire::WriteStream::new(&mut buffer);
    {
        use tightwire::{Wire, Writer};
        stream.put(Bool, true).unwrap();
        tightwire_session::inspect::Report { newest: 100, missing: 0, delay: 3 }
            .write(&mut stream)
            .unwrap();
        stream.put(Bool, false).unwrap();
        stream.put(Bool, true).unwrap();
        7u16.write(&mut stream).unwrap();
        stream.put(Bool, false).unwrap();
        stream.put(Bool, false).unwrap();
        stream.put(Bool, true).unwrap();
        let inputs = Inputs::new(tightwire_session::inspect::Tick::Low(9), [Some(3u8)]);
        inputs.write(&mut stream).unwrap();
    }
    let packet = stream.finish().unwrap();
    let trace = trace_read::<Packet<u16, Inputs<u8>>>(packet);
    assert!(trace.explanation.is_none(), "{trace}");
    let text = trace.to_string();
    for name in
        ["has_report", "newest", "delay", "unreliable", "has_rare", "has_main", "tick", "input"]
    {
        assert!(text.contains(name), "{name} is not in\n{text}");
    }
    let read: Packet<u16, Inputs<u8>> = tightwire::decode(packet).unwrap();
    assert_eq!(read.report.unwrap().newest, 100);
    assert_eq!(read.unreliable, [7]);
    assert!(tightwire::decode::<Packet<u16, State>>(packet).is_err());
}
