//! A view of the rules as the plain picture that the board draws.

use ::words::{Lang, Speak};
use dutch_revolt_rules::{
    BoardPlace, COLUMNS, DutchRevolt, Side as RulesSide, Siege as RulesSiege, Stack, Step,
    Terrain as RulesTerrain, Territory as Place, View,
};
use dutch_revolt_words::DutchRevoltWords;
use dutch_revolt_words::{
    alignment, board as say, chit, chit_effect, chit_mark, column_head, outlook, side as side_name,
    stack, terrain, territory as place_name, unit,
};
use engine::Anchor;

use super::forecast;
use super::picture::{
    Band, BySide, Chit, Losses, Mark, Modifier, Picture, Side, Siege, Terrain, Territory, Units,
};
use super::words::{LandWords, SiegeWords, TrackWords, Words};
use boards::Lit;

/// The years that have the same number of patriots.
const BAND: u16 = 5;

/// The position as the viewer may know it.
pub(super) fn picture(game: &DutchRevolt, view: &View, lit: &Lit, lang: Lang) -> Picture {
    let board = &view.board;
    let first = game.data().first_year;
    let spending = matches!(board.step, Step::Deploy { .. } | Step::Hire { .. });
    let by_side = |of: &dyn Fn(RulesSide) -> u16| BySide {
        spanish: of(RulesSide::Spanish),
        rebel: of(RulesSide::Rebel),
    };
    let years = if game.agreed().short { 2 } else { 1 };
    Picture {
        territories: Place::ALL
            .into_iter()
            .map(|place| territory(game, view, lit, place, lang))
            .collect(),
        year: game.year(board.turn.max(1)),
        end: first + u16::from(game.turns()) * years,
        bands: (0..)
            .zip(game.data().patriots)
            .map(|(band, patriots)| Band {
                from: first + BAND * band,
                patriots,
            })
            .collect(),
        political_points: board.points.max(0) as u16,
        political_goal: game.union().max(0) as u16,
        territory_points: by_side(&|side| forecast::land(game, board, side).max(0) as u16),
        treasury: by_side(&|side| {
            if spending {
                board.purse[side].treasury.into()
            } else {
                forecast::income(game, board, side)
            }
        }),
        initiative: (board.turn > 0).then(|| board.initiative.second.into()),
        acting: lit.acting.and_then(RulesSide::at).map(Side::from),
        hand: hand(game, view, lit, lang),
        siege: board.siege.as_ref().map(|last| siege(game, last, lang)),
    }
}

fn territory(game: &DutchRevolt, view: &View, lit: &Lit, place: Place, lang: Lang) -> Territory {
    let board = &view.board;
    let land = &game.data().territories[place];
    let owner = board.owner[place];
    let anchor = Anchor::from(BoardPlace::Territory(place));
    let pointed_at = match board.step {
        Step::Hire { at, .. } => Some(at),
        Step::MarchTo { from, .. } | Step::MarchWith { from, .. } => Some(from),
        _ => None,
    };
    let mark = if lit.is_chosen(&anchor) || pointed_at == Some(place) {
        Mark::Chosen
    } else if lit.is_legal(&anchor) {
        Mark::Legal
    } else {
        Mark::None
    };
    Territory {
        id: place.id().to_owned(),
        anchor,
        name: place_name(lang, place).to_owned(),
        title: title(game, view, place, lang),
        owner: owner.into(),
        alignment: board.alignment[place].favour(RulesSide::Rebel),
        terrain: match land.terrain {
            RulesTerrain::Rural => Terrain::Rural,
            RulesTerrain::Developed => Terrain::Developed,
            RulesTerrain::Urban => Terrain::Urban,
        },
        value: game.yield_of(board, place),
        supplied: owner == RulesSide::Spanish && board.supplied.contains(place),
        units: BySide {
            spanish: units(board.units[RulesSide::Spanish][place]),
            rebel: units(board.units[RulesSide::Rebel][place]),
        },
        odds: forecast::chance(game, board, place),
        mark,
    }
}

