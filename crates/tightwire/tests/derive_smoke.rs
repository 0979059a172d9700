use tightwire::{Wire, decode, encode};

#[derive(Wire, Clone, Debug, PartialEq)]
enum ShipType {
    A,
    B,
    C,
    D,
    E,
    F,
}
#[derive(Wire, Clone, Debug, PartialEq)]
enum Team {
    Red,
    Green,
    Blue,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct ShipCreate {
    ship_type: ShipType,
    #[wire(range = -8388608..=8388608)]
    position: [i32; 3],
    #[wire(range = -1024..=1024)]
    rotation: [i16; 4],
    #[wire(range = -2097152..=2097152)]
    linear_velocity: [i32; 3],
    #[wire(bits = 4)]
    flags: Option<u8>,
    team: Team,
    #[wire(range = 0..=1000)]
    health: i16,
    #[wire(range = 0..=100)]
    thrust: i8,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Event {
    Nothing,
    Shot {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
    },
    Chat(#[wire(max_len = 20)] String),
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Rich<T> {
    #[wire(bits = 12)]
    tick: u16,
    #[wire(range = 0..=10, max_len = 8)]
    xs: Vec<Option<i16>>,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    jump: bool,
    #[wire(if = jump && tick > 5, range = 0..=3)]
    height: u8,
    #[wire(default_bit)]
    speed: f32,
    #[wire(relative_to = tick)]
    next: u16,
    #[wire(align, check = "middle")]
    stream: T,
    #[wire(bytes)]
    key: [u8; 5],
    #[wire(bytes, max_len = 9)]
    blob: Vec<u8>,
    #[wire(max_len = 3)]
    events: Vec<Event>,
    #[wire(skip)]
    cache: u64,
    #[wire(fixed(-100..=100, 8))]
    fx: i16,
}

#[test]
fn ship() {
    let ship = ShipCreate {
        ship_type: ShipType::E,
        position: [1, -8388608, 8388608],
        rotation: [-1024, 0, 1, 1024],
        linear_velocity: [5, -7, 2097152],
        flags: Some(9),
        team: Team::Blue,
        health: 1000,
        thrust: 77,
    };
    assert_eq!(ShipCreate::MAX_BITS, 219);
    let mut buffer = [0; ShipCreate::MAX_BYTES];
    let packet = encode(&ship, &mut buffer).unwrap();
    assert_eq!(packet.len(), 28);
    assert_eq!(decode::<ShipCreate>(packet), Ok(ship.clone()));
    println!("{}", ShipCreate::SCHEMA);
}

#[test]
fn rich() {
    let value = Rich {
        tick: 100,
        xs: vec![Some(3), None, Some(10)],
        steer: 0.25,
        jump: true,
        height: 2,
        speed: 3.5,
        next: 107,
        stream: 77u32,
        key: *b"hello",
        blob: vec![1, 2, 3],
        events: vec![
            Event::Nothing,
            Event::Shot { weapon: 3, target: Some(4) },
            Event::Chat("hi".into()),
        ],
        cache: 0,
        fx: -832,
    };
    let mut buffer = [0; 200];
    let packet = encode(&value, &mut buffer).unwrap();
    println!("{packet:02x?}");
    println!("{}", Rich::<u32>::SCHEMA);
    assert_eq!(decode::<Rich<u32>>(packet), Ok(value.clone()));
}
