//! The log: a line for everything that happens, and the sign beside it.

use dutch_revolt_rules::{Chit, DutchRevolt, Event, Phase, Side, Stack, Unit};

use super::chits::chit as chit_name;
use super::names::{alignment, florins, party, stack as pieces, units};
use super::phases::the_phase;
use super::places::territory as place;
use super::{siege, verdicts};
use words::{Lang, Line, Noun, PlayedSide, Players, Sign, list};

/// The sentences.
mod lines {
    words::texts!("events");
}

/// The log line of an event; none for a chit drawn face down, which says nothing.
pub(super) fn line(
    lang: Lang,
    players: &Players,
    game: &DutchRevolt,
    event: &Event,
) -> Option<Line> {
    let people = |side: Side| party(lang, players, side);
    let (sign, rule, text) = match *event {
        Event::Picked { side, territory } => {
            let text = lines::picked(lang, people(side), place(lang, territory));
            (Sign::Pike, "12.0", text)
        }
        Event::YearBegan { turn, year } => (Sign::Year, "4.0", lines::year_began(lang, turn, year)),
        Event::Initiative {
            spanish_die,
            rebel_die,
            second,
        } => {
            let second = people(second);
            (
                Sign::Die,
                "4.1",
                lines::initiative(lang, spanish_die, rebel_die, second),
            )
        }
        Event::Drew { side, chit } => {
            let text = lines::drew(lang, people(side), chit_name(lang, chit?));
            (Sign::Chit, "5.0", text)
        }
        Event::DrewChits { side, chits, .. } => {
            let chits = chits?.into_iter().flatten();
            let names = list(lang, chits.map(|chit| chit_name(lang, chit)));
            (Sign::Chit, "5.0", lines::drew(lang, people(side), names))
        }
        Event::ContainerEmpty => (Sign::Chit, "5.0", lines::container_empty(lang)),
        Event::GaveBack { side, chit } => {
            let text = lines::gave_back(lang, people(side), chit_name(lang, chit));
            (Sign::Chit, "5.0", text)
        }
        Event::Discarded { side, chit } => {
            let who = people(side);
            let text = match chit {
                Some(chit) => lines::gave_back(lang, who, chit_name(lang, chit)),
                None => lines::gave_back_unseen(lang, who),
            };
            (Sign::Chit, "5.0", text)
        }
        Event::Played { side, chit } => {
            let who = people(side);
            (Sign::Chit, "5.0", played(lang, who, chit))
        }
        Event::Quiet { side } => (Sign::Chit, "5.0", lines::quiet(lang, people(side))),
        Event::ChitDie { chit, die } => (Sign::Die, "5.0", chit_die(lang, chit, die)),
        Event::Reinforced { side, stack } => {
            let text = if stack.is_empty() {
                lines::reinforced_by_none(lang, people(side))
            } else {
                lines::reinforced(lang, people(side), pieces(lang, stack))
            };
            (arm(stack), "5.0", text)
        }
        Event::ExpeditionWithdrawn => (Sign::Ship, "5.0", lines::expedition_withdrawn(lang)),
        Event::FleetSafe => (Sign::Ship, "5.0", lines::fleet_safe(lang)),
        Event::PointsMoved { by, total } => (Sign::Points, "2.2.5", points_moved(lang, by, total)),
        Event::Swayed {
            territory,
            alignment: faith,
        } => {
            let text = lines::swayed(lang, place(lang, territory), alignment(lang, faith));
            (Sign::Book, "2.4", text)
        }
        Event::SwayedAll {
            territories,
            toward,
        } => {
            let places = list(
                lang,
                territories.iter().map(|territory| place(lang, territory)),
            );
            let text = match toward {
                Side::Spanish => lines::more_catholic(lang, places),
                Side::Rebel => lines::more_protestant(lang, places),
            };
            (Sign::Book, "2.4", text)
        }
        Event::TaxHalved { territory } => (
            Sign::Coin,
            "5.0",
            lines::tax_halved(lang, place(lang, territory)),
        ),
        Event::Income { .. } => (Sign::Coin, "6.1", income(lang, event)?),
        Event::Deployed {
            side,
            territory,
            stack,
        } => {
            let who = people(side);
            let text = lines::deployed(lang, who, pieces(lang, stack), place(lang, territory));
            (arm(stack), "6.2", text)
        }
        Event::Mustered {
            side,
            stack,
            territories,
        } => {
            let places = list(
                lang,
                territories.iter().map(|territory| place(lang, territory)),
            );
            let text = lines::mustered(lang, people(side), pieces(lang, stack), places);
            (arm(stack), "6.2", text)
        }
        Event::MoneyLost { side, amount } => {
            let money = florins(lang, amount);
            (
                Sign::Coin,
                "6.1",
                lines::money_lost(lang, people(side), money),
            )
        }
        Event::TroopsLost { side, stack } => {
            let text = lines::troops_lost(lang, people(side), pieces(lang, stack));
            (Sign::Pike, "6.2", text)
        }
        Event::Preached {
            side,
            territory,
            missionaries,
            die,
            converted,
        } => {
            let who = people(side);
            let town = place(lang, territory);
            let preachers = units(lang, Unit::Missionary, missionaries);
            let answer = listened(lang, converted);
            let text = match die {
                Some(die) => lines::preached(lang, who, preachers, town, die, answer),
                None => lines::preached_with_certainty(lang, who, preachers, town),
            };
            (Sign::Book, "7.0", text)
        }
        Event::Mission {
            side,
            territory,
            missionaries,
            die,
            alignment: faith,
        } => {
            let who = people(side);
            let town = place(lang, territory);
            let preachers = units(lang, Unit::Missionary, missionaries);
            let answer = match faith {
                Some(faith) => lines::people_became(lang, alignment(lang, faith)),
                None => lines::people_shrugged(lang),
            };
            let text = match die {
                Some(die) => lines::preached(lang, who, preachers, town, die, answer),
                None => lines::mission_of_five(lang, who, preachers, town, answer),
            };
            (Sign::Book, "7.0", text)
        }
        Event::Defected {
            to,
            from,
            into,
            pikemen,
        } => {
            let (to, from, into) = (people(to), place(lang, from), place(lang, into));
            let text = if pikemen > 1 {
                lines::defected_two(lang, from, to, into)
            } else {
                lines::defected(lang, from, to, into)
            };
            (Sign::Pike, "5.0", text)
        }
        Event::Mutinied {
            side,
            territory,
            pikemen,
        } => {
            let (whose, at) = (people(side), place(lang, territory));
            let text = if pikemen > 1 {
                lines::mutinied_two(lang, whose, at)
            } else {
                lines::mutinied(lang, whose, at)
            };
            (Sign::Pike, "5.0", text)
        }
        Event::Plagued {
            side,
            territory,
            unit,
            amount,
        } => {
            let whose = people(side);
            let text = if amount == 0 {
                lines::plagued_none(lang, place(lang, territory))
            } else {
                let dead = units(lang, unit, amount);
                lines::plagued(lang, dead, whose, place(lang, territory))
            };
            (arm(Stack::of(unit, amount)), "5.0", text)
        }
        Event::Marched {
            side,
            from,
            to,
            stack: army,
        } => {
            let who = people(side);
            let (from, to) = (place(lang, from), place(lang, to));
            (
                arm(army),
                "8.0",
                lines::marched(lang, who, pieces(lang, army), from, to),
            )
        }
        Event::Sailed {
            side,
            from,
            to,
            stack: fleet,
        } => {
            let who = people(side);
            let (from, to) = (place(lang, from), place(lang, to));
            (
                Sign::Ship,
                "8.0",
                lines::sailed(lang, who, pieces(lang, fleet), from, to),
            )
        }
        Event::TruceHolds { phase } => (Sign::Book, "5.0", truce_holds(lang, phase)),
        Event::Flooded {
            territory,
            stack: lost,
        } => {
            let text = lines::flooded(lang, place(lang, territory), pieces(lang, lost));
            (Sign::Flood, "5.0", text)
        }
        Event::MilitiaRaised {
            side,
            territory,
            amount,
        } => {
            let text = lines::militia_raised(lang, place(lang, territory), amount, people(side));
            (Sign::Pike, "5.0", text)
        }
        Event::Revolted { territory, to } => {
            let text = lines::revolted(lang, place(lang, territory), people(to));
            (Sign::Siege, "5.0", text)
        }
        Event::Besieged(ref fought) => {
            (Sign::Siege, "9.5", siege::told(lang, players, game, fought))
        }
        Event::Counted { points, total } => {
            (Sign::Points, "10.0", lines::counted(lang, points, total))
        }
        Event::UnionProclaimed => (Sign::Crown, "10.0", lines::union_proclaimed(lang)),
        Event::Ended { verdict } => (
            Sign::Crown,
            "11.0",
            verdicts::verdict(lang, verdict).to_owned(),
        ),
    };
    Some(Line { text, sign, rule })
}

