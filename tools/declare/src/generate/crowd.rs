//! Root messages: enums of many values, with structs between other fields.
//!
//! The library reads and writes what is large in a function of its own, and does so sooner where an
//! enum has much in its variants. The fields before and after it are still gathered into runs.

use super::{Generator, Scope};
use crate::model::{Body, Decl, Flavor, Record, Ty};

/// The fields of nested structs: few, as many as are just inlined, and more.
const SIZES: [usize; 5] = [3, 5, 24, 25, 33];

impl Generator {
    /// An enum over some structs, and its number.
    pub(super) fn crowd(&mut self) -> usize {
        self.groups = SIZES.iter().map(|&size| self.group(size)).collect();
        // Often with more values than are inlined into one enum.
        let variants = *self.rng.pick(&[3, 8, 20, 30]);
        let scope = Scope {
            conditions: *self.rng.pick(&[0, 20]),
            options: 15,
            is_dense: self.rng.chance(80),
            is_crowd: true,
            ..Scope::derived(0)
        };
        let records = (0..variants).map(|number| {
            let most = 1 + self.rng.below(4);
            let rename = self.rng.chance(10).then(|| format!("Old{number}"));
            Record { rename, ..self.record(scope, most, 0) }
        });
        let body = Body::Enum(records.collect());
        self.add("Root".into(), body)
    }

    /// One of the structs, alone or in something.
    pub(super) fn held(&mut self) -> Ty {
        let one = Ty::Named(*self.rng.pick(&self.groups), Vec::new());
        match self.rng.below(10) {
            0 => Ty::Option(Box::new(one)),
            1 => Ty::Array(Box::new(one), 2, false),
            2 => Ty::Vec(Box::new(one)),
            3 => Ty::Tuple(vec![Ty::Bool, one]),
            4 => Ty::Pointer("Box", Box::new(one)),
            _ => one,
        }
    }

    /// Creates a struct with this many numbers. Most of them are always present.
    fn group(&mut self, size: usize) -> usize {
        let is_fixed = self.rng.chance(70);
        let options = if is_fixed { 0 } else { 10 };
        let scope = Scope { is_dense: true, is_fixed, conditions: 5, options, ..Scope::derived(1) };
        let body = Body::Struct(self.record(scope, size, 0));
        self.add(format!("H{}", self.decls.len()), body)
    }

    pub(super) fn add(&mut self, name: String, body: Body) -> usize {
        self.decls.push(Decl {
            name,
            params: 0,
            length: None,
            body,
            flavor: Flavor::Derived,
            tag_bits: None,
            bound: false,
            names_crate: false,
        });
        self.decls.len() - 1
    }
}
