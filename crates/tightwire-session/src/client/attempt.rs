//! The client's side of the handshake.

use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::time::Duration;

use crate::event::{Denial, Reason};
use crate::handshake::cookie::Cookie;
use crate::handshake::exchange::Ephemeral;
use crate::handshake::message::{Message, Refused};
use crate::handshake::proof::{Exchange, Half};
use crate::handshake::{RETRY, TIMEOUT};
use crate::random::Random;

/// The number of challenges that are answered between two requests.
const MOST_ANSWERS: usize = 8;

/// An attempt to get a session.
pub(crate) struct Attempt {
    pub(crate) half: Half,
    ephemeral: Option<Ephemeral>,
    started: Duration,
    /// When the next request is due.
    due: Duration,
    /// Cookies to return.
    cookies: VecDeque<Cookie>,
    /// The number of cookies returned since the last request.
    answered: usize,
}

/// The result of a message.
pub(crate) enum Outcome {
    /// There is an answer to send.
    Progress,
    /// There is a session, with the server's half, and the exchange if there was one.
    Accepted(Half, Option<Exchange>),
    Refused(Reason),
}

impl Attempt {
    pub(crate) fn new(now: Duration, random: &mut Random) -> Self {
        Self {
            half: random.half(),
            ephemeral: Ephemeral::new(random),
            started: now,
            due: now,
            cookies: VecDeque::new(),
            answered: 0,
        }
    }

    pub(crate) fn is_over(&self, now: Duration) -> bool {
        now.saturating_sub(self.started) >= TIMEOUT
    }

    pub(crate) fn wake(&self) -> Duration {
        if !self.cookies.is_empty() {
            return Duration::ZERO;
        }
        self.due.min(self.started.saturating_add(TIMEOUT))
    }

    /// Returns the next message to send, if one is due.
    pub(crate) fn message(
        &mut self,
        now: Duration,
        id: u64,
        player: u64,
        token: &[u8],
    ) -> Option<Message> {
        let (half, token): (Half, Vec<u8>) = (self.half, token.to_vec());
        if let Some(cookie) = self.cookies.pop_front() {
            let public = self.ephemeral.as_ref().map(|ephemeral| ephemeral.public);
            return Some(Message::Response { id, player, half, cookie, public, token });
        }
        if now < self.due {
            return None;
        }
        self.due = now.saturating_add(RETRY);
        self.answered = 0;
        Some(Message::Request { id, player, half, token })
    }

    /// Handles a message from the server.
    pub(crate) fn take(&mut self, message: Message) -> Result<Outcome, Denial> {
        match message {
            // Every challenge is answered and none is stored, so an attacker cannot replace one by
            // another.
            Message::Challenge { half, cookie } if half == self.half => {
                if self.answered >= MOST_ANSWERS {
                    return Err(Denial::Unexpected);
                }
                self.answered += 1;
                self.cookies.push_back(cookie);
                Ok(Outcome::Progress)
            }
            Message::Accept { half, server_half, public } if half == self.half => {
                let exchange = match (&self.ephemeral, public) {
                    (Some(ours), Some(server)) => {
                        let shared = ours.shared(&server).ok_or(Denial::Unexpected)?;
                        Some(Exchange { client: ours.public, server, shared })
                    }
                    // A client that offers an exchange does not continue without one.
                    (None, None) => None,
                    _ => return Err(Denial::Unexpected),
                };
                Ok(Outcome::Accepted(server_half, exchange))
            }
            Message::Refuse { half, why } if half == self.half => Ok(Outcome::Refused(match why {
                Refused::OtherProtocol(hello) => Reason::OtherProtocol(hello),
                Refused::Full => Reason::Full,
                Refused::Expired => Reason::Expired,
            })),
            _ => Err(Denial::Unexpected),
        }
    }
}
