//! The most instructions that a workload may take, by its name.
//!
//! A *goal* is what the project wants and a *gate* is what fails a run. They are the same where the
//! goal is reached. Where it is not, the gate stands at what was counted, so that the code gets no
//! worse and the missed goal is still in every table.

/// One line of `gates.toml`.
#[derive(Clone, Debug, PartialEq)]
pub struct Gate {
    /// The workload's name.
    pub workload: String,
    /// The goal.
    pub goal: Option<Limit>,
    /// The limit.
    pub gate: Limit,
}

/// Instructions per packet, or per bit group.
#[derive(Clone, Debug, PartialEq)]
pub enum Limit {
    /// A number.
    Number(f64),
    /// The sum of other workloads.
    Sum(Vec<String>),
}

impl Limit {
    /// Returns the limit in instructions. `counted` returns the figures of other workloads.
    ///
    /// # Errors
    ///
    /// That of `counted`.
    pub fn instructions(
        &self,
        mut counted: impl FnMut(&str) -> Result<f64, String>,
    ) -> Result<f64, String> {
        match self {
            Self::Number(number) => Ok(*number),
            Self::Sum(workloads) => workloads.iter().map(|workload| counted(workload)).sum(),
        }
    }

    /// The workloads that it is about.
    pub fn workloads(&self) -> &[String] {
        match self {
            Self::Number(_) => &[],
            Self::Sum(workloads) => workloads,
        }
    }
}

/// The gates of this project.
pub const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/gates.toml");

/// Reads gates, a subset of TOML: comments after `#`, and lines like
///
/// ```text
/// "workload" = 90                             # goal and gate
/// "workload" = { goal = 152, gate = 160 }     # or one of the two
/// "workload" = { gate = "another + a third" } # what others take together
/// ```
///
/// # Errors
///
/// The line that cannot be parsed, or the workload that has two gates.
pub fn parse(text: &str) -> Result<Vec<Gate>, String> {
    let mut gates: Vec<Gate> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let gate = gate(line).ok_or_else(|| format!("line {}: not a gate: {line}", number + 1))?;
        if gates.iter().any(|other| other.workload == gate.workload) {
            return Err(format!("line {}: a second gate for {}", number + 1, gate.workload));
        }
        gates.push(gate);
    }
    Ok(gates)
}

fn gate(line: &str) -> Option<Gate> {
    let (name, value) = line.split_once('=')?;
    let workload = quoted(name)?.to_owned();
    let Some(table) = value.trim().strip_prefix('{') else {
        let gate = limit(value)?;
        return Some(Gate { workload, goal: Some(gate.clone()), gate });
    };
    let (mut goal, mut gate) = (None, None);
    for pair in table.strip_suffix('}')?.split(',') {
        let (key, value) = pair.split_once('=')?;
        let target = match key.trim() {
            "goal" => &mut goal,
            "gate" => &mut gate,
            _ => return None,
        };
        if target.replace(limit(value)?).is_some() {
            return None;
        }
    }
    let gate = gate.or_else(|| goal.clone())?;
    Some(Gate { workload, goal, gate })
}

fn limit(text: &str) -> Option<Limit> {
    if let Some(sum) = quoted(text) {
        return Some(Limit::Sum(sum.split('+').map(|name| name.trim().to_owned()).collect()));
    }
    let number: f64 = text.trim().replace('_', "").parse().ok()?;
    // A gate that is not a finite number would let everything through.
    number.is_finite().then_some(Limit::Number(number))
}

fn quoted(text: &str) -> Option<&str> {
    text.trim().strip_prefix('"')?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(names: &[&str]) -> Limit {
        Limit::Sum(names.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_number_is_goal_and_gate() {
        let number = |workload: &str, number| Gate {
            workload: workload.into(),
            goal: Some(Limit::Number(number)),
            gate: Limit::Number(number),
        };
        let gates = parse("# head\n\n\"ships/derive/read\" = 5_900\n\"raw-bits/read\" = 7.5 # x\n");
        let expected = vec![number("ships/derive/read", 5900.0), number("raw-bits/read", 7.5)];
        assert_eq!(gates, Ok(expected));
    }

    #[test]
    fn a_table_has_a_goal_or_a_gate_or_both() {
        let gate = |text: &str| parse(text).unwrap().remove(0);
        let both = gate("\"a\" = { goal = 152, gate = \"b + c/d\" }");
        assert_eq!((both.goal, both.gate), (Some(Limit::Number(152.0)), sum(&["b", "c/d"])));
        let only_gate = gate("\"a\" = { gate = 13.5 }");
        assert_eq!((only_gate.goal, only_gate.gate), (None, Limit::Number(13.5)));
        let only_goal = gate("\"a\" = { goal = \"b\" }");
        assert_eq!((only_goal.goal, only_goal.gate), (Some(sum(&["b"])), sum(&["b"])));
    }

    #[test]
    fn a_sum_is_what_the_others_take() {
        let counted = |name: &str| match name {
            "b" => Ok(3.0),
            "c" => Ok(4.5),
            other => Err(format!("no workload {other}")),
        };
        assert_eq!(sum(&["b", "c"]).instructions(counted), Ok(7.5));
        assert!(sum(&["b", "d"]).instructions(counted).is_err());
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "ships = 5",
            "\"ships\" 5",
            "\"ships\" = many",
            "\"ships\" = nan",
            "\"ships\" = { }",
            "\"ships\" = { gate = 5",
            "\"ships\" = { gaol = 5 }",
            "\"ships\" = { gate = 5, gate = 6 }",
        ] {
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
