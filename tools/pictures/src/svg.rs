//! A small SVG writer.

use std::fmt::Write;

/// Colours for fields, light enough for black text.
pub(crate) const FIELDS: [&str; 8] =
    ["#a6cee3", "#b2df8a", "#fdbf6f", "#cab2d6", "#fb9a99", "#ffff99", "#c7e9c0", "#d9d9d9"];

/// A picture that grows with what is drawn.
pub(crate) struct Svg {
    width: f64,
    height: f64,
    title: String,
    body: String,
}

/// The horizontal alignment of a text.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Svg {
    pub(crate) fn new(width: f64, height: f64, title: &str) -> Self {
        Self { width, height, title: title.into(), body: String::new() }
    }

    pub(crate) fn rect(&mut self, at: [f64; 2], size: [f64; 2], fill: &str) {
        self.round(at, size, fill, 0.0);
    }

    pub(crate) fn round(&mut self, at: [f64; 2], size: [f64; 2], fill: &str, radius: f64) {
        let ([x, y], [w, h]) = (at, size);
        let _ = writeln!(
            self.body,
            r##"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" rx="{radius}" fill="{fill}" stroke="#444"/>"##
        );
    }

    pub(crate) fn circle(&mut self, at: [f64; 2], radius: f64, fill: &str) {
        let [x, y] = at;
        let _ =
            writeln!(self.body, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="{fill}"/>"#);
    }

    pub(crate) fn line(&mut self, from: [f64; 2], to: [f64; 2], class: &str) {
        let ([a, b], [c, d]) = (from, to);
        let _ = writeln!(self.body, r#"<path class="{class}" d="M{a:.1} {b:.1}L{c:.1} {d:.1}"/>"#);
    }

    pub(crate) fn text(&mut self, at: [f64; 2], anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let [x, y] = at;
        let _ = writeln!(
            self.body,
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" class="{class}">{text}</text>"#
        );
    }

    pub(crate) fn finish(self) -> String {
        let Self { width, height, title, body } = self;
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13" role="img" aria-label="{title}">
<style>
.head{{font-weight:bold;font-size:15px}}.note{{fill:#444;font-size:12px}}.small{{fill:#444;font-size:10.5px}}.code{{font-family:monospace;font-size:12px}}
.arrow{{fill:none;stroke:#4a6a94;stroke-width:1.6;marker-end:url(#tip)}}.lost{{fill:none;stroke:#c0392b;stroke-width:1.6;stroke-dasharray:5 4}}
.ack{{fill:none;stroke:#888;stroke-width:1.1;stroke-dasharray:2 3;marker-end:url(#tip)}}.axis{{fill:none;stroke:#444;stroke-width:1.5}}.thin{{fill:none;stroke:#999;stroke-width:1}}
</style>
<defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto"><path d="M0 0L8 4L0 8z" fill="#4a6a94"/></marker></defs>
<rect width="{width}" height="{height}" fill="#fff"/>
{body}</svg>
"##
        )
    }
}

/// Formats a number below a million with a comma.
pub(crate) fn thousands(number: usize) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", number / 1000, number % 1000),
    }
}
