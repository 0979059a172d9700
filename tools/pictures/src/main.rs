//! Writes the pictures to docs/images.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let images = root.join("docs/images");
    for (name, picture) in [
        ("first-packet.svg", tightwire_pictures::first_packet()),
        ("anatomy.svg", tightwire_pictures::anatomy()),
        ("layers.svg", tightwire_pictures::layers(&root)),
        ("baselines.svg", tightwire_pictures::baselines()),
        ("delta-packet.svg", tightwire_pictures::delta_packet()),
        ("skirmish.svg", tightwire_pictures::skirmish()),
    ] {
        fs::write(images.join(name), picture)?;
        println!("docs/images/{name}");
    }
    Ok(())
}
