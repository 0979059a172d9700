//! Sessions in files: the cubes of `tools/record --plain`, and the shooter.

use std::path::Path;

use tightwire_delta::{FieldKind, GroupSpec, Plan, Rows, TableSpec, Tape};

const CUBES: usize = 901;
const PLAYERS: usize = 64;

/// Which game a file is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    Cubes,
    Shooter,
}

impl Game {
    /// The ages of baselines if nothing is lost: that of the first, and the distances of the others.
    pub fn ages(self) -> [u32; 3] {
        match self {
            Self::Cubes => [6, 8, 12],
            Self::Shooter => [4, 5, 7],
        }
    }

    pub fn plan(self) -> Plan {
        let int = |last| FieldKind::Int { last };
        let none = Rows::Fixed { parent: 0, rows: 1 };
        let root = TableSpec { rows: none, groups: vec![] };
        let tables = match self {
            Self::Cubes => vec![
                root,
                TableSpec {
                    rows: Rows::Fixed { parent: 0, rows: CUBES as u32 },
                    groups: vec![
                        GroupSpec::new(&[FieldKind::Rotation { bits: 9 }]),
                        GroupSpec::new(&[int(262_143), int(262_143), int(16_383)]),
                        GroupSpec::new(&[FieldKind::FLAG]),
                    ],
                },
            ],
            Self::Shooter => vec![
                root,
                TableSpec {
                    rows: Rows::Fixed { parent: 0, rows: PLAYERS as u32 },
                    groups: vec![
                        GroupSpec::new(&[int(262_143), int(262_143), int(262_143)]),
                        GroupSpec::new(&[FieldKind::Wrapping { last: 4095 }, int(2047)]),
                        GroupSpec::new(&[int(200), int(100)]),
                        GroupSpec::new(&[FieldKind::Symbol { last: 7 }]),
                        GroupSpec::new(&[int(255)]),
                        GroupSpec::new(&[FieldKind::Symbol { last: 11 }]),
                        GroupSpec::new(&[FieldKind::Wrapping { last: 255 }]),
                        GroupSpec::new(&[FieldKind::FLAG, int(63)]),
                        GroupSpec::new(&[FieldKind::FLAG]),
                        GroupSpec::new(&[FieldKind::FLAG]),
                        GroupSpec::new(&[int(65535)]),
                    ],
                },
                TableSpec {
                    rows: Rows::Keyed { most: 200 },
                    groups: vec![
                        GroupSpec::new(&[int(u32::MAX)]),
                        GroupSpec::new(&[int(262_143), int(262_143), int(262_143)]),
                        GroupSpec::new(&[FieldKind::Symbol { last: 3 }]),
                        GroupSpec::new(&[int(63)]),
                    ],
                },
            ],
        };
        Plan::new(&tables).expect("both descriptions are plans")
    }
}

/// The states of a session, in codes.
pub struct Session {
    pub name: String,
    pub game: Game,
    pub tapes: Vec<Tape>,
}

impl Session {
    /// Reads a file. Cubes are recognized by their size: a whole number of frames of 901 cubes
    /// whose fields are in range.
    pub fn read(path: &Path) -> Result<Self, String> {
        let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let values: Vec<i32> = bytes
            .chunks_exact(4)
            .map(|word| i32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (game, tapes) = if let Some(tapes) = cubes(&values) {
            (Game::Cubes, tapes)
        } else if let Some(tapes) = shooter(&values) {
            (Game::Shooter, tapes)
        } else {
            return Err(format!("{}: neither cubes nor a shooter", path.display()));
        };
        Ok(Self { name, game, tapes })
    }
}

fn checked(plan: &Plan, tape: Tape) -> Option<Tape> {
    tape.check(plan).then_some(tape)
}

fn cubes(values: &[i32]) -> Option<Vec<Tape>> {
    if values.is_empty() || !values.len().is_multiple_of(CUBES * 8) {
        return None;
    }
    let plan = Game::Cubes.plan();
    values
        .chunks_exact(CUBES * 8)
        .map(|frame| {
            let mut tape = Tape::new(&plan);
            for (row, cube) in tape.words_mut(1).chunks_exact_mut(5).zip(frame.chunks_exact(8)) {
                let &[largest, one, two, three, x, y, z, interacting] = cube else { return None };
                row.copy_from_slice(&[
                    (largest | (one << 2) | (two << 11) | (three << 20)) as u32,
                    (x + 131_072) as u32,
                    (y + 131_072) as u32,
                    z as u32,
                    interacting as u32,
                ]);
            }
            checked(&plan, tape)
        })
        .collect()
}

fn shooter(values: &[i32]) -> Option<Vec<Tape>> {
    let plan = Game::Shooter.plan();
    let mut rest = values;
    let mut tapes = Vec::new();
    while !rest.is_empty() {
        let (players, after) = rest.split_at_checked(PLAYERS * 16)?;
        let (&count, after) = after.split_first()?;
        let (shots, after) =
            after.split_at_checked(usize::try_from(count).ok()?.checked_mul(6)?)?;
        let mut tape = Tape::new(&plan);
        for (row, player) in tape.words_mut(1).chunks_exact_mut(16).zip(players.chunks_exact(16)) {
            for (index, (word, &value)) in row.iter_mut().zip(player).enumerate() {
                *word = (value + if index < 2 { 131_072 } else { 0 }) as u32;
            }
        }
        for shot in shots.chunks_exact(6) {
            let &[id, x, y, z, kind, owner] = shot else { return None };
            tape.push(
                2,
                &[
                    id as u32,
                    (x + 131_072) as u32,
                    (y + 131_072) as u32,
                    z as u32,
                    kind as u32,
                    owner as u32,
                ],
            );
        }
        tapes.push(checked(&plan, tape)?);
        rest = after;
    }
    Some(tapes)
}
