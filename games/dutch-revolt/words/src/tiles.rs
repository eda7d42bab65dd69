//! Choices as tiles of the decision panel: short, because the prompt and the heading of the group say the rest.

use dutch_revolt_rules::{
    Action, Board, Chit, DutchRevolt, Effect, Side, Siege, Stack, Step, Territory, Unit, View,
};

use super::chits::chit as chit_name;
use super::names::{alignment, florins, stack, terrain, unit as kind_name};
use super::phase as phase_name;
use super::places::territory as place;
use super::{board as on_board, choices, outlook};
use words::{ChoiceTile, Lang, list};

/// What stands on the tiles.
mod labels {
    words::texts!("tiles");
}

/// The tile of an action in the position that the view shows.
pub(super) fn tile(lang: Lang, game: &DutchRevolt, view: &View, action: Action) -> ChoiceTile {
    let plain = || ChoiceTile::plain(choices::choice(lang, game, view, action));
    match action {
        Action::Play(chit) => of_chit(lang, game, labels::play(lang), chit),
        Action::Return(chit) => of_chit(lang, game, labels::put_back(lang), chit),
        Action::Ask(asked) => ChoiceTile {
            group: labels::ask_again(lang),
            title: if asked.is_empty() {
                labels::not_this_year(lang)
            } else {
                list(lang, asked.iter().map(|phase| phase_name(lang, phase))).to_string()
            },
            ..ChoiceTile::default()
        },
        Action::At(territory) => point_at(lang, game, view, territory),
        Action::Part(territory) => ChoiceTile {
            group: match view.board.step {
                Step::Effect(_) => labels::only_one(lang),
                _ => labels::send_part(lang),
            },
            ..ChoiceTile::plain(place(lang, territory).to_string())
        },
        Action::Recruit(unit, count) => hiring(lang, game, view, unit, Change::Hire(count)),
        Action::Release(unit, count) => hiring(lang, game, view, unit, Change::Dismiss(count)),
        Action::Send(force) => {
            let board = &view.board;
            let Step::MarchWith { side, from, to } = board.step else {
                return plain();
            };
            let Some((sent, _)) = game.muster(board, side, from, to, force) else {
                return plain();
            };
            let attack = outlook::attack_with(game, board, to, sent);
            ChoiceTile {
                group: labels::send(lang),
                title: stack(lang, sent).to_string(),
                ..told_odds(lang, game, board, attack)
            }
        }
        Action::Pass
        | Action::PassYear
        | Action::Hire(..)
        | Action::Dismiss
        | Action::AsLastYear
        | Action::Strike(_)
        | Action::Done => plain(),
    }
}

fn of_chit(lang: Lang, game: &DutchRevolt, group: String, chit: Chit) -> ChoiceTile {
    let phase = game.data().chits[chit].phase;
    ChoiceTile {
        group,
        title: chit_name(lang, chit).to_owned(),
        detail: phase.map_or(String::new(), |phase| {
            on_board::when(lang, phase).to_owned()
        }),
        effect: String::new(),
    }
}

fn point_at(lang: Lang, game: &DutchRevolt, view: &View, territory: Territory) -> ChoiceTile {
    let board = &view.board;
    let title = place(lang, territory).to_string();
    let pieces = |pieces: Stack| match pieces {
        Stack::EMPTY => String::new(),
        some => stack(lang, some).to_string(),
    };
    let tile = |group: String, detail: String, effect: String| ChoiceTile {
        group,
        title: title.clone(),
        detail,
        effect,
    };
    match board.step {
        Step::Pick { .. } => tile(
            labels::take(lang),
            terrain(lang, game.data().territories[territory].terrain).to_owned(),
            florins(lang, game.yield_of(board, territory)).to_string(),
        ),
        Step::Effect(ref effect) => tile(
            chit_name(lang, effect.chit).to_owned(),
            target(lang, game, view, effect, territory),
            String::new(),
        ),
        Step::Deploy { side } | Step::Hire { side, .. } => tile(
            labels::hire_in(lang),
            pieces(board.units[side][territory]),
            String::new(),
        ),
        Step::March { side } => tile(
            labels::march_from(lang),
            pieces(board.ready(side, territory)),
            String::new(),
        ),
        Step::MarchTo { side, from } if board.owner[territory] == side => {
            let (overland, by_sea) = game.everything(board, side, from, territory);
            let sent = pieces(overland.plus(by_sea));
            tile(labels::move_within(lang), sent, String::new())
        }
        Step::MarchTo { .. } => ChoiceTile {
            group: labels::invade(lang),
            title,
            ..told_odds(
                lang,
                game,
                board,
                outlook::attack_expected(game, board, territory),
            )
        },
        Step::Besiege { side } => {
            let siege = game.prepare_siege(board, side, territory);
            ChoiceTile {
                group: labels::besiege(lang),
                title,
                ..told_odds(lang, game, board, Some(siege))
            }
        }
        _ => ChoiceTile::plain(title),
    }
}

