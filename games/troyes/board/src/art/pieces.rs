//! Figures, cubes, tokens, dice and icons. Whatever has a colour has a shape or a sign of its own too.

use troyes_rules::{Character, Colour, Family};

use super::shapes::path;

/// All families, the neutral one included.
pub(crate) const FAMILIES: [Family; 5] = Family::ALL;

/// The heraldic charge of a family in a square of 14.
fn charge(family: Family) -> &'static str {
    match family {
        Family::Blue => {
            "M7 0C8.7 1.9 9.5 3.5 9.3 5.1C9.1 6.3 8.4 7.2 8.1 8.4C8.9 6.1 10.4 4.7 12 4.9C13.9 5.1 14.4 7.5 12.8 8.5C12.6 7.2 11.2 7.3 10.8 9H11.4V10.5H8.8C9 11.8 9.8 12.5 10.8 12.9C9.4 13.5 7.8 13.2 7 14C6.2 13.2 4.6 13.5 3.2 12.9C4.2 12.5 5 11.8 5.2 10.5H2.6V9H3.2C2.8 7.3 1.4 7.2 1.2 8.5C-.4 7.5 .1 5.1 2 4.9C3.6 4.7 5.1 6.1 5.9 8.4C5.6 7.2 4.9 6.3 4.7 5.1C4.5 3.5 5.3 1.9 7 0Z"
        }
        Family::Green => {
            "M6.4 0C7.7 -.2 8.6 .7 8.4 1.9L8.7 3.6C10.2 3.4 11.5 2 12.1 .4C13.8 2 14.4 5.2 13.5 8.2L12.3 7.2L12.1 9.5L10.7 8.4L10.1 10.2L9 9L8.9 10.6L10.7 12.9L8.3 12.1L7 14L5.7 12.1L3.3 12.9L5.1 10.6L5 9L3.9 10.2L3.3 8.4L1.9 9.5L1.7 7.2L.5 8.2C-.4 5.2 .2 2 1.9 .4C2.5 2 3.8 3.4 5.3 3.6L5.5 2.5L4.1 2.2L5.3 1.2Z"
        }
        Family::Orange => {
            "M4.4 .3L6.3 0L7.7 1L7.6 2.6L8.5 3.8C10 5 10.8 6.4 10.8 7.9C11.7 7.5 12 6.6 11.4 5.6C10.7 4.4 11 2.6 12.5 1.6L14 .6L13.5 3L12.6 3.7C12.4 4.3 12.9 4.9 13.1 5.7C13.5 7.4 12.7 9 11.1 9.6L11.8 11.6L11.2 13.6L8.8 14L9.6 12.5L8.8 10.7L6.8 11.4L6.1 13.6L3.4 14L4.5 12.5L4.7 10.6L6.4 8.9L5.4 8.2L2.5 9.3L.4 8.2L2.4 7.5L4.5 6.2L3.7 5.6L1.2 5.9L-.2 4.4L2 4.3L3.7 3.8L2.2 3L2.6 1.5Z"
        }
        Family::Natural => {
            "M1.8 0H4.4V2H5.7V0H8.3V2H9.6V0H12.2V5H11.2V12H12.2V14H8.7V10.4A1.7 1.7 0 0 0 5.3 10.4V14H1.8V12H2.8V5H1.8Z"
        }
        Family::Neutral => "M2 5.5H12V8.5H2Z",
    }
}

/// The hat of a family on a figure of 30 by 38.
fn hat(family: Family) -> &'static str {
    match family {
        Family::Blue => {
            r#"<path class="fam" d="M6 9C5 2 25 1 24 9L27 14L22 11C18 8.5 11 8.5 6 9Z"/>"#
        }
        Family::Green => {
            r#"<path class="fam" d="M4 9.5C8 7.5 10 7.5 10.5 7C11 1 19 1 19.5 7C20 7.5 22 7.5 26 9.5C20 11 10 11 4 9.5Z"/><path class="feather" d="M19 7C22 4 25 3 28 1C28 5 25 8 20 8.5Z"/>"#
        }
        Family::Orange => {
            r#"<path class="fam" d="M17 0C22 4 23 10 22 15C20 18 10 18 8 15C7 9 10 4 17 0Z"/><circle class="face" cx="15" cy="11.5" r="4.2"/>"#
        }
        Family::Natural => {
            r#"<path class="fam" d="M8.5 8.5V2H11.5V4.5H13.5V2H16.5V4.5H18.5V2H21.5V8.5Z"/>"#
        }
        Family::Neutral => {
            r#"<path class="fam" d="M8 11C8 2 22 2 22 11C22 17 8 17 8 11Z"/><circle class="face" cx="15" cy="11.5" r="3.8"/>"#
        }
    }
}

