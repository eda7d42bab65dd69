//! Positions to draw: the start, and the middle of a hard-fought game.

use dutch_revolt_board::{
    BySide, Chit, LandWords, Mark, Odds, Picture, Roll, Side, Siege, Terrain, Territory,
    TrackWords, Units, Words,
};

/// The territories with a shore.
const COASTAL: [&str; 10] = [
    "antwerp",
    "friesland",
    "gelderland",
    "groningen",
    "north-holland",
    "overijssel",
    "south-holland",
    "utrecht",
    "west-flanders",
    "zeeland",
];

/// Id, name, terrain, value, owner at the start, alignment at the start.
const TERRITORIES: [(&str, &str, Terrain, u8, Side, i8); 20] = [
    (
        "groningen",
        "Groningen",
        Terrain::Rural,
        1,
        Side::Spanish,
        0,
    ),
    (
        "friesland",
        "Friesland",
        Terrain::Developed,
        2,
        Side::Rebel,
        1,
    ),
    ("drenthe", "Drenthe", Terrain::Rural, 1, Side::Spanish, 0),
    (
        "overijssel",
        "Overijssel",
        Terrain::Rural,
        1,
        Side::Spanish,
        -1,
    ),
    ("zutphen", "Zutphen", Terrain::Rural, 1, Side::Spanish, 0),
    (
        "gelderland",
        "Gelderland",
        Terrain::Developed,
        1,
        Side::Spanish,
        0,
    ),
    ("utrecht", "Utrecht", Terrain::Urban, 2, Side::Spanish, 0),
    (
        "north-holland",
        "North Holland",
        Terrain::Urban,
        4,
        Side::Rebel,
        1,
    ),
    (
        "south-holland",
        "South Holland",
        Terrain::Urban,
        4,
        Side::Rebel,
        1,
    ),
    ("zeeland", "Zeeland", Terrain::Developed, 2, Side::Rebel, 1),
    (
        "north-brabant",
        "North Brabant",
        Terrain::Developed,
        1,
        Side::Spanish,
        -1,
    ),
    ("antwerp", "Antwerp", Terrain::Urban, 5, Side::Spanish, 0),
    ("brabant", "Brabant", Terrain::Urban, 3, Side::Spanish, -1),
    (
        "east-flanders",
        "East Flanders",
        Terrain::Urban,
        3,
        Side::Spanish,
        0,
    ),
    (
        "west-flanders",
        "West Flanders",
        Terrain::Urban,
        2,
        Side::Spanish,
        0,
    ),
    ("artois", "Artois", Terrain::Developed, 1, Side::Spanish, -1),
    (
        "hainaut",
        "Hainaut",
        Terrain::Developed,
        1,
        Side::Spanish,
        -1,
    ),
    ("namur", "Namur", Terrain::Rural, 1, Side::Spanish, -2),
    (
        "luxembourg",
        "Luxembourg",
        Terrain::Rural,
        1,
        Side::Spanish,
        -2,
    ),
    ("limburg", "Limburg", Terrain::Rural, 1, Side::Spanish, -1),
];

/// English words, for looking at the board.
pub(crate) fn words() -> Words {
    Words {
        title: "The Dutch Revolt".into(),
        sides: BySide {
            spanish: "Spanish".into(),
            rebel: "Rebels".into(),
        },
        letters: BySide {
            spanish: "S".into(),
            rebel: "R".into(),
        },
        lands: LandWords {
            north_sea: "North Sea".into(),
            france: "FRANCE".into(),
            empire: "HOLY ROMAN EMPIRE".into(),
            liege: "Liège".into(),
            neutral: "neutral".into(),
            spanish_road: "Spanish Road".into(),
        },
        tracks: TrackWords {
            years: "Years".into(),
            span: "1566 to 1605".into(),
            union: "Towards the Union".into(),
            patriots: "patriots +4".into(),
            hand: "Your chits".into(),
            hand_count: "4, play 1 more this year".into(),
        },
        key: "Key".into(),
        terrain: ["rural".into(), "developed".into(), "urban".into()],
        units: [
            "pikemen".into(),
            "cavalry".into(),
            "flotillas".into(),
            "missionaries".into(),
        ],
        coastal: "coast".into(),
        supplied: "supplied".into(),
        faces: "rolls that take it".into(),
        die: "Die".into(),
        losses: "Losses".into(),
    }
}

