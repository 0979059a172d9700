//! Vectors and rotations of glam as fields.
//!
//! ```text
//! cargo run --example glam --features glam-034
//! ```
//!
//! In your crate it is `cargo add glam@0.34` and `cargo add tightwire --features glam-034`.

// Here every release of glam has a name of its own; in your crate this line is not needed.
use glam_034 as glam;

use std::error::Error;

use glam::{Quat, Vec2, Vec3};
use tightwire::{Wire, decode, encode};

#[derive(Wire, Clone, Debug)]
struct Body {
    #[wire(compressed(-512.0..=511.0, 0.01))]
    position: Vec3, // 17 bits for each of three
    #[wire(smallest_three = 9)]
    rotation: Quat, // 29 bits
    #[wire(unit = 10)]
    aim: Vec3, // 20 bits
    #[wire(default_bit)]
    velocity: Vec3, // 1 bit at rest, else 97
    #[wire(compressed(-1.0..=1.0, 0.01))]
    stick: Option<Vec2>, // 1 bit, and 16 if there is one
}

fn main() -> Result<(), Box<dyn Error>> {
    let body = Body {
        position: Vec3::new(12.5, 1.8, -300.0),
        rotation: Quat::from_rotation_y(1.2),
        aim: Vec3::new(0.6, 0.0, -0.8),
        velocity: Vec3::ZERO,
        stick: Some(Vec2::new(0.25, -1.0)),
    };
    let mut buffer = [0; Body::MAX_BYTES];
    let packet = encode(&body, &mut buffer)?;
    println!("{} bytes, at most {}", packet.len(), Body::MAX_BYTES);
    assert_eq!(packet.len(), (3 * 17 + 29 + 20 + 1 + 17usize).div_ceil(8));

    let back: Body = decode(packet)?;
    println!("{back:?}");
    assert!(back.position.distance(body.position) < 0.01);
    assert!(back.rotation.angle_between(body.rotation).to_degrees() < 0.5);
    assert!(back.aim.angle_between(body.aim).to_degrees() < 0.3);
    assert_eq!(back.velocity, body.velocity);
    Ok(())
}

#[test]
fn it_does_what_it_says() -> Result<(), Box<dyn Error>> {
    main()
}
