//! The conditions of one run: the network, the room in packets, and what goes wrong.

use tightwire_sim::Random;

use crate::step::Busy;

/// How a client acknowledges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    Honest,
    /// It acknowledges packets at random.
    Lying,
    /// It acknowledges nothing.
    Silent,
}

#[derive(Clone, Debug)]
pub(crate) struct Weather {
    pub(crate) budget: usize,
    /// The shares of packets and acknowledgements that are lost.
    pub(crate) loss: [f64; 2],
    pub(crate) repeated: f64,
    /// The shortest delay in ticks, and what is added at random.
    pub(crate) delay: [u64; 2],
    /// The share of packets that are delayed beyond the history.
    pub(crate) very_late: f64,
    pub(crate) longest_gap: u32,
    pub(crate) has_model: bool,
    /// The first client is honest.
    pub(crate) clients: Vec<Manner>,
    pub(crate) packets_per_tick: u64,
    /// One tick in this many is the last one before a restart of the receiver, of the link, or of
    /// the server.
    pub(crate) restarts: [u64; 3],
    /// One tick in this many is followed by a jump.
    pub(crate) jumps: u64,
    pub(crate) first_tick: u32,
    pub(crate) busy: Busy,
    pub(crate) interest: Interest,
    pub(crate) ticks: u32,
}

/// Which elements a client wants.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Interest {
    /// The share of elements that are hidden, in percent.
    hidden: u64,
    /// The ticks until other elements are hidden.
    period: u32,
    /// All have the same priority.
    is_flat: bool,
    seed: u64,
}

impl Interest {
    /// Returns the priority of an element for a client. It depends on nothing else.
    pub(crate) fn priority(&self, client: usize, tick: u32, list: &str, key: i64) -> u32 {
        let mut random = Random::new(self.seed ^ (client as u64) << 32 ^ key as u64).fork(list);
        let is_hidden = self.hidden > 0 && {
            let age = tick.wrapping_add(random.below(64) as u32) / self.period;
            Random::new(random.next_u64() ^ u64::from(age)).below(100) < self.hidden
        };
        match is_hidden {
            true => 0,
            false if self.is_flat => 1,
            false => 1 + random.below(9) as u32,
        }
    }
}

fn one_of<T: Copy + Default>(all: &[T], random: &mut Random) -> T {
    all.get(random.below(all.len() as u64) as usize).copied().unwrap_or_default()
}

impl Weather {
    pub(crate) fn draw(random: &mut Random) -> Self {
        let never = 1 << 40;
        let loss = one_of(&[0.0, 0.01, 0.05, 0.15, 0.3, 0.5], random);
        let delays = [one_of(&[0, 1, 4, 8, 15], random), one_of(&[0, 0, 2, 10, 30], random)];
        let others = [Manner::Honest, Manner::Honest, Manner::Lying, Manner::Silent];
        let mut clients = vec![Manner::Honest];
        for _ in 0..random.below(3) {
            let place = random.below(others.len() as u64) as usize;
            clients.extend(others.get(place));
        }
        let hidden = one_of(&[0, 0, 0, 20, 60], random);
        Self {
            budget: one_of(&[60, 60, 75, 100, 150, 250, 400, 800, 1200, 4000], random),
            loss: [loss, one_of(&[0.0, loss, loss, 0.4], random)],
            repeated: one_of(&[0.0, 0.02, 0.2], random),
            delay: delays,
            very_late: one_of(&[0.0, 0.0, 0.02, 0.1], random),
            longest_gap: one_of(&[1, 1, 2, 4, 8], random),
            has_model: random.below(6) == 0,
            clients,
            packets_per_tick: one_of(&[1, 1, 1, 2, 3], random),
            restarts: std::array::from_fn(|_| one_of(&[never, never, 200, 40], random)),
            jumps: one_of(&[never, 50, 10, 3], random),
            first_tick: one_of(&[0, 1, 0xffff - 50, 0x7fff_ffd0, u32::MAX - 70], random),
            busy: Busy {
                changes: one_of(&[0, 1, 3, 12], random),
                churn: one_of(&[2, 4, 20], random),
                waves: one_of(&[8, 40, 1000], random),
            },
            interest: Interest {
                hidden,
                period: one_of(&[7, 40, 1 << 20], random),
                is_flat: random.chance(0.5),
                seed: random.next_u64(),
            },
            ticks: 40 + random.below(120) as u32,
        }
    }
}