/// Strengths and chance of an attack; what the chance is now, if an army stands there already.
fn told_odds(lang: Lang, game: &DutchRevolt, board: &Board, siege: Option<Siege>) -> ChoiceTile {
    let Some(siege) = siege else {
        return ChoiceTile::default();
    };
    let now = game.prepare_siege(board, siege.attacker, siege.territory);
    let mut detail = labels::against(lang, siege.strength, siege.defence);
    if now.strength > 0 && now.strength != siege.strength {
        let chance = game.winning_dice(&now) * 10;
        detail = format!("{detail}, {}", labels::now(lang, chance));
    }
    ChoiceTile {
        detail,
        effect: format!("{}%", game.winning_dice(&siege) * 10),
        ..ChoiceTile::default()
    }
}

/// What a chit does to a territory, where that differs from one to another.
fn target(
    lang: Lang,
    game: &DutchRevolt,
    view: &View,
    effect: &Effect,
    territory: Territory,
) -> String {
    let board = &view.board;
    let player = effect.player;
    let toward = match effect.chit {
        Chit::Huguenots | Chit::Iconoclasm => Some(Side::Rebel),
        Chit::Inquisition => Some(Side::Spanish),
        Chit::Refugees if effect.clicks == 0 => Some(player.other()),
        Chit::Refugees | Chit::Atrocities => Some(player),
        _ => None,
    };
    if let Some(toward) = toward {
        let now = board.alignment[territory];
        return alignment(lang, now.step(toward).unwrap_or(now)).to_owned();
    }
    match effect.chit {
        Chit::Flood => stack(lang, board.units[Side::Spanish][territory]).to_string(),
        Chit::Mutiny | Chit::Plague => {
            stack(lang, board.units[player.other()][territory]).to_string()
        }
        Chit::TaxRevolt => {
            let full = game.yield_of(board, territory);
            format!("{full} → {}", full.div_ceil(2))
        }
        _ => String::new(),
    }
}

/// More or fewer pieces in the territory that is open.
#[derive(Clone, Copy)]
enum Change {
    Hire(u8),
    Dismiss(u8),
}

/// Minus and plus for one kind of piece, with what it costs or brings back.
fn hiring(lang: Lang, game: &DutchRevolt, view: &View, unit: Unit, change: Change) -> ChoiceTile {
    let board = &view.board;
    let cost = game.data().costs[unit];
    let group = labels::kind_and_price(lang, kind_name(lang, unit), florins(lang, cost));
    let Some(side) = board.step.side() else {
        return ChoiceTile {
            group,
            ..ChoiceTile::default()
        };
    };
    let (title, effect) = match change {
        Change::Hire(count) => {
            let paid = count
                .saturating_sub(board.purse[side].free(unit))
                .saturating_mul(cost);
            (format!("+{count}"), format!("\u{2212}{paid}"))
        }
        Change::Dismiss(count) => {
            let back = game.refund(board, side, unit, count);
            (format!("\u{2212}{count}"), format!("+{back}"))
        }
    };
    ChoiceTile {
        group,
        title,
        detail: String::new(),
        effect,
    }
}
