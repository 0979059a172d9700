//! Converts the constant schemas of a program.

use tightwire::{Schema, Shape, schema};

use super::{
    At, Body, Condition, Constant, Field, Length, Model, Node, Operand, Part, Root, SchemaKind,
};
use super::{Type, Variant};
use crate::export::ExportError;

impl Model {
    /// Adds a root.
    ///
    /// # Errors
    ///
    /// The schema uses a kind that a model cannot express yet.
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::model::Model;
    ///
    /// let mut model = Model::default();
    /// model.add("port", &u16::SCHEMA)?;
    /// assert_eq!(model.roots[0].hash, u16::SCHEMA.hash());
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn add(&mut self, name: &str, schema: &Schema) -> Result<(), ExportError> {
        let at = self.schema(schema)?;
        self.roots.push(Root { name: name.to_owned(), hash: schema.hash(), at });
        Ok(())
    }

    fn schema(&mut self, schema: &Schema) -> Result<At, ExportError> {
        let kind = match *schema {
            Schema::Value { shape: Shape::Check { name }, .. } => SchemaKind::Check(name.into()),
            Schema::Value { shape: Shape::Group(name), .. } => SchemaKind::Group(name.into()),
            Schema::Value { shape, .. } => SchemaKind::Value { shape, hole: None },
            Schema::Without { shape, hole, .. } => SchemaKind::Value { shape, hole: Some(hole) },
            Schema::Opaque { name, version, max_bits, holds, .. } => {
                let holds = holds.iter().map(|held| self.schema(held)).collect::<Result<_, _>>()?;
                SchemaKind::Opaque { name: name.into(), version, max_bits, holds }
            }
            Schema::Relative { to, max, .. } => SchemaKind::Relative { to, max },
            Schema::Wrapping { from, bits, .. } => SchemaKind::Wrapping { from, bits },
            Schema::ByteList { max, min, .. } => SchemaKind::ByteList { min, max },
            Schema::Option { of, .. } => SchemaKind::Option { of: self.schema(of)? },
            Schema::DefaultBit { of, .. } => SchemaKind::DefaultBit { of: self.schema(of)? },
            Schema::If { of, condition, absent, .. } => SchemaKind::If {
                of: self.schema(of)?,
                condition: Condition::of(condition)?,
                absent: absent.map(Constant::of).transpose()?,
            },
            Schema::Array { of, count, .. } => SchemaKind::Array { of: self.schema(of)?, count },
            Schema::List { of, max, min, .. } => {
                SchemaKind::List { of: self.schema(of)?, min, max }
            }
            Schema::Set { of, max, repeats, .. } => {
                SchemaKind::Set { of: self.schema(of)?, max, repeats }
            }
            Schema::Map { key, value, max, .. } => {
                SchemaKind::Map { pair: [self.schema(key)?, self.schema(value)?], max }
            }
            Schema::Subset { of, places, is_counted, .. } => {
                SchemaKind::Subset { of: self.schema(of)?, places, is_counted }
            }
            Schema::Ascending { first, largest, max, min, .. } => {
                SchemaKind::Ascending { first: self.schema(first)?, largest, min, max }
            }
            Schema::Exactly { of, length, max, .. } => {
                SchemaKind::Exactly { of: self.schema(of)?, length: Length::of(length)?, max }
            }
            Schema::Recursive => SchemaKind::Recursive,
            Schema::Struct { name, fields, .. } => {
                let start = (self.nodes.len(), self.types.len());
                let body = Body::Struct(self.fields(fields)?);
                SchemaKind::Type(self.refer(name, !name.is_empty(), body, start))
            }
            Schema::Enum { name, tag_bits, variants, .. } => {
                let start = (self.nodes.len(), self.types.len());
                let variants = variants.iter().map(|variant| {
                    let (name, declared) = (variant.name.into(), variant.declared_name().into());
                    let fields = self.fields(variant.fields)?;
                    Ok(Variant::new(name, declared, variant.is_default(), fields))
                });
                let variants = variants.collect::<Result<_, ExportError>>()?;
                SchemaKind::Type(self.refer(name, true, Body::Enum { tag_bits, variants }, start))
            }
            _ => return Err(ExportError::new("kind of schema")),
        };
        let (min_bits, max_bits) = (schema.min_bits(), schema.max_bits());
        self.nodes.push(Node { kind, min_bits, max_bits });
        Ok(At(self.nodes.len() - 1))
    }

    fn fields(&mut self, fields: &[schema::Field]) -> Result<Vec<Field>, ExportError> {
        let field = |field: &schema::Field| {
            let (name, declared) = (field.name.into(), field.declared_name().into());
            Ok(Field::new(name, declared, self.schema(field.schema)?))
        };
        fields.iter().map(field).collect()
    }

    /// Returns the index of a type, which is added unless it exists. In that case the schemas and
    /// types from `start` on are not needed.
    fn refer(&mut self, name: &str, is_named: bool, body: Body, start: (usize, usize)) -> usize {
        let mut id = is_named.then(|| name.to_owned());
        for number in 2.. {
            let mut known = self.types.iter().enumerate().filter(|(_, one)| one.id == id);
            // Every `()` is a type of its own, as in a file.
            let is_unit = id.is_none() && body == Body::Struct(Vec::new());
            if let Some((index, _)) = known.find(|(_, one)| {
                !is_unit && one.name == name && self.is_same_body(&one.body, &body)
            }) {
                self.nodes.truncate(start.0);
                self.types.truncate(start.1);
                return index;
            }
            // Types of the same name that differ have different ids.
            if id.is_none() || self.types.iter().all(|one| one.id != id) {
                break;
            }
            id = Some(format!("{name} {number}"));
        }
        self.types.push(Type::new(id, name.to_owned(), body));
        self.types.len() - 1
    }

