//! Fields that depend on earlier ones, and lists of numbers that depend on each other.

use super::Generator;
use crate::model::{Coding, Field, Ty};
use crate::twin::Length;
use crate::value::{Int, Num};

impl Generator {
    /// A number above an earlier one.
    pub(super) fn relative(&mut self, earlier: &[Field]) -> Option<(Ty, Coding)> {
        // The reader may have another number from custom code, so the derive refuses that.
        let is_known = |coding: &Coding| !matches!(coding, Coding::With(..) | Coding::Codec(_));
        let is_number = |field: &Field| {
            matches!(field.ty, Ty::Int(_)) && !field.skip && is_known(&field.coding)
        };
        let candidates: Vec<usize> =
            (0..earlier.len()).filter(|at| is_number(&earlier[*at])).collect();
        if candidates.is_empty() {
            return None;
        }
        let to = *self.rng.pick(&candidates);
        Some((earlier[to].ty.clone(), Coding::Relative(to)))
    }

    /// A list of numbers that grow.
    pub(super) fn numbers_that_grow(&mut self) -> (Ty, Coding) {
        let int = *self.rng.pick(&[Int::U8, Int::U16, Int::U32, Int::I32, Int::I64]);
        let coding = match self.rng.below(3) {
            0 => Coding::Plain,
            1 if !int.is_signed() => Coding::Bits(1 + self.rng.below(int.bits() as usize) as u32),
            _ => self.range(int),
        };
        (Ty::Vec(Box::new(Ty::Int(int))), Coding::Ascending(Box::new(coding)))
    }

    /// A list of as many elements as earlier fields say.
    pub(super) fn of_computed_length(&mut self, earlier: &[Field]) -> Option<(Ty, Coding)> {
        // Those whose product stays small, negative ones among them.
        let is_small = |field: &Field| {
            let Ty::Int(int) = field.ty else { return false };
            !matches!(int, Int::Usize | Int::Isize)
                && !field.skip
                && match field.coding {
                    Coding::Range(low, Num::Above(high)) => high <= 100 && low >= Num::of(-100),
                    Coding::Bits(bits) => bits <= 4,
                    _ => false,
                }
        };
        let candidates: Vec<usize> =
            (0..earlier.len()).filter(|at| is_small(&earlier[*at])).collect();
        if candidates.is_empty() {
            return None;
        }
        let mut field = || Box::new(Length::Field(*self.rng.pick(&candidates)));
        let (a, b, c) = (field(), field(), field());
        let number = Box::new(Length::Number(self.rng.below(9) as u32));
        let length = match self.rng.below(7) {
            0 | 1 => *a,
            2 => Length::Times(a, b),
            3 => Length::Plus(a, number),
            4 => Length::Plus(Box::new(Length::Minus(a, b)), number),
            5 => Length::Minus(number, a),
            _ => Length::Times(Box::new(Length::Minus(a, b)), Box::new(Length::Minus(c, number))),
        };
        let (of, coding) = match self.rng.below(3) {
            0 => (Ty::Bool, Coding::Plain),
            1 => (self.with_default(2), Coding::Plain),
            _ => {
                let int = self.int();
                (Ty::Int(int), self.range(int))
            }
        };
        Some((Ty::Vec(Box::new(of)), Coding::Exactly(length, Box::new(coding))))
    }

    /// Creates a wrapping number near an earlier one.
    pub(super) fn around_earlier(&mut self, earlier: &[Field]) -> Option<(Ty, Coding)> {
        let is_known = |coding: &Coding| !matches!(coding, Coding::With(..) | Coding::Codec(_));
        let goes_round = |field: &Field| {
            let (Ty::Int(int) | Ty::Wrapping(int)) = field.ty else { return false };
            matches!(int, Int::U8 | Int::U16 | Int::U32 | Int::U64)
                && !field.skip
                && is_known(&field.coding)
        };
        let candidates: Vec<usize> =
            (0..earlier.len()).filter(|at| goes_round(&earlier[*at])).collect();
        if candidates.is_empty() {
            return None;
        }
        let from = *self.rng.pick(&candidates);
        Some((earlier[from].ty.clone(), Coding::Wrapping(from)))
    }
}
