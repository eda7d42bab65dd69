//! The key to the signs, at the foot of the map.

use maud::{Markup, html};
use revolution_words::board as label;
use words::Lang;

use super::sheet::sheet;
use super::signs::mark;

/// The sheet.
pub(super) fn legend(lang: Lang) -> Markup {
    sheet(
        "key",
        [186.0, 772.0, 444.0, 30.0],
        &label::key(lang),
        &html! {
            @for (index, (name, text)) in [
                ("trade", label::trade_town(lang)),
                ("see", label::see_of_bishop(lang)),
                ("university", label::university(lang)),
            ].into_iter().enumerate() {
                g transform=(format!("translate({} 4)", 62 + 128 * index)) {
                    (mark(name, 0.0, 4.0))
                    text x="18" y="15" { (text) }
                }
            }
        },
    )
}
