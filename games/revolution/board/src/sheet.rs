//! The sheets that lie on the sea and in France.

use maud::{Markup, html};

/// A sheet with its heading; what is on it has the sheet's corner as its origin.
pub(super) fn sheet(
    id: &str,
    [x, y, width, height]: [f64; 4],
    heading: &str,
    content: &Markup,
) -> Markup {
    html! {
        g id=(id) class="panel" transform=(format!("translate({x} {y})")) {
            rect class="sheet" width=(width) height=(height) rx="5" {}
            text class="heading" x="8" y="16" { (heading) }
            (content)
        }
    }
}
