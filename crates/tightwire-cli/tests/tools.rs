//! The tools of the command line, run as they are installed.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

mod support;

use support::nobody;

/// A new folder for the files of one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn tightwire(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tightwire"));
    command.current_dir(folder).args(arguments).output().unwrap()
}

fn text(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).unwrap()
}

#[test]
fn xray_shows_the_packet_of_the_demo_and_writes_a_page() {
    let folder = folder("demo");
    let output = tightwire(&folder, &["xray"]);
    assert!(output.status.success());
    let shown = text(&output.stdout);
    assert!(shown.starts_with("write Input: 65 bits in 9 bytes\n"), "{shown}");
    assert!(fs::read_to_string(folder.join("xray.html")).unwrap().contains("zoë"));
}

#[test]
fn xray_opens_saved_packets_and_saved_traces() {
    let folder = folder("saved");
    let save = ["xray", "--packet", "input.bin", "--json", "written.json"];
    assert!(tightwire(&folder, &save).status.success());

    let read = tightwire(&folder, &["xray", "input.bin", "--json", "read.json", "-o", "read.html"]);
    assert!(text(&read.stdout).starts_with("read Input: 65 bits in 9 bytes\n"));
    assert!(folder.join("read.html").exists());
    let again = tightwire(&folder, &["xray", "read.json"]);
    let table = |output: &Output| text(&output.stdout).split("\n\n").next().map(String::from);
    assert_eq!(table(&again), table(&read));

    // Throttle becomes 155.
    fs::write(folder.join("forged.bin"), [0xd2, 0xf4, 0xdf]).unwrap();
    let forged = tightwire(&folder, &["xray", "forged.bin", "--json", "forged.json"]);
    assert!(forged.status.success());
    let reason = "refused: throttle: 155 is outside -100..=100, at bit 12 (8 bits)";
    assert!(text(&forged.stdout).contains(reason));

    let same = tightwire(&folder, &["diff", "written.json", "read.json"]);
    assert_eq!(same.status.code(), Some(0));
    assert_eq!(text(&same.stdout), "no difference in 65 bits\n");
    let other = tightwire(&folder, &["diff", "written.json", "forged.json"]);
    assert_eq!(other.status.code(), Some(1));
    assert!(text(&other.stdout).starts_with("throttle has different values\n"));
}

/// The table does not come through to somebody who has gone away; the files do.
#[test]
fn xray_saves_its_files_for_a_reader_that_has_gone_away() {
    let folder = folder("gone");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tightwire"));
    command.current_dir(&folder).args(["xray", "--json", "trace.json", "--packet", "input.bin"]);
    let output = command.stdout(nobody()).output().unwrap();
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    for file in ["xray.html", "trace.json", "input.bin"] {
        assert!(folder.join(file).exists(), "{file}");
    }
}

#[test]
fn a_reader_that_has_gone_away_changes_no_exit_code() {
    let folder = folder("exit");
    tightwire(&folder, &["xray", "--json", "written.json"]);
    fs::write(folder.join("forged.bin"), [0xd2, 0xf4, 0xdf]).unwrap();
    tightwire(&folder, &["xray", "forged.bin", "--json", "forged.json"]);
    for (arguments, code) in [
        (&["demo"][..], 0),
        (&["diff", "written.json", "written.json"], 0),
        (&["diff", "written.json", "forged.json"], 1),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tightwire"));
        command.current_dir(&folder).args(arguments).stdout(nobody());
        let output = command.output().unwrap();
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    }
}

#[test]
fn xray_writes_no_page_if_told_so() {
    let folder = folder("no-page");
    let output = tightwire(&folder, &["xray", "--no-page"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(!text(&output.stdout).contains("page"), "{}", text(&output.stdout));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn help_says_where_the_page_goes_and_how_to_do_without() {
    let shown = text(&tightwire(&folder("help"), &["xray", "--help"]).stdout);
    for words in ["xray.html", "--output <FILE>", "--no-page"] {
        assert!(shown.contains(words), "{words} in {shown}");
    }
}

#[test]
fn bytes_that_are_no_text_are_no_trace() {
    let folder = folder("bytes");
    fs::write(folder.join("packet.bin"), [0xd2, 0xf4, 0xdf]).unwrap();
    let output = tightwire(&folder, &["diff", "packet.bin", "packet.bin"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        text(&output.stderr),
        "tightwire: packet.bin: no trace: it is no text from byte 0 on\n"
    );
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let folder = folder("bad");
    fs::write(folder.join("broken.json"), "{").unwrap();
    for arguments in [
        &["xray", "missing.json"][..],
        &["xray", "broken.json"],
        &["diff", "broken.json", "broken.json"],
    ] {
        let output = tightwire(&folder, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let message = text(&output.stderr);
        assert!(message.contains(arguments[1]), "{message}");
    }
}
