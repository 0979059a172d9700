//! What deltas cost: instructions next to those of a plain packet of the same state, memory, first
//! packets, and many clients.

use std::fmt::Write as _;
use std::hint::black_box;

use tightwire_bench::callgrind;
use tightwire_bench::crowd::{Crowd, crowd};
use tightwire_bench::linking;
use tightwire_bench::worlds::World;
use tightwire_delta::__twin::Twin;
use tightwire_delta::{Base, History, Knowledge, Link, Model, Tape, TapeCodec, plan};

use crate::{AGES, SENT, Task, memory, tapes, trained, with_world};

/// The states that are counted, the last of the game's first ones.
const STATES: usize = 8;
const FIRST: usize = 60;
/// The ticks of the crowd, and its size. 5 % of its packets are lost.
const TICKS: usize = 100;
const CLIENTS: usize = 400;

/// The tasks that are counted, in pairs. The second of each is divided by the first.
const TASKS: [[&str; 2]; 4] = [
    ["write", "record"],
    ["read", "replay"],
    ["model encode", "encode"],
    ["model decode", "decode"],
];

/// The name of the workload that is a keyed list in which nothing changes.
const UNCHANGED: &str = "unchanged-200";

/// Returns the table.
pub fn table() -> Result<String, String> {
    let mut table = String::from(
        "| | record of plain write | replay of plain read | encode without a model of with one | decode \
         without of with | first packet: plain, no model, model | a link with packets of 1,200 bytes, in KB: no model, model | 400 \
         clients of one: no model, model |\n|---|---:|---:|---:|---:|---:|---:|---:|\n",
    );
    let mut counts = Vec::new();
    for number in 0.. {
        let mut row = Row { table: &mut table, counts: &mut counts, number };
        match with_world(number, &mut row) {
            Some(done) => done?,
            None => break,
        }
    }
    if callgrind::is_installed() {
        let count = callgrind::per_unit(UNCHANGED, 100, false)?;
        let _ = write!(
            table,
            "\nA keyed list of 200 in which nothing changes takes {count:.0} instructions for each \
             client. Instructions of the others, in thousands:\n\n| | write | record | read | replay | \
             encode, model | encode | decode, model | decode |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|\n"
        );
        for (name, counts) in counts {
            let _ = write!(table, "| {name} |");
            for count in counts {
                let _ = write!(table, " {:.0} |", count / 1000.0);
            }
            table.push('\n');
        }
    }
    Ok(table)
}

struct Row<'a> {
    table: &'a mut String,
    /// The counts of each world, for the second table.
    counts: &'a mut Vec<(&'static str, Vec<f64>)>,
    number: usize,
}

impl Task for Row<'_> {
    fn run<W: World>(&mut self) -> Result<(), String> {
        eprintln!("measuring {}", W::NAME);
        let model = trained::<W>();
        std::fs::write(file::<W>(), model.to_bytes()).map_err(|error| error.to_string())?;
        let number = self.number;
        let _ = write!(self.table, "| {} |", W::NAME);
        let mut counts = Vec::new();
        for [plain, ours] in TASKS {
            if !callgrind::is_installed() {
                self.table.push_str(" - |");
                continue;
            }
            for task in [plain, ours] {
                counts.push(callgrind::per_unit(&format!("{number} {task}"), STATES, false)?);
            }
            let _ =
                write!(self.table, " {:.2} |", counts[counts.len() - 1] / counts[counts.len() - 2]);
        }
        self.counts.push((W::NAME, counts));
        let [plain, untrained, first] = firsts::<W>(&model);
        let _ = write!(self.table, " {plain}, {untrained}, {first} |");
        let [without, with] =
            [None, Some(&model)].map(|model| memory::of_link::<W>(model) as f64 / 1024.0);
        let _ = write!(self.table, " {without:.0}, {with:.0} |");
        let tapes = tapes(&W::states(SENT, TICKS));
        let [without, with] = [None, Some(&model)].map(|model| {
            let Crowd { micros: [all, one], .. } = crowd(&tapes, &plan::<W>(), model, CLIENTS, 5.0);
            all / one
        });
        writeln!(self.table, " {without:.0}, {with:.0} |").map_err(|error| error.to_string())
    }
}

