//! Conditions on fields that arrive as they were.

use super::Generator;
use crate::model::{Body, Coding, Field, Flavor, Ty};
use crate::twin::{Calculation, Condition};
use crate::value::{Int, Num, Value};

impl Generator {
    /// A condition on an earlier field whose value arrives as it was.
    pub(super) fn condition(&mut self, earlier: &[Field]) -> Option<Condition> {
        let mut found = Vec::new();
        for (index, field) in earlier.iter().enumerate() {
            self.about_field(field, vec![index], &mut found);
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

    /// Returns the properties of a present field that both sides have.
    fn about_field(&mut self, field: &Field, path: Vec<usize>, found: &mut Vec<Condition>) {
        let is_custom = matches!(field.coding, Coding::With(..) | Coding::Subset(..));
        let is_lost = field.default_bit && !equal_is_same(&field.ty, &field.coding);
        if !field.skip && !is_custom && !is_lost {
            self.about(&field.ty, is_exact(&field.coding), path, found);
        }
    }

    /// What can be said about a value of this type. Of one that is not exact, it is known whether
    /// it is there, and how many there are.
    fn about(&mut self, ty: &Ty, exact: bool, path: Vec<usize>, found: &mut Vec<Condition>) {
        let inside = |at: usize| [&path[..], &[at]].concat();
        match ty {
            Ty::Bool if exact => {
                found.push(Condition::True(path.clone()));
                found.push(Condition::True(path));
            }
            Ty::Int(int) if exact => {
                let bound = self.rng.within(0..=5);
                found.push(Condition::Equal(path.clone(), Value::int(i128::from(bound))));
                found.push(Condition::Above(path.clone(), Num::of(i128::from(bound))));
                // Conditions calculate with what an `i128` holds.
                if *int != Int::U128 {
                    let of = [Calculation::Mask, Calculation::Every];
                    let calculation = *self.rng.pick(&of);
                    let number = self.rng.within(1..=9) as u64;
                    found.push(Condition::Calculated(path, calculation, number));
                }
            }
            Ty::Char if exact => found.push(Condition::Equal(path, Value::Char('a'))),
            Ty::Option(of) => {
                if exact && matches!(**of, Ty::Int(_)) {
                    let value = Value::some(Value::int(i128::from(self.rng.within(0..=3))));
                    found.push(Condition::Equal(path.clone(), value));
                }
                if exact && matches!(**of, Ty::Int(_)) {
                    let bound = Num::of(i128::from(self.rng.within(0..=3)));
                    found.push(Condition::SomeAbove(path.clone(), bound));
                }
                found.push(Condition::Some(path.clone()));
                found.push(Condition::Some(path));
            }
            // A rotation or direction is one value.
            Ty::Array(of, _, _) if !exact && **of == Ty::F32 => {}
            Ty::Vec(_) | Ty::Array(..) | Ty::Home(..) | Ty::Set(..) | Ty::Heap(_) | Ty::Map(..) => {
                found.push(Condition::Longer(path, self.rng.below(2)));
            }
            Ty::Text => {
                found.push(Condition::Longer(path.clone(), self.rng.below(3)));
                found.push(Condition::Equal(path, Value::Text("ab".into())));
            }
            Ty::Tuple(parts) if path.len() < 2 => {
                for (at, part) in parts.iter().enumerate() {
                    self.about(part, exact, inside(at), found);
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
                            // A part that is left out is not known to both sides.
                            if field.when.is_none() {
                                self.about_field(field, inside(at), found);
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

/// Returns whether a number of this coding arrives as it was.
fn is_exact(coding: &Coding) -> bool {
    matches!(
        coding,
        Coding::Plain
            | Coding::Range(..)
            | Coding::Bits(_)
            | Coding::Fixed(..)
            | Coding::Relative(_)
            | Coding::Bytes
            | Coding::Wide
    )
}

/// Returns whether values that are equal to a default are that default, to the bit.
fn equal_is_same(ty: &Ty, coding: &Coding) -> bool {
    match ty {
        Ty::Bool | Ty::Char | Ty::Int(_) | Ty::Text => is_exact(coding),
        Ty::Option(of) | Ty::Array(of, _, _) | Ty::Vec(of) => equal_is_same(of, coding),
        _ => false,
    }
}
