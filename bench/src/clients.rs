//! One state for many clients. All of them get the same content with a short head of their own.
//!
//! Where the state starts at a byte boundary, its bytes are those of a packet of its own. So it is
//! encoded once, and a client's packet is a head and a copy. A figure is that of one state for all
//! clients.

use std::hint::black_box;

use tightwire::{Stream, Wire, WriteError, WriteStream, Writer};

use crate::contest::PageBuffer;
use crate::single::{Loop, Single, Work};
use crate::tightwire::{Fleet, Full, MTU, Snapshot};

/// The number of clients that get each state.
pub const CLIENTS: u16 = 32;

/// The most bytes of a head.
const HEAD: usize = 12;

/// The head of one client.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Head {
    tick: u16,
    #[wire(bits = 12)]
    last_input: u16,
    ack: u16,
    acks: u32,
}

impl Head {
    fn of(client: u16) -> Self {
        Self { tick: 700, last_input: client, ack: client.wrapping_mul(77), acks: 0xffff_fff7 }
    }
}

/// Both ways for both messages.
pub fn singles() -> Vec<Single> {
    vec![
        Single { section: "clients/ships", name: "each", prepare: each::<Fleet> },
        Single { section: "clients/ships", name: "once", prepare: once::<Fleet> },
        Single { section: "clients/snapshot", name: "each", prepare: each::<Snapshot> },
        Single { section: "clients/snapshot", name: "once", prepare: once::<Snapshot> },
    ]
}

/// Encodes the state for every client.
fn each<T: Full>() -> Box<dyn Work> {
    let mut pages = PageBuffer::new(MTU);
    let room = black_box(MTU);
    let step = move |state: &mut T| {
        for client in 0..CLIENTS {
            let packet = whole(&Head::of(client), state, &mut pages.all()[..room]);
            black_box(packet.expect("tightwire refused a value"));
        }
    };
    Box::new(Loop { table: T::table(MTU - HEAD), step })
}

/// Encodes the state once, and copies it for every client.
fn once<T: Full>() -> Box<dyn Work> {
    let mut pages = [PageBuffer::new(MTU), PageBuffer::new(MTU)];
    let room = black_box(MTU);
    let step = move |state: &mut T| {
        let [shared, packet] = &mut pages;
        let shared = tightwire::encode(state, &mut shared.all()[..room]);
        let shared = shared.expect("tightwire refused a value");
        for client in 0..CLIENTS {
            let packet = copied(&Head::of(client), shared, &mut packet.all()[..room]);
            black_box(packet.expect("tightwire refused a value"));
        }
    };
    Box::new(Loop { table: T::table(MTU - HEAD), step })
}

/// The packet of one client, as a whole.
#[inline(always)]
fn whole<'a, T: Wire>(
    head: &Head,
    state: &T,
    buffer: &'a mut [u8],
) -> Result<&'a mut [u8], WriteError> {
    let mut stream = WriteStream::new(buffer);
    head.write(&mut stream)?;
    stream.align()?;
    state.write(&mut stream)?;
    stream.finish()
}

/// The same from a state that is encoded already.
#[inline(always)]
fn copied<'a>(head: &Head, state: &[u8], buffer: &'a mut [u8]) -> Result<&'a mut [u8], WriteError> {
    let mut stream = WriteStream::new(buffer);
    head.write(&mut stream)?;
    stream.write_bytes(state)?;
    stream.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The packet that a client receives and reads.
    #[derive(Wire)]
    struct Packet<T: Wire> {
        head: Head,
        #[wire(align)]
        state: T,
    }

    fn check<T: Full>() {
        let (mut one, mut other, mut state) = ([0; MTU], [0; MTU], [0; MTU]);
        for (value, client) in T::table(MTU - HEAD).iter().zip(0..) {
            let head = Head::of(client);
            let state = tightwire::encode(value, &mut state).unwrap();
            let packet = copied(&head, state, &mut one).unwrap();
            assert_eq!(packet, whole(&head, value, &mut other).unwrap());
            let back: Packet<T> = tightwire::decode(packet).unwrap();
            assert_eq!(back.head, head);
            // Not the bytes of before: a rotation with two components of nearly one length may be
            // encoded from the other one the second time.
            let alone: T = tightwire::decode(state).unwrap();
            let mut again = [[0; MTU]; 2];
            let [one, other] = &mut again;
            let alone = tightwire::encode(&alone, one).unwrap();
            assert_eq!(tightwire::encode(&back.state, other).unwrap(), alone);
        }
    }

    #[test]
    fn a_copied_state_is_read_like_an_encoded_one() {
        check::<Fleet>();
        check::<Snapshot>();
    }
}