/// The charge of a family at a point, scaled.
fn charge_at(family: Family, at: f64, down: f64, scale: f64) -> String {
    format!(
        "<path class=\"charge\" transform=\"translate({at:.2} {down:.2}) scale({scale})\" d=\"{}\"/>",
        charge(family)
    )
}

/// A citizen in the box `-1 -1 32 40`.
pub(crate) fn figure(family: Family) -> String {
    [
        path(
            "fam body",
            "M15 15C23 15 27.5 21 28.5 37.5H1.5C2.5 21 7 15 15 15Z",
        ),
        r#"<circle class="face" cx="15" cy="11" r="5.3"/>"#.to_owned(),
        hat(family).to_owned(),
        charge_at(family, 7.2, 20.6, 1.11),
    ]
    .concat()
}

/// A cube in the box `0 0 27 27`.
pub(crate) fn cube(family: Family) -> String {
    [
        path("fam", "M1 7H20V26H1Z"),
        path("fam top", "M1 7L7 1H26L20 7Z"),
        path("fam side", "M20 7L26 1V20L20 26Z"),
        charge_at(family, 3.2, 9.2, 1.04),
    ]
    .concat()
}

/// A token in the box `-1 -1 26 26`: each family has its own shape.
pub(crate) fn token(family: Family) -> String {
    let (shape, scale) = match family {
        Family::Blue => (r#"<circle class="fam" cx="12" cy="12" r="11"/>"#, 0.86),
        Family::Green => (
            r#"<rect class="fam" x="1.5" y="1.5" width="21" height="21" rx="2"/>"#,
            0.86,
        ),
        Family::Orange => (r#"<path class="fam" d="M12 0L24 12L12 24L0 12Z"/>"#, 0.78),
        Family::Natural => (
            r#"<path class="fam" d="M6 1.2H18L24 12L18 22.8H6L0 12Z"/>"#,
            0.86,
        ),
        Family::Neutral => (
            r#"<path class="fam" d="M6 1.2H18L24 12L18 22.8H6L0 12Z"/>"#,
            0.78,
        ),
    };
    let corner = 12.0 - 7.0 * scale;
    format!("{shape}{}", charge_at(family, corner, corner, scale))
}

/// The spikes of a black die.
const SPIKES: &str = "M20 0L24.2 5.2L30.5 2.6L31.4 8.6L37.4 9.5L34.8 15.8L40 20L34.8 24.2L37.4 30.5L31.4 31.4L30.5 37.4L24.2 34.8L20 40L15.8 34.8L9.5 37.4L8.6 31.4L2.6 30.5L5.2 24.2L0 20L5.2 15.8L2.6 9.5L8.6 8.6L9.5 2.6L15.8 5.2Z";

/// The three colours of the players' dice, and black.
pub(crate) const DICE: [Option<Colour>; 4] = [
    Some(Colour::Red),
    Some(Colour::White),
    Some(Colour::Yellow),
    None,
];

/// A die without its number in the box `0 0 40 41`; black without a colour.
pub(crate) fn die(colour: Option<Colour>) -> String {
    match colour {
Some(Colour::Red) => r#"<path class="edge" d="M11 3H29L38 12V30L29 39H11L2 30V12Z"/><path class="face" d="M11 1H29L38 10V28L29 37H11L2 28V10Z"/><path class="sign" fill-rule="evenodd" transform="translate(14.3 24.6) scale(.64)" d="M9 0L11.2 3V11H15.5V13.5H10.6V18H7.4V13.5H2.5V11H6.8V3Z"/>"#.to_owned(),
Some(Colour::White) => r#"<circle class="edge" cx="20" cy="21" r="18.5"/><circle class="face" cx="20" cy="19" r="18.5"/><path class="sign" fill-rule="evenodd" transform="translate(14.3 24.6) scale(.64)" d="M7 1H11V7H17V11H11V17H7V11H1V7H7Z"/>"#.to_owned(),
Some(Colour::Yellow) => r#"<rect class="edge" x="2" y="3" width="36" height="36" rx="4"/><rect class="face" x="2" y="1" width="36" height="36" rx="4"/><path class="sign" fill-rule="evenodd" transform="translate(14.3 24.6) scale(.64)" d="M9 0C11.3 2.5 11.6 5 10.7 7.5C12.3 4.5 14.5 3 18 3C17 8 14.5 11.5 11 14L14 18H4L7 14C3.5 11.5 1 8 0 3C3.5 3 5.7 4.5 7.3 7.5C6.4 5 6.7 2.5 9 0Z"/>"#.to_owned(),
None => format!(
            "<path class=\"edge\" transform=\"translate(0 1.5)\" d=\"{SPIKES}\"/><path class=\"face\" d=\"{SPIKES}\"/>{}",
            r#"<path class="sign" fill-rule="evenodd" transform="translate(14.3 24.6) scale(.64)" d="M9 0C14 0 17 3 17 7.5C17 10 16 11.7 14 13V17H4V13C2 11.7 1 10 1 7.5C1 3 4 0 9 0ZM6 5.5A2.1 2.1 0 1 0 6 9.7A2.1 2.1 0 1 0 6 5.5ZM12 5.5A2.1 2.1 0 1 0 12 9.7A2.1 2.1 0 1 0 12 5.5Z"/>"#
        ),
}
}

/// The ring around a die.
pub(crate) fn ring(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Red) => {
            r#"<path class="ring" d="M9.5 -3H30.5L42 8.5V31.5L30.5 43H9.5L-2 31.5V8.5Z"/>"#
        }
        Some(Colour::White) => r#"<circle class="ring" cx="20" cy="20" r="22.5"/>"#,
        Some(Colour::Yellow) => {
            r#"<rect class="ring" x="-2" y="-3" width="44" height="46" rx="6"/>"#
        }
        None => r#"<circle class="ring" cx="20" cy="20" r="23.5"/>"#,
    }
}

