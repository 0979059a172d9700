//! The arena, run as a newcomer runs it. Most games are played in virtual time, so nothing
//! here depends on how fast or how busy the machine is.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::fs;
use std::net::UdpSocket;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

mod support;

use support::nobody;

const PERFECT: [&str; 12] = [
    "--loss",
    "0",
    "--corrupt",
    "0",
    "--truncate",
    "0",
    "--duplicate",
    "0",
    "--reorder",
    "0",
    "--attack",
    "0",
];

fn arena(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tightwire"));
    command.arg("arena").args(arguments);
    command
}

/// Returns the path of a test's X-ray page.
fn page(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}.html"))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Plays in virtual time with a page of its own, and reads the summary.
fn summary(test: &str, arguments: &[&str]) -> (Output, Value) {
    let page = page(test);
    let _ = fs::remove_file(&page);
    let output =
        arena(arguments).args(["--virtual", "--json", "--xray"]).arg(&page).output().unwrap();
    let summary = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)));
    (output, summary)
}

#[track_caller]
fn number(summary: &Value, path: &str) -> f64 {
    let value = summary.pointer(path).unwrap_or_else(|| panic!("no {path} in {summary:#}"));
    value.as_f64().unwrap_or_else(|| panic!("{path} is {value}"))
}

#[test]
fn a_game_on_a_terrible_network_under_attack_ends_with_equal_worlds() {
    let arguments = [
        "--clients",
        "4",
        "--seconds",
        "4",
        "--seed",
        "7",
        "--loss",
        "20%",
        "--corrupt",
        "5%",
        "--truncate",
        "5%",
        "--duplicate",
        "10%",
        "--reorder",
        "20%",
        "--attack",
        "600",
    ];
    let (output, summary) = summary("terrible", &arguments);
    assert_eq!(output.status.code(), Some(0), "{summary:#}");
    assert_eq!(summary["good"], true);
    assert_eq!(summary["worlds"]["equal"], 4);
    assert_eq!(summary["worlds"]["cubes"], 901);
    assert_eq!(summary["rulings"]["hostile_accepted"], 0);
    assert_eq!(summary["rulings"]["valid_refused"], 0);
    // Every player has one session. Those of the player who cheats do not count.
    assert_eq!(summary["clients"]["handshake"]["sessions"], 4);
    assert_eq!(summary["server"]["handshake"]["sessions"], 4);

    // Make sure that all of this happened, so that a good verdict means something.
    for (path, least) in [
        ("/rulings/valid_accepted", 500.0),
        ("/rulings/hostile_refused", 500.0),
        ("/network/lost", 100.0),
        ("/network/doubled", 50.0),
        ("/network/held_back", 100.0),
        ("/network/cut_short", 20.0),
        ("/network/damaged", 20.0),
        ("/attacker/random", 20.0),
        ("/attacker/mutated", 20.0),
        ("/attacker/replayed", 20.0),
        ("/attacker/misdirected", 20.0),
        ("/attacker/forged_sequence", 20.0),
        ("/attacker/flood", 20.0),
        ("/attacker/cheating_player", 20.0),
        ("/server/refused/unknown_address", 20.0),
        ("/server/refused/tag", 20.0),
        ("/server/refused/replayed", 20.0),
        ("/server/refused/payload", 10.0),
        ("/server/handshake/answered", 8.0),
        ("/clients/refused/tag", 20.0),
        ("/clients/refused/replayed", 20.0),
    ] {
        assert!(number(&summary, path) >= least, "{path} in {summary:#}");
    }
    let page = fs::read_to_string(page("terrible")).unwrap();
    assert!(page.contains("touched") && page.contains("rotation"));
}

#[test]
fn one_seed_always_gives_the_same_game() {
    let play = |seed| {
        let arguments =
            ["--clients", "2", "--seconds", "1", "--seed", seed, "--preset", "terrible"];
        let (_, mut summary) = summary(&format!("same-{seed}"), &arguments);
        // How long the work took, and how much memory the process has, is up to the machine.
        for side in ["server", "clients"] {
            for time in ["prepare", "transmit", "receive"] {
                summary[side][time].take();
            }
        }
        summary["memory_bytes"].take();
        summary["xray"].take();
        summary
    };
    assert_eq!(play("5"), play("5"));
    assert_ne!(play("5")["network"], play("6")["network"]);
}

