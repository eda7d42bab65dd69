//! Why something cannot be: what is wrong, and what would be right.

use dutch_revolt_rules::{Force, Reason, Unit};

use super::chits::chit as chit_name;
use super::names::{piece, unit as unit_name, units};
use super::phases::the_phase;
use super::places::territory as place;
use words::Lang;

/// The reason as a sentence or two.
pub(super) fn reason(lang: Lang, reason: Reason) -> String {
    match reason {
        Reason::NotOwn { territory } => not_own(lang, place(lang, territory)),
        Reason::NotEnemy { territory } => not_enemy(lang, place(lang, territory)),
        Reason::Picked { territory } => picked(lang, place(lang, territory)),
        Reason::NotInHand { chit } => not_in_hand(lang, chit_name(lang, chit)),
        Reason::WrongPhase { chit, phase } => match phase {
            Some(phase) => wrong_phase(lang, chit_name(lang, chit), the_phase(lang, phase)),
            None => never_played(lang, chit_name(lang, chit)),
        },
        Reason::ThreeUsed => three_used(lang),
        Reason::Dead { chit } => dead(lang, chit_name(lang, chit)),
        Reason::NoTarget { chit } => no_target(lang, chit_name(lang, chit)),
        Reason::NotAsked { phase } => not_asked(lang, the_phase(lang, phase)),
        Reason::NotReturnable { chit } => not_returnable(lang, chit_name(lang, chit)),
        Reason::NoStep { territory } => no_step(lang, place(lang, territory)),
        Reason::Again { territory } => again(lang, place(lang, territory)),
        Reason::Halved { territory } => halved(lang, place(lang, territory)),
        Reason::NoPikemen { territory } => no_pikemen(lang, place(lang, territory)),
        Reason::NoForces { territory } => no_forces(lang, place(lang, territory)),
        Reason::Dry { territory } => dry(lang, place(lang, territory)),
        Reason::NotInvaded { territory } => not_invaded(lang, place(lang, territory)),
        Reason::Defended { territory } => defended(lang, place(lang, territory)),
        Reason::NotLoyal { territory } => not_loyal(lang, place(lang, territory)),
        Reason::Inland { territory } => inland(lang, place(lang, territory)),
        Reason::Unaffordable { unit, most: 0 } => unaffordable(lang, piece(lang, unit).plural()),
        Reason::Unaffordable { unit, most } => too_dear(lang, units(lang, unit, most)),
        Reason::SaidPlainly { unit, count } => said_plainly(lang, units(lang, unit, count)),
        Reason::Open { territory } => already_open(lang, place(lang, territory)),
        Reason::FewerThere {
            territory,
            count: 0,
            ..
        } => nothing_there(lang, place(lang, territory)),
        Reason::FewerThere {
            territory,
            unit,
            count,
        } => fewer_there(lang, units(lang, unit, count), place(lang, territory)),
        Reason::NoPart { to } => no_part(lang, place(lang, to)),
        Reason::MissionaryLimit => missionary_limit(lang),
        Reason::CountersOut { unit } => counters_out(lang, unit_name(lang, unit)),
        Reason::NothingThere { territory } => nothing_there(lang, place(lang, territory)),
        Reason::NothingLastYear => nothing_last_year(lang),
        Reason::Begun => begun(lang),
        Reason::NothingReady { territory } => nothing_ready(lang, place(lang, territory)),
        Reason::OutOfReach { from, to } => out_of_reach(lang, place(lang, from), place(lang, to)),
        Reason::CannotSend { force } => cannot_send(lang, force),
        Reason::MustBesiege => must_besiege(lang),
        Reason::BadTurn => bad_turn(lang),
        Reason::BadPoints => bad_points(lang),
        Reason::BadDice => bad_dice(lang),
        Reason::BadChits { chit } => bad_chits(lang, chit_name(lang, chit)),
        Reason::BadCounters { unit } => bad_counters(lang, unit_name(lang, unit)),
        Reason::BadTreasury => bad_treasury(lang),
        Reason::Misplaced { territory } => misplaced(lang, place(lang, territory)),
        Reason::BadMarch { territory } => bad_march(lang, place(lang, territory)),
        Reason::BadSupply => bad_supply(lang),
        Reason::BadStep => bad_step(lang),
        Reason::NoChoice => no_choice(lang),
    }
}

fn cannot_send(lang: Lang, force: Force) -> String {
    match force {
        Force::Cavalry(_) | Force::Count(Unit::Cavalry, _) => cavalry_stays(lang),
        Force::Pikemen(_) | Force::Count(..) => pikemen_stay(lang),
        Force::Army => army_stays(lang),
        Force::Flotilla(_) => flotilla_stays(lang),
        Force::Fleet => fleet_stays(lang, units(lang, Unit::Flotilla, 2)),
    }
}

words::texts!("reasons");
