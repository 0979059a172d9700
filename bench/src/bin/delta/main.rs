//! Sessions as deltas: bytes, times, and every state compared.

mod args;
mod described;
mod network;
mod plain;
mod replica;
mod session;
mod times;
mod training;

use std::process::ExitCode;
use std::time::Instant;

use tightwire_bench::crowd::{Crowd, crowd};
use tightwire_delta::{Model, Plan};

use crate::args::{Args, HELP};
use crate::network::{Figures, Network};
use crate::session::Session;

fn main() -> ExitCode {
    match Args::parse(std::env::args().skip(1)).and_then(|args| run(&args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}\n\n{HELP}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), String> {
    if args.help {
        println!("{HELP}");
        return Ok(());
    }
    let all = args.train.iter().chain(&args.files);
    let first = all.clone().next().ok_or("which sessions?")?;
    let game = Session::read(first)?.game;
    let plan = game.plan();
    let model = model(args, &plan)?;
    let network = Network {
        loss: args.loss,
        schedule: args.schedule,
        budget: args.budget,
        trip: args.trip,
        gap: args.gap,
    };
    let mut sums = [0.0; 2];
    for file in &args.files {
        let session = Session::read(file)?;
        if session.game != game {
            return Err(format!("{}: another game", file.display()));
        }
        let figures = network::run(&session, &plan, model.as_ref(), network);
        let mean = figures.bytes as f64 / figures.packets as f64;
        let whole = figures.plain as f64 / figures.packets as f64;
        println!(
            "{:12} {} packets, {} received and equal; {mean:.1} bytes, {:.3} of {whole:.1} plain; \
             mask + linear + gamma {:.1}",
            session.name,
            figures.packets,
            figures.received,
            mean / whole,
            figures.mask as f64 / figures.packets as f64,
        );
        if args.gap > 1 || args.trip.is_some() {
            println!(
                "{:12} a lost packet hides {} ticks: {:.1} % of ticks not shown, at most {} in a row",
                "",
                figures.gap,
                figures.hidden as f64 * 100.0 / session.tapes.len() as f64,
                figures.worst,
            );
        }
        sums = [sums[0] + mean, sums[1] + whole];
        if let Some(budget) = args.budget {
            print_budget(&figures, budget);
        }
        if args.described {
            described::print(&session, &plan, model.as_ref());
        }
        if args.replica {
            replica::print(&session, model.as_ref(), network);
        }
        if args.ages {
            print_ages(&session, &plan, model.as_ref());
        }
        if let Some(count) = args.clients {
            let loss = args.loss.unwrap_or(0.0);
            let tapes = &session.tapes[..session.tapes.len().min(360)];
            let Crowd { micros: [all, one], bytes } =
                crowd(tapes, &plan, model.as_ref(), count, loss);
            println!(
                "{:12} {count} clients at {loss} % loss: {all:.0} us a tick, one client alone \
                 {one:.1}, {:.1} times as much; {bytes:.1} bytes a packet, all included",
                "",
                all / one,
            );
        }
        if args.times {
            times::print(&session, &plan, model.as_ref());
        }
    }
    if args.files.is_empty() {
        return Ok(());
    }
    let [mean, whole] = sums.map(|sum| sum / args.files.len() as f64);
    println!("{:12} {mean:.1} bytes, {:.3} of {whole:.1} plain", "mean", mean / whole);
    Ok(())
}

/// Prints the mean bytes of packets whose baselines are of several ages, nothing lost.
fn print_ages(session: &Session, plan: &Plan, model: Option<&Model>) {
    let [first, second, third] = session.game.ages();
    print!("{:12} bytes by age of the baseline:", "");
    for age in [1, 2, 3, 4, 6, 9, 14, 20] {
        let ages = [age, age + second - first, age + third - first];
        let session = tightwire_delta::Session { tapes: &session.tapes, ages };
        let bytes = tightwire_delta::mean_bytes(plan, model, session).expect("states come back");
        print!(" {age}: {bytes:.1}");
    }
    println!();
}

fn print_budget(figures: &Figures, budget: usize) {
    let filled = figures.short_bytes as f64 / (figures.short.max(1) * budget) as f64;
    println!(
        "{:12} at most {} bytes; {} packets left something out, filled to {:.1} %; \
         {:.2} m behind in sum; equal {} ticks after the last state",
        "",
        figures.most,
        figures.short,
        filled * 100.0,
        figures.error / figures.packets as f64,
        figures.behind,
    );
}

fn model(args: &Args, plan: &Plan) -> Result<Option<Model>, String> {
    let mut model = None;
    if let Some(path) = &args.model {
        let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        model = Some(Model::from_bytes(plan, &bytes).map_err(|error| error.to_string())?);
    }
    if !args.train.is_empty() {
        let sessions: Result<Vec<_>, _> =
            args.train.iter().map(|path| Session::read(path)).collect();
        let sessions = sessions?;
        let start = Instant::now();
        let trained = match args.for_age {
            Some(age) => training::train_for_age(plan, &sessions, age),
            None => training::train(plan, &sessions),
        };
        println!(
            "trained in {:.1} s, a model of {} bytes",
            start.elapsed().as_secs_f64(),
            trained.to_bytes().len()
        );
        model = Some(trained);
    }
    if let (Some(path), Some(model)) = (&args.save, &model) {
        std::fs::write(path, model.to_bytes())
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(model)
}
