//! The drawing of the Low Countries is one planar map, and it says what the rules say.

use std::collections::BTreeSet;

use boards::geo::{
    Area, AreaKind, Atlas, Chart, ChartError, LOW_COUNTRIES, Point, Projection, outline,
    signed_area,
};
use dutch_revolt_board::{HEIGHT, WIDTH, atlas, cluster, plate_of};

/// The land borders of the rules.
const BORDERS: [(&str, &str); 35] = [
    ("groningen", "friesland"),
    ("groningen", "drenthe"),
    ("friesland", "drenthe"),
    ("friesland", "overijssel"),
    ("drenthe", "overijssel"),
    ("overijssel", "zutphen"),
    ("overijssel", "gelderland"),
    ("zutphen", "gelderland"),
    ("gelderland", "utrecht"),
    ("gelderland", "south-holland"),
    ("gelderland", "north-brabant"),
    ("gelderland", "limburg"),
    ("utrecht", "north-holland"),
    ("utrecht", "south-holland"),
    ("north-holland", "south-holland"),
    ("south-holland", "north-brabant"),
    ("zeeland", "north-brabant"),
    ("zeeland", "antwerp"),
    ("zeeland", "east-flanders"),
    ("zeeland", "west-flanders"),
    ("north-brabant", "antwerp"),
    ("north-brabant", "limburg"),
    ("antwerp", "brabant"),
    ("antwerp", "east-flanders"),
    ("brabant", "east-flanders"),
    ("brabant", "hainaut"),
    ("brabant", "namur"),
    ("east-flanders", "west-flanders"),
    ("east-flanders", "hainaut"),
    ("west-flanders", "hainaut"),
    ("west-flanders", "artois"),
    ("artois", "hainaut"),
    ("hainaut", "namur"),
    ("namur", "luxembourg"),
    ("luxembourg", "limburg"),
];

/// Neighbours across water, which therefore must not touch on the map.
const PARTED_BY_WATER: [(&str, &str); 2] =
    [("north-holland", "friesland"), ("south-holland", "zeeland")];

/// The territories with a shore in the rules.
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

fn provinces() -> impl Iterator<Item = &'static Area> {
    atlas()
        .areas()
        .map(|(_, area)| area)
        .filter(|area| area.kind == AreaKind::Province)
}

fn neighbours(id: &str) -> BTreeSet<&'static str> {
    let area = atlas().area(id).expect("an area of the map");
    atlas()
        .neighbours(area)
        .into_iter()
        .map(|other| atlas().get(other).id.as_str())
        .collect()
}

#[test]
fn territories_touch_on_the_map_where_they_touch_in_the_rules() {
    let mut drawn = BTreeSet::new();
    for province in provinces() {
        for other in neighbours(&province.id) {
            if provinces().any(|area| area.id == other) {
                drawn.insert((province.id.as_str(), other));
            }
        }
    }
    let ruled: BTreeSet<_> = BORDERS
        .into_iter()
        .flat_map(|(a, b)| [(a, b), (b, a)])
        .collect();
    assert_eq!(drawn, ruled);
    for (a, b) in PARTED_BY_WATER {
        assert!(!drawn.contains(&(a, b)), "{a} and {b} are parted by water");
    }
}

#[test]
fn a_shared_border_is_long_enough_to_be_seen() {
    for (a, b) in BORDERS {
        let [one, other] = [a, b].map(|id| atlas().area(id));
        let shared = atlas()
            .arcs()
            .iter()
            .filter(|arc| arc.sides == [one, other] || arc.sides == [other, one]);
        let length: f64 = shared
            .flat_map(|arc| arc.points.windows(2))
            .map(|piece| piece[0].distance(piece[1]))
            .sum();
        assert!(length > 15.0, "{a} and {b} share only {length:.0} units");
    }
}

