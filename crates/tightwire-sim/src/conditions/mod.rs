//! The effects of a link on the packets that it carries.

mod presets;
mod text;

use std::sync::Arc;
use std::time::Duration;

pub use presets::PRESETS;
pub use text::ConditionsError;

/// The largest payload of a UDP datagram over IPv4.
const MOST_BYTES: usize = 65_507;

/// The conditions of a link in one direction.
///
/// Start from a preset, and change the parts that your test is about:
///
/// ```
/// use std::time::Duration;
/// use tightwire_sim::Conditions;
///
/// let conditions = Conditions {
///     latency: Duration::from_millis(80),
///     burst_loss: 0.05,
///     ..Conditions::mobile()
/// };
/// assert_eq!(conditions.jitter, Duration::from_millis(5));
/// ```
///
/// They can also be written and read as text, as in reports and on command lines:
///
/// ```
/// use tightwire_sim::Conditions;
///
/// let conditions: Conditions = "mobile,loss=2%,reorder=0".parse()?;
/// assert_eq!(conditions, Conditions { loss: 0.02, reorder: 0.0, ..Conditions::mobile() });
/// assert_eq!(conditions.to_string().parse(), Ok(conditions));
/// # Ok::<(), tightwire_sim::ConditionsError>(())
/// ```
///
/// # What happens to a packet
///
/// 1. A packet longer than [`mtu`](Self::mtu) is dropped.
/// 2. It waits in the queue of the [`bandwidth`](Self::bandwidth) limit. If it would have to wait
///    longer than [`queue`](Self::queue), it is dropped.
/// 3. It may be lost, by [`loss`](Self::loss) or in a burst ([`burst_loss`](Self::burst_loss)).
/// 4. It travels for [`latency`](Self::latency) and an extra time that depends on
///    [`jitter`](Self::jitter). Packets never overtake each other here: real routers keep the
///    order of a flow almost always. A packet that would be first waits for those before it.
/// 5. With the probability [`reorder`](Self::reorder) it is held back, and later packets may
///    overtake it.
/// 6. It may arrive twice ([`duplicate`](Self::duplicate)). Each copy may be cut short
///    ([`truncate`](Self::truncate)) or damaged ([`corrupt`](Self::corrupt)).
///
/// Whether a packet is lost, held back, copied or damaged depends on the seed of the
/// [`Sim`](crate::Sim), the link and the number of the packet. If one kind of fault is switched off,
/// the others still hit the same packets. How long a packet waits also depends on those before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Conditions {
    /// The shortest time that a packet takes, in one direction.
    pub latency: Duration,
    /// The median of the extra time on top of [`latency`](Self::latency).
    ///
    /// The extra time has a long tail. A quarter of the packets have at most half of the median,
    /// and then it grows: 25 % have more than 2 times the median, 10 % more than 4 times, 1 % more
    /// than 12 times and 0.1 % more than 30 times. It never exceeds 60 times the median. Between
    /// these points the distribution is linear, so its mean is 2.029 times the median.
    ///
    /// Packets stay in order, so one that is late also delays those right behind it. If the interval
    /// between packets is short compared with the jitter, more of them are late than these numbers
    /// say. `docs/simulation.md` has the numbers of each preset at 60 packets per second.
    pub jitter: Duration,
    /// The mean time during which the extra time stays the same. Real delays are correlated: a queue
    /// that is long now is still long a few milliseconds later.
    ///
    /// The extra time is drawn again after a time between 0 and twice this value. Zero draws it
    /// for each packet.
    pub hold: Duration,
    /// The share of packets that are lost independently of each other, from 0 to 1.
    pub loss: f64,
    /// The share of packets that are lost in bursts, from 0 to 1.
    ///
    /// This is the model of Gilbert and Elliott. The link is either good or bad, and it changes its
    /// state with fixed probabilities at each packet. In the good state bursts cost nothing; in the
    /// bad state the share [`burst_density`](Self::burst_density) of the packets is lost. It cannot
    /// lose more than that share.
    pub burst_loss: f64,
    /// The mean number of packets that a bad state lasts. Bad states last longer than this if the
    /// share of lost packets cannot be reached otherwise.
    pub burst_length: f64,
    /// The share of packets that are lost while the link is in the bad state, from 0 to 1.
    pub burst_density: f64,
    /// The fraction of packets that arrive twice. The copy arrives up to 20 ms after the original.
    pub duplicate: f64,
    /// The share of packets that are held back, so that later ones may overtake them. This needs
    /// [`reorder_by`](Self::reorder_by), which is zero in a perfect network.
    pub reorder: f64,
    /// The longest time that a packet is held back. The time is uniform from 0 to this.
    pub reorder_by: Duration,
    /// The share of packets in which 1 to 4 bits are flipped. On real networks the UDP checksum
    /// catches nearly all of them, so this is a test of your parser.
    pub corrupt: f64,
    /// The share of packets that are cut to a random shorter length.
    pub truncate: f64,
    /// The bandwidth in bits per second. A packet counts its 28 bytes of IP and UDP headers. Set
    /// [`queue`](Self::queue), too: it is zero in a perfect network, which drops every packet that
    /// does not find the link idle. With `Some(0)` every packet is dropped.
    pub bandwidth: Option<u64>,
    /// The longest time that a packet waits for its turn when the bandwidth is used up.
    pub queue: Duration,
    /// The longest datagram that passes, in bytes of payload.
    pub mtu: usize,
    /// Delays that were recorded on a real network, used instead of latency, jitter and loss.
    /// [`from_delays`](Self::from_delays) sets it. An empty recording counts as none.
    pub recorded: Option<Arc<[Option<Duration>]>>,
}

impl Default for Conditions {
    fn default() -> Self {
        Self::perfect()
    }
}

impl Conditions {
    /// Creates conditions that play back recorded delays, one for each packet, in the order of the
    /// recording and from the start again when it ends. `None` is a packet that was lost.
    ///
    /// Each packet has exactly its recorded delay, so a packet with a shorter delay can overtake the
    /// one before it.
    ///
    /// A recording keeps what no model has: the real shape of bursts and spikes. Record one-way
    /// delays, or halve round trips of a ping that runs at the rate of your game.
    ///
    /// ```
    /// use std::time::Duration;
    /// use tightwire_sim::Conditions;
    ///
    /// let ms = Duration::from_millis;
    /// let recorded = [Some(ms(31)), Some(ms(30)), None, None, Some(ms(180)), Some(ms(164))];
    /// let conditions = Conditions::from_delays(recorded);
    /// ```
    ///
    /// An empty recording is the same as [`perfect`](Self::perfect).
    pub fn from_delays(delays: impl IntoIterator<Item = Option<Duration>>) -> Self {
        let recorded: Arc<[_]> = delays.into_iter().collect();
        Self { recorded: (!recorded.is_empty()).then_some(recorded), ..Self::perfect() }
    }

    /// Returns the probabilities of entering and of leaving the bad state at each packet.
    pub(crate) fn burst_odds(&self) -> (f64, f64) {
        let leave = 1.0 / self.burst_length.max(1.0);
        // The share of packets that are sent in the bad state.
        let bad = (self.burst_loss / self.burst_density).clamp(0.0, 1.0);
        if bad.is_nan() || bad <= 0.0 {
            return (0.0, 1.0);
        }
        if bad >= 1.0 {
            return (1.0, 0.0);
        }
        let enter = bad * leave / (1.0 - bad);
        if enter > 1.0 {
            // Good states would have to be shorter than one packet, so bad ones last longer instead.
            return (1.0, (1.0 - bad) / bad);
        }
        (enter, leave)
    }
}
