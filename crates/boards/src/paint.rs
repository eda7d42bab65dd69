//! Drawings for programs that know no style sheets: every class and custom property becomes a plain value.
//!
//! A board is painted by its style sheet in a browser. A picture for sharing is made without one: [`paint`] works out what the
//! sheets say about each element and writes it as attributes. It knows what our drawings use of CSS and leaves out the rest.

mod markup;
mod sheet;
mod value;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::rc::Rc;

use maud::Markup;

use markup::{Element, Node, parse};
use sheet::Sheet;
pub use value::Theme;
use value::{Vars, number};

/// What a style sheet may say about an element of a drawing.
const PROPERTIES: [&str; 27] = [
    "clip-path",
    "color",
    "dominant-baseline",
    "fill",
    "fill-opacity",
    "fill-rule",
    "font-family",
    "font-size",
    "font-style",
    "font-weight",
    "letter-spacing",
    "mask",
    "opacity",
    "overflow",
    "paint-order",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
    "text-decoration",
    "visibility",
    "word-spacing",
];

/// Attributes that say how something looks or where it is; all others are for browsers.
const KEPT: [&str; 35] = [
    "cx",
    "cy",
    "d",
    "dx",
    "dy",
    "fx",
    "fy",
    "gradientTransform",
    "gradientUnits",
    "height",
    "marker-end",
    "offset",
    "patternContentUnits",
    "patternTransform",
    "patternUnits",
    "pathLength",
    "points",
    "preserveAspectRatio",
    "r",
    "rotate",
    "rx",
    "ry",
    "spreadMethod",
    "textLength",
    "transform",
    "viewBox",
    "width",
    "x",
    "x1",
    "x2",
    "y",
    "y1",
    "y2",
    "clipPathUnits",
    "maskUnits",
];

/// What others refer to by name.
const REFERRED: [&str; 6] = [
    "clipPath",
    "linearGradient",
    "marker",
    "mask",
    "pattern",
    "radialGradient",
];

/// How deep drawings may refer to each other.
const DEEPEST: usize = 12;

/// The drawing as plain SVG, painted by the sheets, whose last word wins.
///
/// ```
/// use boards::{Theme, paint};
/// use maud::html;
///
/// let sheet = ":root { --ink: light-dark(#222, #eee); } .map .coast { stroke: var(--ink); }";
/// let drawing = html! { svg class="map" viewBox="0 0 9 9" { path class="coast" d="M0 0H9" {} } };
/// let painted = paint(&drawing, &[sheet], Theme::Day);
/// assert!(painted.contains(r##"<path d="M0 0H9" stroke="#222"/>"##), "{painted}");
/// ```
pub fn paint(drawing: &Markup, sheets: &[&str], theme: Theme) -> String {
    let nodes = parse(&drawing.0);
    let sheet = Sheet::parse(&sheets.concat());
    let mut named = BTreeMap::new();
    for node in &nodes {
        name(node, &mut named);
    }
    let mut painter = Painter {
        sheet: &sheet,
        named,
        theme,
        out: String::with_capacity(2 * drawing.0.len()),
    };
    let vars = Vars::root(&sheet, theme);
    for node in &nodes {
        let place = Place {
            path: &[],
            vars: &vars,
            viewport: [0.0, 0.0],
            inside: Inside::Picture,
            depth: 0,
        };
        painter.node(node, place);
    }
    painter.out
}

/// Finds what others can refer to.
fn name<'n>(node: &'n Node, named: &mut BTreeMap<&'n str, &'n Element>) {
    let Node::Element(element) = node else {
        return;
    };
    if let Some(id) = element.attribute("id") {
        named.insert(id, element);
    }
    for child in &element.children {
        name(child, named);
    }
}

/// What an element stands in, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Picture,
    Definitions,
    Clip,
    Text,
}

