//! The key to the signs.

use maud::{Markup, html};
use words::Lang;
use words::revolution::board as label;

use super::sheet::sheet;
use super::signs::mark;

/// The sheet.
pub(super) fn legend(lang: Lang) -> Markup {
    sheet(
        "key",
        [6.0, 598.0, 172.0, 81.0],
        &label::key(lang),
        &html! {
            @for (index, (name, text)) in [
                ("trade", label::trade_town(lang)),
                ("see", label::see_of_bishop(lang)),
                ("university", label::university(lang)),
            ].into_iter().enumerate() {
                g transform=(format!("translate(8 {})", 22 + 18 * index)) {
                    (mark(name, 0.0, 2.0))
                    text x="19" y="13" { (text) }
                }
            }
        },
    )
}
