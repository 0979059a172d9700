//! Conditions in the file: a tree of objects, each with one key that names its kind.

use serde_json::{Map, Value as Json, json};
use tightwire::schema::{Arithmetic, Comparison};

use crate::import::{ImportError, Nodes, text};
use crate::model::{Condition, Constant, Operand, Part};
use crate::number::{of_f64, of_integer, to_f64, to_integer};

const COMPARISONS: [(Comparison, &str); 6] = [
    (Comparison::Equal, "=="),
    (Comparison::NotEqual, "!="),
    (Comparison::Less, "<"),
    (Comparison::LessOrEqual, "<="),
    (Comparison::Greater, ">"),
    (Comparison::GreaterOrEqual, ">="),
];

const ARITHMETIC: [(Arithmetic, &str); 9] = [
    (Arithmetic::Plus, "+"),
    (Arithmetic::Minus, "-"),
    (Arithmetic::Times, "*"),
    (Arithmetic::Divide, "/"),
    (Arithmetic::Remainder, "%"),
    (Arithmetic::And, "&"),
    (Arithmetic::Or, "|"),
    (Arithmetic::Xor, "^"),
    (Arithmetic::ShiftRight, ">>"),
];

pub(crate) fn export(condition: &Condition) -> Json {
    let all = |parts: &[Condition]| parts.iter().map(export).collect::<Vec<_>>();
    match condition {
        Condition::Is(part) => json!({ "is": export_part(part) }),
        Condition::Not(of) => json!({ "not": export(of) }),
        Condition::All(parts) => json!({ "all": all(parts) }),
        Condition::Any(parts) => json!({ "any": all(parts) }),
        Condition::Compare(left, comparison, right) => {
            let word = COMPARISONS.iter().find(|(one, _)| one == comparison).map(|(_, word)| word);
            json!({ "compare": [export_operand(left), word, export_operand(right)] })
        }
        Condition::IsSome(part) => json!({ "is some": export_part(part) }),
        Condition::IsVariant(part, variants) => {
            json!({ "is variant": [export_part(part), variants] })
        }
    }
}

fn export_part(part: &Part) -> Json {
    let mut way = vec![Json::from(part.field)];
    way.extend(part.path.iter().map(|name| Json::from(name.as_str())));
    Json::from(way)
}

fn export_operand(operand: &Operand) -> Json {
    match operand {
        Operand::Part(part) => json!({ "part": export_part(part) }),
        Operand::Length(part) => json!({ "length": export_part(part) }),
        Operand::Constant(constant) => export_constant(constant),
        Operand::Calculated(left, arithmetic, right) => {
            let word = ARITHMETIC.iter().find(|(one, _)| one == arithmetic).map(|(_, word)| word);
            json!({ "calculated": [export_operand(left), word, export_operand(right)] })
        }
    }
}

pub(crate) fn export_constant(constant: &Constant) -> Json {
    match constant {
        Constant::Number(value) => {
            json!({ "number": of_integer(tightwire::Number::Signed(*value)) })
        }
        Constant::Float(value) => json!({ "float": of_f64(*value) }),
        Constant::Text(text) => json!({ "text": text }),
        Constant::Name(name) => json!({ "name": name }),
        Constant::Code(code) => json!({ "custom": code }),
        Constant::Some(constant) => json!({ "some": export_constant(constant) }),
        Constant::None => json!({ "none": null }),
    }
}

/// Returns the only entry of an object.
fn only(json: &Json) -> Result<(&str, &Json), ImportError> {
    let entries: Option<&Map<String, Json>> = json.as_object().filter(|map| map.len() == 1);
    let entry = entries.and_then(|map| map.iter().next());
    entry.map(|(key, value)| (key.as_str(), value)).ok_or(ImportError::expected("one key"))
}

