//! What a button says: what happens if it is chosen.

use dutch_revolt_rules::{
    Action, Amount, AskedIn, Cargo, Chit, DutchRevolt, Effect, Force, Phase, Purse, Side, Step,
    Territory, Unit, View,
};

use super::chits::chit as chit_name;
use super::names::{alignment, florins, people, piece, purse, stack, units};
use super::phases::the_phase;
use super::places::territory as place;
use super::siege;
use words::{Lang, list};

/// What stands on the buttons.
mod labels {
    words::texts!("choices");
}

/// What an action does in the position that the view shows.
pub(super) fn choice(lang: Lang, game: &DutchRevolt, view: &View, action: Action) -> String {
    let step = view.board.step;
    match action {
        Action::Play(chit) => labels::play(lang, chit_name(lang, chit)),
        Action::Return(chit) => labels::put_back(lang, chit_name(lang, chit)),
        Action::Pass => pass(lang, view),
        Action::PassYear => labels::pass_year(lang),
        Action::Ask(asked) if asked.is_empty() => labels::ask_never(lang),
        Action::Ask(asked) => {
            let phases = asked.iter().map(|phase| the_phase(lang, phase));
            labels::ask_in(lang, list(lang, phases))
        }
        Action::At(territory) => point_at(lang, game, view, territory),
        Action::Hire(unit, amount) => hire(lang, game, view, unit, amount),
        Action::Dismiss => match step {
            Step::Hire { side, at } => {
                let there = view.board.units[side][at];
                if there.is_empty() {
                    labels::dismiss_none(lang)
                } else {
                    labels::dismiss(lang, stack(lang, there))
                }
            }
            _ => labels::dismiss_none(lang),
        },
        Action::AsLastYear => labels::as_last_year(lang),
        Action::Recruit(unit, count) => recruit(lang, game, view, unit, count),
        Action::Release(unit, count) => release(lang, game, view, unit, count),
        Action::Part(territory) => part(lang, view, territory),
        Action::Send(force) => send(lang, game, view, force),
        Action::Strike(unit) => strike(lang, view, unit),
        Action::Done => done(lang, view),
    }
}

/// At the first prompt of a year, passing says too in which phases one is asked.
fn pass(lang: Lang, view: &View) -> String {
    let first = matches!(
        view.board.step,
        Step::Chits {
            phase: Phase::Treasury,
            ..
        }
    );
    if first && view.asked.is_some() && !AskedIn::of_hand(&view.own_chits()).is_empty() {
        labels::pass_and_ask(lang)
    } else {
        labels::pass(lang)
    }
}

fn point_at(lang: Lang, game: &DutchRevolt, view: &View, territory: Territory) -> String {
    let board = &view.board;
    match board.step {
        Step::Pick { .. } => labels::take(lang, place(lang, territory)),
        Step::Effect(ref effect) => target(lang, game, view, effect, territory),
        Step::Deploy { side } | Step::Hire { side, .. } => {
            let there = board.units[side][territory];
            if there.is_empty() {
                labels::deploy(lang, place(lang, territory))
            } else {
                let pieces = stack(lang, there);
                labels::deploy_more(lang, place(lang, territory), pieces)
            }
        }
        Step::March { .. } => labels::march_from(lang, place(lang, territory)),
        Step::MarchTo { side, from } if game.is_condensed() => {
            let (overland, by_sea) = game.everything(board, side, from, territory);
            let sent = overland.plus(by_sea);
            let to = place(lang, territory);
            if sent.is_empty() {
                labels::march_to(lang, to)
            } else if board.owner[territory] == side {
                labels::march_all(lang, to, stack(lang, sent))
            } else {
                labels::attack_with_all(lang, to, stack(lang, sent))
            }
        }
        Step::MarchTo { .. } => labels::march_to(lang, place(lang, territory)),
        Step::Besiege { side } => {
            let planned = game.prepare_siege(board, side, territory);
            siege::planned(lang, &planned, game.winning_dice(&planned) * 10)
        }
        _ => place(lang, territory).to_string(),
    }
}

