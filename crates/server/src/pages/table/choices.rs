//! The choices of a decision: in groups, with price and effect; what leads on or passes is pinned below them.

use catalog::TiledChoice as Choice;
use maud::{Markup, html};
use serde_json::Value;
use words::Lang;
use words::site::{hint, table as texts};

/// How many choices of a group are shown at once; the others are behind a fold.
const SHOWN: usize = 8;
/// How many buttons find room beside each other at the foot of the panel.
const PINNED: usize = 2;
/// The longest title of a chip; longer ones become tiles.
const CHIP: usize = 26;

/// The longest title of a button that has another one beside it at the foot.
const PAIR: usize = 28;

/// The longest label of a pinned button in large type.
const LARGE: usize = 36;

type Decision = catalog::Decision<Choice>;

/// Choices with their places in the list.
type Numbered<'d> = Vec<(usize, &'d Choice)>;

struct Group<'d> {
    heading: &'d str,
    choices: Numbered<'d>,
}

fn on_board(choice: &Choice) -> bool {
    choice.anchor.as_str() != "button"
}

/// The choices in groups, in the order in which the groups begin, and those that are pinned.
fn grouped<'d>(decision: &'d Decision, board: &'d str) -> (Vec<Group<'d>>, Numbered<'d>) {
    let (free, tied): (Numbered<'d>, Numbered<'d>) = decision
        .choices
        .iter()
        .enumerate()
        .partition(|(_, choice)| choice.tile.group.is_empty() && !on_board(choice));
    let mut groups: Vec<Group<'d>> = Vec::new();
    let mut add = |heading, numbered| match groups.iter_mut().find(|group| group.heading == heading)
    {
        Some(group) => group.choices.push(numbered),
        None => groups.push(Group {
            heading,
            choices: vec![numbered],
        }),
    };
    for (index, choice) in tied {
        let heading = choice.tile.group.as_str();
        add(
            if heading.is_empty() { board } else { heading },
            (index, choice),
        );
    }
    let pinned = if fits_the_foot(&free) {
        free
    } else {
        for numbered in free {
            add("", numbered);
        }
        Vec::new()
    };
    for group in groups.iter_mut().filter(|group| is_steps(group)) {
        group.choices.sort_by_key(|(_, choice)| step(choice));
    }
    (groups, pinned)
}

/// Whether there is room for these at the foot: one, or two that say nothing but their short names.
fn fits_the_foot(free: &Numbered<'_>) -> bool {
    let is_short = |choice: &Choice| {
        let tile = &choice.tile;
        tile.detail.is_empty() && tile.effect.is_empty() && tile.title.chars().count() <= PAIR
    };
    free.len() <= 1 || free.len() <= PINNED && free.iter().all(|(_, choice)| is_short(choice))
}

/// How many more or fewer it would be, if that is all that a choice says: `+1` or `−2`.
fn step(choice: &Choice) -> Option<i32> {
    let title = choice.tile.title.as_str();
    let more = title
        .strip_prefix('+')
        .and_then(|number| number.parse().ok());
    more.or_else(|| {
        title
            .strip_prefix('−')?
            .parse()
            .ok()
            .map(|fewer: i32| -fewer)
    })
}

/// Whether a group goes up and down in steps: then they stand in one row, from the fewest to the most.
fn is_steps(group: &Group<'_>) -> bool {
    group
        .choices
        .iter()
        .all(|(_, choice)| step(choice).is_some())
}

/// A decision as a form.
pub(in crate::pages) struct ChoiceForm<'f> {
    /// Where it is sent.
    pub(in crate::pages) address: String,
    /// What is sent along.
    pub(in crate::pages) fields: Vec<(&'static str, String)>,
    /// What tells it from the decisions of other positions.
    pub(in crate::pages) number: String,
    pub(in crate::pages) decision: &'f Decision,
    /// The choice that is advised, by its place in the list.
    pub(in crate::pages) advised: Option<usize>,
    /// The choice that was tried in vain.
    pub(in crate::pages) tried: Option<usize>,
}

