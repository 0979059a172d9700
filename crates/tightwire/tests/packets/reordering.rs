//! Packets out of order, inside and outside the replay window.

use tightwire::packet::Refusal;
use tightwire::packet::sealed::{Opener, WINDOW};

use crate::support::{client, server};

/// Packets that hold their own sequence.
fn packets(count: u64) -> Vec<Vec<u8>> {
    let mut sealer = client().sealer;
    (0..count).map(|number| sealer.seal(&number, &mut [0; 64]).unwrap().to_vec()).collect()
}

fn receive(opener: &mut Opener<u64>, packet: &[u8]) -> Result<u64, Refusal> {
    let mut packet = packet.to_vec();
    let opened = opener.open(&mut packet)?;
    let number = opened.decode()?;
    assert_eq!(opened.sequence(), number);
    Ok(number)
}

#[test]
fn inside_the_window_every_packet_is_accepted_once() {
    let packets = packets(3 * WINDOW);
    let mut opener = server().opener;
    // Blocks that each arrive backwards, as long as the window and one packet of the next.
    let block = WINDOW as usize;
    let mut accepted = 0;
    for start in (0..packets.len()).step_by(block) {
        for packet in packets[start..start + block].iter().rev() {
            assert!(receive(&mut opener, packet).is_ok());
            assert_eq!(receive(&mut opener, packet), Err(Refusal::Replayed));
            accepted += 1;
        }
    }
    assert_eq!(accepted, packets.len());
}

#[test]
fn at_the_windows_end_one_packet_decides() {
    let packets = packets(WINDOW + 2);
    let (last_in, first_out) = (2, 1);
    let mut opener = server().opener;
    assert_eq!(receive(&mut opener, &packets[0]), Ok(0));
    assert_eq!(receive(&mut opener, &packets[WINDOW as usize + 1]), Ok(WINDOW + 1));
    assert_eq!(receive(&mut opener, &packets[first_out]), Err(Refusal::TooOld));
    assert_eq!(receive(&mut opener, &packets[0]), Err(Refusal::TooOld));
    assert_eq!(receive(&mut opener, &packets[last_in]), Ok(2));
    assert_eq!(receive(&mut opener, &packets[last_in]), Err(Refusal::Replayed));
}

#[test]
fn a_second_delivery_of_everything_is_refused_whole() {
    let packets = packets(5000);
    let mut opener = server().opener;
    // A stride that visits every place once, never far from where it should be.
    let shuffled =
        (0..packets.len()).map(|at| at / 500 * 500 + (at % 500) * 123 % 500).collect::<Vec<_>>();
    let mut sorted = shuffled.clone();
    sorted.sort_unstable();
    assert!(sorted.iter().copied().eq(0..packets.len()));
    for &at in &shuffled {
        assert_eq!(receive(&mut opener, &packets[at]), Ok(at as u64));
    }
    for at in shuffled {
        let gate = if at < 5000 - WINDOW as usize { Refusal::TooOld } else { Refusal::Replayed };
        assert_eq!(receive(&mut opener, &packets[at]), Err(gate), "{at}");
    }
}
