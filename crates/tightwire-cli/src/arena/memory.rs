//! Measures the memory of the process.

use serde::Serialize;

/// Resident memory in bytes, if the system reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Memory {
    pub start: Option<u64>,
    pub end: Option<u64>,
}

/// Returns the resident memory of this process in bytes, or nothing if the system does not report
/// it.
pub(crate) fn resident() -> Option<u64> {
    resident_in(&std::fs::read_to_string("/proc/self/status").ok()?)
}

fn resident_in(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kibibytes.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resident_memory_is_found_among_the_other_lines() {
        let status = "VmPeak:\t  9000 kB\nVmRSS:\t    5120 kB\nRssAnon:\t 100 kB\n";
        assert_eq!(resident_in(status), Some(5120 * 1024));
        assert_eq!(resident_in("VmPeak:\t  9000 kB\n"), None);
        assert_eq!(resident_in("VmRSS:\t many kB\n"), None);
    }
}
