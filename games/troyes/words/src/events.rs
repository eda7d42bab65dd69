//! The log: a line for what happens, and the sign beside it.

use troyes_rules::{Deed, Event, Family, Space, Target, Troyes, UsedDie};

use super::effects::event_effect;
use super::names::{
    card as card_name, character as character_name, colour, cubes as cubes_of, deniers, dice,
    dice_by_colour, die_of, event_card, house, influence, origin, own_die, player as name, points,
    space_told,
};
use super::prompts::rule_of;
use words::{Lang, Line, Players, Sign, list};

/// The sentences.
mod lines {
    words::texts!("events");
}

/// The log line of an event.
pub(super) fn line(lang: Lang, players: &Players, game: &Troyes, event: &Event) -> Line {
    let (sign, rule, text) = told(lang, players, game, event);
    Line { text, sign, rule }
}

fn told(
    lang: Lang,
    players: &Players,
    game: &Troyes,
    event: &Event,
) -> (Sign, &'static str, String) {
    match *event {
        Event::StartPlayer { family } => (
            Sign::Round,
            "Set-up",
            lines::start_player(lang, name(lang, players, family)),
        ),
        Event::Settled { family, space } => (
            Sign::Citizen,
            "Prologue",
            lines::settled(lang, name(lang, players, family), space_told(lang, space)),
        ),
        Event::RoundBegan { round, start } => {
            let text = lines::round_began(lang, round, game.rounds(), name(lang, players, start));
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
            let text = lines::paid(lang, name(lang, players, family), income, salaries);
            (Sign::Coin, "1", with_loss(lang, text, lost))
        }
        Event::Rolled { family, dice } => {
            let found = Space::all().zip(dice);
            let found: Vec<_> = found
                .filter_map(|(space, value)| Some((space.colour(), value?)))
                .collect();
            let text = lines::rolled(
                lang,
                name(lang, players, family),
                dice_by_colour(lang, &found),
            );
            (Sign::Die, "2", text)
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
                lines::neutral_came(lang, event_card(lang, card), die, space_told(lang, space));
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
            let text = lines::expelled(lang, name(lang, players, family), house(lang, place));
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
                name(lang, players, family),
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
                name(lang, players, family),
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
            let text = lines::demolished(lang, name(lang, players, family), level, column);
            (Sign::Cathedral, "3", text)
        }
        Event::BlackRolled { dice } => {
            let values: Vec<u8> = dice.iter().flatten().copied().collect();
            let text = lines::black_rolled(lang, values.len(), list(lang, values));
            (Sign::Black, "3", text)
        }
        Event::Countered {
            family,
            strength,
            black,
            influence: gained,
            ..
        } => {
            let gain = influence(lang, gained);
            let text = lines::countered(lang, name(lang, players, family), strength, black, gain);
            (Sign::Black, "3", text)
        }
        Event::GaveIn {
            family,
            black,
            lost,
        } => {
            let who = name(lang, players, family);
            let text = match lost {
                0 => lines::gave_in_pointless(lang, who, black),
                _ => lines::gave_in(lang, who, black, points(lang, lost)),
            };
            (Sign::Black, "3", text)
        }
        _ => action(lang, players, event),
    }
}

