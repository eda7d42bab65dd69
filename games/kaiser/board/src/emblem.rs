//! The emblem: the imperial crown under a canopy, above the shields of the seven electors.

use boards::path;
use boards::print::{Charge, Print, Short};
use kaiser_rules::Electorate;
use maud::Markup;

/// The shields from left to right, and how far down each of them hangs.
const SHIELDS: [(Electorate, f64); 7] = [
    (Electorate::Trier, 226.0),
    (Electorate::Pfalz, 238.0),
    (Electorate::Koeln, 246.0),
    (Electorate::Boehmen, 249.0),
    (Electorate::Mainz, 246.0),
    (Electorate::Sachsen, 238.0),
    (Electorate::Brandenburg, 226.0),
];

/// What the game is known by.
pub(super) fn emblem() -> Markup {
    let mut print = Print::default();
    print.raw("<radialGradient id=\"hall\" cx=\".5\" cy=\".42\" r=\".7\"><stop offset=\"0\" class=\"a-hall1\"/><stop offset=\"1\" class=\"a-hall2\"/></radialGradient><path d=\"M0 0H480V320H0Z\" fill=\"url(#hall)\" stroke=\"none\"/>");
    let mut rays = String::new();
    for ray in 0..32_u8 {
        let turned = f64::from(ray) * std::f64::consts::PI / 16.0;
        let at = |far: f64, turned: f64| {
            let (sin, cos) = turned.sin_cos();
            [240.0 + far * cos, 134.0 + far * sin]
        };
        let corners = [
            at(70.0, turned),
            at(380.0, turned - 0.045),
            at(380.0, turned + 0.045),
        ];
        for (place, [x, y]) in corners.into_iter().enumerate() {
            rays += if place == 0 { "M" } else { "L" };
            rays += &path!("{} {}", x, y);
        }
        rays += "Z";
    }
    print.edged(rays, "ray", 0.0);
    canopy(&mut print);
    print
        .shape("M128 204Q116 190 136 184Q240 168 344 184Q364 190 352 204Q360 222 344 226Q240 240 136 226Q120 222 128 204Z", "cushion")
        .faint("M136 184Q240 200 344 184M136 226Q240 212 344 226", 1.2, 0.45);
    for [x, y] in [
        [130.0, 186.0],
        [350.0, 186.0],
        [132.0, 226.0],
        [348.0, 226.0],
    ] {
        print.disc([x, y], 5.0, "gold", 1.3).coloured(
            path!("M{} {}v10m-3-10v8m6-8v8", x, y + 5.0),
            "gold2",
            1.4,
        );
    }
    print.placed([240.0, 166.0], 1.02, crown);
    for (place, (at, y)) in SHIELDS.into_iter().enumerate() {
        shield(&mut print, [26.0 + 62.0 * place as f64, y], at);
    }
    print.markup()
}

/// Curtains on both sides, and a fringe above.
fn canopy(print: &mut Print) {
    let edge = "M150 0C120 40 60 60 44 150C36 210 26 270 0 300";
    for turn in ["", " transform=\"matrix(-1 0 0 1 480 0)\""] {
        print
            .raw(format_args!("<g{turn}>"))
            .shape(format_args!("{edge}V0Z"), "velvet")
            .faint(
                "M110 0C80 50 34 70 26 170M70 0C50 40 16 70 10 150M144 8C110 46 54 64 40 160",
                1.2,
                0.5,
            )
            .line(edge, 7.0)
            .coloured(edge, "gold", 4.5)
            .raw("</g>");
    }
    let fringe = "q-20 22-40 0".repeat(12);
    print
        .shape(format_args!("M0 0H480V16{fringe}Z"), "velvet")
        .coloured(format_args!("M480 16{fringe}"), "gold", 3.0);
}

