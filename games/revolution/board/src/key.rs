//! The key to the signs, on the coast of France.

use maud::{Markup, html};
use revolution_words::board as label;
use words::Lang;

use super::signs::Mark;
use super::towns::sample;

/// The panel.
pub(super) fn key(lang: Lang) -> Markup {
    html! {
        aside id="key" class="panel key" aria-label=(label::key(lang)) {
            p { (sample(Mark::Trade, "")) (label::key_trade(lang)) " " (sample(Mark::See, "")) (label::key_see(lang)) }
            p { (sample(Mark::University, "")) (sample(Mark::University, "not-yet")) (label::key_university(lang)) }
            p {
                svg class="sample" viewBox="0 -4 40 32" width="36" height="20" aria-hidden="true" {
                    use class="tent" href="#tent" y="-4" width="25" height="32" {}
                    rect class="space orange" x="26" y="5" width="13" height="20" rx="3" {}
                }
                (label::key_camp(lang))
            }
            p {
                svg class="sample strip" viewBox="0 0 30 13" width="30" height="13" aria-hidden="true" {
                    path class="burgher" d="M1 3h8v7h-8zM10 3h8v7h-8z" {}
                    path class="reformer" d="M20 3h8v7h-8z" {}
                    path class="bar" d="M19 0v13" {}
                }
                (label::key_majority(lang))
            }
            p { b { "✓+2 −1" } " " (label::key_lead(lang)) }
            p {
                svg class="sample" viewBox="0 0 30 13" width="30" height="13" aria-hidden="true" {
                    rect class="hatched" x="1" y=".5" width="28" height="12" rx="2" fill="url(#hatch-burgher)" {}
                }
                (label::key_next(lang))
            }
        }
    }
}
