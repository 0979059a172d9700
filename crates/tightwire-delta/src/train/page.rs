//! Formats an explained packet as an HTML page.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::train::budget::CodedField;
use crate::train::explain::Explanation;

const STYLE: &str = "body{font:15px system-ui,sans-serif;margin:2em;max-width:60em}\
    table{border-collapse:collapse;margin:1em 0}td,th{padding:.15em .8em;text-align:right}\
    td:first-child,th:first-child{text-align:left}tr:nth-child(even){background:#8881}\
    .bar{background:#48c;height:.7em}.flags{background:#c84;height:.7em}.bars{display:flex;width:20em}";

impl Explanation {
    /// Returns the packet as one HTML page that needs no other file. It shows the baselines, the
    /// size of each field in fractions of bits, and for every number the prediction and the value
    /// sent. `names` are the names of the plan's fields, and at most `most` numbers are shown.
    pub fn to_html(&self, names: &[String], most: usize) -> String {
        let name = |number: usize| match names.get(number) {
            Some(name) => escape(name),
            None => format!("field {number}"),
        };
        let title = format!("Tick {}: {} bytes", self.tick, self.bytes);
        let mut page = format!(
            "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>{title}</title>\n\
             <style>{STYLE}</style>\n<h1>{title}</h1>\n"
        );
        let _ = write!(page, "<p>Built on {}", self.built_on());
        page += if self.has_model { ", with a model" } else { ", without a model" };
        page += if self.is_complete { ".\n" } else { ", part of the state.\n" };
        let bits = self.budget.bits();
        let _ = writeln!(
            page,
            "<p>{bits:.2} bits of {}, plus the header and the rounding up to whole bytes.",
            self.bytes * 8
        );
        self.fields(&mut page, bits, name);
        page += "<h2>Numbers</h2>\n<table><tr><th>field<th>row<th>expected<th>sent<th>missed by\
                 <th>bits\n";
        for told in self.told.iter().take(most) {
            let CodedField { field, row, expected, miss, bits } = *told;
            let (name, sent) = (name(field as usize), expected + miss);
            let _ = writeln!(
                page,
                "<tr><td>{name}<td>{row}<td>{expected}<td>{sent}<td>{miss:+}<td>{bits:.2}"
            );
        }
        page += "</table>\n";
        if self.told.len() > most {
            let _ = writeln!(page, "<p>And {} more numbers.", self.told.len() - most);
        }
        page
    }

    /// Writes a table of fields, the most expensive first.
    fn fields(&self, page: &mut String, all: f64, name: impl Fn(usize) -> String) {
        let fields = self.budget.fields.iter().enumerate();
        let fields = fields.map(|(number, &bits)| (name(number), bits));
        let rows = (String::from("(which rows)"), [self.budget.rows, 0.0]);
        let mut lines: Vec<(String, [f64; 2])> = core::iter::once(rows).chain(fields).collect();
        lines.retain(|(_, [flags, values])| flags + values > 0.0);
        lines.sort_by(|(_, one), (_, other)| (other[0] + other[1]).total_cmp(&(one[0] + one[1])));
        *page +=
            "<h2>Fields</h2>\n<table><tr><th>field<th>bits<th>whether it changed<th>values<th>\n";
        for (name, [flags, values]) in lines {
            let share = |bits: f64| bits / all.max(f64::MIN_POSITIVE) * 100.0;
            let _ = writeln!(
                page,
                "<tr><td>{name}<td>{:.2}<td>{flags:.2}<td>{values:.2}<td><div class=\"bars\">\
                 <div class=\"flags\" style=\"width:{:.2}%\"></div>\
                 <div class=\"bar\" style=\"width:{:.2}%\"></div></div>",
                flags + values,
                share(flags),
                share(values)
            );
        }
        *page += "</table>\n";
    }
}

/// Escapes text for an HTML element. Names of fields come from files.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
