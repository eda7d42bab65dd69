//! What is said in Troyes.
//!
//! The texts are in `texts/*.toml`; here it is decided which of them is said, and with which words.
//!
//! ```
//! use troyes_words::TroyesWords;
//! use words::{Lang, Speak};
//!
//! for lang in Lang::ALL {
//!     assert!(!TroyesWords::rules(lang).is_empty());
//! }
//! ```

pub mod board;
mod choices;
mod data;
mod effects;
mod event_places;
mod events;
mod names;
mod places;
mod position;
mod printed;
mod prompts;
mod prospects;
mod reasons;
mod tiles;

use engine::{Anchor, Game, Moment, Outcome, Seat};
use troyes_rules::{Action, Event, Family, Reason, Step, Troyes, View};

pub use effects::{card_effect, event_brief, event_effect, wish};
pub use event_places::district_place;
pub use names::{
    building, card, character, colour, cubes, deniers, dice, die, event_card, family, influence,
    points, source, space,
};

use prompts::waiting;
use words::{About, ChoiceTile, Lang, Line, Person, PlaceInWords, Players, Prompt, Speak, list};

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct TroyesWords;

impl Speak for TroyesWords {
    type Game = Troyes;

    const ABOUT: &'static About = words::about!(Troyes);

    fn seat(lang: Lang, game: &Troyes, seat: Seat) -> String {
        game.family_at(seat)
            .map_or(String::new(), |found| family(lang, found).to_owned())
    }

    fn round(lang: Lang, game: &Troyes, moment: Moment) -> String {
        match moment.round {
            0 => prologue(lang),
            number => round(lang, number, game.rounds()),
        }
    }

    fn prompt(lang: Lang, players: &Players, _: &Troyes, view: &View, _: Seat) -> Prompt {
        prompts::prompt(lang, players, view)
    }

    fn waiting(lang: Lang, players: &Players, _: &Troyes, view: &View) -> String {
        waiting(lang, players, view)
    }

    fn choice(lang: Lang, game: &Troyes, view: &View, action: Action) -> String {
        choices::choice(lang, game, view, action)
    }

    fn tile(lang: Lang, game: &Troyes, view: &View, action: Action) -> ChoiceTile {
        tiles::tile(lang, game, view, action)
    }

    fn places(lang: Lang, game: &Troyes, view: &View) -> Vec<PlaceInWords> {
        places::places(lang, game, view)
    }

    fn seen(_: &Troyes, view: &View) -> Vec<(&'static str, Vec<Anchor>)> {
        match view.board.step {
            Step::Settle { family } => vec![("Set-up", vec![district_place(family)])],
            _ => Vec::new(),
        }
    }

    fn event_places(_: &Troyes, event: &Event) -> Vec<Anchor> {
        event_places::event_places(event)
    }

    fn is_great(_: &Troyes, event: &Event) -> bool {
        matches!(event, Event::Overcome { .. } | Event::Revealed { .. })
    }

    fn event(lang: Lang, players: &Players, game: &Troyes, event: &Event) -> Option<Line> {
        Some(events::line(lang, players, game, event))
    }

    fn reason(lang: Lang, _: &Troyes, reason: &Reason) -> String {
        reasons::reason(lang, *reason)
    }

    fn result(lang: Lang, players: &Players, game: &Troyes, outcome: &Outcome) -> String {
        let winners: Vec<Person<'_>> = Family::playing(game.seats())
            .filter(|winner| {
                let seat = winner.seat();
                seat.is_some_and(|seat| outcome.winners.contains(seat))
            })
            .map(|winner| names::player(lang, players, winner))
            .collect();
        let best = outcome.scores.iter().copied().max().unwrap_or(0);
        let best = points(lang, best);
        match winners[..] {
            [winner] => won(lang, winner, best),
            _ => shared(lang, list(lang, winners), best),
        }
    }

    fn data_name(lang: Lang, name: &str) -> Option<String> {
        data::data_name(lang, name)
    }

    fn position(lang: Lang, game: &Troyes, view: &View) -> String {
        position::position(lang, game, view)
    }

    fn printed(lang: Lang, section: &str) -> Vec<String> {
        printed::printed(lang, section)
    }
}

words::texts!("game");
