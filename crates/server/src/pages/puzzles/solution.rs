//! What is said about the choices of a puzzle: what a wrong one loses, why the best is best, and the line.

use catalog::{Choice, Decision, LogLine, TiledChoice};
use lessons::{PuzzleStep as Step, PuzzleWorth as Worth};
use maud::{Markup, html};
use words::Lang;

use super::record::Record;
use super::solve::Shown;
use super::{address, texts};
use crate::pages::icons::{Tool, tool};
use crate::pages::learn::meanwhile;
use crate::pages::levels::level_text;

/// So many choices of a decision are shown at once.
const SHOWN: usize = 5;

fn hundredths(share: f64) -> i32 {
    (share * 100.0).round() as i32
}

/// What a choice loses that is not the best.
pub(super) fn loss(
    step: &Step,
    tried: usize,
    decision: &Decision<TiledChoice>,
    lang: Lang,
) -> Option<Markup> {
    let (worth, best) = (step.worth(tried)?, step.worth(step.best)?);
    let label = &decision.choices.get(tried)?.label;
    let share = hundredths(worth.share);
    let lost = (hundredths(best.share) - share).max(1);
    Some(html! {
        p class="wrong" { b aria-hidden="true" { "✗" } span { b { (label) } ": " (texts::loses(lang, share, lost)) " " (texts::try_again(lang)) } }
    })
}

/// The solution with its reasons.
pub(super) fn told(
    shown: &Shown<'_>,
    whose: &Markup,
    told: &[LogLine],
    record: &Record,
    lang: Lang,
) -> Markup {
    let puzzle = shown.puzzle;
    let kind = puzzle.kind();
    // A test plays every puzzle.
    let line = puzzle.line(lang).unwrap_or_default();
    let asked: Vec<(usize, &Step, Vec<Choice>)> = puzzle
        .steps()
        .iter()
        .enumerate()
        .filter_map(|(number, step)| {
            let playing = puzzle.at(number).ok()?;
            Some((number, step, puzzle.decision(&*playing, lang).ok()?.choices))
        })
        .collect();
    let rating = record.solved.rating;
    let was = shown.was.filter(|&was| was != rating);
    html! {
        div class="ask" {
            (whose)
            h1 id="asked" tabindex="-1" { @if shown.is_found { (texts::found(lang)) } @else { (texts::solution(lang)) } ": " (line.first().map_or("", String::as_str)) }
            (meanwhile(told, lang))
        }
        div id="answer" class="answer" role="status" {
            @if let Some((_, step, choices)) = asked.first() { (why(shown, step, choices, lang)) }
        }
        div class="reasons scroller" {
            @if line.len() > 1 {
                h2 { (texts::line(lang)) }
                ol class="line-of-play" { @for one in &line { li { (one) } } }
            }
            @for (number, step, choices) in &asked {
                @if asked.len() > 1 { h2 { (texts::step_of(lang, number + 1, asked.len())) } }
                (worths(step, choices, lang))
            }
            h2 { (texts::bots_tried(lang)) }
            ul class="plain" { @for (level, missed, tries) in puzzle.missed() { li { (texts::missed_by(lang, level_text(lang, level), missed, tries)) } } }
            p class="note" { (texts::counted(lang, puzzle.trials())) }
        }
        div class="means" {
            @if let Some(was) = was { span class="note rating-change" { (texts::rating_change(lang, was, rating)) } }
            a class="tool" href=(address(puzzle)) { (tool(Tool::Previous)) (texts::again(lang)) }
            a id="next" class="button primary" href={ "/learn/puzzles/" (kind.id()) "/next" } { (texts::next(lang)) (tool(Tool::Next)) }
        }
    }
}

/// Why the solution is best: what it brings and what the next best brings, what one could expect before, and everybody's chances after it.
fn why(shown: &Shown<'_>, step: &Step, choices: &[Choice], lang: Lang) -> Markup {
    let share = |place: usize| step.worth(place).map_or(0, |worth| hundredths(worth.share));
    let next = step.next_best();
    let label = next.and_then(|next| choices.get(next));
    let label = label.map_or("", |choice| &choice.label);
    let second = next.map_or(0, share);
    let last = shown.puzzle.steps().last().unwrap_or(step);
    let seats = last.after().zip(engine::Seat::all(shown.puzzle.players()));
    let seats = seats.map(|(share, seat)| {
        let side = shown.side(seat, lang);
        texts::seat_share(lang, side, hundredths(share))
    });
    let seats = words::list(lang, seats);
    html! {
        p class="right" {
            b aria-hidden="true" { "✓" }
            span {
                (texts::why_best(lang, share(step.best), label, second)) " "
                (texts::why_before(lang, hundredths(step.before()))) " "
                (texts::why_seats(lang, seats))
            }
        }
    }
}

/// All choices of a decision, the best first, with what each is worth.
fn worths(step: &Step, choices: &[Choice], lang: Lang) -> Markup {
    let mut rows: Vec<(usize, Worth, &str)> = step
        .worths()
        .zip(choices)
        .enumerate()
        .map(|(place, (worth, choice))| (place, worth, choice.label.as_str()))
        .collect();
    rows.sort_by(|(_, one, _), (_, other, _)| other.share.total_cmp(&one.share));
    let (first, rest) = rows.split_at(rows.len().min(SHOWN));
    let row = |&(place, worth, label): &(usize, Worth, &str)| {
        let (share, doubt) = (hundredths(worth.share), (worth.doubt * 100.0).ceil() as i32);
        html! {
            tr class=[(place == step.best).then_some("best")] {
                th scope="row" { (label) @if place == step.best { " " em { (texts::best(lang)) } } }
                td { meter min="0" max="100" value=(share.clamp(0, 100)) aria-hidden="true" {} }
                td class="share" { b { (share) "%" } " ±" (doubt.max(1)) }
            }
        }
    };
    html! {
        table class="worths" {
            thead { tr { th scope="col" { (texts::choice(lang)) } th scope="col" colspan="2" { (texts::chance(lang)) } } }
            tbody { @for one in first { (row(one)) } }
        }
        @if !rest.is_empty() {
            details { summary { (texts::more_choices(lang, rest.len())) } table class="worths" { tbody { @for one in rest { (row(one)) } } } }
        }
    }
}
