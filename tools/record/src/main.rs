//! Records a rigid-body simulation: 900 cubes, and a player that rolls through them.

mod args;
mod figures;
mod plain;
mod quantize;
mod random;
// The arena reads what this tool writes, with the same functions.
#[path = "../../../crates/tightwire-cli/src/recording.rs"]
mod recording;
mod scene;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use tightwire::ReadError;

use crate::args::{Args, HELP};
use crate::figures::{Figures, fnv1a};
use crate::recording::{CubeState, Playback};
use crate::scene::Scene;

fn main() -> ExitCode {
    match Args::parse(env::args().skip(1)).and_then(|args| run(&args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("tightwire-record: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), String> {
    if args.help {
        println!("{HELP}");
        return Ok(());
    }
    let frames = simulate(args.seed, args.frames);
    let mut figures = Figures::default();
    let mut plain = Vec::new();
    for cubes in &frames {
        figures.add(cubes);
        plain::write_frame(&mut plain, cubes).map_err(|error| error.to_string())?;
    }
    println!("{figures}");

    let compact = recording::encode(&frames).map_err(|error| error.to_string())?;
    if read_back(&compact).map_err(|error| error.to_string())? != frames {
        return Err("the recording does not read back as written".into());
    }
    let bits = compact.len() as f64 * 8.0 / figures.changes().max(1) as f64;
    println!("compact: {} bytes, {bits:.1} bits per changed cube", compact.len());
    println!("compact hash {:016x}, plain hash {:016x}", fnv1a(&compact), fnv1a(&plain));
    write(args.out.as_deref(), &compact)?;
    write(args.plain.as_deref(), &plain)
}

/// The first frame is the scene at rest.
fn simulate(seed: u64, frames: usize) -> Vec<Vec<CubeState>> {
    let mut scene = Scene::new(seed);
    let mut recorded = Vec::with_capacity(frames);
    for frame in 0..frames {
        if frame > 0 {
            scene.step();
        }
        recorded.push(scene.states().to_vec());
    }
    recorded
}

fn read_back(compact: &[u8]) -> Result<Vec<Vec<CubeState>>, ReadError> {
    let mut playback = Playback::new(compact)?;
    let mut frames = Vec::with_capacity(playback.frames_left() as usize);
    while let Some(cubes) = playback.next_frame()? {
        frames.push(cubes.to_vec());
    }
    Ok(frames)
}

fn write(path: Option<&Path>, bytes: &[u8]) -> Result<(), String> {
    let Some(path) = path else { return Ok(()) };
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recording_in_the_repository_is_what_the_default_seed_makes() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../crates/tightwire-cli/assets/cubes.tw");
        let recorded = fs::read(path).unwrap();
        let args = Args::parse(std::iter::empty()).unwrap();
        let frames = simulate(args.seed, args.frames);
        assert!(read_back(&recorded).unwrap() == frames, "frames differ");
        assert!(recording::encode(&frames).unwrap() == recorded, "bytes differ");
    }
}
