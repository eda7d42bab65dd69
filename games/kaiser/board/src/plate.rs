//! One electorate: the elector and the privilege, everybody's power, and what would become of the seat.

use engine::Anchor;
use kaiser_rules::{
    Action, Board, BoardPlace, Card, Deed, Electorate, Kaiser, Land, Noble, Opening, Prospect,
    Spot, Step,
};
use kaiser_words::{Verdict, board as label, electorate as name, privilege, privilege_in_short};
use maud::{Markup, html};
use words::Lang;

use super::busts::Hat;
use super::pieces::{charge, mark, noble};
use super::regions::{HEIGHT, WIDTH};
use super::scenery::{cloud, hill, tree};
use super::spaces::{castles, cities, nobles};
use boards::Highlights;

/// What is lit in an electorate where the electorate as a whole is the place of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// The elector's seat.
    Seat,
    /// The free noble spaces.
    Nobles,
    /// The free city spaces.
    Cities,
    /// The imperial cities.
    ImperialCities,
    /// The land itself.
    Land,
}

/// An electorate that is drawn.
pub(super) struct Plate<'d> {
    pub(super) game: &'d Kaiser,
    pub(super) board: &'d Board,
    pub(super) at: Electorate,
    pub(super) lit: &'d Highlights,
    pub(super) lang: Lang,
}

