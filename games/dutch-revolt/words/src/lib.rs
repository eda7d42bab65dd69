//! What is said in The Dutch Revolt.
//!
//! The texts are in `texts/*.toml`; here it is decided which of them is said, and with which words.
//!
//! ```
//! use dutch_revolt_words::DutchRevoltWords;
//! use words::{Lang, Speak};
//!
//! for lang in Lang::ALL {
//!     assert!(!DutchRevoltWords::rules(lang).is_empty());
//! }
//! ```

pub mod board;
mod chits;
mod choices;
mod data;
mod events;
mod in_words;
mod names;
pub mod outlook;
mod position;
mod printed;
mod prompts;
mod reasons;
mod seen;
mod siege;
mod tiles;
mod verdicts;

use dutch_revolt_rules::{Action, Data, DutchRevolt, Event, Phase, Reason, Side, Verdict, View};
use engine::{Anchor, Game, Moment, Outcome, Seat};

pub use chits::{chit, chit_effect, chit_mark, several};
pub use names::{alignment, florins, purse, side, stack, terrain, unit, units};
pub use places::territory;
pub use prompts::waiting;
pub use siege::column_head;
pub use verdicts::verdict;

use words::{About, ChoiceTile, Lang, Line, PlaceInWords, Players, Prompt, RuleSection, Speak};

/// The territories.
mod places {
    use dutch_revolt_rules::Territory;

    words::texts!("places");
}

/// The phases in sentences.
mod phases {
    use dutch_revolt_rules::Phase;

    words::texts!("phases");
}

/// The phase's name.
pub fn phase(lang: Lang, phase: Phase) -> &'static str {
    DutchRevoltWords::ABOUT.phase(lang, phase as u8)
}

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct DutchRevoltWords;

impl Speak for DutchRevoltWords {
    type Game = DutchRevolt;

    const ABOUT: &'static About = words::about!(DutchRevolt);

    fn seat(lang: Lang, _: &DutchRevolt, seat: Seat) -> String {
        Side::at(seat).map_or(String::new(), |found| side(lang, found).to_owned())
    }

    fn round(lang: Lang, game: &DutchRevolt, moment: Moment) -> String {
        match u8::try_from(moment.round) {
            Ok(turn) if turn > 0 => round(lang, turn, position::year(game, turn)),
            _ => set_up(lang),
        }
    }

    fn prompt(lang: Lang, players: &Players, _: &DutchRevolt, view: &View, _: Seat) -> Prompt {
        prompts::prompt(lang, players, view)
    }

    fn waiting(lang: Lang, players: &Players, _: &DutchRevolt, view: &View) -> String {
        waiting(lang, players, view)
    }

    fn choice(lang: Lang, game: &DutchRevolt, view: &View, action: Action) -> String {
        choices::choice(lang, game, view, action)
    }

    fn tile(lang: Lang, game: &DutchRevolt, view: &View, action: Action) -> ChoiceTile {
        tiles::tile(lang, game, view, action)
    }

    fn places(lang: Lang, game: &DutchRevolt, view: &View) -> Vec<PlaceInWords> {
        in_words::places(lang, game, view)
    }

    fn seen(game: &DutchRevolt, view: &View) -> Vec<(&'static str, Vec<Anchor>)> {
        seen::seen(game, view)
    }

    fn event_places(_: &DutchRevolt, event: &Event) -> Vec<Anchor> {
        in_words::event_places(event)
    }

    fn is_great(_: &DutchRevolt, event: &Event) -> bool {
        match event {
            Event::Besieged(siege) => siege.captured,
            Event::Revolted { .. } | Event::UnionProclaimed => true,
            _ => false,
        }
    }

    fn event(lang: Lang, players: &Players, game: &DutchRevolt, event: &Event) -> Option<Line> {
        events::line(lang, players, game, event)
    }

    fn reason(lang: Lang, _: &DutchRevolt, reason: &Reason) -> String {
        reasons::reason(lang, *reason)
    }

    fn result(lang: Lang, _: &Players, _: &DutchRevolt, outcome: &Outcome) -> String {
        let found = Verdict::ALL
            .into_iter()
            .find(|verdict| verdict.id() == outcome.result);
        found.map_or(String::new(), |found| verdict(lang, found).to_owned())
    }

    fn data_name(lang: Lang, name: &str) -> Option<String> {
        data::data_name(lang, name)
    }

    fn position(lang: Lang, game: &DutchRevolt, view: &View) -> String {
        position::position(lang, game, view)
    }

    fn printed(lang: Lang, section: &str) -> Vec<String> {
        // The game's own file is sound: a test of the game says so.
        let data = Data::read(DutchRevolt::data_file(DutchRevolt::RULES));
        data.map_or(Vec::new(), |data| printed::printed(lang, &data, section))
    }

    fn rules_of(lang: Lang, game: &DutchRevolt) -> Vec<RuleSection> {
        let sections = Self::ABOUT.sections.iter();
        sections
            .map(|section| section.told(lang, printed::printed(lang, game.data(), section.number)))
            .collect()
    }
}

words::texts!("game");
