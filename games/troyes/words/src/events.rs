//! The log: a line for what happens, and the sign beside it.

mod lines;

use troyes_rules::{Deed, Event, Target, Troyes};

use super::effects::event_effect;
use super::names::{
    building, card as card_name, character as character_name, colour, cubes as cubes_of, deniers,
    dice, die as die_name, event_card, family as name, influence, points, source as source_name,
    space as space_name,
};
use super::prompts::rule_of;
use words::{Lang, Line, Sign};

/// The log line of an event.
pub(super) fn line(lang: Lang, game: &Troyes, event: &Event) -> Line {
    let (sign, rule, text) = told(lang, game, event);
    Line { text, sign, rule }
}

fn told(lang: Lang, game: &Troyes, event: &Event) -> (Sign, &'static str, String) {
    match *event {
        Event::Settled { family, space } => (
            Sign::Citizen,
            "Prologue",
            lines::settled(lang, name(lang, family), space_name(lang, space)),
        ),
        Event::RoundBegan { round, start } => {
            let text = lines::round_began(lang, round, game.rounds(), name(lang, start));
            (Sign::Round, "4", text)
        }
        Event::CardOpened { card } => (
            Sign::Card,
            "0",
            lines::card_opened(lang, card_name(lang, card)),
        ),
        Event::Paid {
            family,
            income,
            salaries,
            lost,
        } => {
            let (income, salaries) = (deniers(lang, income), deniers(lang, salaries));
            let text = lines::paid(lang, name(lang, family), income, salaries);
            (Sign::Coin, "1", with_loss(lang, text, lost))
        }
        Event::Rolled {
            family,
            space,
            value,
        } => {
            let hue = colour(lang, space.colour());
            let die = die_name(
                lang,
                hue,
                value,
                name(lang, family),
                space_name(lang, space),
            );
            (Sign::Die, "2", lines::rolled(lang, die))
        }
        Event::EventDrawn { card } => {
            let effect = event_effect(lang, card);
            (
                Sign::Event,
                "3",
                lines::drawn(lang, event_card(lang, card), effect),
            )
        }
        Event::StackEmpty { stack } => (
            Sign::Event,
            "3",
            lines::stack_empty(lang, colour(lang, stack)),
        ),
        Event::NeutralCame { card, die, space } => {
            let text =
                lines::neutral_came(lang, event_card(lang, card), die, space_name(lang, space));
            (Sign::Citizen, "3", text)
        }
        Event::NoNeutralLeft { card } => (
            Sign::Event,
            "3",
            lines::no_neutral(lang, event_card(lang, card)),
        ),
        Event::Expelled {
            family,
            building: place,
        } => {
            let text = lines::expelled(lang, name(lang, family), building(lang, place));
            (Sign::Citizen, "4.4", text)
        }
        Event::TookDeniers {
            card,
            family,
            amount,
            lost,
        } => {
            let text = lines::event_took(
                lang,
                event_card(lang, card),
                name(lang, family),
                deniers(lang, amount),
            );
            (Sign::Coin, "3", with_loss(lang, text, lost))
        }
        Event::TookInfluence {
            card,
            family,
            amount,
            lost,
        } => {
            let text = lines::event_took(
                lang,
                event_card(lang, card),
                name(lang, family),
                influence(lang, amount),
            );
            (Sign::Influence, "3", with_loss(lang, text, lost))
        }
        Event::NeutralBuilt { level, column } => (
            Sign::Cathedral,
            "3",
            lines::neutral_built(lang, level, column),
        ),
        Event::Demolished {
            family,
            level,
            column,
        } => {
            let text = lines::demolished(lang, name(lang, family), level, column);
            (Sign::Cathedral, "3", text)
        }
        Event::BlackRolled { value } => (Sign::Black, "3", lines::black_rolled(lang, value)),
        Event::Countered {
            family,
            strength,
            black,
            count,
        } => {
            let gain = influence(lang, count);
            let text = lines::countered(lang, name(lang, family), strength, black, gain);
            (Sign::Black, "3", text)
        }
        Event::GaveIn {
            family,
            black,
            lost,
        } => {
            let text = lines::gave_in(lang, name(lang, family), black, points(lang, lost));
            (Sign::Black, "3", text)
        }
        _ => action(lang, event),
    }
}

