//! Finds every derived type in the sources of the tests, and makes a list of them.
//!
//! Each test becomes a module: its declarations, without its test functions. What a function declares
//! for itself goes into a module beside it. So a type is in the list because it is there, and nobody
//! has to remember it. Types declared by a macro are not found; `tests/every_type` counts those.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::visit::{self, Visit};
use syn::{Attribute, Block, Expr, GenericParam, Generics, Item, Lit, Meta, Stmt};

fn main() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates");
    let (mut modules, mut names) = (TokenStream::new(), Vec::new());
    for (name, root) in roots(&crates) {
        // Its types are those of the library's test of that name.
        if name == "in_tightwire_schema_generated" {
            continue;
        }
        println!("cargo::rerun-if-changed={}", root.display());
        let folder = root.parent().expect("a file is in a folder").to_path_buf();
        let mut finder = Finder { file: root.clone(), types: 0, hoisted: 0 };
        let items = finder.items(parse(&root).items, &folder);
        if finder.types == 0 {
            continue;
        }
        let name = Ident::new(&name, Span::call_site());
        let items = inside(items, &name);
        modules.extend(quote! { #[allow(warnings, clippy::all, clippy::pedantic, clippy::restriction)] mod #name { #items } });
        names.push(name);
    }
    let text = quote! {
        #modules
        fn every_type(list: &mut ::std::vec::Vec<::tightwire_every_type::Entry>) { #( #names::every_type(list); )* }
    };
    // In lines, for the messages of a compiler.
    let text = text.to_string().replace("} ", "}\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where"));
    fs::write(out.join("types.rs"), text).expect("there is room");
}

/// The tests of all crates: files, and folders with a main.rs. Those whose sources are cases for the
/// derive are none.
fn roots(crates: &Path) -> Vec<(String, PathBuf)> {
    let list = |folder: &Path| -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
        let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.sort();
        paths
    };
    let stem =
        |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().replace('-', "_");
    let mut roots = Vec::new();
    for one in list(crates) {
        // A new file is a new test.
        println!("cargo::rerun-if-changed={}", one.join("tests").display());
        for path in list(&one.join("tests")) {
            let name = format!("in_{}_{}", stem(&one), stem(&path));
            let main = path.join("main.rs");
            if path.extension().is_some_and(|end| end == "rs") {
                roots.push((name, path));
            } else if main.exists() {
                roots.push((name, main));
            }
        }
    }
    roots
}

fn parse(path: &Path) -> syn::File {
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Paths from the root of a test are paths from its module.
fn inside(tokens: TokenStream, root: &Ident) -> TokenStream {
    let mut out = TokenStream::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let is_path =
            matches!(tokens.peek(), Some(TokenTree::Punct(next)) if next.as_char() == ':');
        let is_called =
            matches!(tokens.peek(), Some(TokenTree::Punct(next)) if next.as_char() == '!');
        match token {
            TokenTree::Ident(word) if word == "crate" && is_path => {
                out.extend(quote!(crate::#root))
            }
            // A variable of the other crate's build, or a file next to the source. Its name is enough.
            TokenTree::Ident(word) if (word == "env" || word == "include_str") && is_called => {
                out.extend(quote!(concat));
            }
            // Tests that macros make ran where they are.
            TokenTree::Group(group) if group.stream().to_string() == "test" => {
                let never = Group::new(group.delimiter(), quote!(cfg(any())));
                out.extend([TokenTree::from(never)]);
            }
            TokenTree::Group(group) => {
                let within = inside(group.stream(), root);
                out.extend([TokenTree::from(Group::new(group.delimiter(), within))]);
            }
            other => out.extend([other]),
        }
    }
    out
}

/// Returns whether something is compiled when every feature is on; the attribute itself is taken
/// off.
fn is_there(attributes: &mut Vec<Attribute>) -> bool {
    let mut there = true;
    attributes.retain(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") => {
            there &= list.parse_args::<Meta>().is_ok_and(|meta| holds(&meta));
            false
        }
        _ => true,
    });
    there
}

fn holds(meta: &Meta) -> bool {
    let Meta::List(list) = meta else { return true };
    let parts =
        list.parse_args_with(syn::punctuated::Punctuated::<Meta, syn::Token![,]>::parse_terminated);
    let mut parts = parts.into_iter().flatten();
    if list.path.is_ident("not") {
        !parts.all(|part| holds(&part))
    } else if list.path.is_ident("any") {
        parts.any(|part| holds(&part))
    } else {
        parts.all(|part| holds(&part))
    }
}

