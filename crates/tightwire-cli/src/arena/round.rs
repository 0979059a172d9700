//! The course of a game: it is played, then every client catches up, then it is over.

use std::time::Duration;

use crate::arena::server::{Server, ServerError};
use crate::arena::world::TICKS_PER_SECOND;
use crate::arena::{Phase, Progress, Settings};

/// The maximum number of ticks for the last changes to reach every client once the world stands
/// still: half a minute, or more on a machine that cannot keep up.
const MOST_CATCHING_UP: u32 = 30 * TICKS_PER_SECOND;

/// The duration of a tick.
pub(crate) const TICK: Duration = Duration::from_nanos(1_000_000_000 / TICKS_PER_SECOND as u64);

/// Decides the server's actions in each tick.
pub(crate) struct Round<'a> {
    settings: &'a Settings,
    progress: &'a Progress,
    tick: u32,
    caught_up_by: Option<u32>,
}

impl<'a> Round<'a> {
    /// Starts before the first tick.
    pub(crate) fn new(settings: &'a Settings, progress: &'a Progress) -> Self {
        Self { settings, progress, tick: 0, caught_up_by: None }
    }

    /// Plays the next tick. Returns whether the game continues.
    ///
    /// # Errors
    ///
    /// A recording that is damaged.
    pub(crate) fn tick(
        &mut self,
        server: &mut Server<'_>,
        now: Duration,
    ) -> Result<bool, ServerError> {
        self.tick += 1;
        if now.as_secs_f64() >= self.settings.seconds {
            self.progress.advance(Phase::CatchUp);
        }
        match self.progress.phase() {
            Phase::Play => server.step()?,
            Phase::CatchUp => {
                let deadline = *self.caught_up_by.get_or_insert(self.tick + MOST_CATCHING_UP);
                if server.is_everybody_up_to_date() || self.tick >= deadline {
                    return Ok(false);
                }
            }
            Phase::Stop => return Ok(false),
        }
        let rate = self.settings.rate.clamp(1, TICKS_PER_SECOND);
        if self.tick % (TICKS_PER_SECOND / rate) == 0 {
            server.publish(self.tick)?;
        }
        Ok(true)
    }
}
