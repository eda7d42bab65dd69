//! What a card does, in icons.

use maud::{Markup, html};
use troyes_rules::Activity;
use troyes_words::board::{Label, label};
use words::Lang;

use super::art::Icon::{self, Arrow, Banner, Citizen, Coin, Cube, Influence, Star};
use super::marks::{icon, mini};

/// One thing that becomes another.
fn becomes(from: &Markup, to: &Markup) -> Markup {
    html! { (from) (icon(Arrow)) (to) }
}

/// A number of something.
fn some(amount: &str, what: Icon) -> Markup {
    html! { b { (amount) } (icon(what)) }
}

/// The card's formula.
pub(super) fn formula(lang: Lang, activity: Activity) -> Markup {
    let word = |word| html! { span class="sep" { (label(lang, word)) } };
    let one = |what| html! { (icon(what)) };
    match activity {
        Activity::Artisan => becomes(&some("1", Influence), &some("6", Coin)),
        Activity::Merchant => some("+2", Coin),
        Activity::Miller => becomes(&one(Citizen), &some("2", Coin)),
        Activity::Innkeeper => becomes(&some("1", Coin), &some("1", Influence)),
        Activity::Blacksmith => html! { b { "+5" } (mini("red")) (word(Label::Total)) },
        Activity::Militia => becomes(&mini("yellow"), &mini("red")),
        Activity::Journeyman => becomes(&some("3", Coin), &some("2", Star)),
        Activity::Goldsmith => html! { (some("+1", Star)) (some("+2", Coin)) },
        Activity::Sculptor => some("+1", Star),
        Activity::Tithe => html! { (mini("yellow")) (some("0", Coin)) },
        Activity::Monk => {
            let three = html! { (mini("yellow")) (mini("yellow")) (mini("yellow")) };
            becomes(&mini("white"), &three)
        }
        Activity::Priest => html! { b { "+3" } (mini("yellow")) (word(Label::Each)) },
        Activity::Apprenticeship => becomes(&mini("any"), &html! { b { "5" } }),
        Activity::Confession => html! { b { "+2" } (mini("any")) (word(Label::Each)) },
        Activity::Templar => {
            let two = html! { (mini("red")) (mini("red")) };
            becomes(&mini("white"), &two)
        }
        Activity::Pilgrimage => some("+2", Star),
        Activity::Procession => becomes(
            &html! { (word(Label::Most)) (mini("any")) },
            &some("2", Star),
        ),
        Activity::Glassblower => becomes(&some("2", Cube), &some("1", Star)),
        Activity::Archer => becomes(&html! { (mini("any")) b { "3–6" } }, &one(Cube)),
        Activity::Chivalry => becomes(&mini("red"), &one(Cube)),
        Activity::Diplomat => becomes(&some("1", Influence), &one(Cube)),
        Activity::Hunting => some("+3", Influence),
        Activity::Mercenary => some("+3", Coin),
        Activity::TaxCollector => becomes(&one(Citizen), &some("1", Coin)),
        Activity::Captain => becomes(&one(Banner), &some("1", Star)),
        Activity::Jousting => becomes(
            &html! { (word(Label::Most)) (mini("red")) },
            &some("2", Star),
        ),
        Activity::Troubadour => becomes(&some("3", Influence), &some("2", Star)),
    }
}
