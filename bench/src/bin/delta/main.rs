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
    let ages = std::env::var("AGES").map_or(game.ages(), |a| { let v: Vec<u32> = a.split(',').map(|x| x.parse().unwrap()).collect(); [v[0], v[1], v[2]] });
    if std::env::var("PLAIN").is_ok() {
        for s in &test {
            let mut codec = Codec::default();
            let mut buffer = vec![0; 1 << 16];
            let (mut a, mut b, mut n) = (0, 0, 0);
            let t = Instant::now();
            for at in (ages[0] as usize..s.tapes.len()).step_by(3) {
                let make = |at| bases(&s.tapes, at, ages).map(|(tape, age)| Base { tape, age });
                let old = at - ages[0] as usize;
                a += codec.encode_plain(&plan, &s.tapes[at], make(at), None, &mut buffer).unwrap();
                b += codec.encode_plain(&plan, &s.tapes[at], make(at), Some((&s.tapes[old], make(old))), &mut buffer).unwrap();
                n += 1;
            }
            println!("{} untrained {:.1} warmed {:.1} {:?}", s.name, a as f64 / n as f64, b as f64 / n as f64, t.elapsed() / n);
        }
        return;
    }
    if let Ok(path) = std::env::var("MODEL") {
        let model = Model::from_bytes(&plan, &std::fs::read(path).unwrap()).unwrap();
        let frames: usize = std::env::var("FRAMES").map_or(usize::MAX, |f| f.parse().unwrap());
        let mut codec = Codec::default();
        let mut buffer = vec![0; 1 << 16];
        for s in &test {
            let mut out = Tape::new(&plan);
            let (mut t1, mut t2, mut b1, mut b2) = (0.0, 0.0, 0.0, 0.0);
            let mut count = 0;
            let mut bytes = 0;
            for at in (ages[0] as usize..s.tapes.len()).rev().take(frames) {
                let b = bases(&s.tapes, at, ages).map(|(tape, age)| Base { tape, age });
                let (mut e, mut d) = (f64::MAX, f64::MAX);
                for k in 0..8 {
                    let t = Instant::now();
                    let n = codec.encode(&plan, &model, &s.tapes[at], b, &mut buffer).unwrap();
                    let one = t.elapsed().as_secs_f64();
                    let t = Instant::now();
                    codec.decode(&plan, &model, &buffer[..n], b, &mut out).unwrap();
                    let two = t.elapsed().as_secs_f64();
                    e = e.min(one); d = d.min(two);
                    if k == 0 { t1 += one; t2 += two; bytes += n; }
                    if frames < 10000 { break; }
                }
                b1 += e; b2 += d;
                count += 1;
            }
            let us = |t: f64| t * 1e6 / count as f64;
            println!("{}: {} bytes/packet, encode {:.1} best {:.1}, decode {:.1} best {:.1}", s.name, bytes / count, us(t1), us(b1), us(t2), us(b2));
        }
        return;
    }
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
    let file = model.to_bytes();
    println!("model {} bytes", file.len());
    std::fs::write("/tmp/delta/model.bin", &file).unwrap();
    assert!(Model::from_bytes(&plan, &file).unwrap() == model);
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