fn attributes(item: &mut Item) -> Option<&mut Vec<Attribute>> {
    Some(match item {
        Item::Const(item) => &mut item.attrs,
        Item::Enum(item) => &mut item.attrs,
        Item::Fn(item) => &mut item.attrs,
        Item::Impl(item) => &mut item.attrs,
        Item::Macro(item) => &mut item.attrs,
        Item::Mod(item) => &mut item.attrs,
        Item::Static(item) => &mut item.attrs,
        Item::Struct(item) => &mut item.attrs,
        Item::Trait(item) => &mut item.attrs,
        Item::Type(item) => &mut item.attrs,
        Item::Use(item) => &mut item.attrs,
        _ => return None,
    })
}

fn is_derived(attributes: &[Attribute]) -> bool {
    attributes.iter().filter(|attribute| attribute.path().is_ident("derive")).any(|attribute| {
        let mut is_wire = false;
        let _ = attribute.parse_nested_meta(|meta| {
            is_wire |= meta.path.segments.last().is_some_and(|last| last.ident == "Wire");
            Ok(())
        });
        is_wire
    })
}

/// The types of a test, in one file of it at a time.
struct Finder {
    file: PathBuf,
    types: usize,
    hoisted: usize,
}

impl Finder {
    /// The items of a module, and a function that lists the types in it.
    fn items(&mut self, items: Vec<Item>, folder: &Path) -> TokenStream {
        let (mut kept, mut list) = (TokenStream::new(), TokenStream::new());
        for mut item in items {
            if !attributes(&mut item).is_none_or(is_there) {
                continue;
            }
            match item {
                Item::Struct(item) if is_derived(&item.attrs) => {
                    list.extend(self.entry(&item.ident, &item.generics));
                    kept.extend(quote!(#item));
                }
                Item::Enum(item) if is_derived(&item.attrs) => {
                    list.extend(self.entry(&item.ident, &item.generics));
                    kept.extend(quote!(#item));
                }
                Item::Mod(item) => {
                    let name = item.ident.clone();
                    let items = self.module(item, folder);
                    kept.extend(quote!(#items));
                    list.extend(quote!(#name::every_type(list);));
                }
                Item::Fn(item) => {
                    let (module, call) = self.block(&item.block, folder);
                    kept.extend(module);
                    list.extend(call);
                    let is_test =
                        item.attrs.iter().any(|attribute| attribute.path().is_ident("test"));
                    // Generated declarations say of which types they are tried, generic ones also.
                    let mut cases = Cases::default();
                    cases.visit_block(&item.block);
                    for case in cases.0 {
                        let file = self.place();
                        list.extend(quote!(list.push(::tightwire_every_type::Entry::of::<#case>(#file, 0, "case"));));
                    }
                    // Cases are declared next to what runs them.
                    if !is_test && item.sig.ident != "main" {
                        kept.extend(quote!(#item));
                    }
                }
                other => kept.extend(quote!(#other)),
            }
        }
        quote! {
            #kept
            pub(crate) fn every_type(list: &mut ::std::vec::Vec<::tightwire_every_type::Entry>) { #list }
        }
    }

    /// The file, below `crates`.
    fn place(&self) -> String {
        let file = self.file.canonicalize().unwrap_or_default();
        let file = file.display().to_string().replace('\\', "/");
        file.rsplit_once("crates/").map_or(file.clone(), |(_, path)| path.to_owned())
    }

    /// A type in the list. Of a generic one there is no schema, but of those that hold it.
    fn entry(&mut self, name: &Ident, generics: &Generics) -> TokenStream {
        self.types += 1;
        let is_lifetime = |parameter: &GenericParam| matches!(parameter, GenericParam::Lifetime(_));
        let file = self.place();
        let (line, text) = (name.span().start().line, name.to_string());
        if !generics.params.iter().all(is_lifetime) {
            return quote!(list.push(::tightwire_every_type::Entry::generic(#file, #line, #text)););
        }
        let lifetimes = generics.params.iter().map(|_| quote!('static));
        quote!(list.push(::tightwire_every_type::Entry::of::<#name<#(#lifetimes),*>>(#file, #line, #text));)
    }

    /// A module with all that is in it, also where that is in another file.
    fn module(&mut self, item: syn::ItemMod, folder: &Path) -> TokenStream {
        let syn::ItemMod { attrs, vis, ident, content, .. } = item;
        let path = attrs.iter().find_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
                Expr::Lit(literal) => match &literal.lit {
                    Lit::Str(text) => Some(text.value()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        });
        let beside = self.file.parent().expect("a file is in a folder").to_path_buf();
        let name = ident.to_string();
        let items = match content {
            Some((_, items)) => {
                let folder = path.map_or_else(|| folder.join(&name), |path| beside.join(path));
                self.items(items, &folder)
            }
            None => {
                let flat = folder.join(format!("{name}.rs"));
                let file = match path {
                    Some(path) => beside.join(path),
                    None if flat.exists() => flat,
                    None => folder.join(&name).join("mod.rs"),
                };
                println!("cargo::rerun-if-changed={}", file.display());
                let stem = file.file_stem().unwrap_or_default();
                let beside = file.parent().expect("a file is in a folder");
                let folder = if stem == "mod" { beside.to_path_buf() } else { beside.join(stem) };
                let outer = std::mem::replace(&mut self.file, file.clone());
                let items = self.items(parse(&file).items, &folder);
                self.file = outer;
                items
            }
        };
        quote!(#vis mod #ident { #items })
    }

    /// Returns the declarations inside a function as a module, and the call that lists them.
    fn block(&mut self, block: &Block, folder: &Path) -> (TokenStream, TokenStream) {
        let mut blocks = Blocks::default();
        blocks.visit_block(block);
        if blocks.derived == 0 && blocks.schemas.is_empty() {
            return Default::default();
        }
        self.hoisted += 1;
        let name = format_ident!("hoisted_{}", self.hoisted);
        let items = self.items(blocks.items, folder);
        let file = self.place();
        let schemas = blocks.schemas.into_iter();
        let module = quote! {
            mod #name {
                use super::*;
                #items
                pub(crate) fn made_by_macros(list: &mut ::std::vec::Vec<::tightwire_every_type::Entry>) {
                    #( for (name, schema) in schemas!{ #schemas } {
                        list.push(::tightwire_every_type::Entry::made(#file, name, schema));
                    } )*
                }
            }
        };
        (module, quote!(#name::every_type(list); #name::made_by_macros(list);))
    }
}

/// The items in all blocks of a function, and the schemas of the macro `schemas`.
#[derive(Default)]
struct Blocks {
    items: Vec<Item>,
    derived: usize,
    schemas: Vec<TokenStream>,
}

impl<'ast> Visit<'ast> for Blocks {
    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        match stmt {
            Stmt::Item(item) => {
                struct Count(usize);
                impl<'ast> Visit<'ast> for Count {
                    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
                        self.0 += usize::from(is_derived(std::slice::from_ref(attribute)));
                    }
                }
                let mut count = Count(0);
                count.visit_item(item);
                self.derived += count.0;
                self.items.push(item.clone());
            }
            // A macro that stands for items.
            Stmt::Macro(stmt) if is_item(&stmt.mac) => {
                let (attrs, mac) = (stmt.attrs.clone(), stmt.mac.clone());
                let semi_token = Some(Default::default());
                self.items.push(Item::Macro(syn::ItemMacro {
                    attrs,
                    ident: None,
                    mac,
                    semi_token,
                }));
            }
            other => visit::visit_stmt(self, other),
        }
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        if called.path.is_ident("schemas") {
            self.schemas.push(called.tokens.clone());
        }
    }
}

/// The types of `Case::new::<T>`, where they are generic.
#[derive(Default)]
struct Cases(Vec<syn::Type>);

impl<'ast> Visit<'ast> for Cases {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let is_case = path.segments.first().is_some_and(|first| first.ident == "Case");
        let last = path.segments.last().map(|last| &last.arguments);
        if let (true, Some(syn::PathArguments::AngleBracketed(types))) = (is_case, last) {
            for argument in &types.args {
                if let syn::GenericArgument::Type(of @ syn::Type::Path(path)) = argument {
                    let last = path.path.segments.last();
                    if last.is_some_and(|last| !last.arguments.is_empty()) {
                        self.0.push(of.clone());
                    }
                }
            }
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        use syn::parse::Parser;

        type List = syn::punctuated::Punctuated<Expr, syn::Token![,]>;
        // `vec!` has them as its elements.
        for one in List::parse_terminated.parse2(called.tokens.clone()).into_iter().flatten() {
            let mut inner = Self::default();
            inner.visit_expr(&one);
            self.0.append(&mut inner.0);
        }
    }
}

fn is_item(called: &syn::Macro) -> bool {
    let name = called.path.segments.last().map(|last| last.ident.to_string());
    name.is_some_and(|name| ["unified", "flags", "bitflags"].contains(&name.as_str()))
}
