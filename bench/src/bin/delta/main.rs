//! scratch
mod session;
use session::Session;
use std::time::Instant;
use tightwire_delta::{Base, Codec, Model, Tape, Trainer};

fn bases<'a>(tapes: &'a [Tape], at: usize, ages: [u32; 3]) -> [(&'a Tape, u32); 3] {
    ages.map(|age| {
        let age = (age as usize).min(at);
        (&tapes[at - age], age as u32)
    })
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let split = args.iter().position(|a| a == "--").unwrap();
    let load = |names: &[String]| -> Vec<Session> {
        names.iter().map(|n| Session::read(n.as_ref()).unwrap()).collect()
    };
    let train = load(&args[..split]);
    let test = load(&args[split + 1..]);
    let game = train[0].game;
    let plan = game.plan();
    let ages = game.ages();
    let mut trainer = Trainer::new(&plan);
    let start = Instant::now();
    for s in &train {
        for at in (ages[0] as usize..s.tapes.len()).step_by(8) {
            trainer.packet(&s.tapes[at], bases(&s.tapes, at, ages));
        }
    }
    trainer.mean_bytes();
    trainer.settle();
    let steps: Vec<f32> = std::env::var("STEPS").unwrap_or("4,2,1,0.5".into()).split(',').map(|s| s.parse().unwrap()).collect();
    for step in steps {
        trainer.step(step);
        for s in &train {
            for at in ages[0] as usize..s.tapes.len() {
                trainer.packet(&s.tapes[at], bases(&s.tapes, at, ages));
            }
        }
        let parts = trainer.parts();
        println!("step {step}: {:.1} bytes, {:?}", trainer.mean_bytes(), start.elapsed());
        println!("{:?}", parts.iter().map(|p| (p * 10.0).round() / 10.0).collect::<Vec<_>>());
    }
    let model: Model = trainer.finish();
    let mut codec = Codec::default();
    let mut buffer = vec![0; 1 << 16];
    let mut total = 0.0;
    for s in &test {
        let mut bytes = 0;
        let mut packets = 0;
        let mut out = Tape::new(&plan);
        let (mut te, mut td) = (0.0, 0.0);
        for at in ages[0] as usize..s.tapes.len() {
            let b = bases(&s.tapes, at, ages).map(|(tape, age)| Base { tape, age });
            let t = Instant::now();
            let n = codec.encode(&plan, &model, &s.tapes[at], b, &mut buffer).unwrap();
            te += t.elapsed().as_secs_f64();
            let t = Instant::now();
            codec.decode(&plan, &model, &buffer[..n], b, &mut out).unwrap();
            td += t.elapsed().as_secs_f64();
            assert!(out == s.tapes[at]);
            bytes += n;
            packets += 1;
        }
        let mean = bytes as f64 / packets as f64;
        total += mean;
        println!("{}: {mean:.1} bytes, encode {:.1} us, decode {:.1} us", s.name, te * 1e6 / packets as f64, td * 1e6 / packets as f64);
    }
    println!("mean {:.1}", total / test.len() as f64);
}
