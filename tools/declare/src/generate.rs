//! Draws declarations, with a bias towards what is hard to get right.

mod conditions;
mod crowd;
mod earlier;
mod types;
mod vectors;
mod wide;

use crate::model::{
    Body, Coding, Decl, Field, Flavor, Record, Style, Ty, World, close, default_of,
};
use crate::rng::Rng;
use crate::value::{Int, Value};

/// Names of fields, some of which generated code may use for itself.
const NAMES: [&str; 16] = [
    "a", "b", "c", "d", "e", "g", "stream", "value", "slot", "fields", "r#type", "bits", "tag",
    "len", "blank", "flag",
];
const INTS: [Int; 10] = [
    Int::U8,
    Int::U16,
    Int::U32,
    Int::U64,
    Int::I8,
    Int::I16,
    Int::I32,
    Int::I64,
    Int::U128,
    Int::I128,
];
const ADDRESSES: [&str; 6] =
    ["Ipv4Addr", "Ipv6Addr", "SocketAddrV4", "SocketAddrV6", "IpAddr", "SocketAddr"];

/// The declarations of one type: the seed and its number decide.
pub fn world(seed: u64, number: u64) -> World {
    let rng = Rng::of_part(seed, number);
    let mut generator = Generator { rng, decls: Vec::new(), groups: Vec::new() };
    // By number, so that the other types stay what they were.
    let wide = match number % 32 {
        21 => Some(generator.wide_struct()),
        22 => Some(generator.wide_enum()),
        _ => None,
    };
    if let Some(root) = wide {
        return World { decls: generator.decls, root, args: Vec::new() };
    }
    if generator.rng.clone().chance(8) {
        let root = generator.crowd();
        return World { decls: generator.decls, root, args: Vec::new() };
    }
    let is_long = generator.rng.chance(6);
    let is_very_long = is_long && generator.rng.chance(15);
    let fields = match (is_very_long, is_long) {
        (true, _) => 90 + generator.rng.below(20),
        (_, true) => 12 + generator.rng.below(24),
        _ => 2 + generator.rng.below(11),
    };
    let root = generator.decl(0, fields, true);
    let args = generator.args(root);
    World { decls: generator.decls, root, args }
}

struct Generator {
    rng: Rng,
    decls: Vec<Decl>,
    /// The structs of a crowd.
    groups: Vec<usize>,
}

/// The features that the fields of a declaration may use.
#[expect(clippy::struct_excessive_bools, reason = "each is drawn alone")]
#[derive(Clone, Copy)]
struct Scope {
    depth: usize,
    flavor: Flavor,
    params: usize,
    length: Option<usize>,
    /// Mostly short numbers and options of them, because the library gathers these into runs.
    is_dense: bool,
    /// The percentage of fields with a condition, and the percentage of dense fields that are options.
    conditions: usize,
    options: usize,
    /// An option, a number, one that may be left out, two numbers, and again.
    is_striped: bool,
    /// Many long lists whose elements have no bits.
    is_silent: bool,
    /// Nothing but numbers that are always there.
    is_fixed: bool,
    /// True if fields hold the structs of a crowd.
    is_crowd: bool,
}

impl Scope {
    /// Derived, with nothing special.
    const fn derived(depth: usize) -> Self {
        Self {
            depth,
            flavor: Flavor::Derived,
            params: 0,
            length: None,
            is_dense: false,
            conditions: 0,
            options: 0,
            is_striped: false,
            is_silent: false,
            is_fixed: false,
            is_crowd: false,
        }
    }

    /// Returns the percentage of fields at this place that have a condition.
    fn conditions_at(self, place: usize) -> usize {
        match place % 5 {
            _ if !self.is_striped => self.conditions,
            2 => 90,
            _ => 5,
        }
    }

    /// Returns the percentage of dense fields at this place that are options.
    fn options_at(self, place: usize) -> usize {
        match place % 5 {
            _ if !self.is_striped => self.options,
            0 => 90,
            _ => 5,
        }
    }
}