fn target(
    lang: Lang,
    game: &DutchRevolt,
    view: &View,
    effect: &Effect,
    territory: Territory,
) -> String {
    let player = effect.player;
    let board = &view.board;
    let name = place(lang, territory);
    match effect.chit {
        Chit::Atrocities => turn(lang, view, territory, player),
        Chit::Huguenots | Chit::Iconoclasm => turn(lang, view, territory, Side::Rebel),
        Chit::Inquisition => turn(lang, view, territory, Side::Spanish),
        Chit::Refugees if effect.clicks == 0 => turn(lang, view, territory, player.other()),
        Chit::Refugees => turn(lang, view, territory, player),
        Chit::Defection | Chit::Mutiny => {
            let both = game.pikemen_meant(board, *effect, territory) > 1;
            desertion(lang, effect, territory, both)
        }
        Chit::Plague => labels::plague(lang, place(lang, territory)),
        Chit::Flood => {
            let lost = board.units[Side::Spanish][territory];
            if lost.is_empty() {
                labels::flood_any(lang, place(lang, territory))
            } else {
                labels::flood(lang, place(lang, territory), stack(lang, lost))
            }
        }
        Chit::LocalRevolt => labels::rise(lang, name, people(lang, player)),
        Chit::Militia => labels::arm(lang, place(lang, territory)),
        Chit::TaxRevolt => {
            let full = game.yield_of(board, territory);
            labels::halve(lang, name, full, full.div_ceil(2))
        }
        _ => name.to_string(),
    }
}

/// One pikeman, or both, who come over, go where they are sent, or go home.
fn desertion(lang: Lang, effect: &Effect, territory: Territory, both: bool) -> String {
    let at = place(lang, territory);
    match (effect.chit, both) {
        (Chit::Mutiny, false) => labels::mutiny(lang, at),
        (Chit::Mutiny, true) => labels::mutiny_of_two(lang, at),
        (_, false) if effect.welcomes() => labels::put_him(lang, at),
        (_, true) if effect.welcomes() => labels::put_both(lang, at),
        (_, false) => labels::win_over(lang, at),
        (_, true) => labels::win_over_two(lang, at),
    }
}

/// Only a part of what pointing at the territory means.
fn part(lang: Lang, view: &View, territory: Territory) -> String {
    let at = place(lang, territory);
    match view.board.step {
        Step::Effect(effect) if effect.chit == Chit::Mutiny => labels::mutiny_of_one(lang, at),
        Step::Effect(effect) if effect.welcomes() => labels::put_one(lang, at),
        Step::Effect(_) => labels::win_over_one(lang, at),
        _ => labels::march_part(lang, at),
    }
}

/// A territory's people turn one step towards a side, or cannot.
fn turn(lang: Lang, view: &View, territory: Territory, toward: Side) -> String {
    let now = view.board.alignment[territory];
    let name = place(lang, territory);
    match now.step(toward) {
        Some(next) => labels::becomes(lang, name, alignment(lang, next)),
        None => labels::stays(lang, name, alignment(lang, now)),
    }
}

fn hire(lang: Lang, game: &DutchRevolt, view: &View, unit: Unit, amount: Amount) -> String {
    let Step::Hire { side, at } = view.board.step else {
        return labels::hire_any(lang, piece(lang, unit).plural());
    };
    let most = game.affordable(&view.board, side, unit, at);
    let number = amount.of(most).unwrap_or(match amount {
        Amount::One => 1,
        Amount::Two => 2,
        Amount::Five => 5,
        Amount::All => most,
    });
    let price = price(lang, game, view, side, unit, number);
    if amount == Amount::All && number == 0 {
        labels::hire_any(lang, piece(lang, unit).plural())
    } else if amount == Amount::All {
        labels::hire_all(lang, units(lang, unit, number), price)
    } else {
        labels::hire_some(lang, units(lang, unit, number), price)
    }
}

fn recruit(lang: Lang, game: &DutchRevolt, view: &View, unit: Unit, count: u8) -> String {
    let Step::Hire { side, .. } = view.board.step else {
        return labels::hire_any(lang, piece(lang, unit).plural());
    };
    let price = price(lang, game, view, side, unit, count);
    labels::hire_some(lang, units(lang, unit, count), price)
}

