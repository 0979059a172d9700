//! The network code of the client. It uses no socket and no clock.

use std::time::Duration;

use tightwire_session::{Client, ClientEvent, Delivery, PlayerId, Reason};

use crate::packets::{Input, PROTOCOL, Skirmish, ToClient, ToServer, World, config, key};

/// One player's connection, and what it has to show.
#[derive(Debug)]
pub struct Player {
    client: Client<Skirmish>,
    /// The tick of the last input.
    last: u32,
    /// Lines of chat, oldest first.
    pub chat: Vec<String>,
    /// Shots since the last frame was drawn.
    pub shots: Vec<[[f32; 2]; 2]>,
    /// Why the connection ended, once it has.
    pub over: Option<Reason>,
}

impl Player {
    /// Starts to connect. `seed` must be random and secret.
    pub fn connect(player: PlayerId, now: Duration, seed: [u8; 32]) -> Self {
        let client = Client::connect(&PROTOCOL, player, key(player), config(), now, seed);
        Self { client, last: 0, chat: Vec::new(), shots: Vec::new(), over: None }
    }

    /// Takes a datagram from the socket.
    pub fn receive(&mut self, now: Duration, datagram: &mut [u8]) {
        self.client.receive(now, datagram);
    }

    /// Plays one frame. `held` returns the input for a tick.
    pub fn frame(&mut self, now: Duration, held: impl Fn(u32) -> Input) {
        while let Some(event) = self.client.event() {
            match event {
                ClientEvent::Message(ToClient::Said { from, text }) => {
                    self.chat.push(format!("{from}: {text}"));
                }
                ClientEvent::Message(ToClient::Shot { from, to }) => self.shots.push([from, to]),
                ClientEvent::Left(reason) => self.over = Some(reason),
                _ => {}
            }
        }
        if let Some(tick) = self.client.input_tick(now) {
            while self.last < tick {
                // After a pause, the inputs of ticks long ago are of no use.
                self.last = (self.last + 1).max(tick.saturating_sub(4));
                self.client.input(self.last, held(self.last));
            }
        }
    }

    /// Says something to all players. Returns false if the line cannot be sent now.
    pub fn say(&mut self, text: &str) -> bool {
        self.client.send(ToServer::Say(text.into()), Delivery::Reliable).is_ok()
    }

    /// The newest state that arrived, and its tick.
    pub fn world(&self) -> Option<(u32, &World)> {
        self.client.world()
    }

    /// Says goodbye. Go on calling `transmit` until `over` is set.
    pub fn leave(&mut self, now: Duration) {
        self.client.leave(now, 0);
    }

    /// Returns the next datagram. Send it, and call again until this returns `None`.
    pub fn transmit(&mut self, now: Duration) -> Option<&[u8]> {
        self.client.transmit(now)
    }
}
