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
fn the_demo_names_the_field_of_every_rejection() {
    let folder = folder("demo-names");
    let shown = tightwire(&folder, &["demo"]);
    let shown = String::from_utf8(shown.stdout).unwrap();
    for line in [
        "throttle: 155 is outside -100..=100, at bit 12 (8 bits)",
        "name: the packet ends: 32 bits wanted, 16 left, at bit 32",
        "name: the text holds a zero at byte 2, at bit 28 (36 bits)",
        "1 byte is left over after the last value",
        "throttle: 101 is outside -100..=100, at bit 12",
    ] {
        assert!(shown.contains(line), "{line}\n{shown}");
    }
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

    let read = tightwire(
        &folder,
        &["xray", "--demo", "input.bin", "--json", "read.json", "-o", "read.html"],
    );
    assert!(text(&read.stdout).starts_with("read Input: 65 bits in 9 bytes\n"));
    assert!(folder.join("read.html").exists());
    let again = tightwire(&folder, &["xray", "read.json"]);
    let table = |output: &Output| text(&output.stdout).split("\n\n").next().map(String::from);
    assert_eq!(table(&again), table(&read));

    // Throttle becomes 155.
    fs::write(folder.join("forged.bin"), [0xd2, 0xf4, 0xdf]).unwrap();
    let forged = tightwire(&folder, &["xray", "--demo", "forged.bin", "--json", "forged.json"]);
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
    tightwire(&folder, &["xray", "--demo", "forged.bin", "--json", "forged.json"]);
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

/// The bytes of one game read as those of another would be a lie in a nice table.
#[test]
fn bytes_of_an_unknown_type_are_not_guessed() {
    let folder = folder("unknown");
    tightwire(&folder, &["xray", "--no-page", "--packet", "packet.bin"]);
    for arguments in [&["xray", "packet.bin"][..], &["diff", "packet.bin", "packet.bin"]] {
        let output = tightwire(&folder, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
        let said = text(&output.stderr);
        assert!(said.contains("do not say what type they hold"), "{said}");
        assert!(said.contains("tightwire_tool::run::<"), "{said}");
    }
    assert!(!folder.join("xray.html").exists());
}

#[test]
fn alone_it_says_what_it_can_do_and_how_long_the_arena_takes() {
    let output = tightwire(&folder("alone"), &[]);
    let said = text(&output.stdout) + &text(&output.stderr);
    for words in ["arena", "demo", "xray", "diff", "12 seconds long", "tightwire-tool"] {
        assert!(said.contains(words), "{words} in {said}");
    }
    // Nothing was played.
    assert!(!said.contains("kbit/s"), "{said}");
}

#[test]
fn bytes_that_are_no_text_are_no_trace() {
    let folder = folder("bytes");
    fs::write(folder.join("packet.bin"), [0xd2, 0xf4, 0xdf]).unwrap();
    fs::copy(folder.join("packet.bin"), folder.join("packet.json")).unwrap();
    let output = tightwire(&folder, &["diff", "packet.json", "packet.json"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        text(&output.stderr),
        "tightwire: packet.json: not a trace: invalid UTF-8 at byte 0\n"
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

/// A trace that somebody else made: it rings, clears the screen and turns lines around.
#[test]
fn control_characters_of_a_file_do_not_reach_the_terminal() {
    let folder = folder("control");
    let trace = |value: &str| {
        format!(
            "{{\"tightwire\": 2, \"name\": \"a\\u001b[2J\", \"direction\": \"read\", \
             \"packet\": \"00\", \"bits\": 8, \"nodes\": [{{\"depth\": 0, \
             \"field\": \"x\\u001b]0;own\\u0007\", \
             \"kind\": \"k\u{9b}1m\", \"bit\": 0, \"bits\": 8, \"value\": \"{value}\", \
             \"range\": \"\u{202e}\", \"place\": \"p\\r\"}}]}}"
        )
    };
    fs::write(folder.join("one.json"), trace("\\u001b[31m1")).unwrap();
    fs::write(folder.join("two.json"), trace("\\u00072")).unwrap();
    for arguments in [&["xray", "one.json", "--no-page"][..], &["diff", "one.json", "two.json"]] {
        let output = tightwire(&folder, arguments);
        let shown = text(&output.stdout) + &text(&output.stderr);
        let steers = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!shown.contains(steers), "{arguments:?}: {shown:?}");
        assert!(output.stderr.is_empty(), "{shown}");
    }
}

#[test]
fn files_that_are_too_long_are_refused_with_a_message() {
    let folder = folder("long");
    fs::write(folder.join("long.bin"), vec![0; (1 << 20) + 1]).unwrap();
    for name in ["long.json", "long.tapes"] {
        let sparse = fs::File::create(folder.join(name)).unwrap();
        sparse.set_len((1 << 26) + 1).unwrap();
    }
    fs::write(folder.join("packet.bin"), [0]).unwrap();
    for (arguments, message) in [
        (
            &["xray", "--demo", "long.bin"][..],
            "long.bin: too long for a packet: more than 1048576 bytes\n",
        ),
        (&["xray", "long.json"], "long.json: too long for a trace: more than 33554432 bytes\n"),
        (
            &["diff", "long.json", "long.json"],
            "long.json: too long for a trace: more than 33554432 bytes\n",
        ),
        (
            &["tapes", "long.tapes"],
            "long.tapes: too long for a session of tapes: more than 67108864 bytes\n",
        ),
        (
            &["train", "long.tapes", "--out", "x.model"],
            "long.tapes: too long for a session of tapes: more than 67108864 bytes\n",
        ),
        (
            &["inspect", "--schema", "long.json", "packet.bin"],
            "long.json: too long for a schema file: more than 4194304 bytes\n",
        ),
    ] {
        let output = tightwire(&folder, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(text(&output.stderr), format!("tightwire: {message}"), "{arguments:?}");
    }
}

#[test]
fn a_file_that_is_no_schema_file_is_named_as_such() {
    let folder = folder("no-schema");
    fs::write(folder.join("notes.txt"), "milk, eggs").unwrap();
    for command in [&["inspect", "packet.bin"][..], &["gen", "typescript"]] {
        let output = tightwire(&folder, &[command, &["--schema", "notes.txt"]].concat());
        let said = text(&output.stderr);
        let expected = "tightwire: notes.txt: not a valid schema file: ";
        assert!(said.starts_with(expected), "{command:?}: {said}");
    }
}

/// Nested names of 1,000 letters, with values inside the innermost: a few hundred KB that stand
/// for gigabytes of paths.
#[test]
fn a_file_whose_paths_have_no_end_is_refused_with_a_message() {
    let folder = folder("paths");
    let name = "x".repeat(1000);
    let group = |depth: usize| {
        format!(
            "{{\"depth\": {depth}, \"field\": \"{name}\", \"kind\": \"group\", \"bit\": 0, \"bits\": 0}},"
        )
    };
    let value = "{\"depth\": 250, \"kind\": \"bool\", \"bit\": 0, \"bits\": 0}";
    let trace = format!(
        "{{\"tightwire\": 2, \"direction\": \"read\", \"packet\": \"\", \"bits\": 0, \"nodes\": [{}{}]}}",
        (0..250).map(group).collect::<String>(),
        vec![value; 8000].join(",")
    );
    fs::write(folder.join("paths.json"), trace).unwrap();
    let output = tightwire(&folder, &["diff", "paths.json", "paths.json"]);
    assert_eq!(output.status.code(), Some(2));
    let said = text(&output.stderr);
    assert!(said.contains("the names of the values are too long"), "{said}");
}

#[test]
fn a_model_is_trained_on_captured_sessions_and_belongs_to_their_type() {
    let folder = folder("tapes");
    assert!(tightwire(&folder, &["capture", "day.tapes", "--states", "150"]).status.success());
    let train = ["train", "day.tapes", "--hold-out", "day.tapes", "--out", "day.model"];
    let trained = tightwire(&folder, &train);
    let said = text(&trained.stdout);
    assert!(said.starts_with("trained on 150 states in "), "{said}{}", text(&trained.stderr));
    assert!(said.contains("held out day.tapes: "), "{said}");

    let shown = text(&tightwire(&folder, &["tapes", "day.tapes", "--model", "day.model"]).stdout);
    assert!(shown.contains("bytes per packet in 144 packets"), "{shown}");
    assert!(shown.contains("%  cubes[].rotation\n"), "{shown}");

    fs::write(folder.join("other.model"), b"TWDM").unwrap();
    let state =
        ["tapes", "day.tapes", "--model", "day.model", "--state", "100", "--page", "100.html"];
    let shown = text(&tightwire(&folder, &state).stdout);
    assert!(shown.contains("built on ticks 94, 92 and 88, with a model"), "{shown}");
    assert!(shown.contains(" bits\n"), "{shown}");
    let page = std::fs::read_to_string(folder.join("100.html")).unwrap();
    assert!(page.contains("Built on ticks 94, 92 and 88, with a model."), "{page}");
    let none = tightwire(&folder, &["tapes", "day.tapes", "--state", "150"]);
    assert!(text(&none.stderr).contains("state 150 has no packet"), "{}", text(&none.stderr));
    let refused = tightwire(&folder, &["tapes", "day.tapes", "--model", "other.model"]);
    assert_eq!(refused.status.code(), Some(2));
    let none = tightwire(&folder, &["train", "day.model", "--out", "x.model"]);
    assert!(text(&none.stderr).contains("not a captured session"), "{}", text(&none.stderr));
}
