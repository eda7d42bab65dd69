//! The emblems of the events, each 64 by 64; the paints are those of the activity cards.

use troyes_rules::EventCard;

use super::emblems::{book, coin, flame};
use super::shapes::{circle, group, path, rect};

/// An open hand.
fn hand(transform: &str) -> String {
    group(
        transform,
        &[path(
            "c",
            "M0 0V-12C0 -15 4 -15 4 -12V-4V-16C4 -19 8.5 -19 8.5 -16V-5V-15C8.5 -18 13 -18 13 -15V-4V-11C13 -14 17 -14 17 -11V4C17 12 13 15 8 15C2 15 -1 11 -5 3C-6.5 0 -3 -3 0 0Z",
        )],
    )
}

/// The emblem of an event; those of the same kind share one.
pub(crate) fn event(event: EventCard) -> String {
    match event {
EventCard::Marauding => [group("rotate(24 32 40)", &[path("w", "M28 28H36L34 62H30Z"), rect("S", [26.5, 26.0, 11.0, 6.0], 1.0)]), flame(37.0, 30.0, 1.05), path("k", "M2 62V48L10 40L18 48V62Z"), path("f q", "M8 52H13V58H8Z")].concat(),
EventCard::Brigandage1 | EventCard::Brigandage2 | EventCard::Brigandage3 => [group("rotate(-40 30 32)", &[path("s", "M30 0L34 8V32H26V8Z"), path("h", "M30 6V30"), path("Y", "M20 32H40V36H20Z"), rect("W", [27.5, 36.0, 5.0, 13.0], 0.0), circle("Y", 30.0, 51.0, 3.0)]), path("w", "M38 42C30 50 32 61 44 61C58 61 60 50 51 42Z"), path("w", "M38 42L35 35L41 37L45 33L49 37L55 35L51 42Z"), rect("r", [37.0, 40.5, 15.0, 3.4], 1.5), coin(30.0, 60.0, 4.0)].concat(),
EventCard::Skirmishes1 | EventCard::Skirmishes2 => [group("rotate(34 32 32)", &[rect("w", [30.5, 8.0, 3.0, 54.0], 0.0), path("s", "M32 -2L37 12H27Z")]), group("rotate(-34 32 32)", &[rect("w", [30.5, 8.0, 3.0, 54.0], 0.0), path("s", "M32 -2L37 12H27Z")]), circle("r", 32.0, 37.0, 12.0), circle("y", 32.0, 37.0, 4.5), path("h", "M32 25V32M32 42V49M20 37H27M37 37H44")].concat(),
EventCard::ConflictOfSuccession => [path("y", "M4 20L13 30L19 12L27 28L26 36L30 42L27 50H10Z"), path("y", "M60 24L52 32L47 14L37 27L38 33L33 38L37 44L34 50H55Z"), path("Y", "M10 50H27L30 57H11ZM34 50H55L54 57H37Z"), circle("r", 19.0, 11.0, 3.3), circle("b", 47.0, 13.0, 3.3), path("f q", "M31 8L34 14L30 18L33 24L28 19L31 14Z")].concat(),
EventCard::War => [rect("t", [30.0, 26.0, 24.0, 34.0], 0.0), path("t", "M28 26V20H34.8V23H39.6V20H44.4V23H49.2V20H56V26Z"), path("k", "M38 60V48C38 43 46 43 46 48V60Z"), rect("k", [40.0, 32.0, 4.0, 8.0], 0.0), flame(36.0, 22.0, 0.75), flame(48.0, 24.0, 0.6), path("w", "M2 56H22V60H2Z"), path("l d", "M8 56L20 28"), circle("S", 20.0, 25.0, 5.0), circle("W", 7.0, 58.0, 4.5), circle("W", 19.0, 58.0, 4.5)].concat(),
EventCard::NormanAttack => [path("x", "M14 8C26 12 40 12 52 8C48 18 48 28 52 36C40 40 26 40 14 36C18 28 18 18 14 8Z"), path("r q", "M21 10.3L27 11.3V38L20 37.5C22 30 23 18 21 10.3ZM37 11.3L43 10.3C41 18 42 30 44 37.5L37 38Z"), rect("W", [30.7, 2.0, 2.6, 46.0], 0.0), path("w", "M2 30C2 24 8 24 8 29C8 32 5 32 6 36C8 42 14 44 20 44H44C50 44 56 42 58 36C59 32 56 32 56 29C56 24 62 24 62 30C62 44 54 56 42 56H22C10 56 2 44 2 30Z"), circle("y", 18.0, 47.0, 4.2), circle("r", 28.0, 48.0, 4.2), circle("y", 38.0, 48.0, 4.2), circle("r", 48.0, 46.0, 4.2), path("b", "M0 58C5 54 9 54 14 58C19 62 23 62 28 58C33 54 37 54 42 58C47 62 51 62 56 58C59 55 62 55 64 57V64H0Z")].concat(),
EventCard::Drought => [circle("y", 32.0, 22.0, 12.0), group("rotate(0 32 22)", &[path("f", "M29.5 7L32 0L34.5 7Z")]), group("rotate(45 32 22)", &[path("f", "M29.5 7L32 0L34.5 7Z")]), group("rotate(90 32 22)", &[path("f", "M29.5 7L32 0L34.5 7Z")]), group("rotate(135 32 22)", &[path("f", "M29.5 7L32 0L34.5 7Z")]), group("rotate(180 32 22)", &[path("f", "M29.5 7L32 0L34.5 7Z")]), group("rotate(225 32 22)", &[path("f", "M29.5 7L32 0L34.5 7Z")]), group("rotate(270 32 22)", &[path("f", "M29.5 7L32 0L34.5 7Z")]), group("rotate(315 32 22)", &[path("f", "M29.5 7L32 0L34.5 7Z")]), path("w", "M0 44H64V64H0Z"), path("l", "M10 44L16 51L11 57L15 64M16 51L28 53L34 46M28 53L31 64M28 53L42 58L50 50L46 44M42 58L44 64M50 50L64 54")].concat(),
EventCard::Support => [hand("translate(8 36) rotate(20)"), group("translate(64 0) scale(-1 1)", &[hand("translate(8 36) rotate(20)")]), rect("t", [24.0, 8.0, 16.0, 16.0], 1.0), path("h", "M24 14L40 14M30 8V14"), path("y q", "M32 48V58")].concat(),
EventCard::CivilWar => [path("r", "M12 8H30L26 20L33 28L26 38L31 58C19 53 12 44 12 30Z"), path("b", "M35 8H52V30C52 44 46 52 36 57L32 39L39 28L32 20Z"), path("y z", "M21 18L22.5 22.5H27L23.5 25L24.5 30L21 27L17.5 30L18.5 25L15 22.5H19.5Z"), path("x", "M41 30H49C49 38 45 44 40 48Z")].concat(),
EventCard::Travelers => [path("x", "M10 38C6 22 12 10 30 10C48 10 54 22 50 38Z"), path("h", "M22 11C18 20 18 30 20 38M38 11C42 20 42 30 40 38"), rect("w", [6.0, 38.0, 48.0, 9.0], 1.0), path("l d", "M54 42L63 38"), circle("w", 17.0, 51.0, 9.0), circle("Y", 17.0, 51.0, 2.6), path("h", "M17 43V59M9 51H25"), circle("w", 44.0, 51.0, 9.0), circle("Y", 44.0, 51.0, 2.6), path("h", "M44 43V59M36 51H52")].concat(),
EventCard::TheologicalConflict => [group("translate(-3 24) rotate(-9 20 20) scale(.56)", &[book()]), group("translate(31 24) rotate(9 20 20) scale(.56)", &[book()]), path("f", "M36 2L25 22H32L27 40L43 17H35L42 2Z")].concat(),
EventCard::Heresy => [book(), flame(32.0, 34.0, 1.15), flame(18.0, 30.0, 0.6), flame(46.0, 30.0, 0.6)].concat(),
EventCard::ItinerantMasterBuilders => [path("s", "M32 4L36 11L50 52L45 54L32 19L19 54L14 52L28 11Z"), circle("y", 32.0, 10.0, 4.5), path("w", "M8 60V36H14V54H56V60Z")].concat(),
EventCard::DisruptionOfTheWorks => [path("t", "M10 60V56H16V34L22 30L28 36L34 29V56H40V60Z"), path("h", "M22 36V54M28 40V54"), group("rotate(38 48 46)", &[path("t", "M40 38H56V56L51 53L46 57L40 54Z"), path("h", "M46 40V53M51 40V51")]), rect("w", [8.0, 4.0, 4.0, 52.0], 0.0), path("w", "M8 6H50V10H8Z"), path("l", "M12 24L28 9M44 10V20L48 24"), path("t", "M9 14")].concat(),
    }
}
