//! What is asked of a player, and what the others are told meanwhile.

use troyes_rules::{Before, Board, Family, Step, Target, View};

use super::names::{building, card, deniers, event_card, family as name};
use words::{Lang, Prompt, plural, texts};

/// The rule that a step is about.
fn rule(board: &Board) -> &'static str {
    match board.step {
        Step::Settle { .. } => "Prologue",
        Step::Counter { .. } => "3",
        Step::Reroll { .. } | Step::TurnOver { .. } => "Influence",
        Step::Turn { .. } | Step::Group { .. } => "4",
        Step::Citizen { .. } | Step::Confirm { .. } => match board.plan.target {
            Some(target) => rule_of(target),
            None => "4",
        },
        Step::Cubes { .. } => "4.3",
        Step::Over => "End",
    }
}

/// The rule of what a group of dice is for.
pub(super) fn rule_of(target: Target) -> &'static str {
    match target {
        Target::Card(_) => "4.1",
        Target::Cathedral => "4.2",
        Target::Event(_) => "4.3",
        Target::Building(_) => "4.4",
        Target::Agriculture => "4.5",
    }
}

/// What is asked of the family to act, if the viewer is that family; else what he is waiting for.
pub(super) fn prompt(lang: Lang, view: &View) -> Prompt {
    let text = match view.board.step.family() {
        Some(family) if view.family() == Some(family) => asked(lang, &view.board, family),
        _ => waiting(lang, view),
    };
    Prompt {
        text,
        rule: rule(&view.board),
    }
}

/// What somebody who is not to act is told.
pub(super) fn waiting(lang: Lang, view: &View) -> String {
    let step = view.board.step;
    let Some(family) = step.family() else {
        return over(lang);
    };
    let who = name(lang, family);
    match step {
        Step::Settle { .. } => settling(lang, who),
        Step::Counter { .. }
        | Step::Reroll {
            before: Before::Counter,
            ..
        }
        | Step::TurnOver {
            before: Before::Counter,
            ..
        } => countering(lang, who),
        Step::Cubes { .. } => placing_cubes(lang, who),
        _ => acting(lang, who),
    }
}

fn asked(lang: Lang, board: &Board, family: Family) -> String {
    let who = name(lang, family);
    match board.step {
        Step::Settle { .. } => settle(lang, who, board.players[family].supply),
        Step::Counter { black, .. } => {
            let dice = board.black.iter().enumerate();
            let sum: u8 = dice
                .filter(|(index, _)| black & (1 << index) != 0)
                .map(|(_, value)| value)
                .sum();
            counter(lang, who, sum)
        }
        Step::Reroll { .. } => reroll(lang, who),
        Step::TurnOver { dice, .. } => turn_over(lang, who, dice.len()),
        Step::Turn { .. } => turn(lang, who),
        Step::Group { .. } => {
            let group = board.plan.group;
            if group.count == 0 {
                return no_dice_yet(lang, who);
            }
            group_made(lang, who, group.total, deniers(lang, group.price))
        }
        Step::Citizen { .. } => citizen(lang, who),
        Step::Confirm { .. } => match board.plan.target {
            Some(target) => confirm(lang, board, family, target),
            None => turn(lang, who),
        },
        Step::Cubes { left, .. } => cubes_left(lang, who, left),
        Step::Over => over(lang),
    }
}

fn confirm(lang: Lang, board: &Board, family: Family, target: Target) -> String {
    let (who, group) = (name(lang, family), board.plan.group);
    let price = deniers(lang, group.price);
    match target {
        Target::Card(activity) => how_often(lang, who, card(lang, activity), group.total, price),
        Target::Event(event) => how_many_cubes(lang, who, event_card(lang, event), price),
        Target::Cathedral => confirm_build(lang, who, group.count, price),
        Target::Building(place) => confirm_place(lang, who, building(lang, place), price),
        Target::Agriculture => {
            confirm_farm(lang, who, deniers(lang, (group.total / 2).into()), price)
        }
    }
}

