//! The machine and the tools of a run.

use std::fmt;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

/// The crates whose versions belong into a results file.
const PEERS: [&str; 8] =
    ["bincode", "bitcode", "bitstream-io", "deku", "naia-serde", "postcard", "speedy", "wincode"];

/// The facts without which a figure means nothing.
pub struct Machine {
    /// Year, month and day in UTC: `2026-03-01`.
    pub date: String,
    /// The processor.
    pub cpu: String,
    commit: String,
    peers: String,
}

impl Machine {
    /// Asks the machine, git and the lockfile.
    pub fn look() -> Self {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |age| age.as_secs());
        Self { date: date(seconds / 86_400), cpu: cpu(), commit: commit(), peers: peers() }
    }

    /// The CPU's name in a form that suits a file name.
    pub fn slug(&self) -> String {
        let words: Vec<String> = self
            .cpu
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty() && *word != "R" && *word != "TM")
            .map(str::to_ascii_lowercase)
            .collect();
        words.join("-")
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "date    {}", self.date)?;
        writeln!(f, "cpu     {}", self.cpu)?;
        writeln!(f, "target  {}", env!("BENCH_TARGET"))?;
        writeln!(f, "rustc   {}", env!("BENCH_RUSTC"))?;
        writeln!(f, "commit  {}", self.commit)?;
        writeln!(f, "peers   {}", self.peers)
    }
}

/// The calendar date of a day counted from 1970-01-01.
///
/// Years start in March here, so that the leap day is the last of its year, and months have
/// 30.6 days on average from there: `(5 * day + 2) / 153` is the month.
fn date(days: u64) -> String {
    let days = days + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, turn) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + turn)
}

fn cpu() -> String {
    let linux = std::fs::read_to_string("/proc/cpuinfo").ok().and_then(|info| {
        let line = info.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    });
    linux
        .or_else(|| output("sysctl", &["-n", "machdep.cpu.brand_string"]))
        .or_else(|| std::env::var("PROCESSOR_IDENTIFIER").ok())
        .unwrap_or_else(|| std::env::consts::ARCH.to_owned())
}

fn commit() -> String {
    let Some(hash) = output("git", &["rev-parse", "--short=12", "HEAD"]) else {
        return "unknown".into();
    };
    // A run writes its own results files, which do not change what was measured.
    let status = ["status", "--porcelain", "--", ":(top)", ":(top,exclude)bench/results"];
    match output("git", &status) {
        Some(changes) if changes.is_empty() => hash,
        _ => format!("{hash} with changes"),
    }
}

fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output =
        Command::new(program).args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output();
    let output = output.ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Names and versions of the peers, from the lockfile that this program was built with.
fn peers() -> String {
    let lock = include_str!("../../Cargo.lock");
    let version = |name: &str| {
        let entry = lock.split("[[package]]").find(|e| e.contains(&format!("\nname = \"{name}\"")));
        let version = entry.and_then(|entry| entry.split("version = \"").nth(1));
        version.and_then(|rest| rest.split('"').next()).unwrap_or("unknown")
    };
    PEERS.map(|name| format!("{name} {}", version(name))).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_the_calendar() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(11_017), "2000-03-01");
        assert_eq!(date(20_513), "2026-03-01");
        assert_eq!(date(20_512), "2026-02-28");
    }

    #[test]
    fn the_lockfile_has_a_version_of_every_peer() {
        assert!(!peers().contains("unknown"), "{}", peers());
        assert!(peers().contains("bincode 2."), "{}", peers());
    }

    #[test]
    fn slugs_suit_file_names() {
        let machine = Machine {
            date: String::new(),
            cpu: "Intel(R) Core(TM) i7-9700K @ 3.60GHz".into(),
            commit: String::new(),
            peers: String::new(),
        };
        assert_eq!(machine.slug(), "intel-core-i7-9700k-3-60ghz");
    }
}
