//! How strong bots are, in words, and choosing one of them.

use bots::{Level, Scale};
use catalog::AnyGame;
use maud::{Markup, html};
use words::Lang;
use words::site::new_table as texts;

use super::new_table::own;

/// How well a bot plays, in words.
pub(super) fn level_text(lang: Lang, level: Level) -> String {
    match level {
        Level::Random => texts::level_random(lang),
        Level::Easy => texts::level_easy(lang),
        Level::Medium => texts::level_medium(lang),
        Level::Hard => texts::level_hard(lang),
        Level::Expert => texts::level_expert(lang),
        Level::HardWith(trials) | Level::ExpertWith(trials) => {
            let (kind, _) = level.parts();
            own::with_trials(lang, level_text(lang, kind), trials.get())
        }
        other => other.name(),
    }
}

/// How well a bot plays this game, in words: by its rating if that is all that there is to say.
pub(super) fn strength(kind: &dyn AnyGame, level: Level, lang: Lang) -> String {
    let rating = kind
        .scale()
        .rating(level)
        .filter(|_| level.parts().1.is_some());
    rating.map_or_else(
        || level_text(lang, level),
        |rating| own::about(lang, rating),
    )
}

/// A bot among others to choose from: with its rating if it was measured.
fn offered(scale: &Scale, level: Level, lang: Lang) -> String {
    let named = level_text(lang, level);
    match (scale.rating(level), level.parts().1) {
        (None, _) => named,
        (Some(rating), None) => own::rated_level(lang, named, rating),
        (Some(rating), Some(_)) => own::rated_level(lang, own::about(lang, rating), named),
    }
}

/// The bots to choose from in a list: first those with a name, then the steps of the game's scale, both from strong to weak.
pub(super) fn options(
    kind: &dyn AnyGame,
    selected: Option<Level>,
    value: impl Fn(Level) -> String,
    text: impl Fn(String) -> String,
    lang: Lang,
) -> Markup {
    let scale = kind.scale();
    let steps = scale.steps.iter().rev().map(|step| step.level);
    let option = |level: Level| {
        html! { option value=(value(level)) selected[Some(level) == selected] { (text(offered(scale, level, lang))) } }
    };
    html! {
        @for &level in Level::ALL.iter().rev() { (option(level)) }
        optgroup label=(own::scale(lang)) {
            @for level in steps.filter(|level| level.parts().1.is_some()) { (option(level)) }
        }
    }
}
