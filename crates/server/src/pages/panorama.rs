//! The panorama of the first page: a row of towns as in old books, with a camp, a mill, an estuary and a castle.

use boards::print::{Charge, Gable, Print};
use maud::{Markup, html};
use std::sync::LazyLock;

/// Where the towns stand.
const FOOT: f64 = 206.0;

/// The drawing, 1440 wide and 250 high. It is decoration.
pub(super) fn panorama() -> &'static Markup {
    static DRAWN: LazyLock<Markup> = LazyLock::new(|| {
        html! {
            svg class="print panorama" viewBox="0 0 1440 250" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" { (drawing()) }
        }
    });
    &DRAWN
}

fn drawing() -> Markup {
    let mut print = Print::default();
    print
        .sun([1142.0, 84.0], 26.0)
        .stars([1440.0, 120.0], 70)
        .cloud([96.0, 60.0], 1.4)
        .cloud([560.0, 104.0], 1.0)
        .cloud([1210.0, 30.0], 1.3)
        .edged(
            "M0 190Q160 160 330 184T700 176T1040 168T1300 172T1440 178V230H0Z",
            "far",
            1.0,
        );
    camp(&mut print);
    walled_town(&mut print);
    cathedral_town(&mut print);
    print
        .shape(
            "M1186 212Q1230 160 1300 158Q1370 160 1440 196V214Z",
            "ground",
        )
        .castle([1268.0, 164.0], 1.05)
        .flag(
            [1306.0, 74.0],
            [30.0, 34.0],
            "yellow",
            (Charge::Eagle, "black"),
        )
        .tree([1390.0, 198.0], 1.0)
        .tree([1412.0, 204.0], 1.2)
        .poplar([800.0, 207.0], 0.9)
        .poplar([786.0, 208.0], 0.75);
    water(&mut print);
    print.markup()
}

fn camp(print: &mut Print) {
    print
        .tent([18.0, FOOT], [52.0, 46.0], "purple")
        .tent([62.0, FOOT + 2.0], [40.0, 34.0], "purple")
        .flag(
            [112.0, FOOT + 4.0],
            [66.0, 38.0],
            "purple",
            (Charge::Saltire, "cream"),
        )
        .tree([140.0, FOOT], 1.0)
        .tree([4.0, FOOT], 1.1)
        .tree([160.0, FOOT + 2.0], 0.8)
        .shape("M168 212Q196 190 236 192Q268 194 286 212Z", "ground")
        .mill([228.0, FOOT - 14.0], 1.15, 28);
}

fn walled_town(print: &mut Print) {
    use Gable::{Bell, Pointed, Side, Stepped};
    for (x, size, gable, wall) in [
        (300.0, [26.0, 36.0], Stepped, "brick2"),
        (324.0, [24.0, 48.0], Bell, "wall"),
        (346.0, [28.0, 34.0], Side, "wall"),
        (372.0, [24.0, 52.0], Stepped, "brick2"),
    ] {
        print.house([x, FOOT], size, gable, wall);
    }
    print.church([398.0, FOOT], [104.0, 96.0], 74.0);
    for (x, size, gable, wall) in [
        (496.0, [26.0, 44.0], Stepped, "wall"),
        (520.0, [24.0, 34.0], Pointed, "brick2"),
        (542.0, [28.0, 54.0], Stepped, "brick2"),
        (568.0, [24.0, 40.0], Bell, "wall"),
        (590.0, [30.0, 34.0], Side, "wall"),
        (618.0, [24.0, 46.0], Stepped, "brick2"),
    ] {
        print.house([x, FOOT], size, gable, wall);
    }
    print
        .spire([640.0, FOOT], [20.0, 64.0], 34.0, "roof")
        .rampart([290.0, 664.0], FOOT + 8.0, 20.0)
        .turret([284.0, FOOT + 10.0], [20.0, 46.0], "roof2")
        .turret([654.0, FOOT + 10.0], [20.0, 46.0], "roof2")
        .gate([448.0, FOOT + 10.0], [34.0, 38.0])
        .flag(
            [465.0, FOOT - 26.0],
            [34.0, 28.0],
            "orange",
            (Charge::Lion, "black"),
        );
}

fn cathedral_town(print: &mut Print) {
    for (x, size) in [
        (812.0, [34.0, 56.0]),
        (846.0, [30.0, 72.0]),
        (876.0, [34.0, 50.0]),
    ] {
        print.house([x, FOOT], size, Gable::Timbered, "plaster");
    }
    print.cathedral([916.0, FOOT], 0.92);
    for (x, size) in [
        (1044.0, [32.0, 60.0]),
        (1076.0, [34.0, 78.0]),
        (1110.0, [32.0, 52.0]),
    ] {
        print.house([x, FOOT], size, Gable::Timbered, "plaster");
    }
    print
        .tree([1152.0, FOOT], 1.1)
        .poplar([1172.0, FOOT + 2.0], 0.9)
        .poplar([1186.0, FOOT + 1.0], 1.05);
}

fn water(print: &mut Print) {
    print
        .shape(
            "M0 212Q300 204 640 214L690 226H770L820 212Q1100 206 1440 212V250H0Z",
            "ground",
        )
        .edged(
            "M0 236Q300 224 660 222Q720 204 800 220Q1100 226 1440 232V260H0Z",
            "water",
            1.0,
        )
        .edged("M666 221Q690 196 730 194Q776 196 806 221Z", "water", 0.0)
        .faint(
            "M60 238h70M210 232h50M330 240h90M520 234h60M640 242h70M820 236h60M930 242h90M1100 238h60M1230 244h80M1360 238h50",
            1.0,
            0.35,
        )
        .ship([730.0, FOOT + 16.0], 1.15, "orange")
        .ship([600.0, FOOT + 34.0], 0.9, "blue")
        .ship([1010.0, FOOT + 36.0], 0.8, "yellow")
        .ship([180.0, FOOT + 38.0], 0.75, "red");
}
