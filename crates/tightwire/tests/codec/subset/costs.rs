//! Costs are those of what is written, and no parameter is better than the one that was chosen.

use proptest::prelude::*;
use tightwire::subset::{Plan, Strategy};

use super::{ALL, sets, written};

/// The cost of a Rice code for every parameter, the slow way.
fn rice(lengths: &[usize], end: usize, k: u32) -> u64 {
    let codes = |length: &usize| (*length as u64 >> k) + 1 + u64::from(k);
    lengths.iter().map(codes).sum::<u64>() + (end as u64).div_ceil(1 << k)
}

/// The cheapest Rice code among all parameters, without the bits of the parameter.
fn cheapest(lengths: &[usize], end: usize) -> u64 {
    (0..=32).map(|k| rice(lengths, end, k)).min().unwrap()
}

/// Bits of a parameter for this many objects.
fn parameter_bits(objects: usize) -> u64 {
    let width = usize::BITS - objects.leading_zeros();
    u64::from(u32::BITS - width.leading_zeros())
}

/// For each object of one kind, how many of the other kind stand directly in front of it; and
/// how many stand after the last.
fn stretches(set: &[bool], kind: bool) -> (Vec<usize>, usize) {
    let (mut lengths, mut length) = (vec![], 0);
    for &object in set {
        if object == kind {
            lengths.push(length);
            length = 0;
        } else {
            length += 1;
        }
    }
    (lengths, length)
}

/// The codes of the walk by runs: objects skipped, lengths of runs less one, objects at the end.
fn run_codes(set: &[bool]) -> (Vec<usize>, Vec<usize>, usize) {
    let (mut skipped, mut lengths) = (vec![], vec![]);
    let mut rest = set;
    while let Some(start) = rest.iter().position(|&member| member) {
        skipped.push(start);
        rest = &rest[start..];
        let length = rest.iter().position(|&member| !member).unwrap_or(rest.len());
        lengths.push(length - 1);
        rest = &rest[(length + 1).min(rest.len())..];
    }
    (skipped, lengths, rest.len())
}

/// Costs are those of what is written, parameters are the best there are, and the automatic choice
/// is its tag above the cheapest.
fn check_costs(set: &[bool]) {
    let plan = Plan::new(set);
    let members = set.iter().filter(|&&member| member).count();
    for strategy in ALL {
        let bits = written(Some(strategy), set).len() - members;
        assert_eq!(plan.bits(strategy), bits as u64, "{strategy}");
    }
    let best = ALL.into_iter().map(|strategy| plan.bits(strategy)).min().unwrap();
    assert_eq!(written(None, set).len() - members, best as usize + 3);

    let parameter = parameter_bits(set.len());
    let (gaps, end) = stretches(set, true);
    assert_eq!(plan.bits(Strategy::Gaps), parameter + cheapest(&gaps, end));
    let (holes, end) = stretches(set, false);
    assert_eq!(plan.bits(Strategy::Holes), parameter + cheapest(&holes, end));
    let (skipped, lengths, end) = run_codes(set);
    let runs = 2 * parameter + cheapest(&skipped, end) + cheapest(&lengths, 0);
    assert_eq!(plan.bits(Strategy::Runs), runs);
}

#[test]
fn costs_of_many_equal_stretches_are_exact() {
    for objects in [901, 4096, 9000] {
        for period in [2, 3, 4, 8, 16, 256, 300] {
            check_costs(&(0..objects).map(|index| index % period == 1).collect::<Vec<_>>());
            check_costs(&(0..objects).map(|index| index % period != 0).collect::<Vec<_>>());
            check_costs(&(0..objects).map(|index| index / period % 2 == 1).collect::<Vec<_>>());
        }
    }
}

#[test]
fn costs_are_exact_where_an_index_gets_another_bit() {
    for power in [1, 2, 4, 8, 16, 32, 64, 128] {
        for objects in power + 120..power + 130 {
            let far = |index: usize| index == 0 || index + 1 == objects;
            check_costs(&(0..objects).map(far).collect::<Vec<_>>());
        }
    }
}

#[test]
fn costs_of_sets_without_members_and_without_gaps_are_those_of_what_is_written() {
    for objects in [0, 1, 2, 3, 4, 7, 8, 63, 64, 65, 100, 900] {
        for member in [false, true] {
            let set = vec![member; objects];
            let plan = Plan::new(set.as_slice());
            let members = if member { objects } else { 0 };
            for strategy in ALL {
                let bits = written(Some(strategy), &set).len() - members;
                assert_eq!(plan.bits(strategy), bits as u64, "{strategy}, {objects} {member}");
            }
        }
    }
}

#[test]
fn random_sets_of_5_percent_of_901_cost_at_most_5_percent_more_than_their_entropy() {
    const SETS: usize = 500;
    let mut state = 1u64;
    let mut bits = 0;
    for _ in 0..SETS {
        let set: Vec<bool> = (0..901)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 33) % 100 < 5
            })
            .collect();
        let plan = Plan::new(set.as_slice());
        bits += plan.bits(plan.best()) + u64::from(Strategy::TAG_BITS);
    }
    let entropy = 901.0 * -(0.05f64 * 0.05f64.log2() + 0.95 * 0.95f64.log2());
    let mean = bits as f64 / SETS as f64;
    assert!(mean <= entropy * 1.05, "{mean} bits for {entropy}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 300 } else { 3000 }))]

    #[test]
    fn costs_are_those_of_what_is_written_with_the_best_parameters(set in sets()) {
        check_costs(&set);
    }
}
