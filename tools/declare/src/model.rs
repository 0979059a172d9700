//! Declarations as data: what can stand in the source of a packet.

use crate::twin::{
    Condition, Field as TwinField, Length, Strategy, Twin, field as twin_field, width,
};
use crate::value::{Int, Num, Value};

/// A Rust type.
#[derive(Clone, Debug, PartialEq)]
pub enum Ty {
    Unit,
    Phantom,
    Bool,
    Char,
    Int(Int),
    NonZero(Int),
    Wrapping(Int),
    Saturating(Int),
    F32,
    F64,
    /// `OrderedFloat` or `NotNan`, of a float.
    Ordered(&'static str, Box<Ty>),
    /// `Range` or `RangeInclusive`.
    Range(&'static str, Box<Ty>),
    /// A set of flags that the tests have, by its name.
    Flags(&'static str),
    /// A key of the tests whose `Ord` is not the order of the format.
    Key(&'static str),
    Uuid,
    /// A vector of glam or mint by its name, what its components are, and how many.
    Vector(&'static str, Box<Ty>, usize),
    Text,
    Duration,
    /// One of the address types, by its name.
    Address(&'static str),
    Option(Box<Ty>),
    /// An array with its length. `true` if the source uses `N` for it.
    Array(Box<Ty>, usize, bool),
    Tuple(Vec<Ty>),
    /// `Box`, `Rc` or `Arc`.
    Pointer(&'static str, Box<Ty>),
    Vec(Box<Ty>),
    /// A list in another container, given as text with `{}` for its element.
    Home(&'static str, Box<Ty>),
    /// A text in another home.
    TextHome(&'static str),
    /// `BTreeSet` or `HashSet`.
    Set(&'static str, Box<Ty>),
    Heap(Box<Ty>),
    /// `BTreeMap` or `HashMap`, of keys and values.
    Map(&'static str, Box<Ty>, Box<Ty>),
    /// A declaration, with what its parameters stand for.
    Named(usize, Vec<Ty>),
    Param(usize),
}

/// The encoding of a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Coding {
    Plain,
    Range(Num, Num),
    Bits(u32),
    Fixed(i64, i64, u32),
    Relative(usize),
    Compressed(f32, f32, f32),
    SmallestThree(u32),
    Direction(u32),
    Bytes,
    With(With, Option<usize>),
    /// A codec type, which applies to the elements of options, arrays and lists.
    Codec(Codec),
    Half,
    Angle(u32),
    /// Around an earlier field.
    Wrapping(usize),
    /// Text in UTF-16.
    Wide,
    /// A list of numbers that grow, the first of which has this coding.
    Ascending(Box<Coding>),
    /// A list of as many elements as earlier fields say, each by this coding.
    Exactly(Length, Box<Coding>),
    /// A vector, each axis by a coding of its own.
    Axes(Vec<Coding>),
    /// The keys and the values of a map, and the bounds of those that are lists.
    Entries(Box<[(Coding, Option<usize>); 2]>),
    /// An array or list of options, each of which has this coding. Only unified code names a
    /// strategy, and only derived code has lists.
    Subset(Option<Strategy>, Box<Coding>),
}

/// The custom code there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    SmallOrLarge,
    Nothing,
    FiveBits,
}

/// The codec types there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Codec {
    SmallOrLarge,
    Silent,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub name: String,
    /// The name that the schema keeps.
    pub rename: Option<String>,
    pub ty: Ty,
    pub coding: Coding,
    pub max_len: Option<usize>,
    pub min_len: Option<usize>,
    pub align: bool,
    pub check: Option<String>,
    pub when: Option<Condition>,
    pub default: Option<Value>,
    pub default_bit: bool,
    pub skip: bool,
}

impl Field {
    /// The fewest and the most elements.
    pub fn lengths(&self) -> (usize, usize) {
        (self.min_len.unwrap_or(0), self.max_len.unwrap_or(0))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Named,
    Tuple,
    Unit,
}

/// The fields of a struct or variant.
#[derive(Clone, Debug)]
pub struct Record {
    /// The name that the schema keeps, of a variant.
    pub rename: Option<String>,
    pub style: Style,
    pub fields: Vec<Field>,
}

#[derive(Clone, Debug)]
pub enum Body {
    Struct(Record),
    Enum(Vec<Record>),
}

/// The way in which a declaration implements `Wire`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flavor {
    Derived,
    /// One unified function, and whether it declares its maximum size.
    Unified(bool),
    ByHand,
}

#[derive(Clone, Debug)]
pub struct Decl {
    pub name: String,
    pub params: usize,
    /// The value of `N`, if there is one.
    pub length: Option<usize>,
    pub body: Body,
    pub flavor: Flavor,
    pub tag_bits: Option<u32>,
    /// True if the bounds are spelled out.
    pub bound: bool,
    /// True if it says where the library is.
    pub names_crate: bool,
}

/// All declarations of one root.
#[derive(Clone, Debug)]
pub struct World {
    pub decls: Vec<Decl>,
    pub root: usize,
    /// The arguments for the parameters of the root.
    pub args: Vec<Ty>,
}

impl Decl {
    pub fn records(&self) -> &[Record] {
        match &self.body {
            Body::Struct(record) => std::slice::from_ref(record),
            Body::Enum(records) => records,
        }
    }

    /// The variant that is the default: the first without fields, or the first.
    pub fn default_variant(&self) -> usize {
        self.records().iter().position(|record| record.fields.is_empty()).unwrap_or(0)
    }
}

/// The name of a variant. Some have those of the variants of `Option`.
pub fn variant_name(number: usize) -> String {
    match number {
        1 => "None".into(),
        2 => "Some".into(),
        _ => format!("V{number}"),
    }
}

/// A type as source.
pub fn type_source(decls: &[Decl], ty: &Ty) -> String {
    let one = |ty: &Ty| type_source(decls, ty);
    match ty {
        Ty::Unit => "()".into(),
        Ty::Phantom => "std::marker::PhantomData<String>".into(),
        Ty::Bool => "bool".into(),
        Ty::Char => "char".into(),
        Ty::Int(int) => int.name().into(),
        Ty::NonZero(int) => format!("std::num::NonZero{}", capital(int.name())),
        Ty::Wrapping(int) => format!("std::num::Wrapping<{}>", int.name()),
        Ty::Saturating(int) => format!("std::num::Saturating<{}>", int.name()),
        Ty::F32 => "f32".into(),
        Ty::F64 => "f64".into(),
        Ty::Range(name, of) => format!("std::ops::{name}<{}>", one(of)),
        Ty::Flags(name) | Ty::Key(name) | Ty::Vector(name, ..) => (*name).into(),
        Ty::Uuid => "Uuid".into(),
        Ty::Heap(of) => format!("std::collections::BinaryHeap<{}>", one(of)),
        Ty::Text => "String".into(),
        Ty::Duration => "std::time::Duration".into(),
        Ty::Address(name) => format!("std::net::{name}"),
        Ty::Option(of) => format!("Option<{}>", one(of)),
        Ty::Array(of, _, true) => format!("[{}; N]", one(of)),
        Ty::Array(of, count, false) => format!("[{}; {count}]", one(of)),
        Ty::Tuple(parts) => {
            format!("({},)", parts.iter().map(one).collect::<Vec<_>>().join(", "))
        }
        Ty::Pointer(name, of) | Ty::Ordered(name, of) => format!("{name}<{}>", one(of)),
        Ty::Vec(of) => format!("Vec<{}>", one(of)),
        Ty::Home(home, of) => home.replace("{}", &one(of)),
        Ty::TextHome(home) => (*home).into(),
        Ty::Set(name, of) => format!("std::collections::{name}<{}>", one(of)),
        Ty::Map(name, key, value) => {
            format!("std::collections::{name}<{}, {}>", one(key), one(value))
        }
        Ty::Named(number, args) => {
            let decl = &decls[*number];
            let mut args: Vec<String> = args.iter().map(one).collect();
            args.extend(decl.length.map(|length| length.to_string()));
            match args.is_empty() {
                true => decl.name.clone(),
                false => format!("{}<{}>", decl.name, args.join(", ")),
            }
        }
        Ty::Param(number) => format!("T{number}"),
    }
}

fn capital(name: &str) -> String {
    format!("{}{}", name[..1].to_uppercase(), &name[1..])
}

/// The default of a type, if it has one.
pub fn default_of(decls: &[Decl], ty: &Ty, args: &[Ty]) -> Option<Value> {
    let one = |ty: &Ty| default_of(decls, ty, args);
    Some(match ty {
        Ty::Unit | Ty::Phantom => Value::Unit,
        Ty::Bool => Value::Bool(false),
        Ty::Char => Value::Char('\0'),
        Ty::Int(_) | Ty::Wrapping(_) | Ty::Saturating(_) | Ty::Flags(_) | Ty::Key(_) => {
            Value::int(0)
        }
        Ty::F32 => Value::F32(0),
        Ty::F64 => Value::F64(0),
        Ty::Range("Range", of) => Value::Many(vec![one(of)?; 2]),
        Ty::Uuid => Value::Many(vec![Value::int(0); 16]),
        // A rotation that rests is not all zeros, and mint has no defaults.
        Ty::Vector(name, of, count) if name.starts_with("glam::") && !name.ends_with("Quat") => {
            Value::Many(vec![one(of)?; *count])
        }
        Ty::Text | Ty::TextHome("Box<str>") => Value::Text(String::new()),
        Ty::Duration => Value::Many(vec![Value::int(0), Value::int(0)]),
        Ty::Option(_) => Value::NONE,
        // The length of a generic array has no `Default`.
        Ty::Array(_, count, is_param) if *is_param || *count > 32 => return None,
        Ty::Array(of, count, _) => Value::Many(vec![one(of)?; *count]),
        Ty::Tuple(parts) => Value::Many(parts.iter().map(one).collect::<Option<_>>()?),
        Ty::Pointer(_, of) | Ty::Ordered("OrderedFloat", of) => one(of)?,
        Ty::Vec(_) | Ty::Set(..) | Ty::Map(..) | Ty::Heap(_) => Value::Many(vec![]),
        Ty::Home(home, _) if *home == "VecDeque<{}>" || *home == "Box<[{}]>" || is_owned(home) => {
            Value::Many(vec![])
        }
        // Shared lists have one in newer compilers than the oldest that is supported.
        Ty::NonZero(_)
        | Ty::Address(_)
        | Ty::Home(..)
        | Ty::TextHome(_)
        | Ty::Ordered(..)
        | Ty::Range(..)
        | Ty::Vector(..) => return None,
        Ty::Named(number, inner) => {
            let decl = &decls[*number];
            let inner: Vec<Ty> = inner.iter().map(|ty| close(ty, args)).collect();
            let all = |record: &Record| -> Option<Vec<Value>> {
                record.fields.iter().map(|field| default_of(decls, &field.ty, &inner)).collect()
            };
            match &decl.body {
                Body::Struct(record) => Value::Many(all(record)?),
                Body::Enum(records) => {
                    let tag = decl.default_variant();
                    Value::Variant(tag, all(&records[tag])?)
                }
            }
        }
        Ty::Param(number) => default_of(decls, args.get(*number)?, &[])?,
    })
}

/// Returns the capacity of a container in elements or bytes, if it is fixed.
pub fn capacity(home: &str) -> Option<usize> {
    let end = home.strip_suffix('>')?;
    home.contains("ArrayVec")
        .then_some(())
        .or(home.contains("ArrayString").then_some(()))
        .or(home.starts_with("heapless::").then_some(()))?;
    end.rsplit([' ', '<']).next()?.parse().ok()
}

/// Returns whether a home holds its elements itself, and is empty by default.
fn is_owned(home: &str) -> bool {
    capacity(home).is_some() || home.starts_with("SmallVec")
}

/// A type with its parameters replaced.
pub fn close(ty: &Ty, args: &[Ty]) -> Ty {
    let one = |ty: &Ty| Box::new(close(ty, args));
    match ty {
        Ty::Param(number) => args[*number].clone(),
        Ty::Option(of) => Ty::Option(one(of)),
        Ty::Array(of, count, is_param) => Ty::Array(one(of), *count, *is_param),
        Ty::Tuple(parts) => Ty::Tuple(parts.iter().map(|ty| close(ty, args)).collect()),
        Ty::Pointer(name, of) => Ty::Pointer(name, one(of)),
        Ty::Vec(of) => Ty::Vec(one(of)),
        Ty::Home(home, of) => Ty::Home(home, one(of)),
        Ty::Set(name, of) => Ty::Set(name, one(of)),
        Ty::Map(name, key, value) => Ty::Map(name, one(key), one(value)),
        Ty::Named(number, inner) => {
            Ty::Named(*number, inner.iter().map(|ty| close(ty, args)).collect())
        }
        other => other.clone(),
    }
}

/// The twin of a closed type with a coding.
#[allow(clippy::too_many_lines)] // one line per kind
pub fn twin_of(decls: &[Decl], ty: &Ty, coding: &Coding, lengths: (usize, usize)) -> Twin {
    let same = |ty: &Ty| Box::new(twin_of(decls, ty, coding, lengths));
    let plain = |ty: &Ty| twin_of(decls, ty, &Coding::Plain, (0, 0));
    match (ty, coding) {
        (
            Ty::Int(int),
            Coding::With(With::SmallOrLarge, _) | Coding::Codec(Codec::SmallOrLarge),
        ) => Twin::SmallOrLarge(*int),
        (_, Coding::With(With::Nothing, _)) => {
            let default = default_of(decls, ty, &[]).expect("a default");
            Twin::Nothing(default, Box::new(plain(ty)))
        }
        (Ty::Int(_), Coding::Codec(Codec::Silent)) => {
            Twin::Nothing(Value::int(0), Box::new(plain(ty)))
        }
        (_, Coding::With(With::FiveBits, _)) => Twin::Option(Box::new(Twin::Bits(Int::U8, 5))),
        (Ty::Array(of, count, _), Coding::Subset(strategy, inside)) => {
            let Ty::Option(of) = &**of else { panic!("a subset of {of:?}") };
            Twin::Subset(*strategy, *count, Box::new(twin_of(decls, of, inside, lengths)))
        }
        (Ty::Vec(of), Coding::Subset(_, inside)) => {
            let Ty::Option(of) = &**of else { panic!("a subset of {of:?}") };
            Twin::Places(lengths.1, Box::new(twin_of(decls, of, inside, (0, 0))))
        }
        (Ty::Array(of, count, _), Coding::Bytes) if **of == Ty::Int(Int::U8) => {
            Twin::ByteArray(*count)
        }
        (Ty::Vec(of) | Ty::Home(_, of), Coding::Bytes) if **of == Ty::Int(Int::U8) => {
            Twin::ByteList(lengths)
        }
        (Ty::Array(of, 4, _), Coding::SmallestThree(bits)) if **of == Ty::F32 => {
            Twin::SmallestThree(*bits)
        }
        (Ty::Array(of, 3, _), Coding::Direction(bits)) if **of == Ty::F32 => Twin::Direction(*bits),
        (Ty::Array(of, _, _) | Ty::Vector(_, of, _), Coding::Axes(axes))
            if matches!(**of, Ty::Int(_) | Ty::F32) =>
        {
            Twin::tuple(axes.iter().map(|axis| twin_of(decls, of, axis, (0, 0))).collect())
        }
        (Ty::Vector(..), Coding::SmallestThree(bits)) => Twin::SmallestThree(*bits),
        (Ty::Vector(..), Coding::Direction(bits)) => Twin::Direction(*bits),
        (Ty::Option(of), _) => Twin::Option(same(of)),
        (Ty::Array(of, count, _) | Ty::Vector(_, of, count), _) => Twin::Array(*count, same(of)),
        (Ty::Range(_, of), _) => Twin::Array(2, same(of)),
        (Ty::Vec(of) | Ty::Home(_, of), Coding::Ascending(inside)) => {
            let Ty::Int(int) = **of else { panic!("numbers of {of:?}") };
            Twin::Climb(lengths, int, Box::new(twin_of(decls, of, inside, lengths)))
        }
        (Ty::Vec(of) | Ty::Home(_, of), Coding::Exactly(length, inside)) => {
            let of = Box::new(twin_of(decls, of, inside, lengths));
            Twin::Exactly(length.clone(), lengths.1, of)
        }
        (_, Coding::Ascending(inside) | Coding::Exactly(_, inside)) => {
            twin_of(decls, ty, inside, lengths)
        }
        (Ty::Vec(of) | Ty::Home(_, of), _) => Twin::List(lengths, same(of)),
        (Ty::Set(_, of), _) => Twin::Ascending(lengths.1, same(of), false),
        (Ty::Heap(of), _) => Twin::Bag(lengths.1, same(of)),
        (Ty::Map(_, key, value), Coding::Entries(parts)) => {
            let part = |ty: &Ty, (coding, most): &(Coding, Option<usize>)| {
                twin_of(decls, ty, coding, (0, most.unwrap_or(0)))
            };
            let entry = Twin::tuple(vec![part(key, &parts[0]), part(value, &parts[1])]);
            Twin::Ascending(lengths.1, Box::new(entry), true)
        }
        (Ty::Map(_, key, value), _) => {
            let entry = Twin::tuple(vec![plain(key), plain(value)]);
            Twin::Ascending(lengths.1, Box::new(entry), true)
        }
        (Ty::Text, Coding::Wide) => Twin::WideText(lengths, None),
        (Ty::TextHome(home), Coding::Wide) => Twin::WideText(lengths, capacity(home)),
        (Ty::Text | Ty::TextHome(_), _) => Twin::Text(lengths),
        (Ty::Int(int), Coding::Range(low, high)) => Twin::Range(*int, *low, *high),
        (Ty::Int(int), Coding::Bits(bits)) => Twin::Bits(*int, *bits),
        (Ty::Int(int), Coding::Fixed(low, high, point)) => Twin::Fixed(*int, *low, *high, *point),
        (Ty::Int(int), Coding::Relative(to)) => Twin::Relative(*int, *to),
        (Ty::Int(int) | Ty::Wrapping(int), Coding::Wrapping(from)) => Twin::Around(*int, *from),
        (Ty::F32, Coding::Half) => Twin::Half,
        (Ty::F32, Coding::Angle(bits)) => Twin::Angle(*bits, false),
        (Ty::F64, Coding::Angle(bits)) => Twin::Angle(*bits, true),
        (Ty::NonZero(int), Coding::Range(low, high)) => {
            Twin::NonZero(Box::new(Twin::Range(*int, *low, *high)))
        }
        (Ty::NonZero(int), Coding::Bits(bits)) => Twin::NonZero(Box::new(Twin::Bits(*int, *bits))),
        (Ty::F32, Coding::Compressed(min, max, by)) => Twin::Compressed(*min, *max, *by),
        (Ty::Unit | Ty::Phantom, _) => Twin::Unit,
        (Ty::Bool, _) => Twin::Bool,
        (Ty::Char, _) => Twin::Char,
        (Ty::Int(int) | Ty::Wrapping(int) | Ty::Saturating(int), _) => Twin::int(*int),
        (Ty::Ordered("NotNan", of), _) => Twin::NotNan(same(of)),
        (Ty::Ordered(_, of), _) => *same(of),
        (Ty::Flags(name), _) => Twin::Flags(flags_of(name)),
        // By its tag, and by the one field that is sent.
        (Ty::Key("Slot"), _) => Twin::Range(Int::U8, Num::Above(0), Num::Above(2)),
        (Ty::Key(_), _) => Twin::int(Int::U16),
        (Ty::Uuid, _) => Twin::Array(16, Box::new(Twin::int(Int::U8))),
        (Ty::NonZero(int), _) => {
            let low = if int.is_signed() { int.min() } else { Num::Above(1) };
            Twin::NonZero(Box::new(Twin::Range(*int, low, int.max())))
        }
        (Ty::F32, _) => Twin::F32,
        (Ty::F64, _) => Twin::F64,
        (Ty::Duration, _) => {
            let nanos = Twin::Range(Int::U32, Num::Above(0), Num::Above(999_999_999));
            Twin::tuple(vec![Twin::int(Int::U64), nanos])
        }
        (Ty::Address(name), _) => address(name),
        (Ty::Tuple(parts), _) => Twin::tuple(parts.iter().map(plain).collect()),
        (Ty::Pointer(_, of), _) => plain(of),
        (Ty::Named(number, args), _) => twin_of_decl(decls, *number, args),
        (Ty::Param(_), _) => panic!("{ty:?} is open"),
    }
}

/// The flags of each set that the tests have.
pub const FLAGS: [(&str, u128); 4] = [
    ("Buttons", 0b1_0000_0011),
    ("Doors", 0xff),
    ("Marks", 0x8000_0000_0000_0001),
    ("Sides", 0b1000_0011),
];

/// The keys that the tests have: an enum whose discriminants are out of order, and a struct whose
/// first field is skipped.
pub const KEYS: [&str; 2] = ["Slot", "Handle"];

fn flags_of(name: &str) -> u128 {
    FLAGS.iter().find(|(flags, _)| *flags == name).expect("flags of this name").1
}

fn address(name: &str) -> Twin {
    let octets = |count| Twin::Array(count, Box::new(Twin::int(Int::U8)));
    let port = || Twin::int(Int::U16);
    let either = |four, six| Twin::Choice(1, vec![vec![twin_field(four)], vec![twin_field(six)]]);
    match name {
        "Ipv4Addr" => octets(4),
        "Ipv6Addr" => octets(16),
        "SocketAddrV4" => Twin::tuple(vec![octets(4), port()]),
        "SocketAddrV6" => {
            Twin::tuple(vec![octets(16), port(), Twin::int(Int::U32), Twin::int(Int::U32)])
        }
        "IpAddr" => either(octets(4), octets(16)),
        _ => either(address("SocketAddrV4"), address("SocketAddrV6")),
    }
}

/// The twin of a declaration whose parameters stand for `args`.
pub fn twin_of_decl(decls: &[Decl], number: usize, args: &[Ty]) -> Twin {
    let decl = &decls[number];
    let fields = |record: &Record| -> Vec<TwinField> {
        record.fields.iter().map(|field| twin_of_field(decls, field, args)).collect()
    };
    match &decl.body {
        Body::Struct(record) => Twin::Record(fields(record)),
        Body::Enum(records) => {
            let tag_bits = decl.tag_bits.unwrap_or(width(records.len() as u128 - 1));
            Twin::Choice(tag_bits, records.iter().map(fields).collect())
        }
    }
}

pub fn twin_of_field(decls: &[Decl], field: &Field, args: &[Ty]) -> TwinField {
    let ty = close(&field.ty, args);
    let default = || default_of(decls, &ty, &[]);
    let mut twin = twin_field(twin_of(decls, &ty, &field.coding, field.lengths()));
    twin.align = field.align;
    twin.check.clone_from(&field.check);
    twin.when.clone_from(&field.when);
    twin.skip = field.skip;
    if field.skip || field.when.is_some() {
        twin.default = field.default.clone().or_else(default).expect("a default");
    }
    if field.default_bit {
        twin.default_bit = Some(default().expect("a default"));
    }
    twin
}

impl World {
    pub fn root(&self) -> Ty {
        Ty::Named(self.root, self.args.clone())
    }

    pub fn twin(&self) -> Twin {
        twin_of_decl(&self.decls, self.root, &self.args)
    }

    /// Which declarations the root holds.
    pub fn used(&self) -> Vec<bool> {
        let mut used = vec![false; self.decls.len()];
        self.mark(&self.root(), &mut used);
        used
    }

    fn mark(&self, ty: &Ty, used: &mut [bool]) {
        match ty {
            Ty::Named(number, args) => {
                for ty in args {
                    self.mark(ty, used);
                }
                if !std::mem::replace(&mut used[*number], true) {
                    let records = self.decls[*number].records().iter();
                    records
                        .flat_map(|record| &record.fields)
                        .for_each(|field| self.mark(&field.ty, used));
                }
            }
            Ty::Option(of)
            | Ty::Array(of, _, _)
            | Ty::Pointer(_, of)
            | Ty::Vec(of)
            | Ty::Home(_, of)
            | Ty::Set(_, of) => self.mark(of, used),
            Ty::Map(_, key, value) => {
                self.mark(key, used);
                self.mark(value, used);
            }
            Ty::Tuple(parts) => parts.iter().for_each(|ty| self.mark(ty, used)),
            _ => {}
        }
    }

    /// Returns whether the library can compute the maximum size of the root.
    pub fn is_bounded(&self) -> bool {
        let custom = |field: &Field| matches!(field.coding, Coding::With(_, None)) && !field.skip;
        let used = self.used();
        !self.decls.iter().enumerate().any(|(number, decl)| {
            used[number] && matches!(decl.flavor, Flavor::ByHand | Flavor::Unified(false))
                || used[number]
                    && decl.flavor == Flavor::Derived
                    && decl.records().iter().any(|record| record.fields.iter().any(custom))
        })
    }
}
