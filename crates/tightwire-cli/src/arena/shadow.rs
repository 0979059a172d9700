//! Follows one client, to measure and explain packets without sending anything.
//!
//! It encodes the same states once more without a model, which shows what the model saves, and it
//! receives a copy of every packet, so that one of them can be explained.

use tightwire_delta::{Ack, History, Link, Receiver, RecordError, names};
use tightwire_session::acks::{Acks, Fate, InFlight};

use crate::arena::deltas::{self, PACKETS};
use crate::arena::messages::{DELTA_BYTES, Scene};

/// The page explains a packet with about this many numbers: enough to see how it works, and few
/// enough to read.
const SAMPLE_NUMBERS: usize = 150;
/// Packets of about this size, in bytes, have that many numbers.
const SAMPLE_BYTES: usize = 150;

/// The client that is followed.
pub(crate) const FOLLOWED: usize = 0;

/// The states of one client without a model, and a copy of its receiver.
pub(crate) struct Shadow {
    history: History<Scene>,
    link: Link<Scene>,
    under_way: InFlight<Ack>,
    receiver: Receiver<Scene>,
    buffer: Vec<u8>,
    /// The bytes of all packets that were sent to this client.
    sent: u64,
    /// The bytes that they would have taken without a model.
    without_model: u64,
    /// The page so far, and how far its packet is from the wanted size.
    page: Option<(usize, String)>,
}

impl Shadow {
    pub(crate) fn new() -> Self {
        Self {
            history: History::new(None),
            link: Link::new(0),
            under_way: InFlight::new(PACKETS),
            receiver: deltas::receiver(),
            buffer: vec![0; DELTA_BYTES],
            sent: 0,
            without_model: 0,
            page: None,
        }
    }

    /// Records the world of a tick.
    ///
    /// # Errors
    ///
    /// A cube that its description does not allow.
    pub(crate) fn record(&mut self, tick: u32, scene: &Scene) -> Result<(), RecordError> {
        self.history.record(tick, scene)
    }

    /// Processes the followed client's acknowledgements.
    pub(crate) fn acknowledge(&mut self, acks: Acks) {
        let Self { link, under_way, .. } = self;
        under_way.acknowledge(&acks, |fate, ack| {
            if fate == Fate::Arrived {
                link.acked(*ack);
            }
        });
    }

    /// Processes a packet that was sent to the followed client.
    pub(crate) fn sent(&mut self, tick: u32, packet: &[u8]) {
        self.explain(packet);
        let Self { link, history, buffer, .. } = self;
        let length = link.encode(history, tick, buffer, |_| 1).map(<[u8]>::len);
        if let (Ok(length), Some(ack)) = (length, link.last()) {
            self.sent += packet.len() as u64;
            self.without_model += length as u64;
            self.under_way.sent(u64::from(tick), u64::from(tick), ack);
        }
        self.under_way.expire(u64::from(tick), |_, _| {});
    }

    /// Keeps the explanation of the packet whose size is closest to the wanted one.
    fn explain(&mut self, packet: &[u8]) {
        let distance = packet.len().abs_diff(SAMPLE_BYTES);
        if self.page.as_ref().is_none_or(|(best, _)| distance < *best) {
            let explained = self.receiver.explain(packet).ok();
            if let Some(explained) = explained.filter(|explained| !explained.bases.is_empty()) {
                let page = explained.to_html(&names::<Scene>(), SAMPLE_NUMBERS);
                self.page = Some((distance, page));
            }
        }
        // It receives every packet in order, so it can always decode them.
        let _ = self.receiver.decode(packet);
    }

    /// Returns how many times larger the packets would have been without a model.
    pub(crate) fn growth(&self) -> Option<f64> {
        (self.sent > 0).then(|| self.without_model as f64 / self.sent as f64)
    }

    /// Returns the page that explains a packet.
    pub(crate) fn into_page(self) -> Option<String> {
        self.page.map(|(_, page)| page)
    }
}