/// Where an element stands.
#[derive(Clone, Copy)]
struct Place<'p> {
    /// What selectors see above it.
    path: &'p [&'p Element],
    vars: &'p Rc<Vars>,
    /// What per cents are of.
    viewport: [f64; 2],
    inside: Inside,
    /// How many references led here.
    depth: usize,
}

struct Painter<'s> {
    sheet: &'s Sheet,
    named: BTreeMap<&'s str, &'s Element>,
    theme: Theme,
    out: String,
}

impl<'s> Painter<'s> {
    fn node(&mut self, node: &'s Node, place: Place<'_>) {
        match node {
            Node::Text(text) if place.inside == Inside::Text => self.out.push_str(text),
            Node::Text(_) => {}
            Node::Element(element) => self.element(element, place),
        }
    }

    fn element(&mut self, element: &'s Element, place: Place<'_>) {
        let defined = place.inside == Inside::Definitions;
        match element.name.as_str() {
            "title" | "desc" | "symbol" | "style" | "script" => return,
            // What stands among the definitions to be used is drawn where it is used.
            "g" if defined => return,
            _ => {}
        }
        let mut path = place.path.to_vec();
        path.push(element);
        let found = self.sheet.declared(&path);
        let vars = Vars::of(place.vars, &found, self.theme);
        let style = self.style(&found, &vars);
        if style.get("display").is_some_and(|value| value == "none") {
            return;
        }
        let mut inner = Place {
            path: &path,
            vars: &vars,
            ..place
        };
        if element.name == "use" && place.inside != Inside::Clip {
            self.used(element, &style, inner);
            return;
        }
        let tag = match element.name.as_str() {
            // A holder of definitions has no size, and nothing else of a page is drawn.
            "svg" if element.attribute("width") == Some("0") => "g",
            name if is_drawn(name) => name,
            _ => "g",
        };
        inner.inside = match tag {
            "defs" => Inside::Definitions,
            "clipPath" => Inside::Clip,
            "text" | "tspan" => Inside::Text,
            "pattern" | "marker" | "mask" => Inside::Picture,
            _ => place.inside,
        };
        let _ = write!(self.out, "<{tag}");
        if REFERRED.contains(&tag) || defined || place.inside == Inside::Clip {
            self.attributes(element, &["id", "href"]);
        }
        if tag == "svg" {
            let size = [
                length(element.attribute("width"), place.viewport[0]),
                length(element.attribute("height"), place.viewport[1]),
            ];
            inner.viewport = self.viewport(element, [0.0, 0.0], size);
        } else if tag != "g" || element.name == "g" {
            self.placed(element, place.viewport);
        }
        self.written(element, &style, &vars);
        if element.children.is_empty() {
            self.out.push_str("/>");
            return;
        }
        self.out.push('>');
        for child in &element.children {
            self.node(child, inner);
        }
        let _ = write!(self.out, "</{tag}>");
    }

    /// What a reference shows, in its place.
    fn used(&mut self, element: &'s Element, style: &BTreeMap<String, String>, place: Place<'_>) {
        let href = element.attribute("href").unwrap_or_default();
        let Some(&shown) = self.named.get(href.trim_start_matches('#')) else {
            return;
        };
        if place.depth > DEEPEST {
            return;
        }
        let at = ["x", "y"].map(|name| element.attribute(name).map_or(0.0, number));
        self.out.push_str("<g");
        self.attributes(element, &["transform"]);
        self.written(element, style, place.vars);
        self.out.push('>');
        // Selectors see nothing above what is shown, but it inherits from here.
        let mut inner = Place {
            path: &[],
            depth: place.depth + 1,
            inside: Inside::Picture,
            ..place
        };
        if ["symbol", "svg"].contains(&shown.name.as_str()) {
            let size = ["width", "height"].map(|name| element.attribute(name));
            let size = [
                length(size[0].or(shown.attribute("width")), place.viewport[0]),
                length(size[1].or(shown.attribute("height")), place.viewport[1]),
            ];
            let path = [shown];
            let found = self.sheet.declared(&path);
            let vars = Vars::of(place.vars, &found, self.theme);
            let style = self.style(&found, &vars);
            self.out.push_str("<svg");
            inner.viewport = self.viewport(shown, at, size);
            self.written(shown, &style, &vars);
            self.out.push('>');
            for child in &shown.children {
                self.node(
                    child,
                    Place {
                        path: &path,
                        vars: &vars,
                        ..inner
                    },
                );
            }
            self.out.push_str("</svg></g>");
        } else {
            let _ = write!(self.out, "<g transform=\"translate({} {})\">", at[0], at[1]);
            self.element(shown, inner);
            self.out.push_str("</g></g>");
        }
    }

