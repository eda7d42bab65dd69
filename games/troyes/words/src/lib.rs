//! What is said in Troyes.
//!
//! Names and effects are small functions (`names.rs`, `effects.rs`) from which prompts, choices, log lines and
//! reasons are made.

pub mod board;
mod choices;
mod effects;
mod events;
mod names;
mod options;
mod phases;
mod position;
mod prompts;
pub mod prospects;
mod reasons;
mod rules;

use engine::{Game, Moment, Outcome, Seat};
use troyes_rules::{Action, Event, Family, Phase, Reason, Troyes, View};

pub use effects::{card_effect, event_brief, event_effect, wish};
pub use names::{
    building, card, character, colour, cubes, deniers, dice, die, event_card, family, influence,
    phase, points, source, space,
};
pub use phases::phase_help;

use prompts::waiting;
use words::{Lang, Line, Prompt, RuleSection, Speak, list, texts};

/// What the game says.
#[derive(Clone, Copy, Debug)]
pub struct TroyesWords;

impl Speak for TroyesWords {
    type Game = Troyes;

    fn title(lang: Lang) -> String {
        title(lang)
    }

    fn summary(lang: Lang) -> String {
        summary(lang)
    }

    fn minutes() -> std::ops::RangeInclusive<u16> {
        60..=120
    }

    fn seat(game: &Troyes, seat: Seat, lang: Lang) -> String {
        game.family_at(seat)
            .map_or(String::new(), |found| family(lang, found).to_owned())
    }

    fn phase(index: u8, lang: Lang) -> String {
        let found = Phase::ALL.get(usize::from(index));
        found.map_or(String::new(), |&found| phase(lang, found).to_owned())
    }

    fn phase_help(index: u8, lang: Lang) -> String {
        let found = Phase::ALL.get(usize::from(index));
        found.map_or(String::new(), |&found| phase_help(lang, found).to_owned())
    }

    fn round(game: &Troyes, moment: Moment, lang: Lang) -> String {
        match moment.round {
            0 => prologue(lang),
            number => round(lang, number, game.rounds()),
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

    fn prompt(_: &Troyes, view: &View, _: Seat, lang: Lang) -> Prompt {
        prompts::prompt(lang, view)
    }

    fn waiting(_: &Troyes, view: &View, lang: Lang) -> String {
        waiting(lang, view)
    }

    fn choice(game: &Troyes, view: &View, action: Action, lang: Lang) -> String {
        choices::choice(lang, game, view, action)
    }

    fn event(game: &Troyes, event: &Event, lang: Lang) -> Option<Line> {
        Some(events::line(lang, game, event))
    }

    fn reason(_: &Troyes, reason: &Reason, lang: Lang) -> String {
        reasons::reason(lang, *reason)
    }

    fn result(game: &Troyes, outcome: &Outcome, lang: Lang) -> String {
        let winners: Vec<&str> = Family::playing(game.seats())
            .filter(|winner| {
                let seat = winner.seat();
                seat.is_some_and(|seat| outcome.winners.contains(seat))
            })
            .map(|winner| family(lang, winner))
            .collect();
        let best = outcome.scores.iter().copied().max().unwrap_or(0);
        let best = points(lang, best.try_into().unwrap_or(0));
        match winners[..] {
            [winner] => won(lang, winner, best),
            _ => shared(lang, list(lang, winners), best),
        }
    }

    fn position(game: &Troyes, view: &View, lang: Lang) -> String {
        position::position(lang, game, view)
    }

    fn rules(lang: Lang) -> Vec<RuleSection> {
        rules::rules(lang)
    }
}

texts! {
    fn title() {
        en "Troyes"
        nl "Troyes"
        hu "Troyes"
    }

    fn summary() {
        en "Four centuries in a city of Champagne. Rich families place their citizens in Palace, Bishopric and City Hall; every citizen gives a die, and any die can be bought. Groups of dice build the Cathedral, run trades, ward off calamities and win seats; whoever has most points in the end, secret wishes of famous citizens included, wins."
        nl "Vier eeuwen in een stad in de Champagne. Rijke families plaatsen hun burgers in paleis, bisdom en stadhuis; elke burger levert een dobbelsteen, en elke dobbelsteen is te koop. Groepen dobbelstenen bouwen aan de kathedraal, drijven ambachten, keren rampen en veroveren plaatsen; wie aan het eind de meeste punten heeft, de geheime wensen van beroemde inwoners meegerekend, wint."
        hu "Négy évszázad egy champagne-i városban. Gazdag családok helyezik el polgáraikat a palotában, a püspökségen és a városházán; minden polgár kockát ad, és bármelyik kocka megvehető. A kockacsoportok építik a katedrálist, mesterségeket űznek, csapásokat hárítanak el és helyeket szereznek; az győz, akinek a végén, a híres polgárok titkos kívánságaival együtt, a legtöbb pontja van."
    }

    fn prologue() {
        en "Prologue"
        nl "Proloog"
        hu "Előjáték"
    }

    fn round(number, rounds) {
        en "Round {number} of {rounds}"
        nl "Ronde {number} van {rounds}"
        hu "{number}. forduló ({rounds} közül)"
    }

    fn won(who, points) {
        en "{who} wins with {points}."
        nl "{who} wint met {points}."
        hu "A győztes: {who} ({points})."
    }

    fn shared(who, points) {
        en "{who} share the victory with {points} each."
        nl "{who} delen de overwinning met elk {points}."
        hu "Megosztott győzelem: {who} (fejenként {points})."
    }
}
