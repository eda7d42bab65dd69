//! What a newcomer is told in the set-up and in the phases of the first round, and what to look at.

use engine::Moment;
use kaiser_rules::{Opening, Phase, Step, View};

use super::KaiserWords;
use words::{Guide, Lang, Pointer, Speak};

/// What fits what is asked now: the set-up has lessons of its own, for it comes before the first phase.
pub(super) fn guide(lang: Lang, view: &View, moment: Moment) -> Option<Guide> {
    let board = &view.board;
    if moment.round > 1 || board.step == Step::Over {
        return None;
    }
    let (heading, text, look) = match board.step {
        Step::Place(opening) => (
            set_up(lang),
            placing(lang, opening).to_owned(),
            places(opening),
        ),
        step => (
            KaiserWords::ABOUT.phase(lang, moment.phase).to_owned(),
            KaiserWords::ABOUT.phase_help(lang, moment.phase).to_owned(),
            sights(step),
        ),
    };
    let look = look.iter().map(|&id| Pointer {
        id,
        name: pointer(lang, id).to_owned(),
    });
    Some(Guide {
        heading,
        text,
        look: look.collect(),
    })
}

/// What to look at while this is placed.
fn places(opening: Opening) -> &'static [&'static str] {
    match opening {
        Opening::ImperialCity => &["throne-emperor", "empire"],
        _ => &["empire", "families"],
    }
}

/// What to look at in a phase.
fn sights(step: Step) -> &'static [&'static str] {
    match (step, step.phase()) {
        (Step::Influence | Step::Exclude | Step::Vote, _) => &["hall", "families"],
        (_, Phase::Offspring | Phase::Income) => &["families"],
        (_, Phase::Ageing | Phase::Election) => &["throne-emperor", "empire"],
        (_, Phase::Actions) => &["display", "empire", "families"],
        (_, Phase::NewElectors) => &["empire"],
        (_, Phase::EmperorsAction | Phase::RoundMarker) => &["rounds", "empire"],
    }
}

words::texts!("guide");
