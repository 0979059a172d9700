//! The conformance vectors.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use tightwire::{Field, Number, Schema, Shape};
use tightwire_schema::{Interpreter, SchemaFile};

use crate::cpp::compile;
use crate::packets::{expected, folder, has, hex, line, run};

/// Returns the schema of one operation of a conformance vector, or `None` if no schema has it
/// alone.
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

/// Returns the schemas of an operation. A number that is relative to another one has a field of no
/// bits before it, with that other number as its only value.
fn schemas_of(op: &serde_json::Value, fields: &[Schema]) -> Option<Vec<Schema>> {
    let constant = |name: &str| {
        let number = Number::Signed(op[name].as_str()?.parse().ok()?);
        Some(Schema::value(Shape::Int { min: number, max: number }))
    };
    // The index of the next field among those that have a value.
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

/// A vector: the number of its schema, its bytes, and whether they are rejected.
struct Vector {
    schema: usize,
    packet: Vec<u8>,
    is_refused: bool,
}

/// Returns all vectors and their schemas, each schema once, because a type takes time to compile.
fn vectors() -> (Vec<&'static Schema>, Vec<Vector>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors");
    let (mut known, mut all_schemas, mut all) = (HashMap::new(), Vec::new(), Vec::new());
    let names = ["accept", "refuse", "article-accept", "article-refuse", "decode", "kinds-accept"];
    for name in names.into_iter().chain(["kinds-refuse"]) {
        let text = fs::read_to_string(folder.join(format!("{name}.jsonl"))).unwrap();
        for line in text.lines() {
            let vector: serde_json::Value = serde_json::from_str(line).unwrap();
            let mut schemas = Vec::new();
            for op in vector["ops"].as_array().unwrap() {
                // Every operation has a schema.
                let more = schemas_of(op, &schemas).unwrap_or_else(|| panic!("{op}"));
                schemas.extend(more);
            }
            let number = *known.entry(format!("{schemas:?}")).or_insert_with(|| {
                all_schemas.push(structure(all_schemas.len(), &schemas));
                all_schemas.len() - 1
            });
            let hex = vector["hex"].as_str().unwrap();
            // Bytes may be left over there, and `decode` would reject those.
            let bits = vector["bits"].as_u64().filter(|_| name == "decode");
            let count = bits.map_or(hex.len() / 2, |bits| bits.div_ceil(8) as usize);
            let bytes =
                (0..count).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap());
            let is_refused = vector.get("refuse_at").is_some();
            all.push(Vector { schema: number, packet: bytes.collect(), is_refused });
        }
    }
    (all_schemas, all)
}

fn structure(number: usize, schemas: &[Schema]) -> &'static Schema {
    let fields = schemas.iter().enumerate().map(|(number, schema)| {
        let name = if has_value(schema) { format!("f{number}") } else { String::new() };
        Field::new(name.leak(), Box::leak(Box::new(*schema)))
    });
    let fields: &'static [Field] = fields.collect::<Vec<_>>().leak();
    Box::leak(Box::new(Schema::structure(format!("Vector{number}").leak(), fields)))
}

#[test]
fn typescript_passes_the_conformance_vectors() {
    if !has("node") {
        return;
    }
    let folder = folder("vectors");
    let (schemas, vectors) = vectors();
    let mut file = SchemaFile::new();
    for (number, schema) in schemas.iter().enumerate() {
        file = file.with_schema(&format!("v{number}"), schema).unwrap();
    }
    let mut lines = String::new();
    for Vector { schema, packet, is_refused } in &vectors {
        let line = line(&Interpreter::new(schemas[*schema]), packet);
        // The vectors are authoritative; the interpreter only puts them in the test's terms.
        let says = if *is_refused { "\"kind\":" } else { "\"ok\":" };
        assert!(line.contains(says), "{line}");
        let _ = write!(lines, "V{schema}\t{line}");
    }
    for file in tightwire_gen::typescript(&file).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    fs::write(folder.join("vectors.txt"), &lines).unwrap();
    fs::write(folder.join("vectors.mjs"), include_str!("../vectors.mjs")).unwrap();
    let text = run(Command::new("node").arg("vectors.mjs").current_dir(&folder));
    println!("{text}");
    assert!(text.contains(&format!("agreed on {} vectors", vectors.len())), "{text}");
}

/// One in this many schemas is tested with its vectors, unless `TIGHTWIRE_VECTORS` sets another
/// number, because each is a type to compile.
const SOME: usize = 60;

/// The number of types in one program.
const IN_ONE: usize = 100;

#[test]
fn cpp_passes_conformance_vectors() {
    if !has("g++") {
        return;
    }
    let folder = folder("vectors-cpp");
    let step = std::env::var("TIGHTWIRE_VECTORS").ok().and_then(|text| text.parse().ok());
    let (schemas, vectors) = vectors();
    let some: Vec<usize> = (0..schemas.len()).step_by(step.unwrap_or(SOME)).collect();
    fs::write(folder.join("judge.hpp"), include_str!("../judge.hpp")).unwrap();
    let mut agreed = 0;
    for some in some.chunks(IN_ONE) {
        let mut file = SchemaFile::new();
        let mut cases = String::new();
        for number in some {
            let schema = schemas[*number];
            file = file.with_schema(&format!("v{number}"), schema).unwrap();
            let interpreter = Interpreter::new(schema);
            for vector in vectors.iter().filter(|vector| vector.schema == *number) {
                let line = line(&interpreter, &vector.packet);
                let expected = expected(&line);
                assert_eq!(vector.is_refused, !expected.starts_with("ok"), "{line}");
                let _ = writeln!(
                    cases,
                    "    failed += judge<messages::V{number}Packet>(bytes(\"{}\")) != \"{expected}\" && std::printf(\"type {number}\\n\") > 0;",
                    hex(&vector.packet),
                );
                agreed += 1;
            }
        }
        for file in tightwire_gen::cpp(&file).unwrap() {
            fs::write(folder.join(file.name), file.text).unwrap();
        }
        let program = format!(
            "#include \"judge.hpp\"\n\nint main() {{\n    int failed = 0;\n{cases}    return failed != 0;\n}}\n"
        );
        fs::write(folder.join("vectors.cpp"), program).unwrap();
        compile("vectors", "-O0", &folder);
        run(Command::new("./vectors").current_dir(&folder));
    }
    println!("agreed on {agreed} vectors of {} types", some.len());
}
