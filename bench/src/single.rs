//! Work that is measured outside the contest, as one loop without a direction.

/// A loop with its tables, ready to be measured.
pub trait Work {
    /// Walks through the table, `passes` times.
    fn run(&mut self, passes: usize);

    /// Units of work in one pass.
    fn units(&self) -> usize;
}

/// One such work by name.
#[derive(Clone, Copy)]
pub struct Single {
    /// The subject, such as `garbage/ships`.
    pub section: &'static str,
    /// The action, such as `random`.
    pub name: &'static str,
    /// Prepares the tables and checks the answers.
    pub prepare: fn() -> Box<dyn Work>,
}

impl Single {
    /// The workload's name.
    pub fn workload(&self) -> String {
        format!("{}/{}", self.section, self.name)
    }
}

/// A step over the entries of a table.
pub(crate) struct Loop<T, F> {
    pub(crate) table: Vec<T>,
    pub(crate) step: F,
}

impl<T, F: FnMut(&mut T)> Work for Loop<T, F> {
    fn run(&mut self, passes: usize) {
        for _ in 0..passes {
            for entry in &mut self.table {
                (self.step)(entry);
            }
        }
    }

    fn units(&self) -> usize {
        self.table.len()
    }
}
