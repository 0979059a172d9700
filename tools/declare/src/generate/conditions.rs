//! Conditions on fields that arrive as they were.

use super::Generator;
use crate::model::{Body, Coding, Field, Flavor, Ty, With};
use crate::twin::Condition;
use crate::value::{Num, Value};

impl Generator {
    /// A condition on an earlier field whose value arrives as it was.
    pub(super) fn condition(&mut self, earlier: &[Field]) -> Option<Condition> {
        let mut found = Vec::new();
        for (index, field) in earlier.iter().enumerate() {
            let is_lost =
                matches!(field.coding, Coding::With(With::Nothing, _) | Coding::Subset(..));
            if !field.skip && !is_lost {
                self.about(&field.ty, vec![index], &mut found);
            }
        }
        if found.is_empty() {
            return None;
        }
        let mut condition = self.rng.pick(&found).clone();
        if self.rng.chance(25) {
            let other = Box::new(self.rng.pick(&found).clone());
            condition = match self.rng.chance(50) {
                true => Condition::And(Box::new(condition), other),
                false => Condition::Or(Box::new(condition), other),
            };
        }
        Some(match self.rng.chance(35) {
            true => Condition::Not(Box::new(condition)),
            false => condition,
        })
    }

    /// What can be said about a value of this type.
    fn about(&mut self, ty: &Ty, path: Vec<usize>, found: &mut Vec<Condition>) {
        let inside = |at: usize| [&path[..], &[at]].concat();
        match ty {
            Ty::Bool => {
                found.push(Condition::True(path.clone()));
                found.push(Condition::True(path));
            }
            Ty::Int(_) => {
                let bound = self.rng.within(0..=5);
                found.push(Condition::Equal(path.clone(), Value::int(i128::from(bound))));
                found.push(Condition::Above(path, Num::of(i128::from(bound))));
            }
            Ty::Char => found.push(Condition::Equal(path, Value::Char('a'))),
            Ty::Option(of) => {
                if matches!(**of, Ty::Int(_)) {
                    let value = Value::some(Value::int(i128::from(self.rng.within(0..=3))));
                    found.push(Condition::Equal(path.clone(), value));
                }
                if matches!(**of, Ty::Int(_)) {
                    let bound = Num::of(i128::from(self.rng.within(0..=3)));
                    found.push(Condition::SomeAbove(path.clone(), bound));
                }
                found.push(Condition::Some(path.clone()));
                found.push(Condition::Some(path));
            }
            Ty::Vec(_) => found.push(Condition::Longer(path, self.rng.below(2))),
            Ty::Text => {
                found.push(Condition::Longer(path.clone(), self.rng.below(3)));
                found.push(Condition::Equal(path, Value::Text("ab".into())));
            }
            Ty::Tuple(parts) if path.len() < 2 => {
                for (at, part) in parts.iter().enumerate() {
                    self.about(part, inside(at), found);
                }
            }
            Ty::Named(number, args) if args.is_empty() => {
                let decl = self.decls[*number].clone();
                if decl.flavor != Flavor::Derived || decl.length.is_some() {
                    return;
                }
                match &decl.body {
                    Body::Enum(records) => {
                        found.push(Condition::Variant(path, self.rng.below(records.len())));
                    }
                    Body::Struct(record) if path.len() < 2 => {
                        for (at, field) in record.fields.iter().enumerate() {
                            let is_lost = matches!(field.coding, Coding::With(With::Nothing, _));
                            // A part that is left out is not known to both sides.
                            if !field.skip && !is_lost && field.when.is_none() {
                                self.about(&field.ty, inside(at), found);
                            }
                        }
                    }
                    Body::Struct(_) => {}
                }
            }
            _ => {}
        }
    }
}
