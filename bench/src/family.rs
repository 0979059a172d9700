//! The C++ library of the family, in a process of its own that answers requests.
//!
//! Calling C++ from Rust needs unsafe code, which this project does not have. A process that waits for requests is as
//! good: the time of a turn is taken inside it, and turns of both sides alternate.

use std::fmt::Write as _;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::messages::{BenchPacket, Message, ShipCreate};
use crate::workload::Direction::{self, Read as Reading, Write as Writing};

/// The compilers that are tried.
pub const COMPILERS: [&str; 2] = ["g++", "clang++"];

/// The messages that `cpp/family.cpp` knows.
pub const MESSAGES: [&str; 2] = [BenchPacket::NAME, ShipCreate::NAME];

/// A compiled program of the family.
pub struct Program {
    /// The first line of what the compiler says about its version.
    pub compiler: String,
    path: PathBuf,
}

impl Program {
    /// Compiles `cpp/family.cpp` with the `serialize.h` in `include`. Returns nothing if there is no such compiler.
    ///
    /// # Errors
    ///
    /// What the compiler said.
    pub fn compile(compiler: &str, include: &Path) -> Result<Option<Self>, String> {
        let Ok(version) = Command::new(compiler).arg("--version").output() else {
            return Ok(None);
        };
        let version = String::from_utf8_lossy(&version.stdout).lines().next().unwrap_or("").into();
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("cpp/family.cpp");
        let path =
            std::env::temp_dir().join(format!("tightwire-{compiler}-{}", std::process::id()));
        let output = Command::new(compiler)
            .args(["-std=c++17", "-O3", "-DNDEBUG", "-I"])
            .arg(include)
            .arg(source)
            .arg("-o")
            .arg(&path)
            .output()
            .map_err(|error| format!("{compiler} does not start: {error}"))?;
        if !output.status.success() {
            return Err(format!("{compiler}:\n{}", String::from_utf8_lossy(&output.stderr)));
        }
        Ok(Some(Self { compiler: version, path }))
    }

    /// Starts it with a message, and checks that it writes each of `packets` as we do.
    ///
    /// # Errors
    ///
    /// If it cannot be started, or writes other bytes.
    pub fn start(&self, message: &str, packets: &[Box<[u8]>]) -> Result<Family, String> {
        Family::start(Command::new(&self.path), message, packets)
    }

