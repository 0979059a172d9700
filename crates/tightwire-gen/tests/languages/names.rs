//! Names that have a meaning in another language, and names that try to be code.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use serde_json::{Value, json};
use tightwire::trace::visible;
use tightwire_schema::SchemaFile;

use crate::cpp::compile;
use crate::packets::{folder, has, run};

/// Keywords of the languages, and names from their libraries and from generated code; names that
/// become equal when their case changes; names that end a text, a comment or a line.
const NAMES: [&str; 68] = [
    "class",
    "function",
    "default",
    "new",
    "this",
    "await",
    "yield",
    "let",
    "static",
    "var",
    "end",
    "local",
    "nil",
    "elseif",
    "and",
    "not",
    "char16_t",
    "requires",
    "co_await",
    "errno",
    "assert",
    "NULL",
    "EOF",
    "stdin",
    "unix",
    "linux",
    "std",
    "tightwire",
    "messages",
    "wire",
    "subset",
    "read",
    "write",
    "order",
    "value",
    "names",
    "depth",
    "has_0",
    "v",
    "r",
    "w",
    "f0",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "length",
    "text",
    "list",
    "keys",
    "named",
    "variant",
    "some",
    "$default",
    "Array",
    "Uint8Array",
    "Infinity",
    "a b",
    "a-b",
    "a_b",
    "A_b",
    "\"]; boom()//",
    "*/ boom() /*",
    "x\nboom();",
    "back\\",
    "\0",
    "\u{2028}",
    "ünï😀",
];

/// Returns a file with correct hashes. A stranger can compute them as well.
pub(crate) fn import(mut file: Value) -> Result<SchemaFile, String> {
    loop {
        let error = match SchemaFile::from_json(&file.to_string()) {
            Ok(file) => return Ok(file),
            Err(error) => error.to_string(),
        };
        let (_, hash) = error.split_once("the schema, whose hash is ").ok_or(error.clone())?;
        let mut roots = file["roots"].as_array_mut().unwrap().iter_mut();
        let name = error.strip_prefix("roots.").and_then(|rest| rest.split_once(": the hash"));
        // Errors escape invisible characters.
        let shown = |root: &Value| visible(root["name"].as_str().unwrap()).into_owned();
        let root = roots.find(|root| Some(shown(root).as_str()) == name.map(|name| name.0));
        root.unwrap()["hash"] = json!(hash);
    }
}

pub(crate) fn field(name: &str, schema: &Value) -> Value {
    json!({ "name": name, "schema": schema })
}

/// Uses every name as a field, a variant with and without fields, a type, a check and a root.
fn hostile() -> Value {
    let byte = json!({ "kind": "bits", "bits": 8 });
    let small = json!({ "kind": "int", "min": 0, "max": 3 });
    let all: Vec<Value> = NAMES.iter().map(|name| field(name, &byte)).collect();
    let asked = NAMES.iter().enumerate().map(|(number, name)| {
        let is_two = json!({ "compare": [{ "part": [0, name] }, "==", { "number": number % 3 }] });
        let schema = json!({ "kind": "if", "of": small, "condition": is_two, "absent": null });
        field(name, &schema)
    });
    let asked: Vec<Value> =
        std::iter::once(field("all", &json!({ "kind": "type", "type": "All" })))
            .chain(asked)
            .collect();
    let plain: Vec<Value> =
        NAMES.iter().map(|name| json!({ "name": name, "fields": [] })).collect();
    let full: Vec<Value> = NAMES
        .iter()
        .map(|name| json!({ "name": name, "fields": [field(name, &byte)] }))
        .chain([json!({ "name": "Full", "fields": [field("x", &byte)] })])
        .collect();
    let mut types = vec![
        json!({ "type": "All", "name": "All", "kind": "struct", "fields": all }),
        json!({ "type": "Asked", "name": "Asked", "kind": "struct", "fields": asked }),
        json!({ "type": "Plain", "name": "Plain", "kind": "enum", "tag_bits": 7, "variants": plain }),
        json!({ "type": "Full", "name": "Full", "kind": "enum", "tag_bits": 7, "variants": full }),
        // The names of variants' functions and of roots' structs.
        json!({ "type": "Full1", "name": "Full1", "kind": "struct", "fields": [field("a", &byte)] }),
        json!({ "type": "P", "name": "ClassPacket", "kind": "struct", "fields": [field("P", &byte)] }),
        json!({ "type": "S", "name": "Subset", "kind": "struct", "fields": [
            field("S", &json!({ "kind": "subset", "of": byte, "places": 5, "counted": false })),
        ] }),
    ];
    let mut last = Vec::new();
    for (number, name) in NAMES.iter().enumerate() {
        let id = format!("T{number}");
        let check = json!({ "schema": { "kind": "check", "name": name } });
        types.push(json!({ "type": id, "name": name, "kind": "struct", "fields": [field("a", &byte), check] }));
        // A field with the name of its type.
        last.push(field(name, &json!({ "kind": "type", "type": id })));
    }
    types.push(json!({ "type": "Last", "name": "Last", "kind": "struct", "fields": last }));
    let root = |name: &str, id: &str| json!({ "name": name, "hash": "0000000000000000", "schema": { "kind": "type", "type": id } });
    let mut roots: Vec<Value> = NAMES.iter().map(|name| root(name, "Full1")).collect();
    for id in ["All", "Asked", "Plain", "Full", "Last", "P", "S"] {
        roots.push(root(&format!("the {id}"), id));
    }
    json!({ "tightwire": 1, "types": types, "roots": roots })
}

