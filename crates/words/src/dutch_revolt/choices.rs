//! What a button says: what happens if it is clicked.

use dutch_revolt::{
    Action, Amount, Cargo, Chit, DutchRevolt, Effect, Force, Purse, Side, Step, Territory,
};
use dutch_revolt::{Unit, View};

use super::chits::chit as chit_name;
use super::names::{
    alignment, counted_object, florins, for_side, purse, stack, stack_object, units, units_object,
};
use super::places::{inside, into, object, out_of, territory as place};
use super::siege;
use crate::{Lang, texts};

/// What an action does in the position that the view shows.
pub(super) fn choice(lang: Lang, game: &DutchRevolt, view: &View, action: Action) -> String {
    let step = view.board.step;
    match action {
        Action::Play(chit) => play(lang, chit_name(lang, chit)),
        Action::Return(chit) => put_back(lang, chit_name(lang, chit)),
        Action::Pass => pass(lang),
        Action::PassYear => pass_year(lang),
        Action::At(territory) => point_at(lang, game, view, territory),
        Action::Hire(unit, amount) => hire(lang, game, view, unit, amount),
        Action::Dismiss => match step {
            Step::Hire { side, at } => {
                let pieces = stack_object(lang, view.board.units[side][at]);
                if pieces.is_empty() {
                    dismiss_none(lang)
                } else {
                    dismiss(lang, pieces)
                }
            }
            _ => dismiss_none(lang),
        },
        Action::AsLastYear => as_last_year(lang),
        Action::Send(force) => send(lang, game, view, force),
        Action::Strike(unit) => strike(lang, view, unit),
        Action::Done => done(lang, view),
    }
}

fn point_at(lang: Lang, game: &DutchRevolt, view: &View, territory: Territory) -> String {
    let board = &view.board;
    match board.step {
        Step::Pick { .. } => take(lang, object(lang, territory)),
        Step::Effect(ref effect) => target(lang, game, view, effect, territory),
        Step::Deploy { side } => {
            let there = board.units[side][territory];
            if there.is_empty() {
                deploy(lang, inside(lang, territory))
            } else {
                let pieces = stack(lang, there);
                deploy_more(lang, inside(lang, territory), pieces)
            }
        }
        Step::March { .. } => march_from(lang, out_of(lang, territory)),
        Step::MarchTo { .. } => march_to(lang, into(lang, territory)),
        Step::Besiege { side } => {
            let planned = game.prepare_siege(board, side, territory);
            let chance = (0..=9)
                .filter(|&die| game.losses(&planned, die) > planned.defence)
                .count()
                * 10;
            siege::planned(lang, &planned, chance)
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
            win_over(lang, inside(lang, territory))
        }
        Chit::Defection => put_him(lang, inside(lang, territory)),
        Chit::Mutiny => mutiny(lang, inside(lang, territory)),
        Chit::Plague => plague(lang, inside(lang, territory)),
        Chit::Flood => {
            let lost = board.units[Side::Spanish][territory];
            if lost.is_empty() {
                flood_any(lang, object(lang, territory))
            } else {
                flood(lang, object(lang, territory), stack(lang, lost))
            }
        }
        Chit::LocalRevolt => rise(lang, name, for_side(lang, player)),
        Chit::Militia => arm(lang, inside(lang, territory)),
        Chit::TaxRevolt => {
            let full = game.yield_of(board, territory);
            halve(lang, name, full, full.div_ceil(2))
        }
        _ => name.to_owned(),
    }
}

/// A territory's people turn one step towards a side, or cannot.
fn turn(lang: Lang, view: &View, territory: Territory, toward: Side) -> String {
    let now = view.board.alignment[territory];
    let name = place(lang, territory);
    match now.step(toward) {
        Some(next) => becomes(lang, name, alignment(lang, next)),
        None => stays(lang, name, alignment(lang, now)),
    }
}

