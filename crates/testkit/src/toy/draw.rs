//! The toy's board: three fields to click.

use boards::{Draw, Figure, Lit, Panel};
use engine::{Game, Seat};
use maud::{Markup, html};
use words::{Lang, Speak};

use super::Toy;
use super::state::View;

impl<const FLAW: u8> Draw for Toy<FLAW> {
    type Game = Toy<FLAW>;

    const STYLE: &str = "";
    const SECRETS: bool = true;

    fn board(_: &Toy<FLAW>, _: &View<FLAW>, lit: &Lit, lang: Lang) -> Markup {
        html! {
            svg id="board-toy" class="board" viewBox="0 0 90 30" role="img" aria-label=(Self::title(lang)) {
                @for (place, field) in ["left", "right", "middle"].into_iter().enumerate() {
                    @let anchor = format!("field:{field}");
                    g id={ "field-" (field) } class=(if lit.is_legal(&anchor) { "legal" } else { "" }) data-anchor=(anchor) {
                        circle class="ring" cx=(15 + 30 * place) cy="15" r="12" {}
                    }
                }
            }
        }
    }

    fn hand(_: &Toy<FLAW>, _: &View<FLAW>, _: &Lit, _: Lang) -> Markup {
        html! {}
    }

    fn panels(game: &Toy<FLAW>, view: &View<FLAW>, lang: Lang) -> Vec<Panel> {
        Seat::all(game.seats())
            .map(|seat| Panel {
                seat,
                id: game.seat_id(seat),
                name: Self::seat(game, seat, lang),
                figures: Vec::new(),
                score: Figure::new("", &view.points[seat.index()].0),
                outlook: String::new(),
            })
            .collect()
    }

    fn sign(_: &Toy<FLAW>, _: Seat, _: Lang) -> Markup {
        html! {}
    }
}