#[test]
fn liege_is_an_enclave_of_six_territories() {
    let around = [
        "antwerp",
        "brabant",
        "limburg",
        "luxembourg",
        "namur",
        "north-brabant",
    ];
    assert_eq!(neighbours("liege"), BTreeSet::from(around));
}

#[test]
fn coastal_territories_are_those_with_a_shore() {
    let drawn: Vec<_> = {
        let coastal = atlas()
            .areas()
            .filter(|(id, area)| area.kind == AreaKind::Province && atlas().is_coastal(*id));
        let names: BTreeSet<_> = coastal.map(|(_, area)| area.id.as_str()).collect();
        names.into_iter().collect()
    };
    assert_eq!(drawn, COASTAL);
}

#[test]
fn foreign_lands_lie_where_the_rules_put_them() {
    let of = |foreign: &str| -> BTreeSet<_> {
        provinces()
            .filter(|area| neighbours(&area.id).contains(foreign))
            .map(|area| area.id.as_str())
            .collect()
    };
    assert_eq!(
        of("france"),
        BTreeSet::from(["artois", "hainaut", "luxembourg", "namur", "west-flanders"])
    );
    let empire = [
        "drenthe",
        "gelderland",
        "groningen",
        "limburg",
        "luxembourg",
        "overijssel",
        "zutphen",
    ];
    assert_eq!(of("empire"), BTreeSet::from(empire));
}

#[test]
fn every_ring_is_closed() {
    for (_, area) in atlas().areas() {
        assert!(!area.rings.is_empty(), "{} has no land", area.id);
        for ring in &area.rings {
            for (place, step) in ring.steps.iter().enumerate() {
                let next = ring.steps[(place + 1) % ring.steps.len()];
                assert_eq!(
                    atlas().ends(*step)[1],
                    atlas().ends(next)[0],
                    "{} is open",
                    area.id
                );
            }
        }
        let moves = outline(atlas(), area).matches('M').count();
        assert_eq!(
            moves,
            area.rings.len(),
            "{} is drawn with one stroke for each part",
            area.id
        );
    }
}

/// Lines that meet only in their nodes make rings that do not cross themselves and areas that do not overlap.
#[test]
fn lines_meet_only_in_nodes() {
    testkit::maps::only_in_nodes(atlas());
}

#[test]
fn areas_fill_the_frame_without_gap_or_overlap() {
    // Before the sheet is stretched, its frame is a rectangle.
    let sheet = chart_of(include_str!("../../data/map.toml")).expect("the map");
    let atlas = || &sheet;
    let ring = |area: &Area| -> f64 {
        area.rings
            .iter()
            .map(|ring| signed_area(&atlas().corners(ring)))
            .sum()
    };
    // The sea's outer ring also goes round the islands: everything drawn as an island loop lies within it.
    let islands: f64 = (atlas().areas())
        .filter(|(_, area)| area.kind != AreaKind::Sea)
        .flat_map(|(_, area)| &area.rings)
        .filter(|ring| ring.steps.len() == 1)
        .map(|ring| ring.steps[0])
        .filter(|step| !meets_another_line(atlas(), *step))
        .map(|step| signed_area(&atlas().arcs()[step.arc].points).abs())
        .sum();
    let total: f64 = atlas().areas().map(|(_, area)| ring(area)).sum::<f64>() - islands;
    let frame = signed_area(&atlas().frame().corners());
    assert!(
        (total - frame).abs() < 1e-6 * frame,
        "areas cover {total:.1} of {frame:.1}"
    );
}

/// Whether the node of a closed line is also the end of another line.
fn meets_another_line(atlas: &Atlas, step: boards::geo::Step) -> bool {
    let node = atlas.ends(step)[0];
    let ends =
        |line: &boards::geo::Arc| [line.points.first().copied(), line.points.last().copied()];
    (atlas.arcs().iter().enumerate())
        .any(|(arc, line)| arc != step.arc && ends(line).contains(&Some(node)))
}

