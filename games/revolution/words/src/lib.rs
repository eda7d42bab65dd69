//! What is said in Revolution.
//!
//! Most lines begin with a faction's name and a colon, so that no language has to bend it.

pub mod board;
mod choices;
mod events;
mod guide;
mod names;
mod options;
mod phases;
mod position;
mod prompts;
mod reasons;
mod rules;

use engine::{Moment, Outcome, Seat};
use revolution_rules::{Action, Event, Phase, Reason, Revolution, View};

pub use names::{
    bishopric, city, colour, column, faction, faith, points, province, region, see, site, space,
    spot, support, town,
};
pub use phases::{phase, phase_help};

use words::list;
use words::{Guide, Lang, Line, Prompt, RuleSection, Speak, texts};

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct RevolutionWords;

impl Speak for RevolutionWords {
    type Game = Revolution;

    fn title(lang: Lang) -> String {
        title(lang)
    }

    fn summary(lang: Lang) -> String {
        summary(lang)
    }

    fn minutes() -> std::ops::RangeInclusive<u16> {
        300..=480
    }

    fn seat(game: &Revolution, seat: Seat, lang: Lang) -> String {
        list(
            lang,
            game.factions_of(seat).map(|found| faction(lang, found)),
        )
    }

    fn phase(index: u8, lang: Lang) -> String {
        let found = Phase::ALL.get(usize::from(index));
        found.map_or(String::new(), |&found| phase(lang, found).to_owned())
    }

    fn phase_help(index: u8, lang: Lang) -> String {
        let found = Phase::ALL.get(usize::from(index));
        found.map_or(String::new(), |&found| phase_help(lang, found).to_owned())
    }

    fn round(_: &Revolution, moment: Moment, lang: Lang) -> String {
        round(lang, moment.round)
    }

    fn option_name(id: &str, lang: Lang) -> String {
        options::name(lang, id).to_owned()
    }

    fn option_help(id: &str, lang: Lang) -> String {
        options::help(lang, id).to_owned()
    }

    fn option_value(id: &str, value: &str, lang: Lang) -> String {
        options::value(lang, id, value)
    }

    fn prompt(game: &Revolution, view: &View, seat: Seat, lang: Lang) -> Prompt {
        prompts::prompt(lang, game, view, seat)
    }

    fn waiting(game: &Revolution, view: &View, lang: Lang) -> String {
        prompts::waiting(lang, game, &view.board)
    }

    fn guide(_: &Revolution, view: &View, _: Moment, lang: Lang) -> Option<Guide> {
        guide::guide(lang, &view.board)
    }

    fn choice(game: &Revolution, view: &View, action: Action, lang: Lang) -> String {
        choices::choice(lang, game, view, action)
    }

    fn event(_: &Revolution, event: &Event, lang: Lang) -> Option<Line> {
        Some(events::line(lang, *event))
    }

    fn reason(_: &Revolution, reason: &Reason, lang: Lang) -> String {
        reasons::reason(lang, *reason)
    }

    fn result(game: &Revolution, outcome: &Outcome, lang: Lang) -> String {
        let winners = outcome
            .winners
            .iter()
            .map(|seat| Self::seat(game, seat, lang));
        let winners = list(lang, winners);
        let best = outcome.scores.iter().max().copied().unwrap_or_default();
        let best = points(lang, i16::try_from(best).unwrap_or(i16::MAX));
        if outcome.winners.len() > 1 {
            shared_victory(lang, winners, best)
        } else {
            victory(lang, winners, best)
        }
    }

    fn position(game: &Revolution, view: &View, lang: Lang) -> String {
        position::position(lang, game, view)
    }

    fn rules(lang: Lang) -> Vec<RuleSection> {
        rules::rules(lang)
    }
}

texts! {
    fn title() {
        en "Revolution: The Dutch Revolt 1568-1648"
        nl "Revolutie: De Opstand in de Spaanse Nederlanden 1568-1648"
        hu "Forradalom: a németalföldi felkelés 1568–1648"
    }

    fn summary() {
        en "Five factions struggle for the Low Countries: Catholics, Habsburgs, Nobility, Burghers and Reformers. There are no dice and no secrets: money, people, armies and the faith of the citizens decide who holds provinces and cities. Six turns; the most points at the end of the last win."
        nl "Vijf facties strijden om de Lage Landen: Katholieken, Habsburgers, Adel, Poorters en Gereformeerden. Geen dobbelstenen, geen geheimen: geld, mensen, legers en de gezindheid van de stedelingen bepalen wie provincies en steden beheerst. Zes ronden; wie aan het eind van de laatste de meeste punten heeft, wint."
        hu "Öt frakció küzd Németalföldért: katolikusok, Habsburgok, nemesség, polgárok és hitújítók. Nincs kocka és nincs titok: a pénz, az emberek, a seregek és a városlakók hite dönti el, kié a tartomány és a város. Hat forduló; az utolsó végén a legtöbb pont győz."
    }

    fn round(turn) {
        en "Turn {turn}"
        nl "Ronde {turn}"
        hu "{turn}. forduló"
    }

    fn victory(winner, best) {
        en "Victory: {winner}, with {best} points."
        nl "Overwinning: {winner}, met {best} punten."
        hu "Győzelem: {winner}, {best} pont."
    }

    fn shared_victory(winners, best) {
        en "Shared victory: {winners}, with {best} points each."
        nl "Gedeelde overwinning: {winners}, elk met {best} punten."
        hu "Közös győzelem: {winners}, egyenként {best} pont."
    }
}
