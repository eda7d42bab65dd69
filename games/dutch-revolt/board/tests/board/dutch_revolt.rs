//! The board of The Dutch Revolt as a structure: anchors, ids, sizes of type, signs.

use std::collections::BTreeSet;

use boards::{Draw, TOKENS};
use dutch_revolt_board::{
    DutchRevoltBoard, Mark, Odds, Picture, Side, Units, board, cluster, hand, plate_of,
};

use super::sample;

fn drawing(picture: &Picture) -> String {
    let words = sample::words();
    board(picture, &words).into_string() + &hand(picture, &words).into_string()
}

/// The values of an attribute, in the order of the drawing.
fn attribute<'drawing>(drawing: &'drawing str, name: &str) -> Vec<&'drawing str> {
    let mark = format!(" {name}=\"");
    drawing
        .split(&mark)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

/// The drawing of one territory, up to the next.
fn territory<'drawing>(drawing: &'drawing str, id: &str) -> &'drawing str {
    let start = drawing
        .find(&format!("id=\"territory-{id}\""))
        .expect("the territory is drawn");
    // After its own name.
    let rest = &drawing[start + 4..];
    let end = rest
        .find("id=\"territory-")
        .or_else(|| rest.find("id=\"tracks\""))
        .unwrap_or(rest.len());
    &rest[..end]
}

#[test]
fn every_territory_can_be_clicked_on_its_plate_and_on_its_land() {
    let picture = sample::start();
    let drawing = drawing(&picture);
    let anchors = attribute(&drawing, "data-anchor");
    for territory in &picture.territories {
        let own = format!("territory:{}", territory.id);
        let count = anchors.iter().filter(|anchor| **anchor == own).count();
        assert_eq!(count, 2, "{own}");
    }
    let named = attribute(&drawing, "aria-label");
    assert!(named.contains(&"Zeeland, rebel"));
}

#[test]
fn chits_can_be_clicked_and_tell_whether_they_may_be_played() {
    let drawing = drawing(&sample::midgame());
    let anchors = attribute(&drawing, "data-anchor");
    assert!(anchors.contains(&"chit:flood") && anchors.contains(&"chit:treasure_fleet"));
    assert!(drawing.contains("id=\"chit-flood\" class=\"chit legal\""));
    assert!(drawing.contains("id=\"chit-militia\" class=\"chit chosen\""));
    assert!(drawing.contains("id=\"chit-mutiny\" class=\"chit\""));
}

#[test]
fn no_id_is_used_twice_and_every_reference_has_its_target() {
    for picture in [sample::start(), sample::midgame()] {
        let drawing = drawing(&picture);
        let ids = attribute(&drawing, "id");
        let unique: BTreeSet<_> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len());
        for reference in attribute(&drawing, "href") {
            assert!(
                unique.contains(reference.trim_start_matches('#')),
                "{reference} is missing"
            );
        }
        for clip in attribute(&drawing, "clip-path") {
            let target = clip.trim_start_matches("url(#").trim_end_matches(')');
            assert!(unique.contains(target), "{clip} is missing");
        }
    }
}

#[test]
fn no_type_is_smaller_than_twelve_units() {
    let sizes: Vec<f64> = DutchRevoltBoard::STYLE
        .split("font-size:")
        .skip(1)
        .filter_map(|rest| rest.split("px").next())
        .map(|size| {
            size.trim()
                .parse()
                .expect("sizes on the board are in pixels")
        })
        .collect();
    assert!(sizes.len() > 10);
    assert!(sizes.iter().all(|size| *size >= 12.0), "{sizes:?}");
    // Type in a scaled group would shrink with it.
    let drawing = drawing(&sample::midgame());
    assert!(
        attribute(&drawing, "transform")
            .iter()
            .all(|transform| !transform.contains("scale"))
    );
}

#[test]
fn a_siege_shows_both_armies_the_works_and_the_odds() {
    let mut picture = sample::start();
    assert!(!drawing(&picture).contains("href=\"#works\""));
    let antwerp = sample::find(&mut picture, "antwerp");
    antwerp.units.rebel.pikemen = 3;
    antwerp.odds = Some(Odds {
        attacker: Side::Rebel,
        strength: 3,
        defence: 0,
        faces: 4,
        is_preview: false,
    });
    let drawing = drawing(&picture);
    let antwerp = territory(&drawing, "antwerp");
    assert!(antwerp.contains("territory spanish invaded"));
    assert!(antwerp.contains("href=\"#works\""));
    assert!(antwerp.contains("id=\"piece-antwerp-rebel-pikemen\""));
    assert_eq!(antwerp.matches("class=\"face wins\"").count(), 4);
    assert!(antwerp.contains(">40%<"));
    assert_eq!(drawing.matches("href=\"#works\"").count(), 1);
}