#[test]
fn names_are_names_in_typescript_and_never_code() {
    if !has("node") {
        return;
    }
    let folder = folder("names");
    for file in tightwire_gen::typescript(&import(hostile()).unwrap()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    // Every root reads a packet and writes it again.
    let script = r#"
        globalThis.boom = () => { throw new Error("a name is code"); };
        const messages = await import("./messages.js");
        let roots = 0;
        for (const root of Object.values(messages)) {
          if (!root.hash) continue;
          for (let fill = 0; fill < 68; fill++) {
            const packet = new Uint8Array(400).fill(0);
            packet[0] = fill;
            for (let size = 0; size <= 400; size++) {
              let value;
              try { value = root.decode(packet.subarray(0, size)); } catch (error) { if (error instanceof messages.WireError) continue; throw error; }
              const again = root.decode(root.encode(value));
              if (JSON.stringify(again) !== JSON.stringify(value)) throw new Error(root.name);
              roots++;
              break;
            }
          }
        }
        console.log(`agreed on ${roots}`);
    "#;
    fs::write(folder.join("names.mjs"), script).unwrap();
    let text = run(Command::new("node").arg("names.mjs").current_dir(&folder));
    assert!(text.contains("agreed"), "{text}");
    let tsc = std::env::var("TIGHTWIRE_TSC").unwrap_or("tsc".into());
    if has(&tsc) {
        let options = ["--strict", "--noEmit", "--target", "es2022", "--module", "nodenext"];
        run(Command::new(&tsc).args(options).arg("messages.d.ts").current_dir(&folder));
    }
}

#[test]
fn names_are_names_in_cpp_and_never_code() {
    if !has("g++") {
        return;
    }
    let folder = folder("names-cpp");
    for file in tightwire_gen::cpp(&import(hostile()).unwrap()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    let program = "#include \"messages.hpp\"\n#include <cstdio>\n\nint main() {\n    const std::vector<std::uint8_t> packet(68, 0);\n    const auto read = messages::TheAllPacket::decode(packet.data(), packet.size());\n    if (!read || messages::TheAllPacket::encode(read.value).value != packet) return 1;\n    std::puts(\"agreed\");\n    return 0;\n}\n";
    fs::write(folder.join("names.cpp"), program).unwrap();
    compile("names", "-O0", &folder);
    assert_eq!(run(Command::new("./names").current_dir(&folder)), "agreed\n");
}

#[test]
fn names_are_names_in_the_dissector_and_never_code() {
    if !has("tshark") {
        return;
    }
    let folder = folder("names-lua");
    for name in ["to server", "udp", "", "q", "a.b.", "]] boom()", "ünï"] {
        let file = hostile();
        let mut file: Value = file;
        let roots = file["roots"].as_array_mut().unwrap();
        // All filters once, from the roots of a protocol.
        roots.retain(|root| root["name"].as_str().unwrap().starts_with("the "));
        roots[0]["name"] = json!("to server");
        roots[1]["name"] = json!("to client");
        let mut imported = import(file.clone());
        assert!(imported.is_ok(), "{imported:?}");
        let text = imported.as_ref().unwrap().to_json();
        file = serde_json::from_str(&text).unwrap();
        file["protocol"] = json!({ "name": name, "version": 1, "data": null, "checks": true, "id": "0000000000000000" });
        let error = import(file.clone()).unwrap_err();
        let id = error.rsplit(' ').next().unwrap();
        file["protocol"]["id"] = json!(id);
        imported = import(file);
        let files = tightwire_gen::wireshark(&imported.unwrap_or_else(|error| panic!("{error}")));
        fs::write(folder.join("dissector.lua"), &files.unwrap()[0].text).unwrap();
        fs::write(
            folder.join("capture.pcap"),
            crate::wireshark::capture(&[vec![0; 68], vec![7; 30]]),
        )
        .unwrap();
        let mut short: String = crate::wireshark::filter(name);
        if name == "udp" {
            short += "_game";
        }
        let mut command = Command::new("tshark");
        command.args(["-r", "capture.pcap", "-X", "lua_script:dissector.lua", "-d"]);
        command.arg(format!("udp.port==40000,{short}")).args([
            "-T",
            "fields",
            "-e",
            &format!("{short}.json"),
        ]);
        let output = command.args(["-e", "_ws.lua.error"]).current_dir(&folder).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.success() && !errors.contains("Lua") && !errors.contains("boom"),
            "{name}: {errors}"
        );
        assert!(text.starts_with('{') && text.contains("\"text\":0"), "{name}: {text}{errors}");
    }
}

#[test]
fn what_cannot_be_generated_is_said_in_words() {
    let byte = json!({ "kind": "bits", "bits": 8 });
    let list = |max: u64| json!({ "kind": "list", "of": byte, "max": max });
    let relative = |to: u32| json!({ "kind": "relative", "to": to, "max": 65535 });
    let under = |condition: Value| json!({ "kind": "if", "of": byte, "condition": condition, "absent": null });
    let cases = [
        (json!([field("__proto__", &byte)]), "__proto__: a field of this name"),
        (json!([field("a", &byte), field("a", &byte)]), "a: two of this name"),
        (json!([field("a", &list(1 << 40))]), "a: up to 1099511627776 elements"),
        (
            json!([field("a", &json!({ "kind": "bytes", "count": 1u64 << 60 }))]),
            "a: 1152921504606846976 places",
        ),
        (
            json!([field(
                "a",
                &json!({ "kind": "default bit", "of": { "kind": "bytes", "count": 1u64 << 62 } })
            )]),
            "places",
        ),
        (json!([field("a", &relative(0))]), "a: it counts from #0"),
        (json!([field("a", &byte), field("b", &relative(7))]), "b: it counts from #7"),
        (
            json!([field("a", &json!({ "kind": "f32" })), field("b", &relative(0))]),
            "b: it counts from #0",
        ),
        (
            json!([
                field("a", &under(json!({ "compare": [{ "part": [1] }, "==", { "number": 1 }] }))),
                field("b", &byte)
            ]),
            "`#1`, which does not exist",
        ),
        (
            json!([
                field("a", &byte),
                field("b", &under(json!({ "compare": [{ "part": [0] }, "==", { "text": "x" }] })))
            ]),
            "different kinds",
        ),
        (
            json!([field("a", &byte), field("b", &under(json!({ "is variant": [[0], ["x"]] })))]),
            "`#0` is no enum",
        ),
    ];
    for (fields, expected) in cases {
        let types = json!([{ "type": "A", "name": "A", "kind": "struct", "fields": fields }]);
        let root = json!({ "name": "x", "hash": "0000000000000000", "schema": { "kind": "type", "type": "A" } });
        let file = import(json!({ "tightwire": 1, "types": types, "roots": [root] })).unwrap();
        let errors = [
            tightwire_gen::typescript(&file).unwrap_err(),
            tightwire_gen::cpp(&file).unwrap_err(),
            tightwire_gen::wireshark(&file).unwrap_err(),
        ];
        let words: BTreeSet<String> = errors.iter().map(ToString::to_string).collect();
        assert!(words.len() == 1 && words.iter().all(|text| text.contains(expected)), "{words:?}");
    }
}

/// Returns all macros that the compiler has defined after the headers of the runtime, in several
/// versions of the language.
fn macros(folder: &std::path::Path) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for version in ["-std=c++17", "-std=gnu++17", "-std=gnu++20"] {
        let mut command = Command::new("g++");
        command.args([version, "-dM", "-E", "-x", "c++", "messages.hpp"]).current_dir(folder);
        let text = run(&mut command);
        let names = text.lines().filter_map(|line| line.strip_prefix("#define "));
        let name = |line: &str| line.split([' ', '(']).next().map(str::to_owned);
        all.extend(names.filter_map(name));
    }
    all
}