/// What happens in the course of actions.
fn action(lang: Lang, event: &Event) -> (Sign, &'static str, String) {
    let got = |family, what: String| lines::got(lang, name(lang, family), what);
    let spent = |family, what: String| lines::spent(lang, name(lang, family), what);
    match *event {
        Event::Rerolled {
            family, from, to, ..
        } => {
            let text = lines::rerolled(lang, name(lang, family), from, to);
            (Sign::Die, "Influence", text)
        }
        Event::Recruited { family } => (
            Sign::Citizen,
            "Influence",
            lines::recruited(lang, name(lang, family)),
        ),
        Event::TurnedOver { family, to, .. } => {
            let text = lines::turned_over(lang, name(lang, family), 7 - to.min(6), to);
            (Sign::Die, "Influence", text)
        }
        Event::BoughtDie {
            family,
            owner,
            price,
            ..
        } => {
            let price = deniers(lang, price);
            let text = lines::bought(lang, name(lang, family), name(lang, owner), price);
            (Sign::Coin, "4", text)
        }
        Event::UsedCube { family, card } => {
            let text = lines::used_cube(lang, name(lang, family), card_name(lang, card));
            (Sign::Cube, "4.1", text)
        }
        Event::Acted(deed) => acted(lang, deed),
        Event::Hired {
            family,
            card,
            source,
            cost,
        } => {
            let text = lines::hired(
                lang,
                name(lang, family),
                card_name(lang, card),
                source_name(lang, source),
                deniers(lang, cost),
            );
            (Sign::Citizen, "4.1", text)
        }
        Event::GotDeniers { family, amount } => {
            (Sign::Coin, "4", got(family, deniers(lang, amount)))
        }
        Event::SpentDeniers { family, amount } => {
            (Sign::Coin, "4.1", spent(family, deniers(lang, amount)))
        }
        Event::GotInfluence { family, amount } => {
            (Sign::Influence, "4", got(family, influence(lang, amount)))
        }
        Event::SpentInfluence { family, amount } => (
            Sign::Influence,
            "4.1",
            spent(family, influence(lang, amount)),
        ),
        Event::GotPoints { family, amount } => {
            (Sign::Points, "4", got(family, points(lang, amount)))
        }
        Event::Taxed { family, amount } => {
            (Sign::Coin, "Cards", spent(family, deniers(lang, amount)))
        }
        Event::Shot { die } => {
            let text = if die >= 3 {
                lines::hit(lang, die)
            } else {
                lines::missed(lang, die)
            };
            (Sign::Die, "Cards", text)
        }
        Event::Built {
            family,
            level,
            column,
        } => {
            let text = lines::built(lang, name(lang, family), level, column);
            (Sign::Cathedral, "4.2", text)
        }
        Event::Fought {
            family,
            card,
            cubes,
        } => {
            let text = lines::fought(
                lang,
                name(lang, family),
                cubes_of(lang, cubes),
                event_card(lang, card),
            );
            (Sign::Cube, "4.3", text)
        }
        Event::Overcome { card, winner } => {
            let card = event_card(lang, card);
            let text = match winner {
                Some(family) => lines::overcome_by(lang, card, name(lang, family)),
                None => lines::overcome(lang, card),
            };
            (Sign::Event, "4.3", text)
        }
        Event::Placed {
            family,
            source,
            space,
        } => {
            let text = lines::placed(
                lang,
                name(lang, family),
                space_name(lang, space),
                source_name(lang, source),
            );
            (Sign::Citizen, "4.4", text)
        }
        Event::Passed { family } => (Sign::Coin, "4.6", lines::passed(lang, name(lang, family))),
        Event::Waited { family } => (Sign::Coin, "4.6", lines::waited(lang, name(lang, family))),
        _ => ending(lang, event),
    }
}

/// What happens at the end of the round and of the game.
fn ending(lang: Lang, event: &Event) -> (Sign, &'static str, String) {
    match *event {
        Event::TookPurse { family, amount } => {
            let text = lines::took_purse(lang, name(lang, family), deniers(lang, amount));
            (Sign::Coin, "5", text)
        }
        Event::WentHome {
            family,
            building: place,
        } => {
            let text = lines::went_home(lang, name(lang, family), building(lang, place));
            (Sign::Citizen, "5", text)
        }
        Event::Revealed { family, character } => {
            let character = character_name(lang, character);
            let text = lines::revealed(lang, name(lang, family), character);
            (Sign::Character, "End", text)
        }
        Event::Counted { family, tally } => {
            let text = lines::counted(lang, name(lang, family), tally);
            (Sign::Points, "End", text)
        }
        _ => (Sign::Round, "", String::new()),
    }
}

fn acted(lang: Lang, deed: Deed) -> (Sign, &'static str, String) {
    let Deed {
        family,
        target,
        count,
        total,
        times,
    } = deed;
    let (who, dice) = (name(lang, family), dice(lang, count));
    let rule = rule_of(target);
    match target {
        Target::Card(card) => {
            let text = lines::activated(lang, who, dice, total, card_name(lang, card), times);
            (Sign::Card, rule, text)
        }
        Target::Cathedral => (Sign::Cathedral, rule, lines::builds(lang, who, dice)),
        Target::Event(event) => {
            let text = lines::combats(lang, who, dice, total, event_card(lang, event));
            (Sign::Event, rule, text)
        }
        Target::Building(place) => {
            let text = lines::places(lang, who, total, building(lang, place));
            (Sign::Citizen, rule, text)
        }
        Target::Agriculture => (Sign::Coin, rule, lines::farms(lang, who, dice, total)),
    }
}

fn with_loss(lang: Lang, text: String, lost: u16) -> String {
    if lost == 0 {
        text
    } else {
        format!("{text} {}", lines::short(lang, points(lang, lost)))
    }
}
