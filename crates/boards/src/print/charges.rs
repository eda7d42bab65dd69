//! What stands on shields and flags.

use super::{Print, Short};

/// A sign on a shield or a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charge {
    /// A book.
    Book,
    /// A ship.
    Cog,
    /// A coronet.
    Coronet,
    /// A cross.
    Cross,
    /// An eagle.
    Eagle,
    /// A lion.
    Lion,
    /// A ragged saltire.
    Saltire,
}

impl Charge {
    /// Its outline, and how large the field is that it fills.
    fn outline(self) -> (&'static str, f64) {
        match self {
            Charge::Book => (
                "M7.4 4.2C5.4 2.6 3.2 2.4 .8 3V13C3.2 12.4 5.4 12.6 7.4 14.2ZM8.6 4.2C10.6 2.6 12.8 2.4 15.2 3V13C12.8 12.4 10.6 12.6 8.6 14.2Z",
                16.0,
            ),
            Charge::Cog => (
                "M7.2 1H8.8V2.4C12 3 13.4 5.6 13.4 9H8.8V10H15L12.8 14.6H3.2L1 10H7.2V9H2.6C2.6 5.6 4 3 7.2 2.4Z",
                16.0,
            ),
            Charge::Coronet => (
                "M1 4L4.6 7.4L8 2L11.4 7.4L15 4L13.6 11H2.4ZM2.4 12.4H13.6V14.6H2.4Z",
                16.0,
            ),
            Charge::Cross => ("M6 1H10V5H14.5V9H10V15H6V9H1.5V5H6Z", 16.0),
            Charge::Eagle => (
                "M6.4 0C7.7-.2 8.6.7 8.4 1.9L8.7 3.6C10.2 3.4 11.5 2 12.1.4C13.8 2 14.4 5.2 13.5 8.2L12.3 7.2L12.1 9.5L10.7 8.4L10.1 10.2L9 9L8.9 10.6L10.7 12.9L8.3 12.1L7 14L5.7 12.1L3.3 12.9L5.1 10.6L5 9L3.9 10.2L3.3 8.4L1.9 9.5L1.7 7.2L.5 8.2C-.4 5.2.2 2 1.9.4C2.5 2 3.8 3.4 5.3 3.6L5.5 2.5L4.1 2.2L5.3 1.2Z",
                14.0,
            ),
            Charge::Lion => (
                "M4.4.3L6.3 0L7.7 1L7.6 2.6L8.5 3.8C10 5 10.8 6.4 10.8 7.9C11.7 7.5 12 6.6 11.4 5.6C10.7 4.4 11 2.6 12.5 1.6L14 .6L13.5 3L12.6 3.7C12.4 4.3 12.9 4.9 13.1 5.7C13.5 7.4 12.7 9 11.1 9.6L11.8 11.6L11.2 13.6L8.8 14L9.6 12.5L8.8 10.7L6.8 11.4L6.1 13.6L3.4 14L4.5 12.5L4.7 10.6L6.4 8.9L5.4 8.2L2.5 9.3L.4 8.2L2.4 7.5L4.5 6.2L3.7 5.6L1.2 5.9L-.2 4.4L2 4.3L3.7 3.8L2.2 3L2.6 1.5Z",
                14.0,
            ),
            Charge::Saltire => (
                "M1 3.4L3.4 1L5 2.6L6.2 1.6L6.6 4.2L8 5.6L9.4 4.2L9.8 1.6L11 2.6L12.6 1L15 3.4L13.4 5L14.4 6.2L11.8 6.6L10.4 8L11.8 9.4L14.4 9.8L13.4 11L15 12.6L12.6 15L11 13.4L9.8 14.4L9.4 11.8L8 10.4L6.6 11.8L6.2 14.4L5 13.4L3.4 15L1 12.6L2.6 11L1.6 9.8L4.2 9.4L5.6 8L4.2 6.6L1.6 6.2L2.6 5Z",
                16.0,
            ),
        }
    }
}

impl Print {
    /// A charge, from its left upper corner.
    pub fn charge(
        &mut self,
        charge: Charge,
        [x, y]: [f64; 2],
        size: f64,
        colour: &str,
    ) -> &mut Print {
        let (outline, field) = charge.outline();
        let (x, y) = (Short(x), Short(y));
        let scale = (size / field * 1000.0).round() / 1000.0;
        self.push(format_args!(
            "<path transform=\"translate({x} {y}) scale({scale})\" d=\"{outline}\" class=\"a-{colour}\" stroke=\"none\"/>"
        ))
    }
}
