//! The world as the session sends it: too large for one packet, with lists of every kind.
//!
//! Every member of the crowd brings a few things along. They follow from the member, so a receiver
//! can tell whether a thing is torn and whether one is missing.

use std::collections::BTreeSet;

use tightwire::Wire;

use crate::game::{Member, ROWS, Row, World};

/// The number of things that one member has.
const THINGS: u16 = 12;

/// Something that belongs to a member of the crowd.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Thing {
    pub key: u16,
    #[wire(range = 0..=1023)]
    pub mood: u16,
    #[wire(max_len = 24)]
    pub name: String,
    #[wire(max_len = 4)]
    pub load: Vec<Option<u8>>,
}

impl Thing {
    fn new(member: Member, number: u16) -> Self {
        let key = member.id * 16 + number;
        let name = format!("{:x}", u64::from(key) * 0x9e37_79b9 + u64::from(member.mood));
        let load = (0..key % 5).map(|place| (place % 2 == 0).then_some(place as u8)).collect();
        Self { key, mood: member.mood, name, load }
    }
}

/// The whole state.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    pub rows: [Row; ROWS],
    // Twice as long as they get: while removals are on their way, a client has more elements than
    // there are, and it shows only as many as the description allows.
    #[wire(key = id, max_len = 24)]
    pub crowd: Vec<Member>,
    #[wire(key = key, max_len = 288)]
    pub things: Vec<Thing>,
}

impl Scene {
    pub(crate) fn new(world: &World) -> Self {
        let things = world
            .crowd
            .iter()
            .flat_map(|member| (0..THINGS).map(|number| Thing::new(*member, number)));
        Self { rows: world.rows, crowd: world.crowd.clone(), things: things.collect() }
    }

    /// The elements of the lists with keys.
    pub(crate) fn elements(&self) -> BTreeSet<(String, i64)> {
        let crowd = self.crowd.iter().map(|member| ("crowd".to_owned(), member.id.into()));
        let things = self.things.iter().map(|thing| ("things".to_owned(), thing.key.into()));
        crowd.chain(things).collect()
    }

    /// The world without members whose things have not all arrived, or what is wrong with it.
    pub(crate) fn world(&self) -> Result<World, String> {
        for thing in &self.things {
            let member = Member { id: thing.key / 16, mood: thing.mood };
            if *thing != Thing::new(member, thing.key % 16) {
                return Err(format!("{thing:?} is torn"));
            }
        }
        let has = |member: &Member, number: u16| {
            let place = self.things.binary_search_by_key(&(member.id * 16 + number), |t| t.key);
            place.is_ok_and(|place| self.things.get(place).is_some_and(|t| t.mood == member.mood))
        };
        let is_whole = |member: &&Member| (0..THINGS).all(|number| has(member, number));
        let is_known = |thing: &Thing| self.crowd.iter().any(|member| member.id == thing.key / 16);
        // A thing without its member is on its way in or out, so the crowd is not known so far.
        let crowd = self.crowd.iter().filter(is_whole).copied();
        let crowd = if self.things.iter().all(is_known) { crowd.collect() } else { Vec::new() };
        Ok(World { rows: self.rows, crowd })
    }
}
