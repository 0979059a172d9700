//! Draws the field as text.

use crate::packets::{FIELD, World};

const COLUMNS: usize = 50;
const ROWS: usize = 25;

/// Returns a map: tanks are letters, whole barrels are `o`, and damaged ones `2` or `1`.
pub fn map(world: &World) -> Vec<String> {
    let mut cells = vec![vec![' '; COLUMNS]; ROWS];
    let mut draw = |position: [f32; 2], sign: char| {
        let cell = |at: f32, cells: usize| {
            ((at + FIELD) / (2.0 * FIELD) * cells as f32).clamp(0.0, cells as f32 - 1.0) as usize
        };
        let (column, row) = (cell(position[0], COLUMNS), cell(position[1], ROWS));
        if let Some(cell) = cells.get_mut(row).and_then(|row| row.get_mut(column)) {
            *cell = sign;
        }
    };
    for barrel in world.barrels.iter().filter(|barrel| barrel.health > 0) {
        let sign = if barrel.health == 3 { 'o' } else { char::from(b'0' + barrel.health) };
        draw(barrel.position, sign);
    }
    for tank in &world.tanks {
        draw(tank.position, char::from(b'A' + tank.player - 1));
    }
    let lines = cells.into_iter().map(|row| format!("|{}|", row.into_iter().collect::<String>()));
    lines.collect()
}
