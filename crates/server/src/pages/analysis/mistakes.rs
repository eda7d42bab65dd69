//! The mistakes: the costliest ones with what would have been better, and the largest of each side in each round.

use bots::Turn;
use catalog::{Analysis, Told};
use engine::DecisionNumber;
use maud::{Markup, html};
use table::TableView;
use words::Lang;
use words::site::analysis as texts;

use super::moment::play_on_from;
use super::{hundredths, signed, worth};
use crate::pages::levels::level_text;

/// How many are told in full.
const TOLD: usize = 5;

/// The costliest mistakes in the order of the game, as they are numbered on the curve.
pub(super) fn numbered(turns: &[Turn]) -> Vec<&Turn> {
    let mut numbered: Vec<&Turn> = turns.iter().take(TOLD).collect();
    numbered.sort_by_key(|turn| turn.decision);
    numbered
}

/// What the choice that was made is worth, and the best one.
fn worths(turn: &Turn, lang: Lang) -> (String, String) {
    let after = turn.points.map(|points| points.after);
    let better = turn.points.map(|points| points.after_better);
    (
        worth(turn.after, after, lang),
        worth(turn.after_better, better, lang),
    )
}

/// From what the best choice is worth to what the choice that was made is.
pub(super) fn change(turn: &Turn, lang: Lang) -> String {
    let (after, better) = worths(turn, lang);
    let better = turn
        .points
        .map_or(better, |points| signed(points.after_better));
    texts::from_to(lang, better, after)
}

/// The address of the position before a decision.
pub(super) fn shown(view: &TableView<'_>, decision: DecisionNumber) -> String {
    format!(
        "/tables/{}/analysis?at={}#position",
        view.id(),
        decision.before()
    )
}

fn said(view: &TableView<'_>, turn: &Turn, told: &Told, lang: Lang) -> String {
    texts::chose(lang, view.player_name(turn.seat, lang), &told.played)
}

/// The costliest mistakes, numbered; the one whose position is shown is open.
pub(super) fn costliest(
    view: &TableView<'_>,
    analysis: &Analysis,
    at: DecisionNumber,
    lang: Lang,
) -> Markup {
    let level = level_text(lang, analysis.course.level);
    let told = |turn: &Turn| {
        let mut all = analysis.turns(lang);
        all.find(|(other, _)| other.decision == turn.decision)
    };
    let turns = numbered(&analysis.course.turns);
    html! {
        @if turns.is_empty() { p { (texts::no_turns(lang)) } }
        ol class="turns" {
            @for (number, (turn, told)) in (1..).zip(turns.iter().filter_map(|turn| told(turn))) {
                li id={ "turn-" (turn.decision) } {
                    details open[turn.decision.before() == at] {
                        summary { (head(view, number, turn, told, lang)) }
                        (one(view, turn, told, &level, lang))
                    }
                }
            }
        }
    }
}

fn head(view: &TableView<'_>, number: usize, turn: &Turn, told: &Told, lang: Lang) -> Markup {
    html! {
        span class="number" { (number) }
        span class="what" {
            span class="where" { (texts::place(lang, turn.decision, &told.round)) }
            span { (view.sign(turn.seat, lang).unwrap_or_default()) " " (said(view, turn, told, lang)) }
        }
        span class="change worse" { (change(turn, lang)) }
    }
}

/// A choice with the rest of its action.
fn line(first: &str, then: &[String]) -> Markup {
    html! { (first) @for next in then { " → " (next) } }
}

fn one(view: &TableView<'_>, turn: &Turn, told: &Told, level: &str, lang: Lang) -> Markup {
    let (after, better) = worths(turn, lang);
    let rows = [
        (
            "best",
            line(&told.better, &told.better_then),
            turn.after_better,
            &better,
            texts::best(lang),
        ),
        (
            "made",
            line(&told.played, &told.played_then),
            turn.after,
            &after,
            texts::played(lang),
        ),
    ];
    html! {
        p class="better" { (texts::would_have(lang, level, &told.better, &better)) }
        dl class="bars" {
            @for (class, what, share, worth, note) in rows {
                div class=(class) {
                    dt { (what) }
                    dd {
                        @if turn.points.is_none() { svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" { rect width="100" height="6" {} rect class="part" width=(hundredths(share)) height="6" {} } }
                        b { (worth) } " " span class="note" { (note) }
                    }
                }
            }
        }
        div class="row" {
            (play_on_from(view, turn.decision.before(), turn.seat, lang))
            a class="button" href=(shown(view, turn.decision)) { (texts::show(lang)) }
        }
    }
}

/// The largest loss of each side in each round, in the order of the game.
pub(super) fn by_round(view: &TableView<'_>, analysis: &Analysis, lang: Lang) -> Markup {
    let mut turns: Vec<(&Turn, &Told)> = analysis.turns(lang).collect();
    turns.sort_by_key(|(turn, _)| turn.decision);
    html! {
        @if turns.is_empty() { p { (texts::no_turns(lang)) } }
        ul class="losses" tabindex="0" aria-labelledby="losses-heading" {
            @for (turn, told) in turns {
                li {
                    a href=(shown(view, turn.decision)) { (texts::place(lang, turn.decision, &told.round)) }
                    " " (view.sign(turn.seat, lang).unwrap_or_default()) " " (said(view, turn, told, lang))
                    " " span class="change worse" { (change(turn, lang)) }
                }
            }
        }
    }
}
