//! Positions to draw: the start, and the middle of a hard-fought game.

use dutch_revolt_board::{
    Band, BySide, Chit, LandWords, Losses, Mark, Modifier, Picture, Side, Siege, SiegeWords,
    Terrain, Territory, TrackWords, Units, Words,
};

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
pub(crate) fn words(picture: &Picture) -> Words {
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
            zuiderzee: "Zuiderzee".into(),
            france: "FRANCE".into(),
            empire: "HOLY ROMAN EMPIRE".into(),
            liege: "Liège".into(),
            spanish_road: "Spanish Road".into(),
        },
        tracks: TrackWords {
            year: format!("{}, turn {} of 40", picture.year, picture.year - 1565),
            patriots: "Patriots".into(),
            political_points: "Political points".into(),
            territory_points: "Lands".into(),
            treasury: "Treasury".into(),
            initiative: "Moves last".into(),
            hand: "Your chits".into(),
        },
        siege: SiegeWords {
            heading: "Siege of Antwerp".into(),
            place: "Antwerp".into(),
            strength: "Strength".into(),
            defenders: "Defenders".into(),
            die: "Die".into(),
            losses: "Losses".into(),
            columns: "columns".into(),
        },
        key: "Key".into(),
        terrain: ["Rural".into(), "Developed".into(), "Urban".into()],
        units: [
            "Pikemen".into(),
            "Cavalry".into(),
            "Flotilla".into(),
            "Missionaries".into(),
        ],
        catholic: "Catholic".into(),
        protestant: "Protestant".into(),
        value: "Treasury value".into(),
        coastal: "Coast".into(),
        supplied: "In supply".into(),
        invaded: "Under attack".into(),
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
                title: format!("{name}, {}", owner.id()),
                owner,
                alignment,
                terrain,
                value,
                supplied: owner == Side::Spanish,
                units: BySide::default(),
                odds: None,
                mark: Mark::None,
            });
    Picture {
        territories: territories.collect(),
        year: 1566,
        end: 1606,
        bands: (0..8)
            .map(|band| Band {
                from: 1566 + 5 * u16::from(band),
                patriots: band + 1,
            })
            .collect(),
        political_points: 0,
        political_goal: 400,
        territory_points: BySide {
            spanish: 30,
            rebel: 10,
        },
        treasury: BySide {
            spanish: 31,
            rebel: 18,
        },
        initiative: None,
        acting: Some(Side::Spanish),
        hand: Vec::new(),
        siege: None,
    }
}

/// A crowded position: units nearly everywhere, four invasions, a siege being resolved.
pub(crate) fn midgame() -> Picture {
    let mut picture = start();
    picture.year = 1585;
    picture.political_points = 237;
    picture.treasury = BySide {
        spanish: 12,
        rebel: 7,
    };
    picture.territory_points = BySide {
        spanish: 23,
        rebel: 17,
    };
    picture.initiative = Some(Side::Rebel);
    picture.acting = Some(Side::Rebel);
    for id in ["utrecht", "groningen", "gelderland", "antwerp"] {
        let territory = find(&mut picture, id);
        territory.owner = Side::Rebel;
        territory.supplied = false;
        territory.alignment = 1;
    }
    find(&mut picture, "zeeland").alignment = 2;
    find(&mut picture, "south-holland").alignment = 2;
    for (place, territory) in picture.territories.iter_mut().enumerate() {
        let own = Units {
            pikemen: 1 + (place * 7 % 13) as u8,
            cavalry: (place % 3) as u8,
            flotillas: u8::from(place % 5 == 1),
            missionaries: (place % 4 / 2) as u8,
        };
        match territory.owner {
            Side::Spanish => territory.units.spanish = own,
            Side::Rebel => territory.units.rebel = own,
        }
    }
    find(&mut picture, "antwerp").units.spanish = Units {
        pikemen: 11,
        cavalry: 2,
        flotillas: 1,
        missionaries: 0,
    };
    find(&mut picture, "utrecht").units.spanish = Units {
        pikemen: 6,
        cavalry: 3,
        ..Units::default()
    };
    find(&mut picture, "zeeland").units.spanish = Units {
        pikemen: 4,
        flotillas: 2,
        ..Units::default()
    };
    find(&mut picture, "zutphen").units.rebel = Units {
        pikemen: 12,
        cavalry: 1,
        flotillas: 1,
        missionaries: 0,
    };
    find(&mut picture, "west-flanders").units.rebel = Units {
        pikemen: 2,
        flotillas: 3,
        ..Units::default()
    };
    find(&mut picture, "namur").units.rebel = Units {
        missionaries: 2,
        ..Units::default()
    };
    find(&mut picture, "utrecht").odds = Some(60);
    find(&mut picture, "zutphen").odds = Some(100);
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
        title: name.into(),
        playable,
        chosen: id == "militia",
    })
    .collect();
    picture.siege = Some(siege());
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

fn siege() -> Siege {
    let modifier = |text: &str, amount, shifts_column| Modifier {
        text: text.into(),
        amount,
        shifts_column,
    };
    Siege {
        territory: "antwerp".into(),
        attacker: Side::Spanish,
        strength: 14,
        defenders: 5,
        columns: [
            "1", "2", "3", "4", "5", "6-7", "8-9", "10-12", "13-16", "17+",
        ]
        .map(Into::into)
        .to_vec(),
        table: vec![
            vec![0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            vec![0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
            vec![0, 0, 0, 0, 1, 1, 1, 1, 2, 2],
            vec![0, 0, 0, 1, 1, 2, 2, 2, 2, 3],
            vec![0, 0, 1, 1, 1, 2, 2, 2, 3, 3],
            vec![0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
            vec![0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
            vec![1, 1, 2, 3, 3, 3, 4, 4, 5, 6],
            vec![1, 1, 2, 3, 3, 4, 4, 5, 6, 7],
            vec![1, 2, 3, 3, 4, 4, 5, 6, 7, 8],
        ],
        from_column: 8,
        column: Some(7),
        modifiers: vec![
            modifier("Protestant people", -1, true),
            modifier("Urban", -2, false),
            modifier("Rebel coast", -1, false),
        ],
        result: Some(Losses {
            die: 9,
            modified: 6,
            lost: 4,
        }),
        verdict: "Antwerp holds.".into(),
    }
}
