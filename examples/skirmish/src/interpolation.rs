//! The tanks of others, drawn between two states of the server.

use std::collections::{BTreeMap, VecDeque};
use std::f32::consts::{PI, TAU};

use crate::game::{difference, length};
use crate::packets::{HZ, Tank};

/// States that are kept for each tank, a second of play.
const KEPT: usize = 30;
/// If a tank was not sent for more ticks than this, it stood still for most of them.
const GAP: u32 = 6;
/// A tank that moves further than this, in metres, has started elsewhere.
const JUMP: f32 = 5.0;

/// The last states of every tank, and the time at which they are drawn.
#[derive(Clone, Debug, Default)]
pub struct Interpolation {
    /// By player, oldest first.
    tracks: BTreeMap<u8, VecDeque<(u32, Tank)>>,
    /// In ticks of the server.
    time: f64,
}

impl Interpolation {
    /// Moves the time on by `elapsed` ticks. The estimates behind `target` change with the network, so
    /// time runs up to a tenth faster or slower until it gets there.
    pub fn advance(&mut self, elapsed: f64, target: f64) {
        let behind = target - (self.time + elapsed);
        self.time = if behind.abs() > f64::from(HZ / 3) {
            target
        } else {
            self.time + elapsed * (1.0 + (behind / 10.0).clamp(-0.1, 0.1))
        };
    }

    /// Returns the time at which tanks are drawn, in ticks of the server.
    pub fn time(&self) -> f64 {
        self.time
    }

    /// Adds the state of a tank at a tick. States that are not newer than the last one are ignored.
    pub fn add(&mut self, tick: u32, tank: &Tank) {
        let track = self.tracks.entry(tank.player).or_default();
        if let Some((last, still)) = track.back().cloned() {
            if last >= tick {
                return;
            }
            if tick - last > GAP {
                track.push_back((tick - GAP, still));
            }
        }
        track.push_back((tick, tank.clone()));
        while track.len() > KEPT {
            track.pop_front();
        }
    }

    /// Returns the tank of a player, between the states before and after the time. After the newest
    /// state, it stops.
    pub fn tank(&self, player: u8) -> Option<Tank> {
        let track = self.tracks.get(&player)?;
        let next = track.iter().position(|(tick, _)| f64::from(*tick) > self.time);
        let next = next.unwrap_or(track.len() - 1);
        let (from, before) = track.get(next.saturating_sub(1))?;
        let (to, after) = track.get(next)?;
        let (from, to) = (f64::from(*from), f64::from(*to));
        let part = ((self.time - from) / (to - from).max(1.0)).clamp(0.0, 1.0) as f32;
        let mut tank = if part < 0.5 { before.clone() } else { after.clone() };
        let way = difference(after.position, before.position);
        if length(way) < JUMP {
            tank.position = [0, 1].map(|axis| before.position[axis] + way[axis] * part);
            // The shorter way round.
            let turn = (after.heading - before.heading + PI).rem_euclid(TAU) - PI;
            tank.heading = before.heading + turn * part;
        }
        Some(tank)
    }
}
