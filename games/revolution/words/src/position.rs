//! The board as plain text, for the terminal and for screen readers.

use revolution_rules::{
    Besieger, Board, City, Colour, Faction, Pieces, Province, Region, Revolution, See, Site, Spot,
    Support, Town, View,
};

use super::names::{
    bishopric, city, colour, column, faction as label, faith, points, province, region, see, site,
    support, town,
};
use super::phase;
use super::prompts;
use words::{Lang, Players};

/// Turn and phase, the factions, the provinces with everything in them, armies, boxes and tracks.
pub(super) fn position(lang: Lang, game: &Revolution, view: &View) -> String {
    let board = &view.board;
    let mut lines = vec![headline(lang, board.turn, phase(lang, board.phase))];
    lines.extend(
        board
            .order
            .iter()
            .map(|&faction| one_faction(lang, game, board, faction)),
    );
    let seat = view.viewer.seat();
    lines.push(prompts::asked(lang, Players::NONE, game, board, seat));
    lines.push(String::new());
    lines.extend(
        Province::ALL
            .iter()
            .map(|&at| one_province(lang, game, board, at)),
    );
    lines.push(String::new());
    lines.extend(
        Region::ALL
            .iter()
            .filter_map(|&at| one_region(lang, board, at)),
    );
    lines.extend(
        Support::ALL
            .iter()
            .filter_map(|&at| one_box(lang, board, at)),
    );
    lines.push(String::new());
    lines.push(bishoprics(lang, all_sees(lang, board)));
    lines.push(universities(lang, all_universities(lang, game, board)));
    lines.push(left_over(lang, board.neutrals));
    lines.join("\n")
}

fn one_faction(lang: Lang, game: &Revolution, board: &Board, faction: Faction) -> String {
    let now = points(
        lang,
        game.points(board, faction, board.turn >= game.data().turns),
    );
    faction_line(
        lang,
        label(lang, faction),
        board.treasury[faction],
        board.supply[faction],
        board.army_supply[faction],
        points(lang, board.score[faction]),
        now,
    )
}

pub(super) fn counted(lang: Lang, pieces: Pieces) -> String {
    let parts: Vec<String> = Colour::ALL
        .iter()
        .filter(|&&of| pieces.of(of) > 0)
        .map(|&of| format!("{} {}", colour(lang, of), pieces.of(of)))
        .collect();
    if parts.is_empty() {
        "-".to_owned()
    } else {
        parts.join(", ")
    }
}

fn one_province(lang: Lang, game: &Revolution, board: &Board, at: Province) -> String {
    let land = &game.data().provinces[at];
    let total = game.free_pieces(board, at).total();
    let holder = board.province_cards[at].map_or("-", |holder| label(lang, holder));
    let mut parts = vec![format!(
        "{} {total}/{} [{holder}]: {}",
        province(lang, at),
        land.limit,
        counted(lang, board.country[at])
    )];
    for &spot in &land.spots {
        match spot {
            Spot::Country(_) => {}
            Spot::City(found) => parts.push(one_city(lang, board, found)),
            Spot::Town(found) => parts.push(one_town(lang, board, found)),
        }
    }
    parts.join("; ")
}

fn one_city(lang: Lang, board: &Board, at: City) -> String {
    let holder = board.city_cards[at].map_or("-", |holder| label(lang, holder));
    let citizens = column(lang, board.allegiance[at]);
    let pieces = counted(lang, board.cities[at]);
    let text = format!("{} [{holder}, {citizens}]: {pieces}", city(lang, at));
    match board.sieges[at] {
        None => text,
        Some(Besieger::Army(army)) => besieged_by(lang, text, label(lang, army)),
        Some(Besieger::WaterBeggars) => besieged_by_beggars(lang, text),
    }
}

fn one_town(lang: Lang, board: &Board, at: Town) -> String {
    let holder = board.towns[at].map_or("-", |of| colour(lang, of));
    format!("{}: {holder}", town(lang, at))
}

fn one_region(lang: Lang, board: &Board, at: Region) -> Option<String> {
    let camp = &board.camps[at];
    let mut parts = Vec::new();
    for faction in Faction::ALL {
        let (armies, abandoned) = (camp.armies[faction], camp.abandoned[faction]);
        if armies > 0 {
            parts.push(format!("{} {armies}", label(lang, faction)));
        }
        if abandoned > 0 {
            parts.push(abandoned_armies(lang, label(lang, faction), abandoned));
        }
    }
    if board.patrols[at] > 0 {
        parts.push(beggars(lang, board.patrols[at]));
    }
    (!parts.is_empty()).then(|| armies(lang, region(lang, at), parts.join(", ")))
}

fn one_box(lang: Lang, board: &Board, at: Support) -> Option<String> {
    let parts: Vec<String> = Faction::ALL
        .iter()
        .map(|&faction| (faction, board.in_box(at, faction)))
        .filter(|&(_, pieces)| pieces > 0)
        .map(|(faction, pieces)| format!("{} {pieces}", label(lang, faction)))
        .collect();
    (!parts.is_empty()).then(|| format!("{}: {}", support(lang, at), parts.join(", ")))
}

fn all_sees(lang: Lang, board: &Board) -> String {
    let parts: Vec<String> = See::ALL
        .iter()
        .map(|&at| {
            format!(
                "{} {}",
                see(lang, at),
                bishopric(lang, board.bishoprics[at])
            )
        })
        .collect();
    parts.join(", ")
}

fn all_universities(lang: Lang, game: &Revolution, board: &Board) -> String {
    let cities = City::ALL
        .iter()
        .map(|&at| (Site::City(at), board.city_universities[at]));
    let towns = Town::ALL
        .iter()
        .map(|&at| (Site::Town(at), board.town_universities[at]));
    let parts: Vec<String> = cities
        .chain(towns)
        .filter(|&(at, _)| game.university_at(at).is_some())
        .map(|(at, now)| {
            let now = now.map_or("-", |now| faith(lang, now));
            format!("{} {now}", site(lang, at))
        })
        .collect();
    parts.join(", ")
}

words::texts!("position");
