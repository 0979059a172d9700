//! A battle royale: players with inventories, options and texts, and their shots.

use tightwire::Wire;

use super::{TURN, World, direction, once_in};
use crate::random::Random;

/// The number of shots in flight, and how many are fired in a tick.
const SHOTS: u16 = 200;
const FIRED: u16 = 4;

/// The players and the shots.
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
    is_running: bool,
    health: u8,
    weapon: Option<u8>,
    #[wire(max_len = 8)]
    inventory: Vec<Option<Item>>,
    #[wire(max_len = 40)]
    says: Option<String>,
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

impl Player {
    fn new(id: u8, random: &mut Random) -> Self {
        Self {
            id,
            name: format!("player {id}"),
            place: [random.float(-3000.0, 3000.0), 0.0, random.float(-3000.0, 3000.0)],
            yaw: random.float(0.0, 6.2),
            is_running: random.bool(),
            health: 100,
            weapon: (!id.is_multiple_of(3)).then_some(id % 5),
            inventory: (0..id % 9)
                .map(|slot| (!slot.is_multiple_of(3)).then_some(Item { kind: slot, count: id }))
                .collect(),
            says: None,
        }
    }

    fn step(&mut self, random: &mut Random) {
        if self.is_running {
            if once_in(random, 3) {
                self.yaw = (self.yaw + random.float(-0.1, 0.1)).rem_euclid(TURN);
            }
            let [along, across] = direction(self.yaw);
            self.place[0] = (self.place[0] + 0.2 * along).clamp(-4096.0, 4096.0);
            self.place[2] = (self.place[2] + 0.2 * across).clamp(-4096.0, 4096.0);
        }
        if once_in(random, 60) {
            self.is_running ^= true;
        }
        if once_in(random, 80) {
            self.health =
                if self.health < 20 { 100 } else { self.health - random.int(1, 19) as u8 };
        }
        if once_in(random, 200) {
            self.weapon = random.bool().then_some(random.int(0, 4) as u8);
        }
        if once_in(random, 100) {
            self.use_inventory(random);
        }
        if self.says.is_some() && once_in(random, 60) {
            self.says = None;
        } else if once_in(random, 600) {
            self.says = Some(format!("I need {} of them", random.int(2, 99)));
        }
    }

    fn use_inventory(&mut self, random: &mut Random) {
        let count = random.int(1, 30) as u8;
        let item = once_in(random, 2).then_some(Item { kind: random.int(0, 63) as u8, count });
        if self.inventory.len() < 8 && once_in(random, 3) {
            return self.inventory.push(item);
        }
        let slot = random.int(0, 7) as usize % self.inventory.len().max(1);
        match self.inventory.get_mut(slot) {
            Some(Some(item)) if item.count > 1 => item.count -= 1,
            Some(other) => *other = item,
            None => self.inventory.push(item),
        }
    }
}

impl World for Royale {
    const NAME: &'static str = "royale: 100 players, 200 shots";

    fn first(random: &mut Random) -> Self {
        let players: Vec<_> = (0..100).map(|id| Player::new(id, random)).collect();
        let mut royale = Self { circle: 4000, players, shots: Vec::new() };
        for _ in 0..SHOTS / FIRED {
            royale.fire(random);
        }
        royale
    }

    fn step(&mut self, random: &mut Random) {
        self.circle -= u16::from(self.circle > 0);
        for player in &mut self.players {
            player.step(random);
        }
        self.fire(random);
    }
}

impl Royale {
    /// Moves the shots, and replaces the oldest ones by new ones.
    fn fire(&mut self, random: &mut Random) {
        let next = self.shots.last().map_or(0, |shot| shot.id + 1);
        self.shots.retain(|shot| shot.id + SHOTS >= next + FIRED);
        for shot in &mut self.shots {
            // A shot keeps the direction that it has from the number it was given.
            let [along, across] = direction(f32::from(shot.id % 628) * 0.01);
            shot.place[0] = (shot.place[0] + 3.0 * along).clamp(-4096.0, 4096.0);
            shot.place[2] = (shot.place[2] + 3.0 * across).clamp(-4096.0, 4096.0);
        }
        for id in next..next + FIRED {
            let owner = random.int(0, 99) as u8;
            let place = self.players[usize::from(owner)].place;
            self.shots.push(Shot { id, place, owner });
        }
    }
}