#[test]
fn missionaries_alone_are_no_siege() {
    let mut picture = sample::start();
    sample::find(&mut picture, "namur").units.rebel = Units {
        missionaries: 2,
        ..Units::default()
    };
    let drawing = drawing(&picture);
    assert!(territory(&drawing, "namur").contains("id=\"piece-namur-rebel-missionary\""));
    assert!(!drawing.contains("href=\"#works\""));
}

/// The pieces of a territory, and where each begins.
fn row(drawing: &str) -> Vec<f64> {
    let pieces = drawing.split("class=\"piece ").skip(1);
    pieces
        .filter_map(|piece| {
            piece
                .split("translate(")
                .nth(1)?
                .split(' ')
                .next()?
                .parse()
                .ok()
        })
        .collect()
}

#[test]
fn three_kinds_on_each_side_find_room_beside_each_other() {
    let picture = sample::crowded();
    let drawing = drawing(&picture);
    for one in &picture.territories {
        let plate = plate_of(&one.id).expect("a plate");
        let room = cluster(&one.id).expect("room");
        let places = row(territory(&drawing, &one.id));
        assert_eq!(places.len(), 6, "{}", one.id);
        for pair in places.windows(2) {
            assert!(pair[1] - pair[0] >= 20.0, "{}: {places:?}", one.id);
        }
        let reach = plate.least.x + places[5] + 20.0;
        assert!(plate.least.x + places[0] >= room.least.x - 2.0 && reach <= room.most.x + 2.0);
    }
}

#[test]
fn what_cannot_be_chosen_is_veiled_only_while_something_can() {
    let mut picture = sample::start();
    assert!(!drawing(&picture).contains("class=\"veil\""));
    sample::find(&mut picture, "artois").mark = Mark::Legal;
    let drawing = drawing(&picture);
    assert_eq!(drawing.matches("class=\"veil\"").count(), 19);
    assert_eq!(drawing.matches("class=\"line open\"").count(), 1);
}

#[test]
fn the_last_march_is_an_arrow_in_the_colour_of_its_side() {
    let mut picture = sample::start();
    picture.mover = Some(Side::Spanish);
    assert!(!drawing(&picture).contains("id=\"last-move\""));
    picture.march = Some(["brabant".into(), "antwerp".into()]);
    sample::find(&mut picture, "antwerp").last = true;
    let drawing = drawing(&picture);
    assert!(drawing.contains("class=\"last-move spanish\""));
    assert!(territory(&drawing, "antwerp").contains("class=\"territory spanish last\""));
}

#[test]
fn a_territory_that_nobody_has_picked_shows_no_owner() {
    let mut picture = sample::start();
    sample::find(&mut picture, "zeeland").owner = None;
    let drawing = drawing(&picture);
    let zeeland = territory(&drawing, "zeeland");
    assert!(zeeland.contains("class=\"band free\"") && !zeeland.contains("#sign-lion"));
}

#[test]
fn owners_have_a_colour_a_sign_and_a_letter() {
    let drawing = drawing(&sample::start());
    let zeeland = territory(&drawing, "zeeland");
    assert!(
        zeeland.contains("band rebel") && zeeland.contains("#sign-lion") && zeeland.contains(">R<")
    );
    let namur = territory(&drawing, "namur");
    assert!(
        namur.contains("band spanish") && namur.contains("#sign-saltire") && namur.contains(">S<")
    );
}

#[test]
fn faith_has_five_places_of_its_own() {
    let mut picture = sample::start();
    let mut seen = BTreeSet::new();
    for alignment in -2..=2 {
        sample::find(&mut picture, "zeeland").alignment = alignment;
        let drawing = drawing(&picture);
        let zeeland = territory(&drawing, "zeeland");
        let marker = zeeland.split("class=\"marker\"").nth(1).expect("a marker");
        seen.insert(attribute(marker, "transform")[0].to_owned());
    }
    assert_eq!(seen.len(), 5);
}

#[test]
fn supply_and_shore_are_marked_where_they_are() {
    let drawing = drawing(&sample::start());
    let antwerp = territory(&drawing, "antwerp");
    assert!(antwerp.contains("#sign-anchor") && antwerp.contains("#sign-wheel"));
    let zeeland = territory(&drawing, "zeeland");
    assert!(zeeland.contains("#sign-anchor") && !zeeland.contains("#sign-wheel"));
    assert!(!territory(&drawing, "north-brabant").contains("#sign-anchor"));
}

