//! Recording states as tapes. A server does this once per tick for all clients.

use std::hint::black_box;

use tightwire::Wire;
use tightwire_delta::History;

use crate::random::Random;
use crate::single::{Loop, Single, Work};

/// The number of cubes, and the number that move between two states.
const CUBES: usize = 901;
const MOVING: usize = 95;
/// States of the table. A history has seen them all before it is measured.
const STATES: usize = 64;

/// A cube of the arena.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
struct Cube {
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(range = -131_072..=131_071)]
    x: i32,
    #[wire(range = -131_072..=131_071)]
    y: i32,
    #[wire(range = 0..=16_383)]
    z: i32,
    touched: bool,
}

impl Cube {
    fn any(random: &mut Random) -> Self {
        let raw: [f32; 4] = [(); 4].map(|()| random.float(-1.0, 1.0));
        let length = raw.iter().map(|part| part * part).sum::<f32>().sqrt().max(0.01);
        Self {
            rotation: raw.map(|part| part / length),
            x: random.int(-131_072, 131_071) as i32,
            y: random.int(-131_072, 131_071) as i32,
            z: random.int(0, 16_383) as i32,
            touched: random.bool(),
        }
    }
}

/// All of them.
#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    cubes: [Cube; CUBES],
}

impl World {
    /// States in which neighbours move, a few more of them each time.
    fn table() -> Vec<Self> {
        let mut random = Random::new(0x7461_7065);
        let mut world = Self { cubes: [(); CUBES].map(|()| Cube::any(&mut random)) };
        let mut table = Vec::new();
        for _ in 0..STATES {
            let first = random.int(0, (CUBES - MOVING) as i64) as usize;
            for cube in world.cubes.iter_mut().skip(first).take(MOVING) {
                *cube = Cube::any(&mut random);
            }
            table.push(world.clone());
        }
        table
    }
}

/// Recording a state, compared with writing it as a packet.
pub fn singles() -> Vec<Single> {
    vec![
        Single { section: "tapes/cubes", name: "record", prepare: record },
        Single { section: "tapes/cubes", name: "packet", prepare: packet },
    ]
}

fn record() -> Box<dyn Work> {
    let table = World::table();
    let mut history = History::<World>::new(None);
    let mut tick = 0;
    let step = move |world: &mut World| {
        tick += 1;
        black_box(history.record(tick, black_box(world))).expect("a good state");
    };
    let mut work = Loop { table, step };
    work.run(1);
    Box::new(work)
}

fn packet() -> Box<dyn Work> {
    let mut buffer = vec![0; 1 << 14];
    let step = move |world: &mut World| {
        let packet = tightwire::encode(black_box(world), &mut buffer).expect("a good state");
        black_box(packet);
    };
    Box::new(Loop { table: World::table(), step })
}

#[cfg(test)]
mod tests {
    use tightwire_delta::{Link, Receiver};

    use super::*;

    #[test]
    fn a_recorded_state_comes_back_as_its_packet_does() {
        let mut history = History::<World>::new(None);
        let mut receiver = Receiver::<World>::new(None);
        let mut link = Link::new(0);
        let (mut buffer, mut plain) = (vec![0; 1 << 16], vec![0; 1 << 14]);
        for (world, tick) in World::table().iter().zip(0..8) {
            history.record(tick, world).unwrap();
            let delta = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
            let expected = tightwire::decode(tightwire::encode(world, &mut plain).unwrap());
            assert_eq!(receiver.decode(delta).unwrap().value(), Some(&expected.unwrap()));
            link.acked(receiver.ack().unwrap());
        }
    }
}
