//! What is asked of a side, and what the other side is told meanwhile.

use dutch_revolt_rules::{Chit, Effect, Phase, Side, Step, View};

use super::chits::chit as chit_name;
use super::names::{of_side, party, people, purse, side as label};
use super::phases::an_event;
use super::places::territory as place;
use super::verdicts;
use words::{Lang, Players, Prompt};

/// How many chits a side may use in a year (5.0).
const CHITS_A_YEAR: u8 = 3;

/// How many chits may be kept where a limit was agreed (5.0).
const HAND_LIMIT: u8 = 6;

/// The rule that a step is about.
pub(super) fn rule(step: &Step) -> &'static str {
    match step {
        Step::Pick { .. } => "12.0",
        Step::Chits { .. } | Step::Effect(_) | Step::Discard { .. } => "5.0",
        Step::Deploy { .. } | Step::Hire { .. } => "6.2",
        Step::March { .. } | Step::MarchTo { .. } | Step::MarchWith { .. } => "8.0",
        Step::Besiege { .. } => "9.0",
        Step::Over(_) => "11.0",
    }
}

/// What is asked of the side, if the viewer is that side; otherwise what they are waiting for.
pub(super) fn prompt(lang: Lang, players: &Players, view: &View) -> Prompt {
    let step = &view.board.step;
    let text = match step.side() {
        Some(side) if view.side() == Some(side) => asked(lang, players, view, side),
        _ => waiting(lang, players, view),
    };
    Prompt {
        text,
        rule: rule(step),
    }
}

/// What everybody is told whose turn it is not.
pub fn waiting(lang: Lang, players: &Players, view: &View) -> String {
    let people = |side: Side| party(lang, players, side);
    match view.board.step {
        Step::Pick { side, .. } => picking(lang, people(side)),
        Step::Chits { phase, side } => thinking(lang, people(side), an_event(lang, phase)),
        Step::Effect(ref effect) => {
            let who = people(effect.chooser());
            carrying_out(lang, who, chit_name(lang, effect.chit))
        }
        Step::Deploy { side } | Step::Hire { side, .. } => deploying(lang, people(side)),
        Step::March { side } | Step::MarchTo { side, .. } | Step::MarchWith { side, .. } => {
            marching(lang, people(side))
        }
        Step::Besiege { side } => besieging(lang, people(side)),
        Step::Discard { side } => discarding(lang, people(side)),
        Step::Over(verdict) => verdicts::verdict(lang, verdict).to_owned(),
    }
}

fn asked(lang: Lang, players: &Players, view: &View, side: Side) -> String {
    let board = &view.board;
    let who = players.person_of(side.seat(), label(lang, side));
    let condensed = view.asked.is_some();
    match board.step {
        Step::Pick { free, .. } => pick(lang, who, free.len().div_ceil(2)),
        Step::Chits { phase, .. } => {
            let left = CHITS_A_YEAR.saturating_sub(board.used[side]);
            let event = an_event(lang, phase);
            // A side that may use no more is not asked about later phases.
            match left {
                0 => give_back(lang, who),
                _ if condensed && phase == Phase::Treasury => play_first(lang, who, event, left),
                _ => play(lang, who, event, left),
            }
        }
        Step::Effect(ref effect) => effect_asked(lang, players, effect, condensed),
        Step::Deploy { .. }
            if board.units[side].values().any(|stack| !stack.is_empty()) && condensed =>
        {
            deploy_again(lang, who, purse(lang, board.purse[side]))
        }
        Step::Deploy { .. } => deploy(lang, who, purse(lang, board.purse[side])),
        Step::Hire { at, .. } if condensed => {
            hire_or_dismiss(lang, who, place(lang, at), purse(lang, board.purse[side]))
        }
        Step::Hire { at, .. } => hire(lang, who, place(lang, at), purse(lang, board.purse[side])),
        Step::March { .. } => march(lang, who),
        Step::MarchTo { from, .. } if condensed => march_all_to(lang, who, place(lang, from)),
        Step::MarchTo { from, .. } => march_to(lang, who, place(lang, from)),
        Step::MarchWith { from, to, .. } => {
            march_with(lang, who, place(lang, from), place(lang, to))
        }
        Step::Besiege { .. } => besiege(lang, who),
        Step::Discard { .. } => {
            let surplus = view.hand_sizes[side].saturating_sub(HAND_LIMIT);
            discard(lang, who, surplus)
        }
        Step::Over(verdict) => verdicts::verdict(lang, verdict).to_owned(),
    }
}

fn effect_asked(lang: Lang, players: &Players, effect: &Effect, condensed: bool) -> String {
    let side = effect.chooser();
    let who = players.person_of(side.seat(), label(lang, side));
    let chit = chit_name(lang, effect.chit);
    let enemy = of_side(lang, side.other());
    let click = effect.clicks + 1;
    match effect.chit {
        Chit::Atrocities => atrocities(lang, who, chit, enemy),
        Chit::Defection if effect.waiting > 1 => defection_both_into(lang, who, chit),
        Chit::Defection if condensed && effect.clicks == 0 => {
            defection_both_from(lang, who, chit, enemy)
        }
        Chit::Defection if effect.clicks.is_multiple_of(2) => {
            defection_from(lang, who, chit, enemy, effect.clicks / 2 + 1)
        }
        Chit::Defection => defection_into(lang, who, chit, effect.clicks / 2 + 1),
        Chit::Flood => flood(lang, who, chit),
        Chit::Huguenots => huguenots(lang, who, chit, click),
        Chit::Iconoclasm => iconoclasm(lang, who, chit, click),
        Chit::Inquisition => inquisition(lang, who, chit),
        Chit::LocalRevolt => local_revolt(lang, who, chit, people(lang, side)),
        Chit::Militia => militia(lang, who, chit),
        Chit::Mutiny if condensed && effect.clicks == 0 => mutiny_both(lang, who, chit, enemy),
        Chit::Mutiny => mutiny(lang, who, chit, enemy, click),
        Chit::Plague => match effect.last {
            Some(territory) if effect.strikes() => {
                plague_kind(lang, who, chit, place(lang, territory))
            }
            _ => plague(lang, who, chit, enemy),
        },
        Chit::Refugees if effect.clicks == 0 => refugees_enemy(lang, who, chit, enemy),
        Chit::Refugees => refugees_own(lang, who, chit),
        Chit::TaxRevolt => tax_revolt(lang, who, chit, enemy),
        Chit::Crusade
        | Chit::EnglishExpedition
        | Chit::FrenchIntervention
        | Chit::NoEvent
        | Chit::SeaBeggars
        | Chit::SpanishArmada
        | Chit::TenthPenny
        | Chit::TreasureFleet
        | Chit::Truce
        | Chit::WarWithTurkey => carrying_out(lang, people(lang, side), chit),
    }
}

words::texts!("prompts");
