//! The numbers that players of The Dutch Revolt otherwise count by hand.

use ::words::Lang;
use dutch_revolt_rules::{Board, DutchRevolt, Side, Step, Territory, Verdict, View, Year};
use dutch_revolt_words::{board as label, outlook as words, purse, side as side_name};

use boards::{Figure, Panel};

/// What the territories of a side are worth in political points.
fn land(game: &DutchRevolt, board: &Board, side: Side) -> i16 {
    let rebel = game.worth(&board.owner);
    match side {
        Side::Rebel => rebel,
        Side::Spanish => {
            let all = game.data().territories.values();
            all.map(|land| land.terrain.political()).sum::<i16>() - rebel
        }
    }
}

/// What a side's treasury gets in the coming year without the die, if nothing changes hands.
fn income(game: &DutchRevolt, board: &Board, side: Side) -> u16 {
    let mut next = *board;
    next.year = Year::default();
    let lands = board.held(side);
    let taxes: u16 = lands
        .iter()
        .map(|territory| u16::from(game.yield_of(&next, territory)))
        .sum();
    match side {
        Side::Spanish => taxes,
        Side::Rebel => {
            let turn = board.turn.saturating_add(1).min(game.turns());
            taxes + u16::from(game.patriots(turn)) + u16::from(game.data().rebel_bonus)
        }
    }
}

/// How it ends with the land that each side holds now, once there is a Union.
fn verdict(game: &DutchRevolt, board: &Board, union: bool) -> Verdict {
    if let Step::Over(verdict) = board.step {
        return verdict;
    }
    match (board.held(Side::Spanish).len(), union) {
        (Territory::COUNT, _) => Verdict::SpanishWholeMap,
        (0, _) => Verdict::RebelWholeMap,
        (_, true) => Verdict::of_union(game.worth(&board.owner), game.data().victory),
        (_, false) => Verdict::NoUnion,
    }
}

/// A side with all its numbers.
pub(super) fn panel(game: &DutchRevolt, view: &View, side: Side, lang: Lang) -> Panel {
    let board = &view.board;
    let (union_year, union) = words::union_expected(
        lang,
        game,
        board.points,
        board.turn,
        game.worth(&board.owner),
    );
    let score = match side {
        Side::Rebel => Figure::new(
            label::political_points(lang),
            &format!("{} / {}", board.points, game.union()),
        ),
        Side::Spanish => {
            let over = matches!(board.step, Step::Over(_));
            let left = game.turns().saturating_sub(board.turn) + u8::from(!over);
            Figure::new(words::turns_left(lang), &left)
        }
    };
    let outlook = match side {
        Side::Rebel => words::outlook(
            lang,
            words::verdict_in_short(lang, verdict(game, board, union)),
        ),
        Side::Spanish => String::new(),
    };
    Panel {
        seat: side.seat(),
        id: side.id(),
        name: side_name(lang, side).to_owned(),
        figures: figures(game, view, side, &union_year, lang),
        score,
        outlook,
    }
}

fn figures(
    game: &DutchRevolt,
    view: &View,
    side: Side,
    union_year: &str,
    lang: Lang,
) -> Vec<Figure> {
    let board = &view.board;
    let strength: u16 = board.units[side]
        .values()
        .map(|stack| u16::from(stack.strength()))
        .sum();
    let next = income(game, board, side);
    let mut figures = Vec::new();
    if matches!(board.step, Step::Deploy { .. } | Step::Hire { .. }) {
        figures.push(Figure::new(
            label::treasury(lang),
            &purse(lang, board.purse[side]),
        ));
    }
    figures.push(Figure::new(
        words::territories(lang),
        &board.held(side).len(),
    ));
    figures.push(Figure::new(
        words::land_value(lang),
        &land(game, board, side),
    ));
    figures.push(match side {
        Side::Spanish => Figure::new(words::income_next_year(lang), &words::and_a_die(lang, next)),
        Side::Rebel => Figure::new(words::income_next_year(lang), &next),
    });
    figures.push(Figure::new(words::troops(lang), &strength));
    figures.push(Figure::new(
        words::chits_in_hand(lang),
        &view.hand_sizes[side],
    ));
    figures.push(Figure::new(words::chits_used(lang), &board.used[side]));
    if side == Side::Rebel {
        figures.push(Figure::new(words::union_comes(lang), &union_year));
    }
    figures
}