/// The one game over real sockets. A machine that is busy enough loses packets and time, so this
/// asserts only what a busy machine cannot change.
#[test]
fn over_real_sockets_no_hostile_packet_is_let_in() {
    let page = page("real");
    let output = arena(&["--clients", "2", "--seconds", "1", "--json", "--xray"])
        .arg(&page)
        .output()
        .unwrap();
    let summary: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)));
    assert_eq!(summary["rulings"]["hostile_accepted"], 0, "{summary:#}");
    assert_eq!(summary["settings"]["virtual"], false);
    let code = i32::from(summary["good"] != true);
    assert_eq!(output.status.code(), Some(code), "{summary:#}");
    assert_eq!(text(&output.stderr), "");
}

#[test]
fn the_live_page_accounts_for_every_byte_at_the_sockets() {
    let page = page("live");
    let xray = page.to_str().unwrap();
    let arguments = ["--clients", "1", "--seconds", "1", "--live", "127.0.0.1:0", "--xray", xray];
    let output = arena(&arguments).output().unwrap();
    let errors = text(&output.stderr);
    assert!(errors.contains("live page: http://127.0.0.1:"), "{errors}");
    assert!(errors.contains("difference from the sockets 0\n"), "{errors}");
    assert!(!errors.contains(" 0 bytes to clients"), "{errors}");
}

#[test]
fn on_a_perfect_day_nothing_is_refused() {
    let mut arguments = vec!["--clients", "3", "--seconds", "2"];
    arguments.extend(PERFECT);
    let (output, summary) = summary("perfect", &arguments);
    assert_eq!(output.status.code(), Some(0), "{summary:#}");
    assert_eq!(summary["rulings"]["hostile_refused"], 0);
    assert_eq!(summary["server"]["refused"], serde_json::json!({}));
    assert_eq!(summary["clients"]["refused"], serde_json::json!({}));
    assert_eq!(number(&summary, "/attacker/flood").to_bits(), 0);
    // Nothing is lost, so every state is shown, but for those under way at the end.
    let (sent, shown) = (number(&summary, "/states/sent"), number(&summary, "/states/shown"));
    assert!(sent - shown <= 3.0 * 4.0 && shown > 150.0, "{shown} of {sent}");
}

#[test]
fn snapshots_take_less_than_half_of_what_plain_structs_take() {
    let mut arguments = vec!["--clients", "2", "--seconds", "2"];
    arguments.extend(PERFECT);
    let (_, summary) = summary("bandwidth", &arguments);
    let ours = number(&summary, "/bandwidth/tightwire");
    assert!(ours > 0.0);
    assert!(2.0 * ours < number(&summary, "/bandwidth/postcard"), "{summary:#}");
    assert!(2.0 * ours < number(&summary, "/bandwidth/bitcode"), "{summary:#}");
    let (bytes, packets) =
        (number(&summary, "/server/sent/bytes"), number(&summary, "/server/sent/packets"));
    assert!(bytes / packets <= 1200.0, "{summary:#}");
}

#[test]
fn each_step_takes_less_than_the_one_before() {
    let mut arguments = vec!["--clients", "2", "--seconds", "3"];
    arguments.extend(PERFECT);
    let (_, summary) = summary("steps", &arguments);
    // A model saves work, and bytes only on some scenes. So it is not compared with deltas alone.
    for steps in [
        ["tightwire", "plain", "bitcode_integers", "bitcode"],
        ["deltas", "plain", "postcard_integers", "postcard"],
    ] {
        let steps = steps.map(|step| number(&summary, &format!("/bandwidth/{step}")));
        assert!(steps.is_sorted_by(|one, next| one < next), "{summary:#}");
    }
}

#[test]
fn the_page_explains_a_delta() {
    let (_, _) = summary("delta-page", &["--clients", "1", "--seconds", "2"]);
    let shown = fs::read_to_string(page("delta-page")).unwrap();
    assert!(shown.contains("Built on ticks") && shown.contains("<th>expected<th>sent"));
}

#[test]
fn without_a_terminal_the_view_is_plain_lines() {
    let page = page("lines");
    let output = arena(&["--virtual", "--clients", "1", "--seconds", "2", "--xray"])
        .arg(&page)
        .output()
        .unwrap();
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{shown}");
    assert!(!shown.contains('\x1b'), "{shown}");
    assert!(shown.contains(" 1 s   down "), "{shown}");
    assert!(shown.contains("Verdict: good"), "{shown}");
    assert!(shown.contains(&page.display().to_string()), "{shown}");
}

