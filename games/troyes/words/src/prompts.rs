//! What is asked of a player, and what the others are told meanwhile.

use troyes_rules::{Before, Board, Family, Step, Target, View};

use super::names::{card, cubes, deniers, event_card, house, player, source};
use words::{Lang, Person, Players, Prompt};

/// The rule that a step is about.
fn rule(board: &Board) -> &'static str {
    match board.step {
        Step::Settle { .. } => "Prologue",
        Step::Counter { .. } | Step::CounterMore { .. } => "3",
        Step::Reroll { .. } | Step::TurnOver { .. } => "Influence",
        Step::Turn { .. } | Step::Group { .. } => "4",
        Step::Citizen { .. } | Step::Confirm { .. } => match board.plan.target {
            Some(target) => rule_of(target),
            None => "4",
        },
        Step::Cubes { .. } | Step::GiveUp { .. } => "4.3",
        Step::Over => "End",
    }
}

/// The rule of what a group of dice is for.
pub(super) fn rule_of(target: Target) -> &'static str {
    match target {
        Target::Card(_) => "4.1",
        Target::Cathedral => "4.2",
        Target::Event(_) => "4.3",
        Target::Building(_) => "4.4",
        Target::Agriculture => "4.5",
    }
}

/// What is asked of the family to act, if the viewer is that family; else what they are waiting for.
pub(super) fn prompt(lang: Lang, players: &Players, view: &View) -> Prompt {
    let text = match view.board.step.family() {
        Some(family) if view.family() == Some(family) => {
            let who = player(lang, players, family);
            asked(lang, who, &view.board, family)
        }
        _ => waiting(lang, players, view),
    };
    Prompt {
        text,
        rule: rule(&view.board),
    }
}

/// What somebody who is not to act is told.
pub(super) fn waiting(lang: Lang, players: &Players, view: &View) -> String {
    let step = view.board.step;
    let Some(family) = step.family() else {
        return over(lang);
    };
    let who = player(lang, players, family);
    match step {
        Step::Settle { .. } => settling(lang, who),
        Step::Counter { .. }
        | Step::CounterMore { .. }
        | Step::Reroll {
            before: Before::Counter,
            ..
        }
        | Step::TurnOver {
            before: Before::Counter,
            ..
        } => countering(lang, who),
        Step::Cubes { .. } | Step::GiveUp { .. } => placing_cubes(lang, who),
        _ => acting(lang, who),
    }
}

fn asked(lang: Lang, who: Person<'_>, board: &Board, family: Family) -> String {
    match board.step {
        Step::Settle { .. } => settle(lang, who, board.players[family].supply),
        Step::Counter { black, .. } => {
            let (made, needed) = board.defence().unwrap_or_default();
            let text = counter(lang, who, made, needed);
            if black.len() < board.black.len() {
                format!("{text} {}", more_black(lang))
            } else {
                text
            }
        }
        Step::CounterMore { .. } => {
            let (made, needed) = board.defence().unwrap_or_default();
            counter_more(lang, who, made, needed)
        }
        Step::Reroll { .. } => reroll(lang, who),
        Step::TurnOver { dice, .. } => turn_over(lang, who, dice.len()),
        Step::Turn { .. } => with_warning(lang, board, turn(lang, who)),
        Step::Group { .. } => {
            let group = board.plan.group;
            if group.count == 0 {
                return no_dice_yet(lang, who);
            }
            if let Some(from) = board.plan.source {
                return goes_where(lang, who, source(lang, from));
            }
            let price = deniers(lang, group.price);
            with_warning(lang, board, group_made(lang, who, group.total, price))
        }
        Step::Citizen { .. } => citizen(lang, who),
        Step::Confirm { .. } => match board.plan.target {
            Some(target) => confirm(lang, who, board, target),
            None => turn(lang, who),
        },
        Step::Cubes { left, .. } => cubes_left(lang, who, cubes(lang, left)),
        Step::GiveUp { left, .. } => give_up(lang, who, cubes(lang, left)),
        Step::Over => over(lang),
    }
}

/// The prompt, and a warning if the round is over as soon as one more die is used.
fn with_warning(lang: Lang, board: &Board, text: String) -> String {
    if board.all_dice().count() == 1 {
        format!("{text} {}", last_die(lang))
    } else {
        text
    }
}

fn confirm(lang: Lang, who: Person<'_>, board: &Board, target: Target) -> String {
    let group = board.plan.group;
    let price = deniers(lang, group.price);
    match target {
        Target::Card(activity) => how_often(lang, who, card(lang, activity), group.total, price),
        Target::Event(event) => how_many_cubes(lang, who, event_card(lang, event), price),
        Target::Cathedral => confirm_build(lang, who, group.count, price),
        Target::Building(place) => confirm_place(lang, who, house(lang, place), price),
        Target::Agriculture => confirm_farm(lang, who, deniers(lang, group.total / 2), price),
    }
}

words::texts!("prompts");