impl Plate<'_> {
    pub(super) fn land(&self) -> &Land {
        &self.board.lands[self.at]
    }

    /// The anchor of the electorate as a whole.
    pub(super) fn whole(&self) -> Anchor {
        Anchor::from(BoardPlace::Electorate(self.at))
    }

    /// What lights up where the electorate is the place of a choice.
    pub(super) fn aim(&self) -> Aim {
        let land = self.land();
        let spaces = self.game.data().spaces[self.at];
        let free = |taken: usize, all: u8| taken < usize::from(all);
        let aim = match self.board.step {
            Step::Place(Opening::Elector) => Aim::Seat,
            Step::Place(Opening::ImperialCity)
            | Step::ImperialCity
            | Step::ImperialTo { .. }
            | Step::Use(Deed {
                card: Card::Ordinance,
                ..
            }) => Aim::Cities,
            Step::ImperialFrom => Aim::ImperialCities,
            Step::Place(_)
            | Step::Son
            | Step::Use(_)
            | Step::MoveTo { .. }
            | Step::Knight
            | Step::KnightTo { .. }
            | Step::Exile { .. } => Aim::Nobles,
            _ => Aim::Land,
        };
        let there_is_one = match aim {
            Aim::Nobles => free(land.nobles.iter().flatten().count(), spaces.noble),
            Aim::Cities => free(land.cities.iter().flatten().count(), spaces.city),
            _ => true,
        };
        if there_is_one { aim } else { Aim::Land }
    }

    /// What a place inside is called when it is clicked, and its classes: itself where something can be done with it; the
    /// electorate where that is meant, lit if this is what the electorate stands for.
    pub(super) fn meant(&self, own: impl Into<Anchor>, aimed: bool) -> (Anchor, String) {
        let own = own.into();
        let class = self.lit.class(&own);
        let whole = self.whole();
        let last = if self.lit.is_last(&own) { " last" } else { "" };
        if class.is_empty() && self.lit.is_legal(&whole) {
            let lit = if aimed {
                self.lit.class(&whole)
            } else {
                " within"
            };
            (whole, format!("{lit}{last}"))
        } else {
            (own, format!("{class}{last}"))
        }
    }

    /// The electorate with everything in it.
    pub(super) fn draw(&self) -> Markup {
        let (at, lang, land) = (self.at, self.lang, self.land());
        let id = at.id();
        if !land.played {
            return self.closed();
        }
        let estate = if at.is_church() { "church" } else { "secular" };
        let owner = land.elector.map_or("vacant", |elector| elector.colour.id());
        let verdict = Verdict::of(lang, self.game, self.board, at);
        let whole = self.whole();
        let (lit, last) = match self.aim() {
            Aim::Land => (self.lit.class(&whole), ""),
            _ if self.lit.is_legal(&whole) => (" within", ""),
            _ => ("", ""),
        };
        let last = if self.lit.is_last(&whole) {
            " last"
        } else {
            last
        };
        html! {
            div id={ "plate-" (id) } class={ "plate at-" (id) " " (estate) } {
                div id={ "electorate-" (id) } class={ "country" (lit) (last) } data-anchor=(whole) role="img" aria-label=(label::land(name(lang, at), &verdict)) { (ground(at, owner)) }
                (self.head())
                (self.seat())
                (nobles(self))
                div class="works" { (castles(self)) (cities(self)) }
                (self.privilege())
                (self.standing(&verdict))
            }
        }
    }

    /// Arms, name, and how many votes the elector has.
    fn head(&self) -> Markup {
        let excluded = self.board.excluded == Some(self.at);
        let votes = self.game.seat_votes(self.board, self.at);
        html! {
            p class="head" {
                (arms(self.at))
                strong { (name(self.lang, self.at).to_string()) }
                @if self.land().elector.is_some() {
                    span class={ "votes" (if excluded { " excluded" } else { "" }) } title=(kaiser_words::votes(self.lang, votes)) { (mark("ballot")) (votes) }
                }
            }
        }
    }

    /// The elector's chair: a pointed arch for archbishops, a square back for the others.
    fn seat(&self) -> Markup {
        let (at, lang, land) = (self.at, self.lang, self.land());
        let id = at.id();
        let (anchor, class) =
            self.meant(BoardPlace::Spot(Spot::Elector(at)), self.aim() == Aim::Seat);
        html! {
            div id={ "elector-" (id) } class={ "seat" (class) } data-anchor=(anchor) {
                (chair(at))
                @match land.elector {
                    Some(elector) => { (noble(lang, elector, hat_of(at), id)) (self.treatment(Spot::Elector(at), elector)) }
                    None => { span class="empty" { (label::vacant(lang)) } }
                }
                @if let Some(owner) = land.eminence {
                    svg id={ "piece-" (id) "-eminence-" (owner.id()) } class={ "piece eminence p-" (owner.id()) } viewBox="0 0 30 30" role="img" focusable="false" {
                        title { (label::eminence(lang, owner)) }
                        circle class="of-family line" cx="15" cy="15" r="14" {}
                        use href="#kd-e-grey-eminence" x="4" y="3" width="22" height="22" {}
                        text class="one-more" x="28" y="29" text-anchor="end" { "+1" }
                    }
                }
            }
        }
    }

    /// What the Doctor would do to a noble: the new age, or a dagger.
    pub(super) fn treatment(&self, spot: Spot, who: Noble) -> Markup {
        treatment(self.board, self.lit, spot, who)
    }

    fn privilege(&self) -> Markup {
        let (at, lang) = (self.at, self.lang);
        let (anchor, class) = self.meant(BoardPlace::Privilege(at), false);
        let used = if self.land().used { " used" } else { "" };
        html! {
            p id={ "privilege-" (at.id()) } class={ "privilege" (class) (used) } data-anchor=(anchor) title=(privilege(lang, at)) {
                (seal(at))
                span { (privilege_in_short(lang, at)) @if self.land().used { i class="used-note" { " " (label::used(lang)) } } }
            }
        }
    }

    /// Everybody's power, and what would become of the seat. Where the emperor decides a tie, these are what is chosen.
    fn standing(&self, verdict: &Verdict) -> Markup {
        let (game, board, at, lang) = (self.game, self.board, self.at, self.lang);
        let power = game.power(board, at);
        let tied = board.step == Step::Tie { electorate: at };
        let count = game.colours().count();
        let then = self.lit.is_legal(&self.whole()).then(|| {
            let after = kaiser_words::with_piece(board, Action::In(at))?;
            Some(Verdict::of(lang, game, &after, at))
        });
        let then = then.flatten();
        html! {
            p class={ "power of-" (count) } {
                @for colour in game.colours() {
                    @let anchor = tied.then(|| Anchor::from(BoardPlace::Player(colour)));
                    // The families below are what is chosen; these are a short way to them, too small for a finger.
                    @let lit = anchor.as_ref().is_some_and(|anchor| self.lit.is_legal(anchor));
                    @let leads = verdict.leaders.contains(&colour);
                    span id=[tied.then(|| format!("power-{}-{}", at.id(), colour.id()))] class={ "chip p-" (colour.id()) (if leads { " leads" } else { "" }) (if lit { " named" } else { "" }) } data-anchor=[anchor] title=(label::power_of(lang, colour, power[colour])) {
                        svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (charge(colour, 0.0, 0.0, 24.0)) }
                        (power[colour])
                    }
                }
            }
            (outcome("verdict", verdict))
            @if let Some(then) = then { (outcome("verdict then", &then)) }
        }
    }

    /// An electorate that is not in the game: the land stays, under drifting clouds.
    fn closed(&self) -> Markup {
        let (at, lang) = (self.at, self.lang);
        html! {
            div class={ "plate closed at-" (at.id()) } {
                div id={ "electorate-" (at.id()) } class="country" data-anchor=(self.whole()) {
                    svg class="land" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                        use class="fog" href={ "#kd-r-" (at.id()) } {}
                    }
                    svg class="far" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) aria-hidden="true" focusable="false" {
                        @for place in [(36, 50, 1.5), (78, 36, 1.2), (187, 40, 1.5), (224, 56, 1.2), (52, 102, 1.2), (218, 109, 1.5)] { (hill(place)) }
                        @for place in [(109, 33, 1.2), (120, 41, 1.2), (101, 43, 1.2), (156, 36, 1.2), (21, 83, 1.2), (31, 91, 1.2), (239, 86, 1.2), (234, 78, 1.2), (78, 132, 1.2), (169, 135, 1.2), (180, 129, 1.2)] { (tree(place)) }
                        path class="town" d="M112 139v-9l4-5 4 5v2h5v-9l5-8 5 8v9h5v-2l4-5 4 5v9z" {}
                        @for place in [(38, 140, 1.0), (228, 146, 0.9), (228, 28, 0.85), (30, 26, 0.7)] { (cloud(place)) }
                    }
                }
                p class="out" { (arms(at)) em { (name(lang, at).to_string()) } span { (label::not_played(lang)) } }
            }
        }
    }
}

