//! The board of The Dutch Revolt as a structure: anchors, ids, sizes of type, signs.

use std::collections::BTreeSet;

use boards::{Draw, KIT_STYLE};
use dutch_revolt_board::{DutchRevoltBoard, Mark, Picture, Side, Units, board, hand};

use super::sample;

fn drawing(picture: &Picture) -> String {
    let words = sample::words(picture);
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
    let rest = &drawing[start..];
    let end = rest
        .find("<g id=\"territory-")
        .or_else(|| rest.find("id=\"tracks\""))
        .unwrap_or(rest.len());
    &rest[..end]
}

#[test]
fn every_territory_can_be_clicked() {
    let picture = sample::start();
    let drawing = drawing(&picture);
    let anchors: BTreeSet<_> = attribute(&drawing, "data-anchor").into_iter().collect();
    let expected: BTreeSet<_> = picture
        .territories
        .iter()
        .map(|one| format!("territory:{}", one.id))
        .collect();
    assert_eq!(anchors.len(), 20);
    assert_eq!(anchors, expected.iter().map(String::as_str).collect());
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
    let sizes: Vec<f64> = [KIT_STYLE, DutchRevoltBoard::STYLE]
        .concat()
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
fn an_invasion_shows_the_enemy_the_swords_and_the_front() {
    let mut picture = sample::start();
    assert!(!drawing(&picture).contains("class=\"front"));
    sample::find(&mut picture, "antwerp").units.rebel = Units {
        pikemen: 3,
        ..Units::default()
    };
    let drawing = drawing(&picture);
    let antwerp = territory(&drawing, "antwerp");
    assert!(antwerp.contains("territory spanish invaded"));
    assert!(antwerp.contains("class=\"front rebel\""));
    assert!(antwerp.contains("#sign-swords"));
    assert!(antwerp.contains("id=\"piece-antwerp-rebel-pikemen\""));
    assert_eq!(drawing.matches("class=\"front").count(), 1);
}

#[test]
fn missionaries_alone_are_no_invasion() {
    let mut picture = sample::start();
    sample::find(&mut picture, "namur").units.rebel = Units {
        missionaries: 2,
        ..Units::default()
    };
    let drawing = drawing(&picture);
    assert!(territory(&drawing, "namur").contains("id=\"piece-namur-rebel-missionary\""));
    assert!(!drawing.contains("class=\"front"));
}

#[test]
fn owners_have_a_colour_a_sign_and_a_letter() {
    let drawing = drawing(&sample::start());
    let zeeland = territory(&drawing, "zeeland");
    assert!(
        zeeland.contains("badge rebel")
            && zeeland.contains("#sign-lion")
            && zeeland.contains(">R<")
    );
    let namur = territory(&drawing, "namur");
    assert!(
        namur.contains("badge spanish") && namur.contains("#sign-saltire") && namur.contains(">S<")
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
        seen.insert(attribute(marker, "x")[0].to_owned());
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
fn the_road_is_cut_when_the_rebels_hold_luxembourg() {
    let mut picture = sample::start();
    assert!(drawing(&picture).contains("road open"));
    sample::find(&mut picture, "luxembourg").owner = Side::Rebel;
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
fn a_siege_takes_the_place_of_the_key() {
    let start = drawing(&sample::start());
    assert!(start.contains("id=\"key\"") && !start.contains("id=\"siege\""));
    let siege = drawing(&sample::midgame());
    assert!(siege.contains("id=\"siege\"") && !siege.contains("id=\"key\""));
    assert_eq!(siege.matches("class=\"loss hit\"").count(), 1);
    assert_eq!(siege.matches("class=\"lit\"").count(), 1);
}

#[test]
fn a_siege_shifted_off_the_left_lights_no_column() {
    let mut picture = sample::midgame();
    let siege = picture.siege.as_mut().expect("a siege");
    siege.column = None;
    siege.result = None;
    let drawing = drawing(&picture);
    assert!(
        !drawing.contains("class=\"lit\"")
            && !drawing.contains("loss hit")
            && !drawing.contains("siege-die")
    );
}

#[test]
fn words_are_escaped() {
    let mut picture = sample::start();
    sample::find(&mut picture, "artois").name = "<b>Artois</b>".into();
    assert!(!drawing(&picture).contains("<b>"));
}

/// Ink and ground of everything that is read on the board.
const READ: [(&str, &str); 14] = [
    ("ink", "paper"),
    ("ink-soft", "paper"),
    ("ink", "spanish-tint"),
    ("ink", "rebel-tint"),
    ("ink", "neutral"),
    ("ink", "lit"),
    ("ink", "sea"),
    ("sea-ink", "sea"),
    ("foreign-ink", "foreign"),
    ("on-spanish", "spanish"),
    ("on-rebel", "rebel"),
    ("on-coin", "coin"),
    ("rebel-line", "paper"),
    ("road", "spanish-tint"),
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
    let sheets = [KIT_STYLE, DutchRevoltBoard::STYLE].concat();
    let mark = format!("--{name}: ");
    let value = sheets
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
