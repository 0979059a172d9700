//! A server with 32 clients under fire.

use tightwire_session::{Delivery, InputAt, ServerEvent, Status};

use super::hostile::Attacker;
use super::{FAIR, Input, Net, Note, To, ms};

/// 32 clients play, and somebody sends `per_step` hostile datagrams in every step.
pub(crate) fn under_fire(steps: u32, per_step: u32) {
    let mut net = Net::new(32, FAIR, 5);
    net.connect();
    net.run(ms(500));
    net.records = true;
    let addresses: Vec<u64> = (1..=32).map(|player| player * 1000).collect();
    let (mut attacker, mut inputs, mut traffic) = (Attacker::new(9), 0u64, [0u64; 2]);
    for step in 1..=steps {
        for player in 1..=32 {
            let client = &mut net.player(player).client;
            client.input(step, Input { throttle: 1, stamp: step as u16 });
            if step % 8 == 0 {
                client.send(Note::new(step / 8), Delivery::Reliable).unwrap();
            }
        }
        for _ in 0..per_step {
            let (from, mut bytes) = attacker.datagram(&addresses);
            let strange = from >= 70_000;
            traffic[0] += if strange { bytes.len() as u64 } else { 0 };
            net.server.receive(net.now, from, &mut bytes);
            let player = &mut net.players.get_mut(&(1 + u64::from(step % 32))).unwrap().client;
            player.receive(net.now, &mut bytes);
        }
        net.step(ms(10));
        for (_, to, bytes) in net.seen.split_off(0) {
            attacker.hear(&bytes);
            if let To::Address(70_000..) = to {
                traffic[1] += bytes.len() as u64;
            }
        }
        if step > 20 {
            net.server.inputs(step - 15, |_, input| {
                inputs += u64::from(matches!(input, InputAt::Fresh(_)));
            });
        }
    }
    net.records = false;
    net.run(ms(1000));
    for player in 1..=32 {
        assert_eq!(net.player(player).client.status(), Status::Connected, "player {player}");
        assert_eq!(net.server.address(player), Some(player * 1000), "player {player}");
        assert_eq!(net.at_server(player), (1..=steps / 8).collect::<Vec<_>>(), "player {player}");
    }
    assert!(!net.events.iter().any(|event| matches!(event, ServerEvent::Left(..))));
    assert!(inputs > u64::from(steps - 20) * 32 * 99 / 100, "{inputs}");
    assert!(traffic[1] <= traffic[0], "{traffic:?}");
}