/// The form. `below` stands under the choices and scrolls with them.
pub(in crate::pages) fn choices(form: &ChoiceForm<'_>, below: &Markup, lang: Lang) -> Markup {
    let decision = form.decision;
    let board = texts::on_the_board(lang);
    let (groups, pinned) = grouped(decision, &board);
    let only_way = groups.is_empty() && pinned.len() == 1;
    let button =
        |(index, choice): (usize, &Choice), class: &str| button(form, index, choice, class, lang);
    html! {
        form id="choices" method="post" action=(form.address) data-live data-decision=(form.number) {
            @for (name, value) in &form.fields { input type="hidden" name=(name) value=(value); }
            div class="groups scroller" {
                @for group in &groups {
                    @if is_steps(group) { (stepper(group, &button)) } @else { (listed(form, group, &button, lang)) }
                }
                (below)
            }
            div class="pinned" {
                @for numbered in pinned {
                    @let long = if numbered.1.tile.title.chars().count() > LARGE { " long" } else { "" };
                    (button(numbered, &format!("{}{long}", if only_way { "choice primary" } else { "choice pass" })))
                }
            }
        }
    }
}

/// A group as tiles, or as chips where names alone say everything; of many the last are behind a fold.
fn listed(
    form: &ChoiceForm<'_>,
    group: &Group<'_>,
    button: &dyn Fn((usize, &Choice), &str) -> Markup,
    lang: Lang,
) -> Markup {
    let (shown, rest) = group.choices.split_at(group.choices.len().min(SHOWN));
    let (list, class) = if is_chips(group) {
        ("chips", "choice chip")
    } else {
        ("tiles", "choice tile")
    };
    let on_board = group.choices.iter().any(|(_, choice)| on_board(choice));
    html! {
        fieldset class=(if on_board { "group places" } else { "group" }) {
            @if !group.heading.is_empty() { legend { (group.heading) " " span { (group.choices.len()) } } }
            div class=(list) { @for &numbered in shown { (button(numbered, class)) } }
            @if !rest.is_empty() {
                details class="rest" open[marked_in(form, rest)] {
                    summary { (texts::show_all(lang, group.choices.len())) }
                    div class=(list) { @for &numbered in rest { (button(numbered, class)) } }
                }
            }
        }
    }
}

/// Minus and plus on either side of how many there are, and after them every other amount in one step. Where there is nothing to take
/// away or to add, the place stays empty, so that nothing moves under a finger that presses again.
fn stepper(group: &Group<'_>, button: &dyn Fn((usize, &Choice), &str) -> Markup) -> Markup {
    let of = |wanted: i32| {
        let mut choices = group.choices.iter();
        choices.find(|(_, choice)| step(choice) == Some(wanted))
    };
    let fewest = group.choices.first().and_then(|(_, choice)| step(choice));
    let there = fewest.map_or(0, |fewest| (-fewest).max(0));
    let knob = |wanted: i32, sign: &str| {
        html! {
            @match of(wanted) {
                Some(&numbered) => (button(numbered, "choice chip step knob")),
                None => span class="step knob off" aria-hidden="true" { (sign) },
            }
        }
    };
    let others = group
        .choices
        .iter()
        .filter(|(_, choice)| !matches!(step(choice), Some(-1 | 1)));
    html! {
        fieldset class="group stepper-of" {
            legend { (group.heading) }
            div class="chips steps-of" {
                (knob(-1, "−1"))
                output { (there) }
                (knob(1, "+1"))
                @for &numbered in others { (button(numbered, "choice chip step")) }
            }
        }
    }
}

/// Whether names alone say everything.
fn is_chips(group: &Group<'_>) -> bool {
    group.choices.iter().all(|(_, choice)| {
        let tile = &choice.tile;
        tile.detail.is_empty() && tile.effect.is_empty() && tile.title.chars().count() <= CHIP
    })
}

fn marked_in(form: &ChoiceForm<'_>, choices: &[(usize, &Choice)]) -> bool {
    let marked = [form.advised, form.tried];
    choices
        .iter()
        .any(|(index, _)| marked.contains(&Some(*index)))
}

