//! The board as plain text, for the terminal and for screen readers.

use kaiser_rules::{
    Board, Card, Child, City, Colour, Electorate, Kaiser, Land, Step, Tenant, View,
};

use super::cards::card as card_name;
use super::choices::tenant as tenant_name;
use super::names::{colour as player, noble, points, thalers, votes};
use super::phase as phase_name;
use super::places::electorate as name;
use super::prompts;
use words::{Lang, Players, capital};

/// Round, emperor, players, electorates, the cards for sale, and whose turn it is.
pub(super) fn position(lang: Lang, game: &Kaiser, view: &View) -> String {
    let board = &view.board;
    let mut lines = vec![headline(lang, board)];
    if let Some(found) = board.throne {
        lines.push(throne(lang, noble(lang, found)));
    }
    lines.extend(
        (1..=kaiser_rules::ROUNDS)
            .filter(|&round| round == usize::from(board.round))
            .map(|round| {
                let reward = game.data().rewards[round - 1];
                emperor_gets(lang, prompts::reward(lang, reward.points, reward.thalers))
            }),
    );
    lines.push(prompts::waiting(lang, Players::NONE, game, view));
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
    let mut parts = vec![thalers(lang, own.thalers).to_string()];
    if view.shows_points(colour) {
        parts.push(points(lang, own.points).to_string());
    }
    parts.push(supply(lang, own.nobles, own.knights, own.cities));
    parts.push(votes(lang, game.votes(board)[colour]).to_string());
    let cards: Vec<String> = held(lang, board, colour);
    if !cards.is_empty() {
        let child = expected(lang, game.child(board, colour));
        parts.push(holds(lang, cards.join(", "), child));
    }
    if own.passed {
        parts.push(has_passed(lang));
    }
    let name = if colour == board.emperor {
        is_emperor(lang, player(lang, colour))
    } else if board.rival() == Some(colour) && board.step != Step::Over {
        is_rival(lang, player(lang, colour))
    } else {
        player(lang, colour).to_owned()
    };
    format!("{name}: {}", parts.join(" · "))
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
        Some(found) if land.used => privilege_used(lang, noble(lang, found)),
        Some(found) => capital(noble(lang, found)),
        None => vacant(lang),
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
        no_power(lang)
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

words::texts!("position");