#[test]
fn no_figure_of_a_florin_stands_beside_its_coin() {
    // The widest figure of bold sans at the size that a tablet has.
    const FIGURE: f64 = 14.9 * 0.6;
    for value in [1, 9, 10, 12] {
        let mut picture = sample::start();
        sample::find(&mut picture, "antwerp").value = value;
        let drawing = drawing(&picture);
        let mut parts = territory(&drawing, "antwerp").split("class=\"coin\"");
        let coin = parts.nth(1).expect("a coin");
        let radius: f64 = attribute(coin, "r")[0].parse().expect("a number");
        let figures = value.to_string().len() as f64;
        assert!(figures * FIGURE <= 2.0 * radius, "{value} in {radius}");
    }
}

#[test]
fn the_road_is_cut_when_the_rebels_hold_luxembourg() {
    let mut picture = sample::start();
    assert!(drawing(&picture).contains("road open"));
    sample::find(&mut picture, "luxembourg").owner = Some(Side::Rebel);
    assert!(drawing(&picture).contains("road cut"));
}

#[test]
fn legal_and_chosen_places_carry_their_class() {
    let mut picture = sample::start();
    sample::find(&mut picture, "artois").mark = Mark::Legal;
    sample::find(&mut picture, "hainaut").mark = Mark::Chosen;
    let drawing = drawing(&picture);
    assert!(territory(&drawing, "artois").contains("class=\"territory spanish legal\""));
    assert!(territory(&drawing, "hainaut").contains("class=\"territory spanish chosen\""));
    assert!(territory(&drawing, "namur").contains("class=\"territory spanish\""));
}

#[test]
fn the_last_siege_tells_who_attacked_what_was_rolled_and_who_won() {
    assert!(!drawing(&sample::start()).contains("id=\"siege\""));
    let drawing = drawing(&sample::midgame());
    let siege = drawing.split("id=\"siege\"").nth(1).expect("a siege");
    for told in [
        "Siege of Antwerp",
        "Spanish 14",
        "5 Rebels",
        "walls",
        ">9<",
        ">6<",
        "Antwerp holds.",
    ] {
        assert!(siege.contains(told), "{told} in {siege}");
    }
}

#[test]
fn words_are_escaped() {
    let mut picture = sample::start();
    sample::find(&mut picture, "artois").name = "<i>Artois</i>".into();
    assert!(!drawing(&picture).contains("<i>"));
}

/// Ink and ground of everything that is read on the board.
const READ: [(&str, &str); 18] = [
    ("ink", "plate"),
    ("soft", "plate"),
    ("ink", "land"),
    ("ink", "card"),
    ("soft", "card"),
    ("ink", "may-wash"),
    ("sea-ink", "sea"),
    ("soft", "abroad"),
    ("on-purple", "purple"),
    ("on-orange", "orange"),
    ("purple-txt", "plate"),
    ("orange-txt", "plate"),
    ("purple-txt", "abroad"),
    ("on-coin", "coin"),
    ("on-natural", "wood"),
    ("on-may", "may"),
    ("may", "card"),
    ("plate", "ink"),
];

#[test]
fn everything_read_stands_out_by_day_and_by_night() {
    for (ink, ground) in READ {
        let (ink_colours, ground_colours) = (colours(ink), colours(ground));
        for (time, place) in [("day", 0), ("night", 1)] {
            let contrast = contrast(ink_colours[place], ground_colours[place]);
            assert!(
                contrast >= 4.5,
                "{ink} on {ground} by {time}: {contrast:.2}"
            );
        }
    }
}

/// A colour of the style sheets by day and by night, as red, green and blue.
fn colours(name: &str) -> [Option<[u8; 3]>; 2] {
    let mark = format!("--{name}: ");
    let value = TOKENS
        .split(&mark)
        .nth(1)
        .and_then(|rest| rest.split(';').next());
    let value = value.unwrap_or_else(|| panic!("no colour {name}"));
    let mut colours = value.split('#').skip(1).map(|digits| {
        let channel = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        Some([channel(0)?, channel(2)?, channel(4)?])
    });
    let day = colours.next().flatten();
    [day, colours.next().unwrap_or(day)]
}

/// The contrast of two colours after the accessibility guidelines, from 1 to 21.
fn contrast(one: Option<[u8; 3]>, other: Option<[u8; 3]>) -> f64 {
    let linear = |channel: u8| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    let light = |colour: Option<[u8; 3]>| {
        let [red, green, blue] = colour.expect("a colour of the stylesheet").map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let [one, other] = [light(one), light(other)];
    one.max(other) / one.min(other)
}
