//! Macros for the declarations of random types: each field comes with an expression that draws its
//! value.

/// A struct. If it has a key, the key stays as it is when the element changes.
macro_rules! part {
    ($random:ident, $(#[$meta:meta] $key:ident,)? $name:ident
        $($(#[$attribute:meta])? $field:ident: $type:ty = $value:expr;)*) => {
        #[derive(::tightwire::Wire, Clone, Debug, PartialEq)]
        struct $name {
            $(#[$meta] $key: u16,)?
            $($(#[$attribute])? $field: $type,)*
        }

        impl $crate::worlds::Value for $name {
            fn sum<H: ::std::hash::Hasher>(&self, hash: &mut H) {
                $($crate::worlds::Value::sum(&self.$key, hash);)?
                $($crate::worlds::Value::sum(&self.$field, hash);)*
            }
        }

        impl $crate::worlds::Changing for $name {
            fn draw($random: &mut ::tightwire_sim::Random) -> Self {
                Self { $($key: 0,)? $($field: $value,)* }
            }

            fn change(&mut self, $random: &mut ::tightwire_sim::Random) {
                let fields = [$(stringify!($field)),*];
                let place = $random.below(fields.len() as u64) as usize;
                let chosen = fields.get(place).copied().unwrap_or_default();
                $(if chosen == stringify!($field) {
                    self.$field = $value;
                })*
            }
        }

        $(impl $crate::worlds::Keyed for $name {
            fn key(&self) -> u16 {
                self.$key
            }

            fn set_key(&mut self, key: u16) {
                self.$key = key;
            }
        })?
    };
}

/// An enum with three variants: nothing, one value, or two.
macro_rules! choice {
    ($random:ident, $name:ident
        $(#[$one_is:meta])? one: $one:ty = $one_value:expr;
        $(#[$two_is:meta])? two: $two:ty = $two_value:expr;
        $(#[$three_is:meta])? three: $three:ty = $three_value:expr;) => {
        #[derive(::tightwire::Wire, Clone, Debug, PartialEq)]
        enum $name {
            Nothing,
            One($(#[$one_is])? $one),
            Two { $(#[$two_is])? two: $two, $(#[$three_is])? three: $three },
        }

        impl $crate::worlds::Value for $name {
            fn sum<H: ::std::hash::Hasher>(&self, hash: &mut H) {
                match self {
                    Self::Nothing => hash.write_u8(0),
                    Self::One(one) => {
                        hash.write_u8(1);
                        $crate::worlds::Value::sum(one, hash);
                    }
                    Self::Two { two, three } => {
                        hash.write_u8(2);
                        $crate::worlds::Value::sum(two, hash);
                        $crate::worlds::Value::sum(three, hash);
                    }
                }
            }
        }

        impl $name {
            fn draw($random: &mut ::tightwire_sim::Random) -> Self {
                match $random.below(3) {
                    0 => Self::Nothing,
                    1 => Self::One($one_value),
                    _ => Self::Two { two: $two_value, three: $three_value },
                }
            }
        }
    };
}

/// A whole state: its fields, how it changes, which fields belong to the root, and its lists.
macro_rules! world {
    ($random:ident, $self:ident, $name:ident {
            $($(#[$attribute:meta])? $field:ident: $type:ty = $value:expr;)*
        }
        step { $($step:tt)* }
        root { $($root:ident)* }
        lists { $($list:expr,)* }) => {
        #[derive(::tightwire::Wire, Clone, Debug, PartialEq)]
        pub(crate) struct $name {
            $($(#[$attribute])? $field: $type,)*
        }

        impl $crate::worlds::World for $name {
            fn draw($random: &mut ::tightwire_sim::Random) -> Self {
                let _ = &$random;
                Self { $($field: $value,)* }
            }

            fn step(&mut $self, $random: &mut ::tightwire_sim::Random) {
                $($step)*
            }

            fn picture(&$self) -> $crate::worlds::Picture {
                let root = 0;
                $(let root = root ^ $crate::worlds::hash(stringify!($root), &$self.$root);)*
                $crate::worlds::Picture { root, lists: vec![$($list,)*] }
            }
        }
    };
}

pub(crate) use {choice, part, world};
