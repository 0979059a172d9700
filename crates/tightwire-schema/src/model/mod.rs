//! Schemas that a program owns: those of its own types, and those that it read from a file.
//!
//! A [`Model`] is a list of schemas that refer to each other by number. There is one conversion from
//! the constants of a declaration ([`Model::add`]). Hashes, sizes and texts are computed by the same
//! code as those of constants, from a temporary copy as [`tightwire::schema::tree`].

mod condition;
mod of_schema;
mod to_schema;

pub use condition::{Condition, Constant, Length, Operand, Part};

use tightwire::Shape;
use tightwire::dynamic::ElementSize;
use tightwire::schema::Hole;

/// All schemas of a file.
///
/// ```
/// use tightwire_schema::SchemaFile;
/// use tightwire_schema::model::{Body, SchemaKind};
///
/// let file = SchemaFile::new().with::<(u8, bool)>("Pair")?;
/// let root = &file.roots()[0];
/// let SchemaKind::Type(index) = file.model().kind(root.at) else { panic!("a tuple is a type") };
/// let Body::Struct(fields) = &file.model().type_at(*index).body else { panic!("and a struct") };
/// assert_eq!(fields[1].name, "1");
/// # Ok::<(), tightwire_schema::ExportError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// The structs, enums and tuples, each after those it contains.
    pub types: Vec<Type>,
    /// The contents of packets.
    pub roots: Vec<Root>,
    /// Each after those it contains.
    nodes: Vec<Node>,
}

/// The place of a schema in its [`Model`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At(usize);

impl At {
    /// A place where there is nothing.
    pub(crate) const NOWHERE: Self = Self(usize::MAX);
}

#[derive(Clone, Debug)]
struct Node {
    kind: SchemaKind,
    min_bits: u64,
    max_bits: Option<u64>,
}

/// A schema by its name.
///
/// ```
/// use tightwire_schema::SchemaFile;
///
/// let file = SchemaFile::new().with::<u16>("port")?;
/// assert_eq!(file.roots()[0].name, "port");
/// # Ok::<(), tightwire_schema::ExportError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Root {
    /// Its name in the file: `to server` and `to client` for the roots of a protocol.
    pub name: String,
    /// The schema hash.
    pub hash: u64,
    /// The schema.
    pub at: At,
}

/// A struct, an enum or a tuple.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Type {
    /// Its id in the file. A tuple has none, because it is written where it is used.
    pub id: Option<String>,
    /// Its name, or an empty string for a tuple.
    pub name: String,
    /// The fields or variants.
    pub body: Body,
}

/// The content of a type.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// One field after the other.
    Struct(Vec<Field>),
    /// A tag, and the fields of the variant it names.
    Enum {
        /// The size of the tag in bits.
        tag_bits: u32,
        /// The variants, in the order of their tags.
        variants: Vec<Variant>,
    },
}

/// A field of a struct or variant.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Field {
    /// Its name. Byte boundaries and checks have none.
    pub name: String,
    /// Its name in the declaration, which conditions use.
    pub declared: String,
    /// The schema of its value.
    pub at: At,
}

/// A variant of an enum.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Variant {
    /// Its name.
    pub name: String,
    /// Its name in the declaration, which conditions use.
    pub declared: String,
    /// True if it is marked `#[default]`.
    pub is_default: bool,
    /// Its fields, in order.
    pub fields: Vec<Field>,
}

/// A schema. [`tightwire::schema::tree::Schema`] describes the variants.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the variants are those of the constant schema")]
pub enum SchemaKind {
    /// A single value that is neither a check nor a group.
    Value {
        shape: Shape<'static>,
        hole: Option<Hole>,
    },
    /// A serialize check of this name.
    Check(String),
    /// A value that consists of others.
    Group(String),
    Opaque {
        name: String,
        version: u32,
        max_bits: Option<u32>,
        holds: Vec<At>,
    },
    Relative {
        to: usize,
        max: u32,
    },
    Wrapping {
        from: usize,
        bits: u32,
    },
    ByteList {
        min: usize,
        max: usize,
    },
    Option {
        of: At,
    },
    DefaultBit {
        of: At,
    },
    If {
        of: At,
        condition: Condition,
        absent: Option<Constant>,
    },
    Array {
        of: At,
        count: usize,
    },
    List {
        of: At,
        min: usize,
        max: usize,
    },
    Set {
        of: At,
        max: usize,
        repeats: bool,
    },
    /// The key and the value.
    Map {
        pair: [At; 2],
        max: usize,
    },
    Subset {
        of: At,
        places: usize,
        is_counted: bool,
    },
    Ascending {
        first: At,
        largest: u32,
        min: usize,
        max: usize,
    },
    Exactly {
        of: At,
        length: Length,
        max: usize,
    },
    Recursive,
    /// One of the types, by its index.
    Type(usize),
}

