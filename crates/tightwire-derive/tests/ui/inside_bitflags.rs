use tightwire::Wire;

/// What `bitflags!` makes of a declaration.
mod bitflags {
    pub trait PublicFlags {
        type Internal;
    }
}

#[derive(Wire)]
struct Buttons(<Buttons as bitflags::PublicFlags>::Internal);

impl bitflags::PublicFlags for Buttons {
    type Internal = u8;
}

fn main() {}