    /// Writes where a drawing inside a drawing lies, and says what per cents are of inside it.
    fn viewport(&mut self, element: &Element, at: [f64; 2], size: [f64; 2]) -> [f64; 2] {
        let at = [
            element.attribute("x").map_or(at[0], number),
            element.attribute("y").map_or(at[1], number),
        ];
        if size[0] > 0.0 && size[1] > 0.0 {
            let _ = write!(
                self.out,
                " x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
                at[0], at[1], size[0], size[1]
            );
        }
        self.attributes(element, &["viewBox", "preserveAspectRatio", "xmlns"]);
        let units = element.attribute("viewBox").unwrap_or_default();
        let units: Vec<f64> = units.split_whitespace().map(number).collect();
        match units.as_slice() {
            &[_, _, width, height] => [width, height],
            _ => size,
        }
    }

    /// The values of all that may be said about an element.
    fn style(&self, found: &[(&str, &str)], vars: &Rc<Vars>) -> BTreeMap<String, String> {
        let mut style = BTreeMap::new();
        let mut set = |name: &str, value: String| style.insert(name.to_owned(), value);
        for &(name, value) in found {
            let known = name == "font" || name == "display" || PROPERTIES.contains(&name);
            let Some(value) = known.then(|| vars.resolve(value, self.theme)).flatten() else {
                continue;
            };
            match name {
                "font" => value::font(&value, &mut set),
                "font-family" => {
                    set(name, value::family(&value).to_owned());
                }
                _ => {
                    set(name, value);
                }
            }
        }
        style
    }

    /// Writes what says where an element is; per cents become numbers.
    fn placed(&mut self, element: &Element, viewport: [f64; 2]) {
        for (name, value) in &element.attributes {
            if !KEPT.contains(&name.as_str()) {
                continue;
            }
            let whole = if ["height", "y", "cy", "y1", "y2"].contains(&name.as_str()) {
                viewport[1]
            } else {
                viewport[0]
            };
            let part = value.strip_suffix('%').filter(|_| whole > 0.0);
            match part {
                Some(part) => {
                    let _ = write!(self.out, " {name}=\"{}\"", number(part) / 100.0 * whole);
                }
                None => {
                    let _ = write!(self.out, " {name}=\"{value}\"");
                }
            }
        }
    }

    /// Writes how an element looks: what the sheets say, and else what its own attributes say.
    fn written(&mut self, element: &Element, style: &BTreeMap<String, String>, vars: &Rc<Vars>) {
        for (name, value) in style.iter().filter(|(name, _)| *name != "display") {
            let value = value.replace('"', "'");
            let _ = write!(self.out, " {name}=\"{value}\"");
        }
        for (name, value) in &element.attributes {
            if PROPERTIES.contains(&name.as_str())
                && !style.contains_key(name)
                && let Some(mut value) = vars.resolve(value, self.theme)
            {
                if name == "font-family" {
                    value::family(&value).clone_into(&mut value);
                }
                let _ = write!(self.out, " {name}=\"{value}\"");
            }
        }
    }

    fn attributes(&mut self, element: &Element, names: &[&str]) {
        for name in names {
            if let Some(value) = element.attribute(name) {
                let _ = write!(self.out, " {name}=\"{value}\"");
            }
        }
    }
}

