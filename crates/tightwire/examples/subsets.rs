//! Sends the objects that changed, out of many, in as few bits as say which.
//!
//! ```text
//! cargo run --example subsets
//! ```

use std::error::Error;

use tightwire::prelude::*;
use tightwire::{ReadStream, Result, WriteStream};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Cube {
    height: f32,
    changed: bool,
}

/// Both directions: the changed cubes are written, and those that arrive are replaced.
fn snapshot<S: Stream>(cubes: &mut [Cube], stream: &mut S) -> Result<S> {
    stream.subset(
        cubes,
        |cube| cube.changed,
        |stream, cube| stream.compressed(&mut cube.height, 0.0..=100.0, 0.1),
    )
}

fn main() -> std::result::Result<(), Box<dyn Error>> {
    let mut server = vec![Cube::default(); 901];
    let mut client = server.clone();
    for (name, every) in [("few", 100), ("some", 20), ("most", 1)] {
        for cube in &mut server {
            cube.changed = false;
        }
        for cube in server.iter_mut().step_by(every) {
            *cube = Cube { height: cube.height + 1.5, changed: true };
        }
        let mut buffer = [0; 1200];
        let mut stream = WriteStream::new(&mut buffer);
        snapshot(&mut server, &mut stream)?;
        let packet = stream.finish()?;
        let count = server.iter().filter(|cube| cube.changed).count();
        println!("{name}: {count} of {} cubes in {} bytes", server.len(), packet.len());

        let mut stream = ReadStream::new(packet);
        snapshot(&mut client, &mut stream)?;
        stream.finish()?;
        for (ours, theirs) in client.iter().zip(&server) {
            assert!((ours.height - theirs.height).abs() < 0.051);
        }
    }
    Ok(())
}

#[test]
fn it_does_what_it_says() -> std::result::Result<(), Box<dyn Error>> {
    main()
}