/// Stands for a type that does not exist.
static NO_TYPE: Type = Type { id: None, name: String::new(), body: Body::Struct(Vec::new()) };

impl Model {
    /// Returns the schema at a place.
    pub fn kind(&self, at: At) -> &SchemaKind {
        self.nodes.get(at.0).map_or(&SchemaKind::Recursive, |node| &node.kind)
    }

    /// Returns the type at an index.
    pub fn type_at(&self, index: usize) -> &Type {
        self.types.get(index).unwrap_or(&NO_TYPE)
    }

    /// Returns the root with this name.
    pub fn root(&self, name: &str) -> Option<&Root> {
        self.roots.iter().find(|root| root.name == name)
    }

    /// Returns the minimum number of bits of a value.
    pub fn min_bits(&self, at: At) -> u64 {
        self.nodes.get(at.0).map_or(0, |node| node.min_bits)
    }

    /// Returns the maximum number of bits of a value at any position, or `None` if there is no bound.
    pub fn max_bits(&self, at: At) -> Option<u64> {
        self.nodes.get(at.0).and_then(|node| node.max_bits)
    }

    /// Returns the schema inside those that can leave it out: `if` and `default bit`.
    pub fn inside(&self, at: At) -> At {
        match self.kind(at) {
            SchemaKind::If { of, .. } | SchemaKind::DefaultBit { of } => self.inside(*of),
            _ => at,
        }
    }

    pub(crate) fn element_size(&self, at: At) -> ElementSize {
        ElementSize { min_bits: self.min_bits(at), is_unbounded: self.max_bits(at).is_none() }
    }

    /// Adds a schema whose size is computed later.
    pub(crate) fn push(&mut self, kind: SchemaKind) -> At {
        self.nodes.push(Node { kind, min_bits: 0, max_bits: None });
        At(self.nodes.len() - 1)
    }

    pub(crate) fn push_type(&mut self, one: Type) -> At {
        self.types.push(one);
        self.push(SchemaKind::Type(self.types.len() - 1))
    }
}

impl Type {
    pub(crate) const fn new(id: Option<String>, name: String, body: Body) -> Self {
        Self { id, name, body }
    }

    /// Returns the fields of a struct, or of each variant of an enum.
    pub fn records(&self) -> impl Iterator<Item = &[Field]> {
        let (fields, variants) = match &self.body {
            Body::Struct(fields) => (Some(fields.as_slice()), &[][..]),
            Body::Enum { variants, .. } => (None, variants.as_slice()),
        };
        fields.into_iter().chain(variants.iter().map(|variant| variant.fields.as_slice()))
    }
}

impl Field {
    pub(crate) const fn new(name: String, declared: String, at: At) -> Self {
        Self { name, declared, at }
    }

    /// Returns whether it has a value. Byte boundaries and checks have none.
    pub fn is_sent(&self, model: &Model) -> bool {
        !matches!(
            model.kind(self.at),
            SchemaKind::Value { shape: Shape::Padding, .. } | SchemaKind::Check(_)
        )
    }
}

impl Variant {
    pub(crate) const fn new(
        name: String,
        declared: String,
        is_default: bool,
        fields: Vec<Field>,
    ) -> Self {
        Self { name, declared, is_default, fields }
    }
}

impl SchemaKind {
    /// Returns the schemas that this one contains, without those of a type.
    pub fn parts(&self) -> &[At] {
        match self {
            Self::Option { of }
            | Self::DefaultBit { of }
            | Self::If { of, .. }
            | Self::Array { of, .. }
            | Self::List { of, .. }
            | Self::Set { of, .. }
            | Self::Subset { of, .. }
            | Self::Ascending { first: of, .. }
            | Self::Exactly { of, .. } => std::slice::from_ref(of),
            Self::Map { pair, .. } => pair,
            Self::Opaque { holds, .. } => holds,
            _ => &[],
        }
    }
}
