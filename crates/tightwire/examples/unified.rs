//! One function for both directions, for what a declaration cannot say.
//!
//! ```text
//! cargo run --example unified
//! ```

use std::error::Error;

use tightwire::prelude::*;
use tightwire::{Result, decode, encode_to_vec};

/// A part of a ship, with the parts that are attached to it.
#[derive(Clone, Debug, Default, PartialEq)]
struct Module {
    kind: u8,
    damage: u8,
    repaired_at: u32,
    attached: Vec<Module>,
}

impl Module {
    /// Writes, reads and measures, whatever `stream` does.
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.label("kind").int(&mut self.kind, 0..=11)?;
        // Most modules are complete, which takes one bit. The branch is the same on both sides, because
        // both have the bit.
        let mut is_whole = S::IS_WRITING && self.damage == 0;
        stream.label("whole").bool(&mut is_whole)?;
        if is_whole {
            self.damage = 0;
            self.repaired_at = 0;
        } else {
            stream.label("damage").int(&mut self.damage, 1..=100)?;
            stream.label("repaired").bits(&mut self.repaired_at, 20)?;
        }
        // A type inside itself: streams limit how deep it nests.
        stream.label("attached").list(&mut self.attached, 4, |stream, module| stream.object(module))
    }
}
tightwire::unified!(Module, version = 1);

/// Unified types are fields like any other.
#[derive(Wire, Debug, PartialEq)]
struct Ship {
    id: u16,
    hull: Module,
}

fn main() -> std::result::Result<(), Box<dyn Error>> {
    let engine = Module { kind: 3, damage: 40, repaired_at: 70_000, ..Module::default() };
    let hull = Module { kind: 1, attached: vec![engine, Module::default()], ..Module::default() };
    let ship = Ship { id: 513, hull };

    let packet = encode_to_vec(&ship)?;
    let (whole, damaged) = (4 + 1 + 3, 4 + 1 + 7 + 20 + 3);
    assert_eq!(packet.len(), (16 + 2 * whole + damaged as usize).div_ceil(8));
    assert_eq!(decode::<Ship>(&packet)?, ship);
    println!("{} bytes", packet.len());
    Ok(())
}

#[test]
fn it_does_what_it_says() -> std::result::Result<(), Box<dyn Error>> {
    main()
}
