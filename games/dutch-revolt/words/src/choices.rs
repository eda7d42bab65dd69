//! What a button says: what happens if it is clicked.

mod labels;

use dutch_revolt_rules::{
    Action, Amount, Cargo, Chit, DutchRevolt, Effect, Force, Purse, Side, Step, Territory, Unit,
    View,
};

use super::chits::chit as chit_name;
use super::names::{
    alignment, counted_object, florins, for_side, purse, stack, stack_object, units, units_object,
};
use super::places::{inside, into, object, out_of, territory as place};
use super::siege;
use words::Lang;

/// What an action does in the position that the view shows.
pub(super) fn choice(lang: Lang, game: &DutchRevolt, view: &View, action: Action) -> String {
    let step = view.board.step;
    match action {
        Action::Play(chit) => labels::play(lang, chit_name(lang, chit)),
        Action::Return(chit) => labels::put_back(lang, chit_name(lang, chit)),
        Action::Pass => labels::pass(lang),
        Action::PassYear => labels::pass_year(lang),
        Action::At(territory) => point_at(lang, game, view, territory),
        Action::Hire(unit, amount) => hire(lang, game, view, unit, amount),
        Action::Dismiss => match step {
            Step::Hire { side, at } => {
                let pieces = stack_object(lang, view.board.units[side][at]);
                if pieces.is_empty() {
                    labels::dismiss_none(lang)
                } else {
                    labels::dismiss(lang, pieces)
                }
            }
            _ => labels::dismiss_none(lang),
        },
        Action::AsLastYear => labels::as_last_year(lang),
        Action::Send(force) => send(lang, game, view, force),
        Action::Strike(unit) => strike(lang, view, unit),
        Action::Done => done(lang, view),
    }
}

fn point_at(lang: Lang, game: &DutchRevolt, view: &View, territory: Territory) -> String {
    let board = &view.board;
    match board.step {
        Step::Pick { .. } => labels::take(lang, object(lang, territory)),
        Step::Effect(ref effect) => target(lang, game, view, effect, territory),
        Step::Deploy { side } => {
            let there = board.units[side][territory];
            if there.is_empty() {
                labels::deploy(lang, inside(lang, territory))
            } else {
                let pieces = stack(lang, there);
                labels::deploy_more(lang, inside(lang, territory), pieces)
            }
        }
        Step::March { .. } => labels::march_from(lang, out_of(lang, territory)),
        Step::MarchTo { .. } => labels::march_to(lang, into(lang, territory)),
        Step::Besiege { side } => {
            let planned = game.prepare_siege(board, side, territory);
            siege::planned(lang, &planned, game.winning_dice(&planned) * 10)
        }
        _ => place(lang, territory).to_owned(),
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
        Chit::Defection if effect.clicks.is_multiple_of(2) => {
            labels::win_over(lang, inside(lang, territory))
        }
        Chit::Defection => labels::put_him(lang, inside(lang, territory)),
        Chit::Mutiny => labels::mutiny(lang, inside(lang, territory)),
        Chit::Plague => labels::plague(lang, inside(lang, territory)),
        Chit::Flood => {
            let lost = board.units[Side::Spanish][territory];
            if lost.is_empty() {
                labels::flood_any(lang, object(lang, territory))
            } else {
                labels::flood(lang, object(lang, territory), stack(lang, lost))
            }
        }
        Chit::LocalRevolt => labels::rise(lang, name, for_side(lang, player)),
        Chit::Militia => labels::arm(lang, inside(lang, territory)),
        Chit::TaxRevolt => {
            let full = game.yield_of(board, territory);
            labels::halve(lang, name, full, full.div_ceil(2))
        }
        _ => name.to_owned(),
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
        return labels::hire_any(lang, counted_object(lang, unit, 2));
    };
    let most = game.affordable(&view.board, side, unit, at);
    let number = amount.of(most).unwrap_or(match amount {
        Amount::One => 1,
        Amount::Two => 2,
        Amount::Five => 5,
        Amount::All => most,
    });
    let left = view.board.purse[side];
    let free = match unit {
        Unit::Pikemen => left.free_pikemen,
        Unit::Flotilla => left.free_flotillas,
        Unit::Cavalry | Unit::Missionary => 0,
    };
    let price = number
        .saturating_sub(free)
        .saturating_mul(game.data().costs[unit]);
    let price = if price == 0 && number > 0 {
        labels::gratis(lang)
    } else {
        florins(lang, price)
    };
    if amount == Amount::All && number == 0 {
        labels::hire_any(lang, counted_object(lang, unit, 2))
    } else if amount == Amount::All {
        labels::hire_all(lang, units_object(lang, unit, number), price)
    } else {
        labels::hire_some(lang, units_object(lang, unit, number), price)
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
                labels::send_all(lang, stack_object(lang, sent))
            }
            Force::Pikemen(_) | Force::Cavalry(_) => {
                labels::send_some(lang, stack_object(lang, sent))
            }
            Force::Flotilla(cargo) => flotilla(lang, cargo),
            Force::Fleet if sent.pikemen == 0 => {
                labels::fleet_empty(lang, units_object(lang, Unit::Flotilla, sent.flotilla))
            }
            Force::Fleet => labels::fleet(
                lang,
                units_object(lang, Unit::Flotilla, sent.flotilla),
                units(lang, Unit::Pikemen, sent.pikemen),
            ),
        },
    }
}

/// A force by its kind, where it is not known how many there are.
pub(super) fn force_named(lang: Lang, force: Force) -> String {
    let some = |unit: Unit, amount: Amount| match amount {
        Amount::One => labels::send_some(lang, units_object(lang, unit, 1)),
        Amount::Two => labels::send_some(lang, units_object(lang, unit, 2)),
        Amount::Five => labels::send_some(lang, units_object(lang, unit, 5)),
        Amount::All => match unit {
            Unit::Cavalry => labels::all_cavalry(lang),
            _ => labels::all_pikemen(lang),
        },
    };
    match force {
        Force::Pikemen(amount) => some(Unit::Pikemen, amount),
        Force::Cavalry(amount) => some(Unit::Cavalry, amount),
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
    labels::plague_takes(lang, units_object(lang, unit, most.min(there)))
}

fn done(lang: Lang, view: &View) -> String {
    match view.board.step {
        Step::Deploy { side } => {
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
