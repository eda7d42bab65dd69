//! What is said beside the board: the numbers that players otherwise count by hand.

use dutch_revolt_rules::{Board, DutchRevolt, Siege, Stack, Step, Territory, Verdict};

use super::names::people as who;
use super::places::territory as place;
use super::position::year;
use words::Lang;

/// When the Union is proclaimed if nothing changes; the Rebels' land is worth `worth` a turn.
pub fn union_expected(
    lang: Lang,
    game: &DutchRevolt,
    points: i16,
    turn: u8,
    worth: i16,
) -> (String, bool) {
    let missing = (game.union() - points).max(0);
    let needed = if worth > 0 {
        (missing + worth - 1) / worth
    } else {
        i16::MAX
    };
    let last = i16::from(turn.max(1)).saturating_add(needed.max(1) - 1);
    match u8::try_from(last) {
        Ok(last) if last <= game.turns() => (year(game, last), true),
        _ => (never(lang), false),
    }
}

/// What a siege needs, told in a tooltip: strengths and the chance that the place falls.
pub fn odds(lang: Lang, siege: &Siege, chance: usize) -> String {
    odds_text(
        lang,
        place(lang, siege.territory),
        siege.strength,
        siege.defence,
        chance,
    )
}

/// Who won a siege.
pub fn verdict_of(lang: Lang, siege: &Siege) -> String {
    let territory = place(lang, siege.territory);
    if siege.captured {
        it_fell(lang, who(lang, siege.attacker), territory)
    } else {
        it_held(lang, territory)
    }
}

/// The siege that a march into the territory would lead to, if everything that can march now does; none where nobody
/// marches against an enemy.
pub fn attack_expected(game: &DutchRevolt, board: &Board, to: Territory) -> Option<Siege> {
    let Step::MarchTo { side, from } = board.step else {
        return None;
    };
    let (overland, by_sea) = game.everything(board, side, from, to);
    attack_with(game, board, to, overland.plus(by_sea))
}

/// The siege that would follow if these pieces of the side that moves joined those in the territory.
pub fn attack_with(game: &DutchRevolt, board: &Board, to: Territory, sent: Stack) -> Option<Siege> {
    let side = board.step.side()?;
    if board.owner[to] == side || sent.strength() == 0 {
        return None;
    }
    let mut after = *board;
    after.units[side][to] = after.units[side][to].plus(sent);
    Some(game.prepare_siege(&after, side, to))
}

words::texts!("outlook");
