//! C++ under g++, with its sanitizers.

use std::fs;
use std::path::Path;
use std::process::Command;

use tightwire_schema::SchemaFile;

use crate::packets::{checked_packet, each_line, expected, folder, has, hex, judged, run};
use crate::protocol::PROTOCOL;

/// Every warning is an error, and every mistake at run time aborts.
pub(crate) fn compile(name: &str, optimized: &str, folder: &Path) {
    let options = [
        "-std=c++17",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wconversion",
        "-fno-exceptions",
        optimized,
        "-fsanitize=address,undefined",
        "-fno-sanitize-recover=all",
        "-o",
        name,
    ];
    let source = format!("{name}.cpp");
    run(Command::new("g++").args(options).arg(source).current_dir(folder));
}

#[test]
fn cpp_agrees_with_the_library() {
    if !has("g++") {
        return;
    }
    let folder = folder("cpp");
    for file in tightwire_gen::cpp(&SchemaFile::of(&PROTOCOL).unwrap()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    fs::write(folder.join("judge.hpp"), include_str!("../judge.hpp")).unwrap();
    fs::write(folder.join("judge.cpp"), include_str!("../judge.cpp")).unwrap();
    compile("judge", "-O1", &folder);
    let text = judged(Command::new("./judge").current_dir(&folder), |judge| {
        let _ = writeln!(judge, "C {}", hex(&checked_packet()));
        each_line(|root, line| {
            let (packet, _) = line.split_once('\t').unwrap();
            let _ = writeln!(judge, "{root} {packet} {}", expected(line));
        });
    });
    assert!(text.contains("agreed"), "{text}");
    println!("{text}");
}
