//! Records a rigid-body simulation: 900 cubes, and a player that rolls through them.

mod args;
mod figures;
mod format;
mod plain;
mod quantize;
mod random;
mod scene;

use std::process::ExitCode;
use std::{env, fs};

use crate::args::{Args, HELP};
use crate::figures::{Figures, fnv1a};
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
    let mut scene = Scene::new(args.seed);
    let mut figures = Figures::default();
    let mut bytes = Vec::new();
    for frame in 0..args.frames {
        if frame > 0 {
            scene.step();
        }
        figures.add(scene.states());
        plain::write_frame(&mut bytes, scene.states()).map_err(|error| error.to_string())?;
    }
    println!("{figures}");
    println!("plain: {} bytes, hash {:016x}", bytes.len(), fnv1a(&bytes));
    if let Some(path) = &args.plain {
        fs::write(path, &bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}