/// What the Doctor would do to a noble whom one may choose.
pub(super) fn treatment(board: &Board, lit: &Highlights, spot: Spot, who: Noble) -> Markup {
    let treats = matches!(board.step, Step::Use(deed) if deed.card == Card::Doctor);
    let wanted = treats && lit.is_legal(&Anchor::from(BoardPlace::Spot(spot)));
    let to = if Some(who.colour) == board.decider() {
        who.age.younger()
    } else {
        who.age.older()
    };
    html! {
        @if wanted {
            @match to {
                Some(age) => { b class="tag" { "→" (age.years()) } }
                None => { b class="tag kill" { "†" } }
            }
        }
    }
}

/// The two lines that say who would have the seat.
fn outcome(class: &str, verdict: &Verdict) -> Markup {
    let kind = match verdict.prospect {
        Prospect::Takes(_) => " takes",
        Prospect::Stays(_) => "",
        _ => " open",
    };
    html! {
        p class={ (class) (kind) } {
            b { (verdict.text) }
            @if !verdict.detail.is_empty() { span { (verdict.detail) } }
        }
    }
}

/// The chair of an elector, without the elector.
pub(super) fn chair(at: Electorate) -> Markup {
    let (back, sign, high) = if at.is_church() {
        (
            "M0 76V16C0 8 19 6 27-1C35 6 54 8 54 16V76z",
            "#kd-mitre",
            "1.5",
        )
    } else {
        ("M0 76V9H5V5H49V9H54V76z", "#kd-bonnet", "-1.5")
    };
    html! {
        svg class="chair" viewBox="-3 -2 60 78" aria-hidden="true" focusable="false" {
            path class="wood" d=(back) {}
            path class="cushion" d="M5 68V19H49V68z" {}
            use href=(sign) x="18" y=(high) width="18" height="18" {}
            path class="wood" d="M-3 68H57V76H-3z" {}
        }
    }
}

/// What an elector wears.
pub(super) fn hat_of(at: Electorate) -> Hat {
    if at.is_church() {
        Hat::Mitre
    } else {
        Hat::Bonnet
    }
}

/// The land, with a band in the elector's colour along the border.
pub(super) fn ground(at: Electorate, owner: &str) -> Markup {
    let outline = format!("#kd-r-{}", at.id());
    html! {
        svg class="land" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            use class="cast" href=(outline) {}
            use class="fields" href=(outline) {}
            g clip-path=(format!("url(#kd-rc-{})", at.id())) { use class={ "band p-" (owner) } href=(outline) {} }
            use class="border" href=(outline) {}
        }
    }
}

/// The arms of an electorate.
pub(super) fn arms(at: Electorate) -> Markup {
    html! { svg class="arms" viewBox="0 0 24 28" aria-hidden="true" focusable="false" { use href={ "#kd-a-" (at.id()) } {} } }
}

/// The phase of a privilege in wax.
fn seal(at: Electorate) -> Markup {
    let phase = match at {
        Electorate::Sachsen => "I",
        Electorate::Mainz => "V",
        Electorate::Boehmen => "VI",
        _ => "IV",
    };
    html! { b class="seal" { (phase) } }
}
