//! The parts of a session that only the client has: it sends inputs and receives the state.

use core::time::Duration;

use tightwire::scalar::Bool;
use tightwire::{WriteError, WriteStream, Writer};

use crate::game::{Down, Game, Up};
use crate::inputs::InputQueue;
use crate::packet::Rare;
use crate::peer::Side;
use crate::state::{State, StateIn, Took};

/// The client's side of a session.
pub(super) struct ClientSide<G: Game> {
    pub(super) inputs: InputQueue<G::Input>,
    pub(super) state: StateIn<G::World>,
}

impl<G: Game> ClientSide<G> {
    pub(super) fn new() -> Self {
        Self { inputs: InputQueue::new(), state: StateIn::new() }
    }
}

impl<G: Game> Side for ClientSide<G> {
    type Sends = Up<G>;
    type Receives = Down<G>;
    type Out = G::ToServer;
    type In = G::ToClient;
    type Main = State;
    const IS_SERVER: bool = false;

    fn is_due(&self) -> bool {
        self.inputs.is_fresh()
    }

    fn share(&self, total: usize) -> usize {
        // Bytes inside inputs may need a few more bits, depending on where they start.
        1 + (self.inputs.most_bits() + 64).min(total / 4)
    }

    fn write(
        &mut self,
        stream: &mut WriteStream<'_>,
        most: usize,
    ) -> Result<Option<u64>, WriteError> {
        if let Some(mut part) = self.inputs.part() {
            let end = stream.bits_left().saturating_sub(most);
            loop {
                let put = |stream: &mut WriteStream<'_>| {
                    stream.put(Bool, true)?;
                    stream.write_object(&part)
                };
                if crate::lane::fits(stream.message_leaving(end, put))? {
                    return Ok(self.inputs.sent().map(u64::from));
                }
                // The newest inputs matter most.
                let fewer = part.as_slice().len() / 2;
                if fewer == 0 {
                    break;
                }
                part.truncate(fewer);
            }
            // It would never fit, so it is no longer due.
            self.inputs.sent();
        }
        stream.put(Bool, false)?;
        Ok(None)
    }

    fn take(&mut self, _: u64, part: &mut State) -> Took {
        self.state.take(part)
    }

    fn arrived(&mut self, tick: u64) {
        self.inputs.arrived(tick as u32);
    }

    fn late(&mut self, tick: u64) {
        self.inputs.late(tick as u32);
    }

    fn tell(&mut self, _: Duration, _: &mut Rare) {}
}
