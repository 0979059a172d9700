//! Schemas that are large when every type in them is written out.

use tightwire::Wire;
use tightwire::packet::Protocol;

/// Structs that hold ten of the one before.
macro_rules! tens {
    ($($name:ident of $inner:ty;)*) => {$(
        #[derive(Wire)]
        struct $name {
            health: $inner,
            position: $inner,
            velocity: $inner,
            rotation: $inner,
            animation: $inner,
            inventory: $inner,
            equipment: $inner,
            abilities: $inner,
            cooldowns: $inner,
            modifiers: $inner,
        }
    )*};
}

tens! {
    Ten of u8;
    Hundred of Ten;
    Thousand of Hundred;
    TenThousand of Thousand;
    HundredThousand of TenThousand;
}

const PROTOCOL: Protocol<HundredThousand, HundredThousand> = Protocol::new("large", 1);

/// Every type is written out wherever it is used.
#[test]
fn the_id_of_a_protocol_of_a_hundred_thousand_fields_is_a_constant() {
    const ID: u64 = PROTOCOL.id();
    let other: Protocol<TenThousand, HundredThousand> = Protocol::new("large", 1);
    assert_ne!(ID, other.id());
}