fn button(form: &ChoiceForm<'_>, index: usize, choice: &Choice, class: &str, lang: Lang) -> Markup {
    let advised = form.advised == Some(index);
    let tried = form.tried == Some(index);
    let tile = &choice.tile;
    let plain = tile.title == choice.label && tile.detail.is_empty() && tile.effect.is_empty();
    // Minus and plus on a board stand for these.
    let action = step(choice).map(|_| choice.action.value());
    let act = action.as_ref().and_then(Value::as_str);
    html! {
        button id={ "choice-" (form.number) "-" (index) } class={ (class) @if advised { " advised" } @if tried { " tried" } } name="choice" value=(index) data-anchor=(choice.anchor) data-act=[act] {
            b { (tile.title) }
            @if !tile.detail.is_empty() { span class="detail" { (tile.detail) } }
            @if !tile.effect.is_empty() { span class="effect" { (tile.effect) } }
            // The whole sentence, for those who hear it.
            @if !plain { span class="unseen" { " (" span class="whole" { (choice.label) } ")" } }
            @if advised { span class="unseen" { " (" (hint::advised(lang)) ")" } }
        }
    }
}

#[cfg(test)]
mod tests {
    use catalog::ActionJson;
    use engine::{Anchor, DecisionNumber, Seat};
    use words::ChoiceTile;

    use super::*;

    fn decision(choices: &[(&str, &str, Anchor)]) -> Decision {
        let choice = |&(group, title, ref anchor): &(&str, &str, Anchor)| Choice {
            action: ActionJson::new(&title),
            label: title.to_owned(),
            anchor: anchor.clone(),
            tile: ChoiceTile {
                group: group.to_owned(),
                ..ChoiceTile::plain(title.to_owned())
            },
        };
        Decision {
            decisions: DecisionNumber::SET_UP,
            seat: Seat(0),
            prompt: String::new(),
            rule: "",
            choices: choices.iter().map(choice).collect(),
        }
    }

    fn told<'d>(decision: &'d Decision, board: &'d str) -> (Vec<(&'d str, usize)>, Vec<usize>) {
        let (groups, pinned) = grouped(decision, board);
        let groups = groups
            .iter()
            .map(|group| (group.heading, group.choices.len()));
        let pinned = pinned.iter().map(|(index, _)| *index);
        (groups.collect(), pinned.collect())
    }

    #[test]
    fn choices_stand_with_their_kind_and_pass_is_pinned() {
        let place = |name: &str| Anchor::at("place", name);
        let decision = decision(&[
            ("Fight", "War", place("war")),
            ("", "Antwerp", place("antwerp")),
            ("Fight", "Plague", place("plague")),
            ("", "Pass", Anchor::BUTTON),
        ]);
        assert_eq!(
            told(&decision, "On the board"),
            (vec![("Fight", 2), ("On the board", 1)], vec![3])
        );
    }

    #[test]
    fn many_buttons_are_a_group_of_their_own() {
        let three = decision(&["1", "2", "3"].map(|title| ("", title, Anchor::BUTTON)));
        assert_eq!(told(&three, "On the board"), (vec![("", 3)], vec![]));
    }

    #[test]
    fn two_answers_with_an_effect_are_tiles_and_two_short_ones_are_pinned() {
        let mut two = decision(&["Emperor", "Rival"].map(|title| ("", title, Anchor::BUTTON)));
        assert_eq!(told(&two, "On the board"), (vec![], vec![0, 1]));
        two.choices[1].tile.effect = "3 of 6 votes".to_owned();
        assert_eq!(told(&two, "On the board"), (vec![("", 2)], vec![]));
        let long = "Ask again in every phase that has an event";
        let two = decision(&["Ask", long].map(|title| ("", title, Anchor::BUTTON)));
        assert_eq!(told(&two, "On the board"), (vec![("", 2)], vec![]));
    }

    #[test]
    fn names_alone_are_chips_and_anything_more_is_a_tile() {
        let mut decision =
            decision(&["Gent", "Brugge", "Ieper"].map(|name| ("March", name, Anchor::BUTTON)));
        assert!(grouped(&decision, "").0.iter().all(is_chips));
        decision.choices[1].tile.effect = "40 %".to_owned();
        assert!(!grouped(&decision, "").0.iter().any(is_chips));
    }

    #[test]
    fn steps_stand_in_one_row_from_the_fewest_to_the_most() {
        let at = Anchor::BUTTON;
        let titles = ["+1", "−1", "−2", "+10"];
        let choices = titles.map(|title| ("Pikemen", title, at.clone()));
        let decision = decision(&choices);
        let (groups, _) = grouped(&decision, "On the board");
        let row: Vec<&str> = groups[0]
            .choices
            .iter()
            .map(|(_, choice)| choice.tile.title.as_str())
            .collect();
        assert_eq!(row, ["−2", "−1", "+1", "+10"]);
    }
}
