//! The first page of somebody who has no table yet: what this is, three ways in, the games, what can be relied on, games to watch.

use bots::Level;
use catalog::AnyGame;
use maud::{Markup, html};
use table::Listed;
use words::Lang;

use super::emblem::definitions;
use super::frame::PageContext;
use super::icons::{Tool, tool};
use super::panorama::panorama;
use super::{game, home, lobby};
use crate::App;

/// What is said there.
pub(super) mod texts {
    words::texts!("front");
}

/// The game to begin with: the one that takes the least time, and of those the one with the fewest rules.
pub(super) fn first_game(app: &App) -> Option<&'static dyn AnyGame> {
    let kinds = app.tables().catalog().kinds();
    kinds.min_by_key(|kind| (*kind.about().minutes.end(), game::words_of_rules(*kind)))
}

/// A form whose button begins a short game against bots that do not play hard.
pub(super) fn play_now(app: &App, class: &str, text: &Markup) -> Markup {
    html! {
        @if let Some(kind) = first_game(app) {
            form method="post" action={ "/games/" (kind.id()) "/tables" } {
                @for seat in 0..*kind.seats().start() {
                    @let value = if seat == 0 { "me".to_owned() } else { format!("bot:{}", Level::Easy) };
                    input type="hidden" name={ "seat-" (seat) } value=(value);
                }
                input type="hidden" name="private" value="yes";
                button class=(class) { (text) }
            }
        }
    }
}

/// What is on the page.
pub(super) fn body(
    app: &App,
    reader: &PageContext,
    open: &[Listed],
    running: &[Listed],
    looks: bool,
) -> Markup {
    let lang = reader.lang;
    let way = |drawing: Tool, text: String, help: String| {
        html! { (tool(drawing)) span { b { (text) } small { (help) } } }
    };
    html! {
        (definitions(app.tables().catalog().kinds()))
        div class="hero" {
            div class="say" {
                h1 { (texts::headline(lang)) }
                p { (texts::lead(lang)) }
                div class="ways-in" {
                    (play_now(app, "primary big", &way(Tool::Play, texts::play_now(lang), texts::play_now_help(lang))))
                    a class="button big" href="/learn" { (way(Tool::Book, texts::learn_now(lang), texts::learn_now_help(lang))) }
                    a class="button big" href="/new" { (way(Tool::Players, texts::with_friends(lang), texts::with_friends_help(lang))) }
                }
                p class="under" {
                    @if looks { a href="/find/waiting" { (lobby::texts::you_look(lang)) } } @else { a href="/find" { (texts::with_others(lang)) } }
                }
            }
            (panorama())
        }
        section aria-labelledby="games" {
            h2 id="games" class="unseen" { (words::site::home::the_games(lang)) }
            (home::cards(app, lang))
        }
        section class="promises" aria-labelledby="promises" {
            h2 id="promises" { (texts::promises(lang)) }
            ul {
                (promise(Tool::Lantern, &texts::rules_known(lang), &texts::rules_known_help(lang)))
                (promise(Tool::Seal, &texts::dice_sealed(lang), &texts::dice_sealed_help(lang)))
                (promise(Tool::Story, &texts::game_yours(lang), &texts::game_yours_help(lang)))
            }
        }
        (home::open_tables(open, reader))
        @if !running.is_empty() {
            section aria-labelledby="to-watch" {
                h2 id="to-watch" { (texts::live_tables(lang)) }
                ul class="sheet rows" { @for table in running { (lobby::running_line(app, table, reader)) } }
            }
        }
    }
}

fn promise(drawing: Tool, heading: &str, text: &str) -> Markup {
    html! { li { (tool(drawing)) h3 { (heading) } p { (text) } } }
}

/// How many rules a game has, as dots.
pub(super) fn weight(kind: &'static dyn AnyGame, lang: Lang) -> Markup {
    let weight = game::weight(kind);
    html! {
        span class="weight" role="img" aria-label=(texts::weight(lang, weight)) title=(texts::weight(lang, weight)) {
            @for dot in 1..=5 { i class=[(dot <= weight).then_some("on")] {} }
        }
    }
}
