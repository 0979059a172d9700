//! Entities inside components.

use bevy::ecs::entity::{Entity, EntityGeneration, EntityIndex};
use tightwire::prelude::*;
use tightwire::scalar::{Bits, Bool};
use tightwire::{Codec, Lift, ReadError, ReadErrorKind, Schema, WriteError};

/// An [`Entity`] of the server, in as many bytes as its index has, 2 bits that say how many, and 1 for
/// "of the first generation"; other generations are sent like indices.
///
/// Say `#[entities]` as well, which is how Bevy finds the field: the client then has its own entity
/// there, also if that one has not been replicated yet.
///
/// ```
/// use bevy::prelude::*;
/// use tightwire::Wire;
/// use tightwire_bevy::Entities;
///
/// #[derive(Component, Wire)]
/// struct Follows {
///     #[entities]
///     #[wire(codec = Entities)]
///     leader: Entity,
/// }
///
/// let mut world = World::new();
/// let follows = Follows { leader: world.spawn_empty().id() };
/// assert_eq!(tightwire::measure(&follows)?, 2 + 8 + 1);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Debug)]
pub struct Entities;

impl Lift for Entities {}

/// The most bits of a number, and of an entity.
const NUMBER: u32 = 2 + 32;
const ENTITY: u32 = NUMBER + 1 + NUMBER;

impl Codec<Entity> for Entities {
    const SCHEMA: Schema = Schema::opaque("Entity").version(1).at_most(ENTITY);

    fn write<W: Writer>(value: &Entity, stream: &mut W) -> Result<(), WriteError> {
        write_number(value.index_u32(), stream)?;
        let generation = value.generation();
        let is_first = generation == EntityGeneration::FIRST;
        stream.put(Bool, is_first)?;
        if is_first { Ok(()) } else { write_number(generation.to_bits(), stream) }
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Entity, ReadError> {
        let refused = ReadError::new(ReadErrorKind::Refused, 0);
        let index = EntityIndex::from_raw_u32(read_number(stream)?).ok_or(refused)?;
        let generation = if stream.take(Bool)? {
            EntityGeneration::FIRST
        } else {
            EntityGeneration::from_bits(read_number(stream)?)
        };
        Ok(Entity::from_index_and_generation(index, generation))
    }
}

/// A number in one to four bytes.
fn write_number<W: Writer>(number: u32, stream: &mut W) -> Result<(), WriteError> {
    let more = (number.max(1).ilog2()) / 8;
    stream.put(Bits::new(2), more)?;
    stream.put(Bits::new(8 * (more + 1)), number)
}

fn read_number<R: Reader>(stream: &mut R) -> Result<u32, ReadError> {
    let more: u32 = stream.take(Bits::new(2))?;
    stream.take(Bits::new(8 * (more + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::as_received;

    #[test]
    fn entities_of_every_size_come_back() {
        for index in [0, 1, 255, 256, 65_535, 65_536, 1 << 24, u32::MAX - 1] {
            for generation in [0, 1, 255, 256, u32::MAX] {
                let sent = Entity::from_index_and_generation(
                    EntityIndex::from_raw_u32(index).unwrap(),
                    EntityGeneration::from_bits(generation),
                );
                assert_eq!(as_received::<_, Entities>(&sent), Ok(sent));
            }
        }
    }

    #[test]
    fn an_index_that_no_entity_has_is_refused() {
        #[derive(tightwire::Wire)]
        struct Holder(#[wire(codec = Entities)] Entity);
        // A size of 4, all ones, and a first generation.
        let packet = [0xff, 0xff, 0xff, 0xff, 0x07];
        let error = tightwire::decode::<Holder>(&packet).map(|holder| holder.0).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::Refused);
    }
}