/// All that a territory shows, in words.
fn title(game: &DutchRevolt, view: &View, place: Place, lang: Lang) -> String {
    let board = &view.board;
    let owner = board.owner[place];
    let mut parts = vec![
        place_name(lang, place).to_owned(),
        side_name(lang, owner).to_owned(),
        alignment(lang, board.alignment[place]).to_owned(),
        terrain(lang, game.data().territories[place].terrain).to_owned(),
        dutch_revolt_words::florins(lang, game.yield_of(board, place)),
    ];
    for side in RulesSide::ALL {
        let here = board.units[side][place];
        if !here.is_empty() {
            parts.push(format!("{}: {}", side_name(lang, side), stack(lang, here)));
        }
    }
    let mut text = parts.join(", ");
    if let Some(chance) = forecast::chance(game, board, place) {
        let siege = game.prepare_siege(board, owner.other(), place);
        text.push_str(". ");
        text.push_str(&outlook::odds(lang, &siege, chance.into()));
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

fn hand(game: &DutchRevolt, view: &View, lit: &Lit, lang: Lang) -> Vec<Chit> {
    let chits = view.own_chits();
    chits
        .kinds()
        .map(|kind| {
            let anchor = Anchor::from(BoardPlace::Chit(kind));
            let mut name = chit(lang, kind).to_owned();
            let mark = chit_mark(game.data().chits[kind]);
            if !mark.is_empty() {
                name = format!("{name} ({mark})");
            }
            if chits.0[kind] > 1 {
                name = format!("{name} × {}", chits.0[kind]);
            }
            Chit {
                id: kind.id().to_owned(),
                name,
                title: chit_effect(lang, kind).to_owned(),
                playable: lit.is_legal(&anchor),
                chosen: lit.is_chosen(&anchor),
                anchor,
            }
        })
        .collect()
}

fn siege(game: &DutchRevolt, siege: &RulesSiege, lang: Lang) -> Siege {
    let data = game.data();
    let shifted = usize::try_from(siege.column as i8 + siege.shift).ok();
    let column = match shifted {
        Some(column) => Some(column.min(COLUMNS - 1)),
        None => game.agreed().first_column.then_some(0),
    };
    let modifiers = [
        (siege.shift, outlook::people(lang), true),
        (-siege.terrain, outlook::walls(lang), false),
        (-siege.coast, outlook::rebel_coast(lang), false),
        (-siege.road, outlook::by_road(lang), false),
    ];
    let taken = siege.terrain + siege.coast + siege.road;
    Siege {
        territory: siege.territory.id().to_owned(),
        attacker: siege.attacker.into(),
        strength: siege.strength,
        defenders: siege.defence,
        columns: (0..COLUMNS)
            .map(|column| column_head(data, column))
            .collect(),
        table: data.losses.iter().map(|row| row.to_vec()).collect(),
        from_column: siege.column.into(),
        column,
        modifiers: modifiers
            .into_iter()
            .filter(|&(amount, ..)| amount != 0)
            .map(|(amount, text, shifts_column)| Modifier {
                text,
                amount,
                shifts_column,
            })
            .collect(),
        result: Some(Losses {
            die: siege.die,
            modified: (siege.die as i8 - taken).clamp(0, 9) as u8,
            lost: siege.losses,
        }),
        verdict: if siege.captured {
            outlook::it_fell(lang)
        } else {
            outlook::it_held(lang)
        },
    }
}

/// The words on the board.
pub(super) fn words(game: &DutchRevolt, view: &View, lang: Lang) -> Words {
    use dutch_revolt_rules::Unit;
    let board = &view.board;
    let spending = matches!(board.step, Step::Deploy { .. } | Step::Hire { .. });
    Words {
        title: DutchRevoltWords::title(lang),
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
            zuiderzee: say::zuiderzee(lang),
            france: say::france(lang).to_uppercase(),
            empire: say::empire(lang).to_uppercase(),
            liege: say::liege(lang),
            spanish_road: say::spanish_road(lang),
        },
        tracks: TrackWords {
            year: match board.turn {
                0 => DutchRevoltWords::round(game, engine::Moment { round: 0, phase: 0 }, lang),
                turn => say::year(lang, game.year(turn), turn, game.turns()),
            },
            patriots: say::patriots(lang),
            political_points: say::political_points(lang),
            territory_points: say::territory_points(lang),
            treasury: if spending {
                say::treasury(lang)
            } else {
                outlook::income(lang)
            },
            initiative: say::acts_second(lang),
            hand: say::hand(lang),
        },
        siege: SiegeWords {
            heading: board
                .siege
                .map_or(String::new(), |siege| say::siege_of(lang, siege.territory)),
            place: board.siege.map_or(String::new(), |siege| {
                place_name(lang, siege.territory).to_owned()
            }),
            strength: say::strength(lang),
            defenders: say::defenders(lang),
            die: say::die(lang),
            losses: say::losses(lang),
            columns: say::columns(lang),
        },
        key: say::key(lang),
        terrain: [
            RulesTerrain::Rural,
            RulesTerrain::Developed,
            RulesTerrain::Urban,
        ]
        .map(|kind| capital(terrain(lang, kind))),
        units: [
            Unit::Pikemen,
            Unit::Cavalry,
            Unit::Flotilla,
            Unit::Missionary,
        ]
        .map(|kind| unit(lang, kind).to_owned()),
        catholic: say::catholic(lang),
        protestant: say::protestant(lang),
        value: say::value(lang),
        coastal: say::coastal(lang),
        supplied: say::supplied(lang),
        invaded: say::invaded(lang),
    }
}

/// The text with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
