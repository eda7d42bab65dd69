//! The board in words: headings and tables, for people who do not see the board, and for the inspector.

use catalog::AnyGame;
use maud::{Markup, html};
use table::{PositionView, TableError};
use words::site::table as texts;
use words::{Lang, PlaceInWords};

/// How many rows stand together: if none of them changes, they are not read again.
const ROWS: usize = 5;

/// Every place of the board, one table for each kind of place.
pub(in crate::pages) fn in_words(
    kind: &dyn AnyGame,
    scene: &PositionView<'_>,
    lang: Lang,
) -> Result<Markup, TableError> {
    let places = scene.places(lang)?;
    let text = if places.is_empty() {
        scene.text(lang)?
    } else {
        String::new()
    };
    Ok(told_in_words(kind, &places, &text, lang))
}

/// The places, or where a game has none the whole position as one text.
pub(in crate::pages) fn told_in_words(
    kind: &dyn AnyGame,
    places: &[PlaceInWords],
    text: &str,
    lang: Lang,
) -> Markup {
    let same_group = |one: &PlaceInWords, other: &PlaceInWords| one.group == other.group;
    html! {
        section id="in-words" class="pane in-words" tabindex="0" aria-labelledby="in-words-heading" {
            h2 id="in-words-heading" { (texts::board(lang)) ": " (texts::in_words(lang)) }
            @if places.is_empty() { pre class="lines" { (text) } }
            @for group in places.chunk_by(same_group) { (table_of(kind, group, lang)) }
        }
    }
}

/// Places are rows, what is told of them are columns.
fn table_of(kind: &dyn AnyGame, places: &[PlaceInWords], lang: Lang) -> Markup {
    let mut labels: Vec<&str> = Vec::new();
    for fact in places.iter().flat_map(|place| &place.facts) {
        if !labels.contains(&fact.label.as_str()) {
            labels.push(&fact.label);
        }
    }
    html! {
        div class="group" {
            h3 { (places.first().map_or("", |place| &place.group)) }
            table class="data" {
                thead { tr { th scope="col" { (texts::place(lang)) } @for label in &labels { th scope="col" { (label) } } } }
                @for some in places.chunks(ROWS) { (rows(kind, some, &labels, lang)) }
            }
        }
    }
}

/// Some rows of a table.
fn rows(kind: &dyn AnyGame, places: &[PlaceInWords], labels: &[&str], lang: Lang) -> Markup {
    let value = |place: &PlaceInWords, label: &str| {
        let told = place.facts.iter().filter(|fact| fact.label == label);
        let told: Vec<&str> = told.map(|fact| fact.value.as_str()).collect();
        told.join("; ")
    };
    html! {
        tbody id=[places.first().map(|first| format!("words-{}", first.anchor))] {
            @for place in places {
                tr data-about=(place.anchor) data-rule=[Some(place.rule).filter(|rule| !rule.is_empty())] data-rule-name=[Some(kind.rule_name(place.rule, lang)).filter(|name| name != place.rule)] {
                    th scope="row" { (place.name) }
                    @for label in labels { td { (value(place, label)) } }
                }
            }
        }
    }
}
