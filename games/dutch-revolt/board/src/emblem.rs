//! The emblem: a town behind its walls, a windmill, and an army before it.

use boards::path;
use boards::print::{Charge, EMBLEM, Gable, Print};
use maud::Markup;

/// What the game is known by.
pub(super) fn emblem() -> Markup {
    let mut print = Print::default();
    print
        .sky("siege", EMBLEM)
        .stars([480.0, 130.0], 40)
        .sun([392.0, 62.0], 22.0)
        .cloud([40.0, 70.0], 1.2)
        .cloud([250.0, 48.0], 1.0)
        .edged("M0 186Q90 174 200 182T480 176V220H0Z", "far", 1.0);
    town(&mut print);
    print
        .shape("M0 222H480V250H0Z", "water")
        .faint(
            "M10 232h40M80 240h60M190 230h50M260 243h44M330 233h60M410 241h46",
            1.0,
            0.4,
        )
        .ship([330.0, 244.0], 0.8, "orange")
        .shape("M0 246Q80 236 160 250T330 258T480 250V320H0Z", "ground")
        .shape("M0 282Q120 262 240 280T480 276V320H0Z", "ground2")
        .faint(
            "M30 268l3-6m0 6l1-7M210 268l3-6m0 6l1-7M300 274l3-6m0 6l1-7M420 268l3-6m0 6l1-7M250 306l3-6m0 6l1-7M18 306l3-6m0 6l1-7",
            0.9,
            0.6,
        );
    camp(&mut print);
    print.markup()
}

fn town(print: &mut Print) {
    use Gable::{Bell, Pointed, Side, Stepped};
    let foot = 208.0;
    for (x, size, gable, wall) in [
        (128.0, [24.0, 34.0], Stepped, "brick2"),
        (150.0, [22.0, 44.0], Bell, "wall"),
        (170.0, [26.0, 30.0], Side, "wall"),
    ] {
        print.house([x, foot], size, gable, wall);
    }
    print.church([192.0, foot], [86.0, 88.0], 54.0);
    for (x, size, gable, wall) in [
        (262.0, [24.0, 40.0], Stepped, "wall"),
        (284.0, [22.0, 30.0], Pointed, "brick2"),
        (304.0, [26.0, 46.0], Stepped, "brick2"),
        (328.0, [22.0, 32.0], Bell, "wall"),
        (348.0, [24.0, 38.0], Pointed, "wall"),
    ] {
        print.house([x, foot], size, gable, wall);
    }
    print
        .rampart([104.0, 392.0], 222.0, 24.0)
        .turret([98.0, 224.0], [20.0, 44.0], "roof2")
        .turret([380.0, 224.0], [20.0, 44.0], "roof2")
        .gate([228.0, 224.0], [32.0, 38.0])
        .flag(
            [244.0, 186.0],
            [26.0, 24.0],
            "orange",
            (Charge::Lion, "black"),
        )
        .shape("M388 224Q400 196 436 196Q470 198 480 206V226Z", "ground")
        .mill([434.0, 198.0], 1.25, 22);
}

/// Tents, pikes, a cannon behind baskets of earth.
fn camp(print: &mut Print) {
    print
        .tent([14.0, 288.0], [60.0, 52.0], "purple")
        .tent([66.0, 276.0], [44.0, 38.0], "purple")
        .flag(
            [120.0, 296.0],
            [78.0, 44.0],
            "purple",
            (Charge::Saltire, "cream"),
        );
    for pike in 0..15_u8 {
        let (x, top) = (
            372.0 + 6.4 * f64::from(pike),
            228.0 - 3.0 * f64::from(pike % 3),
        );
        print
            .line(path!("M{} 300L{} {}", x, x + 4.0, top), 1.4)
            .edged(path!("M{} {}l-1.6 6h3.2Z", x + 4.0, top), "iron", 0.6);
    }
    for man in 0..9_u8 {
        let x = 376.0 + 10.0 * f64::from(man);
        print.disc([x, 292.0], 5.0, "iron", 1.3).edged(
            path!("M{} 312q0-15 7.5-15t7.5 15Z", x - 7.5),
            "purple",
            1.0,
        );
    }
    print.placed([206.0, 304.0], 1.15, |print| {
        print
            .shape("M-16-4L2-10L4-5L-14 0Z", "timber")
            .shape("M-10-14L30-23L32-17L-7-5Q-14-8-10-14Z", "iron")
            .disc([2.0, -7.0], 8.0, "timber", 1.3)
            .line("M-5-7h14M-1.5-13l7 12M5.5-13l-7 12", 1.0);
        for (x, y, size) in [
            (40.0, -25.0, 6.0),
            (51.0, -31.0, 10.0),
            (66.0, -34.0, 13.0),
            (84.0, -42.0, 11.0),
            (96.0, -38.0, 7.0),
        ] {
            print.disc([x, y], size, "smoke l-smokeline", 1.0);
        }
    });
    for x in [150.0, 170.0, 262.0, 282.0, 304.0] {
        print.placed([x, 318.0], 1.0, |print| {
            print
                .edged("M0-24h18v24H0Z", "wicker", 1.2)
                .line(
                    "M0-6q4.5 3 9 0t9 0M0-12q4.5 3 9 0t9 0M0-18q4.5 3 9 0t9 0",
                    0.8,
                )
                .edged("M-1-24q10-7 20 0Z", "ground2", 1.0);
        });
    }
}
