//! What an id is made of, in words.

use tightwire::packet::{Protocol, explain_mismatch};
use tightwire::{CHECKS_ENABLED, Field, ReadError, Reader, Schema, Wire, WriteError, Writer};

use crate::support::PROTOCOL;

/// A type with a schema by hand, as the derive would make it.
macro_rules! player {
    ($name:ident, $title:literal, $health:literal, $max:literal) => {
        struct $name;

        impl Wire for $name {
            const SCHEMA: Schema = Schema::structure(
                $title,
                &[Field::new("alive", &bool::SCHEMA), Field::new($health, &Schema::bits($max))],
            );

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                stream.write_bool(true)
            }

            fn read<R: Reader>(_stream: &mut R) -> Result<Self, ReadError> {
                Ok(Self)
            }
        }
    };
}

player!(Player, "Player", "health", 7);
player!(Avatar, "Avatar", "health", 7);
player!(Renamed, "Player", "hit_points", 7);
player!(Wider, "Player", "health", 8);

#[test]
fn a_protocol_prints_what_its_id_is_made_of() {
    let text = PROTOCOL.packet::<Player>().to_string();
    let expected = "name \"my game\"\nversion 3\nchecks on\ndata 0123456789abcdef\n\
                    packet 0 69342ce80c3e1a3e\n  tuple\n    0: bits 16\n    1: bool\n\
                    packet 1 3a6a49bd6faa59a0\n  struct Player\n    alive: bool\n    health: bits 7\n";
    let expected =
        expected.replace("checks on", if CHECKS_ENABLED { "checks on" } else { "checks off" });
    let (first, rest) = text.split_once('\n').unwrap();
    assert_eq!(first, format!("protocol {:016x}", PROTOCOL.packet::<Player>().id()));
    assert_eq!(rest, expected);
}

#[test]
fn renaming_a_field_changes_the_id() {
    assert_ne!(PROTOCOL.packet::<Player>().id(), PROTOCOL.packet::<Renamed>().id());
}

#[test]
fn renaming_a_type_keeps_the_id() {
    let (player, avatar) = (PROTOCOL.packet::<Player>(), PROTOCOL.packet::<Avatar>());
    assert_eq!(player.id(), avatar.id());
    assert_ne!(player.to_string(), avatar.to_string());
    assert_eq!(explain_mismatch(&player.to_string(), &avatar.to_string()), None);
}

#[test]
fn every_part_changes_the_id_and_is_named_in_a_mismatch() {
    let ours = PROTOCOL.packet::<Player>();
    let data = 0x0123_4567_89ab_cdee;
    let others = [
        (Protocol::new("my game", 4).packet::<(u16, bool)>(), "version"),
        (Protocol::new("my gane", 3).packet::<(u16, bool)>(), "name"),
        (Protocol::new("my game", 3).packet::<(u16, bool)>().packet::<Player>().data(data), "data"),
        (Protocol::new("my game", 3).packet::<(u16, bool)>().packet::<Player>(), "data"),
        (PROTOCOL.packet::<Wider>(), "packet 1"),
        (PROTOCOL, "packet 1"),
        (PROTOCOL.packet::<Player>().packet::<Player>(), "packet 2"),
    ];
    for (theirs, part) in others {
        assert_ne!(ours.id(), theirs.id(), "{part}");
        let (ours, theirs) = (ours.to_string(), theirs.to_string());
        assert_eq!(explain_mismatch(&ours, &theirs).unwrap().part, part);
    }
}

#[test]
fn of_several_data_hashes_all_count() {
    let ids = [
        PROTOCOL.id(),
        PROTOCOL.data(1).id(),
        PROTOCOL.data(1).data(2).id(),
        PROTOCOL.data(2).data(1).id(),
        PROTOCOL.data(2).id(),
    ];
    for (index, id) in ids.iter().enumerate() {
        assert!(!ids[..index].contains(id), "{index}");
    }
}

#[test]
fn a_mismatch_names_the_renamed_field() {
    let ours = PROTOCOL.packet::<Player>().to_string();
    let theirs = PROTOCOL.packet::<Renamed>().to_string();
    assert_eq!(
        explain_mismatch(&ours, &theirs).unwrap().to_string(),
        "packet 1: ours has `health: bits 7`, theirs has `hit_points: bits 7`"
    );
}

#[test]
fn a_mismatch_names_the_field_and_not_a_type_that_was_renamed() {
    let ours = PROTOCOL.packet::<Player>().packet::<Player>().to_string();
    let theirs = PROTOCOL.packet::<Avatar>().packet::<Wider>().to_string();
    assert_eq!(
        explain_mismatch(&ours, &theirs).unwrap().to_string(),
        "packet 2: ours has `health: bits 7`, theirs has `health: bits 8`"
    );
}

/// A type without a declaration, as its name and version describe it.
macro_rules! by_hand {
    ($($type:ident: $schema:expr;)*) => {$(
        struct $type;

        impl Wire for $type {
            const SCHEMA: Schema = $schema;

            fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
                stream.write_bool(true)
            }

            fn read<R: Reader>(_stream: &mut R) -> Result<Self, ReadError> {
                Ok(Self)
            }
        }
    )*};
}

by_hand! {
    Terrain: Schema::opaque("Terrain").version(2);
    TerrainBefore: Schema::opaque("Terrain").version(1);
    TerrainWithBody: Schema::opaque("Terrain").version(2).holding(&[&Player::SCHEMA]);
    Weather: Schema::opaque("Weather").version(2);
}

#[test]
fn hand_written_types_change_the_id_by_name_version_and_what_they_hold() {
    let ours = PROTOCOL.packet::<Terrain>();
    let others = [
        (PROTOCOL.packet::<TerrainBefore>(), "opaque Terrain, version 1"),
        (PROTOCOL.packet::<TerrainWithBody>(), "holds: struct Player"),
        (PROTOCOL.packet::<Weather>(), "opaque Weather, version 2"),
    ];
    for (theirs, line) in others {
        assert_ne!(ours.id(), theirs.id(), "{line}");
        let (ours, theirs) = (ours.to_string(), theirs.to_string());
        assert_eq!(explain_mismatch(&ours, &theirs).unwrap().theirs, line);
    }
}
