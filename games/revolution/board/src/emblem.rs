//! The emblem: five banners on a map of the Low Countries that lies on a table.

use boards::geo::{Area, AreaKind};
use boards::path;
use boards::print::{Charge, Print};
use maud::Markup;

use super::atlas;

/// Corners that are nearer to each other than this are one at the size of an emblem.
const NEAR: f64 = 7.0;

/// What the game is known by.
pub(super) fn emblem() -> Markup {
    let mut print = Print::default();
    print.edged("M0 0H480V320H0Z", "desk", 0.0).faint(
        "M0 20Q240 25 480 17M0 54Q240 59 480 51M0 88Q240 93 480 85M0 122Q240 127 480 119M0 156Q240 161 480 153M0 190Q240 195 480 187M0 224Q240 229 480 221M0 258Q240 263 480 255M0 292Q240 297 480 289",
        1.0,
        0.18,
    );
    let sheet = "M16 52L438 18L466 288L28 304Z";
    print
        .edged("M22 64L444 26L472 296L34 314Z", "shadow", 0.0)
        .raw(format_args!("<clipPath id=\"chart\"><path d=\"{sheet}\"/></clipPath><g clip-path=\"url(#chart)\"><g transform=\"translate(-120 4) scale(.64 .385) rotate(-3)\" stroke-width=\"2.6\">"))
        .edged("M-200-200H1400V1500H-200Z", "sea", 0.0);
    lands(&mut print);
    print
        .raw("</g></g>")
        .line(sheet, 1.6)
        .line("M22 57L433 24L459 283L34 298Z", 0.8);
    print.placed([92.0, 112.0], 1.0, |print| {
        print
            .edged("M0-34L6-6L34 0L6 6L0 34L-6 6L-34 0L-6-6Z", "sheet", 1.2)
            .edged("M0-34V34L6 6L34 0L6-6ZM-34 0H0L-6 6Z", "shadow", 0.0);
    });
    print.ship([66.0, 190.0], 0.7, "orange");
    for (at, size, colour, charge, on) in [
        ([330.0, 96.0], 0.84, "orange", Charge::Book, "black"),
        ([204.0, 150.0], 0.98, "blue", Charge::Cog, "cream"),
        ([372.0, 176.0], 1.0, "red", Charge::Saltire, "cream"),
        ([120.0, 254.0], 1.1, "green", Charge::Coronet, "cream"),
        ([270.0, 242.0], 1.15, "yellow", Charge::Cross, "black"),
    ] {
        print.placed(at, size, |print| {
            print
                .edged("M0 0l62 20l-6 4Z", "shadow", 0.0)
                .line("M0 0V-96", 3.2)
                .disc([0.0, -98.0], 3.4, "gold", 1.0)
                .shape("M0-93c14-7 28 7 46 0v40c-18 7-32-7-46 0Z", colour)
                .charge(charge, [10.0, -88.0], 27.0, on)
                .disc([0.0, 0.0], 4.0, "ink", 0.0);
        });
    }
    print.markup()
}

/// The lands in the colours of those who hold them at the height of a game.
fn lands(print: &mut Print) {
    let shores: String = atlas()
        .areas()
        .filter(|(_, area)| area.kind != AreaKind::Sea)
        .map(|(_, area)| outline(area))
        .collect();
    print
        .raw(format_args!("<path d=\"{shores}\" class=\"l-sea2\" stroke-width=\"34\"/><path d=\"{shores}\" class=\"l-sea3\" stroke-width=\"16\"/>"));
    for (_, area) in atlas()
        .areas()
        .filter(|(_, area)| area.kind != AreaKind::Sea)
    {
        print.shape(outline(area), held_by(&area.id));
    }
}

fn held_by(land: &str) -> &'static str {
    match land {
        "groningen" | "friesland" | "drenthe" => "of-orange",
        "holland" | "zeeland" | "generality" => "of-blue",
        "utrecht" | "brabant" | "liege" | "trier" | "koeln" | "maastricht" => "of-yellow",
        "artois" | "hainault" | "cleve" | "juelich" => "of-green",
        "france" | "empire" => "foreign",
        _ => "of-red",
    }
}

/// The outline of a land, as few corners as the eye wants.
fn outline(area: &Area) -> String {
    let mut outline = String::new();
    for ring in &area.rings {
        let mut last: Option<[f64; 2]> = None;
        for corner in atlas().corners(ring) {
            let [x, y] = [corner.x.round(), corner.y.round()];
            match last {
                None => outline += &path!("M{} {}", x, y),
                Some([from, down]) if f64::hypot(x - from, y - down) < NEAR => continue,
                Some([from, down]) => outline += &path!("l{} {}", x - from, y - down),
            }
            last = Some([x, y]);
        }
        outline += "Z";
    }
    outline
}
