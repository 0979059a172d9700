//! The pictures of stable formats are up to date. The others can be drawn.

#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use tightwire_pictures::{anatomy, baselines, delta_packet, first_packet, layers, skirmish};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn image(name: &str) -> String {
    fs::read_to_string(root().join("docs/images").join(name)).unwrap()
}

/// If this fails, run `cargo run -p tightwire-pictures`, and look at the pictures.
#[test]
fn pictures_of_packets_and_crates_are_up_to_date() {
    assert!(image("first-packet.svg") == first_packet(), "first-packet.svg");
    assert!(image("anatomy.svg") == anatomy(), "anatomy.svg");
    assert!(image("layers.svg") == layers(&root()), "layers.svg");
}

/// The sizes of deltas change whenever their coder improves, so only the drawing is tested.
#[test]
fn pictures_of_deltas_can_be_drawn() {
    for picture in [baselines(), delta_packet(), skirmish()] {
        assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
    }
}
