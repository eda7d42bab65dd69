//! Towns: houses, churches, walls, a castle, and a cathedral with one finished tower.

use super::Print;
use crate::path;

/// How a house ends above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gable {
    /// In steps.
    Stepped,
    /// In a point, under a roof.
    Pointed,
    /// In the form of a bell.
    Bell,
    /// With the roof's long side to the street.
    Side,
    /// In a point, of beams and plaster.
    Timbered,
}

impl Print {
    /// So many windows in a field. Some of them stay dark at night.
    fn windows(
        &mut self,
        [x, y]: [f64; 2],
        [width, height]: [f64; 2],
        [columns, rows]: [u32; 2],
        [w, h]: [f64; 2],
    ) {
        let (mut lit, mut dark) = (String::new(), String::new());
        for row in 0..rows {
            for column in 0..columns {
                let left = x + width * (f64::from(column) + 0.5) / f64::from(columns) - w / 2.0;
                let top = y + height * (f64::from(row) + 0.5) / f64::from(rows) - h / 2.0;
                let to = if (column * 3 + row * 7 + left as u32).is_multiple_of(5) {
                    &mut dark
                } else {
                    &mut lit
                };
                *to += &path!("M{} {}h{}v{}h{}Z", left, top, w, h, -w);
            }
        }
        for (windows, colour) in [(lit, "win"), (dark, "win2")] {
            if !windows.is_empty() {
                self.edged(windows, colour, 0.0);
            }
        }
    }

    /// A house, from its left lower corner.
    pub fn house(
        &mut self,
        [x, y]: [f64; 2],
        [width, height]: [f64; 2],
        gable: Gable,
        wall: &str,
    ) -> &mut Print {
        let (top, middle, rise) = (y - height, x + width / 2.0, width * 0.62);
        match gable {
            Gable::Stepped => {
                let (step, up) = (width / 9.0, rise / 4.0);
                let (climb, fall) = (
                    path!("h{}v{}", step, -up).repeat(4),
                    path!("v{}h{}", up, step).repeat(4),
                );
                self.shape(
                    path!("M{} {}V{}", x, y, top)
                        + &climb
                        + &path!("h{}", step)
                        + &fall
                        + &path!("V{}Z", y),
                    wall,
                )
                .edged(
                    path!("M{} {}h4v6h-4Z", middle - 2.0, top - rise * 0.45),
                    "win",
                    0.0,
                );
            }
            Gable::Pointed => {
                self.block([x, top], [width, height], wall, 1.3)
                    .shape(
                        path!(
                            "M{} {}L{} {}L{} {}Z",
                            x - 2.0,
                            top,
                            middle,
                            top - rise,
                            x + width + 2.0,
                            top
                        ),
                        "roof",
                    )
                    .disc([middle, top - rise * 0.36], 2.4, "win", 0.0);
            }
            Gable::Bell => {
                let (low, high) = (top - rise * 0.6, top - rise * 0.7);
                self.shape(
                    path!(
                        "M{} {}V{}C{} {} {} {} {} {}Q{} {} {} {}C{} {} {} {} {} {}V{}Z",
                        x,
                        y,
                        top,
                        x + width * 0.2,
                        top,
                        x + width * 0.18,
                        low,
                        x + width * 0.36,
                        high,
                        middle,
                        top - rise * 1.15,
                        x + width * 0.64,
                        high,
                        x + width * 0.82,
                        low,
                        x + width * 0.8,
                        top,
                        x + width,
                        top,
                        y
                    ),
                    wall,
                )
                .disc([middle, top - rise * 0.4], 2.6, "win", 0.0);
            }
            Gable::Side => {
                self.block([x, top], [width, height], wall, 1.3)
                    .shape(
                        path!(
                            "M{} {}L{} {}H{}L{} {}Z",
                            x - 2.0,
                            top,
                            x + width * 0.14,
                            top - rise * 0.7,
                            x + width * 0.86,
                            x + width + 2.0,
                            top
                        ),
                        "roof",
                    )
                    .block(
                        [x + width * 0.66, top - rise * 0.95],
                        [4.0, rise * 0.35],
                        "wall2",
                        1.0,
                    );
            }
            Gable::Timbered => {
                let (one, two, right) = (top + height * 0.33, top + height * 0.66, x + width);
                self.block([x, top], [width, height], "plaster", 1.3)
                    .shape(
                        path!(
                            "M{} {}L{} {}L{} {}Z",
                            x - 3.0,
                            top,
                            middle,
                            top - rise * 1.1,
                            right + 3.0,
                            top
                        ),
                        "roof",
                    )
                    .coloured(
                        path!(
                            "M{} {}H{}M{} {}H{}M{} {}V{}M{} {}L{} {}L{} {}M{} {}L{} {}L{} {}",
                            x,
                            one,
                            right,
                            x,
                            two,
                            right,
                            middle,
                            top,
                            y,
                            x,
                            one,
                            middle,
                            top,
                            right,
                            one,
                            x,
                            two,
                            middle,
                            one,
                            right,
                            two
                        ),
                        "timber",
                        2.0,
                    );
            }
        }
        if gable == Gable::Timbered {
            self.windows(
                [x + 2.0, top + height * 0.35],
                [width - 4.0, height * 0.3],
                [2, 1],
                [5.0, 7.0],
            );
        } else {
            let columns = ((width / 9.0) as u32).max(1);
            let rows = ((height / 15.0) as u32).max(1);
            self.windows(
                [x + 2.0, top + 2.0],
                [width - 4.0, height - 4.0],
                [columns, rows],
                [4.0, 6.0],
            );
        }
        self
    }

