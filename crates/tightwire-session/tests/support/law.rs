//! The law of sessions: a function that panics if datagrams of somebody without a key do harm.

use tightwire_session::inspect::{Inputs, Packet, State};
use tightwire_session::{Delivery, ServerEvent, Status};

use super::{FAIR, Input, Net, Note, To, ms};

/// The address of somebody who is not a player.
const STRANGER: u64 = 70_000;

/// The content of a packet inside the seal, and an attack on a running session. The first byte selects
/// one of them.
pub(crate) fn session_receive(bytes: &[u8]) {
    match bytes.split_first() {
        Some((first, rest)) if first % 4 == 0 => {
            content(rest);
        }
        Some((_, rest)) => attack(rest),
        None => {}
    }
}

/// Any bytes of a player are read or rejected, and what is read is bounded.
fn content(bytes: &[u8]) {
    if let Ok(packet) = tightwire::decode::<Packet<Note, Inputs<Input>>>(bytes) {
        assert!(packet.reliable.len() <= 256 && packet.unreliable.len() <= 256);
        assert!(packet.main.is_none_or(|inputs| inputs.as_slice().len() <= 16));
    }
    if let Ok(packet) = tightwire::decode::<Packet<Note, State>>(bytes) {
        assert!(packet.main.is_none_or(|state| state.as_slice().len() <= bytes.len()));
    }
}

/// A player sends messages, and somebody repeats, changes, cuts and invents datagrams in between. The
/// messages arrive, in order and once, and the player stays.
fn attack(bytes: &[u8]) {
    let mut net = Net::new(1, FAIR, 3);
    net.records = true;
    let (mut sent, mut rest) = (0, bytes);
    for _ in 0..200 {
        let Some(([kind, a, b, c], after)) = rest.split_first_chunk() else { break };
        rest = after;
        let from = if c % 2 == 0 { 1000 } else { STRANGER + u64::from(*c) };
        let place = (usize::from(*a) << 8 | usize::from(*b)) % net.seen.len().max(1);
        let mut datagram = net.seen.get(place).map_or_else(Vec::new, |(_, _, bytes)| bytes.clone());
        match kind % 8 {
            0 | 1 => net.step(ms(u64::from(a % 50) + 1)),
            2 => {
                let client = &mut net.player(1).client;
                sent += u32::from(client.send(Note::new(sent), Delivery::Reliable).is_ok());
                net.step(ms(5));
            }
            // Copies, with a byte changed, or cut.
            3 => deliver(&mut net, from, &datagram),
            4 | 5 => {
                let length = datagram.len().max(1);
                if let Some(byte) = datagram.get_mut(usize::from(*c) % length) {
                    *byte ^= a.wrapping_add(*b).max(1);
                }
                deliver(&mut net, from, &datagram);
            }
            6 => {
                datagram.truncate(usize::from(*c));
                deliver(&mut net, from, &datagram);
            }
            // Bytes of the input, half of the time after the start of a message of the handshake.
            _ => {
                let (own, after) = rest.split_at(usize::from(*a).min(rest.len()));
                rest = after;
                let mut datagram = Vec::new();
                if b % 2 == 0 {
                    datagram.extend([0, b't', b'w', b'h', b's', 2, b / 2 % 9, 0, 0]);
                }
                datagram.extend(own);
                deliver(&mut net, from, &datagram);
            }
        }
    }
    net.connect();
    net.run(ms(500));
    assert_eq!(net.player(1).client.status(), Status::Connected);
    assert_eq!(net.at_server(1), (0..sent).collect::<Vec<_>>());
    assert!(!net.events.iter().any(|event| matches!(event, ServerEvent::Left(..))));
}

/// Delivers a datagram to both sides.
fn deliver(net: &mut Net, from: u64, datagram: &[u8]) {
    net.inject(ms(0), To::Server { from }, datagram);
    net.inject(ms(0), To::Address(1000), datagram);
    net.step(ms(1));
}
