//! The throne is the pillar of a balance: the emperor's votes hang on the left, the rival's on the right.

use engine::Anchor;
use kaiser_rules::{Ballot, BoardPlace, City, Colour, Kaiser, Phase, Spot, Step, Vacancy, View};
use kaiser_words::{board as label, colour as name};
use maud::{Markup, html};
use words::Lang;

use super::busts::Hat;
use super::pieces::{charge, heap, noble, tenth};
use super::plate::treatment;
use boards::Highlights;

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

/// For whom a player's votes are, as far as the viewer may know: emperor and rival are bound; a secret vote only the voter
/// knows, until all are shown.
pub(super) fn side(view: &View, colour: Colour) -> Option<Ballot> {
    let board = &view.board;
    if board.step == Step::Enthrone(Vacancy::Election) {
        board.ballots[colour]
    } else if colour == board.emperor {
        Some(Ballot::Emperor)
    } else if claimant(view) == Some(colour) {
        Some(Ballot::Rival)
    } else {
        view.votes[colour]
    }
}

/// The votes as they would count now, one entry for each: bound to the emperor, to the rival, and open.
pub(super) struct Tally {
    pub(super) emperor: Vec<Colour>,
    pub(super) rival: Vec<Colour>,
    pub(super) open: Vec<Colour>,
}

impl Tally {
    pub(super) fn of(game: &Kaiser, view: &View) -> Tally {
        let votes = game.votes(&view.board);
        let with = |wanted: Option<Ballot>| -> Vec<Colour> {
            let voters = game
                .colours()
                .filter(|&colour| side(view, colour) == wanted);
            voters
                .flat_map(|colour| std::iter::repeat_n(colour, votes[colour].into()))
                .collect()
        };
        Tally {
            emperor: with(Some(Ballot::Emperor)),
            rival: with(Some(Ballot::Rival)),
            open: with(None),
        }
    }

    /// How far the beam tilts to the emperor's side.
    pub(super) fn tilt(&self, step: f64, most: f64) -> f64 {
        let difference = self.emperor.len() as f64 - self.rival.len() as f64;
        (difference * step).clamp(-most, most)
    }
}

/// How far the pans hang from the middle.
const ARM: f64 = 122.0;

/// The throne between the pans.
pub(super) fn throne(game: &Kaiser, view: &View, lit: &Highlights, lang: Lang) -> Markup {
    let board = &view.board;
    let anchor = Anchor::from(BoardPlace::Spot(Spot::Throne));
    let last = if lit.is_last(&anchor) { " last" } else { "" };
    html! {
        div class="throne-scene" {
            (balance(game, view, lang))
            div id="throne-emperor" class={ "throne" (lit.class(&anchor)) (last) } data-anchor=(anchor) {
                @if let Some(ruler) = board.throne {
                    (noble(lang, ruler, Hat::Crown, "throne"))
                    (treatment(board, lit, Spot::Throne, ruler))
                }
            }
            (result(view, &Tally::of(game, view), lang))
        }
    }
}

/// The balance with the throne as its pillar.
pub(super) fn balance(game: &Kaiser, view: &View, lang: Lang) -> Markup {
    let board = &view.board;
    // Until the winner has sent a noble to the throne, the one who lost still sits there.
    let decided = board.step == Step::Enthrone(Vacancy::Election);
    let (emperor, rival) = match board.throne {
        Some(loser) if decided => (loser.colour, Some(board.emperor)),
        _ => (board.emperor, claimant(view)),
    };
    let mut tally = Tally::of(game, view);
    let open = if rival.is_none() {
        // Without a rival there is nothing to choose: what others could bring lies as a shadow in the other pan.
        tally.rival = std::mem::take(&mut tally.open);
        Vec::new()
    } else {
        tally.open.clone()
    };
    let ghost = if rival.is_none() { " ghost" } else { "" };
    let tilt = tally.tilt(3.2, 12.0);
    let (left, right) = (tenth(16.0 + tilt), tenth(16.0 - tilt));
    html! {
        svg class="balance" viewBox="-180 -30 360 214" aria-hidden="true" focusable="false" {
            (eagle())
            path class="gilt" d=(format!("M-{ARM} {left}Q0 7 {ARM} {right}V{}Q0 16-{ARM} {}z", right + 3.5, left + 3.5)) {}
            (pan(-ARM, left, &tally.emperor, ""))
            (pan(ARM, right, &tally.rival, ghost))
            (caption(-ARM, left + 100.0, &[label::for_emperor(lang)]))
            text class="tally" x=(-ARM) y=(left + 119.0) text-anchor="middle" { (name(lang, emperor)) tspan class="count" dx="6" { (tally.emperor.len()) } }
            @match rival {
                Some(rival) => {
                    (caption(ARM, right + 100.0, &[label::for_rival(lang)]))
                    text class="tally" x=(ARM) y=(right + 119.0) text-anchor="middle" { (name(lang, rival)) tspan class="count" dx="6" { (tally.rival.len()) } }
                }
                None => {
                    (caption(ARM, right + 100.0, &[label::no_rival_yet(lang), label::others_have(lang, tally.rival.len())]))
                }
            }
            (chair(emperor))
            g transform="translate(-13 -16)" { use href="#kd-imperial-crown" {} }
            @if !open.is_empty() {
                (heap(&open, 0.0, 154.0, 9, 7.8, ""))
                text class="cap" x="63" y="159" { (label::open_votes(lang, open.len())) }
            }
        }
    }
}

