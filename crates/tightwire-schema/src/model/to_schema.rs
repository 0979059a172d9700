//! Builds temporary schemas for what the core computes: hashes, sizes and texts.

use bumpalo::Bump;
use tightwire::schema::tree;
use tightwire::schema::tree::Schema;

use super::{At, Body, Condition, Constant, Field, Length, Model, Operand, Part, SchemaKind};

impl Model {
    /// Computes the sizes of all schemas.
    pub(crate) fn measure(&mut self) {
        let bump = Bump::new();
        let trees = self.trees(&bump);
        let sizes: Vec<_> = trees.iter().map(|tree| (tree.min_bits(), tree.max_bits())).collect();
        drop(trees);
        for (node, (min_bits, max_bits)) in self.nodes.iter_mut().zip(sizes) {
            (node.min_bits, node.max_bits) = (min_bits, max_bits);
        }
    }

    /// Computes something of each of these schemas.
    pub(crate) fn with_trees<T>(
        &self,
        all: impl Iterator<Item = At>,
        compute: impl Fn(&Schema<'_>) -> T,
    ) -> Vec<T> {
        let bump = Bump::new();
        let trees = self.trees(&bump);
        all.filter_map(|at| trees.get(at.0).map(|tree| compute(tree))).collect()
    }

    /// Builds all schemas. Each refers to those before it.
    fn trees<'a>(&'a self, bump: &'a Bump) -> Vec<&'a Schema<'a>> {
        let mut trees: Vec<&'a Schema<'a>> = Vec::with_capacity(self.nodes.len());
        // A type is built where it is first used.
        let mut types: Vec<Option<&'a Schema<'a>>> = vec![None; self.types.len()];
        for node in &self.nodes {
            let tree = match node.kind {
                SchemaKind::Type(index) => {
                    let known = types.get(index).copied().flatten();
                    let tree = known.unwrap_or_else(|| self.type_tree(index, &trees, bump));
                    if let Some(place) = types.get_mut(index) {
                        *place = Some(tree);
                    }
                    tree
                }
                ref kind => bump.alloc(tree(kind, &trees, bump)),
            };
            trees.push(tree);
        }
        trees
    }

    fn type_tree<'a>(
        &'a self,
        index: usize,
        trees: &[&'a Schema<'a>],
        bump: &'a Bump,
    ) -> &'a Schema<'a> {
        let one = self.type_at(index);
        bump.alloc(match &one.body {
            Body::Struct(list) => Schema::structure(&one.name, fields(list, trees, bump)),
            Body::Enum { tag_bits, variants } => {
                let variants = variants.iter().map(|variant| {
                    let made =
                        tree::Variant::new(&variant.name, fields(&variant.fields, trees, bump))
                            .member(&variant.declared);
                    if variant.is_default { made.default() } else { made }
                });
                let variants: Vec<_> = variants.collect();
                Schema::enumeration(&one.name, *tag_bits, bump.alloc_slice_copy(&variants))
            }
        })
    }
}

/// Returns a schema that was built before. Each refers only to those before it.
fn before<'a>(trees: &[&'a Schema<'a>], at: At) -> &'a Schema<'a> {
    trees.get(at.0).copied().unwrap_or(&Schema::Recursive)
}

fn fields<'a>(
    list: &'a [Field],
    trees: &[&'a Schema<'a>],
    bump: &'a Bump,
) -> &'a [tree::Field<'a>] {
    let fields = list.iter().map(|field| {
        tree::Field::new(&field.name, before(trees, field.at)).member(&field.declared)
    });
    bump.alloc_slice_copy(&fields.collect::<Vec<_>>())
}