    /// A tower with a spire so high, from its left lower corner.
    pub fn spire(
        &mut self,
        [x, y]: [f64; 2],
        [width, height]: [f64; 2],
        rise: f64,
        roof: &str,
    ) -> &mut Print {
        let (top, middle) = (y - height, x + width / 2.0);
        self.block([x, top], [width, height], "wall", 1.3)
            .block(
                [x + width * 0.62, top],
                [width * 0.38, height],
                "wall2",
                0.0,
            )
            .line(path!("M{} {}V{}H{}V{}", x, y, top, x + width, y), 1.3)
            .shape(
                path!(
                    "M{} {}L{} {}L{} {}Z",
                    x - 1.5,
                    top,
                    middle,
                    top - rise,
                    x + width + 1.5,
                    top
                ),
                roof,
            )
            .line(path!("M{} {}v9m-3-6h6", middle, top - rise - 9.0), 1.3);
        let mut slits = String::new();
        for slit in 0..(height / 22.0) as u32 {
            let foot = top + 19.0 + 22.0 * f64::from(slit);
            slits += &path!("M{} {}v-6q2.6-7 5.2 0v6Z", middle - 2.6, foot);
        }
        self.edged(slits, "win", 0.0)
    }

    /// A church with its spire on the left, from its left lower corner.
    pub fn church(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2], rise: f64) -> &mut Print {
        let tower = width * 0.26;
        let (left, eaves, nave) = (x + tower, y - height * 0.5, width - tower);
        self.block([left, eaves], [nave, height * 0.5], "wall", 1.3)
            .shape(
                path!(
                    "M{} {}L{} {}H{}L{} {}Z",
                    left,
                    eaves,
                    left + 4.0,
                    y - height * 0.82,
                    x + width - 8.0,
                    x + width + 2.0,
                    eaves
                ),
                "roof2",
            );
        let number = (nave / 14.0) as u32;
        let mut windows = String::new();
        for window in 0..number {
            let at = left + nave * (f64::from(window) + 0.5) / f64::from(number);
            let foot = y - height * 0.12;
            windows += &path!(
                "M{} {}v{}q3{} 6 0v{}Z",
                at - 3.0,
                foot,
                -height * 0.2,
                -height * 0.1,
                height * 0.2
            );
        }
        self.edged(windows, "win", 0.0);
        self.spire([x, y], [tower, height], rise, "roof2")
    }

    /// A wall of bricks with battlements, from one side to the other.
    pub fn rampart(&mut self, [left, right]: [f64; 2], y: f64, height: f64) -> &mut Print {
        let teeth = ((right - left) / 14.0) as usize;
        self.shape(
            path!("M{} {}V{}", left, y, y - height)
                + &"v-4h7v4h7".repeat(teeth)
                + &path!("H{}V{}Z", right, y),
            "brick",
        );
        let mut bricks = String::new();
        for row in 0..(height / 6.0) as u32 {
            let start = left + 4.0 + f64::from(row % 2) * 9.0;
            bricks += &path!("M{} {}", start, y - height + 6.0 + 6.0 * f64::from(row));
            bricks += &"h6m13 0".repeat(((right - 8.0 - start) / 19.0) as usize);
        }
        self.faint(bricks, 0.7, 0.45)
    }

    /// A round tower of a wall, from its left lower corner.
    pub fn turret(
        &mut self,
        [x, y]: [f64; 2],
        [width, height]: [f64; 2],
        roof: &str,
    ) -> &mut Print {
        let (top, middle) = (y - height, x + width / 2.0);
        self.block([x, top], [width, height], "brick", 1.3)
            .block([x + width * 0.6, top], [width * 0.4, height], "shadow", 0.0)
            .shape(
                path!(
                    "M{} {}L{} {}L{} {}Z",
                    x - 2.0,
                    top,
                    middle,
                    top - width * 1.1,
                    x + width + 2.0,
                    top
                ),
                roof,
            )
            .edged(path!("M{} {}h3v8h-3Z", middle - 1.5, top + 8.0), "win", 0.0)
    }

    /// A gate between two turrets, from its left lower corner.
    pub fn gate(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2]) -> &mut Print {
        let (middle, half) = (x + width / 2.0, width * 0.22);
        self.block([x, y - height], [width, height], "brick", 1.3)
            .turret([x - width * 0.28, y], [width * 0.34, height * 1.2], "roof")
            .turret([x + width * 0.94, y], [width * 0.34, height * 1.2], "roof")
            .shape(
                path!(
                    "M{} {}V{}Q{} {} {} {}V{}Z",
                    middle - half,
                    y,
                    y - height * 0.42,
                    middle,
                    y - height * 0.75,
                    middle + half,
                    y - height * 0.42,
                    y
                ),
                "dark",
            )
    }

    /// A castle, from its left lower corner.
    pub fn castle(&mut self, at: [f64; 2], scale: f64) -> &mut Print {
        self.placed(at, scale, |print| {
            print
                .block([0.0, -34.0], [70.0, 34.0], "wall", 1.3)
                .turret([-8.0, 0.0], [16.0, 52.0], "roof2")
                .turret([62.0, 0.0], [16.0, 46.0], "roof2")
                .block([24.0, -62.0], [24.0, 62.0], "wall", 1.3)
                .shape("M22-62L36-88L50-62Z", "roof2")
                .windows([26.0, -58.0], [20.0, 40.0], [2, 3], [4.0, 6.0]);
        })
    }

    /// The west front of a cathedral, one tower finished and the other in scaffolding, from its left lower corner.
    pub fn cathedral(&mut self, at: [f64; 2], scale: f64) -> &mut Print {
        self.placed(at, scale, |print| {
            print
                .block([64.0, -96.0], [70.0, 96.0], "wall2", 1.3)
                .shape("M60-96L70-128H126L138-96Z", "roof2");
            for bay in 0..4 {
                let x = 76.0 + 15.0 * f64::from(bay);
                print
                    .edged(path!("M{} -30v-40q3-10 6 0v40Z", x - 3.0), "win", 0.0)
                    .line(path!("M{} 0v-60l-2-10", x + 7.0), 2.0);
            }
            print
                .block([0.0, -110.0], [84.0, 110.0], "wall", 1.3)
                .block([-2.0, -176.0], [30.0, 176.0], "wall", 1.3)
                .block([18.0, -176.0], [10.0, 176.0], "wall2", 0.0)
                .line("M-2-176h30v176h-30Z", 1.3)
                .edged("M3-148v-12q3-6 6 0v12ZM13-148v-12q3-6 6 0v12ZM3-122v-12q3-6 6 0v12ZM13-122v-12q3-6 6 0v12Z", "win", 0.8)
                .shape("M-4-176H30v-4H-4Z", "wall")
                .edged("M-2-180l1.2-14l1.6 14ZM8-180l1.2-14l1.6 14ZM18-180l1.2-14l1.6 14ZM28-180l1.2-14l1.6 14Z", "wall", 1.0)
                .edged("M13-180v-16q4-3 8 0v6q-4-3-8 0", "gold", 1.0)
                .block([58.0, -124.0], [28.0, 124.0], "wall", 1.3)
                .shape("M58-124l4-5l5 3l6-6l6 5l7-2v5Z", "wall")
                .coloured("M56-60v-90M67-60v-90M78-60v-90M89-60v-90M54-70h38M54-90h38M54-110h38M54-130h38M56-70l33-20M56-110l33-20", "timber", 1.3)
                .coloured("M74-150v-18h26M74-160l10-8M98-168v20", "timber", 1.8)
                .block([94.0, -148.0], [8.0, 6.0], "wall", 1.0)
                .shape("M28-110L43-140L58-110Z", "wall")
                .disc([43.0, -119.0], 3.4, "win", 1.0)
                .line("M-2-52h88M-2-106h88", 1.4)
                .disc([43.0, -80.0], 20.0, "wall", 1.3)
                .disc([43.0, -80.0], 17.5, "glass", 1.3);
            rose(print);
            for (x, wide, high) in [(13.0, 18.0, 38.0), (43.0, 24.0, 46.0), (72.0, 18.0, 38.0)] {
                for (part, colour) in [(1.0, "wall2"), (0.78, "wall"), (0.56, "dark")] {
                    let (half, rise): (f64, f64) = (wide * part / 2.0, high * part);
                    print.edged(
                        path!("M{} 0V{}Q{} {} {} {}Q{} {} {} {}V0Z", x - half, -rise * 0.55, x - half, -rise * 0.8, x, -rise, x + half, -rise * 0.8, x + half, -rise * 0.55),
                        colour,
                        1.0,
                    );
                }
            }
        })
    }
}

/// A window like a rose, in the middle of the front.
fn rose(print: &mut Print) {
    let (x, y) = (43.0, -80.0);
    let mut spokes = String::new();
    for petal in 0..12_u8 {
        let (sin, cos) = (f64::from(petal) * std::f64::consts::PI / 6.0).sin_cos();
        spokes += &path!(
            "M{} {}L{} {}",
            x + 4.0 * cos,
            y + 4.0 * sin,
            x + 17.0 * cos,
            y + 17.0 * sin
        );
    }
    print.line(spokes, 1.0);
    for petal in 0..12_u8 {
        let (sin, cos) = ((f64::from(petal) + 0.5) * std::f64::consts::PI / 6.0).sin_cos();
        let colour = ["rose-a", "rose-b", "rose-c"][usize::from(petal % 3)];
        print.disc([x + 13.0 * cos, y + 13.0 * sin], 2.4, colour, 0.7);
    }
    print.disc([x, y], 4.5, "rose-c", 1.0);
}
