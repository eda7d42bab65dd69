//! What an action does, as a button says it.

use troyes_rules::{Action, Space, Step, Target, Troyes, View};

use super::names::{
    card, colour, cubes, die, event_card, family, house, source, space, space_told,
};
use super::prospects::told;
use words::{Lang, capital};

/// The button of an action; if it says what a group is for, with what that would bring.
pub(super) fn choice(lang: Lang, game: &Troyes, view: &View, action: Action) -> String {
    let label = plain(lang, view, action);
    let prospect = game.prospect(view, action);
    let mut text = match (prospect, view.board.step.family()) {
        (Some(prospect), Some(acting)) => format!("{label}: {}", told(lang, &prospect, acting)),
        _ => label,
    };
    if let Action::Combat(event) | Action::Cubes(event, _) = action {
        let missing = cubes(lang, game.free_banners(&view.board, event));
        let [first, second] = game.data().events[event].points;
        text.push_str("; ");
        text.push_str(&worth(lang, missing, first, second));
    }
    text
}

/// Whether the choice is to put back what was taken.
pub(super) fn is_taken(view: &View, action: Action) -> bool {
    let plan = &view.board.plan;
    match (view.board.step, action) {
        (
            Step::Counter { dice, .. }
            | Step::CounterMore { dice, .. }
            | Step::TurnOver { dice, .. },
            Action::Die(place),
        ) => dice.contains(place),
        (Step::Group { .. }, Action::Die(place)) => plan.dice.contains(place),
        (Step::Group { .. }, Action::Cube(activity)) => plan.cube == Some(activity),
        _ => false,
    }
}

/// The button of an action without what it would bring.
pub(super) fn plain(lang: Lang, view: &View, action: Action) -> String {
    let step = view.board.step;
    match action {
        Action::Die(place) if is_taken(view, action) => {
            put_one_back(lang, die_at(lang, view, place))
        }
        Action::Cube(activity) if is_taken(view, action) => {
            put_one_back(lang, cube_of(lang, card(lang, activity)))
        }
        Action::Cubes(event, count) => cubes_on(lang, cubes(lang, count), event_card(lang, event)),
        Action::Confirm if matches!(step, Step::GiveUp { .. }) => give_up(lang),
        Action::Settle(place) => settle(lang, space_told(lang, place)),
        Action::Die(place) => capital(die_at(lang, view, place)),
        Action::Black(value) => black(lang, value),
        Action::More => more_dice(lang),
        Action::Reroll => reroll(lang),
        Action::Recruit => recruit(lang),
        Action::TurnOver => turn_over(lang),
        Action::Cube(activity) => cube(lang, card(lang, activity)),
        Action::Activate(activity) => activate(lang, view, activity),
        Action::Build => build(lang),
        Action::Combat(event) if matches!(step, Step::Cubes { .. }) => {
            one_cube(lang, event_card(lang, event))
        }
        Action::Combat(event) => combat(lang, event_card(lang, event)),
        Action::Place(place) => place_in(lang, house(lang, place)),
        Action::Farm => farm(lang),
        Action::From(from) if matches!(step, Step::Group { .. }) => {
            instead(lang, source(lang, from))
        }
        Action::From(from) => capital(source(lang, from)),
        Action::Times(times) => match view.board.plan.target {
            Some(Target::Event(_)) => place_cubes(lang, cubes(lang, times)),
            Some(Target::Card(activity)) if activity.is_delayed() => {
                place_cubes(lang, cubes(lang, times))
            }
            _ => activate_times(lang, times),
        },
        Action::Confirm if step.defence().is_some() => counter(lang),
        Action::Confirm => confirm(lang),
        Action::Done if matches!(step, Step::TurnOver { .. }) => turn_chosen(lang),
        Action::Done => no_more_cubes(lang),
        Action::Drop => put_back(lang),
        Action::GiveIn => give_in(lang),
        Action::Pass => pass(lang),
    }
}

fn die_at(lang: Lang, view: &View, place: Space) -> String {
    let hue = colour(lang, place.colour());
    match view.board.dice[place.index()] {
        Some(found) => {
            let owner = family(lang, found.owner);
            die(lang, hue, found.value, owner, space(lang, place))
        }
        None => space(lang, place),
    }
}

fn activate(lang: Lang, view: &View, activity: troyes_rules::Activity) -> String {
    let name = card(lang, activity);
    let hired = view.family().is_some_and(|family| {
        let card = view.board.card(activity);
        card.is_some_and(|card| card.has_tradesman(family))
    });
    if hired {
        activate_card(lang, name)
    } else {
        hire_and_activate(lang, name)
    }
}

words::texts!("choices");
