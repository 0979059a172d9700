//! The input of a rollback session, packed into a few bytes with serde.

use std::net::SocketAddr;

use ggrs::{Config, GgrsRequest, PredictRepeatLast};
use tightwire::{Packed, Wire};

/// The input of a player in a frame. It takes 36 bits; plain serde fields take 14 bytes.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
pub struct Input {
    #[wire(compressed(-1.0..=1.0, 0.01))]
    pub stick: [f32; 2],
    #[wire(bits = 9)]
    pub aim: u32,
    #[wire(bits = 11)]
    pub buttons: u16,
}

impl Input {
    /// Returns the input after rounding, with which both sides compute.
    ///
    /// # Errors
    ///
    /// An input that its description does not allow.
    pub fn packed(self) -> Result<Packed<Self>, tightwire::WriteError> {
        tightwire::as_received(&self).map(Packed)
    }
}

/// The session.
#[derive(Debug)]
pub struct Game;

impl Config for Game {
    type Input = Packed<Input>;
    type InputPredictor = PredictRepeatLast;
    type State = State;
    type Address = SocketAddr;
}

/// The positions of two players.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State {
    pub frame: i32,
    pub places: [[f32; 2]; 2],
}

impl State {
    /// Does what the session asks for.
    pub fn handle(&mut self, requests: Vec<GgrsRequest<Game>>) {
        for request in requests {
            match request {
                GgrsRequest::SaveGameState { cell, frame } => {
                    cell.save(frame, Some(*self), Some(self.checksum()));
                }
                GgrsRequest::LoadGameState { cell, .. } => *self = cell.load().unwrap_or(*self),
                GgrsRequest::AdvanceFrame { inputs } => {
                    self.frame += 1;
                    for (place, (Packed(input), _)) in self.places.iter_mut().zip(inputs) {
                        let faster = if input.buttons & 1 == 1 { 2.0 } else { 1.0 };
                        place[0] += input.stick[0] * faster;
                        place[1] += input.stick[1] * faster;
                    }
                }
            }
        }
    }

    fn checksum(&self) -> u128 {
        self.places.iter().flatten().fold(self.frame as u128, |sum, part| {
            sum.wrapping_mul(31).wrapping_add(u128::from(part.to_bits()))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::net::UdpSocket;
    use std::time::Duration;

    use ggrs::{
        DesyncDetection, GgrsEvent, P2PSession, PlayerType, SessionBuilder, SessionState,
        UdpNonBlockingSocket,
    };

    use super::*;

    fn input(frame: i32, player: i32) -> Packed<Input> {
        let angle = (frame * (player + 2)) as f32 * 0.1;
        let input = Input {
            stick: [angle.cos(), angle.sin()],
            aim: (frame as u32 * 7) % 512,
            buttons: (frame / 10 % 2) as u16,
        };
        input.packed().unwrap()
    }

    #[test]
    fn an_input_is_five_bytes() {
        assert_eq!((Input::MAX_BITS, Input::MAX_BYTES), (36, 5));
    }

    #[test]
    fn a_session_that_rolls_back_all_the_time_stays_in_step() {
        let mut session = SessionBuilder::<Game>::new()
            .with_num_players(2)
            .unwrap()
            .with_check_distance(7)
            .start_synctest_session()
            .unwrap();
        let mut state = State::default();
        for frame in 0..600 {
            for player in 0..2 {
                session.add_local_input(player as usize, input(frame, player)).unwrap();
            }
            state.handle(session.advance_frame().expect("a checksum that differs"));
        }
        assert_eq!(state.frame, 600);
    }

    /// Two ports that are free now.
    fn ports() -> [u16; 2] {
        let sockets = [0, 1].map(|_| UdpSocket::bind("127.0.0.1:0").unwrap());
        sockets.map(|socket| socket.local_addr().unwrap().port())
    }

    #[test]
    fn two_players_over_udp_have_the_same_world() {
        let ports = ports();
        let address = |port: u16| SocketAddr::from(([127, 0, 0, 1], port));
        let mut sessions: Vec<P2PSession<Game>> = (0..2)
            .map(|local| {
                let remote = PlayerType::Remote(address(ports[1 - local]));
                SessionBuilder::new()
                    .with_num_players(2)
                    .unwrap()
                    .with_desync_detection_mode(DesyncDetection::On { interval: 10 })
                    .add_player(PlayerType::Local, local)
                    .unwrap()
                    .add_player(remote, 1 - local)
                    .unwrap()
                    .start_p2p_session(UdpNonBlockingSocket::bind_to_port(ports[local]).unwrap())
                    .unwrap()
            })
            .collect();
        let mut states = [State::default(); 2];
        for _ in 0..4000 {
            for (local, (session, state)) in sessions.iter_mut().zip(&mut states).enumerate() {
                session.poll_remote_clients();
                for event in session.events() {
                    assert!(!matches!(event, GgrsEvent::DesyncDetected { .. }), "{event:?}");
                }
                // After 300 frames, nothing new, so that both end with the same inputs.
                if session.current_state() != SessionState::Running
                    || session.current_frame() >= 300
                {
                    continue;
                }
                let frame = session.current_frame();
                // The last frames repeat, so that predictions of them are right.
                session.add_local_input(local, input(frame.min(280), local as i32)).unwrap();
                // This side is too far ahead of the other, so this frame waits.
                if let Ok(requests) = session.advance_frame() {
                    state.handle(requests);
                }
            }
            if sessions.iter().all(|session| session.current_frame() >= 300) {
                break;
            }
            std::thread::sleep(Duration::from_micros(500));
        }
        assert_eq!((states[0].frame, states[1].frame), (300, 300));
        assert_eq!(states[0], states[1]);
    }
}
