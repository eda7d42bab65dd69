//! What is known of each player, with the numbers that players otherwise count by hand.

use kaiser_rules::{Colour, Kaiser, View};
use kaiser_words::{board as label, card, colour as name};
use words::Lang;

use super::throne::claimant;
use boards::{Figure, Panel};

/// A player's panel.
pub(super) fn panel(game: &Kaiser, view: &View, colour: Colour, lang: Lang) -> Panel {
    let board = &view.board;
    let player = &board.players[colour];
    let (blue, pink) = game.tints(board, colour);
    let child = label::child(lang, game.child(board, colour));
    let income = game.income(board, colour);
    let mut figures = vec![
        Figure::new(label::money(lang), &player.thalers),
        Figure::new(label::next_income(lang), &income),
        Figure::new(label::election_votes(lang), &game.votes(board)[colour]),
        Figure::new(label::balance(lang), &format!("{blue} : {pink} ({child})")),
        Figure::new(label::in_supply(lang), &label::supply(lang, player)),
    ];
    let held = player.cards.iter().filter(|&(_, &count)| count > 0);
    let held: Vec<String> = held
        .map(|(held, &count)| match count {
            1 => card(lang, held).to_owned(),
            _ => format!("{} × {count}", card(lang, held)),
        })
        .collect();
    if !held.is_empty() {
        figures.push(Figure::new(label::cards(lang), &held.join(", ")));
    }
    let score = if view.shows_points(colour) {
        player.points.to_string()
    } else {
        "?".to_owned()
    };
    let outlook = if board.emperor == colour {
        label::is_emperor(lang)
    } else if claimant(view) == Some(colour) {
        label::is_rival(lang)
    } else {
        String::new()
    };
    Panel {
        seat: colour.seat(),
        id: colour.id(),
        name: name(lang, colour).to_owned(),
        figures,
        score: Figure::new(label::victory_points(lang), &score),
        outlook,
    }
}
