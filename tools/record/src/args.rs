//! The command line.

use std::path::PathBuf;

use crate::recording::MAX_FRAMES;

/// The output of `--help`.
pub(crate) const HELP: &str = "\
Simulates cubes and a player rolling through them, and records every frame.

Usage: tightwire-record [--out FILE] [--plain FILE] [--seed N] [--frames N]

  --out FILE    the compact recording
  --plain FILE  the plain layout: eight little-endian i32 per cube and frame
  --seed N      the seed of the player's path (default 5)
  --frames N    the number of frames, 60 per second (default 1800)

Without a file it prints the figures only.";

/// The options of one run.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Args {
    pub out: Option<PathBuf>,
    pub plain: Option<PathBuf>,
    pub seed: u64,
    pub frames: usize,
    pub help: bool,
}

impl Args {
    /// Reads the options, or names the one that is wrong.
    pub(crate) fn parse(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut args = Self { out: None, plain: None, seed: 5, frames: 1800, help: false };
        while let Some(option) = words.next() {
            let mut value = || words.next().ok_or(format!("{option} needs a value"));
            match option.as_str() {
                "--out" => args.out = Some(value()?.into()),
                "--plain" => args.plain = Some(value()?.into()),
                "--seed" => args.seed = number(&option, &value()?)?,
                "--frames" => args.frames = number(&option, &value()?)?,
                "--help" | "-h" => args.help = true,
                _ => return Err(format!("unknown option {option}; see --help")),
            }
        }
        if args.frames > MAX_FRAMES as usize {
            return Err(format!("--frames is at most {MAX_FRAMES}"));
        }
        Ok(args)
    }
}

fn number<T: std::str::FromStr>(option: &str, value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{option} takes a whole number, not {value}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Args, String> {
        Args::parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn options_override_the_defaults() {
        let args = parse("--plain cubes.bin --seed 9").unwrap();
        assert_eq!((args.plain, args.seed, args.frames), (Some("cubes.bin".into()), 9, 1800));
    }

    #[test]
    fn a_bad_option_is_named() {
        assert_eq!(parse("--seed x").unwrap_err(), "--seed takes a whole number, not x");
        assert_eq!(parse("--plain").unwrap_err(), "--plain needs a value");
        assert_eq!(parse("--frames 36001").unwrap_err(), "--frames is at most 36000");
        assert_eq!(parse("--sed 1").unwrap_err(), "unknown option --sed; see --help");
    }
}
