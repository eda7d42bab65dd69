//! The four heraldic charges of the families that play.

use troyes_rules::Family;

/// A family's charge in a square of 14; the neutral family has none.
pub(super) fn charge(family: Family) -> Option<&'static str> {
    Some(match family {
        Family::Blue => LILY,
        Family::Green => EAGLE,
        Family::Orange => LION,
        Family::Natural => TOWER,
        Family::Neutral => return None,
    })
}

/// A fleur-de-lis.
const LILY: &str = "M7 0C8.7 1.9 9.5 3.5 9.3 5.1C9.1 6.3 8.4 7.2 8.1 8.4C8.9 6.1 10.4 4.7 12 4.9C13.9 5.1 14.4 7.5 12.8 8.5C12.6 7.2 11.2 7.3 10.8 9H11.4V10.5H8.8C9 11.8 9.8 12.5 10.8 12.9C9.4 13.5 7.8 13.2 7 14C6.2 13.2 4.6 13.5 3.2 12.9C4.2 12.5 5 11.8 5.2 10.5H2.6V9H3.2C2.8 7.3 1.4 7.2 1.2 8.5C-.4 7.5 .1 5.1 2 4.9C3.6 4.7 5.1 6.1 5.9 8.4C5.6 7.2 4.9 6.3 4.7 5.1C4.5 3.5 5.3 1.9 7 0Z";
/// An eagle with its wings spread.
const EAGLE: &str = "M6.4 0C7.7 -.2 8.6 .7 8.4 1.9L8.7 3.6C10.2 3.4 11.5 2 12.1 .4C13.8 2 14.4 5.2 13.5 8.2L12.3 7.2L12.1 9.5L10.7 8.4L10.1 10.2L9 9L8.9 10.6L10.7 12.9L8.3 12.1L7 14L5.7 12.1L3.3 12.9L5.1 10.6L5 9L3.9 10.2L3.3 8.4L1.9 9.5L1.7 7.2L.5 8.2C-.4 5.2 .2 2 1.9 .4C2.5 2 3.8 3.4 5.3 3.6L5.5 2.5L4.1 2.2L5.3 1.2Z";
/// A lion that stands on its hind legs.
const LION: &str = "M4.4 .3L6.3 0L7.7 1L7.6 2.6L8.5 3.8C10 5 10.8 6.4 10.8 7.9C11.7 7.5 12 6.6 11.4 5.6C10.7 4.4 11 2.6 12.5 1.6L14 .6L13.5 3L12.6 3.7C12.4 4.3 12.9 4.9 13.1 5.7C13.5 7.4 12.7 9 11.1 9.6L11.8 11.6L11.2 13.6L8.8 14L9.6 12.5L8.8 10.7L6.8 11.4L6.1 13.6L3.4 14L4.5 12.5L4.7 10.6L6.4 8.9L5.4 8.2L2.5 9.3L.4 8.2L2.4 7.5L4.5 6.2L3.7 5.6L1.2 5.9L-.2 4.4L2 4.3L3.7 3.8L2.2 3L2.6 1.5Z";
/// A tower with battlements and a gate.
const TOWER: &str = "M1.8 0H4.4V2H5.7V0H8.3V2H9.6V0H12.2V5H11.2V12H12.2V14H8.7V10.4A1.7 1.7 0 0 0 5.3 10.4V14H1.8V12H2.8V5H1.8Z";
