//! The board as plain text, for the terminal and for screen readers.

use troyes_rules::{Building, Colour, EventCard, Family, Troyes, View};

use super::names::{
    building, card, character, colour, cubes, deniers, event_card, family as name, influence,
    points,
};
use words::{Lang, list, texts};

/// Everything that the viewer sees.
pub(super) fn position(lang: Lang, game: &Troyes, view: &View) -> String {
    let mut lines = Vec::new();
    let seats = engine::Game::seats(game);
    for family in Family::playing(seats) {
        lines.push(player(lang, view, family));
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
        let hue = colour(lang, open.activity.colour());
        let cost = deniers(lang, face.cost);
        lines.push(card_line(
            lang,
            card(lang, open.activity),
            hue,
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

fn player(lang: Lang, view: &View, family: Family) -> String {
    let player = &view.board.players[family];
    let mut text = player_line(
        lang,
        name(lang, family),
        deniers(lang, player.deniers),
        influence(lang, player.influence),
        points(lang, player.points),
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
    let mut parts = Vec::new();
    for hue in [Colour::Red, Colour::White, Colour::Yellow] {
        let dice = view.board.dice_of(family);
        let values: Vec<String> = dice
            .filter(|(space, _)| space.colour() == hue)
            .map(|(_, die)| die.value.to_string())
            .collect();
        if !values.is_empty() {
            parts.push(format!("{} {}", colour(lang, hue), values.join(" ")));
        }
    }
    let dice = if parts.is_empty() {
        "–".to_owned()
    } else {
        parts.join(", ")
    };
    district_line(lang, name(lang, family), dice)
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
        format!("{} / {}", colour(lang, face.colour), face.divisor),
        format!("{}/{}", placed.len(), face.banners),
        format!("{} + {}", face.points[0], face.points[1]),
        or_nobody(lang, who.collect()),
    )
}

fn with_cubes(lang: Lang, family: Family, count: u8) -> String {
    if count == 0 {
        name(lang, family).to_owned()
    } else {
        format!("{} ({})", name(lang, family), cubes(lang, count))
    }
}

fn or_nobody(lang: Lang, names: Vec<String>) -> String {
    if names.is_empty() {
        nobody(lang)
    } else {
        list(lang, names)
    }
}

texts! {
    fn nobody() {
        en "nobody"
        nl "niemand"
        hu "senki"
    }

    fn player_line(who, deniers, influence, points, supply: u8, events: u8) {
        en "{who}: {deniers}, {influence}, {points}; citizens in supply: {supply}; event cards: {events}."
        nl "{who}: {deniers}, {influence}, {points}; burgers in voorraad: {supply}; gebeurteniskaarten: {events}."
        hu "{who}: {deniers}, {influence}, {points}; polgár készleten: {supply}; eseménykártya: {events}."
    }

    fn has_passed(deniers) {
        en "Has passed ({deniers} in the district)."
        nl "Heeft gepast ({deniers} in het district)."
        hu "Passzolt ({deniers} a negyedben)."
    }

    fn character_line(names) {
        en "Character: {names}."
        nl "Karakter: {names}."
        hu "Karakter: {names}."
    }

    fn expelled_line(names) {
        en "(expelled: {names})"
        nl "(verdreven: {names})"
        hu "(elűzve: {names})"
    }

    fn district_line(who, dice) {
        en "District of {who}: {dice}"
        nl "District van {who}: {dice}"
        hu "Negyed ({who}): {dice}"
    }

    fn card_line(card, colour, divisor: u8, cost, tradesmen) {
        en "{card} ({colour} / {divisor}, tradesman {cost}): {tradesmen}"
        nl "{card} ({colour} / {divisor}, voorman {cost}): {tradesmen}"
        hu "{card} ({colour} / {divisor}, mester {cost}): {tradesmen}"
    }

    fn threat_line(event, dice, placed, points, cubes) {
        en "{event} ({dice}; cubes {placed}; points {points}): {cubes}"
        nl "{event} ({dice}; blokjes {placed}; punten {points}): {cubes}"
        hu "{event} ({dice}; jelzők {placed}; pontok {points}): {cubes}"
    }

    fn level_line(level, cubes) {
        en "Cathedral, level {level}: {cubes}"
        nl "Kathedraal, niveau {level}: {cubes}"
        hu "Katedrális, {level}. szint: {cubes}"
    }
}
