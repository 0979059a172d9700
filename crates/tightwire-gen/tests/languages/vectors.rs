//! The conformance vectors.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use tightwire::{Field, Number, Schema, Shape};
use tightwire_schema::{Interpreter, SchemaFile};

use crate::cpp::compile;
use crate::packets::{expected, folder, has, hex, line, run};

/// The schema of one operation of a conformance vector; `None` for those that no schema has alone.
fn schema_of(op: &serde_json::Value) -> Option<Schema> {
    let text = |name: &str| op[name].as_str().unwrap();
    let size = |name: &str| op[name].as_u64().unwrap() as usize;
    let int = |name: &str| Number::Signed(text(name).parse().unwrap());
    let float = |name: &str| {
        let bits = text(name).strip_prefix("f32:0x").unwrap();
        f32::from_bits(u32::from_str_radix(bits, 16).unwrap())
    };
    Some(match text("op") {
        "bits" => Schema::bits(size("bits") as u32),
        "uint8" => Schema::bits(8),
        "uint16" => Schema::bits(16),
        "uint32" => Schema::bits(32),
        "uint64" => Schema::bits(64),
        "uint128" => Schema::bits(128),
        "bool" => Schema::value(Shape::Bool),
        "int" | "int64" | "int128" => {
            Schema::value(Shape::Int { min: int("min"), max: int("max") })
        }
        "fixed" => Schema::value(Shape::Fixed {
            min: text("min").parse().unwrap(),
            max: text("max").parse().unwrap(),
            fraction_bits: size("fraction_bits") as u32,
        }),
        "float" => Schema::value(Shape::F32),
        "double" => Schema::value(Shape::F64),
        "compressed_float" => Schema::value(Shape::Compressed {
            min: float("min"),
            max: float("max"),
            resolution: float("res"),
        }),
        "align" => Schema::value(Shape::Padding),
        "bytes" => Schema::value(Shape::Bytes { count: size("count") }),
        // A buffer has room for a terminator.
        "string" => Schema::value(Shape::String { max: size("buffer_size") - 1, min: 0 }),
        "wstring" => Schema::value(Shape::WideString { max: size("buffer_size") - 1, min: 0 }),
        "check" => Schema::value(Shape::Check { name: text("name").to_owned().leak() }),
        "half" => Schema::value(Shape::Half),
        "angle" | "angle64" => Schema::value(Shape::Angle { bits: size("bits") as u32 }),
        "object_index" => Schema::value(Shape::ObjectIndex {
            previous: text("previous").parse().ok(),
            objects: size("max_objects"),
        }),
        _ => return None,
    })
}

/// The schemas of an operation. A number that is counted from another one has a field of no bits
/// before it, with that other one as its only value.
fn schemas_of(op: &serde_json::Value, fields: &[Schema]) -> Option<Vec<Schema>> {
    let constant = |name: &str| {
        let number = Number::Signed(op[name].as_str()?.parse().ok()?);
        Some(Schema::value(Shape::Int { min: number, max: number }))
    };
    // Where the next field stands among those that have a value.
    let from = fields.iter().filter(|schema| has_value(schema)).count();
    match op["op"].as_str()? {
        "int_relative" => Some(vec![constant("previous")?, Schema::relative(from, 32, true)]),
        name => match name.strip_prefix("wrapping") {
            Some(bits) => Some(vec![constant("from")?, Schema::wrapping(from, bits.parse().ok()?)]),
            None => Some(vec![schema_of(op)?]),
        },
    }
}

fn has_value(schema: &Schema) -> bool {
    !matches!(schema, Schema::Value { shape: Shape::Padding | Shape::Check { .. }, .. })
}