texts! {
    fn over() {
        en "The game is over."
        nl "Het spel is afgelopen."
        hu "A játék véget ért."
    }

    fn settling(who) {
        en "{who} is placing a citizen."
        nl "{who} plaatst een burger."
        hu "{who} polgárt helyez el."
    }

    fn countering(who) {
        en "{who} is countering black dice."
        nl "{who} pareert zwarte dobbelstenen."
        hu "{who} a fekete kockák ellen védekezik."
    }

    fn placing_cubes(who) {
        en "{who} is placing cubes on events."
        nl "{who} plaatst blokjes op gebeurtenissen."
        hu "{who} jelzőket tesz az eseményekre."
    }

    fn acting(who) {
        en "{who} is thinking about an action."
        nl "{who} denkt na over een actie."
        hu "{who} akción gondolkodik."
    }

    fn settle(who, left: u8) {
        en "{who}: place a citizen on a free space of any building; {left} {are} left."  (are = plural(left, "is", "are"))
        nl "{who}: plaats een burger op een vrij veld van een gebouw; nog {left} te gaan."
        hu "{who}: tégy egy polgárt bármelyik épület szabad helyére; még {left} van hátra."
    }

    fn counter(who, black: u8) {
        en "{who}: choose dice worth at least {black} against the black dice; red ones count double. You may take on more black dice."
        nl "{who}: kies dobbelstenen met samen minstens {black} tegen de zwarte dobbelstenen; rode tellen dubbel. Je mag er meer zwarte bij nemen."
        hu "{who}: válassz legalább {black} értékű kockát a fekete kockák ellen; a piros duplán számít. Több feketét is vállalhatsz."
    }

    fn reroll(who) {
        en "{who}: which of your dice do you roll again?"
        nl "{who}: welke eigen dobbelsteen gooi je opnieuw?"
        hu "{who}: melyik kockáddal dobsz újra?"
    }

    fn turn_over(who, chosen: usize) {
        en "{who}: choose up to three of your dice to turn over; {chosen} chosen."
        nl "{who}: kies hoogstens drie eigen dobbelstenen om om te keren; {chosen} gekozen."
        hu "{who}: válassz legfeljebb három kockádat, amelyet megfordítasz; eddig {chosen}."
    }

    fn turn(who) {
        en "{who}: take dice for an action, spend influence first, or pass."
        nl "{who}: neem dobbelstenen voor een actie, zet eerst invloed in, of pas."
        hu "{who}: vegyél kockákat egy akcióhoz, költs előtte befolyást, vagy passzolj."
    }

    fn no_dice_yet(who) {
        en "{who}: take the dice that the cube is to change."
        nl "{who}: neem de dobbelstenen die het blokje verandert."
        hu "{who}: vedd el a kockákat, amelyeket a jelző módosít."
    }

    fn group_made(who, total: u8, price) {
        en "{who}: your group makes {total} and costs {price}. Take more dice, or say what it is for."
        nl "{who}: je groep is {total} waard en kost {price}. Neem er dobbelstenen bij, of zeg waarvoor."
        hu "{who}: a csoport értéke {total}, ára {price}. Vegyél még kockát, vagy válaszd ki, mire használod."
    }

    fn citizen(who) {
        en "{who}: where does the citizen come from?"
        nl "{who}: waar komt de burger vandaan?"
        hu "{who}: honnan jön a polgár?"
    }

    fn how_often(who, card, total: u8, price) {
        en "{who}: how often do you activate {card} with {total}? The dice cost {price}."
        nl "{who}: hoe vaak activeer je {card} met {total}? De dobbelstenen kosten {price}."
        hu "{who}: hányszor használod ({card}) a {total} értékű csoporttal? A kockák ára {price}."
    }

    fn how_many_cubes(who, event, price) {
        en "{who}: how many cubes do you place on {event}? The dice cost {price}."
        nl "{who}: hoeveel blokjes plaats je op {event}? De dobbelstenen kosten {price}."
        hu "{who}: hány jelzőt teszel ide: {event}? A kockák ára {price}."
    }

    fn confirm_build(who, cubes: u8, price) {
        en "{who}: build the Cathedral with {cubes} {word}? The dice cost {price}." (word = plural(cubes, "cube", "cubes"))
        nl "{who}: met {cubes} {word} aan de kathedraal bouwen? De dobbelstenen kosten {price}." (word = plural(cubes, "blokje", "blokjes"))
        hu "{who}: {cubes} jelzővel építed a katedrálist? A kockák ára {price}."
    }

    fn confirm_place(who, building, price) {
        en "{who}: place the citizen in the {building}? The die costs {price}."
        nl "{who}: de burger plaatsen ({building})? De dobbelsteen kost {price}."
        hu "{who}: ide helyezed a polgárt: {building}? A kocka ára {price}."
    }

    fn confirm_farm(who, gain, price) {
        en "{who}: till the fields for {gain}? The dice cost {price}."
        nl "{who}: het land bewerken voor {gain}? De dobbelstenen kosten {price}."
        hu "{who}: földet művelsz, a haszna {gain}? A kockák ára {price}."
    }

    fn cubes_left(who, left: u8) {
        en "{who}: place a cube on any event; {left} left."
        nl "{who}: plaats een blokje op een gebeurtenis; nog {left}."
        hu "{who}: tégy egy jelzőt bármelyik eseményre; még {left} van."
    }
}
