//! The sky and the country: clouds, stars, mills, trees, ships, tents, flags.

use std::fmt::Display;

use super::{Charge, Print};
use crate::path;

impl Print {
    /// A sky with fine lines, down to the horizon. The name tells its gradient from those of other skies of a page.
    pub fn sky(&mut self, name: &str, [width, height]: [f64; 2]) -> &mut Print {
        self.raw(format_args!(
            "<linearGradient id=\"sky-{name}\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" class=\"a-sky1\"/><stop offset=\"1\" class=\"a-sky2\"/></linearGradient><path d=\"M0 0H{width}V{height}H0Z\" fill=\"url(#sky-{name})\" stroke=\"none\"/>"
        ));
        let lines: String = (0..(height * 0.55 / 7.0) as u32)
            .map(|line| path!("M0 {}H{}", 6.0 + 7.0 * f64::from(line), width))
            .collect();
        self.faint(lines, 0.6, 0.16)
    }

    /// Stars, which come out at night.
    pub fn stars(&mut self, [width, height]: [f64; 2], number: u32) -> &mut Print {
        let mut stars = String::new();
        for star in 0..number {
            // Any scattering will do, if it is the same each time.
            let x = f64::from(star * 7919 % 1009) / 1009.0 * width;
            let y = f64::from(star * 6151 % 997) / 997.0 * height;
            let size = [0.8, 1.0, 1.4][star as usize % 3];
            stars += &path!(
                "M{} {}h{}v{}h{}Z",
                x,
                y,
                size * 1.6,
                size * 1.6,
                -size * 1.6
            );
        }
        self.edged(stars, "star", 0.0)
    }

    /// The sun, or the moon.
    pub fn sun(&mut self, at: [f64; 2], radius: f64) -> &mut Print {
        self.disc(at, radius, "sun", 1.2)
    }

    /// A cloud, from its left lower corner.
    pub fn cloud(&mut self, at: [f64; 2], scale: f64) -> &mut Print {
        self.placed(at, scale, |print| {
            print.raw("<path d=\"M0 0q4-14 18-10q8-14 24-5q14-6 18 7q12 0 12 8Z\" class=\"a-cloud l-cloudline\"/>");
        })
    }

    /// A windmill, from the middle of its foot.
    pub fn mill(&mut self, at: [f64; 2], scale: f64, turned: i32) -> &mut Print {
        self.placed(at, scale, |print| {
            print
                .shape("M-13 0L-8-44H8L13 0Z", "wall")
                .edged("M3 0L2-44H8L13 0Z", "wall2", 0.0)
                .line("M-15-20H15M-15-20L-11-14M15-20L11-14", 1.3)
                .shape("M-9-44Q-8-57 2-57Q11-55 9-44Z", "roof")
                .edged("M-2.5-34h5v7h-5Z", "win", 0.0)
                .shape("M-4 0V-9Q0-13 4-9V0Z", "dark")
                .raw("<g class=\"sails\">");
            for sail in 0..4 {
                print
                    .raw(format_args!(
                        "<g transform=\"translate(-2-49) rotate({})\">",
                        turned + 90 * sail
                    ))
                    .edged("M0-40h8v31h-8Z", "sail", 0.9)
                    .line(
                        "M0 0V-40M4-9V-40M0-10h8M0-15h8M0-20h8M0-25h8M0-30h8M0-35h8",
                        0.9,
                    )
                    .raw("</g>");
            }
            print.disc([-2.0, -49.0], 2.4, "gold", 1.0).raw("</g>");
        })
    }

    /// A round tree, from its foot.
    pub fn tree(&mut self, at: [f64; 2], scale: f64) -> &mut Print {
        self.placed(at, scale, |print| {
            print.line("M0 0V-12", 2.0).shape(
                "M-11-14C-16-24-6-32 0-30C8-34 16-23 11-14C5-9-6-9-11-14Z",
                "leaf",
            );
        })
    }

    /// A poplar, from its foot.
    pub fn poplar(&mut self, at: [f64; 2], scale: f64) -> &mut Print {
        self.placed(at, scale, |print| {
            print
                .line("M0 0V-10", 2.0)
                .shape("M0-6C-7-16-4-40 0-44C4-40 7-16 0-6Z", "leaf");
        })
    }

    /// A flag on its pole, from the pole's foot; the pole is so high, and the flag so wide.
    pub fn flag(
        &mut self,
        [x, y]: [f64; 2],
        [high, wide]: [f64; 2],
        colour: &str,
        (charge, on): (Charge, &str),
    ) -> &mut Print {
        let top = y - high;
        self.line(path!("M{} {}V{}", x, y, top), 2.0).shape(
            path!(
                "M{} {}C{} {} {} {} {} {}L{} {}L{} {}C{} {} {} {} {} {}Z",
                x,
                top + 1.0,
                x + wide * 0.35,
                top - 4.0,
                x + wide * 0.6,
                top + 6.0,
                x + wide,
                top + 2.0,
                x + wide - 4.0,
                top + wide * 0.34,
                x + wide,
                top + wide * 0.66,
                x + wide * 0.6,
                top + wide * 0.72,
                x + wide * 0.35,
                top + wide * 0.5,
                x,
                top + wide * 0.62
            ),
            colour,
        );
        self.charge(charge, [x + wide * 0.24, top + wide * 0.1], wide * 0.42, on)
    }

    /// A striped tent, from its left lower corner.
    pub fn tent(
        &mut self,
        [x, y]: [f64; 2],
        [width, height]: [f64; 2],
        colour: &str,
    ) -> &mut Print {
        let (middle, top) = (x + width / 2.0, y - height);
        let side = path!("M{} {}L{} {}L{} {}Z", x, y, middle, top, x + width, y);
        self.shape(&side, "canvas");
        for from in [0.08, 0.58] {
            let (left, right) = (x + width * from, x + width * (from + 0.2));
            self.edged(
                path!("M{} {}L{} {}H{}Z", middle, top, left, y, right),
                colour,
                0.0,
            );
        }
        let door = width * 0.1;
        self.edged(
            path!(
                "M{} {}L{} {}H{}Z",
                middle,
                top,
                middle - door,
                y,
                middle + door
            ),
            "dark",
            1.0,
        )
        .line(side, 1.3)
        .edged(path!("M{} {}v-9l9 3l-9 3", middle, top), colour, 1.2)
    }

    /// A ship under sail, from the middle of its hull at the water.
    pub fn ship(&mut self, at: [f64; 2], scale: f64, colour: &str) -> &mut Print {
        self.placed(at, scale, |print| {
            print
                .shape("M-24-10L-19 2H18L27-13L14-7H-14Z", "timber")
                .line("M0-7V-48M-15-8V-30M18-9L32-22", 1.6)
                .shape("M-2-42C16-38 18-22 14-13H-2C3-22 3-34-2-42Z", "canvas")
                .shape("M-17-28C-8-26-6-18-8-12H-17C-14-18-14-24-17-28Z", "canvas")
                .edged("M0-48q6-3 14 0q-5 3-14 4Z", colour, 1.0);
        })
    }

    /// A stretch of land or water, with an outline of this width.
    pub fn ground(&mut self, d: impl Display, colour: &str, edge: f64) -> &mut Print {
        self.edged(d, colour, edge)
    }
}
