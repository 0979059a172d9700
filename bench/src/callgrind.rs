//! Instruction counts of a workload, by valgrind's callgrind.
//!
//! A workload runs twice, with different numbers of passes over its table. Start, tables and checks
//! are the same in both, so the difference is the measured loop. The count does not depend on the
//! machine's load or clock. Only the start of a program varies, by some dozen instructions in all,
//! which many passes make invisible.

use std::process::{Command, ExitCode, Stdio};

/// The argument that makes the counting program run a workload instead of counting it.
pub const RUN: &str = "--run-workload";

/// Runs the workload that the arguments name, or otherwise prints the table of all of them.
pub fn work_or_table(
    work: impl FnOnce(&str, usize) -> Result<(), String>,
    table: impl FnOnce() -> Result<(), String>,
) -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match &arguments[..] {
        [run, workload, passes] if run == RUN => work(workload, passes.parse().unwrap_or(0)),
        _ => table(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Passes of the two runs. The short one is past the first allocations of the codecs.
#[derive(Clone, Copy)]
struct Passes {
    short: usize,
    long: usize,
}

impl Passes {
    /// Precise to a tenth, for small figures that a gate checks.
    const EXACT: Self = Self { short: 2, long: 102 };
    /// Faster, for reference figures and for large ones that take valgrind seconds per pass.
    const ROUGH: Self = Self { short: 2, long: 7 };
}

/// Figures from here on are right to a thousandth after few passes.
const LARGE: f64 = 1000.0;

/// Returns whether valgrind can be started.
pub fn is_installed() -> bool {
    let quiet = Command::new("valgrind").arg("--version").stdout(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// The instructions that this program takes for `passes` passes of `workload`.
///
/// # Errors
///
/// A description of the failure, with valgrind's output.
pub fn instructions(workload: &str, passes: usize) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    // Not the null device: callgrind would rename a file of that name before it writes.
    let profile = std::env::temp_dir()
        .join(format!("tightwire-bench-{}-{passes}.callgrind", std::process::id()));
    let output = Command::new("valgrind")
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(program)
        .args([RUN, workload, &passes.to_string()])
        .output()
        .map_err(|error| format!("valgrind does not start: {error}"))?;
    // The profile is a by-product; only the total on the error stream is used.
    let _ = std::fs::remove_file(&profile);
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{workload} failed under valgrind:\n{said}"));
    }
    collected(&said).ok_or_else(|| format!("{workload}: no total in what valgrind said:\n{said}"))
}

pub(crate) fn collected(said: &str) -> Option<u64> {
    let line = said.lines().find_map(|line| line.split_once("Collected :"))?;
    line.1.trim().parse().ok()
}

/// Instructions per unit of work, for a workload with `units` of them in a pass; `exact` if a gate
/// judges it.
///
/// # Errors
///
/// The same as for [`instructions`].
pub fn per_unit(workload: &str, units: usize, exact: bool) -> Result<f64, String> {
    let rough = difference(workload, units, Passes::ROUGH)?;
    if !exact || rough >= LARGE {
        return Ok(rough);
    }
    difference(workload, units, Passes::EXACT)
}

fn difference(workload: &str, units: usize, passes: Passes) -> Result<f64, String> {
    let short = instructions(workload, passes.short)?;
    let long = instructions(workload, passes.long)?;
    let difference = long.checked_sub(short).ok_or("more passes took fewer instructions")?;
    Ok(difference as f64 / ((passes.long - passes.short) * units) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_found_in_what_callgrind_says() {
        let said = "==7== Events    : Ir\n==7== Collected : 1234567\n==7== \n";
        assert_eq!(collected(said), Some(1_234_567));
        assert_eq!(collected("==7== Aborted"), None);
    }
}