/// The bytes of the first packet of a client that joins: plain, without a model, and with one.
fn firsts<W: World>(model: &Model) -> [usize; 3] {
    let states = W::states(SENT, FIRST);
    let state = &states[FIRST - 1];
    let first = |model: Option<Model>| {
        let mut history = History::<W>::new(model);
        history.record(1, state).expect("a state");
        let mut out = vec![0; 1 << 18];
        Link::new(0).encode(&history, 1, &mut out, |_| 1).expect("a packet").len()
    };
    let plain = tightwire::encode_to_vec(state).expect("a state").len();
    [plain, first(None), first(Some(model.clone()))]
}

fn file<W: World>() -> std::path::PathBuf {
    std::env::temp_dir().join(format!("tightwire-bench-{}.model", W::NAME.replace(' ', "-")))
}

/// Runs a workload under valgrind.
pub fn work(workload: &str, passes: usize) -> Result<(), String> {
    if workload == UNCHANGED {
        let all = linking::singles();
        let single = all.iter().find(|single| single.name == UNCHANGED).ok_or("no such list")?;
        (single.prepare)().run(passes);
        return Ok(());
    }
    let (number, task) = workload.split_once(' ').ok_or("which task?")?;
    let number = number.parse().map_err(|_| "which world?")?;
    with_world(number, &mut Counted { task, passes }).ok_or("which world?")?
}

struct Counted<'a> {
    task: &'a str,
    passes: usize,
}

impl Task for Counted<'_> {
    fn run<W: World>(&mut self) -> Result<(), String> {
        match self.task {
            "write" | "record" | "read" | "replay" => convert::<W>(self.task, self.passes),
            task => code::<W>(task, self.passes)?,
        }
        Ok(())
    }
}

/// Values to packets or tapes, and back.
fn convert<W: World>(task: &str, passes: usize) {
    let states = W::states(SENT, STATES);
    let tapes = tapes(&states);
    let packets: Vec<Vec<u8>> =
        states.iter().map(|state| tightwire::encode_to_vec(state).expect("a state")).collect();
    let mut twin = Twin::<W>::default();
    let mut buffer = vec![0; 1 << 18];
    // Reading goes over the value of the state before, as a receiver does.
    let mut value = states.first().cloned();
    for _ in 0..passes {
        for ((state, tape), packet) in states.iter().zip(&tapes).zip(&packets) {
            match task {
                "write" => {
                    black_box(tightwire::encode(black_box(state), &mut buffer).expect("a state"));
                }
                "record" => {
                    black_box(twin.record(black_box(state)).expect("a state"));
                }
                "read" => {
                    if let Some(value) = &mut value {
                        tightwire::decode_into(value, black_box(packet)).expect("a packet");
                    }
                }
                _ => {
                    black_box(twin.replay(black_box(tape)).expect("a tape"));
                }
            }
        }
    }
    for (state, tape) in states.iter().zip(&tapes) {
        let expected = tightwire::as_received(state).expect("a state");
        assert_eq!(twin.replay(tape).expect("a tape"), Some(&expected));
    }
}

/// Tapes to deltas, and back.
fn code<W: World>(task: &str, passes: usize) -> Result<(), String> {
    let (tapes, plan) = (tapes(&W::states(SENT, FIRST)), plan::<W>());
    let bytes = std::fs::read(file::<W>()).map_err(|error| error.to_string())?;
    let model = Model::from_bytes(&plan, &bytes).map_err(|error| error.to_string())?;
    let knows = match task.split_once(' ') {
        Some(_) => Knowledge::Model(&model),
        None => Knowledge::Nothing,
    };
    let mut codec = TapeCodec::default();
    let mut buffer = vec![0; 1 << 18];
    let mut back = Tape::new(&plan);
    let mut packets = Vec::new();
    let of = |at: usize| AGES.map(|age| Base { tape: &tapes[at - age as usize], age });
    let states = FIRST - STATES..FIRST;
    for at in states.clone() {
        let length = codec.encode(&plan, knows, &tapes[at], of(at), &mut buffer).expect("room");
        packets.push(buffer[..length].to_vec());
        codec.decode(&plan, knows, &buffer[..length], of(at), &mut back).expect("a packet");
        assert_eq!(back, tapes[at]);
    }
    for _ in 0..passes {
        for (at, packet) in states.clone().zip(&packets) {
            if task.ends_with("encode") {
                black_box(codec.encode(&plan, knows, &tapes[at], of(at), &mut buffer))
                    .expect("room");
            } else {
                black_box(codec.decode(&plan, knows, packet, of(at), &mut back)).expect("a packet");
            }
        }
    }
    Ok(())
}
