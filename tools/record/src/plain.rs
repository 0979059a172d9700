//! The plain layout: eight little-endian `i32` per cube, cube after cube, frame after frame.

use std::io::{self, Write};

use crate::recording::CubeState;

/// Writes one frame.
pub(crate) fn write_frame(out: &mut impl Write, cubes: &[CubeState]) -> io::Result<()> {
    for cube in cubes {
        let largest = [i32::from(cube.largest)];
        let interacting = [i32::from(cube.interacting)];
        for field in largest.iter().chain(&cube.turn).chain(&cube.place).chain(&interacting) {
            out.write_all(&field.to_le_bytes())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_come_in_the_published_order() {
        let cube = CubeState { largest: 3, turn: [4, 5, 6], place: [-7, 8, 9], interacting: true };
        let mut bytes = Vec::new();
        write_frame(&mut bytes, &[cube]).unwrap();
        assert_eq!(bytes.len(), 32);
        let fields: Vec<i32> =
            bytes.chunks(4).map(|field| i32::from_le_bytes(field.try_into().unwrap())).collect();
        assert_eq!(fields, [3, 4, 5, 6, -7, 8, 9, 1]);
    }
}
