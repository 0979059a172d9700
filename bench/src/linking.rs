//! Encoding for one client of many: a keyed list in which nothing or little changes.
//!
//! A tick is recorded once and encoded for a hundred clients, each of which has acknowledged the
//! packet before. A figure is that of one client, and contains a hundredth of recording the state.

use std::hint::black_box;

use tightwire::Wire;
use tightwire_delta::{History, Link};

use crate::random::Random;
use crate::single::{Single, Work};

/// The number of clients that get each state.
const CLIENTS: usize = 100;

/// A list of units with keys.
#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    round: u16,
    #[wire(max_len = 2000, key = id)]
    units: Vec<Unit>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=65_535)]
    place: [u32; 2],
    #[wire(range = 0..=1000)]
    health: u16,
}

/// The changes from tick to tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moving {
    Nothing,
    /// The state's own field.
    Round,
    /// One unit.
    Unit,
}

/// The history and the links.
struct Server {
    world: World,
    history: History<World>,
    links: Vec<Link<World>>,
    moving: Moving,
    tick: u32,
    buffer: Vec<u8>,
}

impl Server {
    fn new(units: u16, moving: Moving) -> Self {
        let mut random = Random::new(0x6c69_6e6b);
        let mut unit = |index: u16| Unit {
            id: index * 3,
            place: [random.int(0, 65_535) as u32, random.int(0, 65_535) as u32],
            health: 1000,
        };
        let world = World { round: 1, units: (0..units).map(&mut unit).collect() };
        let links = (0..CLIENTS).map(|_| Link::new(0)).collect();
        let history = History::new(None);
        let mut server = Self { world, history, links, moving, tick: 0, buffer: vec![0; 1 << 16] };
        server.run(10);
        server
    }
}

impl Work for Server {
    fn run(&mut self, passes: usize) {
        for _ in 0..passes {
            self.tick += 1;
            match self.moving {
                Moving::Nothing => {}
                Moving::Round => self.world.round ^= 1,
                Moving::Unit => {
                    let index = self.tick as usize * 7 % self.world.units.len();
                    self.world.units[index].place[0] ^= 5;
                }
            }
            self.history.record(self.tick, &self.world).expect("a good state");
            for link in &mut self.links {
                let packet = link.encode(&self.history, self.tick, &mut self.buffer, |_| 1);
                black_box(packet.expect("a packet"));
                link.acked(link.last().expect("a packet was sent"));
            }
        }
    }

    fn units(&self) -> usize {
        CLIENTS
    }
}

/// Lists of two lengths.
pub fn singles() -> Vec<Single> {
    let section = "links";
    vec![
        Single { section, name: "unchanged-200", prepare: || prepare(200, Moving::Nothing) },
        Single { section, name: "own-field-of-200", prepare: || prepare(200, Moving::Round) },
        Single { section, name: "one-of-200", prepare: || prepare(200, Moving::Unit) },
        Single { section, name: "unchanged-2000", prepare: || prepare(2000, Moving::Nothing) },
    ]
}

fn prepare(units: u16, moving: Moving) -> Box<dyn Work> {
    Box::new(Server::new(units, moving))
}

#[cfg(test)]
mod tests {
    use tightwire_delta::Receiver;

    use super::*;

    #[test]
    fn packets_are_small_and_bring_the_state() {
        for moving in [Moving::Nothing, Moving::Round, Moving::Unit] {
            let mut server = Server::new(200, moving);
            server.links = vec![Link::new(0)];
            let mut receiver = Receiver::<World>::new(None);
            for tick in 0..20 {
                let before = server.links[0].report().bytes;
                server.run(1);
                let length = (server.links[0].report().bytes - before) as usize;
                receiver.decode(&server.buffer[..length]).unwrap();
                assert_eq!(receiver.value(), Some(&server.world), "{moving:?}");
                assert!(tick == 0 || length < 30, "{moving:?}: {length}");
            }
        }
    }
}
