//! The emblems of the activity cards, each 64 by 64.
//!
//! One letter names a paint: `w` wood, `W` dark wood, `s` steel, `S` dark steel, `y` gold, `Y` dark gold, `r` red, `R` dark
//! red, `b` blue, `g` green, `p` parchment, `t` stone, `f` flame, `k` ink, `c` skin, `x` white. `l` is a line, `h` a thin
//! one, `q` has no outline, `z` a thin one; `o` and `i` are the outer and the inner line of a rod, `a` is a thick line, `d` a
//! line of dark wood, `e` a red one.

use troyes_rules::Activity;

use super::shapes::{circle, group, path, rect};

/// A sword that points up.
fn sword() -> String {
    [
        path("s", "M32 5L35.5 11V40H28.5V11Z"),
        path("h", "M32 9V38"),
        path("y", "M20 40H44V44.5H20Z"),
        rect("W", [29.5, 44.5, 5.0, 10.0], 0.0),
        circle("y", 32.0, 57.0, 3.5),
    ]
    .concat()
}
/// A lance with its pennant.
fn lance() -> String {
    [
        rect("w", [30.5, 6.0, 3.0, 52.0], 0.0),
        path("s", "M32 1L36 10H28Z"),
        path("r", "M33.5 12H47L43.5 16L47 20H33.5Z"),
    ]
    .concat()
}
/// A sheaf of corn.
fn sheaf() -> String {
    [path("y", "M32 58C27 50 22 36 12 18C20 20 24 25 26 30C24 20 25 12 32 4C39 12 40 20 38 30C40 25 44 20 52 18C42 36 37 50 32 58Z"), path("h", "M32 12V40M21 26L28 42M43 26L36 42"), rect("r", [23.0, 38.0, 18.0, 6.0], 2.0)].concat()
}
/// An open book.
pub(super) fn book() -> String {
    [path("p", "M32 18C25 12 15 12 7 15V48C15 45 25 45 32 51C39 45 49 45 57 48V15C49 12 39 12 32 18Z"), path("l", "M32 18V51"), path("h", "M12 22C18 20.5 23 21 27 23.5M12 28C18 26.5 23 27 27 29.5M12 34C18 32.5 23 33 27 35.5M52 22C46 20.5 41 21 37 23.5M52 28C46 26.5 41 27 37 29.5M52 34C46 32.5 41 33 37 35.5")].concat()
}

/// A coin.
pub(super) fn coin(x: f64, y: f64, r: f64) -> String {
    let cross = format!("M{} {y}H{}M{x} {}V{}", x - 2.6, x + 2.6, y - 2.6, y + 2.6);
    circle("y", x, y, r) + &path("h", &cross)
}

/// A flame that burns at a point.
pub(super) fn flame(x: f64, y: f64, scale: f64) -> String {
    group(
        &format!("translate({x} {y}) scale({scale})"),
        &[
            path(
                "f",
                "M0 0C-9 -2 -12 -10 -8 -17C-7 -13 -5 -12 -4 -14C-5 -20 -1 -25 2 -28C1 -22 5 -20 7 -15C8 -17 8 -18 8 -20C13 -13 11 -3 0 0Z",
            ),
            path(
                "y q",
                "M0 -1C-5 -3 -6 -8 -2 -12C-1 -10 1 -10 1 -14C5 -9 5 -3 0 -1Z",
            ),
        ],
    )
}

/// A shield in a colour.
fn shield(class: &str) -> String {
    path(class, "M12 8H52V30C52 44 44 53 32 59C20 53 12 44 12 30Z")
}