fn release(lang: Lang, game: &DutchRevolt, view: &View, unit: Unit, count: u8) -> String {
    let pieces = units(lang, unit, count);
    let back = match view.board.step {
        Step::Hire { side, .. } => game.refund(&view.board, side, unit, count),
        _ => 0,
    };
    if back == 0 {
        labels::dismiss(lang, pieces)
    } else {
        labels::dismiss_for(lang, pieces, florins(lang, back))
    }
}

/// What so many cost a side now; free troops are used first.
fn price(
    lang: Lang,
    game: &DutchRevolt,
    view: &View,
    side: Side,
    unit: Unit,
    number: u8,
) -> String {
    let left = view.board.purse[side];
    let free = match unit {
        Unit::Pikemen => left.free_pikemen,
        Unit::Flotilla => left.free_flotillas,
        Unit::Cavalry | Unit::Missionary => 0,
    };
    let price = number
        .saturating_sub(free)
        .saturating_mul(game.data().costs[unit]);
    if price == 0 && number > 0 {
        labels::gratis(lang)
    } else {
        florins(lang, price).to_string()
    }
}

fn send(lang: Lang, game: &DutchRevolt, view: &View, force: Force) -> String {
    let Step::MarchWith { side, from, to } = view.board.step else {
        return force_named(lang, force);
    };
    match game.muster(&view.board, side, from, to, force) {
        None => force_named(lang, force),
        Some((sent, _)) => match force {
            Force::Pikemen(Amount::All) | Force::Cavalry(Amount::All) | Force::Army => {
                labels::send_all(lang, stack(lang, sent))
            }
            Force::Pikemen(_) | Force::Cavalry(_) | Force::Count(..) => {
                labels::send_some(lang, stack(lang, sent))
            }
            Force::Flotilla(cargo) => flotilla(lang, cargo),
            Force::Fleet if sent.pikemen == 0 => {
                labels::fleet_empty(lang, units(lang, Unit::Flotilla, sent.flotilla))
            }
            Force::Fleet => labels::fleet(
                lang,
                units(lang, Unit::Flotilla, sent.flotilla),
                units(lang, Unit::Pikemen, sent.pikemen),
            ),
        },
    }
}

/// A force by its kind, where it is not known how many there are.
pub(super) fn force_named(lang: Lang, force: Force) -> String {
    let some = |unit: Unit, amount: Amount| match amount {
        Amount::One => labels::send_some(lang, units(lang, unit, 1)),
        Amount::Two => labels::send_some(lang, units(lang, unit, 2)),
        Amount::Five => labels::send_some(lang, units(lang, unit, 5)),
        Amount::All => match unit {
            Unit::Cavalry => labels::all_cavalry(lang),
            _ => labels::all_pikemen(lang),
        },
    };
    match force {
        Force::Pikemen(amount) => some(Unit::Pikemen, amount),
        Force::Cavalry(amount) => some(Unit::Cavalry, amount),
        Force::Count(unit, count) => labels::send_some(lang, units(lang, unit, count)),
        Force::Army => labels::whole_army(lang),
        Force::Flotilla(cargo) => flotilla(lang, cargo),
        Force::Fleet => labels::whole_fleet(lang),
    }
}

fn flotilla(lang: Lang, cargo: Cargo) -> String {
    match cargo {
        Cargo::Empty => labels::flotilla_empty(lang),
        Cargo::OnePikeman => labels::flotilla_one_pikeman(lang),
        Cargo::TwoPikemen => labels::flotilla_two_pikemen(lang),
        Cargo::OneCavalry => labels::flotilla_one_cavalry(lang),
    }
}

fn strike(lang: Lang, view: &View, unit: Unit) -> String {
    let most = if unit == Unit::Pikemen { 2 } else { 1 };
    let there = match view.board.step {
        Step::Effect(Effect {
            last: Some(territory),
            player,
            ..
        }) => view.board.units[player.other()][territory][unit],
        _ => most,
    };
    labels::plague_takes(lang, units(lang, unit, most.min(there)))
}

fn done(lang: Lang, view: &View) -> String {
    match view.board.step {
        Step::Deploy { side } | Step::Hire { side, .. } => {
            let left = view.board.purse[side];
            if left == Purse::default() {
                labels::done_deploying(lang)
            } else {
                labels::done_with_loss(lang, purse(lang, left))
            }
        }
        Step::March { .. } => labels::done_marching(lang),
        _ => labels::done_plain(lang),
    }
}
