//! The command line.

use std::path::PathBuf;

pub const HELP: &str = "\
Codes sessions as deltas and compares every decoded state.

Usage: delta [--train FILE]... [--for-age TICKS] [--model FILE] [--save FILE] [--loss PERCENT] [--budget BYTES]
             [--schedule N] [--trip TICKS] [--gap TICKS] [--times] [--described] [--replica]
             [--ages] [--clients N] FILE...

  FILE            cubes by `tools/record --plain`, or a shooter; all of one game
  --train FILE    train a model on this session first; may be given several times
  --for-age TICKS train for baselines of this age only
  --model FILE    use a model that was saved
  --save FILE     save the model
  --loss PERCENT  lose packets and acknowledgements, round trips of 5 to 8 ticks
  --trip TICKS    a fixed round trip instead
  --gap TICKS     the most ticks that a lost packet may hide (default 1)
  --schedule N    which of the random schedules of loss (default 1)
  --budget BYTES  the most a packet may have, all included
  --times         time each way too: best of 8, and the first of them
  --described     send cubes as values of a type too, and time recording them
  --replica       send cubes element by element too, with the loss and budget given
  --ages          code against baselines of 1 to 20 ticks too
  --clients N     send to N clients of one history too, with the loss given

Without a model, states are coded untrained.";

#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each one is a flag of the command line")]
pub struct Args {
    pub train: Vec<PathBuf>,
    pub for_age: Option<u32>,
    pub model: Option<PathBuf>,
    pub save: Option<PathBuf>,
    pub loss: Option<f64>,
    pub budget: Option<usize>,
    pub schedule: u64,
    pub trip: Option<usize>,
    pub gap: u32,
    pub times: bool,
    pub described: bool,
    pub replica: bool,
    pub ages: bool,
    pub clients: Option<usize>,
    pub files: Vec<PathBuf>,
    pub help: bool,
}

impl Args {
    pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut args = Self { schedule: 1, gap: 1, ..Self::default() };
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match word.as_str() {
                "--train" => args.train.push(value()?.into()),
                "--for-age" => args.for_age = Some(number(&word, &value()?)?),
                "--model" => args.model = Some(value()?.into()),
                "--save" => args.save = Some(value()?.into()),
                "--loss" => args.loss = Some(number(&word, &value()?)?),
                "--budget" => args.budget = Some(number(&word, &value()?)?),
                "--trip" => args.trip = Some(number(&word, &value()?)?),
                "--gap" => args.gap = number(&word, &value()?)?,
                "--schedule" => args.schedule = number(&word, &value()?)?,
                "--times" => args.times = true,
                "--described" => args.described = true,
                "--replica" => args.replica = true,
                "--ages" => args.ages = true,
                "--clients" => args.clients = Some(number(&word, &value()?)?),
                "--help" | "-h" => args.help = true,
                _ if word.starts_with("--") => return Err(format!("unknown option {word}")),
                _ => args.files.push(word.into()),
            }
        }
        if args.files.is_empty() && args.save.is_none() && !args.help {
            return Err("which sessions?".into());
        }
        Ok(args)
    }
}

fn number<T: std::str::FromStr>(option: &str, value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{option} takes a number, not {value}"))
}