#[test]
fn bad_values_are_refused_with_the_flag_and_the_reason() {
    for (flag, value, reason) in [
        ("--clients", "0", "1..=400"),
        ("--clients", "401", "1..=400"),
        ("--clients", "many", "invalid digit"),
        ("--seconds", "0", "1..=86400"),
        ("--loss", "0.95", "loses more than 90%"),
        ("--loss", "-1%", "from 0 to 1"),
        ("--corrupt", "101%", "from 0 to 1"),
        ("--reorder", "often", "0.05 or 5%"),
        ("--attack", "200001", "0..=200000"),
        ("--port", "65536", "65535"),
        ("--preset", "wifi", "perfect, good, home-wifi, mobile, transcontinental, terrible"),
    ] {
        let output = arena(&[&format!("{flag}={value}")]).output().unwrap();
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{flag} {value}: {said}");
        assert!(said.contains(flag) && said.contains(reason), "{flag} {value}: {said}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = UdpSocket::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output = arena(&["--json", "--port", &port]).output().unwrap();
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains(&format!("cannot bind UDP 127.0.0.1:{port}")), "{said}");
    assert!(said.contains("try another --port"), "{said}");
}

#[test]
fn a_page_that_cannot_be_written_is_named_before_the_game_starts() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-such-folder");
    let page = folder.join("x.html");
    let output =
        arena(&["--clients", "1", "--seconds", "1", "--xray"]).arg(&page).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), "", "the game has begun");
    let said = text(&output.stderr);
    assert!(said.contains("--xray") && said.contains(&page.display().to_string()), "{said}");
}

#[test]
fn a_game_that_does_not_start_leaves_no_page_behind() {
    let page = page("not-started");
    let _ = fs::remove_file(&page);
    let taken = UdpSocket::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output = arena(&["--port", &port, "--xray"]).arg(&page).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(!page.exists());
}

#[test]
fn a_reader_that_has_gone_away_changes_no_verdict() {
    for (test, arguments) in [("gone", &[][..]), ("gone-json", &["--json"])] {
        let page = page(test);
        let _ = fs::remove_file(&page);
        let mut command = arena(&["--virtual", "--clients", "1", "--seconds", "1", "--xray"]);
        command.arg(&page).args(arguments).stdout(nobody());
        let output = command.output().unwrap();
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(page.exists(), "{arguments:?}");
    }
}

#[test]
fn a_film_shows_the_cubes_of_both_sides() {
    let (page, film) = (page("film"), page("film").with_extension("svg"));
    let output = arena(&["--virtual", "--clients", "1", "--seconds", "2", "--xray"])
        .arg(&page)
        .arg("--film")
        .arg(&film)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let svg = fs::read_to_string(&film).unwrap();
    fs::remove_file(&film).unwrap();
    // A client on a network without much loss has every cube after two seconds.
    assert_eq!(svg.matches("<use ").count(), 2 * 901);
    assert!(svg.contains("animateTransform"));
}

#[test]
fn help_shows_examples_and_every_flag() {
    let output = arena(&["--help"]).output().unwrap();
    let shown = text(&output.stdout);
    for word in [
        "Examples:",
        "--clients",
        "--seconds",
        "--loss",
        "--corrupt",
        "--truncate",
        "--duplicate",
        "--reorder",
        "--attack",
        "--rate",
        "--seed",
        "--port",
        "--preset",
        "--virtual",
        "--live",
        "--xray",
        "--film",
        "--json",
        "exit code",
    ] {
        assert!(shown.contains(word), "{word} in {shown}");
    }
}

/// Waits for the first line of the view, interrupts, and hears the summary.
#[cfg(unix)]
#[test]
fn an_interruption_ends_the_game_with_its_summary() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;

    let mut game = arena(&["--virtual", "--clients", "2", "--seconds", "86400", "--xray"])
        .arg(page("interrupted"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut shown = BufReader::new(game.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains(" 1 s ") {
        line.clear();
        assert!(shown.read_line(&mut line).unwrap() > 0, "it ended by itself");
    }
    let killed = Command::new("kill").args(["-INT", &game.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let mut rest = String::new();
    shown.read_to_string(&mut rest).unwrap();
    assert_eq!(game.wait().unwrap().code(), Some(0), "{rest}");
    assert!(rest.contains("Verdict: good"), "{rest}");
}
