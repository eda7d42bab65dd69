//! The emblem: the cathedral between timbered houses, with dice and citizens on the square before it.

use boards::path;
use boards::print::{EMBLEM, Gable, Print, Short};
use maud::Markup;

/// Where the square begins.
const FOOT: f64 = 250.0;

/// What the game is known by.
pub(super) fn emblem() -> Markup {
    let mut print = Print::default();
    print
        .sky("square", EMBLEM)
        .stars([480.0, 140.0], 40)
        .sun([84.0, 58.0], 20.0)
        .cloud([330.0, 52.0], 1.2)
        .cloud([24.0, 112.0], 0.9)
        .edged("M0 214Q110 196 240 206T480 198V250H0Z", "far", 1.0);
    for (x, width, height) in [
        (-8.0, 40.0, 64.0),
        (30.0, 34.0, 84.0),
        (64.0, 38.0, 58.0),
        (100.0, 34.0, 76.0),
        (330.0, 36.0, 70.0),
        (364.0, 34.0, 92.0),
        (398.0, 40.0, 62.0),
        (438.0, 46.0, 84.0),
    ] {
        print.house([x, FOOT], [width, height], Gable::Timbered, "plaster");
    }
    print
        .cathedral([158.0, FOOT], 1.16)
        .shape("M0 248H480V320H0Z", "plaza");
    let mut flags = "M0 262H480M0 278H480M0 298H480".to_owned();
    for line in -8..=8_i8 {
        let from = f64::from(line);
        flags += &path!("M{} 248L{} 320", 240.0 + 26.0 * from, 240.0 + 70.0 * from);
    }
    print.faint(flags, 0.8, 0.25);
    die(
        &mut print,
        [104.0, 276.0],
        30.0,
        ("red", "cream"),
        [5, 3, 6],
    );
    die(
        &mut print,
        [360.0, 274.0],
        32.0,
        ("cream", "black"),
        [6, 2, 4],
    );
    die(
        &mut print,
        [424.0, 290.0],
        22.0,
        ("yellow", "black"),
        [4, 1, 5],
    );
    die(
        &mut print,
        [44.0, 292.0],
        20.0,
        ("black", "cream"),
        [2, 6, 3],
    );
    for (x, colour) in [
        (196.0, "blue"),
        (214.0, "green"),
        (262.0, "orange"),
        (282.0, "natural"),
    ] {
        print
            .shadow([x, 289.0], [9.0, 3.0])
            .shape(path!("M{} 288q1-20 8-22q7 2 8 22Z", x - 8.0), colour)
            .disc([x, 261.0], 5.5, colour, 1.3);
    }
    print.markup()
}

/// A die in parallel projection: what is above, on the left and on the right.
fn die(print: &mut Print, [x, y]: [f64; 2], size: f64, (body, pips): (&str, &str), faces: [u8; 3]) {
    let across = 0.866 * size;
    print.shadow([x, y + 1.02 * size], [1.05 * size, 0.34 * size]);
    let places = [
        [across, 0.5 * size, -across, 0.5 * size, x, y - size],
        [across, 0.5 * size, 0.0, size, x - across, y - 0.5 * size],
        [across, -0.5 * size, 0.0, size, x, y],
    ];
    for ((place, number), shade) in places.into_iter().zip(faces).zip([0.0, 0.14, 0.28]) {
        let place = place.map(|number| Short(number).to_string()).join(" ");
        print
            .raw(format_args!("<g transform=\"matrix({place})\">"))
            .edged("M0 0h1v1h-1Z", body, 0.045);
        if shade > 0.0 {
            print.raw(format_args!(
                "<path d=\"M0 0h1v1h-1Z\" fill=\"#000\" stroke=\"none\" opacity=\"{shade}\"/>"
            ));
        }
        for &(across, down) in pips_of(number) {
            let (cx, cy) = (0.5 + 0.27 * f64::from(across), 0.5 + 0.27 * f64::from(down));
            print.raw(format_args!(
                "<circle cx=\"{cx}\" cy=\"{cy}\" r=\".095\" class=\"a-{pips}\" stroke=\"none\"/>"
            ));
        }
        print.raw("</g>");
    }
}

fn pips_of(number: u8) -> &'static [(i8, i8)] {
    match number {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
    }
}