/// Returns the macros among the words of a header, without its comments, texts and directives.
fn used<'a>(text: &'a str, macros: &BTreeSet<String>) -> BTreeSet<&'a str> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with(['#', '/']));
    let parts = lines.flat_map(|line| line.split('"').step_by(2));
    let words = parts.flat_map(|part| part.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()));
    words.filter(|word| macros.contains(*word)).collect()
}

/// Uses every macro of the headers as a field, a variant, a type, and a variant of a type with a
/// short name. Compiling thousands of types takes minutes, so the test searches for their names
/// instead, and compiles a few of them.
#[test]
fn no_name_of_generated_cpp_is_a_macro_of_its_headers() {
    if !has("g++") {
        return;
    }
    let folder = folder("macros-cpp");
    let byte = json!({ "kind": "bits", "bits": 8 });
    // A struct with all names as fields, an enum with all of them as variants, types of those
    // names, and `M_PI` as the variant `PI` of the type `M`.
    let generate = |names: &[&str], types_of: &[&str]| {
        let fields: Vec<Value> = names.iter().map(|name| field(name, &byte)).collect();
        let plain: Vec<Value> =
            names.iter().map(|name| json!({ "name": name, "fields": [] })).collect();
        let mut types = vec![
            json!({ "type": "All", "name": "All", "kind": "struct", "fields": fields }),
            json!({ "type": "Plain", "name": "Plain", "kind": "enum", "tag_bits": 12, "variants": plain }),
        ];
        for name in types_of {
            let fields = [field("a", &byte)];
            types.push(json!({ "type": name, "name": name, "kind": "struct", "fields": fields }));
            let (first, rest) = name.split_once('_').unwrap_or_default();
            if !first.is_empty() {
                let variants = [json!({ "name": rest, "fields": fields })];
                types.push(json!({ "type": format!("{name} in {first}"), "name": first, "kind": "enum", "tag_bits": 1, "variants": variants }));
            }
        }
        let of = |(number, one): (usize, &Value)| {
            field(&format!("of_{number}"), &json!({ "kind": "type", "type": one["type"] }))
        };
        let each: Vec<Value> = types.iter().enumerate().map(of).collect();
        types.push(json!({ "type": "Each", "name": "Each", "kind": "struct", "fields": each }));
        let root = json!({ "name": "each", "hash": "0000000000000000", "schema": { "kind": "type", "type": "Each" } });
        let file = json!({ "tightwire": 1, "types": types, "roots": [root] });
        let text = tightwire_gen::cpp(&import(file).unwrap()).unwrap().remove(0).text;
        fs::write(folder.join("messages.hpp"), &text).unwrap();
        text
    };
    let usual = generate(&["a"], &["B"]);
    let all = macros(&folder);
    let names: Vec<&str> = all.iter().map(String::as_str).collect();
    assert!(names.len() > 2_000 && all.contains("M_PI") && all.contains("EDOM"), "{names:?}");
    let hostile = generate(&names, &names);
    assert_eq!(used(&hostile, &all), used(&usual, &all), "of the runtime and of generated code");

    let some = [
        "M_PI", "M_PIf", "M-PI", "SIZE_MAX", "EDOM", "NULL", "errno", "linux", "BUFSIZ", "L_tmpnam",
    ];
    generate(&some, &some);
    fs::write(folder.join("use.cpp"), "#include \"messages.hpp\"\nint main() {}\n").unwrap();
    for version in ["-std=c++17", "-std=gnu++20"] {
        let options = [version, "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "use.cpp"];
        run(Command::new("g++").args(options).current_dir(&folder));
    }
}
