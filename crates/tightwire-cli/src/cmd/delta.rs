//! Captures sessions of tapes, trains models, and shows both.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tightwire::trace::visible;
use tightwire_delta::{Model, Plan, Session, Tape, budget, explain, mean_bytes, train};
use tightwire_tool::{files, print};

use crate::arena::capture;

const TRAIN: &str = "\
A session is a file that a game captures with tightwire_delta::Capture, one state per tick. Train on
some sessions and hold out others: only states that the model has not seen show how much it saves.
Include the model with include_bytes! and read it with tightwire_delta::model.";

/// The ages of baselines for games that send many or few states a second.
const FAST: [u32; 3] = [6, 8, 12];
const SLOW: [u32; 3] = [4, 5, 7];

/// The maximum size of a model. A model of the largest allowed plan is smaller.
const MAX_MODEL_BYTES: u64 = 1 << 27;

/// Captures the arena's recording as a session of tapes
#[derive(Args, Clone, Debug)]
pub(crate) struct Capture {
    /// The file to write
    file: PathBuf,
    /// The number of states, 60 per second
    #[arg(long, value_name = "N", default_value_t = 1_800)]
    states: u32,
}

impl Capture {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        let session = capture(self.states)?;
        fs::write(&self.file, session.bytes()).map_err(|error| at(&self.file, &error))?;
        let (states, bytes) = (session.states(), session.bytes().len());
        print(|out| writeln!(out, "{}: {states} states in {bytes} bytes", self.file.display()))?;
        Ok(())
    }
}

/// Trains a model for deltas on captured sessions
#[derive(Args, Clone, Debug)]
#[command(long_about = TRAIN)]
pub(crate) struct Train {
    /// The captured sessions to train on
    #[arg(required = true)]
    sessions: Vec<PathBuf>,
    /// A session to evaluate the model on, not used for training; may be repeated
    #[arg(long, value_name = "FILE")]
    hold_out: Vec<PathBuf>,
    /// The file to write the model to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Use this if the game sends 30 states per second or fewer
    #[arg(long)]
    slow: bool,
}

impl Train {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        let mut sessions = read_all(&self.sessions)?;
        let mut held = read_all(&self.hold_out)?;
        let tapes: Vec<Vec<Tape>> = sessions.iter_mut().map(states).collect();
        let held_tapes: Vec<Vec<Tape>> = held.iter_mut().map(states).collect();
        let first = sessions.first().ok_or("which sessions?")?;
        for (file, session) in
            self.sessions.iter().chain(&self.hold_out).zip(sessions.iter().chain(&held))
        {
            if session.plan.hash() != first.plan.hash() {
                let file = file.display();
                return Err(format!(
                    "{file}: its states are of a different type than those of the first session"
                )
                .into());
            }
        }
        let ages = if self.slow { SLOW } else { FAST };
        let packets: Vec<Session> = tapes.iter().map(|tapes| Session { tapes, ages }).collect();
        let bar = ProgressBar::new(0);
        let style =
            ProgressStyle::with_template("training [{bar:40}] {pos} of {len} packets, {eta} left");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let start = Instant::now();
        let model = train(&first.plan, &packets, |done, total| {
            bar.set_length(total);
            bar.set_position(done);
        });
        bar.finish_and_clear();
        let seconds = start.elapsed().as_secs_f64();
        let bytes = model.to_bytes();
        fs::write(&self.out, &bytes).map_err(|error| at(&self.out, &error))?;
        let count: usize = tapes.iter().map(Vec::len).sum();
        print(|out| {
            writeln!(
                out,
                "trained on {count} states in {seconds:.1} s: {}, {} bytes, for states {:016x}",
                self.out.display(),
                bytes.len(),
                first.plan.hash()
            )
        })?;
        for (file, tapes) in self.hold_out.iter().zip(&held_tapes) {
            report(file, &first.plan, &model, tapes, ages)?;
        }
        if held.is_empty() {
            print(|out| {
                writeln!(out, "no session was held out, so it is unknown how much the model saves")
            })?;
        }
        Ok(())
    }
}