impl Generator {
    /// Adds a declaration, and those that it holds in front of it.
    fn decl(&mut self, depth: usize, fields: usize, is_root: bool) -> usize {
        let flavor = match self.rng.below(100) {
            0..12 => Flavor::Unified(self.rng.chance(50)),
            12..18 if !is_root => Flavor::ByHand,
            _ => Flavor::Derived,
        };
        let is_derived = flavor == Flavor::Derived;
        let params = if is_derived && self.rng.chance(18) { 1 + self.rng.below(2) } else { 0 };
        let length = (is_derived && self.rng.chance(8)).then(|| self.rng.below(4));
        let is_dense = is_derived && self.rng.chance(65);
        let conditions = *self.rng.pick(&[10, 25, 40, 60]);
        let options = *self.rng.pick(&[10, 25, 40]);
        let is_striped = is_dense && self.rng.chance(35);
        let is_silent = flavor != Flavor::ByHand && self.rng.chance(7);
        let scope = Scope {
            depth,
            flavor,
            params,
            length,
            is_dense,
            conditions,
            options,
            is_striped,
            is_silent,
            is_fixed: false,
            is_crowd: false,
        };
        let is_enum = is_derived && self.rng.chance(if is_root { 15 } else { 35 });
        let body = if is_enum {
            let variants = *self.rng.pick(&[1, 1, 2, 2, 3, 4, 5, 9]);
            let records: Vec<Record> = (0..variants)
                .map(|number| {
                    let most = if self.rng.chance(40) { 0 } else { fields.min(4) };
                    let must = if number == 0 { params + usize::from(length.is_some()) } else { 0 };
                    let rename = self.rng.chance(10).then(|| format!("Old{number}"));
                    Record { rename, ..self.record(scope, most, must) }
                })
                .collect();
            Body::Enum(records)
        } else {
            let must = params + usize::from(length.is_some());
            Body::Struct(self.record(scope, fields, must))
        };
        let tag_bits = match &body {
            Body::Enum(records) if self.rng.chance(15) => {
                let least = crate::twin::width(records.len() as u128 - 1);
                Some((least + self.rng.below(4) as u32).max(1))
            }
            _ => None,
        };
        let bound = params > 0 && self.rng.chance(20);
        let names_crate = is_derived && self.rng.chance(4);
        let name = if is_root { "Root".into() } else { format!("H{}", self.decls.len()) };
        self.decls.push(Decl { name, params, length, body, flavor, tag_bits, bound, names_crate });
        self.decls.len() - 1
    }

    /// Types for the parameters of a declaration. All have a default, since fields may need it.
    fn args(&mut self, number: usize) -> Vec<Ty> {
        (0..self.decls[number].params).map(|_| self.with_default(1)).collect()
    }

    /// Fields; the first `must` of them use the parameters.
    fn record(&mut self, scope: Scope, most: usize, must: usize) -> Record {
        let count = most.max(must);
        let style = match self.rng.below(10) {
            _ if count == 0 && self.rng.chance(70) => Style::Unit,
            0..7 => Style::Named,
            _ => Style::Tuple,
        };
        let mut fields: Vec<Field> = Vec::new();
        for index in 0..count {
            let name = match style {
                Style::Named => {
                    let name = NAMES[(index * 7 + self.rng.below(3)) % NAMES.len()];
                    match fields.iter().any(|field| field.name == name) {
                        true => format!("x{index}"),
                        false => name.into(),
                    }
                }
                _ => format!("field_{index}"),
            };
            // The parameters come first, so that every one of them is used.
            let (ty, coding, max_len) = if index < must.min(scope.params) {
                (self.around(Ty::Param(index)), Coding::Plain, None)
            } else if index < must {
                let of = self.with_default(2);
                (Ty::Array(Box::new(of), scope.length.unwrap_or(0), true), Coding::Plain, None)
            } else if scope.is_crowd && self.rng.chance(45) {
                (self.held(), Coding::Plain, None)
            } else {
                self.field_type(scope, &fields)
            };
            let max_len = match (&ty, max_len) {
                (_, Some(most)) => Some(most),
                (ty, None) if holds_list(ty) => Some(2),
                _ => None,
            };
            let is_derived = scope.flavor == Flavor::Derived;
            let rename = (is_derived && self.rng.chance(8)).then(|| format!("old {index}"));
            let field = Field {
                name,
                rename,
                ty,
                coding,
                max_len,
                min_len: None,
                align: false,
                check: None,
                when: None,
                default: None,
                default_bit: false,
                skip: false,
            };
            let field = self.attributes(scope, field, &fields);
            fields.push(field);
        }
        Record { rename: None, style, fields }
    }

