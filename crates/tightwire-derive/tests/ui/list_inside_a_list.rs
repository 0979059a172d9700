use tightwire::Wire;

type Name = String;

#[derive(Wire)]
struct Chat {
    #[wire(max_len = 2)]
    lines: Vec<String>,
    #[wire(max_len = 2, range = 0..=9)]
    rows: Option<Vec<Option<Vec<u8>>>>,
    tags: Vec<String>,
    #[wire(max_len = 2)]
    scores: Vec<(u8, String)>,
    #[wire(max_len = 2)]
    author: (u8, String),
}

// What the derive cannot see, the compiler says.
#[derive(Wire)]
struct Hidden {
    #[wire(max_len = 2)]
    names: Vec<Name>,
}

fn main() {}
