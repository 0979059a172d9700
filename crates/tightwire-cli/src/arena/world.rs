//! The server's world: the recorded cubes, and when each of them last changed.

use tightwire::ReadError;

use crate::arena::messages::{Cube, Scene};
use crate::recording::{CUBES, Playback};

/// 30 seconds of 900 cubes and a player who rolls through them.
static RECORDING: &[u8] = include_bytes!("../../assets/cubes.tw");

/// The number of frames of the recording, and ticks of the server, per second.
pub(crate) const TICKS_PER_SECOND: u32 = 60;

/// Plays the recording in a loop.
#[derive(Debug)]
pub(crate) struct World {
    playback: Playback<'static>,
    scene: Box<Scene>,
    /// The tick of each cube's last change. Two equal versions of a cube are the same state.
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
            scene: Box::new(Scene::default()),
            versions: vec![1; CUBES],
            tick: 0,
        };
        world.step()?;
        Ok(world)
    }

    /// Advances one frame. The last frame is followed by the first, and all cubes jump back, which
    /// is as hard on the network as a new round in a game.
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
        for ((cube, version), state) in
            self.scene.cubes.iter_mut().zip(&mut self.versions).zip(states)
        {
            if *cube != state {
                *cube = state;
                *version = self.tick;
            }
        }
        Ok(())
    }

    /// Returns every cube's current state; the player is the first.
    pub(crate) fn cubes(&self) -> &[Cube] {
        &self.scene.cubes
    }

    /// Returns the same as a state.
    pub(crate) fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Returns the tick of each cube's last change.
    pub(crate) fn versions(&self) -> &[u32] {
        &self.versions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_moves_exactly_when_its_cube_does() {
        let mut world = World::new().unwrap();
        for _ in 0..200 {
            let (cubes, versions) = (world.scene.cubes, world.versions.clone());
            world.step().unwrap();
            for index in 0..CUBES {
                let moved = world.scene.cubes[index] != cubes[index];
                let expected = if moved { world.tick } else { versions[index] };
                assert_eq!(world.versions[index], expected, "cube {index}, tick {}", world.tick);
            }
        }
        assert!(world.versions.iter().any(|&version| version > 1));
    }

    #[test]
    fn the_recording_starts_again_after_its_end() {
        let mut world = World::new().unwrap();
        let first = world.scene.cubes;
        for _ in 1..1_800 {
            world.step().unwrap();
        }
        assert_ne!(world.scene.cubes, first);
        world.step().unwrap();
        assert_eq!((world.tick, world.scene.cubes), (1_801, first));
    }
}
