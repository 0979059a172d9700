//! The types of a game as a schema file.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say so on the spot")]

use tightwire::Wire;
use tightwire_schema::{Interpreter, SchemaFile};
use tightwire_session::{FromClient, FromServer, Game, Protocol};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Input {
    #[wire(range = -100..=100)]
    throttle: i8,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Chat {
    #[wire(max_len = 20)]
    text: String,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    #[wire(max_len = 300)]
    heights: Vec<u16>,
}

struct MyGame;
impl Game for MyGame {
    type Input = Input;
    type ToServer = Chat;
    type ToClient = Chat;
    type World = World;
}
const PROTOCOL: Protocol<MyGame> = Protocol::new("my game", 3);

#[test]
fn the_protocol_of_a_session_has_a_schema_file_by_which_its_values_are_read() {
    let text = SchemaFile::of(&PROTOCOL).unwrap().to_json();
    let file = SchemaFile::from_json(&text).unwrap();
    let shown = |root: &str, bytes: &[u8]| {
        let value = Interpreter::of(&file, root).unwrap().decode(bytes).unwrap();
        value.to_string()
    };
    let mut buffer = [0; 64];
    let input = FromClient::<Input, Chat>::Input(Input { throttle: -7 });
    let shown_input = shown("to server", tightwire::encode(&input, &mut buffer).unwrap());
    assert!(shown_input.contains("Input") && shown_input.contains("-7"), "{shown_input}");
    let world = FromServer::<Chat, World>::World(World { heights: vec![5, 9] });
    let shown_world = shown("to client", tightwire::encode(&world, &mut buffer).unwrap());
    assert!(shown_world.contains("heights") && shown_world.contains("[5,9]"), "{shown_world}");
}

#[test]
fn the_protocol_of_a_session_prints_its_types() {
    let text = PROTOCOL.to_string();
    assert!(text.contains("throttle: int -100..=100"), "{text}");
}
