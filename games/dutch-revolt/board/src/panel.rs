//! Panels in the open sea, where the map leaves room.

use maud::{Markup, html};

/// The left edge of the panels.
const LEFT: f64 = 16.0;
/// The width of the panels.
pub(super) const PANEL: f64 = 332.0;

/// A sheet of paper with a thin double edge.
pub(super) fn sheet(id: &str, top: f64, height: f64, content: &Markup) -> Markup {
    html! {
        g id=(id) class="panel" transform=(format!("translate({LEFT} {top})")) {
            rect class="sheet" width=(PANEL) height=(height) rx="3" {}
            rect class="edge" x="3" y="3" width=(PANEL - 6.0) height=(height - 6.0) rx="1.5" {}
            (content)
        }
    }
}
