//! The board as plain text, for the terminal and for screen readers.

use troyes_rules::{Building, EventCard, Family, Troyes, View};

use super::names::{
    building, card, character, cubes, deniers, dice_by_colour, event_card, family as name, hue,
    influence, points,
};
use words::{Lang, list};

/// Everything that the viewer sees.
pub(super) fn position(lang: Lang, game: &Troyes, view: &View) -> String {
    let mut lines = Vec::new();
    let seats = engine::Game::seats(game);
    for family in Family::playing(seats) {
        lines.push(player(lang, game, view, family));
    }
    lines.push(String::new());
    for place in Building::ALL {
        lines.push(house(lang, view, place));
    }
    lines.push(String::new());
    for family in Family::playing(seats).chain([Family::Neutral]) {
        lines.push(district(lang, view, family));
    }
    lines.push(String::new());
    for open in view.board.open_cards() {
        let face = game.data().activities[open.activity];
        let tradesmen = Family::PLAYERS
            .into_iter()
            .filter(|&family| open.has_tradesman(family))
            .map(|family| with_cubes(lang, family, open.cubes[family]));
        let colour = hue(lang, open.activity.colour());
        let cost = deniers(lang, face.cost);
        lines.push(card_line(
            lang,
            card(lang, open.activity),
            colour,
            face.divisor,
            cost,
            or_nobody(lang, tradesmen.collect()),
        ));
    }
    lines.push(String::new());
    lines.push(threat(lang, game, view, EventCard::Marauding));
    for found in &view.board.row {
        lines.push(threat(lang, game, view, found.card));
    }
    lines.push(String::new());
    for (level, places) in view.board.cathedral.iter().enumerate() {
        let cubes = places
            .iter()
            .map(|cube| cube.map_or("–", |family| name(lang, family)));
        let row: Vec<&str> = cubes.collect();
        lines.push(level_line(lang, level + 1, row.join(", ")));
    }
    lines.join("\n")
}

fn player(lang: Lang, game: &Troyes, view: &View, family: Family) -> String {
    let player = &view.board.players[family];
    let shown = if view.shows_points(game, family) {
        points(lang, player.points)
    } else {
        hidden_points(lang)
    };
    let mut text = player_line(
        lang,
        name(lang, family),
        deniers(lang, player.deniers),
        influence(lang, player.influence),
        shown,
        player.supply,
        player.events_won,
    );
    if player.passed {
        text.push(' ');
        text.push_str(&has_passed(lang, deniers(lang, player.purse)));
    }
    let known = view.characters[family];
    if !known.is_empty() {
        let names = known.iter().map(|found| character(lang, found));
        text.push(' ');
        text.push_str(&character_line(lang, list(lang, names)));
    }
    text
}

fn house(lang: Lang, view: &View, place: Building) -> String {
    let who = place.spaces().map(|space| {
        let citizen = view.board.citizens[space.index()];
        citizen.map_or("–", |family| name(lang, family))
    });
    let who: Vec<&str> = who.collect();
    let expelled = view.board.expelled[place];
    let mut text = format!("{}: {}", building(lang, place), who.join(", "));
    if !expelled.is_empty() {
        let names = expelled.iter().map(|family| name(lang, family));
        text.push(' ');
        text.push_str(&expelled_line(lang, list(lang, names)));
    }
    text
}

fn district(lang: Lang, view: &View, family: Family) -> String {
    let dice = view.board.dice_of(family);
    let dice: Vec<_> = dice
        .map(|(space, die)| (space.colour(), die.value))
        .collect();
    district_line(lang, name(lang, family), dice_by_colour(lang, &dice))
}

fn threat(lang: Lang, game: &Troyes, view: &View, event: EventCard) -> String {
    let face = game.data().events[event];
    let placed = view.board.cubes_on(event);
    let who = Family::ALL.into_iter().filter_map(|family| {
        let count = placed.iter().filter(|&&cube| cube == family).count() as u8;
        (count > 0).then(|| with_cubes(lang, family, count))
    });
    threat_line(
        lang,
        event_card(lang, event),
        format!("{} ÷ {}", hue(lang, face.colour), face.divisor),
        format!("{}/{}", placed.len(), face.banners),
        format!("{} + {}", face.points[0], face.points[1]),
        or_nobody(lang, who.collect()),
    )
}

pub(super) fn with_cubes(lang: Lang, family: Family, count: u8) -> String {
    if count == 0 {
        name(lang, family).to_owned()
    } else {
        format!("{} ({})", name(lang, family), cubes(lang, count))
    }
}

pub(super) fn or_nobody(lang: Lang, names: Vec<String>) -> String {
    if names.is_empty() {
        nobody(lang)
    } else {
        list(lang, names).to_string()
    }
}

words::texts!("position");
