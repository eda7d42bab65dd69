//! The throne, who claims it, and how an election would go.

use engine::Anchor;
use kaiser_rules::{Ballot, BoardPlace, Colour, Kaiser, Phase, Spot, Step, View};
use kaiser_words::{board as label, colour as name};
use maud::{Markup, html};
use words::Lang;

use super::electorate::{HEIGHT, WIDTH};
use super::pieces::{charge, crown, noble, place};
use boards::Lit;

/// The throne.
pub(super) fn throne(game: &Kaiser, view: &View, lit: &Lit, lang: Lang) -> Markup {
    let board = &view.board;
    let rival = claimant(view);
    let anchor = Anchor::from(BoardPlace::Spot(Spot::Throne));
    html! {
        svg class="quarter throne-place" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) {
            g id="throne-emperor" class={ "throne" (lit.class(&anchor)) } data-anchor=(anchor) {
                rect class="ground" width=(WIDTH) height=(HEIGHT) rx="8" {}
                text class="title" x="10" y="21" { (label::throne(lang)) }
                path class="back" d="M10 46Q41 18 72 46V98H10Z" {}
                g transform="translate(18 44)" {
                    @if let Some(emperor) = board.throne { (noble(lang, emperor, "throne")) }
                    rect class="ring" x="-5" y="-5" width="56" height="56" rx="8" {}
                }
                text class="soft" x="84" y="50" { (label::is_emperor(lang)) }
                text class="strong" x="84" y="66" { (name(lang, board.emperor)) }
                text class="soft" x="84" y="86" { (label::is_rival(lang)) }
                text class="strong" x="84" y="102" { (rival.map_or_else(|| label::no_rival(lang), |rival| name(lang, rival).to_owned())) }
            }
            (tally(game, view, lang))
        }
    }
}

/// Who claims the throne, from the moment when the card is taken until the round is over.
pub(super) fn claimant(view: &View) -> Option<Colour> {
    let board = &view.board;
    let open = matches!(
        board.step.phase(),
        Phase::Actions | Phase::NewElectors | Phase::Election
    );
    board
        .rival()
        .filter(|&rival| open && rival != board.emperor)
}

/// Everybody's votes as they would count now, and for whom they are, as far as the viewer may know.
fn tally(game: &Kaiser, view: &View, lang: Lang) -> Markup {
    let votes = game.votes(&view.board);
    let bound = |wanted: Ballot| -> u8 {
        let known = game
            .colours()
            .filter(|&colour| side(view, colour) == Some(wanted));
        known.map(|colour| votes[colour]).sum()
    };
    let open: u8 = game
        .colours()
        .filter(|&colour| side(view, colour).is_none())
        .map(|colour| votes[colour])
        .sum();
    html! {
        text class="prospect" x="10" y="126" { (label::expected_votes(lang)) }
        @for (index, colour) in game.colours().enumerate() {
            g class="voter" transform=(place(10.0 + (index % 2) as f64 * 104.0, 134.0 + (index / 2) as f64 * 32.0)) {
                title { (name(lang, colour)) ": " (kaiser_words::votes(lang, votes[colour])) }
                g class={ "tile " (colour.id()) } {
                    rect class="face" width="56" height="26" rx="13" {}
                    (charge(colour, 8.0, 6.0))
                    text class="power" x="38" y="19" text-anchor="middle" { (votes[colour]) }
                }
                (ballot(view, colour))
            }
        }
        @if claimant(view).is_some() {
            text x="10" y="213" { (label::for_emperor(lang)) }
            text class="number" x="10" y="232" { (bound(Ballot::Emperor)) }
            text x="112" y="213" text-anchor="middle" { (label::undecided(lang)) }
            text class="number" x="112" y="232" text-anchor="middle" { (open) }
            text x=(WIDTH - 10.0) y="213" text-anchor="end" { (label::for_rival(lang)) }
            text class="number" x=(WIDTH - 10.0) y="232" text-anchor="end" { (bound(Ballot::Rival)) }
        }
    }
}

/// Whom a player's votes are for: emperor and rival are bound, and of a secret vote only the voter knows.
fn side(view: &View, colour: Colour) -> Option<Ballot> {
    if colour == view.board.emperor {
        Some(Ballot::Emperor)
    } else if claimant(view) == Some(colour) {
        Some(Ballot::Rival)
    } else {
        view.votes[colour]
    }
}

/// The card in front of a player: covered, or with the side that is known.
fn ballot(view: &View, colour: Colour) -> Markup {
    let covered = view.board.step == Step::Vote && view.voted[colour];
    let shown = side(view, colour).filter(|_| claimant(view).is_some());
    html! {
        @match shown {
            Some(Ballot::Emperor) => {
                rect class="ballot" x="62" y="0" width="32" height="26" rx="4" {}
                (crown(67.0, 5.0))
            }
            Some(Ballot::Rival) => {
                rect class="ballot" x="62" y="0" width="32" height="26" rx="4" {}
                path class="line" d="M69 5L87 21M87 5L69 21M70 16L76 22M86 16L80 22" {}
            }
            None if covered => { rect class="ballot covered" x="62" y="0" width="32" height="26" rx="4" {} }
            None => {}
        }
    }
}
