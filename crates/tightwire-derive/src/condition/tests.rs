//! The tree of a condition, for the schema and as code.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::*;
use crate::known::EarlierField;

/// Parses a condition on the fields `kind: Kind`, number 0, `skipped`, and `count: u8`, number 1.
fn parsed(condition: &TokenStream) -> syn::Result<Condition> {
    let field = |name: &str, ty: Type, is_sent: bool| EarlierField {
        name: format_ident!("{name}"),
        ty,
        unknown_because: (!is_sent).then_some("is skipped"),
        is_sent,
        is_rounded: false,
    };
    let known = [
        field("kind", syn::parse_quote!(Kind), true),
        field("skipped", syn::parse_quote!(u8), false),
        field("count", syn::parse_quote!(u8), true),
    ];
    Condition::parse(&syn::parse2(condition.clone()).unwrap(), &known)
}

/// The tree of a condition for the schema, in few words.
fn tree(condition: &TokenStream) -> String {
    let long = parsed(condition).unwrap().schema().to_string();
    let words = [
        (" ", ""),
        ("__wire::", ""),
        ("Condition::", ""),
        ("Comparison::", ""),
        ("Arithmetic::", ""),
        ("Operand::Part(Part{field:0,path:&[\"?\"]})", "kind?"),
        ("Operand::Part(Part{field:1,path:&[]})", "count"),
        ("Part{field:0,path:&[\"?\"]}", "kind?"),
        ("Part{field:0,path:&[]}", "kind"),
        ("Part{field:1,path:&[]}", "count"),
        ("Operand::Constant(Constant::Number(", "("),
        ("as::core::primitive::i128))", ")"),
        ("&", ""),
    ];
    words.iter().fold(long, |text, (word, short)| text.replace(word, short))
}

fn code(condition: &TokenStream) -> String {
    parsed(condition).unwrap().code().to_string()
}

#[test]
fn plain_comparisons_are_a_tree() {
    for (condition, expected) in [
        (quote!(!(count > 3)), "Not(Compare(count,Greater,(3)))"),
        (quote!(3 < count), "Compare((3),Less,count)"),
        (
            quote!(kind.on && kind.list.is_some()),
            "All([Is(Part{field:0,path:[\"on\"]}),IsSome(Part{field:0,path:[\"list\"]})])",
        ),
        (quote!(matches!(kind, Kind::A | Kind::B { .. })), "IsVariant(kind,[\"A\",\"B\"])"),
        (
            quote!(count == LIMIT),
            "Compare(count,Equal,Operand::Constant(const{#[allow(unused_imports)]useEvaluatesas_;\
             evaluated(LIMIT).constant()}))",
        ),
        (
            quote!(count & 1 << SHIFT != 0),
            "Compare(Operand::Calculated(count,And,(const{1<<SHIFT})),NotEqual,(0))",
        ),
        (quote!(matches!(kind, Kind::None | Kind::Some(_))), "IsVariant(kind,[\"None\",\"Some\"])"),
        (
            quote!(kind == Kind::A),
            "Compare(Operand::Part(kind),Equal,Operand::Constant(Constant::Name(\"A\")))",
        ),
        (
            quote!(kind.list.is_empty()),
            "Compare(Operand::Length(Part{field:0,path:[\"list\"]}),Equal,(0)))",
        ),
    ] {
        assert_eq!(tree(&condition), expected, "{condition}");
    }
}

#[test]
fn questions_about_the_content_of_an_option_are_a_tree() {
    for (condition, expected) in [
        (quote!(kind == Some(2)), "Compare(kind?,Equal,(2))"),
        (quote!(kind != Some(2)), "Not(Compare(kind?,Equal,(2)))"),
        (quote!(kind == None), "Not(IsSome(kind))"),
        (quote!(None != kind), "IsSome(kind)"),
        (quote!(kind >= Some(2)), "Compare(kind?,GreaterOrEqual,(2))"),
        // Nothing is less than something.
        (quote!(kind < Some(2)), "Any([Not(IsSome(kind)),Compare(kind?,Less,(2))])"),
        (quote!(Some(2) < kind), "Compare(kind?,Greater,(2))"),
        (quote!(kind == Some(count)), "Compare(kind?,Equal,count)"),
        (
            quote!(matches!(kind, Some(x) if x > 3)),
            "All([IsSome(kind),Compare(kind?,Greater,(3))])",
        ),
        // A bound name shadows the field of that name.
        (
            quote!(matches!(kind, Some(count) if count > 3)),
            "All([IsSome(kind),Compare(kind?,Greater,(3))])",
        ),
        (quote!(matches!(kind, Some(3))), "Compare(kind?,Equal,(3))"),
        (quote!(matches!(kind, None | Some(_))), "Any([Not(IsSome(kind)),IsSome(kind)])"),
        (quote!(matches!(kind, Option::None)), "Not(IsSome(kind))"),
        (quote!(kind.as_ref().is_some_and(|x| *x)), "All([IsSome(kind),Is(kind?)])"),
        (quote!(matches!(&kind, Some(x) if *x)), "All([IsSome(kind),Is(kind?)])"),
        (quote!(kind.is_some_and(|x| x)), "All([IsSome(kind),Is(kind?)])"),
        (quote!(kind.is_none_or(|x| x)), "Any([Not(IsSome(kind)),Is(kind?)])"),
        (quote!(matches!(kind, Some(None))), "All([IsSome(kind),Not(IsSome(kind?))])"),
        (quote!(matches!(kind, Some(Kind::A(_)))), "All([IsSome(kind),IsVariant(kind?,[\"A\"])])"),
    ] {
        assert_eq!(tree(&condition), expected, "{condition}");
    }
}

