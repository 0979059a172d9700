//! A wire in one direction: it loses, repeats, delays and reorders what is sent.

use tightwire_sim::Random;

/// The conditions of a wire.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conditions {
    pub(crate) loss: f64,
    pub(crate) repeated: f64,
    pub(crate) delay: [u64; 2],
    pub(crate) very_late: f64,
}

/// What is in flight, with the time of its arrival.
#[derive(Debug)]
pub(crate) struct Wire<T> {
    flying: Vec<(u64, T)>,
}

impl<T> Default for Wire<T> {
    fn default() -> Self {
        Self { flying: Vec::new() }
    }
}

impl<T: Clone> Wire<T> {
    pub(crate) fn send(&mut self, now: u64, what: &T, is: Conditions, random: &mut Random) {
        let copies = 1 + u64::from(random.chance(is.repeated));
        for _ in 0..copies {
            if random.chance(is.loss) {
                continue;
            }
            let mut delay = is.delay[0] + random.below(is.delay[1] + 1);
            if random.chance(is.very_late) {
                delay += 40 + random.below(200);
            }
            self.flying.push((now + delay, what.clone()));
        }
    }

    /// Takes what has arrived, in any order.
    pub(crate) fn arrived(&mut self, now: u64, random: &mut Random) -> Vec<T> {
        let mut out = Vec::new();
        let mut at = 0;
        while let Some((time, _)) = self.flying.get(at) {
            if *time > now {
                at += 1;
                continue;
            }
            let place = random.below(out.len() as u64 + 1) as usize;
            out.insert(place, self.flying.swap_remove(at).1);
        }
        out
    }
}
