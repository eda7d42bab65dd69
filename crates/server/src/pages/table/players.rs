//! The players: a table with sign, name, the figures that all of them have, and the score now.

use boards::{Figure, Panel};
use engine::Seats;
use maud::{Markup, html};
use table::{Heard, Holder, PositionView, SeatView, TableError, TableView};
use words::Lang;
use words::site::table as texts;

use super::lobby::{befriend, let_bot_play, link};
use crate::pages::home::called;
use crate::pages::levels::strength;
use crate::pages::manners::{about_seat, texts as manners};
use crate::pages::pace;

/// How many figures stand in the table, and how long they and the words of their headings may be; the others are behind a fold.
const COLUMNS: usize = 3;
const LONGEST: usize = 6;
const WORD: usize = 12;

/// All players. Of others at the table it is shown what can be done about them, if it is known how the reader regards them.
pub(in crate::pages) fn players(
    view: &TableView<'_>,
    scene: &PositionView<'_>,
    heard: Option<&Heard>,
    lang: Lang,
) -> Result<Markup, TableError> {
    let seats = view.seats(lang);
    let to_act = scene.to_act();
    let panels = scene.panels(lang)?;
    let columns = columns(&panels);
    let seat_of = |panel: &Panel| seats.iter().find(|seat| seat.seat == panel.seat);
    let scored = panels.first().map_or("", |panel| &panel.score.label);
    let one_score = panels.iter().all(|panel| panel.score.label == scored);
    Ok(html! {
        section id="players" class="sheet players" aria-labelledby="players-heading" {
            @if !panels.is_empty() {
                table {
                    thead { tr {
                        th scope="col" id="players-heading" { (texts::players(lang)) }
                        @for label in &columns { th scope="col" { (label) } }
                        @if one_score { th scope="col" { (scored) } } @else { td {} }
                    } }
                    tbody {
                        @for panel in &panels {
                            @if let Some(seat) = seat_of(panel) { (row(&Shown { view, heard, to_act, labelled: !one_score }, seat, panel, &columns, lang)?) }
                        }
                    }
                }
            }
            (pace::means(view, lang))
            @for seat in &seats { (vacancy(view, seat, lang)) }
            @if panels.iter().any(|panel| panel.figures.len() > columns.len() || !panel.outlook.is_empty()) {
                details id="figures" { summary { (texts::all_figures(lang)) } @for panel in &panels { (figures(panel)) } }
            }
        }
    })
}

/// The figures that every player has, as short numbers.
pub(in crate::pages) fn columns(panels: &[Panel]) -> Vec<&str> {
    let short = |label: &str| {
        let fits = label.split(' ').all(|word| word.chars().count() <= WORD);
        fits && panels.iter().all(|panel| {
            figure(panel, label).is_some_and(|one| one.value.chars().count() <= LONGEST)
        })
    };
    let labels = panels.iter().take(1).flat_map(|panel| &panel.figures);
    let labels = labels.map(|figure| figure.label.as_str());
    labels.filter(|label| short(label)).take(COLUMNS).collect()
}

/// A player's figure by its label.
pub(in crate::pages) fn figure<'p>(panel: &'p Panel, label: &str) -> Option<&'p Figure> {
    panel.figures.iter().find(|figure| figure.label == label)
}

/// What the rows have in common.
struct Shown<'s> {
    view: &'s TableView<'s>,
    heard: Option<&'s Heard>,
    to_act: Seats,
    /// Whether each score has a label of its own.
    labelled: bool,
}