fn tree<'a>(kind: &'a SchemaKind, trees: &[&'a Schema<'a>], bump: &'a Bump) -> Schema<'a> {
    let part = |at: At| before(trees, at);
    match *kind {
        SchemaKind::Value { shape, hole: None } => Schema::value(shape),
        SchemaKind::Value { shape, hole: Some(hole) } => Schema::value(shape).without(hole),
        SchemaKind::Check(ref name) => Schema::check(name),
        SchemaKind::Group(ref name) => Schema::value(tightwire::Shape::Group(name)),
        SchemaKind::Opaque { ref name, version, max_bits, ref holds } => {
            let schema = Schema::opaque(name).version(version);
            let schema = max_bits.map_or(schema, |bits| schema.at_most(bits));
            let holds: Vec<_> = holds.iter().map(|held| part(*held)).collect();
            schema.holding(bump.alloc_slice_copy(&holds))
        }
        SchemaKind::Relative { to, max } => Schema::relative(to, bits_of(max), false),
        SchemaKind::Wrapping { from, bits } => Schema::wrapping(from, bits),
        SchemaKind::ByteList { min, max } => Schema::byte_list(max).at_least(min),
        SchemaKind::Option { of } => Schema::option(part(of)),
        SchemaKind::DefaultBit { of } => Schema::default_bit(part(of)),
        SchemaKind::If { of, ref condition, ref absent } => {
            let absent = absent.as_ref().map(|absent| &*bump.alloc(absent.tree(bump)));
            Schema::under(part(of), bump.alloc(condition.tree(bump)), absent)
        }
        SchemaKind::Array { of, count } => Schema::array(part(of), count),
        SchemaKind::List { of, min, max } => Schema::list(part(of), max).at_least(min),
        SchemaKind::Set { of, max, repeats: false } => Schema::set(part(of), max),
        SchemaKind::Set { of, max, repeats: true } => Schema::bag(part(of), max),
        SchemaKind::Map { pair: [key, value], max } => Schema::map(part(key), part(value), max),
        SchemaKind::Subset { of, places, is_counted: false } => Schema::subset(part(of), places),
        SchemaKind::Subset { of, places, is_counted: true } => {
            Schema::subset_list(part(of), places)
        }
        SchemaKind::Ascending { first, largest, min, max } => {
            Schema::ascending(part(first), min, max, bits_of(largest), false)
        }
        SchemaKind::Exactly { of, ref length, max } => {
            Schema::exactly(part(of), bump.alloc(length.tree(bump)), max)
        }
        SchemaKind::Recursive | SchemaKind::Type(_) => Schema::Recursive,
    }
}

/// Returns the width of a type, given the largest relative number of that type.
const fn bits_of(largest: u32) -> u32 {
    u32::BITS - largest.leading_zeros()
}

fn texts<'a>(texts: &'a [String], bump: &'a Bump) -> &'a [&'a str] {
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    bump.alloc_slice_copy(&texts)
}

impl Condition {
    fn tree<'a>(&'a self, bump: &'a Bump) -> tree::Condition<'a> {
        let all = |parts: &'a [Self]| {
            let parts: Vec<_> = parts.iter().map(|part| part.tree(bump)).collect();
            &*bump.alloc_slice_copy(&parts)
        };
        match self {
            Self::Is(part) => tree::Condition::Is(part.tree(bump)),
            Self::Not(of) => tree::Condition::Not(bump.alloc(of.tree(bump))),
            Self::All(parts) => tree::Condition::All(all(parts)),
            Self::Any(parts) => tree::Condition::Any(all(parts)),
            Self::Compare(left, comparison, right) => {
                tree::Condition::Compare(left.tree(bump), *comparison, right.tree(bump))
            }
            Self::IsSome(part) => tree::Condition::IsSome(part.tree(bump)),
            Self::IsVariant(part, names) => {
                tree::Condition::IsVariant(part.tree(bump), texts(names, bump))
            }
        }
    }
}

impl Part {
    fn tree<'a>(&'a self, bump: &'a Bump) -> tree::Part<'a> {
        tree::Part { field: self.field, path: texts(&self.path, bump) }
    }
}

impl Operand {
    fn tree<'a>(&'a self, bump: &'a Bump) -> tree::Operand<'a> {
        match self {
            Self::Part(part) => tree::Operand::Part(part.tree(bump)),
            Self::Length(part) => tree::Operand::Length(part.tree(bump)),
            Self::Constant(constant) => tree::Operand::Constant(constant.tree(bump)),
            Self::Calculated(left, arithmetic, right) => tree::Operand::Calculated(
                bump.alloc(left.tree(bump)),
                *arithmetic,
                bump.alloc(right.tree(bump)),
            ),
        }
    }
}

impl Constant {
    fn tree<'a>(&'a self, bump: &'a Bump) -> tree::Constant<'a> {
        match self {
            Self::Number(value) => tree::Constant::Number(*value),
            Self::Float(value) => tree::Constant::Float(*value),
            Self::Text(text) => tree::Constant::Text(text),
            Self::Name(name) => tree::Constant::Name(name),
            Self::Code(code) => tree::Constant::Code(code),
            Self::Some(of) => tree::Constant::Some(bump.alloc(of.tree(bump))),
            Self::None => tree::Constant::None,
        }
    }
}

impl Length {
    fn tree<'a>(&'a self, bump: &'a Bump) -> tree::Length<'a> {
        let part = |length: &'a Self| &*bump.alloc(length.tree(bump));
        match self {
            Self::Field(field) => tree::Length::Field(*field),
            Self::Constant(number) => tree::Length::Constant(*number),
            Self::Plus(a, b) => tree::Length::Plus(part(a), part(b)),
            Self::Minus(a, b) => tree::Length::Minus(part(a), part(b)),
            Self::Times(a, b) => tree::Length::Times(part(a), part(b)),
        }
    }
}