/// The position before the first turn.
pub(crate) fn start() -> Picture {
    let territories =
        TERRITORIES
            .into_iter()
            .map(|(id, name, terrain, value, owner, alignment)| Territory {
                anchor: engine::Anchor::at("territory", id),
                id: id.into(),
                name: name.into(),
                short: name.into(),
                title: format!("{name}, {}", owner.id()),
                owner: Some(owner),
                alignment,
                terrain,
                value,
                coastal: COASTAL.contains(&id),
                supplied: owner == Side::Spanish,
                units: BySide::default(),
                odds: None,
                mark: Mark::None,
                last: false,
            });
    Picture {
        territories: territories.collect(),
        first: 1566,
        year: 1566,
        end: 1606,
        patriots: 1,
        political_points: 0,
        political_goal: 400,
        mover: None,
        march: None,
        hand: Vec::new(),
        siege: None,
        hiring: None,
    }
}

/// A crowded position: every kind of piece in every territory, and a siege of each.
pub(crate) fn crowded() -> Picture {
    let mut picture = start();
    for territory in &mut picture.territories {
        let all = Units {
            pikemen: 12,
            cavalry: 3,
            flotillas: 2,
            missionaries: 0,
        };
        territory.units = BySide {
            spanish: all,
            rebel: all,
        };
        territory.odds = territory.owner.map(|owner| Odds {
            attacker: owner.enemy(),
            strength: 17,
            defence: 17,
            faces: 10,
            is_preview: false,
        });
    }
    picture
}

/// Some units, a siege, choices, chits.
pub(crate) fn midgame() -> Picture {
    let mut picture = start();
    picture.year = 1585;
    picture.political_points = 237;
    for id in ["utrecht", "groningen", "gelderland", "antwerp"] {
        let territory = find(&mut picture, id);
        territory.owner = Some(Side::Rebel);
        territory.supplied = false;
        territory.alignment = 1;
    }
    let antwerp = find(&mut picture, "antwerp");
    antwerp.units.rebel.pikemen = 2;
    antwerp.units.spanish = Units {
        pikemen: 12,
        cavalry: 2,
        ..Units::default()
    };
    antwerp.odds = Some(Odds {
        attacker: Side::Spanish,
        strength: 14,
        defence: 2,
        faces: 3,
        is_preview: false,
    });
    for id in ["overijssel", "drenthe", "friesland"] {
        find(&mut picture, id).mark = Mark::Legal;
    }
    find(&mut picture, "gelderland").mark = Mark::Chosen;
    picture.hand = [
        ("flood", "Flood", true),
        ("militia", "Militia", true),
        ("mutiny", "Mutiny", false),
        ("treasure_fleet", "Treasure Fleet Intercepted", false),
    ]
    .into_iter()
    .map(|(id, name, playable)| Chit {
        anchor: engine::Anchor::at("chit", id),
        id: id.into(),
        name: name.into(),
        when: "siege".into(),
        title: name.into(),
        playable,
        chosen: id == "militia",
    })
    .collect();
    picture.siege = Some(Siege {
        anchor: engine::Anchor::at("territory", "antwerp"),
        attacker: Side::Spanish,
        strength: 14,
        defence: 5,
        modifiers: vec!["walls \u{2212}2".into(), "coast \u{2212}1".into()],
        roll: Roll {
            die: 9,
            modified: 6,
            lost: 4,
        },
        heading: "Siege of Antwerp".into(),
        verdict: "Antwerp holds.".into(),
    });
    picture
}

/// A territory of the picture by its id.
pub(crate) fn find<'picture>(picture: &'picture mut Picture, id: &str) -> &'picture mut Territory {
    picture
        .territories
        .iter_mut()
        .find(|territory| territory.id == id)
        .expect("a territory of the map")
}
