//! The toy's board: three fields and a row of coins to click.

use boards::{Draw, Figure, Highlights, Panel};
use engine::{Game, Seat};
use maud::{Markup, html};
use words::{Lang, Speak};

use super::Toy;
use super::state::{BoardPlace, Field, View};

impl<const FLAW: u8> Draw for Toy<FLAW> {
    type Game = Toy<FLAW>;

    const STYLE: &str = "";

    fn board(game: &Toy<FLAW>, _: &View<FLAW>, lit: &Highlights, lang: Lang) -> Markup {
        html! {
            svg id="board-toy" class="bd toy" viewBox="0 0 90 60" role="img" aria-label=(Self::ABOUT.title.say(lang)) {
                @for (place, field) in Field::ALL.into_iter().enumerate() {
                    @let anchor = BoardPlace::Field(field).into();
                    g id={ "field-" (field.id()) } class={ "field" (lit.class(&anchor)) } data-anchor=(anchor) {
                        circle class="ring" cx=(15 + 30 * place) cy="15" r="12" {}
                    }
                }
                @for coins in 0..=game.purse {
                    @let anchor = BoardPlace::Coin(coins).into();
                    g id={ "coin-" (coins) } class={ "coin" (lit.class(&anchor)) } data-anchor=(anchor) {
                        circle class="ring" cx=(5 + 9 * coins) cy="45" r="4" {}
                    }
                }
            }
        }
    }

    fn picture(game: &Toy<FLAW>, view: &View<FLAW>, lang: Lang) -> Option<Markup> {
        Some(Self::board(game, view, &Highlights::default(), lang))
    }

    fn hand(_: &Toy<FLAW>, _: &View<FLAW>, _: &Highlights, _: Lang) -> Markup {
        html! {}
    }

    fn panels(game: &Toy<FLAW>, view: &View<FLAW>, lang: Lang) -> Vec<Panel> {
        Seat::all(game.seats())
            .map(|seat| Panel {
                seat,
                id: game.seat_id(seat),
                name: Self::seat(lang, game, seat),
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
