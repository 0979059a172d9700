//! The player's own tank, drawn before the server has answered.

use std::collections::VecDeque;

use crate::game::{difference, length};
use crate::packets::{Input, Tank};

/// Inputs that are kept. If the server is silent for longer, the tank is not predicted further back.
const KEPT: usize = 60;
/// Larger corrections, in metres, are shown at once: the tank was destroyed and starts elsewhere.
const JUMP: f32 = 5.0;

/// Applies the player's inputs to the tank at once, and corrects it when the server's state arrives.
#[derive(Clone, Debug, Default)]
pub struct Prediction {
    /// The inputs after the tick of the server's newest state, oldest first.
    inputs: VecDeque<(u32, Input)>,
    /// The server's newest tank, after these inputs.
    tank: Option<Tank>,
    /// The way from the predicted position to the one that is drawn. It shrinks with every tick.
    error: [f32; 2],
}

impl Prediction {
    /// Applies an input. Call this for every input that is sent.
    pub fn apply(&mut self, tick: u32, input: Input) {
        self.inputs.push_back((tick, input));
        if self.inputs.len() > KEPT {
            self.inputs.pop_front();
        }
        if let Some(tank) = &mut self.tank {
            tank.drive(input);
        }
        self.error = self.error.map(|axis| axis * 0.9);
    }

    /// Starts again from the server's tank of a tick, and applies the inputs after that tick.
    pub fn reconcile(&mut self, tick: u32, server: &Tank) {
        self.inputs.retain(|(of, _)| *of > tick);
        let shown = self.tank();
        let mut tank = server.clone();
        for (_, input) in &self.inputs {
            tank.drive(*input);
        }
        let error = shown.map_or([0.0; 2], |shown| difference(shown.position, tank.position));
        self.error = if length(error) < JUMP { error } else { [0.0; 2] };
        self.tank = Some(tank);
    }

    /// Returns the tank to draw, once there is one.
    pub fn tank(&self) -> Option<Tank> {
        let mut tank = self.tank.clone()?;
        for (place, error) in tank.position.iter_mut().zip(self.error) {
            *place += error;
        }
        Some(tank)
    }
}
