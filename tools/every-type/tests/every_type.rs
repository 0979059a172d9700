//! What must hold for every derived type of the tests: its schema goes through a file and comes back,
//! and code for other languages is made of it that their compilers take.
//!
//! `build.rs` finds the types in the sources. A type that it cannot see is counted here.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tightwire_every_type::Entry;
use tightwire_schema::SchemaFile;

include!(concat!(env!("OUT_DIR"), "/types.rs"));

/// Derives inside of macros, which the list does not see, and how many there are in a file. What the
/// macro `schemas` makes is in the list all the same.
const IN_MACROS: [(&str, usize); 16] = [
    ("tightwire-delta/tests/typed.rs", 1),
    ("tightwire/tests/codec/collections.rs", 1),
    ("tightwire/tests/derived/conditions.rs", 1),
    ("tightwire/tests/derived/fours.rs", 1),
    ("tightwire/tests/derived/lanes.rs", 2),
    ("tightwire/tests/derived/left_out.rs", 1),
    ("tightwire/tests/derived/namesakes.rs", 1),
    ("tightwire/tests/derived/runs.rs", 1),
    ("tightwire/tests/derived/variants.rs", 2),
    ("tightwire/tests/codec/fixed_capacity.rs", 2),
    ("tightwire/tests/codec/keys.rs", 4),
    ("tightwire/tests/codec/schema/conditions.rs", 2),
    ("tightwire/tests/codec/schema/constants.rs", 14),
    ("tightwire/tests/codec/schema/defaults.rs", 7),
    ("tightwire/tests/codec/schema/large.rs", 1),
    ("tightwire/tests/codec/schema/mod.rs", 4),
];

/// Generic types that no other type of the tests holds, so that none of the schemas has them.
const GENERIC_ALONE: [&str; 10] = [
    "Associated",
    "Bounded",
    "CodedByTheUser",
    "Counted",
    "Generic",
    "Listed",
    "Locals",
    "Marked",
    "Parameters",
    "Since",
];

fn list() -> Vec<Entry> {
    let mut list = Vec::new();
    every_type(&mut list);
    // Some files are parts of several tests.
    let mut seen = BTreeSet::new();
    list.retain(|entry| entry.line == 0 || seen.insert((entry.file, entry.line)));
    list
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates")
}

/// All sources below a folder, but those that are cases for the derive alone.
fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests/ui") && !path.ends_with("tests/expand") {
            sources(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
}

/// The derives of `Wire` in a source, by their letters alone.
fn derives(text: &str) -> usize {
    let is_wire = |word: &str| word.trim().rsplit("::").next() == Some("Wire");
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().starts_with("//")).collect();
    let lines = lines.join("\n");
    let lists = lines.split("derive(").skip(1).filter_map(|rest| rest.split(')').next());
    lists.filter(|list| list.split(',').any(is_wire)).count()
}

#[test]
fn every_derived_type_of_the_tests_is_in_the_list() {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for entry in list().iter().filter(|entry| entry.line > 0) {
        *found.entry(entry.file.to_owned()).or_default() += 1;
    }
    let mut files = Vec::new();
    for one in fs::read_dir(crates()).unwrap() {
        sources(&one.unwrap().path().join("tests"), &mut files);
    }
    let (mut total, mut missing) = (0, String::new());
    for path in files {
        let path = path.canonicalize().unwrap();
        let name = path.display().to_string().replace('\\', "/");
        let name = name.rsplit_once("crates/").unwrap().1;
        let expected = derives(&fs::read_to_string(&path).unwrap());
        let known = IN_MACROS.iter().find(|(file, ..)| *file == name).map_or(0, |known| known.1);
        let found = found.get(name).copied().unwrap_or_default();
        if found + known != expected {
            let _ = writeln!(
                missing,
                "{name}: {expected} derives, {found} in the list, {known} in macros"
            );
        }
        total += found;
    }
    assert!(missing.is_empty(), "{missing}");
    println!("{total} types");
}

