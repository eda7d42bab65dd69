//! What is known of each seat, with the numbers that players otherwise count by hand.

use engine::Seat;
use revolution_rules::{Board, City, Faction, Revolution, View};
use revolution_words::RevolutionWords;
use revolution_words::{board as label, points};
use words::{Lang, Speak};

use boards::{Figure, Panel};

/// The panel of a seat: one faction, or two in a game for two.
pub(super) fn panel(game: &Revolution, view: &View, seat: Seat, lang: Lang) -> Panel {
    let board = &view.board;
    let named = game.named_now(board);
    let factions: Vec<Faction> = game.factions_of(seat).collect();
    let sum = |count: &dyn Fn(Faction) -> u8| {
        let each: Vec<String> = factions.iter().map(|&one| count(one).to_string()).collect();
        each.join(" + ")
    };
    let now: i16 = factions
        .iter()
        .map(|&one| game.points(&named, one, is_last(game, board)))
        .sum();
    let last: i16 = factions.iter().map(|&one| board.score[one]).sum();
    let extra: i16 = factions.iter().map(|&one| game.handicap(one)).sum();
    let handicap = (extra > 0).then(|| Figure::new(label::handicap(lang), &points(lang, extra)));
    let outlook: Vec<String> = factions
        .iter()
        .map(|&one| made_of(game, &named, one, lang))
        .collect();
    Panel {
        seat,
        id: factions.first().map_or("", |one| one.id()),
        name: RevolutionWords::seat(lang, game, seat),
        figures: [
            Figure::new(label::money(lang), &sum(&|one| board.treasury[one])),
            Figure::new(label::stock(lang), &sum(&|one| board.supply[one])),
            Figure::new(
                label::armies_in_stock(lang),
                &sum(&|one| board.army_supply[one]),
            ),
            Figure::new(
                label::next_new(lang),
                &sum(&|one| game.new_pieces(board, one)),
            ),
            Figure::new(
                label::province_tax(lang),
                &sum(&|one| game.province_tax(board, one)),
            ),
            Figure::new(label::last_count(lang), &points(lang, last)),
        ]
        .into_iter()
        .chain(handicap)
        .collect(),
        score: Figure::new(label::points_label(lang), &points(lang, now)),
        outlook: outlook.join(" · "),
    }
}

/// Whether the count of this turn is the last one, in which small provinces count too.
pub(super) fn is_last(game: &Revolution, board: &Board) -> bool {
    board.turn >= game.data().turns
}

/// What the points of a faction are made of.
fn made_of(game: &Revolution, board: &Board, faction: Faction, lang: Lang) -> String {
    let cities = City::ALL
        .iter()
        .filter(|&&city| board.city_cards[city] == Some(faction))
        .count() as i16;
    let own = game.special_points(board, faction);
    let last = is_last(game, board);
    let extra = if last { game.handicap(faction) } else { 0 };
    let provinces = game.points(board, faction, last) - extra - (cities + own) * 100;
    label::made_of(
        lang,
        cities,
        points(lang, provinces),
        own,
        label::goal(lang, faction),
    )
}
