//! Prints what subsets cost in bits, for each strategy, for the automatic choice, and for the
//! best that any code could do:
//!
//! ```text
//! cargo run --release --no-default-features --bin subset_sizes
//! ```

use tightwire::scalar::Bool;
use tightwire::subset::{Bits, Plan, Strategy};
use tightwire::{MeasureStream, SubsetStream, Writer};

/// Sets per row.
const SETS: u32 = 2000;

const STRATEGIES: [Strategy; 7] = [
    Strategy::Bitmap,
    Strategy::Indices,
    Strategy::Sentinel,
    Strategy::Ladder,
    Strategy::Gaps,
    Strategy::Holes,
    Strategy::Runs,
];

/// The distribution of members.
#[derive(Clone, Copy)]
enum Spread {
    /// Each object is a member or not, on its own.
    Random,
    /// Runs of eight neighbours, anywhere but on top of each other.
    Runs,
}

fn main() {
    print!("| objects | members |");
    for strategy in STRATEGIES {
        print!(" {strategy} |");
    }
    println!(" automatic | bound | above |");
    println!("|---|---|{}---|---|---|", "---|".repeat(STRATEGIES.len()));
    for objects in [901, 4096] {
        for percent in [1, 5, 10, 30, 50, 95] {
            row(objects, percent, Spread::Random);
        }
        for percent in [5, 20] {
            row(objects, percent, Spread::Runs);
        }
    }
}

/// Prints the mean cost over many sets.
fn row(objects: usize, percent: u32, spread: Spread) {
    let mut random = Random(u64::from(percent) << 32 | objects as u64);
    let mut sums = [0; STRATEGIES.len()];
    let mut automatic = 0;
    for _ in 0..SETS {
        let words = match spread {
            Spread::Random => random_set(&mut random, objects, percent),
            Spread::Runs => set_of_runs(&mut random, objects, runs(objects, percent)),
        };
        let set = Bits::new(&words, objects);
        let plan = Plan::new(&set);
        for (sum, strategy) in sums.iter_mut().zip(STRATEGIES) {
            *sum += plan.bits(strategy);
        }
        automatic += written(&set);
    }
    let mean = |sum: u64| sum as f64 / f64::from(SETS);
    let (name, bound) = match spread {
        Spread::Random => {
            (format!("{percent} %"), objects as f64 * entropy(f64::from(percent) / 100.0))
        }
        Spread::Runs => {
            let runs = runs(objects, percent);
            (format!("{percent} % in runs of 8"), log2_choose(objects - 7 * runs, runs))
        }
    };
    print!("| {objects} | {name} |");
    for sum in sums {
        print!(" {:.0} |", mean(sum));
    }
    let automatic = mean(automatic);
    println!(" {automatic:.0} | {bound:.0} | {:.1} % |", (automatic / bound - 1.0) * 100.0);
}

/// The bits of a set as it is written, its tag included: members take a bit each, which is taken
/// off again.
fn written(set: &Bits) -> u64 {
    let mut stream = MeasureStream::new();
    let mut members = 0;
    let written = stream.write_subset(set, |_, stream| {
        members += 1;
        stream.put(Bool, true)
    });
    assert!(written.is_ok(), "the set lies inside its array");
    stream.bits_used() as u64 - members
}

fn random_set(random: &mut Random, objects: usize, percent: u32) -> Vec<u64> {
    let mut words = vec![0; objects.div_ceil(64)];
    for index in 0..objects {
        if random.below(100) < percent as usize {
            insert(&mut words, index);
        }
    }
    words
}

fn set_of_runs(random: &mut Random, objects: usize, runs: usize) -> Vec<u64> {
    // Every choice of `runs` among this many places is one arrangement of the runs.
    let places = objects - 7 * runs;
    let mut words = vec![0; objects.div_ceil(64)];
    let mut left = runs;
    let mut at = 0;
    for place in 0..places {
        if random.below(places - place) < left {
            (at..at + 8).for_each(|index| insert(&mut words, index));
            at += 8;
            left -= 1;
        } else {
            at += 1;
        }
    }
    words
}

fn insert(words: &mut [u64], index: usize) {
    if let Some(word) = words.get_mut(index / 64) {
        *word |= 1 << (index % 64);
    }
}

/// The runs that make up a share of all objects.
fn runs(objects: usize, percent: u32) -> usize {
    (objects * percent as usize + 400) / 800
}

/// The bits of one decision with probability `p`.
fn entropy(p: f64) -> f64 {
    -p * p.log2() - (1.0 - p) * (1.0 - p).log2()
}

/// The bits of a choice of `k` among `n`.
fn log2_choose(n: usize, k: usize) -> f64 {
    (0..k).map(|i| ((n - i) as f64 / (i + 1) as f64).log2()).sum()
}

/// The same sets on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.0 >> 33) as usize * limit) >> 31
    }
}
