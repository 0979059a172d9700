//! What a client of a naval game is told: the ships that it sees, with short lists and fields that
//! are there or not, and pieces of terrain.

use super::{Message, peer_types, plain};
use crate::random::Random;

/// The most entities of an update.
pub const MAX_ENTITIES: usize = 64;

peer_types! {
    /// The kind of an entity.
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub enum Kind {
        /// The first of twelve.
        #[default]
        Barge,
        #[allow(missing_docs)]
        Corvette,
        #[allow(missing_docs)]
        Cruiser,
        #[allow(missing_docs)]
        Depot,
        #[allow(missing_docs)]
        Dredger,
        #[allow(missing_docs)]
        Ferry,
        #[allow(missing_docs)]
        Mine,
        #[allow(missing_docs)]
        Missile,
        #[allow(missing_docs)]
        Shell,
        #[allow(missing_docs)]
        Submarine,
        #[allow(missing_docs)]
        Torpedo,
        #[allow(missing_docs)]
        Wreck,
    }

    /// The position and motion of an entity.
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Motion {
        /// -20,000 to 20,000 each, in decimetres.
        #[wire(range = -20_000..=20_000)]
        pub position: [i32; 2],
        /// A part of a turn.
        pub angle: u16,
        /// -1,000 to 1,000.
        #[wire(range = -1000..=1000)]
        pub speed: i16,
    }

    /// The destination of an entity.
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Order {
        /// A part of a turn.
        pub direction: u16,
        /// -1,000 to 1,000.
        #[wire(range = -1000..=1000)]
        pub speed: i16,
    }

    /// An entity that a client sees.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Entity {
        /// Which one, of a million.
        #[wire(bits = 20)]
        pub id: u32,
        /// The kind, if the entity is near enough.
        pub kind: Option<Kind>,
        /// Whose it is, if it is anybody's.
        pub player: Option<u16>,
        /// 0 to 255.
        pub damage: u8,
        /// The position.
        pub motion: Motion,
        /// The destination.
        pub order: Order,
        /// Which weapons are loaded.
        #[wire(max_len = 15)]
        pub loaded: Vec<bool>,
        /// The directions of its turrets.
        #[wire(max_len = 7)]
        pub turrets: Vec<u16>,
    }

    /// A piece of terrain.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Chunk {
        /// Which one.
        pub at: [i8; 2],
        /// Its heights, compressed by somebody else.
        #[wire(bytes, max_len = 255)]
        pub heights: Vec<u8>,
    }

    /// All that changed for a client.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct GameUpdate {
        /// The visible entities.
        #[wire(max_len = 64)]
        pub entities: Vec<Entity>,
        /// Points so far.
        #[wire(bits = 24)]
        pub score: u32,
        /// The size of the world.
        pub world_radius: f32,
        /// The terrain that is new to the client.
        #[wire(max_len = 7)]
        pub terrain: Vec<Chunk>,
    }
}

const KINDS: [Kind; 12] = [
    Kind::Barge,
    Kind::Corvette,
    Kind::Cruiser,
    Kind::Depot,
    Kind::Dredger,
    Kind::Ferry,
    Kind::Mine,
    Kind::Missile,
    Kind::Shell,
    Kind::Submarine,
    Kind::Torpedo,
    Kind::Wreck,
];

impl Entity {
    fn random(random: &mut Random) -> Self {
        let mut int = |min, max| random.int(min, max);
        // Half of them are ships with weapons; the others are small.
        let weapons = int(0, 1) * int(1, 15);
        Self {
            id: int(0, 0xf_ffff) as u32,
            kind: (int(0, 7) > 0).then_some(KINDS[int(0, 11) as usize]),
            player: (int(0, 3) > 0).then_some(int(1, 2000) as u16),
            damage: (int(0, 1) * int(0, 255)) as u8,
            motion: Motion {
                position: [int(-20_000, 20_000) as i32, int(-20_000, 20_000) as i32],
                angle: int(0, 65_535) as u16,
                speed: int(-1000, 1000) as i16,
            },
            order: Order { direction: int(0, 65_535) as u16, speed: int(-1000, 1000) as i16 },
            loaded: (0..weapons).map(|_| int(0, 1) == 1).collect(),
            turrets: (0..weapons / 2).map(|_| int(0, 65_535) as u16).collect(),
        }
    }
}

impl Message for GameUpdate {
    const NAME: &'static str = "game-update";
    plain!();

    fn random(random: &mut Random) -> Self {
        let entities = random.int(16, MAX_ENTITIES as i64);
        let chunks = random.int(0, 3);
        let chunk = |random: &mut Random| Chunk {
            at: [random.int(-100, 100) as i8, random.int(-100, 100) as i8],
            heights: (0..random.int(20, 120)).map(|_| random.bits(8) as u8).collect(),
        };
        Self {
            entities: (0..entities).map(|_| Entity::random(random)).collect(),
            score: random.bits(24) as u32,
            world_radius: random.float(1000.0, 2000.0),
            terrain: (0..chunks).map(|_| chunk(random)).collect(),
        }
    }
}
