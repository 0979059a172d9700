//! Worlds of several kinds, as values: keyed units, a battle royale, and enums with lists inside.

use tightwire::Wire;

use crate::random::Random;

/// A real-time strategy game.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Strategy {
    tick: u32,
    #[wire(max_len = 2000, key = id)]
    units: Vec<Unit>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=65_535)]
    x: i32,
    #[wire(range = 0..=65_535)]
    y: i32,
    #[wire(angle = 8)]
    heading: f32,
    #[wire(range = 0..=1000)]
    health: u16,
    order: Option<Order>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Order {
    Stop,
    Move {
        #[wire(range = 0..=65_535)]
        x: i32,
        #[wire(range = 0..=65_535)]
        y: i32,
    },
    Attack(u16),
}

/// A battle royale.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Royale {
    #[wire(range = 0..=4095)]
    circle: u16,
    #[wire(max_len = 100, key = id)]
    players: Vec<Player>,
    #[wire(max_len = 300, key = id)]
    shots: Vec<Shot>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Player {
    id: u8,
    #[wire(max_len = 16)]
    name: String,
    #[wire(compressed(-4096.0..=4096.0, 0.01))]
    place: [f32; 3],
    #[wire(angle = 12)]
    yaw: f32,
    health: u8,
    weapon: Option<u8>,
    #[wire(max_len = 8)]
    inventory: Vec<Option<Item>>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Item {
    #[wire(range = 0..=63)]
    kind: u8,
    count: u8,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Shot {
    id: u16,
    #[wire(compressed(-4096.0..=4096.0, 0.05))]
    place: [f32; 3],
    owner: u8,
}

/// Things of several kinds.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Things {
    #[wire(max_len = 256)]
    all: Vec<Thing>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Thing {
    Door {
        is_open: bool,
    },
    Chest(#[wire(max_len = 10)] Vec<u16>),
    Path {
        #[wire(max_len = 6)]
        points: Vec<Point>,
        speed: f32,
    },
    Sign(#[wire(max_len = 24)] String),
}

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
struct Point {
    #[wire(range = -2048..=2047)]
    x: i16,
    #[wire(range = -2048..=2047)]
    y: i16,
}

/// A world that can be drawn and that changes.
pub trait World: Wire + Clone + PartialEq + std::fmt::Debug {
    /// The name in tables.
    const NAME: &'static str;

    /// The first state.
    fn first(random: &mut Random) -> Self;

    /// Makes it the next state.
    fn step(&mut self, random: &mut Random);

    /// States, each of which differs a little from the one before.
    fn states(count: usize) -> Vec<Self> {
        let mut random = Random::new(0x776f_726c);
        let mut world = Self::first(&mut random);
        let mut states = Vec::new();
        for _ in 0..count {
            world.step(&mut random);
            states.push(world.clone());
        }
        states
    }
}

impl World for Strategy {
    const NAME: &'static str = "1,950 keyed units";

    fn first(random: &mut Random) -> Self {
        let unit = |id: u16| Unit {
            id: id * 3,
            x: random.int(0, 65_535) as i32,
            y: random.int(0, 65_535) as i32,
            heading: random.float(0.0, 6.0),
            health: 1000,
            order: match id % 4 {
                0 => None,
                1 => Some(Order::Stop),
                2 => Some(Order::Attack(id)),
                _ => Some(Order::Move { x: i32::from(id), y: 5 }),
            },
        };
        Self { tick: 0, units: (0..1950).map(unit).collect() }
    }

    fn step(&mut self, random: &mut Random) {
        self.tick += 1;
        for unit in &mut self.units {
            if random.int(0, 9) == 0 {
                unit.x = (unit.x + 3) % 65_536;
                unit.y = (unit.y + 2) % 65_536;
            }
        }
    }
}

impl World for Royale {
    const NAME: &'static str = "royale: 100 players, 200 shots";

    fn first(random: &mut Random) -> Self {
        let place = |random: &mut Random| [(); 3].map(|()| random.float(-4000.0, 4000.0));
        let player = |id: u8| Player {
            id,
            name: format!("player {id}"),
            place: place(random),
            yaw: 1.0,
            health: 100,
            weapon: (!id.is_multiple_of(3)).then_some(id % 5),
            inventory: (0..id % 9)
                .map(|slot| (!slot.is_multiple_of(3)).then_some(Item { kind: slot, count: id }))
                .collect(),
        };
        let players = (0..100).map(player).collect();
        let shot = |id: u16| Shot { id, place: place(random), owner: id as u8 };
        Self { circle: 4000, players, shots: (0..200).map(shot).collect() }
    }

    fn step(&mut self, random: &mut Random) {
        self.circle -= 1;
        for player in &mut self.players {
            if random.bool() {
                player.place[0] = (player.place[0] + 0.3).min(4000.0);
            }
        }
        for shot in &mut self.shots {
            shot.place[1] = (shot.place[1] + 2.0).min(4000.0);
        }
    }
}

impl World for Things {
    const NAME: &'static str = "200 enums with lists inside";

    fn first(random: &mut Random) -> Self {
        let point = |random: &mut Random| Point {
            x: random.int(-2048, 2047) as i16,
            y: random.int(-2048, 2047) as i16,
        };
        let thing = |index: u16| match index % 4 {
            0 => Thing::Door { is_open: index.is_multiple_of(8) },
            1 => Thing::Chest((0..index % 11).collect()),
            2 => {
                let points = (0..index % 7).map(|_| point(random)).collect();
                Thing::Path { points, speed: 1.5 }
            }
            _ => Thing::Sign(format!("sign number {index}")),
        };
        Self { all: (0..200).map(thing).collect() }
    }

    fn step(&mut self, random: &mut Random) {
        for thing in &mut self.all {
            match thing {
                Thing::Door { is_open } => *is_open ^= random.int(0, 9) == 0,
                Thing::Path { speed, .. } => *speed += 0.25,
                _ => {}
            }
        }
    }
}
