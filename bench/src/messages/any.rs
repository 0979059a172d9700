//! A root type as a grown game has it: sixty messages, of which every packet is another.

use super::{Message, peer_types, plain};
use crate::random::Random;

peer_types! {
    /// A player who gets something, and the amount.
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Target {
        /// Which one, of a million.
        #[wire(bits = 20)]
        pub id: u32,
        /// 0 to 999.
        #[wire(range = 0..=999)]
        pub amount: u16,
    }

    /// Something happens at a place.
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Place {
        /// Which one.
        pub id: u16,
        /// The position.
        pub at: [f32; 3],
    }

    /// Something moves.
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Motion {
        /// Which one.
        pub id: u16,
        /// -20,000 to 20,000 each, in decimetres.
        #[wire(range = -20_000..=20_000)]
        pub position: [i32; 2],
        /// A part of a turn.
        pub angle: u16,
        /// -1,000 to 1,000.
        #[wire(range = -1000..=1000)]
        pub speed: i16,
        /// True on the ground.
        pub grounded: bool,
    }

    /// Somebody says something.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Line {
        /// The id of the player.
        pub id: u16,
        /// The text.
        #[wire(max_len = 63)]
        pub text: String,
    }

    /// A few things that belong together.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Group {
        /// The things.
        #[wire(max_len = 15)]
        pub ids: Vec<u16>,
        /// Whose they are.
        pub team: Option<u8>,
    }
}

/// Any of sixty messages.
#[derive(Clone, Debug, Default, PartialEq, tightwire::Wire)]
#[cfg_attr(
    feature = "peers",
    derive(
        serde::Serialize,
        serde::Deserialize,
        bitcode::Encode,
        bitcode::Decode,
        bincode::Encode,
        bincode::Decode,
        wincode::SchemaWrite,
        wincode::SchemaRead,
        speedy::Writable,
        speedy::Readable
    )
)]
#[cfg_attr(feature = "peers", wincode(tag_encoding = "u8"), speedy(tag_type = u8))]
#[allow(missing_docs)]
pub enum Any {
    #[default]
    Ping,
    Pong,
    Ready,
    Pause,
    Resume,
    Leave,
    Respawn,
    Reload,
    Surrender,
    Mute,
    Hit(Target),
    Heal(Target),
    Pick(Target),
    Drop(Target),
    Buy(Target),
    Sell(Target),
    Equip(Target),
    Revive(Target),
    Mark(Target),
    Trade(Target),
    Spawn(Place),
    Teleport(Place),
    Explode(Place),
    Build(Place),
    Mine(Place),
    Throw(Place),
    Place(Place),
    Signal(Place),
    Warp(Place),
    Plant(Place),
    Move(Motion),
    Turn(Motion),
    Dash(Motion),
    Jump(Motion),
    Swim(Motion),
    Climb(Motion),
    Drive(Motion),
    Fly(Motion),
    Fall(Motion),
    Push(Motion),
    Chat(Line),
    Whisper(Line),
    Name(Line),
    Guild(Line),
    Quest(Line),
    Note(Line),
    Report(Line),
    Command(Line),
    Kick(Line),
    Title(Line),
    Party(Group),
    Inventory(Group),
    Team(Group),
    Score(Group),
    Vote(Group),
    Map(Group),
    Season(Group),
    Shop(Group),
    Deck(Group),
    Crew(Group),
}

/// Implements the random choice, given the names of the messages by content.
macro_rules! random_any {
    ($($unit:ident)*; $($kind:ident: $($name:ident)*;)*) => {
        impl Any {
            /// A constructor for each message.
            const MAKE: &'static [fn(&mut Random) -> Self] = &[
                $(|_| Self::$unit,)*
                $($(|random| Self::$name($kind::random(random)),)*)*
            ];
        }
    };
}

random_any! {
    Ping Pong Ready Pause Resume Leave Respawn Reload Surrender Mute;
    Target: Hit Heal Pick Drop Buy Sell Equip Revive Mark Trade;
    Place: Spawn Teleport Explode Build Mine Throw Place Signal Warp Plant;
    Motion: Move Turn Dash Jump Swim Climb Drive Fly Fall Push;
    Line: Chat Whisper Name Guild Quest Note Report Command Kick Title;
    Group: Party Inventory Team Score Vote Map Season Shop Deck Crew;
}

impl Target {
    fn random(random: &mut Random) -> Self {
        Self { id: random.bits(20) as u32, amount: random.int(0, 999) as u16 }
    }
}

impl Place {
    fn random(random: &mut Random) -> Self {
        let id = random.bits(16) as u16;
        Self { id, at: std::array::from_fn(|_| random.float(-100.0, 100.0)) }
    }
}

impl Motion {
    fn random(random: &mut Random) -> Self {
        Self {
            id: random.bits(16) as u16,
            position: std::array::from_fn(|_| random.int(-20_000, 20_000) as i32),
            angle: random.bits(16) as u16,
            speed: random.int(-1000, 1000) as i16,
            grounded: random.bool(),
        }
    }
}

impl Line {
    fn random(random: &mut Random) -> Self {
        let length = random.int(1, 40);
        let letter = |_| char::from(b'a' + random.int(0, 25) as u8);
        let text = (0..length).map(letter).collect();
        Self { id: random.bits(16) as u16, text }
    }
}

impl Group {
    fn random(random: &mut Random) -> Self {
        let length = random.int(0, 15);
        let ids = (0..length).map(|_| random.bits(16) as u16).collect();
        Self { ids, team: random.bool().then(|| random.bits(8) as u8) }
    }
}

impl Message for Any {
    const NAME: &'static str = "root-of-60";
    const TABLE: usize = 240;
    plain!();

    fn random(random: &mut Random) -> Self {
        let which = random.int(0, Self::MAKE.len() as i64 - 1) as usize;
        Self::MAKE[which](random)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_has_sixty_messages() {
        assert_eq!(Any::MAKE.len(), 60);
    }
}