/// A vector as a schema, its bytes, and whether they are refused.
fn vectors() -> Vec<(&'static Schema, Vec<u8>, bool)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors");
    let (mut all, mut skipped) = (Vec::new(), 0);
    let names = ["accept", "refuse", "article-accept", "article-refuse", "kinds-accept"];
    for name in names.into_iter().chain(["kinds-refuse"]) {
        let text = fs::read_to_string(folder.join(format!("{name}.jsonl"))).unwrap();
        for line in text.lines() {
            let vector: serde_json::Value = serde_json::from_str(line).unwrap();
            let ops = vector["ops"].as_array().unwrap();
            let mut schemas = Vec::new();
            let all_known = ops.iter().all(|op| {
                let more = schemas_of(op, &schemas);
                schemas.extend(more.iter().flatten().copied());
                more.is_some()
            });
            if !all_known {
                skipped += 1;
                continue;
            }
            let fields = schemas.into_iter().enumerate().map(|(number, schema)| {
                let has_value = has_value(&schema);
                let name = if has_value { format!("f{number}") } else { String::new() };
                Field::new(name.leak(), Box::leak(Box::new(schema)))
            });
            let fields: &'static [Field] = fields.collect::<Vec<_>>().leak();
            let schema: &'static Schema = Box::leak(Box::new(Schema::structure(
                format!("Vector{}", all.len()).leak(),
                fields,
            )));
            let hex = vector["hex"].as_str().unwrap();
            let bytes = (0..hex.len() / 2)
                .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap());
            all.push((schema, bytes.collect(), vector.get("refuse_at").is_some()));
        }
    }
    // Every operation has a schema.
    assert_eq!(skipped, 0);
    all
}

#[test]
fn typescript_passes_the_conformance_vectors() {
    if !has("node") {
        return;
    }
    let folder = folder("vectors");
    let mut file = SchemaFile::new();
    let mut lines = String::new();
    for (number, (schema, packet, is_refused)) in vectors().iter().enumerate() {
        file = file.with_schema(&format!("v{number}"), schema).unwrap();
        let line = line(&Interpreter::new(schema), packet);
        // The vectors are what counts; the interpreter only says it in the words of the test.
        let says = if *is_refused { "\"kind\":" } else { "\"ok\":" };
        assert!(line.contains(says), "{line}");
        let _ = write!(lines, "V{number}\t{line}");
    }
    for file in tightwire_gen::typescript(&file).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    fs::write(folder.join("vectors.txt"), &lines).unwrap();
    fs::write(folder.join("vectors.mjs"), include_str!("../vectors.mjs")).unwrap();
    let text = run(Command::new("node").arg("vectors.mjs").current_dir(&folder));
    println!("{text}");
    assert!(text.contains("agreed"), "{text}");
}

/// Of all vectors, every so manieth, unless `TIGHTWIRE_VECTORS` says another number: each is a type
/// of its own to compile.
const SOME: usize = 90;

/// Types in one program.
const IN_ONE: usize = 100;

#[test]
fn cpp_passes_conformance_vectors() {
    if !has("g++") {
        return;
    }
    let folder = folder("vectors-cpp");
    let step = std::env::var("TIGHTWIRE_VECTORS").ok().and_then(|text| text.parse().ok());
    let all: Vec<_> = vectors().into_iter().enumerate().step_by(step.unwrap_or(SOME)).collect();
    fs::write(folder.join("judge.hpp"), include_str!("../judge.hpp")).unwrap();
    for some in all.chunks(IN_ONE) {
        let mut file = SchemaFile::new();
        let mut cases = String::new();
        for (number, (schema, packet, is_refused)) in some {
            file = file.with_schema(&format!("v{number}"), schema).unwrap();
            let expected = expected(&line(&Interpreter::new(schema), packet));
            assert_eq!(*is_refused, !expected.starts_with("ok"), "vector {number}");
            let _ = writeln!(
                cases,
                "    failed += judge<messages::V{number}Packet>(bytes(\"{}\")) != \"{expected}\" && std::printf(\"vector {number}\\n\") > 0;",
                hex(packet),
            );
        }
        for file in tightwire_gen::cpp(&file).unwrap() {
            fs::write(folder.join(file.name), file.text).unwrap();
        }
        let program = format!(
            "#include \"judge.hpp\"\n\nint main() {{\n    int failed = 0;\n{cases}    return failed;\n}}\n"
        );
        fs::write(folder.join("vectors.cpp"), program).unwrap();
        compile("vectors", &folder);
        run(Command::new("./vectors").current_dir(&folder));
    }
    println!("agreed on {} vectors", all.len());
}
