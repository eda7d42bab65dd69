//! The board as plain text, for the terminal and for screen readers.

use kaiser_rules::{
    Board, Card, Child, City, Colour, Electorate, Kaiser, Land, Step, Tenant, View,
};

use super::cards::card as card_name;
use super::choices::tenant as tenant_name;
use super::names::{colour as player, noble_begins, points, say, thalers, votes};
use super::phases::phase as phase_name;
use super::places::electorate as name;
use super::prompts;
use words::{Lang, texts};

/// Round, emperor, players, electorates, the cards for sale, and whose turn it is.
pub(super) fn position(lang: Lang, game: &Kaiser, view: &View) -> String {
    let board = &view.board;
    let mut lines = vec![headline(lang, board)];
    if let Some(noble) = board.throne {
        lines.push(throne(lang, noble_begins(lang, noble)));
    }
    lines.extend(
        (1..=kaiser_rules::ROUNDS)
            .filter(|&round| round == usize::from(board.round))
            .map(|round| {
                let reward = game.data().rewards[round - 1];
                emperor_gets(lang, prompts::reward(lang, reward.points, reward.thalers))
            }),
    );
    lines.push(prompts::waiting(lang, game, view));
    lines.push(String::new());
    for colour in game.colours() {
        lines.push(player_line(lang, game, view, colour));
    }
    lines.push(String::new());
    for electorate in Electorate::ALL {
        lines.extend(electorate_lines(lang, game, board, electorate));
    }
    lines.push(String::new());
    lines.push(display(lang, display_list(lang, board)));
    lines.join("\n")
}

fn headline(lang: Lang, board: &Board) -> String {
    if board.round == 0 {
        return set_up(lang);
    }
    round(lang, board.round, phase_name(lang, board.step.phase()))
}

fn player_line(lang: Lang, game: &Kaiser, view: &View, colour: Colour) -> String {
    let board = &view.board;
    let own = &board.players[colour];
    let mut parts = vec![thalers(lang, own.thalers)];
    if view.shows_points(colour) {
        parts.push(points(lang, own.points));
    }
    parts.push(supply(lang, own.nobles, own.knights, own.cities));
    parts.push(votes(lang, game.votes(board)[colour]));
    let cards: Vec<String> = held(lang, board, colour);
    if !cards.is_empty() {
        let child = match game.child(board, colour) {
            Child::Son => ["a son", "een zoon", "fiú"],
            Child::Daughter => ["a daughter", "een dochter", "lány"],
            Child::None => ["no child", "geen kind", "nincs gyermek"],
        };
        parts.push(holds(lang, cards.join(", "), say(lang, child)));
    }
    if own.passed {
        parts.push(say(lang, ["has passed", "heeft gepast", "passzolt"]).to_owned());
    }
    let crown = if colour == board.emperor {
        say(lang, [" (emperor)", " (keizer)", " (császár)"])
    } else if board.rival() == Some(colour) && board.step != Step::Over {
        say(lang, [" (rival)", " (tegenkeizer)", " (ellencsászár)"])
    } else {
        ""
    };
    format!("{}{crown}: {}", player(lang, colour), parts.join(" · "))
}

fn held(lang: Lang, board: &Board, colour: Colour) -> Vec<String> {
    Card::ALL
        .into_iter()
        .filter(|&card| board.players[colour].cards[card] > 0)
        .map(|card| counted(lang, card, board.players[colour].cards[card]))
        .collect()
}

fn counted(lang: Lang, card: Card, count: u8) -> String {
    match count {
        1 => card_name(lang, card).to_owned(),
        _ => format!("{count} × {}", card_name(lang, card)),
    }
}

fn electorate_lines(
    lang: Lang,
    game: &Kaiser,
    board: &Board,
    electorate: Electorate,
) -> Vec<String> {
    let land = &board.lands[electorate];
    let title = name(lang, electorate);
    if !land.played {
        return vec![closed(lang, title)];
    }
    let elector = match land.elector {
        Some(noble) => {
            let used = if land.used {
                say(
                    lang,
                    [
                        " (privilege used)",
                        " (privilege gebruikt)",
                        " (előjog felhasználva)",
                    ],
                )
            } else {
                ""
            };
            format!("{}{used}", noble_begins(lang, noble))
        }
        None => say(lang, ["vacant", "vacant", "üres"]).to_owned(),
    };
    let power = game.power(board, electorate);
    let mut standing: Vec<(Colour, u8)> = game
        .colours()
        .map(|colour| (colour, power[colour]))
        .filter(|&(_, own)| own > 0)
        .collect();
    standing.sort_by_key(|&(_, own)| std::cmp::Reverse(own));
    let standing: Vec<String> = standing
        .iter()
        .map(|&(colour, own)| format!("{} {own}", player(lang, colour)))
        .collect();
    let standing = if standing.is_empty() {
        say(lang, ["none", "geen", "nincs"]).to_owned()
    } else {
        standing.join(", ")
    };
    let mut lines = vec![ruled(lang, title, elector, standing)];
    let pieces = pieces(lang, game, electorate, land);
    lines.push(format!("  {}", pieces.join(" · ")));
    lines
}

