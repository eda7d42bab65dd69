//! The places of the board in words, and where events happened.

use dutch_revolt_rules::{
    BoardPlace, DutchRevolt, Event, Side, Stack, Step, Territories, Territory, Track, View,
};
use engine::Anchor;

use super::chits::{chit as chit_name, chit_effect, several};
use super::names::{alignment, florins, people, side as side_name, stack, terrain};
use super::phase as phase_name;
use super::places::territory as place_name;
use super::position::year;
use words::{Fact, Lang, PlaceInWords};

/// What is said of the places.
mod labels {
    words::texts!("in_words");
}

/// Every place: the territories, the tracks, and the reader's own chits.
pub(super) fn places(lang: Lang, game: &DutchRevolt, view: &View) -> Vec<PlaceInWords> {
    let territories = Territory::ALL.into_iter();
    let mut places: Vec<PlaceInWords> = territories
        .map(|place| territory(lang, game, view, place))
        .collect();
    places.extend(tracks(lang, game, view));
    let chits = view.own_chits();
    places.extend(chits.kinds().map(|chit| PlaceInWords {
        anchor: BoardPlace::Chit(chit).into(),
        group: labels::chits(lang),
        name: several(chit_name(lang, chit), chits.0[chit]),
        facts: facts([
            (labels::effect(lang), chit_effect(lang, chit).to_owned()),
            (
                labels::when(lang),
                chit.phase().map_or(labels::nothing(lang), |phase| {
                    phase_name(lang, phase).to_owned()
                }),
            ),
        ]),
        rule: "5.0",
    }));
    places
}

fn facts<const COUNT: usize>(pairs: [(String, String); COUNT]) -> Vec<Fact> {
    let fact = |(label, value)| Fact { label, value };
    pairs.into_iter().map(fact).collect()
}

fn territory(lang: Lang, game: &DutchRevolt, view: &View, place: Territory) -> PlaceInWords {
    let board = &view.board;
    let owner = board.owner[place];
    let is_free = matches!(board.step, Step::Pick { free, .. } if free.contains(place));
    let land = game.data().territories[place].terrain;
    let troops = |side: Side| match board.units[side][place] {
        Stack::EMPTY => labels::nothing(lang),
        some => stack(lang, some).to_string(),
    };
    let attacker = owner.other();
    let siege = if board.invades(attacker, place) {
        let siege = game.prepare_siege(board, attacker, place);
        let chance = game.winning_dice(&siege) * 10;
        labels::siege_told(
            lang,
            people(lang, attacker),
            siege.strength,
            siege.defence,
            chance,
        )
    } else {
        labels::nothing(lang)
    };
    let mut lies = Vec::new();
    if game.data().coast.contains(place) {
        lies.push(labels::coastal(lang));
    }
    if owner == Side::Spanish && board.supplied.contains(place) {
        lies.push(labels::supplied(lang));
    }
    if lies.is_empty() {
        lies.push(labels::inland(lang));
    }
    let holder = if is_free {
        labels::nobody(lang)
    } else {
        side_name(lang, owner).to_owned()
    };
    let pays = florins(lang, game.yield_of(board, place));
    PlaceInWords {
        anchor: BoardPlace::Territory(place).into(),
        group: labels::territories(lang),
        name: place_name(lang, place).to_string(),
        facts: facts([
            (labels::owner(lang), holder),
            (
                labels::faith(lang),
                alignment(lang, board.alignment[place]).to_owned(),
            ),
            (
                side_name(lang, Side::Spanish).to_owned(),
                troops(Side::Spanish),
            ),
            (side_name(lang, Side::Rebel).to_owned(), troops(Side::Rebel)),
            (labels::siege(lang), siege),
            (
                labels::land(lang),
                labels::land_told(lang, terrain(lang, land), land.political(), pays),
            ),
            (labels::marks(lang), lies.join(", ")),
        ]),
        rule: "2.2",
    }
}

fn tracks(lang: Lang, game: &DutchRevolt, view: &View) -> [PlaceInWords; 2] {
    let board = &view.board;
    let turn = board.turn.max(1);
    let track = |track, name, facts, rule| PlaceInWords {
        anchor: BoardPlace::Track(track).into(),
        group: labels::tracks(lang),
        name,
        facts,
        rule,
    };
    [
        track(
            Track::Years,
            labels::years(lang),
            facts([
                (
                    labels::now(lang),
                    format!(
                        "{}, {}",
                        year(game, turn),
                        labels::turn_of(lang, turn, game.turns())
                    ),
                ),
                (labels::patriots(lang), format!("+{}", game.patriots(turn))),
            ]),
            "4.0",
        ),
        track(
            Track::Union,
            labels::union(lang),
            facts([
                (
                    labels::now(lang),
                    labels::points_of(lang, board.points, game.union()),
                ),
                (
                    labels::worth(lang),
                    labels::worth_told(lang, game.worth(&board.owner)),
                ),
            ]),
            "10.0",
        ),
    ]
}

/// Where an event happened; a movement names where it began first.
pub(super) fn event_places(event: &Event) -> Vec<Anchor> {
    let at = |territory: Territory| vec![Anchor::from(BoardPlace::Territory(territory))];
    let on = |track: Track| vec![Anchor::from(BoardPlace::Track(track))];
    let all = |territories: Territories| territories.iter().flat_map(at).collect();
    let way = |from: Territory, to: Territory| [at(from), at(to)].concat();
    match *event {
        Event::Picked { territory, .. }
        | Event::Swayed { territory, .. }
        | Event::TaxHalved { territory }
        | Event::Deployed { territory, .. }
        | Event::Preached { territory, .. }
        | Event::Mission { territory, .. }
        | Event::Mutinied { territory, .. }
        | Event::Plagued { territory, .. }
        | Event::Flooded { territory, .. }
        | Event::MilitiaRaised { territory, .. }
        | Event::Revolted { territory, .. } => at(territory),
        Event::Besieged(siege) => at(siege.territory),
        Event::SwayedAll { territories, .. } | Event::Mustered { territories, .. } => {
            all(territories)
        }
        Event::Marched { from, to, .. } | Event::Sailed { from, to, .. } => way(from, to),
        Event::Defected { from, into, .. } => way(from, into),
        Event::YearBegan { .. } => on(Track::Years),
        Event::PointsMoved { .. } | Event::Counted { .. } | Event::UnionProclaimed => {
            on(Track::Union)
        }
        Event::Initiative { .. }
        | Event::Drew { .. }
        | Event::DrewChits { .. }
        | Event::ContainerEmpty
        | Event::GaveBack { .. }
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Quiet { .. }
        | Event::ChitDie { .. }
        | Event::Reinforced { .. }
        | Event::ExpeditionWithdrawn
        | Event::FleetSafe
        | Event::Income { .. }
        | Event::MoneyLost { .. }
        | Event::TroopsLost { .. }
        | Event::TruceHolds { .. }
        | Event::Ended { .. } => Vec::new(),
    }
}
