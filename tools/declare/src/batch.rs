//! Compiles declarations into a program, in batches, and runs it.

use std::fs;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::emit;
use crate::laws::Totals;
use crate::model::World;

/// A crate whose source is replaced by each batch.
pub struct Project {
    folder: PathBuf,
    is_release: bool,
}

/// The result of a batch.
pub struct Outcome {
    pub totals: Totals,
    /// The numbers of types that break a law, and the reports.
    pub broken: Vec<(u64, String)>,
}

impl Project {
    /// It uses a separate folder in `target`, so the next batch finds compiled dependencies there.
    ///
    /// With `by_schema`, the interpreter of schema files is tested as well.
    pub fn new(is_release: bool, by_schema: bool) -> Result<Self> {
        let tool = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = tool.join("../..").canonicalize()?;
        // One for each profile, so that both can run at once.
        let profile = if is_release { "release" } else { "debug" };
        let kind = if by_schema { "schema" } else { "batch" };
        let folder = root.join("target/declare").join(format!("{kind}-{profile}"));
        fs::create_dir_all(folder.join("src"))?;
        let path = |part: &str| format!("{:?}", root.join(part));
        let manifest = format!(
            "[package]\nname = \"batch\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
             [dependencies]\ntightwire = {{ path = {}, features = [\"trace\", \"arrayvec\", \"heapless\", \"smallvec-1\", \"uuid-1\", \"ordered-float-5\", \"glam-034\", \"mint-05\"] }}\n\
             declare = {{ package = \"tightwire-declare\", path = {} }}\n\
             tightwire-delta = {{ path = {} }}\ntightwire-schema = {{ path = {} }}\n\n\
             [profile.dev]\ndebug = false\n\n[profile.dev.package.tightwire-declare]\nopt-level = 3\n",
            path("crates/tightwire"),
            path("tools/declare"),
            path("crates/tightwire-delta"),
            path("crates/tightwire-schema"),
        );
        fs::write(folder.join("Cargo.toml"), manifest)?;
        let tested = if by_schema { "tightwire-schema" } else { "tightwire" };
        let library = path(&format!("crates/{tested}/tests/generated/library.rs"));
        let main = include_str!("batch.in").replace("LIBRARY", &library);
        fs::write(folder.join("src/main.rs"), main)?;
        Ok(Self { folder, is_release })
    }

    /// Compiles the types and tries each on `rounds` values.
    pub fn run(&self, worlds: &[World], seed: u64, first: u64, rounds: u64) -> Result<Outcome> {
        fs::write(self.folder.join("src/set.rs"), emit::file_of(worlds, seed, first))?;
        let mut cargo = Command::new(std::env::var("CARGO").unwrap_or("cargo".into()));
        cargo.arg("build").arg("--quiet").current_dir(&self.folder);
        if self.is_release {
            cargo.arg("--release");
        }
        let target = self.folder.join("target");
        let built =
            cargo.env("CARGO_TARGET_DIR", &target).env("CARGO_INCREMENTAL", "0").output()?;
        if !built.status.success() {
            let text = String::from_utf8_lossy(&built.stderr);
            return Err(Error::other(format!(
                "types {first} and following of seed {seed} do not build:\n{text}"
            )));
        }
        let profile = if self.is_release { "release" } else { "debug" };
        let ran =
            Command::new(target.join(profile).join("batch")).arg(rounds.to_string()).output()?;
        let text = String::from_utf8_lossy(&ran.stdout);
        parse(&text)
            .ok_or_else(|| Error::other(format!("the program ended early: {}\n{text}", ran.status)))
    }
}

/// The output of a batch's program.
fn parse(text: &str) -> Option<Outcome> {
    let mut broken = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(number) = line.strip_prefix("broken ") {
            let report: Vec<&str> = lines.by_ref().take_while(|line| *line != "end").collect();
            broken.push((number.parse().ok()?, report.join("\n")));
        } else if let Some(numbers) = line.strip_prefix("totals ") {
            return Some(Outcome { totals: totals(numbers)?, broken });
        }
    }
    None
}

/// Five numbers with spaces between them.
pub fn totals(text: &str) -> Option<Totals> {
    let numbers: Vec<u64> =
        text.split_whitespace().map(str::parse).collect::<std::result::Result<_, _>>().ok()?;
    let [types, written, not_written, accepted, refused] = numbers[..] else {
        return None;
    };
    Some(Totals { types, written, not_written, accepted, refused })
}
