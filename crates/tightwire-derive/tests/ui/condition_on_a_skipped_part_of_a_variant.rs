use tightwire::Wire;

#[derive(Wire)]
enum Door {
    Open {
        #[wire(skip)]
        hidden: u8,
    },
    Shut,
}

#[derive(Wire)]
struct Room {
    door: Door,
    #[wire(if = matches!(door, Door::Open { hidden: 0 }), version = 1)]
    draught: bool,
}

fn main() {}
