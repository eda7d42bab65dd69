//! Prints: scenes for the site and for the emblems of games, as lines and flat colours.
//!
//! A colour is named by a class (`a-wall`), and the style sheet [`PRINT_STYLE`] says what it is by day and by night: night is another print of the same plate.
//! Whatever has no class is a line in ink.
//!
//! ```
//! let mut print = boards::print::Print::default();
//! print.shape("M0 0H10V10Z", "wall");
//! assert_eq!(print.markup().0, "<path d=\"M0 0H10V10Z\" class=\"a-wall\"/>");
//! ```

mod charges;
mod country;
mod town;

use std::fmt;
use std::fmt::Write as _;

use maud::{Markup, PreEscaped};

pub use charges::Charge;
pub use town::Gable;

/// The colours of prints, by day and by night.
pub const PRINT_STYLE: &str = include_str!("../assets/print.css");

/// How wide and how high the emblem of a game is, in its own units.
pub const EMBLEM: [f64; 2] = [480.0, 320.0];

/// How wide a line is unless somebody says otherwise; the style sheet says the same.
const LINE: f64 = 1.3;

/// A number with at most one decimal.
#[derive(Clone, Copy, Debug)]
pub struct Short(pub f64);

impl fmt::Display for Short {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round();
        // There is no minus before nothing.
        let tenths = if tenths == 0.0 { 0.0 } else { tenths };
        if tenths % 10.0 == 0.0 {
            write!(to, "{:.0}", tenths / 10.0)
        } else {
            write!(to, "{:.1}", tenths / 10.0)
        }
    }
}

/// The data of a path: numbers are written with at most one decimal.
#[macro_export]
macro_rules! path {
    ($form:literal $(, $number:expr)* $(,)?) => {
        format!($form $(, $crate::print::Short($number))*)
    };
}

/// A drawing in the making.
#[derive(Clone, Debug, Default)]
pub struct Print(String);

impl Print {
    /// Everything that was drawn.
    pub fn markup(self) -> Markup {
        PreEscaped(self.0)
    }

    /// A surface with an outline.
    pub fn shape(&mut self, d: impl fmt::Display, colour: &str) -> &mut Print {
        self.push(format_args!("<path d=\"{d}\" class=\"a-{colour}\"/>"))
    }

    /// A surface with an outline of this width; none where it is 0.
    pub fn edged(&mut self, d: impl fmt::Display, colour: &str, width: f64) -> &mut Print {
        let edge = Edge(width);
        self.push(format_args!("<path d=\"{d}\" class=\"a-{colour}\"{edge}/>"))
    }

    /// A line in ink.
    pub fn line(&mut self, d: impl fmt::Display, width: f64) -> &mut Print {
        let edge = Edge(width);
        self.push(format_args!("<path d=\"{d}\"{edge}/>"))
    }

    /// A line in ink that is hardly there.
    pub fn faint(&mut self, d: impl fmt::Display, width: f64, opacity: f64) -> &mut Print {
        let edge = Edge(width);
        self.push(format_args!(
            "<path d=\"{d}\"{edge} opacity=\"{opacity}\"/>"
        ))
    }

    /// A line in a colour.
    pub fn coloured(&mut self, d: impl fmt::Display, colour: &str, width: f64) -> &mut Print {
        let edge = Edge(width);
        self.push(format_args!("<path d=\"{d}\" class=\"l-{colour}\"{edge}/>"))
    }

    /// A rectangle with an outline of this width; none where it is 0.
    pub fn block(
        &mut self,
        [x, y]: [f64; 2],
        [width, height]: [f64; 2],
        colour: &str,
        edge: f64,
    ) -> &mut Print {
        let d = path!("M{} {}h{}v{}h{}Z", x, y, width, height, -width);
        self.edged(d, colour, edge)
    }

    /// A disc with an outline of this width; none where it is 0.
    pub fn disc(&mut self, [x, y]: [f64; 2], radius: f64, colour: &str, edge: f64) -> &mut Print {
        let (x, y, r, edge) = (Short(x), Short(y), Short(radius), Edge(edge));
        self.push(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" class=\"a-{colour}\"{edge}/>"
        ))
    }

    /// A shadow on the ground.
    pub fn shadow(&mut self, [x, y]: [f64; 2], [rx, ry]: [f64; 2]) -> &mut Print {
        let (x, y, rx, ry) = (Short(x), Short(y), Short(rx), Short(ry));
        self.push(format_args!(
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\" class=\"a-shadow\" stroke=\"none\"/>"
        ))
    }

    /// Something that is drawn round its own foot, put in its place at its size. Lines stay as wide as elsewhere.
    pub fn placed(
        &mut self,
        [x, y]: [f64; 2],
        scale: f64,
        draw: impl FnOnce(&mut Print),
    ) -> &mut Print {
        let (x, y) = (Short(x), Short(y));
        let width = (LINE / scale * 100.0).round() / 100.0;
        self.push(format_args!(
            "<g transform=\"translate({x} {y}) scale({scale})\" stroke-width=\"{width}\">"
        ));
        draw(self);
        self.push(format_args!("</g>"))
    }

    /// What another kind of drawing has made.
    pub fn raw(&mut self, markup: impl fmt::Display) -> &mut Print {
        self.push(format_args!("{markup}"))
    }

    fn push(&mut self, text: fmt::Arguments<'_>) -> &mut Print {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(text);
        self
    }
}

/// How wide an outline is, as an attribute; nothing where it is as wide as usual.
struct Edge(f64);

impl fmt::Display for Edge {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 <= 0.0 {
            to.write_str(" stroke=\"none\"")
        } else if (self.0 - LINE).abs() < 0.01 {
            Ok(())
        } else {
            write!(to, " stroke-width=\"{}\"", self.0)
        }
    }
}
