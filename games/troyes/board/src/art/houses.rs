//! The three principal buildings in the box `-2 -4 220 210`, without their citizens. The roof tells the rule: six doors,
//! three gables of two, two gables of three.

use troyes_rules::Building;

use super::shapes::{battlements, circle, masonry, path, tiles, window};

/// The drawing of a building.
pub(crate) fn building(building: Building) -> String {
    match building {
        Building::Palace => palace(),
        Building::Bishopric => bishopric(),
        Building::CityHall => city_hall(),
    }
}

/// The outline of a building's arch, 29 by 42, that stands on the height 160.
pub(crate) fn arch(building: Building, x: f64) -> String {
    let (middle, right) = (x + 14.5, x + 29.0);
    match building {
        Building::Palace => format!("M{x:.1} 160V132A14.5 14 0 0 1 {right:.1} 132V160Z"),
        Building::Bishopric => format!(
            "M{x:.1} 160V135Q{:.1} 125 {middle:.1} 118Q{:.1} 125 {right:.1} 135V160Z",
            x + 1.0,
            right - 1.0
        ),
        Building::CityHall => format!(
            "M{x:.1} 160V126Q{x:.1} 118 {:.1} 118H{:.1}Q{right:.1} 118 {right:.1} 126V160Z",
            x + 8.0,
            right - 8.0
        ),
    }
}

/// A pennant on its pole.
fn pennant(x: i32, y: i32, high: i32, side: i32) -> String {
    let top = y - high;
    let flag = format!(
        "M{x} {top}h{}l{} 4l{} 4h{}Z",
        12 * side,
        -4 * side,
        4 * side,
        -12 * side
    );
    path("pole", &format!("M{x} {y}V{top}")) + &path("flag", &flag)
}

fn palace() -> String {
    let mut art = path("roof r", "M40 84L58 34H158L176 84Z") + &tiles([50, 166], 46..84, 8);
    art += &path("stone", "M88 84V62L108 40L128 62V84Z");
    art += &path(
        "shield",
        "M99 60H117V69C117 76 112 79 108 81C104 79 99 76 99 69Z",
    );
    art += &path("blade", "M107 62H109V72H112V74H109V77.5H107V74H104V72H107Z");
    art += &path("ridge", "M58 34H158");
    art += &(pennant(62, 34, 18, 1) + &pennant(154, 34, 18, -1));
    for x in [4, 174] {
        art += &path("stone", &format!("M{x} 124V58H{}V124Z", x + 38));
        art += &path("shade", &format!("M{} 124V58H{}V124Z", x + 24, x + 38));
        art += &masonry([x + 3, 62, 32, 56], x, 8);
        art += &path(
            "roof r",
            &format!("M{} 58L{} 10L{} 58Z", x - 4, x + 19, x + 42),
        );
        let courses = format!(
            "M{} 40H{}M{x} 49H{}M{} 31H{}",
            x + 5,
            x + 33,
            x + 38,
            x + 10,
            x + 28
        );
        art += &path("tile", &courses);
        let left = f64::from(x);
        art += &battlements("stone", [left - 2.0, 64.0, 42.0, 6.0], 5);
        art += &(window(left + 10.0, 86.0, 6.0, 12.0) + &window(left + 22.0, 86.0, 6.0, 12.0));
    }
    art += &pennant(193, 11, 10, -1);
    art += &path("stone", "M40 124V84H176V124Z");
    art += &battlements("stone", [40.0, 86.0, 136.0, 7.0], 12);
    art += &masonry([42, 90, 130, 22], 5, 14);
    for x in [54.0, 72.0, 136.0, 154.0] {
        art += &window(x, 110.0, 7.0, 15.0);
    }
    art + &path("stone l", "M2 162V116H214V162Z") + &path("course", "M2 116H214")
}

/// A gilt cross that stands at a height.
fn cross(x: f64, top: f64) -> String {
    let (left, right) = (x - 1.2, x + 1.2);
    path(
        "cross",
        &format!(
            "M{left} {top}H{right}V{arm}H{}V{low}H{right}V{foot}H{left}V{low}H{}V{arm}H{left}Z",
            x + 5.0,
            x - 5.0,
            arm = top + 4.0,
            low = top + 6.4,
            foot = top + 13.0
        ),
    )
}

fn bishopric() -> String {
    let mut art = path("stone", "M92 70V34H124V70Z") + &path("roof s", "M88 34L108 2L128 34Z");
    art += &path("tile", "M97 20H119M92 28H124");
    art += &(window(99.0, 54.0, 7.0, 15.0) + &window(110.0, 54.0, 7.0, 15.0));
    art += &cross(108.0, -2.0);
    art += &(path("roof s", "M0 118L16 52H200L216 118Z") + &tiles([8, 208], 60..116, 9));
    for gable in 0..3_u32 {
        let x = 4 + 70 * gable;
        let (middle, right) = (x + 34, x + 68);
        art += &path(
            "stone",
            &format!("M{x} 124V104L{middle} 46L{right} 104V124Z"),
        );
        art += &path(
            "shade",
            &format!("M{middle} 46L{right} 104V124H{}Z", x + 52),
        );
        art += &path(
            "coping",
            &format!("M{} 106L{middle} 44L{} 106", x - 2, x + 70),
        );
        art += &masonry([x + 12, 84, 44, 34], gable + 3, 7);
        let centre = f64::from(middle);
        art += &circle("win", centre, 82.0, 9.5);
        let (left, right) = (centre - 6.7, centre + 6.7);
        let spokes = format!(
            "M{centre} 72.5V91.5M{} 82h19M{left} 75.3L{right} 88.7M{right} 75.3L{left} 88.7",
            centre - 9.5
        );
        art += &path("tracery", &spokes);
        art += &cross(centre, 32.0);
    }
    art += &(path("stone l", "M2 162V112H214V162Z") + &path("course", "M2 112H214"));
    for x in [68.1, 138.7] {
        let (middle, right) = (x + 3.0, x + 6.0);
        art += &path(
            "stone",
            &format!("M{x} 162V106L{middle} 100L{right} 106V162Z"),
        );
    }
    art
}

fn city_hall() -> String {
    let mut art = path("plaster", "M94 60V30H122V60Z") + &path("roof y", "M89 30L108 4L127 30Z");
    art += &path("tile", "M99 17H117M94 24H122");
    art += &(circle("clock", 108.0, 44.0, 9.0) + &path("hands", "M108 38V44L112 47"));
    art += &(path("roof y", "M2 112L14 54H202L214 112Z") + &tiles([8, 208], 62..112, 8));
    for x in [3, 109] {
        art += &path(
            "plaster",
            &format!("M{x} 124v-24h10v-14h10v-14h10v-14h10v-12h24v12h10v14h10v14h10v14h10v24Z"),
        );
        art += &path(
            "timber",
            &format!(
                "M{} 48V116M{a} 88H{b}M{} 102H{}M{a} 88l30 -28l30 28M{} 116l18 -14M{} 116l-18 -14",
                x + 52,
                x + 12,
                x + 92,
                x + 8,
                x + 96,
                a = x + 22,
                b = x + 82
            ),
        );
        let left = f64::from(x);
        for at in [36.0, 60.0] {
            art += &window(left + at, 84.0, 8.0, 16.0);
        }
        for at in [30.0, 48.5, 67.0] {
            art += &window(left + at, 101.0, 7.0, 10.0);
        }
    }
    art + &path("plaster", "M2 162V112H214V162Z") + &path("timber", "M2 112H214M108 112V162")
}
