//! Parts of drawings.

use maud::{Markup, html};

/// A part of a drawing, as the drawing counts: left, top, width and height.
pub fn cut_out(drawing: &Markup, [x, y, width, height]: [f64; 4]) -> Markup {
    let whole = view_box(drawing);
    let mut size = whole.split(' ').skip(2);
    html! {
        svg x=(x) y=(y) width=(width) height=(height) viewBox={ (x) " " (y) " " (width) " " (height) } {
            svg width=[size.next()] height=[size.next()] { (drawing) }
        }
    }
}

/// The same as a drawing of its own.
pub fn cutting(drawing: &Markup, part: [f64; 4]) -> Markup {
    let [x, y, width, height] = part;
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } {
            g transform={ "translate(" (-x) " " (-y) ")" } { (cut_out(drawing, part)) }
        }
    }
}

/// What a drawing says about its size.
pub fn view_box(drawing: &Markup) -> &str {
    let named = drawing.0.split_once("viewBox=\"");
    let named = named.and_then(|(_, rest)| rest.split_once('"'));
    named.map_or("0 0 940 830", |(size, _)| size)
}