    /// The instructions of a packet.
    ///
    /// # Errors
    ///
    /// If valgrind fails, or the program does.
    pub fn instructions(
        &self,
        message: &str,
        packets: &[Box<[u8]>],
        direction: Direction,
    ) -> Result<f64, String> {
        const MORE: u32 = 100;
        let count = |passes| {
            let mut command = Command::new("valgrind");
            let profile = self.path.with_extension("callgrind");
            command.arg("--tool=callgrind");
            command.arg(format!("--callgrind-out-file={}", profile.display()));
            command.arg(&self.path).stderr(Stdio::piped());
            let mut family = Family::start(command, message, packets)?;
            family.run(direction, passes)?;
            let said = family.end()?;
            // The profile is a by-product. Only the total on the error stream is used.
            let _ = std::fs::remove_file(profile);
            crate::callgrind::collected(&said).ok_or(said)
        };
        let more: u64 = count(MORE + 1)? - count(1)?;
        Ok(more as f64 / f64::from(MORE) / packets.len() as f64)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // What cannot be removed stays among the temporary files.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// A running program of the family.
pub struct Family {
    child: Child,
    requests: Option<ChildStdin>,
    answers: ChildStdout,
}

impl Family {
    fn start(mut command: Command, message: &str, packets: &[Box<[u8]>]) -> Result<Self, String> {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("the program of the family does not start: {error}"))?;
        let (Some(requests), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("the program of the family has no pipes".into());
        };
        let mut family = Self { child, requests: Some(requests), answers };
        family.ask(b'm', message.len(), message.as_bytes())?;
        for (number, packet) in packets.iter().enumerate() {
            family.ask(b'p', packet.len(), packet)?;
            let length = u32::from_le_bytes(family.answer()?);
            let mut written = vec![0; length as usize];
            family.answers.read_exact(&mut written).map_err(ended)?;
            if written != **packet {
                return Err(format!("the family writes packet {number} of {message} differently"));
            }
        }
        Ok(family)
    }

    /// Reads or writes all packets `passes` times, and returns the time that it took.
    ///
    /// # Errors
    ///
    /// If the program has ended.
    pub fn run(&mut self, direction: Direction, passes: u32) -> Result<Duration, String> {
        let request = match direction {
            Writing => b'w',
            Reading => b'r',
        };
        self.ask(request, passes as usize, &[])?;
        Ok(Duration::from_nanos(u64::from_le_bytes(self.answer()?)))
    }

    fn ask(&mut self, request: u8, number: usize, bytes: &[u8]) -> Result<(), String> {
        let mut message = vec![request];
        message.extend_from_slice(&(number as u32).to_le_bytes());
        message.extend_from_slice(bytes);
        let requests = self.requests.as_mut().ok_or("the program of the family has ended")?;
        requests.write_all(&message).map_err(ended)
    }

    fn answer<const N: usize>(&mut self) -> Result<[u8; N], String> {
        let mut bytes = [0; N];
        self.answers.read_exact(&mut bytes).map_err(ended)?;
        Ok(bytes)
    }

    /// Ends it, and returns its error stream if that was piped.
    fn end(mut self) -> Result<String, String> {
        self.requests = None;
        let mut said = String::new();
        if let Some(mut errors) = self.child.stderr.take() {
            errors.read_to_string(&mut said).map_err(ended)?;
        }
        self.child.wait().map_err(ended)?;
        Ok(said)
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        self.requests = None;
        // It ends by itself when nobody can ask anymore.
        let _ = self.child.wait();
    }
}

fn ended(error: impl std::fmt::Display) -> String {
    format!("the program of the family: {error}")
}

/// The largest good ratio of our time to that of the faster compiler, the ratio to aim for, and the ratio at 0305eeb.
fn goal(message: &str, direction: Direction) -> Option<(f64, f64, f64)> {
    match (message, direction) {
        (ShipCreate::NAME, Writing) => Some((1.25, 1.05, 1.52)),
        (BenchPacket::NAME, Writing) => Some((1.15, 1.0, 1.35)),
        _ => None,
    }
}

/// What was measured of one message in one direction.
pub struct Outcome {
    /// The message.
    pub message: &'static str,
    /// Which way it was measured.
    pub direction: Direction,
    /// Our nanoseconds.
    pub ours: f64,
    /// Nanoseconds with each compiler, in the order of the columns.
    pub theirs: Vec<f64>,
    /// Instructions with each compiler, if valgrind is installed.
    pub instructions: Vec<Option<f64>>,
}

/// Returns the outcomes as a Markdown table with a column for each of `compilers`.
pub fn table(compilers: &[&str], outcomes: &[Outcome]) -> String {
    let mut text = String::from("| message | | ours, ns |");
    for compiler in compilers {
        let _ = write!(text, " {compiler}, ns | instructions | ours / {compiler} |");
    }
    text.push_str(" must | aim | at 0305eeb | |\n| --- | --- | ---: |");
    text.push_str(&" ---: | ---: | ---: |".repeat(compilers.len()));
    text.push_str(" ---: | ---: | ---: | --- |\n");
    for outcome in outcomes {
        let Outcome { message, direction, ours, theirs, instructions } = outcome;
        let _ = write!(text, "| {message} | {} | {ours:.2} |", direction.name());
        for (time, count) in theirs.iter().zip(instructions) {
            let count = count.map_or("-".into(), |count| format!("{count:.0}"));
            let _ = write!(text, " {time:.2} | {count} | {:.2} |", ours / time);
        }
        let best = theirs.iter().copied().fold(f64::INFINITY, f64::min);
        let _ = match goal(message, *direction) {
            Some((must, aim, before)) => {
                let verdict = if ours / best > must { "missed" } else { "met" };
                writeln!(text, " {must} | {aim} | {before} | {verdict} |")
            }
            None => {
                writeln!(text, " - | - | - | {} |", if *ours > best { "slower" } else { "faster" })
            }
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_judged_by_the_faster_compiler() {
        let outcome = |direction, ours| Outcome {
            message: ShipCreate::NAME,
            direction,
            ours,
            theirs: vec![10.0, 4.0],
            instructions: vec![Some(82.4), None],
        };
        let text = table(&["g++", "clang++"], &[outcome(Writing, 5.1), outcome(Reading, 3.9)]);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[2].contains("| 10.00 | 82 | 0.51 | 4.00 | - | 1.27 | 1.25 | 1.05 |"));
        assert!(lines[2].ends_with("| missed |") && lines[3].ends_with("| faster |"));
    }
}
