//! The network code of the client. It uses no socket and no clock.

use std::time::Duration;

use tightwire_session::{Client, ClientEvent, Delivery, Element, PlayerId, Reason};

use crate::interpolation::Interpolation;
use crate::packets::{HZ, Input, PROTOCOL, Skirmish, ToClient, ToServer, World, config, key};
use crate::prediction::Prediction;

/// One player's connection, and what it has to show.
#[derive(Debug)]
pub struct Player {
    client: Client<Skirmish>,
    number: u8,
    /// The tick of the last input.
    last: u32,
    /// The player's own tank.
    pub prediction: Prediction,
    /// All tanks.
    pub interpolation: Interpolation,
    /// When the last frame was played.
    frame: Duration,
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
        Self {
            client,
            number: player as u8,
            last: 0,
            prediction: Prediction::default(),
            interpolation: Interpolation::default(),
            frame: now,
            chat: Vec::new(),
            shots: Vec::new(),
            over: None,
        }
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
        self.states();
        if let Some(tick) = self.client.input_tick(now) {
            while self.last < tick {
                // After a pause, the inputs of ticks long ago are of no use.
                self.last = (self.last + 1).max(tick.saturating_sub(4));
                let input = held(self.last);
                self.client.input(self.last, input);
                self.prediction.apply(self.last, input);
            }
        }
        if let Some(target) = self.drawn_time(now) {
            let elapsed = now.saturating_sub(self.frame).as_secs_f64() * f64::from(HZ);
            self.interpolation.advance(elapsed, target);
        }
        self.frame = now;
    }

    /// Passes on the tanks of the newest state, each with the tick that it is from.
    fn states(&mut self) {
        let Some((_, world)) = self.client.world() else { return };
        for tank in &world.tanks {
            let element = Element { list: "tanks", key: tank.player.into() };
            let Some(tick) = self.client.tick_of(element) else { continue };
            self.interpolation.add(tick, tank);
            if tank.player == self.number {
                self.prediction.reconcile(tick, tank);
            }
        }
    }

    /// The time at which to draw others, in ticks: so long ago that the states around it are here.
    fn drawn_time(&self, now: Duration) -> Option<f64> {
        let server = self.client.server_time(now)?;
        let stats = self.client.stats()?;
        // A state is under way for half a round trip. Leave room for jitter and for a lost packet.
        let ago = stats.round_trip? / 2 + stats.variation * 2 + Duration::from_secs(2) / HZ;
        Some(server.time.saturating_sub(ago).as_secs_f64() * f64::from(HZ))
    }

    /// Says something to all players. Returns false if the line cannot be sent now.
    pub fn say(&mut self, text: &str) -> bool {
        self.client.send(ToServer::Say(text.into()), Delivery::Reliable).is_ok()
    }

    /// The newest state that arrived, and its tick.
    pub fn world(&self) -> Option<(u32, &World)> {
        self.client.world()
    }

    /// The world to draw: the player's own tank as predicted, and the tanks of others as they were a
    /// moment ago.
    pub fn scene(&self) -> Option<World> {
        let mut world = self.client.world()?.1.clone();
        for tank in &mut world.tanks {
            let shown = if tank.player == self.number {
                self.prediction.tank()
            } else {
                self.interpolation.tank(tank.player)
            };
            *tank = shown.unwrap_or_else(|| tank.clone());
        }
        Some(world)
    }

    /// The tick of the newest input, which is also that of the predicted tank.
    pub fn predicted_tick(&self) -> u32 {
        self.last
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
