//! TypeScript under node.

use std::fs;
use std::process::Command;

use tightwire_schema::SchemaFile;

use crate::packets::{checked_packet, each_line, folder, has, hex, judged, run};
use crate::protocol::PROTOCOL;

#[test]
fn typescript_agrees_with_the_library() {
    if !has("node") {
        return;
    }
    let folder = folder("typescript");
    for file in tightwire_gen::typescript(&SchemaFile::of(&PROTOCOL).unwrap()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    fs::write(folder.join("judge.mjs"), include_str!("../judge.mjs")).unwrap();
    let checked = hex(&checked_packet());
    let mut node = Command::new("node");
    let text = judged(node.arg("judge.mjs").arg(checked).current_dir(&folder), |judge| {
        each_line(|root, line| {
            let _ = write!(judge, "{root}\t{line}");
        });
    });
    assert!(text.contains("agreed"), "{text}");
    println!("{text}");
    // The types, as strictly as can be.
    let tsc = std::env::var("TIGHTWIRE_TSC").unwrap_or("tsc".into());
    if has(&tsc) {
        fs::write(folder.join("use.ts"), include_str!("../use.ts")).unwrap();
        let options = [
            "--strict",
            "--noEmit",
            "--target",
            "es2022",
            "--module",
            "nodenext",
            "--exactOptionalPropertyTypes",
            "use.ts",
        ];
        run(Command::new(&tsc).args(options).current_dir(&folder));
    }
}