#[test]
fn every_type_goes_through_a_file_and_comes_back() {
    let (mut types, mut names) = (0, BTreeSet::new());
    for entry in list() {
        let Some(schema) = entry.schema else { continue };
        let place = format!("{}:{} {}", entry.file, entry.line, entry.name);
        let file = SchemaFile::new()
            .with_schema("T", schema)
            .unwrap_or_else(|error| panic!("{place}: {error}"));
        let text = file.to_json();
        let back = SchemaFile::from_json(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
        let again = back.root("T").unwrap();
        assert_eq!(again.hash, schema.hash(), "{place}");
        assert_eq!(back.text("T"), Some(schema.to_string()), "{place}");
        assert_eq!(back.model().max_bits(again.at), schema.max_bits(), "{place}");
        assert_eq!(back.model().min_bits(again.at), schema.min_bits(), "{place}");
        assert_eq!(back.to_json(), text, "{place}");
        let json: Value = serde_json::from_str(&text).unwrap();
        let name = |one: &Value| one["name"].as_str().unwrap().to_owned();
        names.extend(json["types"].as_array().unwrap().iter().map(name));
        types += 1;
    }
    println!("{types} types came back with their hashes");
    // A generic type has a schema where another one holds it.
    let list = list();
    let generic = list.iter().filter(|entry| entry.schema.is_none()).map(|entry| entry.name);
    let alone: BTreeSet<&str> = generic.filter(|name| !names.contains(*name)).collect();
    assert_eq!(alone, BTreeSet::from(GENERIC_ALONE));
}

fn has(program: &str) -> bool {
    let mut command = Command::new(program);
    let found = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let found = found.is_ok_and(|status| status.success());
    if !found {
        eprintln!("skipped: {program} is not installed");
    }
    found
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    text
}

/// All types that can be generated, as roots of one file.
fn generated() -> SchemaFile {
    let (mut file, mut drawn) = (SchemaFile::new(), 0);
    let mut reasons = BTreeMap::<String, usize>::new();
    for (number, entry) in list().iter().enumerate() {
        let Some(schema) = entry.schema else { continue };
        let alone = SchemaFile::new().with_schema("T", schema).unwrap();
        match tightwire_gen::typescript(&alone) {
            Ok(_) => {
                file = file.with_schema(&format!("t{number}"), schema).unwrap();
                // Of a declaration, the type that its packets hold.
                let is_root = matches!(entry.name, "Root" | "case");
                let is_drawn = entry.file.starts_with("tightwire/tests/generated/");
                drawn += usize::from(is_root && is_drawn);
            }
            // It is said by name, and the same in all languages.
            Err(error) => {
                assert_eq!(tightwire_gen::cpp(&alone).unwrap_err(), error);
                assert_eq!(tightwire_gen::wireshark(&alone).unwrap_err(), error);
                let text = error.to_string();
                println!("{}:{} {}: {text}", entry.file, entry.line, entry.name);
                let reason = text.split_once(": ").map_or(text.as_str(), |(_, reason)| reason);
                let words = if reason.contains("custom code") { "custom code" } else { reason };
                *reasons.entry(words.to_owned()).or_default() += 1;
            }
        }
    }
    let types = file.roots().len();
    println!(
        "{types} types are generated, {drawn} of the drawn declarations among them; these are not: {reasons:#?}"
    );
    assert!(file.roots().len() > 300, "{}", file.roots().len());
    file
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn typescript_of_every_type_is_strict() {
    let folder = folder("every-typescript");
    for file in tightwire_gen::typescript(&generated()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    if has("node") {
        fs::write(folder.join("load.mjs"), "import \"./messages.js\";\n").unwrap();
        run(Command::new("node").arg("load.mjs").current_dir(&folder));
    }
    let tsc = std::env::var("TIGHTWIRE_TSC").unwrap_or("tsc".into());
    if has(&tsc) {
        let options = [
            "--strict",
            "--noEmit",
            "--target",
            "es2022",
            "--module",
            "nodenext",
            "--exactOptionalPropertyTypes",
        ];
        run(Command::new(&tsc).args(options).arg("messages.d.ts").current_dir(&folder));
    }
}

#[test]
fn cpp_of_every_type_compiles() {
    let folder = folder("every-cpp");
    for file in tightwire_gen::cpp(&generated()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    if has("g++") {
        fs::write(folder.join("load.cpp"), "#include \"messages.hpp\"\n").unwrap();
        let options = [
            "-std=c++17",
            "-Wall",
            "-Wextra",
            "-Wconversion",
            "-Werror",
            "-fno-exceptions",
            "-fsyntax-only",
        ];
        run(Command::new("g++").args(options).arg("load.cpp").current_dir(&folder));
    }
}

/// The types of the vectors, all of which are generated, and the vectors: the type, the bytes, and what
/// is expected of them in the words of the judge in C++.
fn type_vectors() -> (SchemaFile, Vec<(String, String, String)>) {
    let mut file = SchemaFile::new();
    let declared = "tightwire/tests/type_vectors.rs";
    for entry in list().iter().filter(|entry| entry.file == declared) {
        let Some(schema) = entry.schema else { continue };
        let alone = SchemaFile::new().with_schema(entry.name, schema).unwrap();
        if tightwire_gen::typescript(&alone).is_ok() {
            file = file.with_schema(&format!("v {}", entry.name), schema).unwrap();
        }
    }
    let folder = crates().join("../vectors/types");
    let (mut all, mut others) = (Vec::new(), BTreeMap::<String, usize>::new());
    for name in ["accept", "refuse"] {
        let text = fs::read_to_string(folder.join(format!("{name}.jsonl"))).unwrap();
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            let (of, hex) = (line["type"].as_str().unwrap(), line["hex"].as_str().unwrap());
            if file.root(&format!("v {of}")).is_none() {
                *others.entry(of.to_owned()).or_default() += 1;
                continue;
            }
            let expected = match line["why"].as_str() {
                Some(why) => format!("{why} {}", line["bit"]),
                None => format!("ok {hex}"),
            };
            all.push((of.to_owned(), hex.to_owned(), expected));
        }
    }
    println!("{} vectors", all.len());
    assert!(others.is_empty() && !all.is_empty(), "not generated: {others:?}");
    (file, all)
}

#[test]
fn typescript_passes_the_vectors_of_whole_types() {
    if !has("node") {
        return;
    }
    let folder = folder("type-vectors");
    let (file, vectors) = type_vectors();
    for file in tightwire_gen::typescript(&file).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    let mut script = String::from(
        r#"import * as messages from "./messages.js";
const judge = (root, packet) => {
  try {
    return "ok " + Buffer.from(root.encode(root.decode(Uint8Array.from(Buffer.from(packet, "hex"))))).toString("hex");
  } catch (error) {
    if (error instanceof messages.WireError) return `${error.kind} ${error.bit}`;
    throw error;
  }
};
const expect = (name, packet, expected) => {
  const found = judge(messages[name], packet);
  if (found !== expected) throw new Error(`${name} ${packet}: ${found}, not ${expected}`);
};
"#,
    );
    for (of, hex, expected) in &vectors {
        let _ = writeln!(script, "expect({:?}, {hex:?}, {expected:?});", format!("V{of}"));
    }
    fs::write(folder.join("vectors.mjs"), script).unwrap();
    run(Command::new("node").arg("vectors.mjs").current_dir(&folder));
}

#[test]
fn cpp_passes_the_vectors_of_whole_types() {
    if !has("g++") {
        return;
    }
    let folder = folder("type-vectors-cpp");
    let (file, vectors) = type_vectors();
    for file in tightwire_gen::cpp(&file).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    let judge = include_str!("../../../crates/tightwire-gen/tests/judge.hpp");
    fs::write(folder.join("judge.hpp"), judge).unwrap();
    let mut program = String::from(
        "#include \"judge.hpp\"\n\ntemplate <class Packet>\nstatic int expect(const char* packet, const char* expected) {\n    const std::string found = judge<Packet>(bytes(packet));\n    if (found == expected) return 0;\n    std::printf(\"%s: %s, not %s\\n\", packet, found.c_str(), expected);\n    return 1;\n}\n\nint main() {\n    int failed = 0;\n",
    );
    for (of, hex, expected) in &vectors {
        let of = format!("messages::V{of}Packet");
        let _ = writeln!(program, "    failed += expect<{of}>({hex:?}, {expected:?});");
    }
    program += "    return failed != 0;\n}\n";
    fs::write(folder.join("vectors.cpp"), program).unwrap();
    let options = ["-std=c++17", "-Wall", "-Wextra", "-Wconversion", "-Werror", "-fno-exceptions"];
    let sanitized = ["-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
    let mut compile = Command::new("g++");
    compile.args(options).args(sanitized).args(["-o", "vectors", "vectors.cpp"]);
    run(compile.current_dir(&folder));
    run(Command::new("./vectors").current_dir(&folder));
}
