//! The key to the signs.

use maud::{Markup, html};

use super::words::Words;

/// The panel with the key.
pub(super) fn key(words: &Words) -> Markup {
    let [rural, developed, urban] = &words.terrain;
    let [pikemen, cavalry, flotilla, missionary] = &words.units;
    // In pairs, the longer words on the right.
    let signs = [
        ("rural", rural),
        ("developed", developed),
        ("urban", urban),
        ("wheel", &words.supplied),
        ("anchor", &words.coastal),
        ("flotilla", flotilla),
        ("pikemen", pikemen),
        ("missionary", missionary),
        ("cavalry", cavalry),
    ];
    html! {
        section id="key" class="key" aria-label=(words.key) {
            ul {
                @for (sign, text) in signs {
                    li { svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false" { use href={ "#sign-" (sign) } {} } (text) }
                }
            }
            p {
                svg class="faces" viewBox="0 0 20 12" aria-hidden="true" focusable="false" { rect width="9" height="12" rx="2" {} rect x="11" width="9" height="12" rx="2" {} }
                (words.faces)
            }
        }
    }
}
