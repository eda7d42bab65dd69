//! The election as a scene: the electors in their stalls, each with a ballot, and the balance between emperor and rival.

use engine::Anchor;
use kaiser_rules::{Ballot, BoardPlace, Card, Colour, Electorate, Kaiser, Noble, Rank, Step, View};
use kaiser_words::{board as label, card, colour as name, electorate};
use maud::{Markup, html};
use words::Lang;

use super::busts::Hat;
use super::pieces::{charge, heap, mark, shield, tenth};
use super::throne::{Tally, claimant, side};
use boards::Highlights;

/// Whether the election takes the place of the map.
pub(super) fn is_on(step: Step) -> bool {
    matches!(step, Step::Influence | Step::Exclude | Step::Vote)
}

/// The hall.
pub(super) fn hall(game: &Kaiser, view: &View, lit: &Highlights, lang: Lang) -> Markup {
    let board = &view.board;
    let tally = Tally::of(game, view);
    let rival = claimant(view);
    let played: Vec<Electorate> = Electorate::ALL
        .into_iter()
        .filter(|&at| board.lands[at].played)
        .collect();
    let middle = (played.len() as f64 - 1.0) / 2.0;
    html! {
        div id="hall" class="hall" role="group" aria-label=(label::election(lang)) {
            (vaults())
            (candidate(board.emperor, "crown", &label::for_emperor(lang), tally.emperor.len(), lang))
            (balance(&tally, lang))
            @if let Some(rival) = rival { (candidate(rival, "swords", &label::for_rival(lang), tally.rival.len(), lang)) }
            div class="stalls" {
                @for (index, &at) in played.iter().enumerate() {
                    @let away = (index as f64 - middle).abs().ceil() as usize;
                    (stall(game, view, at, away, lit, lang))
                }
            }
            (footer(game, view, lang))
        }
    }
}

/// Who stands for election, and how many votes they are sure of.
fn candidate(who: Colour, sign: &str, role: &str, votes: usize, lang: Lang) -> Markup {
    html! {
        div class={ "candidate " (sign) "-bearer p-" (who.id()) } {
            span class="crest" {
                svg viewBox="0 0 24 28" aria-hidden="true" focusable="false" { path class="of-family line" d=(super::signs::SHIELD) {} (charge(who, 4.5, 5.0, 15.0)) }
                (mark(sign))
            }
            em { (role) }
            b { (name(lang, who)) }
            strong { (votes) }
        }
    }
}

/// How far the pans hang from the middle.
const ARM: f64 = 170.0;

fn balance(tally: &Tally, lang: Lang) -> Markup {
    let tilt = tally.tilt(4.0, 16.0);
    let (left, right) = (tenth(40.0 + tilt), tenth(40.0 - tilt));
    let all = tally.emperor.len() + tally.rival.len() + tally.open.len();
    html! {
        div class="scales" {
            svg class="balance" viewBox="-250 0 500 150" aria-hidden="true" focusable="false" {
                path class="wood" d="M-5 34H5V134H40V142H-40V134H-5z" {}
                g transform="translate(-13 10)" { use href="#kd-imperial-crown" {} }
                path class="gilt" d=(format!("M-{ARM} {left}Q0 28 {ARM} {right}V{}Q0 40-{ARM} {}z", right + 5.0, left + 5.0)) {}
                @for (x, y, votes) in [(-ARM, left, &tally.emperor), (ARM, right, &tally.rival)] {
                    @let bottom = y + 66.0;
                    circle class="gilt" cx=(x) cy=(y + 2.0) r="4" {}
                    path class="chain" d=(format!("M{x} {}L{} {bottom}M{x} {}L{} {bottom}", y + 5.0, x - 64.0, y + 5.0, x + 64.0)) {}
                    path class="gilt" d=(format!("M{} {bottom}H{}C{} {} {} {} {} {bottom}z", x - 70.0, x + 70.0, x + 60.0, bottom + 17.0, x - 60.0, bottom + 17.0, x - 70.0)) {}
                    (heap(votes, x, bottom - 10.5, 6, 10.0, ""))
                }
            }
            p class="sum" {
                (label::rival_needs(lang, all / 2 + 1, all))
                @if !tally.open.is_empty() { " " (label::still_open(lang, tally.open.len())) }
            }
        }
    }
}

/// One elector in the choir stalls.
fn stall(
    game: &Kaiser,
    view: &View,
    at: Electorate,
    away: usize,
    lit: &Highlights,
    lang: Lang,
) -> Markup {
    let board = &view.board;
    let land = &board.lands[at];
    let anchor = Anchor::from(BoardPlace::Electorate(at));
    let estate = if at.is_church() { "church" } else { "secular" };
    let owner = land.elector.map(|elector| elector.colour);
    let excluded = board.excluded == Some(at);
    let votes = game.seat_votes(board, at);
    let class = format!(
        "stall away-{away} {estate} p-{}{}{}",
        owner.map_or("vacant", Colour::id),
        if excluded { " excluded" } else { "" },
        lit.class(&anchor)
    );
    html! {
        div id={ "electorate-" (at.id()) } class=(class) data-anchor=(anchor) {
            svg viewBox="0 0 126 198" role="img" focusable="false" {
                title { (label::stall(lang, electorate(lang, at), owner, votes)) }
                path class="wood" d="M4 196V44C4 22 45 16 63 0 81 16 122 22 122 44V196z" {}
                path class="dark" d="M12 190V50C12 32 47 27 63 12 79 27 114 32 114 50V190z" {}
                path class="drape" d="M12 120V50C12 32 47 27 63 12 79 27 114 32 114 50V120z" {}
                use href={ "#kd-a-" (at.id()) } x="52" y="19" width="22" height="25.5" {}
                @if let Some(elector) = land.elector { (person(elector, at.is_church())) }
                path class="desk" d="M0 114H126V124H121V196H5V124H0z" {}
                path class="panel" d="M14 132H112V188H14z" {}
                @if excluded {
                    use href="#kd-e-excommunication" x="43" y="138" width="40" height="40" {}
                } @else if let Some(owner) = owner {
                    (paper(view, owner))
                }
                @if owner.is_some() && !excluded {
                    circle class="votes-disc" cx="106" cy="142" r="12" {}
                    text class="votes-count" x="106" y="147" text-anchor="middle" { (votes) }
                }
            }
            @match owner {
                _ if excluded => { span class="note" { (label::no_vote(lang)) } }
                None => { span class="note" { (label::vacant(lang)) } }
                Some(owner) if view.colour() == Some(owner) => { span class="note" { (label::yours(lang)) } }
                Some(_) => {}
            }
            strong class="plaque" {
                @if let Some(owner) = owner { svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (charge(owner, 0.0, 0.0, 24.0)) } }
                span { (electorate(lang, at).to_string()) }
            }
        }
    }
}