/// The dice that stand in a line of text.
pub(crate) const MINIS: [&str; 5] = ["red", "white", "yellow", "black", "any"];

/// A small die in the box `0 0 18 18`: a colour, black, or any.
pub(crate) fn mini(name: &str) -> String {
    match name {
"red" => r#"<path class="face" d="M5 1H13L17 5V13L13 17H5L1 13V5Z"/><path class="mk" d="M9 2.8L10.3 4.6V11H12.6V12.7H10V15.4H8V12.7H5.4V11H7.7V4.6Z"/>"#.to_owned(),
"white" => r#"<circle class="face" cx="9" cy="9" r="8"/><path class="mk" d="M8 3H10V8H15V10H10V15H8V10H3V8H8Z"/>"#.to_owned(),
"yellow" => r#"<rect class="face" x="1" y="1" width="16" height="16" rx="2"/><path class="mk" d="M9 2.5C10.3 4 10.5 5.5 10 7C11 5 12.5 4.3 14.5 4.3C14 7.5 12.3 10 10.2 11.6L12.5 15.5H5.5L7.8 11.6C5.7 10 4 7.5 3.5 4.3C5.5 4.3 7 5 8 7C7.5 5.5 7.7 4 9 2.5Z"/>"#.to_owned(),
"black" => format!(
            "<path class=\"face\" transform=\"scale(.45)\" d=\"{SPIKES}\"/>{}",
            r#"<path class="mk" d="M9 4C12 4 14 6 14 8.6C14 10.2 13.3 11.2 12.2 12V14H5.8V12C4.7 11.2 4 10.2 4 8.6C4 6 6 4 9 4Z"/><path class="eye" d="M6 8.3A1.3 1.3 0 1 0 8.6 8.3A1.3 1.3 0 1 0 6 8.3ZM9.4 8.3A1.3 1.3 0 1 0 12 8.3A1.3 1.3 0 1 0 9.4 8.3Z"/>"#
        ),
        _ => r#"<path class="face any" d="M5 1H13L17 5V13L13 17H5L1 13V5Z"/><path class="mk any" d="M6 5.5C6.5 3 11.5 3 11.8 5.8C12 8 9 8.3 9 10.5M9 13V13.1" />"#.to_owned(),
    }
}

/// What stands in a line of text instead of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// Deniers.
    Coin,
    /// Influence.
    Influence,
    /// Points.
    Star,
    /// A cube of any colour.
    Cube,
    /// A citizen.
    Citizen,
    /// For later.
    Hourglass,
    /// An event's banner.
    Banner,
    /// Becomes.
    Arrow,
    /// It is enough.
    Tick,
}

/// All icons.
pub(crate) const ICONS: [Icon; 9] = [
    Icon::Coin,
    Icon::Influence,
    Icon::Star,
    Icon::Cube,
    Icon::Citizen,
    Icon::Hourglass,
    Icon::Banner,
    Icon::Arrow,
    Icon::Tick,
];

impl Icon {
    /// The name of its symbol.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Icon::Coin => "coin",
            Icon::Influence => "inf",
            Icon::Star => "vp",
            Icon::Cube => "cube",
            Icon::Citizen => "man",
            Icon::Hourglass => "glass",
            Icon::Banner => "banner",
            Icon::Arrow => "arrow",
            Icon::Tick => "tick",
        }
    }
}

