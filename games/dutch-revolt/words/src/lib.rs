//! What is said in The Dutch Revolt.
//!
//! Names and phrases are small functions (`places.rs`, `names.rs`, `chits.rs`) from which prompts, choices, log
//! lines and reasons are made, so that every language bends its words in its own way.

pub mod board;
mod chits;
mod choices;
mod events;
mod names;
mod options;
pub mod outlook;
mod phases;
mod places;
mod position;
mod prompts;
mod reasons;
mod rules;
mod siege;
mod verdicts;

use dutch_revolt_rules::{Action, DutchRevolt, Event, Phase, Reason, Side, Verdict, View};
use engine::{Moment, Outcome, Seat};

pub use chits::{chit, chit_effect, chit_mark};
pub use names::{alignment, florins, purse, side, stack, terrain, unit, unit_help, units};
pub use phases::{phase, phase_help};
pub use places::territory;
pub use prompts::waiting;
pub use siege::column_head;
pub use verdicts::verdict;

use words::{Lang, Line, Prompt, RuleSection, Speak, texts};

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct DutchRevoltWords;

impl Speak for DutchRevoltWords {
    type Game = DutchRevolt;

    fn title(lang: Lang) -> String {
        title(lang)
    }

    fn summary(lang: Lang) -> String {
        summary(lang)
    }

    fn minutes() -> std::ops::RangeInclusive<u16> {
        60..=120
    }

    fn seat(_: &DutchRevolt, seat: Seat, lang: Lang) -> String {
        Side::at(seat).map_or(String::new(), |found| side(lang, found).to_owned())
    }

    fn phase(index: u8, lang: Lang) -> String {
        let found = Phase::ALL.get(usize::from(index));
        found.map_or(String::new(), |&found| phase(lang, found).to_owned())
    }

    fn phase_help(index: u8, lang: Lang) -> String {
        let found = Phase::ALL.get(usize::from(index));
        found.map_or(String::new(), |&found| phase_help(lang, found).to_owned())
    }

    fn round(game: &DutchRevolt, moment: Moment, lang: Lang) -> String {
        match u8::try_from(moment.round) {
            Ok(turn) if turn > 0 => round(lang, turn, position::year(game, turn)),
            _ => set_up(lang),
        }
    }

    fn option_name(id: &str, lang: Lang) -> String {
        options::name(lang, id).to_owned()
    }

    fn option_help(id: &str, lang: Lang) -> String {
        options::help(lang, id).to_owned()
    }

    fn option_value(id: &str, value: &str, lang: Lang) -> String {
        options::value(lang, id, value).to_owned()
    }

    fn prompt(_: &DutchRevolt, view: &View, _: Seat, lang: Lang) -> Prompt {
        prompts::prompt(lang, view)
    }

    fn waiting(_: &DutchRevolt, view: &View, lang: Lang) -> String {
        waiting(lang, view)
    }

    fn choice(game: &DutchRevolt, view: &View, action: Action, lang: Lang) -> String {
        choices::choice(lang, game, view, action)
    }

    fn event(game: &DutchRevolt, event: &Event, lang: Lang) -> Option<Line> {
        events::line(lang, game, event)
    }

    fn reason(_: &DutchRevolt, reason: &Reason, lang: Lang) -> String {
        reasons::reason(lang, *reason)
    }

    fn result(_: &DutchRevolt, outcome: &Outcome, lang: Lang) -> String {
        let found = Verdict::ALL
            .into_iter()
            .find(|verdict| verdict.id() == outcome.result);
        found.map_or(String::new(), |found| verdict(lang, found).to_owned())
    }

    fn position(game: &DutchRevolt, view: &View, lang: Lang) -> String {
        position::position(lang, game, view)
    }

    fn rules(lang: Lang) -> Vec<RuleSection> {
        rules::rules(lang)
    }
}

texts! {
    fn title() {
        en "The Dutch Revolt 1566-1609"
        nl "De Nederlandse Opstand 1566-1609"
        hu "A németalföldi felkelés 1566–1609"
    }

    fn summary() {
        en "Two players fight for the Low Countries: the King of Spain and his Catholic armies against William of Orange and the Protestant Rebels. Each turn is a year of money, preaching, marches and sieges. The Rebels gather political points until the Union of Utrecht is proclaimed; then the land each side holds decides."
        nl "Twee spelers strijden om de Lage Landen: de koning van Spanje en zijn katholieke legers tegen Willem van Oranje en de protestantse Geuzen. Elke beurt is een jaar van geld, preken, marsen en belegeringen. De Geuzen verzamelen politieke punten tot de Unie van Utrecht wordt uitgeroepen; dan beslist het land dat elk bezit."
        hu "Két játékos küzd Németalföldért: a spanyol király katolikus seregei és Orániai Vilmos protestáns felkelői. Minden kör egy év: pénz, hittérítés, hadjárat és ostrom. A felkelők politikai pontokat gyűjtenek, míg ki nem kiáltják az utrechti uniót; ekkor az dönt, kinek mennyi földje van."
    }

    fn round(turn, year) {
        en "Turn {turn}, {year}"
        nl "Beurt {turn}, {year}"
        hu "{turn}. kör, {year}"
    }

    fn set_up() {
        en "Set-up"
        nl "Opstelling"
        hu "Felállítás"
    }
}