/// Reports the gain of the model on a session, in packets that were decoded and compared.
fn report(
    file: &Path,
    plan: &Plan,
    model: &Model,
    tapes: &[Tape],
    ages: [u32; 3],
) -> Result<(), Box<dyn Error>> {
    let session = Session { tapes, ages };
    let wrong = || format!("{}: a packet decoded to a different state", file.display());
    let with = mean_bytes(plan, Some(model), session).ok_or_else(wrong)?;
    let without = mean_bytes(plan, None, session).ok_or_else(wrong)?;
    print(|out| {
        writeln!(
            out,
            "held out {}: {with:.1} bytes per packet, {without:.1} without the model ({:.3})",
            file.display(),
            with / without
        )
    })?;
    Ok(())
}

/// Shows what is in a session of tapes
#[derive(Args, Clone, Debug)]
pub(crate) struct Tapes {
    /// The captured session
    session: PathBuf,
    /// A model to encode the states with
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    /// Use this if the game sends 30 states per second or fewer
    #[arg(long)]
    slow: bool,
    /// Explain the packet of one state, counted from 0: its baselines, the size of each field, and
    /// the prediction and value of each number
    #[arg(long, value_name = "N")]
    state: Option<usize>,
    /// Write the explanation as an HTML page
    #[arg(long, value_name = "FILE", requires = "state")]
    page: Option<PathBuf>,
}

/// The number of values of a packet that are shown in a terminal, and on a page.
const SHOWN: usize = 20;
const SHOWN_ON_PAGE: usize = 10_000;

impl Tapes {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        let mut session = read(&self.session)?;
        let model = match &self.model {
            None => None,
            Some(file) => Some(read_model(&session.plan, file)?),
        };
        let tapes = states(&mut session);
        let ages = if self.slow { SLOW } else { FAST };
        let packets = Session { tapes: &tapes, ages };
        if let Some(state) = self.state {
            let explained = explain(&session.plan, model.as_ref(), packets, state);
            let explained = explained.ok_or_else(|| {
                let (first, end) = (ages[0], tapes.len());
                format!(
                    "state {state} has no packet; states {first} up to but not including {end} do"
                )
            })?;
            if let Some(file) = &self.page {
                let page = explained.to_html(&session.names, SHOWN_ON_PAGE);
                fs::write(file, page).map_err(|error| at(file, &error))?;
            }
            print(|out| write!(out, "{}", explained.text(&session.names, SHOWN)))?;
            return Ok(());
        }
        let budget = budget(&session.plan, model.as_ref(), packets);
        print(|out| {
            writeln!(
                out,
                "{}: {} states of {} tables, {:016x}",
                self.session.display(),
                tapes.len(),
                session.plan.tables(),
                session.plan.hash()
            )?;
            write!(out, "{}", budget.table(&session.names))
        })?;
        Ok(())
    }
}

/// Takes the states out of a session.
fn states(session: &mut tightwire_delta::Tapes) -> Vec<Tape> {
    session.states.drain(..).map(|(_, tape)| tape).collect()
}

/// Reads a session of tapes.
pub(crate) fn read(file: &Path) -> Result<tightwire_delta::Tapes, Box<dyn Error>> {
    let most = tightwire_delta::Tapes::MOST_BYTES as u64;
    let bytes = files::read(file, most, "session of tapes")?;
    let mut session = tightwire_delta::Tapes::from_bytes(&bytes)
        .map_err(|error| format!("{}: {error}", file.display()))?;
    // The names are printed, and come from the file.
    session.names.iter_mut().for_each(|name| *name = visible(name).into_owned());
    Ok(session)
}

/// Reads a model for the states of a plan.
pub(crate) fn read_model(plan: &Plan, file: &Path) -> Result<Model, Box<dyn Error>> {
    let bytes = files::read(file, MAX_MODEL_BYTES, "model")?;
    let model = Model::from_bytes(plan, &bytes);
    Ok(model.map_err(|error| format!("{}: {error}", file.display()))?)
}

fn read_all(files: &[PathBuf]) -> Result<Vec<tightwire_delta::Tapes>, Box<dyn Error>> {
    files.iter().map(|file| read(file)).collect()
}

fn at(file: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", file.display())
}
