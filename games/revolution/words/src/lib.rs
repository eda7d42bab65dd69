//! What is said in Revolution.
//!
//! Prompts begin with a faction's name and a colon. The log tells sentences; what they need of a faction, a piece or a
//! place is in `names`.
//!
//! ```
//! use revolution_words::RevolutionWords;
//! use words::{Lang, Speak};
//!
//! for lang in Lang::ALL {
//!     assert!(!RevolutionWords::rules(lang).is_empty());
//! }
//! ```

pub mod board;
mod choices;
mod data;
mod editions;
mod event_places;
mod events;
mod guide;
mod handicaps;
mod names;
mod places;
mod position;
mod prompts;
mod reasons;
mod seen;
mod tiles;

use engine::{Anchor, Moment, Outcome, Seat};
use revolution_rules::{Action, Event, Phase, Reason, Revolution, View};

pub use names::{
    bishopric, city, colour, column, faction, faith, half_coins, points, province, region, see,
    site, space, spot, support, town,
};

use words::{
    About, ChoiceTile, Guide, Lang, Line, PlaceInWords, Players, Prompt, RuleSection, Speak, Word,
    list,
};

/// The phase's name.
pub fn phase(lang: Lang, phase: Phase) -> &'static str {
    RevolutionWords::ABOUT.phase(lang, phase as u8)
}

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct RevolutionWords;

impl Speak for RevolutionWords {
    type Game = Revolution;

    const ABOUT: &'static About = words::about!(Revolution);

    fn seat(lang: Lang, game: &Revolution, seat: Seat) -> String {
        let factions = game.factions_of(seat);
        list(lang, factions.map(|found| faction(lang, found))).to_string()
    }

    fn round(lang: Lang, _: &Revolution, moment: Moment) -> String {
        round(lang, moment.round)
    }

    fn prompt(lang: Lang, players: &Players, game: &Revolution, view: &View, seat: Seat) -> Prompt {
        prompts::prompt(lang, players, game, view, seat)
    }

    fn waiting(lang: Lang, players: &Players, game: &Revolution, view: &View) -> String {
        prompts::waiting(lang, players, game, &view.board)
    }

    fn guide(lang: Lang, _: &Revolution, view: &View, _: Moment) -> Option<Guide> {
        guide::guide(lang, &view.board)
    }

    fn choice(lang: Lang, game: &Revolution, view: &View, action: Action) -> String {
        choices::choice(lang, game, view, action)
    }

    fn tile(lang: Lang, game: &Revolution, view: &View, action: Action) -> ChoiceTile {
        tiles::tile(lang, game, view, action)
    }

    fn places(lang: Lang, game: &Revolution, view: &View) -> Vec<PlaceInWords> {
        places::places(lang, game, view)
    }

    fn seen(game: &Revolution, view: &View) -> Vec<(&'static str, Vec<Anchor>)> {
        seen::seen(game, &view.board)
    }

    fn event_places(game: &Revolution, event: &Event) -> Vec<Anchor> {
        event_places::event_places(game, *event)
    }

    fn is_great(_: &Revolution, event: &Event) -> bool {
        matches!(
            event,
            Event::CityNamed {
                holder: Some(_),
                ..
            } | Event::BishopricNamed { .. }
        )
    }

    fn event(lang: Lang, players: &Players, game: &Revolution, event: &Event) -> Option<Line> {
        Some(events::line(lang, players, game, *event))
    }

    fn reason(lang: Lang, _: &Revolution, reason: &Reason) -> String {
        reasons::reason(lang, *reason)
    }

    fn result(lang: Lang, players: &Players, game: &Revolution, outcome: &Outcome) -> String {
        let factions = outcome
            .winners
            .iter()
            .flat_map(|seat| game.factions_of(seat));
        let winners =
            factions.map(|found| names::played(lang, players, game, found).the(lang, None));
        let winners = list(lang, winners).to_string();
        let best = outcome.scores.iter().max().copied().unwrap_or_default();
        let best = i16::try_from(best).unwrap_or(i16::MAX);
        let (best, amount) = (points(lang, best), names::amount(best));
        if outcome.winners.len() > 1 {
            shared_victory(lang, winners, best, amount)
        } else {
            victory(lang, winners, best, amount)
        }
    }

    fn data_name(lang: Lang, name: &str) -> Option<String> {
        data::data_name(lang, name)
    }

    fn position(lang: Lang, game: &Revolution, view: &View) -> String {
        position::position(lang, game, view)
    }

    fn printed(lang: Lang, section: &str) -> Vec<String> {
        if section == "4.5" {
            handicaps::told(lang)
        } else {
            Vec::new()
        }
    }

    fn rules(lang: Lang) -> Vec<RuleSection> {
        let mut sections = words::sections::<Self>(lang);
        editions::add(&mut sections, None, lang);
        sections
    }

    fn rules_of(lang: Lang, game: &Revolution) -> Vec<RuleSection> {
        let mut sections = words::sections::<Self>(lang);
        editions::add(&mut sections, Some(game), lang);
        sections
    }
}

words::texts!("game");