#[test]
fn every_territory_has_its_seat_and_its_name_on_its_own_land_or_shore() {
    let inside = |point: Point, area: &Area| {
        let mut rings = area.rings.iter();
        rings.any(|ring| point.is_inside(&atlas().corners(ring)))
    };
    for area in provinces() {
        assert!(
            inside(area.seat, area),
            "the seat of {} lies elsewhere",
            area.id
        );
        let plate = plate_of(&area.id).expect("a plate");
        let touches = (0..=20).any(|step| {
            let along = f64::from(step) / 20.0;
            let x = plate.least.x + (plate.most.x - plate.least.x) * along;
            [plate.least.y, plate.most.y]
                .iter()
                .any(|&y| inside(Point::new(x, y), area))
        });
        assert!(touches, "the plate of {} lies off its land", area.id);
    }
}

/// Even if all twenty were under siege at once.
#[test]
fn no_two_territories_need_the_same_room_and_none_leaves_the_map() {
    let rooms: Vec<_> = provinces()
        .map(|area| (&area.id, cluster(&area.id).expect("room")))
        .collect();
    for (place, (id, room)) in rooms.iter().enumerate() {
        assert!(
            room.least.x >= 0.0 && room.most.x <= WIDTH,
            "{id} leaves the map"
        );
        assert!(
            room.least.y >= 0.0 && room.most.y <= HEIGHT,
            "{id} leaves the map"
        );
        for (other, its) in &rooms[place + 1..] {
            let apart = room.most.x <= its.least.x
                || its.most.x <= room.least.x
                || room.most.y <= its.least.y
                || its.most.y <= room.least.y;
            assert!(apart, "the rooms of {id} and {other} overlap");
        }
    }
}

/// A second map over the same coast, with borders of its own.
#[test]
fn the_coast_serves_other_maps() {
    let halves = r#"
        [[lines]]
        through = ["zwin", [4.0, 50.5], [6.0, 51.0], "dollart"]
        [[areas]]
        id = "north"
        seats = [[5.5, 52.0], [3.58, 51.52], [3.82, 51.578], [3.90, 51.69], [4.05, 51.76], [4.99, 52.915], [5.125, 52.457],
                 [5.60, 52.662], [5.775, 52.645], [4.80, 53.08], [5.00, 53.262], [5.36, 53.41], [5.80, 53.455],
                 [6.20, 53.49], [6.56, 53.543], [6.71, 53.585]]
        plate = [5.5, 52.0]
        [[areas]]
        id = "south"
        seats = [[5.0, 50.0]]
        plate = [5.0, 50.0]
        [[areas]]
        id = "sea"
        kind = "sea"
        seats = [[3.0, 52.6]]
        plate = [3.0, 52.6]
    "#;
    let atlas = chart_of(halves).expect("two halves");
    let [north, south] = ["north", "south"].map(|id| atlas.area(id).expect("a half"));
    assert!(atlas.neighbours(north).contains(&south));
    assert!(atlas.is_coastal(south));
}

#[test]
fn faults_of_a_sheet_are_named() {
    let nowhere = r#"
        [[lines]]
        through = ["zwin", "atlantis"]
    "#;
    assert_eq!(
        chart_of(nowhere).err(),
        Some(ChartError::UnknownNode("atlantis".into()))
    );
    let loose = r#"
        [[lines]]
        through = ["zwin", [4.0, 50.5]]
    "#;
    assert!(matches!(
        chart_of(loose).err(),
        Some(ChartError::LooseLine(_))
    ));
    assert!(matches!(
        chart_of("").err(),
        Some(ChartError::UnclaimedFace(..))
    ));
    assert!(matches!(
        chart_of("coast = 1").err(),
        Some(ChartError::Syntax(_))
    ));
}

fn chart_of(sheet: &str) -> Result<Atlas, ChartError> {
    let projection = Projection::new(1.75, 53.615, 51.5, 2.462);
    Chart::from_sheets(&[LOW_COUNTRIES, sheet]).and_then(|chart| Atlas::new(&chart, &projection))
}