/// An icon in the box `0 0 18 18`.
pub(crate) fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Coin => {
            r#"<circle cx="9" cy="9" r="7.8" class="i-coin"/><circle cx="9" cy="9" r="5.4" class="i-coin2"/><path class="i-coin3" d="M7.7 5.6H10.3V7.7H12.4V10.3H10.3V12.4H7.7V10.3H5.6V7.7H7.7Z"/>"#
        }
        Icon::Influence => {
            r#"<path class="i-inf2" d="M5.5 10L3.5 17.5L6.5 16L8.5 18L9 12L9.5 18L11.5 16L14.5 17.5L12.5 10Z"/><circle class="i-inf" cx="9" cy="7" r="6.5"/><path class="i-inf3" d="M9 3L10.2 5.6L13 5.9L10.9 7.8L11.5 10.6L9 9.2L6.5 10.6L7.1 7.8L5 5.9L7.8 5.6Z"/>"#
        }
        Icon::Star => {
            r#"<path class="i-vp" d="M9 .8L11.5 6.3L17.5 6.9L13 10.9L14.3 16.8L9 13.7L3.7 16.8L5 10.9L.5 6.9L6.5 6.3Z"/>"#
        }
        Icon::Cube => {
            r#"<path class="i-cube" d="M2 6L6 2H16V12L12 16H2Z"/><path class="i-cube2" d="M2 6H12V16M12 6L16 2"/>"#
        }
        Icon::Citizen => {
            r#"<path class="i-man" d="M9 8.2C13.5 8.2 16 12 16.3 17.3H1.7C2 12 4.5 8.2 9 8.2Z"/><circle class="i-man" cx="9" cy="4.7" r="3.7"/>"#
        }
        Icon::Hourglass => {
            r#"<path class="i-line" d="M4 1.5H14M4 16.5H14M5 1.5C5 6 8 7 8.5 9C8 11 5 12 5 16.5M13 1.5C13 6 10 7 9.5 9C10 11 13 12 13 16.5"/><path class="i-fill" d="M6 15.5C6.5 12.5 11.5 12.5 12 15.5ZM6.5 4.5H11.5L9 8Z"/>"#
        }
        Icon::Banner => r#"<path class="i-ban" d="M3 1.5H15V12.5L9 16.5L3 12.5Z"/>"#,
        Icon::Arrow => r#"<path class="i-line" d="M2 9H15M10.5 4.5L15 9L10.5 13.5"/>"#,
        Icon::Tick => r#"<path class="i-line" d="M3 9.5L7.2 13.5L15 4.5"/>"#,
    }
}

/// The picture of a character in the box `0 0 40 40`.
pub(crate) fn character(character: Character) -> &'static str {
    match character {
        Character::ChretienDeTroyes => {
            r#"<path class="c2" d="M7 31C8 22 14 18 20 18C26 18 32 22 33 31Z"/><circle class="skin" cx="20" cy="12" r="6"/><path class="c1" d="M12 12C12 3 28 3 28 12L24 9H16Z"/><path class="ln" d="M28 30L35 14M35 14L33 20"/>"#
        }
        Character::UrbanIv => {
            r#"<path class="c1" d="M12 20L14 9L20 3L26 9L28 20Z"/><path class="ln" d="M20 6V16M16 11H24"/><circle class="skin" cx="20" cy="22" r="5.5"/><path class="c2" d="M6 37C8 28 14 26 20 29C26 26 32 28 34 37Z"/>"#
        }
        Character::ThibautIi => {
            r#"<path class="c1" d="M11 13L13 5L17 10L20 3L23 10L27 5L29 13Z"/><circle class="skin" cx="20" cy="17" r="6"/><path class="c2" d="M6 37C8 27 14 23 20 24C26 23 32 27 34 37Z"/><circle class="gold" cx="20" cy="32" r="4"/>"#
        }
        Character::HuguesDePayns => {
            r#"<path class="st" d="M12 22V14C12 6 28 6 28 14V22L20 27Z"/><path class="ln" d="M14 15H26M20 12V24"/><path class="c3" d="M6 37C8 28 14 25 20 27C26 25 32 28 34 37Z"/><path class="c2" d="M18.5 28H21.5V31H25V33.5H21.5V37H18.5V33.5H15V31H18.5Z"/>"#
        }
        Character::LeFlorentin => {
            r#"<path class="c2" d="M9 12C9 4 31 4 31 12L34 17L27 14H12Z"/><circle class="skin" cx="20" cy="17" r="6"/><path class="c1" d="M6 37C8 27 14 23 20 24C26 23 32 27 34 37Z"/>"#
        }
        Character::HenryI => {
            r#"<path class="c1" d="M12 12L14 5L17.5 9L20 4L22.5 9L26 5L28 12Z"/><circle class="skin" cx="20" cy="16" r="5.5"/><path class="c3" d="M8 37V28C12 22 28 22 32 28V37Z"/><path class="c2" d="M20 24L25 26V32L20 36L15 32V26Z"/>"#
        }
    }
}