/// Sentences below a pan, one after the other; a long one takes two lines, because beside the pans there is no room.
fn caption(x: f64, y: f64, sentences: &[String]) -> Markup {
    const LONGEST: usize = 17;
    let mut lines: Vec<&str> = Vec::new();
    for sentence in sentences {
        let half = sentence.len() / 2;
        let blanks = sentence.match_indices(' ').map(|(blank, _)| blank);
        let middle = blanks.min_by_key(|blank| blank.abs_diff(half));
        match middle.filter(|_| sentence.chars().count() > LONGEST) {
            Some(blank) => lines.extend([&sentence[..blank], &sentence[blank + 1..]]),
            None => lines.push(sentence),
        }
    }
    html! {
        @for (number, line) in lines.into_iter().enumerate() {
            text class="cap" x=(x) y=(y + 15.0 * number as f64) text-anchor="middle" { (line) }
        }
    }
}

/// Who has just won the election, and by how much.
fn result(view: &View, tally: &Tally, lang: Lang) -> Markup {
    let (old, new) = (tally.emperor.len(), tally.rival.len());
    html! {
        @if view.board.step == Step::Enthrone(Vacancy::Election) {
            p class="result" { (label::elected(lang, name(lang, view.board.emperor), new.max(old), new.min(old))) }
        }
    }
}

/// A pan with its chains and the votes in it.
fn pan(x: f64, y: f64, votes: &[Colour], class: &str) -> Markup {
    let bottom = y + 70.0;
    html! {
        circle class="gilt" cx=(x) cy=(y + 1.5) r="3.2" {}
        path class="chain" d=(format!("M{x} {}L{} {bottom}M{x} {}L{} {bottom}", y + 4.0, x - 46.0, y + 4.0, x + 46.0)) {}
        path class="gilt" d=(format!("M{} {bottom}H{}C{} {} {} {} {} {bottom}z", x - 50.0, x + 50.0, x + 44.0, bottom + 13.0, x - 44.0, bottom + 13.0, x - 50.0)) {}
        (heap(votes, x, bottom - 9.5, 4, 9.0, class))
    }
}

fn chair(emperor: Colour) -> Markup {
    html! {
        g class={ "grand p-" (emperor.id()) } {
            path class="stone" d="M-58 150H58V160H-58zM-50 141H50V150H-50z" {}
            path class="wood" d="M-37 142V40H-29V142zM29 142V40H37V142z" {}
            circle class="gilt" cx="-33" cy="35" r="5.5" {}
            circle class="gilt" cx="33" cy="35" r="5.5" {}
            path class="wood" d="M-31 142V52C-31 34-14 30 0 14 14 30 31 34 31 52V142z" {}
            path class="of-family line" d="M-25 132V54C-25 40-11 36 0 24 11 36 25 40 25 54V132z" {}
            @for (x, y) in [(-19.0, 46.0), (7.0, 46.0), (-6.0, 34.0)] { (charge(emperor, x, y, 12.0)) }
            path class="wood" d="M-42 108H-28V142H-42zM28 108H42V142H28z" {}
            path class="wood" d="M-45 103H-26V110H-45zM26 103H45V110H26z" {}
        }
    }
}

/// The double eagle behind the throne.
fn eagle() -> Markup {
    const HALF: &str = "M50 34C46 34 43 31 43 27 43 25 41 24 39 25 37 21 32 19 28 21L20 23 28 26C31 28 33 31 36 35 33 40 28 41 24 38 20 33 20 24 23 14 12 20 4 34 5 52L11 45 11 61 18 52 20 67 26 57 31 69 36 61 40 66 36 74 26 78 24 84 33 81 36 87 41 79 45 77 41 92 46 89 50 96L50 34z";
    html! {
        g class="double-eagle" transform="translate(-100 -16) scale(2)" {
            path d=(HALF) {}
            path transform="translate(100 0) scale(-1 1)" d=(HALF) {}
        }
    }
}

/// An imperial city, as the sign of what the emperor places or moves.
pub(super) fn imperial_sign() -> Markup {
    html! { svg class="sign-city p-imperial" viewBox="0 -4 40 44" aria-hidden="true" focusable="false" { (super::pieces::towers(City::Imperial)) } }
}
