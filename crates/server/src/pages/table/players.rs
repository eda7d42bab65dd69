//! The players: sign, name, resources, score now and what it would be.

use boards::Panel;
use maud::{Markup, html};
use table::{Holder, Scene, SeatSight, Sight, Trouble};
use words::Lang;
use words::site::table as texts;

use super::lobby::{let_bot_play, link};
use crate::pages::home::called;
use crate::pages::new_table::level_text;

/// All players.
pub(in crate::pages) fn players(
    sight: &Sight<'_>,
    scene: &Scene<'_>,
    lang: Lang,
) -> Result<Markup, Trouble> {
    let seats = sight.seats(lang);
    let to_act = scene.to_act();
    let panels = scene.panels(lang)?;
    Ok(html! {
        section id="players" class="sheet players" aria-labelledby="players-heading" {
            h2 id="players-heading" { (texts::players(lang)) }
            @for panel in &panels {
                @if let Some(seat) = seats.iter().find(|seat| seat.seat == panel.seat) {
                    (player(sight, seat, panel, to_act.contains(panel.seat), lang)?)
                }
            }
        }
    })
}

fn player(
    sight: &Sight<'_>,
    seat: &SeatSight,
    panel: &Panel,
    acts: bool,
    lang: Lang,
) -> Result<Markup, Trouble> {
    let class = format!(
        "player of-seat {} {} {}",
        sight.kind().id(),
        panel.id,
        if acts { "acts" } else { "" }
    );
    Ok(html! {
        div id={ "player-" (panel.seat) } class=(class) {
            div class="title" {
                (sight.sign(panel.seat, lang)?)
                div {
                    h3 { (panel.name) }
                    p class="who" {
                        (called(seat, lang))
                        @if let Some(level) = seat.level { ", " (level_text(lang, level)) }
                        @if seat.yours && seat.holder == Holder::Human && !seat.name.is_empty() { " (" (texts::you(lang)) ")" }
                        @if acts { span class="turn" { (texts::to_act(lang)) } }
                    }
                }
                p class="score" { span class="value" id={ "score-" (panel.seat) } { (panel.score.value) } span class="label" { (panel.score.label) } }
            }
            dl class="figures" {
                @for figure in &panel.figures {
                    // By its label, so that a number keeps its place when others come and go.
                    @let id = format!("figure-{}-{}", panel.seat, figure.label.replace(' ', "-"));
                    div class=[(figure.value.chars().count() > 7).then_some("wide")] { dt { (figure.label) } dd id=(id) { (figure.value) } }
                }
            }
            (vacancy(sight, seat, lang))
            @if !panel.outlook.is_empty() { p class="outlook" { (panel.outlook) } }
        }
    })
}

/// What can be done about a player who does not come back, and the link to the seat that he had.
fn vacancy(sight: &Sight<'_>, seat: &SeatSight, lang: Lang) -> Markup {
    let tokens = sight.tokens();
    let token = tokens.iter().find(|(open, _)| *open == seat.seat);
    html! {
        @if let Some(hours) = seat.away {
            div class="vacancy" {
                p { (texts::away(lang, called(seat, lang), hours)) }
                (let_bot_play(sight, seat.seat, lang))
                @if sight.is_host() {
                    form method="post" action={ "/tables/" (sight.id()) "/invite" } {
                        input type="hidden" name="seat" value=(seat.seat);
                        button { (texts::invite_another(lang)) }
                    }
                }
            }
        }
        @if seat.holder == Holder::Open && sight.is_host() {
            @if let Some((_, token)) = token {
                div class="vacancy" { (link(sight, seat, token, lang)) (let_bot_play(sight, seat.seat, lang)) }
            }
        }
    }
}
