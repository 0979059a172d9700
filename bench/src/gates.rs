//! The most instructions that a workload may take, by its name.

/// One line of `gates.toml`.
#[derive(Clone, Debug, PartialEq)]
pub struct Gate {
    /// The workload's name.
    pub workload: String,
    /// The most instructions per packet, or per bit group.
    pub instructions: f64,
}

/// The gates of this project.
pub const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/gates.toml");

/// Reads gates: lines of `"workload" = number`, and comments after `#`. A subset of TOML.
///
/// # Errors
///
/// The line that is neither, and the workload that has a gate already.
pub fn parse(text: &str) -> Result<Vec<Gate>, String> {
    let mut gates: Vec<Gate> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let gate = gate(line)
            .ok_or_else(|| format!("line {}: not `\"workload\" = number`: {line}", number + 1))?;
        if gates.iter().any(|other| other.workload == gate.workload) {
            return Err(format!("line {}: a second gate for {}", number + 1, gate.workload));
        }
        gates.push(gate);
    }
    Ok(gates)
}

fn gate(line: &str) -> Option<Gate> {
    let (name, number) = line.split_once('=')?;
    let workload = name.trim().strip_prefix('"')?.strip_suffix('"')?.to_owned();
    let instructions: f64 = number.trim().replace('_', "").parse().ok()?;
    // A gate that is not a finite number would let everything through.
    instructions.is_finite().then_some(Gate { workload, instructions })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gates_are_names_and_numbers() {
        let gates = parse("# head\n\n\"ships/derive/read\" = 5_900\n\"raw-bits/read\" = 7.5 # x\n");
        let gate = |workload: &str, instructions| Gate { workload: workload.into(), instructions };
        assert_eq!(gates, Ok(vec![gate("ships/derive/read", 5900.0), gate("raw-bits/read", 7.5)]));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["ships = 5", "\"ships\" 5", "\"ships\" = many", "\"ships\" = nan"] {
            assert!(parse(text).is_err(), "{text}");
        }
        assert!(parse("\"ships\" = 5\n\"ships\" = 6").is_err());
    }

    #[test]
    fn our_own_file_is_readable() {
        let text = std::fs::read_to_string(FILE).expect("gates.toml is missing");
        assert!(!parse(&text).expect("gates.toml is not readable").is_empty());
    }
}
