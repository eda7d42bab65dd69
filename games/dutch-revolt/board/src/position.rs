//! A view of the rules as the plain picture that the board draws.

use ::words::{Lang, Speak};
use dutch_revolt_rules::{
    Action, Board, BoardPlace, DutchRevolt, Phase, Side as RulesSide, Siege as RulesSiege, Stack,
    Step, Terrain as RulesTerrain, Territory as Place, Unit, View,
};
use dutch_revolt_words::DutchRevoltWords;
use dutch_revolt_words::{
    alignment, board as say, chit, chit_effect, chit_mark, outlook, several, side as side_name,
    stack, terrain, territory as place_name, unit,
};
use engine::Anchor;

use super::picture::{
    BySide, Chit, Hiring, HiringRow, Mark, Odds, Picture, Roll, Siege, Terrain, Territory,
    UnitKind, Units,
};
use super::words::{LandWords, TrackWords, Words};
use boards::Highlights;

/// How many chits a side may use in a year (5.0).
const CHITS_A_YEAR: u8 = 3;

/// The position as the viewer may know it.
pub(super) fn picture(game: &DutchRevolt, view: &View, lit: &Highlights, lang: Lang) -> Picture {
    let board = &view.board;
    let first = game.data().first_year;
    let years = if game.agreed().short { 2 } else { 1 };
    Picture {
        territories: Place::ALL
            .into_iter()
            .map(|place| territory(game, view, lit, place, lang))
            .collect(),
        first,
        year: game.year(board.turn.max(1)),
        end: first + u16::from(game.turns()) * years,
        patriots: game.patriots(board.turn.max(1)),
        political_points: board.points.max(0) as u16,
        political_goal: game.union().max(0) as u16,
        mover: lit.mover.and_then(RulesSide::at).map(Into::into),
        march: march(board, lit),
        hand: hand(game, view, lit, lang),
        siege: last_siege(board).map(|last| siege(&last, lang)),
        hiring: hiring(game, board, lit),
    }
}

/// Minus and plus for whoever decides, in the territory that is open.
fn hiring(game: &DutchRevolt, board: &Board, lit: &Highlights) -> Option<Hiring> {
    let Step::Hire { side, at } = board.step else {
        return None;
    };
    if lit.legal.is_empty() || !game.is_condensed() {
        return None;
    }
    let row = |unit: Unit| {
        let count = board.units[side][at][unit];
        let can_hire = game.affordable(board, side, unit, at) > 0;
        (count > 0 || can_hire).then(|| HiringRow {
            kind: kind(unit),
            count,
            fewer: (count > 0).then(|| Action::Release(unit, 1).to_string()),
            more: can_hire.then(|| Action::Recruit(unit, 1).to_string()),
        })
    };
    Some(Hiring {
        territory: at.id().to_owned(),
        side: side.into(),
        rows: Unit::ALL.into_iter().filter_map(row).collect(),
    })
}

fn kind(unit: Unit) -> UnitKind {
    match unit {
        Unit::Pikemen => UnitKind::Pikemen,
        Unit::Cavalry => UnitKind::Cavalry,
        Unit::Flotilla => UnitKind::Flotilla,
        Unit::Missionary => UnitKind::Missionary,
    }
}

/// The last siege, until armies march again.
fn last_siege(board: &Board) -> Option<RulesSiege> {
    let marching = board.step.phase() == Phase::Movement;
    board.siege.filter(|_| !marching)
}

/// From where to where the last move went, if it was a march.
fn march(board: &Board, lit: &Highlights) -> Option<[String; 2]> {
    let mover = lit.mover.and_then(RulesSide::at)?;
    let place = |anchor: &Anchor| {
        let mut all = Place::ALL.into_iter();
        all.find(|&place| Anchor::from(BoardPlace::Territory(place)) == *anchor)
    };
    let [from, to] = lit.last.as_slice() else {
        return None;
    };
    let (from, to) = (place(from)?, place(to)?);
    let moved = board.step.phase() == Phase::Movement && !board.units[mover][to].is_empty();
    moved.then(|| [from, to].map(|place| place.id().to_owned()))
}

