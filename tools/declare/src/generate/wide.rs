//! Wide types: the derive divides their fields or variants into several functions.

use super::{Generator, Scope};
use crate::model::{Body, Record};

impl Generator {
    /// Adds a struct with more fields than one function has, and returns its number.
    pub(super) fn wide_struct(&mut self) -> usize {
        let fields = 66 + self.rng.below(60);
        let scope = self.wide_scope();
        let body = Body::Struct(self.record(scope, fields, 0));
        self.add("Root".into(), body)
    }

    /// Adds an enum with more fields than one function has, and returns its number. One of its
    /// variants is wide itself.
    pub(super) fn wide_enum(&mut self) -> usize {
        let variants = 20 + self.rng.below(10);
        let wide = self.rng.below(variants);
        let records = (0..variants).map(|number| {
            let most = if number == wide { 70 } else { self.rng.below(12) };
            let scope = self.wide_scope();
            let rename = self.rng.chance(10).then(|| format!("Old{number}"));
            Record { rename, ..self.record(scope, most, 0) }
        });
        let body = Body::Enum(records.collect());
        self.add("Root".into(), body)
    }

    /// Mostly short numbers, with some conditions that look at fields far before them.
    fn wide_scope(&mut self) -> Scope {
        Scope {
            conditions: *self.rng.pick(&[5, 25]),
            options: *self.rng.pick(&[10, 40]),
            is_dense: self.rng.chance(85),
            ..Scope::derived(1)
        }
    }
}
