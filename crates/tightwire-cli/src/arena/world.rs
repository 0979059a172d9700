//! The world that the server owns: the recorded cubes, and when each of them last changed.

use tightwire::ReadError;

use crate::arena::messages::Cube;
use crate::recording::{CUBES, Playback};

/// 30 seconds of 900 cubes and a player who rolls through them.
static RECORDING: &[u8] = include_bytes!("../../assets/cubes.tw");

/// Frames of the recording in a second, and ticks of the server.
pub(crate) const TICKS_PER_SECOND: u32 = 60;

/// Plays the recording, over and over.
#[derive(Debug)]
pub(crate) struct World {
    playback: Playback<'static>,
    cubes: Vec<Cube>,
    /// The tick at which each cube took its present state. Two equal versions of a cube are the
    /// same state.
    versions: Vec<u32>,
    tick: u32,
}

impl World {
    /// Starts with the first frame, at tick 1: version 0 means "nothing known yet".
    ///
    /// # Errors
    ///
    /// A recording that is damaged.
    pub(crate) fn new() -> Result<Self, ReadError> {
        let mut world = Self {
            playback: Playback::new(RECORDING)?,
            cubes: vec![Cube::default(); CUBES],
            versions: vec![1; CUBES],
            tick: 0,
        };
        world.step()?;
        Ok(world)
    }

    /// Goes one frame on. After the last frame comes the first, and all cubes jump back: as hard
    /// on the network as a new round in a game.
    ///
    /// # Errors
    ///
    /// A recording that is damaged.
    pub(crate) fn step(&mut self) -> Result<(), ReadError> {
        self.tick = self.tick.saturating_add(1);
        let mut frame = self.playback.next_frame()?;
        if frame.is_none() {
            self.playback = Playback::new(RECORDING)?;
            frame = self.playback.next_frame()?;
        }
        let states = frame.unwrap_or_default().iter().map(Cube::from);
        for ((cube, version), state) in self.cubes.iter_mut().zip(&mut self.versions).zip(states) {
            if *cube != state {
                *cube = state;
                *version = self.tick;
            }
        }
        Ok(())
    }

    /// Every cube as it is now; the player is the first.
    pub(crate) fn cubes(&self) -> &[Cube] {
        &self.cubes
    }

    /// When each cube took its present state.
    pub(crate) fn versions(&self) -> &[u32] {
        &self.versions
    }

    /// The number of the present frame.
    pub(crate) fn tick(&self) -> u32 {
        self.tick
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_moves_exactly_when_its_cube_does() {
        let mut world = World::new().unwrap();
        for _ in 0..200 {
            let (cubes, versions) = (world.cubes.clone(), world.versions.clone());
            world.step().unwrap();
            for index in 0..CUBES {
                let moved = world.cubes[index] != cubes[index];
                let expected = if moved { world.tick } else { versions[index] };
                assert_eq!(world.versions[index], expected, "cube {index}, tick {}", world.tick);
            }
        }
        assert!(world.versions.iter().any(|&version| version > 1));
    }

    #[test]
    fn the_recording_starts_again_after_its_end() {
        let mut world = World::new().unwrap();
        let first = world.cubes.clone();
        for _ in 1..1_800 {
            world.step().unwrap();
        }
        assert_ne!(world.cubes, first);
        world.step().unwrap();
        assert_eq!((world.tick, &world.cubes), (1_801, &first));
    }
}