/// What happens in the course of actions.
fn action(lang: Lang, players: &Players, event: &Event) -> (Sign, &'static str, String) {
    let got = |family, what: String| lines::got(lang, name(lang, players, family), what);
    let spent = |family, what: String| lines::spent(lang, name(lang, players, family), what);
    match *event {
        Event::Rerolled {
            family,
            space,
            from,
            to,
        } => {
            let hue = colour(lang, space.colour());
            let text = lines::rerolled(lang, name(lang, players, family), hue, from, to);
            (Sign::Die, "Influence", text)
        }
        Event::Recruited { family } => (
            Sign::Citizen,
            "Influence",
            lines::recruited(lang, name(lang, players, family)),
        ),
        Event::TurnedOver { family, space, to } => {
            let hue = colour(lang, space.colour());
            let text =
                lines::turned_over(lang, name(lang, players, family), hue, 7 - to.min(6), to);
            (Sign::Die, "Influence", text)
        }
        Event::BoughtDie {
            family,
            owner,
            space,
            value,
            price,
        } => {
            let hue = colour(lang, space.colour());
            let die = die_of(lang, hue, value, name(lang, players, owner));
            let text = lines::bought(lang, name(lang, players, family), die, deniers(lang, price));
            (Sign::Coin, "4", text)
        }
        Event::UsedCube { family, card } => {
            let text = lines::used_cube(lang, name(lang, players, family), card_name(lang, card));
            (Sign::Cube, "4.1", text)
        }
        Event::Acted(deed) => acted(lang, players, deed),
        Event::Hired {
            family,
            card,
            source,
            cost,
        } => {
            let text = lines::hired(
                lang,
                name(lang, players, family),
                card_name(lang, card),
                origin(lang, source),
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
        Event::GotInfluence {
            family,
            amount,
            surplus,
        } => {
            let mut text = got(family, influence(lang, amount));
            if surplus > 0 {
                text.push(' ');
                text.push_str(&lines::surplus(lang, influence(lang, surplus)));
            }
            (Sign::Influence, "4", text)
        }
        Event::SpentInfluence { family, amount } => (
            Sign::Influence,
            "4.1",
            spent(family, influence(lang, amount)),
        ),
        Event::GotPoints { family, amount } => {
            (Sign::Points, "4", got(family, points(lang, amount)))
        }
        Event::Taxed { family, amount: 0 } => (
            Sign::Coin,
            "Cards",
            lines::spent_nothing(lang, name(lang, players, family)),
        ),
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
            let text = lines::built(lang, name(lang, players, family), level, column);
            (Sign::Cathedral, "4.2", text)
        }
        Event::Fought {
            family,
            card,
            cubes,
        } => {
            let text = lines::fought(
                lang,
                name(lang, players, family),
                cubes_of(lang, cubes),
                event_card(lang, card),
            );
            (Sign::Cube, "4.3", text)
        }
        Event::GaveUp { family, cubes } => {
            let text = lines::gave_up(lang, name(lang, players, family), cubes_of(lang, cubes));
            (Sign::Cube, "4.3", text)
        }
        Event::Overcome { card, winner } => {
            let card = event_card(lang, card);
            let text = match winner {
                Some(family) => lines::overcome_by(lang, card, name(lang, players, family)),
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
                name(lang, players, family),
                space_told(lang, space),
                origin(lang, source),
            );
            (Sign::Citizen, "4.4", text)
        }
        Event::Passed { family } => (
            Sign::Coin,
            "4.6",
            lines::passed(lang, name(lang, players, family)),
        ),
        Event::Waited { family } => (
            Sign::Coin,
            "4.6",
            lines::waited(lang, name(lang, players, family)),
        ),
        _ => ending(lang, players, event),
    }
}

/// What happens at the end of the round and of the game.
fn ending(lang: Lang, players: &Players, event: &Event) -> (Sign, &'static str, String) {
    match *event {
        Event::TookPurse { family, amount } => {
            let text = lines::took_purse(lang, name(lang, players, family), deniers(lang, amount));
            (Sign::Coin, "5", text)
        }
        Event::WentHome {
            family,
            building: place,
        } => {
            let text = lines::went_home(lang, name(lang, players, family), house(lang, place));
            (Sign::Citizen, "5", text)
        }
        Event::Revealed { family, character } => {
            let character = character_name(lang, character);
            let text = lines::revealed(lang, name(lang, players, family), character);
            (Sign::Character, "End", text)
        }
        Event::Counted { family, tally } => {
            let text = lines::counted(
                lang,
                name(lang, players, family),
                tally.gained,
                tally.events,
                tally.tradesmen,
                tally.characters,
                tally.cathedral,
            );
            let total = lines::counted_total(lang, tally.total());
            (Sign::Points, "End", format!("{text} {total}"))
        }
        _ => (Sign::Round, "", String::new()),
    }
}

fn acted(lang: Lang, players: &Players, deed: Deed) -> (Sign, &'static str, String) {
    let Deed {
        family,
        target,
        count,
        total,
        times,
        dice: used,
    } = deed;
    let who = name(lang, players, family);
    let dice = dice_used(lang, players, family, &used, count);
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
            let text = lines::places(lang, who, dice, house(lang, place));
            (Sign::Citizen, rule, text)
        }
        Target::Agriculture => (Sign::Coin, rule, lines::farms(lang, who, dice, total)),
    }
}

/// Every die by colour, value and owner; their number where nothing more is known.
fn dice_used(
    lang: Lang,
    players: &Players,
    user: Family,
    used: &[Option<UsedDie>],
    count: u8,
) -> String {
    let die = |die: &UsedDie| {
        let hue = colour(lang, die.space.colour());
        if die.owner == user {
            own_die(lang, hue, die.value)
        } else {
            die_of(lang, hue, die.value, name(lang, players, die.owner))
        }
    };
    let named: Vec<String> = used.iter().flatten().map(die).collect();
    if named.is_empty() {
        dice(lang, count)
    } else {
        list(lang, named).to_string()
    }
}

fn with_loss(lang: Lang, text: String, lost: u16) -> String {
    if lost == 0 {
        text
    } else {
        format!("{text} {}", lines::short(lang, points(lang, lost)))
    }
}