    /// A parameter, alone or in something.
    fn around(&mut self, ty: Ty) -> Ty {
        match self.rng.below(8) {
            0 => Ty::Option(Box::new(ty)),
            1 => Ty::Array(Box::new(ty), self.rng.below(3), false),
            2 => Ty::Tuple(vec![ty, Ty::Bool]),
            3 => Ty::Vec(Box::new(ty)),
            4 => Ty::Pointer("Box", Box::new(ty)),
            _ => ty,
        }
    }

    /// Everything else that can stand on a field.
    fn attributes(&mut self, scope: Scope, mut field: Field, earlier: &[Field]) -> Field {
        if scope.flavor == Flavor::ByHand || scope.is_fixed {
            return field;
        }
        // An alignment or a check ends a run, so that most of the dense ones go without.
        let rare = if scope.is_dense { 2 } else { 8 };
        field.align = self.rng.chance(rare);
        if self.rng.chance(rare) {
            field.check = Some((*self.rng.pick(&["a", "players", "end"])).into());
        }
        // Parameters always have a default.
        let stand_in = vec![Ty::Bool; scope.params];
        let open = close(&field.ty, &stand_in);
        let has_default = default_of(&self.decls, &open, &[]).is_some();
        let default = self.default(&field.ty);
        let is_plain = !matches!(
            field.coding,
            Coding::Subset(..) | Coding::Relative(_) | Coding::Wrapping(_) | Coding::Exactly(..)
        ) && !crate::emit::holds_heap(&field.ty);
        let has_range =
            !matches!(field.coding, Coding::Exactly(..) | Coding::With(..) | Coding::Subset(..))
                && !types::is_ordered(&field.ty);
        if let Some(most) = field.max_len.filter(|most| *most > 0 && has_range) {
            field.min_len = self.rng.chance(25).then(|| 1 + self.rng.below(most.min(9)));
        }
        if self.rng.chance(scope.conditions_at(earlier.len())) && (has_default || default.is_some())
        {
            field.when = self.condition(earlier);
        }
        if field.when.is_none() && self.rng.chance(6) && (has_default || default.is_some()) {
            field.skip = true;
        }
        if (field.when.is_some() || field.skip) && (!has_default || self.rng.chance(40)) {
            field.default = default;
        }
        if !field.skip
            && has_default
            && is_plain
            && self.rng.chance(if scope.is_dense { 10 } else { 16 })
        {
            field.default_bit = true;
        }
        field
    }

    /// A value for `default`, if one is easily said.
    fn default(&mut self, ty: &Ty) -> Option<Value> {
        Some(match ty {
            Ty::Bool => Value::Bool(true),
            Ty::Char => Value::Char('x'),
            Ty::Int(_) | Ty::NonZero(_) => Value::int(i128::from(self.rng.within(1..=9))),
            Ty::F32 => Value::F32(1.5f32.to_bits()),
            Ty::Option(of) => Value::some(self.default(of)?),
            _ => return None,
        })
    }
}

/// Returns whether a list is in the type where the bound of a field reaches it.
fn holds_list(ty: &Ty) -> bool {
    match ty {
        Ty::Vec(_)
        | Ty::Text
        | Ty::Home(..)
        | Ty::TextHome(_)
        | Ty::Set(..)
        | Ty::Heap(_)
        | Ty::Map(..) => true,
        Ty::Option(of) | Ty::Array(of, _, _) => holds_list(of),
        _ => false,
    }
}
