//! Numbers of conditions by the names of constants, and integers by the names of aliases.
//!
//! `scope::limits` of the tests has a module for each type of integer, with its numbers up to nine in a
//! table, two of them also under names of their own, one of which is in lower case.

use crate::model::{Coding, Field, Ty};
use crate::value::{Int, Num};

/// A number of a condition, one in three times as a literal: `path` decides.
pub(super) fn number(ty: &Ty, number: Num, path: &[usize]) -> String {
    let module = match inside(ty) {
        Some(int) => format!("limits::of_{}", int.name()),
        None => return number.source(),
    };
    match (number, path.iter().sum::<usize>() % 3) {
        (Num::Above(3), 1 | 2) => format!("{module}::THREE"),
        (Num::Above(4), 1 | 2) => format!("{module}::four"),
        (Num::Above(number @ 0..=9), 1 | 2) => format!("{module}::ALL[{number}]"),
        _ => number.source(),
    }
}

/// The constant that a pattern can have for a number, if there is one.
pub(super) fn in_pattern(ty: &Ty, number: Num, path: &[usize]) -> Option<String> {
    match ty {
        Ty::Int(int) if number == Num::Above(3) && path[0] % 2 == 0 => {
            Some(format!("limits::of_{}::THREE", int.name()))
        }
        _ => None,
    }
}

/// The alias of an integer type, for some of the fields that say nothing of their encoding.
pub(super) fn alias(field: &Field, at: usize) -> Option<String> {
    match field.ty {
        // Types that differ between platforms need an attribute, and the derive's error names it.
        Ty::Int(Int::Usize | Int::Isize) => None,
        Ty::Int(int) if field.coding == Coding::Plain && at % 3 == 1 => {
            Some(format!("limits::of_{}::Number", int.name()))
        }
        _ => None,
    }
}

fn inside(ty: &Ty) -> Option<Int> {
    match ty {
        Ty::Int(int) => Some(*int),
        Ty::Option(of) => inside(of),
        _ => None,
    }
}