fn territory(
    game: &DutchRevolt,
    view: &View,
    lit: &Highlights,
    place: Place,
    lang: Lang,
) -> Territory {
    let board = &view.board;
    let land = &game.data().territories[place];
    let owner = board.owner[place];
    let anchor = Anchor::from(BoardPlace::Territory(place));
    let pointed_at = match board.step {
        Step::Hire { at, .. } => Some(at),
        Step::MarchTo { from, .. } | Step::MarchWith { from, .. } => Some(from),
        _ => None,
    };
    let legal = lit.is_legal(&anchor);
    let mark = if lit.is_chosen(&anchor) || (pointed_at == Some(place) && !legal) {
        Mark::Chosen
    } else if legal {
        Mark::Legal
    } else {
        Mark::None
    };
    let expected = legal
        .then(|| outlook::attack_expected(game, board, place))
        .flatten();
    let odds = match expected {
        Some(siege) => Some((siege, true)),
        None => standing_siege(game, board, place).map(|siege| (siege, false)),
    };
    Territory {
        id: place.id().to_owned(),
        last: lit.is_last(&anchor),
        anchor,
        name: place_name(lang, place).to_string(),
        short: say::short(lang, place).to_owned(),
        title: title(game, view, place, lang),
        owner: (!is_free(board, place)).then(|| owner.into()),
        alignment: board.alignment[place].favour(RulesSide::Rebel),
        terrain: match land.terrain {
            RulesTerrain::Rural => Terrain::Rural,
            RulesTerrain::Developed => Terrain::Developed,
            RulesTerrain::Urban => Terrain::Urban,
        },
        value: game.yield_of(board, place),
        coastal: game.data().coast.contains(place),
        supplied: owner == RulesSide::Spanish && board.supplied.contains(place),
        units: BySide {
            spanish: units(board.units[RulesSide::Spanish][place]),
            rebel: units(board.units[RulesSide::Rebel][place]),
        },
        odds: odds.map(|(siege, is_preview)| Odds {
            attacker: siege.attacker.into(),
            strength: siege.strength,
            defence: siege.defence,
            faces: game.winning_dice(&siege),
            is_preview,
        }),
        mark,
    }
}

/// Whether the territory can still be picked at set-up (12.0).
fn is_free(board: &Board, place: Place) -> bool {
    matches!(board.step, Step::Pick { free, .. } if free.contains(place))
}

/// The siege of a territory as it would be fought now; none if nobody attacks it.
fn standing_siege(game: &DutchRevolt, board: &Board, place: Place) -> Option<RulesSiege> {
    let attacker = board.owner[place].other();
    let attacked = board.invades(attacker, place);
    attacked.then(|| game.prepare_siege(board, attacker, place))
}

/// All that a territory shows, in words.
fn title(game: &DutchRevolt, view: &View, place: Place, lang: Lang) -> String {
    let board = &view.board;
    let owner = board.owner[place];
    let mut parts = vec![
        place_name(lang, place).to_string(),
        alignment(lang, board.alignment[place]).to_owned(),
        terrain(lang, game.data().territories[place].terrain).to_owned(),
        dutch_revolt_words::florins(lang, game.yield_of(board, place)).to_string(),
    ];
    if !is_free(board, place) {
        parts.insert(1, side_name(lang, owner).to_owned());
    }
    for side in RulesSide::ALL {
        let here = board.units[side][place];
        if !here.is_empty() {
            parts.push(format!("{}: {}", side_name(lang, side), stack(lang, here)));
        }
    }
    let mut text = parts.join(", ");
    if let Some(siege) = standing_siege(game, board, place) {
        let chance = usize::from(game.winning_dice(&siege)) * 10;
        text.push_str(". ");
        text.push_str(&outlook::odds(lang, &siege, chance));
    }
    text
}

fn units(stack: Stack) -> Units {
    Units {
        pikemen: stack.pikemen,
        cavalry: stack.cavalry,
        flotillas: stack.flotilla,
        missionaries: stack.missionary,
    }
}

