//! Tables in plain text, the same on a terminal and in a file.

use std::fmt;

/// Rows under a head; the first column is words, the others are figures.
pub struct Text {
    rows: Vec<Vec<String>>,
}

impl Text {
    /// Starts a table with the names of its columns.
    pub fn new(columns: &[&str]) -> Self {
        Self { rows: vec![columns.iter().map(ToString::to_string).collect()] }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(String::len).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for (number, row) in self.rows.iter().enumerate() {
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                if column == 0 {
                    write!(f, "{cell:<width$}")?;
                } else {
                    write!(f, "  {cell:>width$}")?;
                }
            }
            writeln!(f)?;
            if number == 0 {
                let rule = widths.iter().sum::<usize>() + 2 * columns.saturating_sub(1);
                writeln!(f, "{}", "-".repeat(rule))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_end_under_each_other() {
        let mut text = Text::new(&["who", "ns"]);
        text.row(vec!["a".into(), "1.5".into()]);
        text.row(vec!["longer".into(), "120.0".into()]);
        assert_eq!(
            text.to_string(),
            "who        ns\n-------------\na         1.5\nlonger  120.0\n"
        );
    }
}