/// The sign of the most telling kind of piece.
fn arm(stack: Stack) -> Sign {
    if stack.flotilla > 0 {
        Sign::Ship
    } else if stack.pikemen > 0 {
        Sign::Pike
    } else if stack.cavalry > 0 {
        Sign::Horse
    } else if stack.missionary > 0 {
        Sign::Book
    } else {
        Sign::Pike
    }
}

/// A chit that acts in silence is told with what it means.
fn played(lang: Lang, who: PlayedSide<'_, Noun>, chit: Chit) -> String {
    let name = chit_name(lang, chit);
    match chit {
        Chit::TreasureFleet => lines::played_treasure_fleet(lang, who, name),
        Chit::Truce => lines::played_truce(lang, who, name),
        Chit::WarWithTurkey => lines::played_turkey(lang, who, name),
        _ => lines::played(lang, who, name),
    }
}

fn chit_die(lang: Lang, chit: Chit, die: u8) -> String {
    match chit {
        Chit::SpanishArmada if die.is_multiple_of(2) => lines::armada_landed(lang, die),
        Chit::SpanishArmada => lines::armada_lost(lang, die),
        Chit::Crusade => lines::crusade_die(lang, die),
        Chit::Plague if die.is_multiple_of(2) => lines::plague_mild(lang, die),
        Chit::Plague => lines::plague_severe(lang, die),
        other => lines::any_die(lang, chit_name(lang, other), die),
    }
}