fn pieces(lang: Lang, game: &Kaiser, electorate: Electorate, land: &Land) -> Vec<String> {
    let spaces = game.data().spaces[electorate];
    let mut pieces: Vec<String> = land
        .nobles
        .iter()
        .flatten()
        .map(|&tenant: &Tenant| tenant_name(lang, tenant))
        .collect();
    for &colour in land.castles.iter().flatten() {
        pieces.push(castle(lang, player(lang, colour)));
    }
    for &city in land.cities.iter().flatten() {
        pieces.push(match city {
            City::Own(colour) => city_of(lang, player(lang, colour)),
            City::Imperial => imperial_city(lang),
        });
    }
    if let Some(colour) = land.eminence {
        pieces.push(eminence(lang, player(lang, colour)));
    }
    let taken = |filled: usize, all: u8| usize::from(all).saturating_sub(filled);
    pieces.push(free(
        lang,
        taken(land.nobles.iter().flatten().count(), spaces.noble),
        taken(land.castles.iter().flatten().count(), spaces.castle),
        taken(land.cities.iter().flatten().count(), spaces.city),
    ));
    pieces
}

fn display_list(lang: Lang, board: &Board) -> String {
    let piles: Vec<String> = Card::ALL
        .into_iter()
        .filter(|&card| board.piles[card] > 0)
        .map(|card| counted(lang, card, board.piles[card]))
        .collect();
    piles.join(", ")
}

texts! {
    fn set_up() {
        en "Set-up"
        nl "Opstelling"
        hu "Felállítás"
    }

    fn round(round, phase) {
        en "Round {round} of 5 · {phase}"
        nl "Ronde {round} van 5 · {phase}"
        hu "{round}. forduló az 5-ből · {phase}"
    }

    fn throne(who) {
        en "On the throne: {who}"
        nl "Op de troon: {who}"
        hu "A trónon: {who}"
    }

    fn emperor_gets(what) {
        en "The emperor of this round gets: {what}"
        nl "De keizer van deze ronde krijgt: {what}"
        hu "E forduló császárának jutalma: {what}"
    }

    fn supply(nobles, knights, cities) {
        en "supply: nobles {nobles}, knights {knights}, cities {cities}"
        nl "voorraad: edelen {nobles}, ridders {knights}, steden {cities}"
        hu "készlet: nemes {nobles}, lovag {knights}, város {cities}"
    }

    fn holds(cards, child) {
        en "cards: {cards} ({child})"
        nl "kaarten: {cards} ({child})"
        hu "kártyák: {cards} ({child})"
    }

    fn closed(place) {
        en "{place}: not in the game"
        nl "{place}: doet niet mee"
        hu "{place}: nincs játékban"
    }

    fn ruled(place, elector, power) {
        en "{place} · elector: {elector} · power: {power}"
        nl "{place} · keurvorst: {elector} · macht: {power}"
        hu "{place} · választófejedelem: {elector} · hatalom: {power}"
    }

    fn castle(who) {
        en "{who}'s knight in the castle"
        nl "De ridder van {who} in de burcht"
        hu "{who} lovagja a várban"
    }

    fn city_of(who) {
        en "{who}'s city"
        nl "De stad van {who}"
        hu "{who} városa"
    }

    fn imperial_city() {
        en "Imperial city"
        nl "Rijksstad"
        hu "Birodalmi város"
    }

    fn eminence(who) {
        en "{who}'s Grey Eminence"
        nl "De Grijze eminentie van {who}"
        hu "{who} Szürke eminenciása"
    }

    fn free(nobles, castles, cities) {
        en "free: noble {nobles}, castle {castles}, city {cities}"
        nl "vrij: adel {nobles}, burcht {castles}, stad {cities}"
        hu "szabad: nemesi {nobles}, vár {castles}, város {cities}"
    }

    fn display(cards) {
        en "Cards to be had: {cards}"
        nl "Te koop: {cards}"
        hu "Kapható kártyák: {cards}"
    }
}