fn hire(lang: Lang, game: &DutchRevolt, view: &View, unit: Unit, amount: Amount) -> String {
    let Step::Hire { side, at } = view.board.step else {
        return hire_any(lang, counted_object(lang, unit, 2));
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
        gratis(lang)
    } else {
        florins(lang, price)
    };
    if amount == Amount::All && number == 0 {
        hire_any(lang, counted_object(lang, unit, 2))
    } else if amount == Amount::All {
        hire_all(lang, units_object(lang, unit, number), price)
    } else {
        hire_some(lang, units_object(lang, unit, number), price)
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
                send_all(lang, stack_object(lang, sent))
            }
            Force::Pikemen(_) | Force::Cavalry(_) => send_some(lang, stack_object(lang, sent)),
            Force::Flotilla(cargo) => flotilla(lang, cargo),
            Force::Fleet if sent.pikemen == 0 => {
                fleet_empty(lang, units_object(lang, Unit::Flotilla, sent.flotilla))
            }
            Force::Fleet => fleet(
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
        Amount::One => send_some(lang, units_object(lang, unit, 1)),
        Amount::Two => send_some(lang, units_object(lang, unit, 2)),
        Amount::Five => send_some(lang, units_object(lang, unit, 5)),
        Amount::All => match unit {
            Unit::Cavalry => all_cavalry(lang),
            _ => all_pikemen(lang),
        },
    };
    match force {
        Force::Pikemen(amount) => some(Unit::Pikemen, amount),
        Force::Cavalry(amount) => some(Unit::Cavalry, amount),
        Force::Army => whole_army(lang),
        Force::Flotilla(cargo) => flotilla(lang, cargo),
        Force::Fleet => whole_fleet(lang),
    }
}