/// The elector in person, with a wife if there is one.
fn person(elector: Noble, church: bool) -> Markup {
    let years = elector.age.years();
    let hat = if church { Hat::Mitre } else { Hat::Bonnet };
    let place = match elector.rank {
        Rank::Baron => "translate(39 57) scale(2.4)",
        Rank::Couple => "translate(26 58) scale(2.15)",
    };
    html! {
        g class="person" transform=(place) {
            use href={ "#kd-man-" (years) } {}
            use href={ "#kd-" (hat.id()) "-hat" } {}
            @if elector.rank == Rank::Couple { use href={ "#kd-woman-" (years) } transform="translate(16 1.5) scale(.95)" {} }
        }
    }
}

/// What lies on the desk: an open letter with a side that is known, a sealed one, or nothing yet.
fn paper(view: &View, owner: Colour) -> Markup {
    html! {
        @match (side(view, owner), view.voted[owner]) {
            (Some(ballot), _) => {
                rect class="shade" x="47" y="138" width="34" height="44" rx="2" {}
                path class="letter" d="M46 136H80V180H46z" {}
                use class=(ballot_class(ballot)) href=(ballot_sign(ballot)) x="52.5" y="143" width="21" height="21" {}
                path class="fold" d="M52 169H74M52 174H68" {}
            }
            (None, true) => {
                rect class="letter" x="42" y="143" width="42" height="30" rx="2" {}
                path class="fold" d="M42 143 63 161 84 143M42 173 58 157M84 173 68 157" {}
                circle class="of-family line" cx="63" cy="160" r="9.5" {}
                (charge(owner, 56.5, 153.5, 13.0))
            }
            (None, false) => {}
        }
    }
}

fn ballot_sign(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Emperor => "#kd-crown",
        Ballot::Rival => "#kd-swords",
    }
}

fn ballot_class(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Emperor => "for-emperor",
        Ballot::Rival => "for-rival",
    }
}

/// Everybody's votes with the ballot in front of them, and the cards that count.
fn footer(game: &Kaiser, view: &View, lang: Lang) -> Markup {
    let board = &view.board;
    let votes = game.votes(board);
    let held = |card| {
        game.colours()
            .find(|&colour| board.players[colour].cards[card] > 0)
    };
    html! {
        ul class="voters" aria-label=(label::expected_votes(lang)) {
            @for colour in game.colours() {
                @let known = side(view, colour);
                li class={ "voter p-" (colour.id()) } title={ (name(lang, colour)) ": " (kaiser_words::votes(lang, votes[colour])) } {
                    (shield(colour))
                    b { (votes[colour]) }
                    @match known {
                        Some(ballot) => { span class="ballot" { (mark(&ballot_sign(ballot)[4..])) } }
                        None if view.voted[colour] => { span class="ballot covered" { (mark("ballot")) } }
                        None => {}
                    }
                }
            }
        }
        ul class="counts" {
            @for (of, at) in [(Card::Pope, None), (Card::ChurchInfluence, board.influenced), (Card::Excommunication, board.excluded)] {
                @if let Some(holder) = held(of) {
                    li {
                        svg class="emblem" viewBox="0 0 48 48" aria-hidden="true" focusable="false" { use href={ "#kd-e-" (of.id()) } {} }
                        span { (card(lang, of)) @if let Some(at) = at { ": " (electorate(lang, at).to_string()) } }
                        (shield(holder))
                    }
                }
            }
        }
    }
}

/// Vaults and windows.
fn vaults() -> Markup {
    html! {
        svg class="vaults" viewBox="0 0 940 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            @for index in 0..5 {
                @let (left, middle, right) = (index * 188, index * 188 + 94, index * 188 + 188);
                path class="vault" d=(format!("M{left} 560V150C{left} 80 {} 40 {middle} 14 {} 40 {right} 80 {right} 150V560", middle - 30, middle + 30)) {}
                path class="window" d=(format!("M{} 240V110C{} 80 {} 70 {middle} 56 {} 70 {} 80 {} 110V240z", middle - 30, middle - 30, middle - 10, middle + 10, middle + 30, middle + 30)) {}
                path class="vault" d=(format!("M{middle} 60V240M{} 130H{}M{} 180H{}", middle - 30, middle + 30, middle - 30, middle + 30)) {}
            }
            path class="floor" d="M0 496H940V560H0z" {}
            @for index in -6..20 { path class="vault" d=(format!("M{} 496L{} 560", 470 + (index - 7) * 60, 470 + (index - 7) * 110)) {} }
        }
    }
}
