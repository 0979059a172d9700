//! Everyday measurements: `cargo bench -- ship-create`, with criterion's comparison to the last run.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tightwire_bench::workload::entries;

fn contestants(criterion: &mut Criterion) {
    for entry in entries() {
        let mut contest = (entry.prepare)();
        for &direction in entry.directions {
            let mut group =
                criterion.benchmark_group(format!("{}/{}", entry.message, direction.name()));
            // One iteration is one walk through the table.
            group.throughput(Throughput::Elements(contest.units() as u64));
            group.bench_function(entry.contestant, |bencher| {
                bencher.iter(|| direction.run(&mut *contest, 1));
            });
            group.finish();
        }
    }
}

criterion_group!(benches, contestants);
criterion_main!(benches);
