//! Fills a packet up to its last bits: messages that wait, then the objects that matter most.
//!
//! ```text
//! cargo run -p tightwire-session --example fill
//! ```

use std::error::Error;

use tightwire::scalar::{Int, U8};
use tightwire::{ReadStream, Reader, Wire, WriteStream, Writer};
use tightwire_session::fill::{Filled, Priorities, Queue, read_messages};

/// Bytes of a packet; a real one has about 1,200.
const PACKET: usize = 64;
const OBJECTS: usize = 200;

/// Something that is said once.
#[derive(Wire, Clone, Debug, PartialEq)]
enum Event {
    Score { player: u8, points: u16 },
    Chat(#[wire(max_len = 40)] String),
}

/// The bits of one object: its index and its height.
const OBJECT_BITS: usize = 8 + 10;

fn main() -> Result<(), Box<dyn Error>> {
    let mut events = Queue::new(8 * PACKET / 2);
    events.push(Event::Score { player: 3, points: 100 })?;
    events.push(Event::Chat("gg".into()))?;
    let mut priorities = Priorities::new(OBJECTS);

    let mut seen = [false; OBJECTS];
    for tick in 0..20 {
        // Written: events first, but half of the packet is for objects.
        let mut buffer = [0; PACKET];
        let mut stream = WriteStream::new(&mut buffer);
        let told = |event| println!("tick {tick}: {event:?}");
        if events.fill(&mut stream, 8 * PACKET / 2, told)? == Filled::NothingFits {
            return Err("half a packet is less than an event".into());
        }
        // Near objects gain more points with every tick, and the others have their turn.
        priorities.rank(|object| Some(if object < 20 { 4.0 } else { 1.0 }));
        let room = (stream.bits_left() - 8) / OBJECT_BITS;
        let chosen = priorities.take(room);
        stream.put(U8, chosen.len() as u8)?;
        for &object in chosen {
            stream.put(Int::new(0, OBJECTS - 1), object)?;
            stream.put(Int::new(0, 1000), 5 * object as u16)?;
        }
        let packet = stream.finish()?;
        assert!(packet.len() > PACKET - 4, "full but for less than one object");

        // Read.
        let mut stream = ReadStream::new(packet);
        let mut heard = Vec::new();
        read_messages::<Event, _>(&mut stream, &mut heard)?;
        for _ in 0..stream.take(U8)? {
            let object = stream.take(Int::new(0, OBJECTS - 1))?;
            assert_eq!(stream.take(Int::new(0, 1000u16))?, 5 * object as u16);
            if let Some(seen) = seen.get_mut(object) {
                *seen = true;
            }
        }
        stream.finish()?;
    }
    let count = seen.iter().filter(|&&seen| seen).count();
    println!("{count} of {OBJECTS} objects in 20 packets of {PACKET} bytes");
    assert_eq!(count, OBJECTS);
    Ok(())
}

#[test]
fn it_does_what_it_says() -> Result<(), Box<dyn Error>> {
    main()
}