/// Whether an element belongs to drawings.
fn is_drawn(name: &str) -> bool {
    const DRAWN: [&str; 15] = [
        "svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
        "text", "tspan", "stop", "use", "textPath",
    ];
    DRAWN.contains(&name) || REFERRED.contains(&name)
}

/// A length; without one it is the whole.
fn length(written: Option<&str>, whole: f64) -> f64 {
    match written {
        None => whole,
        Some(text) => match text.strip_suffix('%') {
            Some(part) => number(part) / 100.0 * whole,
            None => number(text),
        },
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    const SHEET: &str = "
        :root { --ink: light-dark(#2a2622, #ede6d8); --red: #b00000; }
        .board { --u: 2px; & .a:not(.b) { fill: color-mix(in srgb, var(--red) 50%, #000); } }
        .board .mine { --side: var(--red); }
        .board .piece { fill: var(--side, #00ff00); stroke-width: calc(3 * var(--u)); }
        .board :is(.x, .y) > .z { stroke: var(--ink); opacity: 0.5; }
        .board .gone, .board .piece:hover { display: none; }
        .sign .charge { fill: var(--side); }
        @container stage (max-width: 10px) { .board .piece { fill: #123456; } }
        text { font: italic 700 max(12px, 7px)/1.2 'Palatino', serif; }
    ";

    fn painted(inner: &Markup, theme: Theme) -> String {
        paint(
            &html! { svg class="board" viewBox="0 0 100 50" width="200" height="100" { (inner) } },
            &[SHEET],
            theme,
        )
    }

    #[test]
    fn values_take_the_place_of_classes() {
        let drawing = html! {
            path class="a" d="M0 0" {}
            path class="a b" fill="#fff" d="M1 0" {}
            g class="mine" { path class="piece" d="M2 0" {} }
            path class="piece" d="M3 0" {}
            g class="y" { path class="z" d="M4 0" {} g { path class="z" d="M5 0" {} } }
            path class="gone" d="M6 0" {}
        };
        let day = painted(&drawing, Theme::Day);
        for element in [
            r#"<path d="M0 0" fill="rgba(88,0,0,1)"/>"#,
            r##"<path d="M1 0" fill="#fff"/>"##,
            r##"<path d="M2 0" fill="#b00000" stroke-width="6"/>"##,
            r##"<path d="M3 0" fill="#00ff00" stroke-width="6"/>"##,
            r##"<path d="M4 0" opacity="0.5" stroke="#2a2622"/>"##,
            r#"<path d="M5 0"/>"#,
        ] {
            assert!(day.contains(element), "{element} in {day}");
        }
        assert!(!day.contains("M6 0"), "{day}");
        let night = painted(&drawing, Theme::Night);
        assert!(night.contains(r##"stroke="#ede6d8""##), "{night}");
    }

    #[test]
    fn what_is_used_stands_alone_and_inherits_its_colours() {
        let drawing = html! {
            defs { symbol id="lion" class="sign" viewBox="0 0 10 10" { path class="charge" d="M0 0" {} } }
            g class="mine" { use href="#lion" x="5" y="6" width="20" height="20" {} }
            p { "Words of the page" }
            rect width="100%" height="50%" {}
            text class="piece" { "Zee & land" }
        };
        let day = painted(&drawing, Theme::Day);
        for element in [
            r##"<svg x="5" y="6" width="20" height="20" viewBox="0 0 10 10"><path d="M0 0" fill="#b00000"/></svg>"##,
            r#"<rect width="100" height="25"/>"#,
            r#"font-family="serif" font-size="12" font-style="italic" font-weight="700""#,
            "Zee &amp; land</text>",
        ] {
            assert!(day.contains(element), "{element} in {day}");
        }
        assert!(!day.contains("Words of the page"), "{day}");
    }
}
