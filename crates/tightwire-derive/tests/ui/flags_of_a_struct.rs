//! `flags!` is for what `bitflags!` makes.
struct Keys(u8);

tightwire::flags!(Keys);

fn main() {}
