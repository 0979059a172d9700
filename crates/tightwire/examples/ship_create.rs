//! A packet that creates a ship: 219 bits, described by its struct alone.
//!
//! `cargo run --example ship_create`

use tightwire::{Wire, decode, encode, measure};

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
enum ShipType {
    Fighter,
    Bomber,
    Scout,
    Carrier,
    Miner,
    Drone,
}

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
enum Team {
    Red,
    Green,
    Blue,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct ShipCreate {
    ship_type: ShipType, // 3 bits for 6 variants
    #[wire(range = -8_388_608..=8_388_608)]
    position: [i32; 3], // 25 bits each
    #[wire(range = -1024..=1024)]
    rotation: [i16; 4], // 12 bits each
    #[wire(range = -2_097_152..=2_097_152)]
    linear_velocity: [i32; 3], // 23 bits each
    #[wire(bits = 4)]
    flags: Option<u8>, // 1 bit, and 4 if there are any
    team: Team,          // 2 bits for 3 variants
    #[wire(range = 0..=1000)]
    health: i16, // 10 bits
    #[wire(range = 0..=100)]
    thrust: i8, // 7 bits
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut ships = Vec::new();
    for (ship_type, team, flags) in [
        (ShipType::Fighter, Team::Red, Some(0b1001)),
        (ShipType::Bomber, Team::Green, None),
        (ShipType::Scout, Team::Blue, Some(0)),
        (ShipType::Carrier, Team::Red, None),
        (ShipType::Miner, Team::Green, Some(15)),
        (ShipType::Drone, Team::Blue, None),
    ] {
        ships.push(ShipCreate {
            ship_type,
            position: [1_200_000, -8_388_608, 77],
            rotation: [0, 0, -1024, 1024],
            linear_velocity: [250_000, 0, -3],
            flags,
            team,
            health: 1000,
            thrust: 55,
        });
    }

    // The most a ship can take is a constant, so a buffer for it needs no guess.
    let mut buffer = [0; ShipCreate::MAX_BYTES];
    for ship in &ships {
        let packet = encode(ship, &mut buffer)?;
        println!("{:?}: {} bits, {} bytes", ship.ship_type, measure(ship)?, packet.len());
        assert_eq!(decode::<ShipCreate>(packet)?, *ship);
    }

    // A value outside its range is an error, and so is a packet that holds one.
    let wreck = ShipCreate { health: -1, ..ships.remove(0) };
    if let Err(error) = encode(&wreck, &mut buffer) {
        println!("health -1: {error}");
    }

    print!("\n{}", ShipCreate::SCHEMA);
    println!("hash {:016x}", ShipCreate::SCHEMA.hash());
    Ok(())
}

#[test]
fn it_does_what_it_says() -> Result<(), Box<dyn std::error::Error>> {
    main()
}
