//! The names of families, buildings, cards and pieces, and how they are said in a sentence.

use troyes_rules::{Activity, Building, Character, Colour, EventCard, Family, Source, Space};

use words::{Lang, Person, Players};

/// Whoever plays a family, by name as far as it is known.
pub(crate) fn player(lang: Lang, players: &Players, found: Family) -> Person<'_> {
    players.person(found.seat(), family(lang, found))
}

/// A space by building and number.
pub fn space(lang: Lang, space: Space) -> String {
    format!("{} {}", building(lang, space.building()), space.number())
}

/// Where a citizen comes from, as a label.
pub fn source(lang: Lang, source: Source) -> String {
    match source {
        Source::Supply => from_supply(lang),
        Source::Reserve => from_reserve(lang),
        Source::Card(activity) => from_card(lang, card(lang, activity)),
        Source::Space(place) => from_space(lang, space(lang, place)),
        Source::Expelled(place) => from_picture(lang, building(lang, place)),
    }
}

/// A space in a sentence.
pub(super) fn space_told(lang: Lang, space: Space) -> String {
    space_of(lang, house(lang, space.building()), space.number())
}

/// Where a citizen came from, in a sentence.
pub(super) fn origin(lang: Lang, source: Source) -> String {
    match source {
        Source::Supply => out_of_supply(lang),
        Source::Reserve => out_of_reserve(lang),
        Source::Card(activity) => off_card(lang, card(lang, activity)),
        Source::Space(place) => off_space(lang, space_told(lang, place)),
        Source::Expelled(place) => off_picture(lang, house(lang, place)),
    }
}

/// Dice by colour, such as `red 3 5, yellow 1`; a dash if there are none.
pub(super) fn dice_by_colour(lang: Lang, dice: &[(Colour, u8)]) -> String {
    let row = |colour: Colour| {
        let values = dice.iter().filter(|(found, _)| *found == colour);
        let values: Vec<String> = values.map(|(_, value)| value.to_string()).collect();
        (!values.is_empty()).then(|| format!("{} {}", hue(lang, colour), values.join(" ")))
    };
    let rows: Vec<String> = Colour::ALL.into_iter().filter_map(row).collect();
    if rows.is_empty() {
        "–".to_owned()
    } else {
        rows.join(", ")
    }
}

words::texts!("names");
