//! The page of a trace, opened in a real browser.
//!
//! Needs Chromium, or another browser of its kind named in `TIGHTWIRE_BROWSER`; without one the
//! test prints that and passes.

#![cfg(feature = "trace")]
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value as Json;
use tightwire::Wire;
use tightwire::trace::{Trace, trace_read, trace_write};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Player {
    #[wire(max_len = 15)]
    name: String,
    #[wire(range = 0..=100)]
    health: u8,
    #[wire(compressed(-256.0..=256.0, 0.01))]
    position: [f32; 3],
    on_ground: bool,
    target: Option<u8>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Snapshot {
    tick: u32,
    #[wire(max_len = 300)]
    players: Vec<Player>,
}

fn snapshot(players: usize) -> Snapshot {
    let player = |index: usize| Player {
        name: ["ada", "<b>&amp;", "björn"][index % 3].into(),
        health: (index * 37 % 101) as u8,
        position: [1.5, -2.0, index as f32 / 2.0],
        on_ground: index % 2 == 0,
        target: (index % 3 == 0).then_some(7),
    };
    Snapshot { tick: 81_234, players: (0..players).map(player).collect() }
}

/// Appended to the page: uses it like a person, and writes down what it sees.
const VISITOR: &str = r##"<script>
addEventListener("load", () => {
  const all = selector => [...document.querySelectorAll(selector)];
  const text = id => document.getElementById(id).textContent;
  const report = { errors: [] };
  addEventListener("error", event => report.errors.push(String(event.message)));
  const segs = all(".seg");
  report.blocks = new Set(segs.map(seg => seg.dataset.block)).size;
  report.bits = segs.map(seg => seg.lastChild.textContent).join("").length;
  report.rows = all("#strip .row:not(.ruler)").length;
  report.bytes = all(".hex span").map(cell => cell.textContent).join("");
  report.first = text("details");
  const health = segs.find(seg => seg.firstChild.textContent.startsWith("health"));
  health?.click();
  report.clicked = text("details");
  report.chosen = all("#nodes .node.chosen .name").map(name => name.textContent);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  report.next = text("details");
  location.hash = encodeURIComponent("players[1].target (present)");
  dispatchEvent(new Event("hashchange"));
  report.linked = text("details");
  const hovered = segs.find(seg => seg.firstChild.textContent.startsWith("tick"));
  hovered.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, clientX: 40, clientY: 40 }));
  report.tip = text("tip");
  report.tipShown = getComputedStyle(document.getElementById("tip")).display;
  const theme = document.documentElement.dataset.theme;
  document.getElementById("theme").click();
  report.themes = [theme, document.documentElement.dataset.theme].sort();
  document.getElementById("recolor").click();
  document.getElementById("density").click();
  const filter = document.getElementById("filter");
  filter.value = "players[0]";
  filter.dispatchEvent(new Event("input"));
  report.found = all("#nodes .node").length;
  report.verdict = text("verdict");
  const pre = document.createElement("pre");
  pre.id = "report";
  pre.textContent = JSON.stringify(report);
  document.body.append(pre);
});
</script>"##;

fn browser() -> Option<PathBuf> {
    if let Some(named) = env::var_os("TIGHTWIRE_BROWSER") {
        return Some(named.into());
    }
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    let folders: Vec<_> = env::split_paths(&env::var_os("PATH")?).collect();
    let places = names.iter().flat_map(|name| folders.iter().map(move |it| it.join(name)));
    places.into_iter().find(|place| place.is_file())
}

/// Returns the content of the page of `trace`, as a visitor sees it.
fn visit(browser: &Path, name: &str, trace: &Trace) -> Json {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    let page = folder.join("page.html");
    fs::write(&page, trace.to_html().replace("</body>", &format!("{VISITOR}</body>"))).unwrap();
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"])
        .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
        .args(["--enable-logging=stderr", "--window-size=1400,900", "--timeout=60000"])
        .arg(format!("--user-data-dir={}", folder.join("profile").display()))
        .arg("--dump-dom")
        .arg(format!("file://{}", page.display()))
        .output()
        .unwrap();
    let (dom, log) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let console: Vec<_> = log.lines().filter(|line| line.contains("CONSOLE")).collect();
    assert!(console.is_empty(), "{name}: {console:#?}");
    let (_, rest) =
        dom.split_once("<pre id=\"report\">").unwrap_or_else(|| panic!("{name}: {log}"));
    let (report, _) = rest.split_once("</pre>").unwrap();
    let report = report.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    serde_json::from_str(&report).unwrap()
}

/// Checks that hold for every page.
fn holds(name: &str, trace: &Trace, report: &Json) {
    let blocks = trace.blocks().iter().filter(|block| block.node.bits > 0).count();
    assert_eq!(report["errors"], Json::Array(vec![]), "{name}");
    assert_eq!(report["blocks"], blocks, "{name}");
    assert_eq!(report["bits"], trace.packet.len() * 8, "{name}");
    assert_eq!(report["rows"], trace.packet.len().div_ceil(8), "{name}");
    assert_eq!(report["bytes"], hex::encode(&trace.packet), "{name}");
    assert_eq!(report["themes"], serde_json::json!(["dark", "light"]), "{name}");
    let tip = report["tip"].as_str().unwrap();
    assert!(tip.starts_with("tick = 81234") && tip.contains("bit 0 · 32 bits"), "{name}: {tip}");
    assert_eq!(report["tipShown"], "block", "{name}");
}

#[test]
fn the_page_works_in_a_browser() {
    let Some(browser) = browser() else {
        let mut out = std::io::stdout().lock();
        writeln!(out, "skipped: no chromium in PATH, and TIGHTWIRE_BROWSER is not set").unwrap();
        return;
    };

    let small = trace_write(&snapshot(2)).unwrap();
    let report = visit(&browser, "small", &small);
    holds("small", &small, &report);
    let clicked = report["clicked"].as_str().unwrap();
    for fact in ["players[0].health", "kindint", "range0..=100", "27 of 128", "7 bits"] {
        assert!(clicked.contains(fact), "{fact}: {clicked}");
    }
    assert_eq!(report["chosen"], serde_json::json!(["health"]));
    assert!(report["next"].as_str().unwrap().starts_with("players[0].position[0]"));
    assert!(report["linked"].as_str().unwrap().starts_with("players[1].target (present)false"));
    // The element, its name with three parts, health, three coordinates in a group, the flag,
    // the option with two parts.
    assert_eq!(report["found"], 1 + 4 + 1 + 4 + 1 + 3);
    assert_eq!(report["verdict"], "");

    let large = trace_write(&snapshot(220)).unwrap();
    assert!(large.blocks().len() > 2000, "{}", large.blocks().len());
    holds("large", &large, &visit(&browser, "large", &large));

    let mut packet = small.packet.clone();
    let health = small.find("players[1].health").unwrap().start;
    for bit in health..health + 7 {
        packet[bit / 8] |= 1 << (bit % 8);
    }
    let refused = trace_read::<Snapshot>(&packet);
    let report = visit(&browser, "refused", &refused);
    holds("refused", &refused, &report);
    assert!(report["first"].as_str().unwrap().starts_with("players[1].health127"));
    let verdict = report["verdict"].as_str().unwrap();
    assert!(verdict.starts_with("players[1].health: 127 is outside 0..=100"), "{verdict}");
}