/// The crown, from the middle of its rim.
fn crown(print: &mut Print) {
    print
        .shape("M-62 0C-88-42-74-92 0-98C74-92 88-42 62 0Z", "velvet")
        .faint("M-30 0C-50-40-36-84 0-98C36-84 50-40 30 0", 1.0, 0.4);
    let pearl = |print: &mut Print, at: [f64; 2]| {
        print.disc(at, 3.2, "cream", 1.0);
    };
    for side in [-1.0, 1.0] {
        let bow = path!(
            "M{} -6C{} -46 {} -94 0-100",
            62.0 * side,
            90.0 * side,
            74.0 * side
        );
        print.line(&bow, 13.0).coloured(&bow, "gold", 10.0);
        for along in [0.2, 0.38, 0.56, 0.74, 0.9_f64] {
            let rest = 1.0 - along;
            let (one, two, three) = (
                rest.powi(3),
                3.0 * rest * rest * along,
                3.0 * rest * along * along,
            );
            let x = one * 62.0 + two * 90.0 + three * 74.0;
            let y = -6.0 * one - 46.0 * two - 94.0 * three - 100.0 * along.powi(3);
            pearl(print, [side * x, y]);
        }
    }
    print
        .line("M0-4V-100", 13.0)
        .coloured("M0-4V-100", "gold", 10.0);
    for number in 0..5_u8 {
        pearl(print, [0.0, -34.0 - 14.0 * f64::from(number)]);
    }
    print.shape("M-70 24L-74-8Q-61.5 10-49-8Q-36.7 10-24.5-8Q-12.2 10 0-8Q12.2 10 24.5-8Q36.7 10 49-8Q61.5 10 74-8L70 24Q0 40-70 24Z", "gold");
    for leaf in [-74.0, -49.0, -24.5, 0.0, 24.5, 49.0, 74.0] {
        print.edged(
            path!("M{} -8l-8-8q-2-7 5-7q-2-9 3-9q5 0 3 9q7 0 5 7Z", leaf),
            "gold",
            1.2,
        );
    }
    print.line("M-71 12Q0 28 71 12", 1.2);
    for (number, x) in [-56.0, -37.0, -18.5, 0.0, 18.5, 37.0, 56.0_f64]
        .into_iter()
        .enumerate()
    {
        let y = 22.0 - x * x / 3136.0 * 6.5;
        let colour = ["red", "blue", "green"][number % 3];
        if number % 2 == 1 {
            print.edged(path!("M{} {}l6 7l-6 7l-6-7Z", x, y - 7.0), colour, 1.0);
        } else {
            print.disc([x, y], 6.0, colour, 1.0);
        }
    }
    print
        .disc([0.0, -106.0], 9.0, "gold", 1.3)
        .line("M-9-106h18", 1.0)
        .edged("M-2.5-115v-7h-7v-5h7v-7h5v7h7v5h-7v7Z", "gold", 1.2);
}

/// The arms of an elector, after old blazons, on a shield that is 100 wide, from its left upper corner.
fn shield(print: &mut Print, [x, y]: [f64; 2], at: Electorate) {
    let (outline, field) = (
        "M0 0H100V61C100 94 72 109 50 118C28 109 0 94 0 61Z",
        "M0 0H100V118H0Z",
    );
    let cross = "M40 0H60V40H100V64H60V118H40V64H0V40H40Z";
    let id = at.id();
    print.raw(format_args!(
        "<g transform=\"translate({} {}) scale(.56)\"><clipPath id=\"arms-{id}\"><path d=\"{outline}\"/></clipPath><g clip-path=\"url(#arms-{id})\">",
        Short(x), Short(y)
    ));
    match at {
        Electorate::Trier => {
            print.edged(field, "cream", 0.0).edged(cross, "red", 0.0);
        }
        Electorate::Koeln => {
            print.edged(field, "cream", 0.0).edged(cross, "black", 0.0);
        }
        Electorate::Mainz => {
            print
                .edged(field, "red", 0.0)
                .raw("<path d=\"M50 23a30 30 0 1 0 .1 0ZM50 23v60M24 38l52 30M76 38L24 68\" class=\"l-cream\" stroke-width=\"7.5\"/>");
        }
        Electorate::Pfalz => {
            print.edged(field, "cream", 0.0);
            let mut lozenges = String::new();
            for row in 0..5_u8 {
                for column in 0..5_u8 {
                    let shift = f64::from(row % 2) * 12.5;
                    lozenges += &path!(
                        "M{} {}l12.5 16.5l-12.5 16.5l-12.5-16.5Z",
                        f64::from(column) * 25.0 + shift,
                        f64::from(row) * 33.0 - 16.5
                    );
                }
            }
            print.edged(lozenges, "blue", 0.0);
        }
        Electorate::Sachsen => {
            print
                .edged(field, "yellow", 0.0)
                .edged(
                    "M0 0h100v13H0ZM0 26h100v13H0ZM0 52h100v13H0ZM0 78h100v13H0ZM0 104h100v14H0Z",
                    "black",
                    0.0,
                )
                .raw("<path d=\"M-10 2L110 94\" class=\"l-green\" stroke-width=\"15\"/>");
        }
        Electorate::Brandenburg => {
            print
                .edged(field, "cream", 0.0)
                .charge(Charge::Eagle, [10.0, 12.0], 80.0, "red");
        }
        Electorate::Boehmen => {
            print
                .edged(field, "red", 0.0)
                .charge(Charge::Lion, [14.0, 14.0], 74.0, "cream");
        }
    }
    print.raw("</g>").line(outline, 3.5).raw("</g>");
}