    fn is_same_body(&self, left: &Body, right: &Body) -> bool {
        let fields = |left: &[Field], right: &[Field]| {
            let is_same = |(left, right): (&Field, &Field)| {
                (&left.name, &left.declared) == (&right.name, &right.declared)
                    && self.is_same(left.at, right.at)
            };
            left.len() == right.len() && left.iter().zip(right).all(is_same)
        };
        match (left, right) {
            (Body::Struct(left), Body::Struct(right)) => fields(left, right),
            (
                Body::Enum { tag_bits, variants },
                Body::Enum { tag_bits: other_bits, variants: others },
            ) => {
                let is_same = |(left, right): (&Variant, &Variant)| {
                    let names = |variant: &Variant| (variant.name.clone(), variant.is_default);
                    names(left) == names(right)
                        && left.declared == right.declared
                        && fields(&left.fields, &right.fields)
                };
                tag_bits == other_bits
                    && variants.len() == others.len()
                    && variants.iter().zip(others).all(is_same)
            }
            _ => false,
        }
    }

    /// Returns whether a type is `()`.
    fn is_unit(&self, index: usize) -> bool {
        *self.type_at(index) == Type::new(None, String::new(), Body::Struct(Vec::new()))
    }

    /// Returns whether two schemas describe the same encoding of the same types.
    fn is_same(&self, left: At, right: At) -> bool {
        if left == right {
            return true;
        }
        let (left, right) = (self.kind(left), self.kind(right));
        if let (SchemaKind::Type(left), SchemaKind::Type(right)) = (left, right) {
            return left == right || self.is_unit(*left) && self.is_unit(*right);
        }
        let (parts, others) = (left.parts(), right.parts());
        let mut moved = right.clone();
        moved.set_parts(parts);
        parts.len() == others.len()
            && *left == moved
            && parts.iter().zip(others).all(|(left, right)| self.is_same(*left, *right))
    }
}

impl SchemaKind {
    /// Exchanges the schemas that this one contains.
    fn set_parts(&mut self, parts: &[At]) {
        match (self, parts) {
            (
                Self::Option { of }
                | Self::DefaultBit { of }
                | Self::If { of, .. }
                | Self::Array { of, .. }
                | Self::List { of, .. }
                | Self::Set { of, .. }
                | Self::Subset { of, .. }
                | Self::Ascending { first: of, .. }
                | Self::Exactly { of, .. },
                [part],
            ) => *of = *part,
            (Self::Map { pair, .. }, [key, value]) => *pair = [*key, *value],
            (Self::Opaque { holds, .. }, parts) => parts.clone_into(holds),
            _ => {}
        }
    }
}

impl Condition {
    fn of(condition: &schema::Condition) -> Result<Self, ExportError> {
        let all =
            |parts: &[schema::Condition]| parts.iter().map(Self::of).collect::<Result<_, _>>();
        Ok(match *condition {
            schema::Condition::Is(part) => Self::Is(Part::of(part)),
            schema::Condition::Not(of) => Self::Not(Box::new(Self::of(of)?)),
            schema::Condition::All(parts) => Self::All(all(parts)?),
            schema::Condition::Any(parts) => Self::Any(all(parts)?),
            schema::Condition::Compare(ref left, comparison, ref right) => {
                Self::Compare(Operand::of(left)?, comparison, Operand::of(right)?)
            }
            schema::Condition::IsSome(part) => Self::IsSome(Part::of(part)),
            schema::Condition::IsVariant(part, names) => {
                Self::IsVariant(Part::of(part), texts(names))
            }
            _ => return Err(ExportError::new("condition")),
        })
    }
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

impl Part {
    fn of(part: schema::Part) -> Self {
        Self { field: part.field, path: texts(part.path) }
    }
}

impl Operand {
    fn of(operand: &schema::Operand) -> Result<Self, ExportError> {
        Ok(match *operand {
            schema::Operand::Part(part) => Self::Part(Part::of(part)),
            schema::Operand::Length(part) => Self::Length(Part::of(part)),
            schema::Operand::Constant(ref constant) => Self::Constant(Constant::of(constant)?),
            schema::Operand::Calculated(left, arithmetic, right) => {
                Self::Calculated(Box::new(Self::of(left)?), arithmetic, Box::new(Self::of(right)?))
            }
            _ => return Err(ExportError::new("operand")),
        })
    }
}

impl Constant {
    fn of(constant: &schema::Constant) -> Result<Self, ExportError> {
        Ok(match *constant {
            schema::Constant::Number(value) => Self::Number(value),
            schema::Constant::Float(value) => Self::Float(value),
            schema::Constant::Text(text) => Self::Text(text.into()),
            schema::Constant::Name(name) => Self::Name(name.into()),
            schema::Constant::Code(code) => Self::Code(code.into()),
            schema::Constant::Some(constant) => Self::Some(Box::new(Self::of(constant)?)),
            schema::Constant::None => Self::None,
            _ => return Err(ExportError::new("constant")),
        })
    }
}

impl Length {
    fn of(length: &schema::Length) -> Result<Self, ExportError> {
        let both = |a, b| Ok::<_, ExportError>((Box::new(Self::of(a)?), Box::new(Self::of(b)?)));
        Ok(match *length {
            schema::Length::Field(field) => Self::Field(field),
            schema::Length::Constant(number) => Self::Constant(number),
            schema::Length::Plus(a, b) => both(a, b).map(|(a, b)| Self::Plus(a, b))?,
            schema::Length::Minus(a, b) => both(a, b).map(|(a, b)| Self::Minus(a, b))?,
            schema::Length::Times(a, b) => both(a, b).map(|(a, b)| Self::Times(a, b))?,
            _ => return Err(ExportError::new("length")),
        })
    }
}