#[test]
fn numbers_in_patterns_and_ranges_are_a_tree() {
    for (condition, expected) in [
        (
            quote!(matches!(count, 1 | 3..=5)),
            "Any([Compare(count,Equal,(1)),\
             All([Compare(count,GreaterOrEqual,(3)),Compare(count,LessOrEqual,(5))])])",
        ),
        (
            quote!((1..3).contains(&count)),
            "All([Compare(count,GreaterOrEqual,(1)),Compare(count,Less,(3))])",
        ),
    ] {
        assert_eq!(tree(&condition), expected, "{condition}");
    }
}

#[test]
fn the_code_is_generated_from_the_tree() {
    for (condition, expected) in [
        (quote!(count > 3), quote!((*__count) > 3)),
        (quote!((3) < count), quote!((3) < (*__count))),
        (quote!(!kind.on || EXTENDED), quote!((!(*__kind).on) || (EXTENDED))),
        (quote!(kind.list.is_empty()), quote!((*__kind).list.len() == 0)),
        (quote!(kind.one.is_none()), quote!(!(*__kind).one.is_some())),
        (
            quote!(matches!(kind, Kind::A | Near)),
            quote!(::core::matches!((*__kind), Kind::A { .. } | Near { .. })),
        ),
        (quote!(kind != Kind::A), quote!(!::core::matches!((*__kind), Kind::A { .. }))),
        (quote!((1..=3).contains(&count)), quote!(((*__count) >= 1) && ((*__count) <= 3))),
        (
            quote!(kind == Some(count)),
            quote!(match &(*__kind) {
                __wire::Some(wire_inside_0) => (*wire_inside_0) == (*__count),
                __wire::None => false,
            }),
        ),
        (
            quote!(matches!(kind.one, Some(x) if x.y > 3)),
            quote!({
                let x @ _ = ();
                let _ = x;
                (*__kind).one.is_some()
                    && (match &(*__kind).one {
                        __wire::Some(wire_inside_0) => (*wire_inside_0).y > 3,
                        __wire::None => false,
                    })
            }),
        ),
        (
            quote!(count & MASK != 0),
            quote!(
                __wire::Arithmetic::And.apply(__wire::whole(&(*__count)), __wire::whole(&(MASK)))
                    != __wire::number(0)
            ),
        ),
        (
            quote!(kind.len() > count + 1),
            quote!(
                __wire::whole(&(*__kind).len())
                    > __wire::Arithmetic::Plus.apply(__wire::whole(&(*__count)), __wire::number(1))
            ),
        ),
    ] {
        assert_eq!(code(&condition), expected.to_string(), "{condition}");
    }
}

#[test]
fn everything_else_is_rejected() {
    for condition in [
        quote!(count.wrapping_add(1) == 0),
        quote!(kind.on && !allowed(count)),
        quote!(count as u32 % 3 == 0),
        quote!(count << 1 == 0),
        quote!(!count == 0),
        quote!(match kind {
            Kind::A => true,
            _ => false,
        }),
        quote!({
            let half = count / 2;
            half > 3
        }),
        quote!(matches!(kind, Some(x) if allowed(x))),
        quote!(matches!(kind, Kind::A(x) if x > 3)),
        quote!(matches!(kind, Kind::A { x: 3 })),
        quote!(matches!(count, x if x > 3)),
        quote!(kind.list[count] == 1),
        quote!(kind.list.iter().any(|x| x > 3)),
        quote!(kind < Kind::A),
        quote!(kind > Some(Kind::A)),
        quote!(kind < None),
        quote!(Kind::A == Kind::B),
        quote!(is!(count => 3)),
        quote!(skipped > 3),
        quote!(const { count > 3 } && allowed()),
    ] {
        assert!(parsed(&condition).is_err(), "{condition}");
    }
}

#[test]
fn the_properties_of_values_that_decide_are_found() {
    let condition = quote!(
        count > 3
            && kind.pose.0.1 == kind.list.len()
            && matches!(kind.tag, Tag::V0 { .. } | Tag::V1(..))
            && matches!(kind.one, Some(x) if x.y > 3)
            && kind.two.is_some()
            && kind.list.is_empty()
    );
    let found: Vec<(usize, String, Need)> = parsed(&condition)
        .unwrap()
        .looks()
        .into_iter()
        .map(|(look, _)| (look.field, look.path.join("."), look.need))
        .collect();
    let expected = [
        (2, "", Need::All),
        (0, "pose.0.1", Need::All),
        (0, "list", Need::Length),
        (0, "tag", Need::Variant),
        (0, "one", Need::All),
        (0, "two", Need::Presence),
    ];
    assert_eq!(found, expected.map(|(field, path, need)| (field, path.to_owned(), need)));
}

#[test]
fn fields_are_needed_once_each_and_in_order() {
    let needs = parsed(&quote!(kind.a > 1 && count > 2 && kind.b < 9)).unwrap().needs();
    assert_eq!(needs, [format_ident!("__kind"), format_ident!("__count")]);
}