fn hand(game: &DutchRevolt, view: &View, lit: &Highlights, lang: Lang) -> Vec<Chit> {
    let chits = view.own_chits();
    chits
        .kinds()
        .map(|kind| {
            let anchor = Anchor::from(BoardPlace::Chit(kind));
            let face = game.data().chits[kind];
            let mut name = chit(lang, kind).to_owned();
            if chit_mark(face).ends_with('*') {
                name.push('*');
            }
            let name = several(&name, chits.0[kind]);
            let playable = lit.is_legal(&anchor);
            let when = match face.phase {
                _ if playable && matches!(view.board.step, Step::Discard { .. }) => {
                    say::put_back(lang)
                }
                Some(_) if playable => say::play_now(lang),
                Some(phase) => say::when(lang, phase).to_owned(),
                None => say::put_back(lang),
            };
            Chit {
                id: kind.id().to_owned(),
                name,
                when,
                title: chit_effect(lang, kind).to_owned(),
                playable,
                chosen: lit.is_chosen(&anchor),
                anchor,
            }
        })
        .collect()
}

fn siege(siege: &RulesSiege, lang: Lang) -> Siege {
    let signed = |amount: i8| match amount {
        0.. => format!("+{amount}"),
        _ => format!("\u{2212}{}", amount.unsigned_abs()),
    };
    let by_people = match siege.shift {
        0 => None,
        columns @ 1.. => Some(format!("{} \u{2192}{columns}", outlook::people(lang))),
        columns => Some(format!(
            "{} \u{2190}{}",
            outlook::people(lang),
            columns.unsigned_abs()
        )),
    };
    let by_die = [
        (-siege.terrain, outlook::walls(lang)),
        (-siege.coast, outlook::rebel_coast(lang)),
        (-siege.road, outlook::by_road(lang)),
    ];
    let by_die = by_die.into_iter().filter(|&(amount, _)| amount != 0);
    let taken = siege.terrain + siege.coast + siege.road;
    Siege {
        anchor: BoardPlace::Territory(siege.territory).into(),
        attacker: siege.attacker.into(),
        strength: siege.strength,
        defence: siege.defence,
        modifiers: by_people
            .into_iter()
            .chain(by_die.map(|(amount, text)| format!("{text} {}", signed(amount))))
            .collect(),
        roll: Roll {
            die: siege.die,
            modified: (siege.die as i8 - taken).clamp(0, 9) as u8,
            lost: siege.losses,
        },
        heading: say::siege_of(lang, siege.territory),
        verdict: outlook::verdict_of(lang, siege),
    }
}

/// The words on the board.
pub(super) fn words(game: &DutchRevolt, view: &View, lang: Lang) -> Words {
    let board = &view.board;
    let years = if game.agreed().short { 2 } else { 1 };
    let last = game.year(game.turns()) + years - 1;
    let chits = view.own_chits().len();
    let used = view.side().map_or(0, |side| board.used[side]);
    Words {
        title: DutchRevoltWords::ABOUT.title.say(lang).to_owned(),
        sides: BySide {
            spanish: side_name(lang, RulesSide::Spanish).to_owned(),
            rebel: side_name(lang, RulesSide::Rebel).to_owned(),
        },
        letters: BySide {
            spanish: say::letter(lang, RulesSide::Spanish).to_owned(),
            rebel: say::letter(lang, RulesSide::Rebel).to_owned(),
        },
        lands: LandWords {
            north_sea: say::north_sea(lang),
            france: say::france(lang).to_uppercase(),
            empire: say::empire(lang).to_uppercase(),
            liege: say::liege(lang),
            neutral: say::neutral(lang),
            spanish_road: say::spanish_road(lang),
        },
        tracks: TrackWords {
            years: say::years(lang),
            span: say::span(lang, game.data().first_year, last),
            union: say::towards_union(lang),
            patriots: say::patriots_now(lang, game.patriots(board.turn.max(1))),
            hand: say::own_chits(lang),
            hand_count: match CHITS_A_YEAR.saturating_sub(used) {
                0 => say::chits_spent(lang, chits),
                left => say::chits_left(lang, chits, left),
            },
        },
        key: say::key(lang),
        terrain: [
            RulesTerrain::Rural,
            RulesTerrain::Developed,
            RulesTerrain::Urban,
        ]
        .map(|kind| terrain(lang, kind).to_owned()),
        units: [
            Unit::Pikemen,
            Unit::Cavalry,
            Unit::Flotilla,
            Unit::Missionary,
        ]
        .map(|kind| unit(lang, kind).to_lowercase()),
        coastal: say::coast(lang),
        supplied: say::supplied(lang),
        faces: say::winning_faces(lang),
        die: say::die(lang),
        losses: say::losses(lang),
    }
}
