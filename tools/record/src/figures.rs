//! Statistics of a recording, and a hash that identifies it.

use std::fmt;

use crate::recording::CubeState;

/// Collects figures frame by frame.
#[derive(Default)]
pub(crate) struct Figures {
    last: Vec<CubeState>,
    /// The number of cubes that differ from the frame before, for every frame but the first.
    changed: Vec<usize>,
    interacting: usize,
    frames: usize,
}

impl Figures {
    /// Counts one more frame.
    pub(crate) fn add(&mut self, cubes: &[CubeState]) {
        if self.frames > 0 {
            let changed = cubes.iter().zip(&self.last).filter(|(now, last)| now != last).count();
            self.changed.push(changed);
        }
        self.interacting += cubes.iter().filter(|cube| cube.interacting).count();
        self.frames += 1;
        self.last = cubes.to_vec();
    }

    /// The number of changes of cubes in all frames.
    pub(crate) fn changes(&self) -> usize {
        self.changed.iter().sum()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cubes, frames) = (self.last.len(), self.frames);
        let mean = self.changes() as f64 / self.changed.len().max(1) as f64;
        let least = self.changed.iter().min().unwrap_or(&0);
        let most = self.changed.iter().max().unwrap_or(&0);
        let end = self.changed.last().unwrap_or(&0);
        let touched = self.interacting as f64 / frames.max(1) as f64;
        writeln!(f, "{frames} frames of {cubes} cubes")?;
        writeln!(
            f,
            "changed per frame: least {least}, mean {mean:.1}, most {most}, last frame {end}"
        )?;
        writeln!(f, "share that changes: {:.1} %", 100.0 * mean / cubes.max(1) as f64)?;
        write!(f, "interacting per frame: mean {touched:.1}")
    }
}

/// The 64-bit FNV-1a hash of `bytes`.
pub(crate) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hash_agrees_with_the_published_values() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