fn row(
    shown: &Shown<'_>,
    seat: &SeatView,
    panel: &Panel,
    columns: &[&str],
    lang: Lang,
) -> Result<Markup, TableError> {
    let view = shown.view;
    let acts = shown.to_act.contains(panel.seat);
    let named = (seat.holder == Holder::Human || seat.stand_in) && !seat.name.is_empty();
    let class = format!(
        "player of-seat {} {} {}",
        view.kind().id(),
        panel.id,
        if acts { "acts" } else { "" }
    );
    let name = if named { &seat.name } else { &panel.name };
    let person = html! {
        span class="person" {
            (view.sign(panel.seat, lang)?)
            b { (name) }
            span class="who" {
                @if seat.stand_in {
                    (pace::stands_in(lang))
                } @else if acts {
                    span class="turn" { (texts::to_act(lang)) }
                } @else {
                    @if named && seat.yours { (texts::you(lang)) } @else if named { (panel.name) } @else { (called(seat, lang)) }
                    @if let Some(level) = seat.level { ", " (strength(view.kind(), level, lang)) }
                }
            }
            (pace::clock(view, seat, lang))
        }
    };
    Ok(html! {
        tr id={ "player-" (panel.seat) } class=(class) {
            th scope="row" {
                @match shown.heard.filter(|_| seat.other_person) {
                    Some(heard) => details id={ "about-" (panel.seat) } class="about" {
                        summary title=(manners::about(lang, name)) { (person) }
                        (befriend(&format!("/tables/{}", view.id()), seat.seat, heard, lang))
                        (about_seat(&format!("/tables/{}", view.id()), seat.seat, heard.regard(seat.seat), lang))
                    },
                    None => (person),
                }
            }
            @for label in columns {
                // By its label, so that a number keeps its place when others come and go.
                td id={ "figure-" (panel.seat) "-" (label.replace(' ', "-")) } { (figure(panel, label).map_or("", |figure| &figure.value)) }
            }
            td class="score" { span class="value" id={ "score-" (panel.seat) } { (panel.score.value) } @if shown.labelled { small { (panel.score.label) } } }
        }
    })
}

/// Everything that is known of a player.
fn figures(panel: &Panel) -> Markup {
    html! {
        div class="figures" {
            h3 { (panel.name) }
            @if !panel.outlook.is_empty() { p class="outlook" { (panel.outlook) } }
            dl { @for figure in &panel.figures { div { dt { (figure.label) } dd { (figure.value) } } } }
        }
    }
}

/// What can be done about a player who does not come back, and the link to the seat that they had.
fn vacancy(view: &TableView<'_>, seat: &SeatView, lang: Lang) -> Markup {
    let tokens = view.tokens();
    let token = tokens.iter().find(|(open, _)| *open == seat.seat);
    html! {
        @if let Some(hours) = seat.away {
            div class="vacancy" {
                p { @if seat.clock.is_some_and(|clock| clock.is_out) { (pace::ran_out(&called(seat, lang), lang)) } @else { (texts::away(lang, called(seat, lang), hours)) } }
                (let_bot_play(view, seat.seat, lang))
                @if view.is_host() {
                    form method="post" action={ "/tables/" (view.id()) "/invite" } {
                        input type="hidden" name="seat" value=(seat.seat);
                        button { (texts::invite_another(lang)) }
                    }
                }
            }
        }
        @if seat.holder == Holder::Open && view.is_host() {
            @if let Some((_, token)) = token {
                div class="vacancy" { (link(view, seat, token, lang)) (let_bot_play(view, seat.seat, lang)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    fn panel(seat: u8, figures: &[(&str, &str)]) -> Panel {
        let figures = figures
            .iter()
            .map(|(label, value)| Figure::new(*label, value));
        Panel {
            seat: Seat(seat),
            id: "red",
            name: String::new(),
            figures: figures.collect(),
            score: Figure::new("Points", &0),
            outlook: String::new(),
        }
    }

    #[test]
    fn columns_are_short_figures_that_everybody_has() {
        let one = panel(
            0,
            &[
                ("Gold", "3"),
                ("Holds", "Antwerp and Gent"),
                ("Provinciebelasting", "1"),
                ("Men", "2"),
                ("Ships", "1"),
            ],
        );
        let other = [
            ("Gold", "12"),
            ("Holds", "Zeeland"),
            ("Provinciebelasting", "2"),
            ("Men", "?"),
        ];
        let other = panel(1, &other);
        assert_eq!(columns(&[one, other]), ["Gold", "Men"]);
    }
}