/// The emblem of a card.
pub(crate) fn activity(activity: Activity) -> String {
    match activity {
Activity::Archer => [path("l o", "M20 6C46 14 46 50 20 58"), path("l i", "M20 6C46 14 46 50 20 58"), path("l", "M20 6V58"), rect("w", [8.0, 30.7, 42.0, 2.6], 0.0), path("s", "M49 26L60 32L49 38L51.5 32Z"), path("r", "M4 26H12L16 31H8ZM4 38H12L16 33H8Z")].concat(),
Activity::Chivalry => [path("s", "M14 52V26C14 14 22 8 32 8C42 8 50 14 50 26V52C44 57 20 57 14 52Z"), path("k", "M19 26H45V31H34V42H30V31H19Z"), path("h", "M20 44V49M25 46V51M39 46V51M44 44V49"), path("r", "M32 8C30 3 34 0 40 1C48 2 54 8 57 16C50 11 44 10 38 11C35 11 33 10 32 8Z")].concat(),
Activity::Diplomat => [rect("p", [6.0, 16.0, 52.0, 34.0], 2.0), path("l", "M6 18L32 37L58 18M6 49L24 32M58 49L40 32"), circle("r", 32.0, 40.0, 9.5), path("h", "M32 34.5V45.5M27 38H37M28.5 42.5H35.5"), path("r", "M26 47L23 58L28 55L31 60L33 49ZM38 47L41 58L36 55L33 60L32 49Z")].concat(),
Activity::Hunting => [path("p", "M7 24C8 45 27 57 45 50C53 47 57 40 57 32L49 30C48 37 42 41 35 39C25 36 20 28 19 20Z"), path("y", "M5 25L20 18L19 12L3 19ZM48 29L58 31L59 26L48 24ZM26 44L33 33L38 36L32 48Z"), path("l e", "M12 14C20 4 44 4 52 24")].concat(),
Activity::Mercenary => [group("rotate(38 32 32)", &[sword()]), group("rotate(-38 32 32)", &[sword()]), coin(32.0, 53.0, 7.5)].concat(),
Activity::TaxCollector => [path("w", "M8 28C8 16 18 14 32 14C46 14 56 16 56 28V32H8Z"), rect("w", [8.0, 32.0, 48.0, 22.0], 1.0), path("S", "M14 18V54H19V16ZM45 16V54H50V18Z"), rect("y", [26.0, 28.0, 12.0, 12.0], 2.0), circle("k", 32.0, 33.0, 1.8), path("h", "M32 33V37"), coin(11.0, 56.0, 5.0), coin(22.0, 58.0, 5.0), coin(53.0, 57.0, 5.5)].concat(),
Activity::Captain => [rect("W", [14.0, 4.0, 3.6, 56.0], 0.0), path("r", "M17.5 8H56L48 19L56 31H17.5Z"), path("y z", "M29 12L31 17H36L32 20.5L33.5 26L29 22.5L24.5 26L26 20.5L22 17H27Z"), circle("y", 15.8, 4.0, 3.0), path("g", "M4 60C10 53 22 53 28 60Z")].concat(),
Activity::Jousting => [group("rotate(42 32 34)", &[lance()]), group("rotate(-42 32 34)", &[lance()]), group("translate(14.5 22) scale(.55)", &[shield("b"), path("x", "M12 24H52V30C52 32 51.5 35 51 37H13C12.5 35 12 32 12 30Z")])].concat(),
Activity::Troubadour => [group("rotate(32 32 32)", &[path("w", "M32 24C42 27 47 36 45 45C43 54 38 58 32 58C26 58 21 54 19 45C17 36 22 27 32 24Z"), rect("W", [29.5, 4.0, 5.0, 32.0], 0.0), path("W", "M27 1H37V9H27Z"), circle("k", 32.0, 41.0, 4.5), rect("W", [25.0, 50.0, 14.0, 2.6], 0.0), path("h", "M31 4V50M33 4V50")])].concat(),
Activity::Tithe => [group("translate(-7 -3) scale(.8)", &[sheaf()]), path("w", "M30 40H60L56 58H34Z"), path("h", "M33 46H58M34 52H57M40 40L42 58M50 40L48 58"), path("r", "M36 40C36 35 42 35 42 40ZM45 40C45 34 52 34 52 40Z")].concat(),
Activity::Monk => [book(), path("r", "M30 50L28 60L32 57L36 60L34 50Z"), path("r q", "M11 19H16V25H11Z")].concat(),
Activity::Priest => [path("y", "M16 12H48C48 28 43 34 35 36V46L44 52V56H20V52L29 46V36C21 34 16 28 16 12Z"), path("R", "M17 13.5H47C47 16 46.5 18 46 20H18C17.5 18 17 16 17 13.5Z"), path("h", "M32 22V32M28 26H36"), circle("x", 32.0, 6.0, 0.1), path("x", "M32 1A5.5 5.5 0 0 1 32 12A5.5 5.5 0 0 1 32 1Z"), path("h", "M32 3.5V9.5M29 6.5H35")].concat(),
Activity::Apprenticeship => [path("s", "M32 6L36 12L52 54L47 56L32 20L17 56L12 54L28 12Z"), circle("y", 32.0, 11.0, 5.0), path("w", "M22 38H42V43H22Z"), path("l", "M8 60C20 52 44 52 56 60")].concat(),
Activity::Confession => [path("w", "M8 58V22L20 8L32 22L44 8L56 22V58Z"), path("W", "M13 56V28C13 20 27 20 27 28V56ZM37 56V28C37 20 51 20 51 28V56Z"), path("h", "M13 34H27M13 40H27M17 24V44M22 24V44M37 34H51M37 40H51M41 24V44M46 24V44"), path("p", "M30 24H34V56H30Z"), path("y", "M30.5 3H33.5V6.5H37V9.5H33.5V17H30.5V9.5H27V6.5H30.5Z")].concat(),
Activity::Templar => [shield("x"), path("r", "M28 13H36V25H48V33H36V52L32 54L28 52V33H16V25H28Z")].concat(),
Activity::Pilgrimage => [group("rotate(18 32 32)", &[rect("w", [40.0, 4.0, 4.0, 58.0], 1.0), circle("w", 42.0, 6.0, 4.5), path("r", "M38 18H46L48 30C44 32 40 32 36 30Z")]), path("x", "M22 58L8 38C6 26 14 18 22 18C30 18 38 26 36 38Z"), path("h", "M22 56V20M21 55L12 26M23 55L32 26M20 54L8 36M24 54L36 36"), path("x", "M16 55H28V60H16Z")].concat(),
Activity::Procession => [rect("w", [30.3, 20.0, 3.4, 42.0], 0.0), path("y", "M29 4H35V10H43V16H35V24H29V16H21V10H29Z"), rect("x", [9.0, 34.0, 7.0, 26.0], 0.0), rect("x", [48.0, 34.0, 7.0, 26.0], 0.0), flame(12.5, 34.0, 0.55), flame(51.5, 34.0, 0.55)].concat(),
Activity::Glassblower => [path("t", "M8 60V30C8 14 20 6 32 2C44 6 56 14 56 30V60Z"), path("b", "M13 58V31C13 19 22 12 30 9V58Z"), path("r", "M34 58V9C42 12 51 19 51 31V58Z"), path("y", "M13 34L30 24V44L13 50Z"), path("g", "M34 24L51 34V50L34 44Z"), circle("f", 32.0, 30.0, 9.0), path("h", "M32 21V39M23 30H41")].concat(),
Activity::Artisan => [path("s", "M14 6L30 36L26 40L10 12ZM50 6L34 36L38 40L54 12Z"), circle("y", 32.0, 36.0, 2.6), path("l a", "M28 38C18 38 12 44 14 52C16 60 28 58 28 50C28 46 27 42 30 39M36 38C46 38 52 44 50 52C48 60 36 58 36 50C36 46 37 42 34 39")].concat(),
Activity::Merchant => [rect("Y", [30.2, 8.0, 3.6, 46.0], 0.0), path("Y", "M20 58C20 53 44 53 44 58Z"), circle("y", 32.0, 8.0, 4.0), path("y", "M8 15C18 11 24 15 32 13C40 11 46 15 56 11V15C46 19 40 15 32 17C24 19 18 15 8 19Z"), path("h", "M11 18L3 38M11 18L19 38M53 14L45 32M53 14L61 32"), path("y", "M1 38H21C21 46 1 46 1 38ZM43 32H63C63 40 43 40 43 32Z"), circle("y", 8.0, 35.0, 3.6), circle("y", 14.0, 35.0, 3.6), path("r", "M48 32L50 24H56L58 32Z")].concat(),
Activity::Miller => [circle("l", 32.0, 32.0, 25.0), group("rotate(0 32 32)", &[rect("w", [30.2, 6.0, 3.6, 24.0], 0.0), rect("W", [25.0, 1.5, 14.0, 6.0], 1.0)]), group("rotate(45 32 32)", &[rect("w", [30.2, 6.0, 3.6, 24.0], 0.0), rect("W", [25.0, 1.5, 14.0, 6.0], 1.0)]), group("rotate(90 32 32)", &[rect("w", [30.2, 6.0, 3.6, 24.0], 0.0), rect("W", [25.0, 1.5, 14.0, 6.0], 1.0)]), group("rotate(135 32 32)", &[rect("w", [30.2, 6.0, 3.6, 24.0], 0.0), rect("W", [25.0, 1.5, 14.0, 6.0], 1.0)]), group("rotate(180 32 32)", &[rect("w", [30.2, 6.0, 3.6, 24.0], 0.0), rect("W", [25.0, 1.5, 14.0, 6.0], 1.0)]), group("rotate(225 32 32)", &[rect("w", [30.2, 6.0, 3.6, 24.0], 0.0), rect("W", [25.0, 1.5, 14.0, 6.0], 1.0)]), group("rotate(270 32 32)", &[rect("w", [30.2, 6.0, 3.6, 24.0], 0.0), rect("W", [25.0, 1.5, 14.0, 6.0], 1.0)]), group("rotate(315 32 32)", &[rect("w", [30.2, 6.0, 3.6, 24.0], 0.0), rect("W", [25.0, 1.5, 14.0, 6.0], 1.0)]), path("l o", "M32 12A20 20 0 1 1 31.9 12"), path("l i", "M32 12A20 20 0 1 1 31.9 12"), circle("y", 32.0, 32.0, 6.0), circle("k", 32.0, 32.0, 2.0), path("b", "M0 56C5 52 9 52 14 56C19 60 23 60 28 56C33 52 37 52 42 56C47 60 51 60 56 56C59 53 62 53 64 55V64H0Z")].concat(),
Activity::Innkeeper => [path("w", "M12 18H44V54C44 58 12 58 12 54Z"), path("l o", "M44 26C58 24 58 46 44 46"), path("l i", "M44 26C58 24 58 46 44 46"), path("S", "M11 25H45V29H11ZM11 46H45V50H11Z"), path("h", "M20 30V46M28 30V46M36 30V46"), path("x", "M10 18C6 12 12 7 17 9C19 3 28 3 31 8C36 4 44 8 42 13C47 15 46 20 43 20H38V26C38 29 33 29 33 26V20H12Z")].concat(),
Activity::Blacksmith => [path("S", "M4 30H18V26H60V32C50 32 46 36 42 40V46H48V56H16V46H24V40C16 40 6 38 4 30Z"), path("h", "M22 30H56M22 50H42"), group("rotate(-28 36 14)", &[rect("w", [34.0, 10.0, 28.0, 4.6], 1.0), rect("s", [26.0, 4.0, 11.0, 17.0], 1.5)]), path("f q", "M18 18L21 21L18 24L15 21ZM10 12L12 14L10 16L8 14ZM14 5L16 7L14 9L12 7Z")].concat(),
Activity::Militia => [group("rotate(-20 32 32)", &[rect("w", [30.4, 18.0, 3.2, 44.0], 0.0), path("s", "M22 4V16C22 20 30.4 20 30.4 20H33.6C33.6 20 42 20 42 16V4H38.5V14H33.8V2H30.2V14H25.5V4Z")]), group("rotate(24 32 32)", &[rect("w", [30.4, 10.0, 3.2, 52.0], 0.0), path("s", "M33.6 8C44 6 50 12 50 20C44 18 38 18 33.6 22ZM32 0L34.5 9H29.5Z")])].concat(),
Activity::Journeyman => [group("rotate(-38 32 32)", &[rect("w", [30.3, 0.0, 3.4, 64.0], 0.0)]), path("r", "M37 8C48 4 60 12 57 24C55 33 44 34 38 28C33 23 32 13 37 8Z"), path("y", "M35 8L31 4L36 1L40 5L44 1L48 5L42 9Z"), path("W", "M8 34H19V46L30 50C33 52 33 57 30 58H8Z"), path("h", "M8 54H31")].concat(),
Activity::Goldsmith => [path("y", "M8 22L18 32L24 12L32 30L40 12L46 32L56 22L51 50H13Z"), rect("Y", [12.0, 48.0, 40.0, 8.0], 2.0), circle("r", 24.0, 11.0, 3.6), circle("b", 40.0, 11.0, 3.6), circle("g", 8.0, 21.0, 3.2), circle("g", 56.0, 21.0, 3.2), circle("r", 32.0, 42.0, 4.0), path("b", "M21 38L24 42L21 46L18 42ZM43 38L46 42L43 46L40 42Z")].concat(),
Activity::Sculptor => [path("t", "M6 58V34L12 24H30L38 34V58Z"), path("h", "M12 34C16 31 18 31 20 34C22 31 25 31 28 34M20 34V43L16 44M14 50C18 52 23 52 26 50"), group("rotate(40 44 30)", &[rect("w", [42.0, 22.0, 4.0, 20.0], 0.0), path("s", "M41.5 42H46.5L45.5 56H42.5Z")]), group("rotate(-50 46 12)", &[rect("w", [44.0, 12.0, 4.5, 24.0], 1.0), rect("W", [37.0, 3.0, 18.0, 12.0], 2.0)])].concat(),
    }
}
