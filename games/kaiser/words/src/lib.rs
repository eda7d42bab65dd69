//! What is said in In the Shadow of the Emperor.
//!
//! The texts are in `texts/*.toml`; here it is decided which of them is said, and with which words.
//!
//! ```
//! use kaiser_words::KaiserWords;
//! use words::{Lang, Speak};
//!
//! for lang in Lang::ALL {
//!     assert!(!KaiserWords::rules(lang).is_empty());
//! }
//! ```

pub mod board;
mod cards;
mod choices;
mod data;
mod events;
mod facts;
mod guide;
mod names;
mod places;
mod position;
mod prompts;
mod reasons;
mod rules;
mod tiles;
mod verdict;
mod whereabouts;

use engine::{Anchor, Moment, Outcome, Seat};
use kaiser_rules::{Action, BoardPlace, Card, Colour, Event, Kaiser, Phase, Reason, Spot, View};

pub use cards::{card, card_face, card_help, card_in_short, privilege, privilege_in_short};
pub use choices::tenant;
pub use names::{age, colour, noble, points, thalers, votes};
pub use places::electorate;
pub use prompts::waiting;
pub use verdict::{Verdict, with_piece};

use words::{
    About, ChoiceTile, Guide, Lang, Line, PlaceInWords, Players, Prompt, RuleSection, Speak, list,
};

/// The phase's name.
pub fn phase(lang: Lang, phase: Phase) -> &'static str {
    KaiserWords::ABOUT.phase(lang, phase as u8)
}

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct KaiserWords;

impl Speak for KaiserWords {
    type Game = Kaiser;

    const ABOUT: &'static About = words::about!(Kaiser);

    fn seat(lang: Lang, _: &Kaiser, seat: Seat) -> String {
        Colour::at(seat).map_or(String::new(), |found| colour(lang, found).to_owned())
    }

    fn round(lang: Lang, _: &Kaiser, moment: Moment) -> String {
        match moment.round {
            0 => set_up(lang),
            number => round(lang, number),
        }
    }

    fn prompt(lang: Lang, players: &Players, _: &Kaiser, view: &View, _: Seat) -> Prompt {
        prompts::prompt(lang, players, view)
    }

    fn waiting(lang: Lang, players: &Players, game: &Kaiser, view: &View) -> String {
        waiting(lang, players, game, view)
    }

    fn choice(lang: Lang, game: &Kaiser, view: &View, action: Action) -> String {
        choices::choice(lang, game, view, action)
    }

    fn guide(lang: Lang, _: &Kaiser, view: &View, moment: Moment) -> Option<Guide> {
        guide::guide(lang, view, moment)
    }

    fn tile(lang: Lang, game: &Kaiser, view: &View, action: Action) -> ChoiceTile {
        tiles::tile(lang, game, view, action)
    }

    fn places(lang: Lang, game: &Kaiser, view: &View) -> Vec<PlaceInWords> {
        facts::places(lang, game, view)
    }

    fn seen(game: &Kaiser, _: &View) -> Vec<(&'static str, Vec<Anchor>)> {
        // Of these cards, there are fewer with fewer players.
        let cards = [Card::Doctor, Card::Permit, Card::Ordinance];
        let cards = || cards.map(|card| BoardPlace::Card(card).into()).to_vec();
        match game.colours().count() {
            2 => vec![("2 players", cards())],
            3 => vec![("3 players", cards())],
            _ => Vec::new(),
        }
    }

    fn event_places(_: &Kaiser, event: &Event) -> Vec<Anchor> {
        whereabouts::places(event)
    }

    fn is_great(_: &Kaiser, event: &Event) -> bool {
        match event {
            Event::Elected { .. } => true,
            Event::Died { at, .. } | Event::Killed { at, .. } => *at == Spot::Throne,
            _ => false,
        }
    }

    fn event(lang: Lang, players: &Players, game: &Kaiser, event: &Event) -> Option<Line> {
        events::line(lang, players, game, *event)
    }

    fn reason(lang: Lang, _: &Kaiser, reason: &Reason) -> String {
        reasons::reason(lang, *reason)
    }

    fn result(lang: Lang, players: &Players, _: &Kaiser, outcome: &Outcome) -> String {
        let winners = outcome.winners.iter().filter_map(Colour::at);
        let names = list(
            lang,
            winners.map(|winner| names::player(lang, players, winner)),
        );
        match outcome.result.as_ref() {
            "most-points" => most_points(lang, names),
            "tie-break" => tie_break(lang, names),
            "shared" => shared(lang, names),
            _ => String::new(),
        }
    }

    fn data_name(lang: Lang, name: &str) -> Option<String> {
        data::data_name(lang, name)
    }

    fn position(lang: Lang, game: &Kaiser, view: &View) -> String {
        position::position(lang, game, view)
    }

    fn rule_name(lang: Lang, rule: &str) -> String {
        rules::name(lang, rule)
    }

    fn rules(lang: Lang) -> Vec<RuleSection> {
        let mut sections = words::sections::<Self>(lang);
        sections.extend(rules::cards_and_privileges(lang));
        sections
    }
}

words::texts!("game");