fn flotilla(lang: Lang, cargo: Cargo) -> String {
    match cargo {
        Cargo::Empty => flotilla_empty(lang),
        Cargo::OnePikeman => flotilla_one_pikeman(lang),
        Cargo::TwoPikemen => flotilla_two_pikemen(lang),
        Cargo::OneCavalry => flotilla_one_cavalry(lang),
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
    plague_takes(lang, units_object(lang, unit, most.min(there)))
}

fn done(lang: Lang, view: &View) -> String {
    match view.board.step {
        Step::Deploy { side } => {
            let left = view.board.purse[side];
            if left == Purse::default() {
                done_deploying(lang)
            } else {
                done_with_loss(lang, purse(lang, left))
            }
        }
        Step::March { .. } => done_marching(lang),
        _ => done_plain(lang),
    }
}

texts! {
    fn play(chit) {
        en "Play {chit}"
        nl "Speel {chit}"
        hu "Kijátszom: {chit}"
    }

    fn put_back(chit) {
        en "Put {chit} back"
        nl "Leg {chit} terug"
        hu "Visszateszem: {chit}"
    }

    fn pass() {
        en "No more events this phase"
        nl "Geen gebeurtenissen meer in deze fase"
        hu "Nincs több esemény ebben a szakaszban"
    }

    fn pass_year() {
        en "No more events this year"
        nl "Geen gebeurtenissen meer dit jaar"
        hu "Nincs több esemény ebben az évben"
    }

    fn take(territory) {
        en "Take {territory}"
        nl "Neem {territory}"
        hu "Elfoglalom {territory}"
    }

    fn becomes(territory, faith) {
        en "{territory} becomes {faith}"
        nl "{territory} wordt {faith}"
        hu "{territory} {faith} lesz"
    }

    fn stays(territory, faith) {
        en "{territory} stays {faith}"
        nl "{territory} blijft {faith}"
        hu "{territory} {faith} marad"
    }

    fn win_over(place) {
        en "Win over a pikeman {place}"
        nl "Laat een piekenier {place} overlopen"
        hu "Átáll egy pikás {place}"
    }

    fn put_him(place) {
        en "Put him {place}"
        nl "Zet hem {place}"
        hu "Ide kerül: {place}"
    }

    fn mutiny(place) {
        en "A pikeman {place} goes home"
        nl "Een piekenier {place} gaat naar huis"
        hu "Hazamegy egy pikás {place}"
    }

    fn plague(place) {
        en "Plague {place}"
        nl "Pest {place}"
        hu "Pestis {place}"
    }

    fn flood(territory, lost) {
        en "Flood {territory}: {lost} lost"
        nl "Zet {territory} onder water: {lost} verloren"
        hu "Elárasztom {territory}: odavész {lost}"
    }

    fn flood_any(territory) {
        en "Flood {territory}"
        nl "Zet {territory} onder water"
        hu "Elárasztom {territory}"
    }

    fn rise(territory, side) {
        en "{territory} rises {side}"
        nl "{territory} komt in opstand {side}"
        hu "{territory} fellázad, és behódol {side}"
    }

    fn arm(place) {
        en "Arm the citizens {place}: 2 pikemen"
        nl "Bewapen de burgers {place}: 2 piekeniers"
        hu "Polgárőrség {place}: 2 pikás"
    }

    fn halve(territory, full, half) {
        en "{territory} pays {half} instead of {full}"
        nl "{territory} betaalt {half} in plaats van {full}"
        hu "{territory} {full} helyett {half} florint fizet"
    }

    fn deploy(place) {
        en "Hire {place}"
        nl "Huur {place}"
        hu "Toborzás {place}"
    }

    fn deploy_more(place, pieces) {
        en "Hire or dismiss {place} (now {pieces})"
        nl "Huur of ontsla {place} (nu {pieces})"
        hu "Toborzás vagy elbocsátás {place} (most {pieces})"
    }

    fn hire_some(pieces, price) {
        en "Hire {pieces} ({price})"
        nl "Huur {pieces} ({price})"
        hu "Felfogadok {pieces} ({price})"
    }

    fn hire_all(pieces, price) {
        en "Hire all {pieces} ({price})"
        nl "Huur alle {pieces} ({price})"
        hu "Felfogadok mindent, ami telik: {pieces} ({price})"
    }

    fn hire_any(kind) {
        en "Hire all the {kind} there is money for"
        nl "Huur alle {kind} waar geld voor is"
        hu "Felfogadok annyi {kind}, amennyire telik"
    }

    fn gratis() {
        en "free"
        nl "gratis"
        hu "ingyen"
    }

    fn dismiss(pieces) {
        en "Dismiss {pieces}"
        nl "Ontsla {pieces}"
        hu "Elbocsátok {pieces}"
    }

    fn dismiss_none() {
        en "Dismiss all"
        nl "Ontsla allen"
        hu "Elbocsátok mindenkit"
    }

    fn as_last_year() {
        en "Deploy as last year"
        nl "Stel op zoals vorig jaar"
        hu "Felállás, mint tavaly"
    }

    fn march_from(from) {
        en "March {from}"
        nl "Vertrek {from}"
        hu "Indulás {from}"
    }

    fn march_to(to) {
        en "Go {to}"
        nl "Ga {to}"
        hu "Menet {to}"
    }

    fn send_some(pieces) {
        en "Send {pieces}"
        nl "Stuur {pieces}"
        hu "Küldök {pieces}"
    }

    fn send_all(pieces) {
        en "Send all: {pieces}"
        nl "Stuur alles: {pieces}"
        hu "Küldök mindent: {pieces}"
    }

    fn all_pikemen() {
        en "Send all pikemen"
        nl "Stuur alle piekeniers"
        hu "Küldöm az összes pikást"
    }

    fn all_cavalry() {
        en "Send all cavalry"
        nl "Stuur alle ruiters"
        hu "Küldöm az összes lovast"
    }

    fn whole_army() {
        en "Send all pikemen and cavalry"
        nl "Stuur alle piekeniers en ruiters"
        hu "Küldöm az összes pikást és lovast"
    }

    fn whole_fleet() {
        en "Send all flotillas, laden with pikemen"
        nl "Stuur alle eskaders, met piekeniers aan boord"
        hu "Küldöm az összes flottillát, pikásokkal"
    }

    fn fleet(ships, pikemen) {
        en "Send all {ships}, with {pikemen} aboard"
        nl "Stuur alle {ships}, met {pikemen} aan boord"
        hu "Küldök minden hajót: {ships}, a fedélzeten {pikemen}"
    }

    fn fleet_empty(ships) {
        en "Send all {ships}, empty"
        nl "Stuur alle {ships}, leeg"
        hu "Küldök minden hajót üresen: {ships}"
    }

    fn flotilla_empty() {
        en "One flotilla, empty"
        nl "Eén eskader, leeg"
        hu "Egy flottilla üresen"
    }

    fn flotilla_one_pikeman() {
        en "One flotilla with 1 pikeman"
        nl "Eén eskader met 1 piekenier"
        hu "Egy flottilla 1 pikással"
    }

    fn flotilla_two_pikemen() {
        en "One flotilla with 2 pikemen"
        nl "Eén eskader met 2 piekeniers"
        hu "Egy flottilla 2 pikással"
    }

    fn flotilla_one_cavalry() {
        en "One flotilla with 1 cavalry"
        nl "Eén eskader met 1 ruiter"
        hu "Egy flottilla 1 lovassal"
    }

    fn plague_takes(pieces) {
        en "The plague takes {pieces}"
        nl "De pest velt {pieces}"
        hu "A pestis elragad {pieces}"
    }

    fn done_deploying() {
        en "Done hiring"
        nl "Klaar met huren"
        hu "Kész a toborzás"
    }

    fn done_with_loss(left) {
        en "Done; lost: {left}"
        nl "Klaar; verloren gaat: {left}"
        hu "Kész; elvész: {left}"
    }

    fn done_marching() {
        en "Done marching"
        nl "Klaar met marcheren"
        hu "Kész a vonulás"
    }

    fn done_plain() {
        en "Done"
        nl "Klaar"
        hu "Kész"
    }
}