fn points_moved(lang: Lang, by: i16, total: i16) -> String {
    let amount = by.unsigned_abs();
    match by {
        1.. => lines::points_rose(lang, amount, total),
        0 => lines::points_stayed(lang, total),
        ..0 => lines::points_fell(lang, amount, total),
    }
}

fn listened(lang: Lang, converted: bool) -> String {
    if converted {
        lines::people_listened(lang)
    } else {
        lines::people_shrugged(lang)
    }
}

fn truce_holds(lang: Lang, phase: Phase) -> String {
    match phase {
        Phase::Movement => lines::truce_no_march(lang),
        Phase::Siege => lines::truce_no_siege(lang),
        other => lines::truce_skips(lang, the_phase(lang, other)),
    }
}

fn income(lang: Lang, event: &Event) -> Option<String> {
    let Event::Income {
        side,
        territories,
        extra,
        tenth_penny,
        total,
    } = *event
    else {
        return None;
    };
    let land = florins(lang, territories);
    let total = florins(lang, total);
    Some(match side {
        Side::Rebel => lines::rebel_income(lang, land, extra, total),
        Side::Spanish if tenth_penny > 0 => {
            lines::spanish_income_with_tax(lang, land, extra, tenth_penny, total)
        }
        Side::Spanish => lines::spanish_income(lang, land, extra, total),
    })
}