pub(crate) fn import(
    json: &Json,
    nodes: &mut Nodes,
    depth: usize,
) -> Result<Condition, ImportError> {
    let depth = depth.checked_sub(1).ok_or(ImportError::too_deep())?;
    nodes.count()?;
    let (key, value) = only(json)?;
    let list = || value.as_array().ok_or(ImportError::expected("a list")).map(Vec::as_slice);
    Ok(match key {
        "is" => Condition::Is(import_part(value)?),
        "is some" => Condition::IsSome(import_part(value)?),
        "not" => {
            let inner = import(value, nodes, depth)?;
            Condition::Not(Box::new(inner))
        }
        "all" | "any" => {
            let parts = list()?.iter().map(|part| import(part, nodes, depth));
            let parts = parts.collect::<Result<Vec<_>, _>>()?;
            if key == "all" { Condition::All(parts) } else { Condition::Any(parts) }
        }
        "compare" => {
            let [left, word, right] = list()? else {
                return Err(ImportError::expected("two operands and a comparison"));
            };
            let found = COMPARISONS.iter().find(|(_, known)| word.as_str() == Some(known));
            let (comparison, _) = found.ok_or(ImportError::expected("a comparison"))?;
            let left = import_operand(left, nodes, depth)?;
            let right = import_operand(right, nodes, depth)?;
            Condition::Compare(left, *comparison, right)
        }
        "is variant" => {
            let [part, names] = list()? else {
                return Err(ImportError::expected("a part and names"));
            };
            let part = import_part(part)?;
            let names = names.as_array().ok_or(ImportError::expected("a list"))?;
            Condition::IsVariant(part, import_names(names)?)
        }
        _ => return Err(ImportError::unknown(key)),
    })
}

fn import_names(names: &[Json]) -> Result<Vec<String>, ImportError> {
    names.iter().map(text).collect()
}

fn import_part(json: &Json) -> Result<Part, ImportError> {
    let Some([field, path @ ..]) = json.as_array().map(Vec::as_slice) else {
        return Err(ImportError::expected("the number of a field"));
    };
    let field = field.as_u64().and_then(|field| usize::try_from(field).ok());
    let field = field.ok_or(ImportError::expected("the number of a field"))?;
    Ok(Part { field, path: import_names(path)? })
}

fn import_operand(json: &Json, nodes: &mut Nodes, depth: usize) -> Result<Operand, ImportError> {
    let depth = depth.checked_sub(1).ok_or(ImportError::too_deep())?;
    let (key, value) = only(json)?;
    Ok(match key {
        "part" => Operand::Part(import_part(value)?),
        "length" => Operand::Length(import_part(value)?),
        "calculated" => {
            let Some([left, word, right]) = value.as_array().map(Vec::as_slice) else {
                return Err(ImportError::expected("two operands and what is done with them"));
            };
            nodes.count()?;
            let found = ARITHMETIC.iter().find(|(_, known)| word.as_str() == Some(known));
            let (arithmetic, _) = found.ok_or(ImportError::expected("an operator"))?;
            let left = import_operand(left, nodes, depth)?;
            let right = import_operand(right, nodes, depth)?;
            Operand::Calculated(Box::new(left), *arithmetic, Box::new(right))
        }
        _ => Operand::Constant(import_constant(json, depth)?),
    })
}

pub(crate) fn import_constant(json: &Json, depth: usize) -> Result<Constant, ImportError> {
    let depth = depth.checked_sub(1).ok_or(ImportError::too_deep())?;
    let (key, value) = only(json)?;
    Ok(match key {
        "number" => match to_integer(value) {
            Some(tightwire::Number::Signed(number)) => Constant::Number(number),
            _ => return Err(ImportError::expected("an integer")),
        },
        "float" => Constant::Float(to_f64(value).ok_or(ImportError::expected("a float"))?),
        "text" => Constant::Text(text(value)?),
        "name" => Constant::Name(text(value)?),
        "custom" => Constant::Code(text(value)?),
        "some" => Constant::Some(Box::new(import_constant(value, depth)?)),
        "none" => Constant::None,
        _ => return Err(ImportError::unknown(key)),
    })
}
