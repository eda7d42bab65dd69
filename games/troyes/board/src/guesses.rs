//! The private sheet: which character the viewer thinks that the others hold.
//!
//! Whatever is filled in here is nobody else's business, so it never leaves the reader's browser: fields with
//! `data-keep` are kept there for each table and seat.

use engine::Game;
use maud::{Markup, html};
use troyes_rules::{Character, Family, Troyes, View};
use troyes_words::board::{Guess, Label, guess, label};
use troyes_words::{character as character_name, family as family_name};
use words::Lang;

/// The sheet: a row for each character that is not the viewer's own, a column for each other family.
pub(super) fn guesses(game: &Troyes, view: &View, own: Family, lang: Lang) -> Markup {
    let others: Vec<Family> = Family::playing(game.seats())
        .filter(|&family| family != own)
        .collect();
    let unknown = Character::ALL
        .into_iter()
        .filter(|&character| !view.characters[own].contains(character));
    html! {
        details id="guesses" class="guesses" {
            summary { (label(lang, Label::Guesses)) }
            p class="note" { (label(lang, Label::GuessesNote)) }
            table {
                thead { tr {
                    th scope="col" { (label(lang, Label::Character)) }
                    @for &family in &others { th scope="col" { (family_name(lang, family)) } }
                } }
                tbody { @for character in unknown { tr {
                    th scope="row" { (character_name(lang, character)) }
                    @for &family in &others { td { (field(family, character, lang)) } }
                } } }
            }
        }
    }
}

fn field(family: Family, character: Character, lang: Lang) -> Markup {
    let name = format!("guess-{}-{}", family.id(), character.id());
    let spoken = format!(
        "{}: {}",
        family_name(lang, family),
        character_name(lang, character)
    );
    html! {
        select id=(name) data-keep=(name) aria-label=(spoken) autocomplete="off" {
            @for found in Guess::ALL { option value=(found.id()) { (guess(lang, found)) } }
        }
    }
}
